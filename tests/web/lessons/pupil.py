"""Somebody who has never seen a game, and does what its lesson says: with the mouse, the finger or keys alone."""

from typing import ClassVar

import pytest
from playwright.sync_api import Locator, Page, expect

from bywater.lessons import lesson_of
from tests.lessons.texts import part_of
from tests.web.coach import rest, told
from tests.web.conftest import People
from tests.web.lessons.page_text import no_words
from tests.web.person import Person, Way

# Each game is learned with the mouse and with keys, each in a language of its own, and most on a phone in a third one.
# Which texts stand at a step does not depend on the input: tests/lessons/test_words.py reads those of all languages.
MOUSE_EN_KEYS_FR = pytest.mark.parametrize(("way", "lang"), [("mouse", "en"), ("keys", "fr")])
MOUSE_FR_KEYS_EN = pytest.mark.parametrize(("way", "lang"), [("mouse", "fr"), ("keys", "en")])
MOUSE_DE_KEYS_EN = pytest.mark.parametrize(("way", "lang"), [("mouse", "de"), ("keys", "en")])
STEP = {"en": "Step {} of {}", "fr": "Étape {} sur {}", "de": "Schritt {} von {}"}


class Pupil:
    """A lesson is cut into parts, which are the same in every language and way. A test may look around in between."""

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
        """Where everybody arrives: in the lobby."""
        self.press(f"article[aria-labelledby=t-{self.game}] .learn button")
        self.page.wait_for_url("**/table/*")

    def press(self, what: str | Locator) -> None:
        """The first of these, as soon as it is there."""
        thing = self.page.locator(what) if isinstance(what, str) else what
        thing.first.wait_for(state="attached")
        if self.way == "keys":  # the guide may be about to take the focus, and would have it when Enter is pressed
            rest(self.page)
        self.person.press(thing.first)

    def choose(self, *texts: str) -> None:
        """Answers in the prompt, by what they send."""
        for text in texts:
            self.press(f'.bw-prompt [data-choice="{text}"]')

    def told(self, step: str) -> None:
        """Until this is told: in words, in the language of the reader."""
        told(self.page, step)
        expect(self.page.locator(".coach h2")).to_contain_text(part_of(self.game, self.lang, step, "title"))
        # Whoever does not see it hears what to do.
        expect(self.page.locator(".coach [aria-live=polite]")).to_contain_text(
            part_of(self.game, self.lang, step, "do")
        )
        assert no_words(self.page, self.game) == []

    def read(self, *steps: str) -> None:
        for step in steps:
            self.told(step)
            self.go_on()

    def go_on(self) -> None:
        """What was to be read has been read. Whoever has but keys need not look for the button: it is under Enter."""
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
        """The last step: after it the guide has gone, and the table is as any other."""
        self.told("end")
        lesson = lesson_of(self.game)
        assert lesson is not None
        self.stands_at(len(lesson.steps))
        self.press(".coach [data-on]")
        expect(self.page.locator(".coach, .rings")).to_have_count(0)
        assert self.page.evaluate("() => document.documentElement.lang") == self.lang
