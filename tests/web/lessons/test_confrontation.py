"""The guided first game of The Confrontation in a real browser."""

from playwright.sync_api import expect

from tests.web.coach import apart
from tests.web.conftest import People
from tests.web.lessons.pupil import MOUSE_FR_KEYS_EN, Pupil
from tests.web.person import Way
from tests.web.test_shell import faults_by_day_and_night, fits

WON = {"en": "Light wins", "fr": "La Lumière gagne", "de": "Das Licht gewinnt"}


class Light(Pupil):
    game = "confrontation"

    def move(self, figure: str, start: str, goal: str) -> None:
        """Press the figure, and then the region on the board or, on a phone, the answer in the prompt."""
        self.press(f"[data-key=figure-{figure}]")
        if self.way == "mouse":
            self.press(self.page.locator(f"[data-region={goal}]").last)
        elif self.way == "keys":
            self.press(f"path[data-region={goal}]")
        else:
            self.choose(f"{figure} {start}-{goal}")

    def lay(self, card: str) -> None:
        self.press(f'.bt [data-key="card-{card}"]')
        self.press(".bt .acts .bw-btn--primary")

    def see_the_result(self) -> None:
        """Close the result of a battle, which stays until then."""
        self.press(".bw-dialog.bt .acts .bw-btn--primary:not([data-choice])")

    # -- the lesson, in parts -------------------------------------------------------------------

    def look_around(self) -> None:
        self.read("welcome", "hidden", "dark-wins")
        self.told("forward")

    def catch_up(self) -> None:
        self.move("aragorn", "enedwaith", "moria")
        self.read("dark-moved")

    def attack(self) -> None:
        self.told("attack")
        self.move("gandalf", "rohan", "gondor")
        self.read("strength", "gandalf-sees")
        self.told("first-card")

    def win_gondor(self) -> None:
        self.lay("light_3")
        self.see_the_result()
        self.read("first-won")

    def save_frodo(self) -> None:
        self.told("frodo-met")
        self.press('.bt [data-choice="retreat rohan"]')
        self.read("sam-met")
        self.told("magic")
        self.lay("light_magic")
        self.told("fetch")
        self.lay("light_3")
        self.see_the_result()
        self.read("orcs-fell")

    def go_to_gondor(self) -> None:
        self.told("frodo-on")
        self.move("frodo", "rohan", "gondor")
        self.read("nearly")

    def play_on(self) -> None:
        """Play on after the guide ends: the last move is the learner's own, and it wins the game."""
        self.end()
        self.move("frodo", "gondor", "mordor")
        expect(self.page.locator(".bw-dialog").first).to_contain_text(WON[self.lang])


@MOUSE_FR_KEYS_EN
def test_the_confrontation_is_learned(people: People, way: Way, lang: str) -> None:
    pupil = Light(people, way, lang)
    pupil.look_around()
    pupil.catch_up()
    pupil.attack()
    assert apart(pupil.page, ".coach", ".bt")
    pupil.win_gondor()
    pupil.save_frodo()
    pupil.go_to_gondor()
    pupil.play_on()


def test_another_choice_is_undone_and_the_wanted_one_is_ringed(people: People) -> None:
    pupil = Light(people)
    page, coach = pupil.page, pupil.page.locator(".coach")
    take_back = coach.get_by_role("button", name="Undo")
    pupil.look_around()
    # Another move is allowed, explained and undone for free, whatever came of it.
    pupil.press("[data-key=figure-sam]")
    pupil.choose("sam fangorn-rohan")
    expect(coach).to_contain_text("Also a good move")
    take_back.click()
    pupil.told("forward")
    # The same step again after a reload; the lobby lists the lesson as started.
    page.goto("/")
    page.locator("article").filter(has_text="The Confrontation").get_by_role("button", name="Continue").click()
    pupil.told("forward")
    pupil.stands_at(4)
    page.locator("[data-key=figure-aragorn]").click()
    # The wanted figure and both regions are ringed, and the guide covers none of them.
    expect(page.locator(".rings i")).to_have_count(3)
    assert apart(page, ".coach", ".stage svg.map")
    page.locator("path[data-region=moria]").click()
    pupil.read("dark-moved")
    pupil.told("attack")
    page.locator("[data-key=figure-gandalf]").click()
    page.locator(".bw-prompt").get_by_role("button", name="Gondor").click()
    pupil.read("strength")
    pupil.told("gandalf-sees")
    coach.get_by_role("button", name="Previous step").click()
    expect(coach.locator("h2")).to_contain_text("A battle")
    coach.locator("[data-on]").click()
    pupil.read("gandalf-sees")
    pupil.told("first-card")
    # Another card than wanted: its result stays while the comment on it is read, and no bot continues.
    pupil.lay("light_2")
    expect(coach).to_contain_text("another card")
    moves = page.locator(".bw-log li").count()
    page.wait_for_timeout(500)
    expect(page.locator(".bt h2")).to_contain_text("Gondor")
    expect(page.locator(".bt .tot")).to_have_text(["= 7", "= 7"])
    assert page.locator(".bw-log li").count() == moves
    take_back.click()
    pupil.told("first-card")
    pupil.win_gondor()


def test_on_a_phone_nothing_is_covered_and_axe_finds_nothing_by_day_and_night(people: People) -> None:
    pupil = Light(people, "touch", "de", (390, 844))
    page = pupil.page
    pupil.look_around()
    expect(page.locator(".rings i")).to_have_count(1)
    assert apart(page, ".coach", ".rings i")
    assert apart(page, ".coach", ".stage svg.map")
    assert fits(page)
    assert faults_by_day_and_night(page) == []
    pupil.catch_up()
    pupil.attack()
    assert apart(page, ".coach", '.bt [data-key="card-light_3"]')
    assert fits(page)
    assert faults_by_day_and_night(page) == []
