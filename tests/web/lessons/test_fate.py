"""The guided first game of Fate of the Fellowship in a real browser."""

import re

from playwright.sync_api import Locator, TimeoutError, expect

from tests.web.coach import apart, ringed
from tests.web.conftest import People
from tests.web.lessons.pupil import MOUSE_FR_KEYS_EN, Pupil
from tests.web.person import Way
from tests.web.test_shell import faults_by_day_and_night, fits

HOPE = {"en": "Hope", "fr": "Espoir", "de": "Hoffnung"}
FINISH = {"en": "Finish", "fr": "Terminer", "de": "Beenden"}
DRAWS = {
    "en": re.compile(r"Guest \d+ draws"),
    "fr": re.compile(r"Invité \d+ pioche"),
    "de": re.compile(r"Gast \d+ zieht"),
}
# Events are narrated line by line, with one button for the next line and one to skip to the end.
TELLING = "body:not(:has(.coach[data-ready=true]))"
SKIP = f"{TELLING} .bw-prompt .choice.bw-btn--primary:not([data-choice]) + .choice:not([data-choice])"
MAX_TELLINGS = 50


class Friend(Pupil):
    game = "fate"

    def told(self, step: str) -> None:
        self.hear(self.page.locator(f"[data-coach={step}][data-ready=true]"))
        super().told(step)

    def press(self, what: str | Locator) -> None:
        thing = self.page.locator(what) if isinstance(what, str) else what
        self.hear(thing)
        super().press(thing)

    def hear(self, until: Locator) -> None:
        """Skip the narrated lines until this element exists."""
        skip = self.page.locator(SKIP)
        for _ in range(MAX_TELLINGS):
            until.or_(skip).first.wait_for(state="attached")
            if until.count():
                return
            self.hear_no_more(skip)

    def hear_no_more(self, skip: Locator) -> None:
        if self.way == "keys":
            self.page.keyboard.press("Escape")
            return
        try:
            self.person.press(skip.first, 1_000)
        except TimeoutError:  # the narration had ended by itself
            return

    def go_to(self, place: str) -> None:
        self.press(f"[data-place={place}].can")

    # -- the lesson, in parts -------------------------------------------------------------------

    def look_around(self) -> None:
        self.told("welcome")
        assert apart(self.page, ".coach", "[data-at=goals]")
        self.read("welcome", "hope")
        self.told("map")
        expect(self.page.locator(".rings i")).to_have_count(2)  # Frodo, and the Nazgûl with the Eye
        assert apart(self.page, ".coach", "[data-at=riders-rhudaur]")
        self.read("map")
        self.told("turn")
        self.choose("act frodo_sam")

    def travel(self) -> None:
        self.told("travel")
        self.go_to("rivendell")
        self.press(self.page.locator("[data-piece=merry_pippin].can .grip"))
        self.choose("take along merry_pippin")
        self.told("hide")
        self.choose("search")

    def save_hope(self) -> None:
        self.told("dice")
        if not self.page.locator('.bw-prompt [data-choice="reroll weary"]').count():  # on small screens
            self.press(self.page.locator("[data-at=die-weary]"))
        self.choose("reroll weary", "spend dale_resistance", "pass")

    def win_the_blessing(self) -> None:
        self.told("blessing")
        self.choose("objective blessing_elves")
        self.read("blessed")
        self.told("prepare")
        self.press(self.page.locator('.hand [data-choice="prepare rhudaur_resistance"]'))
        self.choose("prepare rhudaur_resistance")
        self.told("muster")
        self.choose("muster 1")

    def fight(self) -> None:
        self.told("attack")
        self.choose("act aragorn")
        self.press(self.page.locator("[data-at=deed-attack]"))
        self.choose("attack 3")
        self.told("battle")
        self.choose("pass", "valor")
        self.told("draw")
        self.choose("done")

    def answer_the_omen(self) -> None:
        self.read("skies")
        self.told("event")
        self.choose("play orc_infighting")
        self.go_to("hollin")
        self.choose("number 2")

    def bear_the_shadow(self) -> None:
        self.told("shadow")
        self.choose("pass")
        self.told("advance")
        self.choose("pass")
        self.told("reinforce")
        self.choose("pass")

    def watch_the_partner(self) -> None:
        self.read("partner")
        self.told("fellowship")
        self.choose("yes")
        self.told("end")

    def play_on(self) -> None:
        """Play on after the guide ends: the partner plays by itself."""
        expect(self.page.locator("[data-at=hope]")).to_contain_text(f"{HOPE[self.lang]} 6")
        self.end()
        self.choose("act aragorn")
        self.press(self.page.locator(".bw-prompt").get_by_role("button", name=FINISH[self.lang]))
        self.choose("done")
        expect(self.page.locator(".bw-log li").filter(has_text=DRAWS[self.lang])).to_have_count(4)


@MOUSE_FR_KEYS_EN
def test_the_fate_of_the_fellowship_is_learned(people: People, way: Way, lang: str) -> None:
    pupil = Friend(people, way, lang)
    pupil.look_around()
    pupil.told("travel")
    ringed(pupil.page, "[data-name=rivendell]")  # the wanted place is readable
    pupil.travel()
    pupil.save_hope()
    pupil.win_the_blessing()
    pupil.fight()
    pupil.told("skies")
    expect(pupil.page.locator(".rings i")).to_have_count(3)
    pupil.answer_the_omen()
    pupil.bear_the_shadow()
    pupil.watch_the_partner()
    pupil.play_on()


def test_another_choice_is_undone_and_nothing_is_lost(people: People) -> None:
    pupil = Friend(people)
    page = pupil.page
    pupil.look_around()
    pupil.told("travel")
    # Another way is allowed, explained and undone for free.
    page.locator("[data-place=hollin].can").click()
    expect(page.locator(".coach")).to_contain_text("A way of your own!")
    page.locator(".coach").get_by_role("button", name="Undo").click()
    pupil.told("travel")
    pupil.travel()
    pupil.save_hope()
    pupil.told("blessing")
    # Nothing was lost, and a reload returns to the same step.
    page.reload()
    pupil.told("blessing")
    pupil.stands_at(8)
    expect(page.locator("[data-at=hope]")).to_contain_text("Hope 5")
    pupil.win_the_blessing()


def test_on_a_phone_ringed_elements_scroll_into_view_and_axe_finds_nothing(people: People) -> None:
    pupil = Friend(people, "touch", "de", (390, 844))
    page = pupil.page
    pupil.told("welcome")
    expect(page.locator("[data-at=goals]")).to_be_visible()  # the tab that contains them has opened
    assert apart(page, ".coach", "[data-at=goals]")
    pupil.read("welcome", "hope")
    pupil.told("map")
    expect(page.locator(".rings i")).to_have_count(2)  # the map has moved there
    assert apart(page, "[data-at=riders-rhudaur]", ".bw-prompt")
    assert fits(page)
    pupil.read("map")
    pupil.told("turn")
    pupil.choose("act frodo_sam")
    pupil.told("travel")
    expect(page.locator(".rings i")).to_have_count(2)
    assert apart(page, ".coach", "[data-place=rivendell]")
    assert apart(page, ".bw-prompt", "[data-place=rivendell]")
    assert faults_by_day_and_night(page) == []
    pupil.travel()
    pupil.told("dice")
    assert apart(page, ".coach", "[data-at=die-weary]")
    assert fits(page)
    pupil.save_hope()
    pupil.win_the_blessing()
    pupil.told("attack")
    assert apart(page, ".bw-prompt", "[data-place=helms_deep]")  # far in the south
    pupil.fight()
    pupil.told("skies")
    assert apart(page, ".bw-prompt", "[data-place=hollin]")
    pupil.answer_the_omen()
    pupil.told("shadow")
    assert apart(page, ".coach", "[data-at=shadow-deck]")
    assert fits(page)
    assert faults_by_day_and_night(page) == []
    pupil.bear_the_shadow()
    pupil.watch_the_partner()
    pupil.end()
