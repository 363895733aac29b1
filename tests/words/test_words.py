"""All messages exist in three languages and format with their parameters."""

import random
import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import bywater
from bywater.core.message import Message
from bywater.core.package import package_of
from bywater.core.seats import CHANCE, OVER, WATCHER
from bywater.words import LANGUAGES, Plain, Words, language_of, page_sources, sources

GAMES = bywater.game_ids()
SCOPES: list[str | None] = [None, *GAMES]
MEDIA = {"terminal": sources, "page": page_sources}
in_both_media = pytest.mark.parametrize("medium", MEDIA)


@cache
def parsed(lang: str, game_id: str | None, medium: str) -> list[fluent.Message]:
    """The messages of a language."""
    found: list[fluent.Message] = []
    for file in MEDIA[medium](lang, game_id):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, fluent.Junk), f"{file}: {entry.content}"
            if isinstance(entry, fluent.Message):
                found.append(entry)
    return found


def shape(lang: str, game_id: str | None, medium: str = "terminal") -> dict[str, set[str]]:
    """All keys of a language with the names of their attributes; a message and its terms apart."""
    found: dict[str, set[str]] = {}
    for message in parsed(lang, game_id, medium):
        assert message.id.name not in found, f"{message.id.name} is worded twice"
        found[message.id.name] = {attribute.id.name for attribute in message.attributes}
    return found


# Forms that only one language needs to choose between, such as a gender.
def common(attributes: set[str]) -> set[str]:
    return {name for name in attributes if name not in ("gender", "number", "article", "case", "elision")}


@pytest.mark.parametrize("game_id", SCOPES)
@pytest.mark.parametrize("lang", LANGUAGES)
@in_both_media
def test_all_languages_have_the_same_keys_and_forms(medium: str, lang: str, game_id: str | None) -> None:
    english = shape("en", game_id, medium)
    other = shape(lang, game_id, medium)
    assert set(other) == set(english)
    for key, attributes in english.items():
        assert common(other[key]) == common(attributes), key


# -- messages of games ------------------------------------------------------------------------


@cache
def messages(game_id: str) -> frozenset[Message]:
    """All messages of some random games: prompts, labels, log lines and refusals."""
    game = bywater.load(game_id)
    rng = random.Random(1)
    said: set[Message] = set()
    full: dict[str, Any] = {option.name: list(option.choices) for option in game.options if option.kind == "set"}
    flags: dict[str, Any] = {option.name: True for option in game.options if option.kind == "flag"}
    for number in range(40):
        options: dict[str, Any] = [{}, full, flags, {**full, **flags}][number % 4]
        state = game.start(game.seats[number % len(game.seats)], **options)
        state.open_journal()
        codes = range(number % 5, game.num_actions, 5)
        while state.actor != OVER:
            for seat in range(state.seats):
                view = state.view(seat)
                said.add(game.prompt(view))
                said.update(game.choice_label(code, view) for code in view["legal"])
                reasons = (state.why(code, seat) for code in codes)
                said.update(reason for reason in reasons if reason is not None)
            state.apply(state.roll(rng) if state.actor == CHANCE else rng.choice(list(state.legal())))
        for eyes in (*range(state.seats), WATCHER):
            view = state.view(eyes)
            told = (game.log_line(entry.plain(), view) for entry in state.journal_for(eyes))
            said.update(message for message in told if message is not None)
            said.add(game.prompt(view))
    return frozenset(said)


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_messages_of_a_game_are_translated(game_id: str, lang: str) -> None:
    words = Words(lang, game_id)
    said = messages(game_id)
    assert len(said) > 100
    for message in said:
        text = words.say(message)
        assert text.strip(), message
        assert not re.search(r"[<>{}]|\$", text), f"{message}: {text}"


@pytest.mark.parametrize("game_id", SCOPES)
@pytest.mark.parametrize("lang", LANGUAGES)
@in_both_media
def test_every_key_renders_with_its_parameters(medium: str, game_id: str | None, lang: str) -> None:
    """Translations use only the parameters of the English message, so none can be missing."""
    english, other = variables("en", game_id, medium), variables(lang, game_id, medium)
    for key, names in other.items():
        bases = {name.partition("_")[0] for name in names}
        assert bases <= {name.partition("_")[0] for name in english[key]}, key


def variables(lang: str, game_id: str | None, medium: str) -> dict[str, set[str]]:
    return {
        message.id.name: set(re.findall(r"\$([a-z_]+)", _source(message))) for message in parsed(lang, game_id, medium)
    }


def _source(message: fluent.Message) -> str:
    from fluent.syntax import FluentSerializer

    return FluentSerializer().serialize_entry(message)


# -- the command line -------------------------------------------------------------------------


def keys_in(*code: Traversable) -> set[str]:
    """All keys that are written out in these files."""
    text = "\n".join(file.read_text(encoding="utf-8") for file in code)
    called = re.findall(r'(?:say|Refusal|Message|has)\(\s*"([a-z]+(?:[-.][a-z]+)*)"', text)
    chosen = re.findall(r'"((?:result|match|undo|usage|error|table)-[a-z-]+)"', text)
    return {key.partition(".")[0] for key in (*called, *chosen)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_key_of_the_command_line_is_translated(lang: str) -> None:
    written = keys_in(*[file for file in (files("bywater") / "cli").iterdir() if file.name.endswith(".py")])
    assert len(written) > 60
    assert written <= set(shape(lang, None))


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_key_of_a_drawing_is_translated(lang: str, game_id: str) -> None:
    written = keys_in(files(package_of(bywater.load(game_id))) / "presentation" / "terminal.py")
    assert len(written) > 5
    assert written <= set(shape(lang, game_id))


def test_every_game_is_introduced_in_every_language() -> None:
    for game_id in GAMES:
        for lang in LANGUAGES:
            words = Words(lang, game_id)
            assert words.has(f"game-{game_id}")
            assert words.has(f"game-{game_id}.tagline")
            for option in bywater.load(game_id).options:
                assert words.has(f"option-{option.name}")
                assert words.has(f"option-{option.name}.help")
            assert (files(package_of(bywater.load(game_id))) / "manual" / f"{lang}.md").is_file()


# -- the loader -------------------------------------------------------------------------------


def test_a_name_comes_with_its_forms() -> None:
    words = Words("de", "confrontation")
    message = Message("log-moved", {"figure": "figure-frodo", "from": "region-shire", "to": "region-arthedain"})
    assert words.say(message) == "Frodo zieht aus dem Auenland nach Arthedain."


def test_an_unknown_key_is_shown_in_brackets() -> None:
    words = Words("fr", "confrontation")
    assert words.say("nobody-says-this") == "<nobody-says-this>"
    assert words.say("region-moria.nowhere") == "<region-moria.nowhere>"
    assert "<log-defeated>" in words.say("log-defeated", figure="figure-smaug", region="region-moria")
    assert "<log-defeated>" in words.say("log-defeated", region="region-moria")
    assert "<" not in words.say("log-defeated", figure="figure-sam", region="region-moria")


def test_an_unknown_language_is_english() -> None:
    assert Words("qya").say("seat-number", number=3) == Words("en").say("seat-number", number=3)


def test_a_plain_text_is_inserted_verbatim() -> None:
    assert Words("en").say("saved", file=Plain("seat-number")) == "Saved in seat-number."


def test_an_attribute_has_its_own_key() -> None:
    words = Words("en", "confrontation")
    assert words.say("region-shire.from") == "from the Shire"
    assert words.has("region-shire.from")
    assert not words.has("region-shire.nowhere")


def test_numbers_are_written_as_the_language_does() -> None:
    assert [Words(lang).decimal(1234.5) for lang in ("en", "de")] == ["1,234.5", "1.234,5"]
    assert Words("fr").percent(0.125) == "12,5\u00a0%"


def test_explanations_are_found_by_the_beginning_of_a_name() -> None:
    words = Words("de", "confrontation")
    assert words.about("hexen") == ["figure-witch_king.power"]
    assert words.about("witch") == ["figure-witch_king.power"]
    assert words.about("reiter") == ["figure-black_rider.power"]
    assert words.about("moria") == []


@pytest.mark.parametrize(
    ("environ", "lang"),
    [
        ({}, "en"),
        ({"LANG": "fr_CA.UTF-8"}, "fr"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "DE_de"}, "de"),
        ({"LC_MESSAGES": "fr_FR", "LANG": "de_DE"}, "fr"),
        ({"LC_ALL": "C", "LC_MESSAGES": "fr_FR"}, "en"),
        ({"LC_ALL": "", "LANG": "fr_FR"}, "fr"),
        ({"LANG": "sv_SE"}, "en"),
    ],
)
def test_the_language_of_an_environment(environ: dict[str, str], lang: str) -> None:
    assert language_of(environ) == lang
