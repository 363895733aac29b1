"""Every name has one translation per language in all four games: that of docs/names.md."""

import re
from collections import defaultdict
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest

from bywater.words import LANGUAGES, Words

GAMES = Path(str(files("bywater"))) / "games"
PAGE = Path(__file__).parents[2] / "docs" / "names.md"
COLUMNS = ("en", "fr", "de")
LANGUAGE_NAMES = {"English": "en", "French": "fr", "German": "de"}
# The messages of each game that are names.
NAMES = {
    "confrontation": r"(game|figure|special|side)-|region-(?!road|out)|card-\w+_(magic|sacrifice|cloak|retreat|eye)$",
    "fate": r"(game|place|region|character|people|symbol|ability|event|objective|scenario)-(?!restrictions)",
    "quest": r"(game|hobbit|place|gandalf|event|demand)-|line-(?!joker)|card-(?!white_|grey_)",
    "towers": r"(game|place|quality)-|card-gandalf",
}


def bare(name: str) -> str:
    """A name without article, quotes and qualifier."""
    name = re.sub(r" \([^)]*\)$", "", name.replace("\u00a0", " ")).strip("“”«»„ ")
    name = re.sub(r"^(The|Le|La|Les|Der|Die|Das) |^L’", "", name)
    return name[:1].upper() + name[1:]


def cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip("|").split("|")]


@cache
def tables() -> tuple[frozenset[tuple[str, ...]], dict[str, list[str]]]:
    """The names of the page in three languages, and the forms that are not used, by language."""
    names: set[tuple[str, ...]] = set()
    unused: defaultdict[str, list[str]] = defaultdict(list)
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        row = cells(line)
        if not line.startswith("| ") or (row[0] in ("English", "language") and row[1] in ("French", "not")):
            continue
        if row[0] in LANGUAGE_NAMES:
            unused[LANGUAGE_NAMES[row[0]]] += row[1].split(", ")
        else:
            names.add(tuple(map(bare, row[:3])))
    return frozenset(names), dict(unused)


def keys_of(game_id: str) -> list[str]:
    text = (GAMES / game_id / "words" / "en.ftl").read_text(encoding="utf-8")
    return [key for key in re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE) if re.match(NAMES[game_id], key)]


@pytest.mark.parametrize("game_id", NAMES)
def test_every_name_of_a_game_is_on_the_page(game_id: str) -> None:
    words = [Words(lang, game_id) for lang in COLUMNS]
    found = {key: tuple(bare(spoken.say(key)) for spoken in words) for key in keys_of(game_id)}
    assert len(found) > 10
    names, _ = tables()
    assert {key: name for key, name in found.items() if name not in names} == {}


def test_a_name_is_translated_once() -> None:
    """Where English has one word for two things, the page tells them apart in parentheses."""
    seen: dict[str, str] = {}
    for line in PAGE.read_text(encoding="utf-8").partition("## Not used")[0].splitlines():
        if line.startswith("| ") and not line.startswith("| English"):
            name, *translations = cells(line)[:3]
            assert seen.setdefault(name, str(translations)) == str(translations)
    assert len(seen) > 250


@pytest.mark.parametrize("lang", LANGUAGES)
def test_other_translations_occur_nowhere(lang: str) -> None:
    _, unused = tables()
    assert unused[lang]
    pattern = re.compile(rf"\b({'|'.join(map(re.escape, unused[lang]))})\b")
    read = [*GAMES.glob(f"*/words/**/{lang}.ftl"), *GAMES.glob(f"*/manual/{lang}.md")]
    assert len(read) > 8
    found = [
        f"{file.relative_to(GAMES)}:{number}: {match[0]}"
        for file in sorted(read)
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        for match in pattern.finditer(line)
    ]
    assert found == []
