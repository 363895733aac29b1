"""The guided first game of The Lord of the Rings in a real browser."""

from playwright.sync_api import expect

from tests.web.coach import apart
from tests.web.conftest import People
from tests.web.lessons.pupil import MOUSE_EN_KEYS_FR, Pupil
from tests.web.person import Way
from tests.web.test_shell import faults_by_day_and_night, fits

BEARER = {"en": "Ring-bearer", "fr": "Porteur", "de": "Ringträger"}


class Hobbit(Pupil):
    game = "quest"

    def card(self, kind: str) -> None:
        self.press(f'.hand [data-at="held-0-{kind}"]')

    def tab(self, name: str) -> None:
        """Open a tab. On a phone the hand, Gandalf and the rest share one place."""
        if self.way == "touch":
            self.press(f"[data-at=tab-{name}]")

    # -- the lesson, in parts -------------------------------------------------------------------

    def turn_tiles(self) -> None:
        """Reveal a dark tile, then one that ends the drawing."""
        self.read("welcome", "line", "you")
        self.told("tile")
        self.choose("pass")
        self.told("burden")
        self.choose("pass")
        self.read("board")
        self.told("activity")
        turn = self.page.locator('.bw-prompt [data-choice="pass"]')
        label = turn.text_content() or ""
        self.choose("pass")
        expect(turn).not_to_have_text(label)  # the choice has been carried out
        self.choose("pass")
        self.read("tokens", "hand")
        self.told("grey")

    def play_grey(self) -> None:
        self.card("grey_fighting")
        self.choose("play grey_fighting")
        self.told("gandalf")

    def call_gandalf(self) -> None:
        self.tab("gandalf")
        self.press("[data-at=gandalf-call]")
        self.choose("call gandalf")
        self.told("healing")
        self.press("[data-at=use-healing]")
        self.choose("healing frodo")
        self.choose("done")
        self.tab("hand")
        self.told("white")

    def play_white(self) -> None:
        """Play a white card, which is a joker for Frodo, and choose its line on the board."""
        self.card("white_friendship")
        self.press('.track [data-choice="play white_friendship on fighting"]')
        self.read("sundial")
        self.told("orcs")

    def pledge(self) -> None:
        self.card("white_travelling")
        self.press(".bw-prompt .bw-btn--primary")
        self.read("die")
        self.told("ring")

    def put_on_the_ring(self) -> None:
        self.press(".hobbit button.can-ring")
        self.choose("put on the ring")
        self.told("three")

    def leave_moria(self) -> None:
        self.press('.track [data-choice="advance fighting"]')
        self.told("athelas")
        self.choose("play athelas")
        self.read("bearer")
        self.told("end")
        expect(self.page.locator(".hobbit").nth(1)).to_contain_text(BEARER[self.lang])

    def play_on(self) -> None:
        """Play on after the guide ends: Sam acts by himself, and the learner decides as in any game."""
        self.end()
        expect(self.page.locator(".pay .slot")).to_have_count(1)
        self.press('.hand .legal[data-at="held-0-white_joker"]')  # not while events are still narrated
        self.press(".bw-prompt .bw-btn--primary")
        expect(self.page.locator(".way [aria-current=step] [data-key=about-helms_deep]")).to_be_visible()


@MOUSE_EN_KEYS_FR
def test_the_quest_is_learned(people: People, way: Way, lang: str) -> None:
    # Also in the smaller window of a laptop.
    pupil = Hobbit(people, way, lang, (1280, 720) if way == "keys" else (1440, 900))
    page = pupil.page
    pupil.turn_tiles()
    expect(page.locator(".hobbit").first.locator("[data-at=token-0-heart]")).to_contain_text("1")
    pupil.play_grey()
    expect(page.locator(".rings i")).to_have_count(1)  # only Gandalf
    expect(page.locator("[data-at=gandalf-call]")).to_be_in_viewport(ratio=0.9)
    assert apart(page, ".coach", "[data-at=gandalf-call]")
    pupil.call_gandalf()
    pupil.play_white()
    assert apart(page, ".coach", ".pay")
    pupil.pledge()
    expect(page.locator(".rings i")).to_have_count(1)
    pupil.put_on_the_ring()
    pupil.leave_moria()
    if (way, lang) == ("keys", "fr"):
        assert faults_by_day_and_night(page) == []
    pupil.play_on()


def test_another_choice_is_undone_and_the_wanted_one_is_ringed(people: People) -> None:
    pupil = Hobbit(people)
    page = pupil.page
    pupil.turn_tiles()
    # Another choice is allowed and explained. Sam then plays by himself, and all of it is undone for free.
    pupil.choose("draw")
    expect(page.locator(".coach")).to_contain_text("That works too")
    page.locator(".coach").get_by_role("button", name="Undo").click()
    pupil.told("grey")
    # The wanted card is ringed and, once it is chosen, the line as well. The guide covers nothing of it.
    pupil.card("grey_fighting")
    expect(page.locator(".rings i")).to_have_count(2)
    assert apart(page, ".coach", ".qb")
    pupil.card("grey_fighting")  # put the card back
    expect(page.locator(".rings i")).to_have_count(1)
    pupil.play_grey()
    pupil.call_gandalf()
    pupil.play_white()
    # The same step again after a reload, with Sam's pledges.
    page.reload()
    pupil.told("orcs")
    pupil.stands_at(15)
    expect(page.locator(".pay .slot.full")).to_have_count(4)
    assert apart(page, ".coach", ".pay")
    pupil.pledge()


def test_on_a_phone_the_quest_is_learned_by_touch_and_nothing_is_covered(people: People) -> None:
    pupil = Hobbit(people, "touch", "de", (390, 844))
    page = pupil.page
    pupil.turn_tiles()
    pupil.card("grey_fighting")
    expect(page.locator(".rings i")).to_have_count(2)
    assert apart(page, ".coach", ".track [data-choice]")
    assert apart(page, ".coach", ".hand [data-at=held-0-grey_fighting]")
    assert fits(page)
    assert faults_by_day_and_night(page) == []
    pupil.card("grey_fighting")
    pupil.play_grey()
    # First the tab with Gandalf is ringed, and then the button.
    expect(page.locator(".rings i")).to_have_count(1)
    assert apart(page, ".coach", "[data-at=tab-gandalf]")
    pupil.call_gandalf()
    pupil.play_white()
    assert apart(page, ".coach", "[data-at=slots]")
    assert fits(page)
    assert faults_by_day_and_night(page) == []
    pupil.pledge()
    assert apart(page, ".coach", "button.can-ring")
    pupil.put_on_the_ring()
    assert apart(page, ".coach", '.track [data-choice="advance fighting"]')
    assert fits(page)
    pupil.leave_moria()
    assert faults_by_day_and_night(page) == []
    pupil.play_on()
