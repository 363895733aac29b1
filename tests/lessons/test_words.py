"""Every step of every lesson has its texts in all languages, and so has the table that it is played at."""

import re
from functools import cache

import pytest
from fluent.runtime import FluentBundle, FluentResource

from bywater.core.message import Message
from bywater.core.seats import OVER
from bywater.lessons import lesson_of, lesson_words
from bywater.lessons.walkthrough import walk
from bywater.registry import game_ids
from bywater.words import LANGUAGES, Words
from tests.lessons.texts import keys_and_gaps

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


# -- the table of a lesson ----------------------------------------------------------------------


@cache
def messages_along(game: str) -> tuple[Message, ...]:
    """All prompts, choices and log lines of the learner's seat along the script."""
    lesson = lesson_of(game)
    assert lesson is not None
    *_, (_, played) = walk(lesson)
    play = lesson.play()
    state = play.state
    found: set[Message] = set()
    lines = 0
    for action in [*played.actions[len(play.actions) :], None]:
        view = state.view(lesson.learner)
        found.add(play.game.prompt(view))
        found.update(play.game.choice_label(code, view) for code in view["legal"])
        entries = state.journal_for(lesson.learner, lines)
        found.update(line for line in (play.game.log_line(entry.plain(), view) for entry in entries) if line)
        lines = len(state.journal or [])
        if action is not None:
            play.apply(action)
    assert state.actor != OVER  # the learner plays on
    return tuple(found)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_prompts_choices_and_log_of_a_lesson_are_words_in_every_language(game: str, lang: str) -> None:
    words = Words(lang, game)
    texts = [words.say(message) for message in messages_along(game)]
    assert len(texts) > 40
    assert all(text.strip() for text in texts)
    assert keys_and_gaps(texts, game) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_texts_of_a_guide_are_words_in_every_language(game: str, lang: str) -> None:
    texts = [text for parts in parts_of(game, lang).values() for text in parts.values()]
    assert keys_and_gaps(texts, game) == []


def test_keys_and_gaps_are_found_and_words_are_not() -> None:
    spoilt = ["<lesson-nothing>", "prompt-nothing", "card-nothing_more.", "Take {$card}.", "well-known words"]
    assert keys_and_gaps(spoilt, "quest") == [
        "<lesson-nothing>",
        "Take {$card}.",
        "card-nothing_more",
        "lesson-nothing",
        "prompt-nothing",
    ]
    assert keys_and_gaps(["Play a white card, or the well-known one."], "quest") == []
