"""A new player who follows the lesson of a game, by mouse, by touch or by keyboard alone."""

from typing import ClassVar

import pytest
from playwright.sync_api import Locator, Page, expect

from bywater.lessons import lesson_of
from tests.lessons.texts import part_of
from tests.web.coach import rest, told
from tests.web.conftest import People
from tests.web.lessons.page_text import no_words
from tests.web.person import Person, Way

# Each game is learned by mouse and by keyboard, each in another language, and most on a phone in a third one.
# The texts of a step do not depend on the input: tests/lessons/test_words.py reads those of all languages.
MOUSE_EN_KEYS_FR = pytest.mark.parametrize(("way", "lang"), [("mouse", "en"), ("keys", "fr")])
MOUSE_FR_KEYS_EN = pytest.mark.parametrize(("way", "lang"), [("mouse", "fr"), ("keys", "en")])
MOUSE_DE_KEYS_EN = pytest.mark.parametrize(("way", "lang"), [("mouse", "de"), ("keys", "en")])
STEP = {"en": "Step {} of {}", "fr": "Étape {} sur {}", "de": "Schritt {} von {}"}


class Pupil:
    """A lesson in parts, which are the same in every language and input method. A test may make checks between them."""

    game: ClassVar[str]

    def __init__(
        self, people: People, way: Way = "mouse", lang: str = "en", size: tuple[int, int] = (1440, 900)
    ) -> None:
        self.page: Page = people.arrive("/", *size, lang=lang)
        self.person = Person(self.page, way=way)
        self.way = way
        self.lang = lang
        self.begin()

    def begin(self) -> None:
        """Start the lesson from the lobby."""
        self.press(f"article[aria-labelledby=t-{self.game}] .learn button")
        self.page.wait_for_url("**/table/*")

    def press(self, what: str | Locator) -> None:
        """Press the first of these elements as soon as it exists."""
        thing = self.page.locator(what) if isinstance(what, str) else what
        thing.first.wait_for(state="attached")
        if self.way == "keys":  # the guide may be about to take the focus, and would receive Enter
            rest(self.page)
        self.person.press(thing.first)

    def choose(self, *texts: str) -> None:
        """Choose answers in the prompt by the text that they send."""
        for text in texts:
            self.press(f'.bw-prompt [data-choice="{text}"]')

    def told(self, step: str) -> None:
        """Wait until this step is shown, and check its text in the reader's language."""
        told(self.page, step)
        expect(self.page.locator(".coach h2")).to_contain_text(part_of(self.game, self.lang, step, "title"))
        # Screen readers announce what to do.
        expect(self.page.locator(".coach [aria-live=polite]")).to_contain_text(
            part_of(self.game, self.lang, step, "do")
        )
        assert no_words(self.page, self.game) == []

    def read(self, *steps: str) -> None:
        for step in steps:
            self.told(step)
            self.go_on()

    def go_on(self) -> None:
        """Continue after reading. By keyboard, the button already has the focus."""
        on = self.page.locator(".coach [data-on]")
        if self.way == "keys":
            expect(on).to_be_focused()
            self.page.keyboard.press("Enter")
        else:
            self.press(on)

    def stands_at(self, step: int) -> None:
        lesson = lesson_of(self.game)
        assert lesson is not None
        expect(self.page.locator(".coach")).to_contain_text(STEP[self.lang].format(step, len(lesson.steps)))

    def end(self) -> None:
        """Complete the last step: the guide disappears, and the table is like any other."""
        self.told("end")
        lesson = lesson_of(self.game)
        assert lesson is not None
        self.stands_at(len(lesson.steps))
        self.press(".coach [data-on]")
        expect(self.page.locator(".coach, .rings")).to_have_count(0)
        assert self.page.evaluate("() => document.documentElement.lang") == self.lang
