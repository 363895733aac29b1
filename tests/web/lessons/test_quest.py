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
        """On a phone the hand, Gandalf and the rest share one place."""
        if self.way == "touch":
            self.press(f"[data-at=tab-{name}]")

    # -- the lesson, in parts -------------------------------------------------------------------

    def turn_tiles(self) -> None:
        """A dark one, then one that leads on."""
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
        expect(turn).not_to_have_text(label)  # now it is carried out
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
        """A white card is a joker for Frodo, so that a line is chosen, on the board."""
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
        """The lesson ends, Sam goes on by himself, and the learner is put to the test as in any game."""
        self.end()
        expect(self.page.locator(".pay .slot")).to_have_count(1)
        self.press('.hand .legal[data-at="held-0-white_joker"]')  # not while it is still told what happened
        self.press(".bw-prompt .bw-btn--primary")
        expect(self.page.locator(".way [aria-current=step] [data-key=about-helms_deep]")).to_be_visible()


@MOUSE_EN_KEYS_FR
def test_the_quest_is_learned(people: People, way: Way, lang: str) -> None:
    # The lesser room of a laptop, too.
    pupil = Hobbit(people, way, lang, (1280, 720) if way == "keys" else (1440, 900))
    page = pupil.page
    pupil.turn_tiles()
    expect(page.locator(".hobbit").first.locator("[data-at=token-0-heart]")).to_contain_text("1")
    pupil.play_grey()
    expect(page.locator(".rings i")).to_have_count(1)  # Gandalf alone, and no other way to him
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


def test_whoever_goes_astray_comes_back_and_what_is_wanted_is_ringed(people: People) -> None:
    pupil = Hobbit(people)
    page = pupil.page
    pupil.turn_tiles()
    # Another choice is allowed and remarked on. Sam plays by himself then, and all of it is taken back for free.
    pupil.choose("draw")
    expect(page.locator(".coach")).to_contain_text("That works too")
    page.locator(".coach").get_by_role("button", name="Undo").click()
    pupil.told("grey")
    # What is wanted is ringed: the card, and when it is chosen the line as well. The guide covers nothing of it.
    pupil.card("grey_fighting")
    expect(page.locator(".rings i")).to_have_count(2)
    assert apart(page, ".coach", ".qb")
    pupil.card("grey_fighting")  # not chosen after all
    expect(page.locator(".rings i")).to_have_count(1)
    pupil.play_grey()
    pupil.call_gandalf()
    pupil.play_white()
    # The very step again after a reload, with what Sam has pledged.
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
    # Where to look for Gandalf is ringed, and then what to press.
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
