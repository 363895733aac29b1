"""The guided first game of The Two Towers in a real browser."""

from playwright.sync_api import expect

from tests.web.coach import stand
from tests.web.conftest import People
from tests.web.lessons.pupil import MOUSE_DE_KEYS_EN, Pupil
from tests.web.person import Way
from tests.web.test_shell import faults_by_day_and_night


class Traveller(Pupil):
    game = "towers"

    def begin(self) -> None:
        stand(self.page)  # else a scoring may have closed before it was seen
        super().begin()

    def choose(self, *texts: str) -> None:
        """Choose cards on the table and answers. The previous choice may still be in flight."""
        for text in texts:
            self.press(f'[data-choice="{text}"]:not([aria-disabled=true])')

    def lay(self, *cards: str) -> None:
        """Pick cards from the hand one after the other, and lay them together."""
        for card in cards:
            self.press(f'.hand [data-key="{card}"][aria-pressed=false]')
        self.press(".bw-prompt .bw-btn--primary")

    def see_the_score(self) -> None:
        """Close a scoring, which stays until then."""
        self.press(".scoring header button")

    # -- the lesson, in parts -------------------------------------------------------------------

    def gather(self) -> None:
        """Take cards on the way to Rohan: one card, then exchange one for two."""
        self.read("welcome", "road", "hand")
        self.told("take")
        # From here Tab moves to the cards.
        self.page.wait_for_function("() => document.activeElement.matches('.coach, [data-question]')")
        self.choose("take green_endurance")
        self.read("took")
        self.told("offer")
        self.press('.hand [data-key="about-grey_resolve"]')
        self.press('.bw-prompt [data-choice="offer grey_resolve"]')
        self.choose("take ochre_wisdom", "draw")

    def win_rohan(self) -> None:
        self.read("arrived")
        self.told("lay")
        self.lay(*["about-green_endurance"] * 3, "card-gandalf")
        self.see_the_score()
        self.read("won", "lost", "signs")

    def go_to_fangorn(self) -> None:
        self.told("gain")
        self.choose("take grey_strength")
        self.page.locator("[data-choice='take grey_resolve'][aria-disabled=false]").wait_for()
        self.choose("take grey_resolve")
        self.told("second")
        self.lay(*["about-ochre_wisdom"] * 2)
        self.see_the_score()
        self.read("ring", "replace")

    def play_on(self) -> None:
        """Play on after the guide ends: the opponent has the ring and gains first, then the learner moves as in any
        game."""
        self.end()
        cards = self.page.locator(".hand [data-key^='about-'], .hand [data-key='card-gandalf']")
        held = cards.count()
        self.choose("draw")
        expect(cards).to_have_count(held + 1)


@MOUSE_DE_KEYS_EN
def test_the_two_towers_are_learned(people: People, way: Way, lang: str) -> None:
    pupil = Traveller(people, way, lang)
    pupil.gather()
    pupil.win_rohan()
    pupil.go_to_fangorn()
    pupil.told("end")
    if (way, lang) == ("keys", "en"):
        assert faults_by_day_and_night(pupil.page) == []
    pupil.play_on()
