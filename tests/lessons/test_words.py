"""Every step of every lesson has its texts in all languages."""

import re

import pytest
from fluent.runtime import FluentBundle, FluentResource

from bywater.lessons import lesson_of, lesson_words
from bywater.registry import game_ids
from bywater.words import LANGUAGES

GAMES = [game for game in game_ids() if lesson_of(game) is not None]


def parts_of(game: str, lang: str) -> dict[str, dict[str, str]]:
    """For each key its text ("") and its attributes, formatted."""
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(lesson_words(game, lang)))
    found = {}
    for key in bundle._messages:
        message = bundle.get_message(key)
        patterns = {"": message.value, **message.attributes}
        said = {name: bundle.format_pattern(pattern, {}) for name, pattern in patterns.items() if pattern is not None}
        assert all(not errors for _, errors in said.values())
        found[key] = {name: str(text) for name, (text, _) in said.items()}
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_step_has_texts_and_there_are_no_others(game: str, lang: str) -> None:
    lesson = lesson_of(game)
    assert lesson is not None
    words = parts_of(game, lang)
    wanted = {}
    for step in lesson.steps:
        parts = {"", "title"} | ({"do", "nudge"} if step.tries else set())
        wanted[f"lesson-{step.id}"] = parts | ({"tip"} if step.decisions or step.log_lines else set())
    assert {key: set(parts) for key, parts in words.items()} == wanted
    assert all(len(text) < 420 for parts in words.values() for text in parts.values())  # short enough to be read
    assert all(re.search(r"[.!?]$", parts[""]) for parts in words.values())


@pytest.mark.parametrize("game", GAMES)
def test_the_languages_differ(game: str) -> None:
    english, french, german = (parts_of(game, lang) for lang in LANGUAGES)
    for key, parts in english.items():
        assert parts[""] != french[key][""]
        assert parts[""] != german[key][""]
