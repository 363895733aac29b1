"""Misspelt keys of a position are refused with the closest valid key, at every level."""

from collections.abc import Iterator
from copy import deepcopy
from typing import Any, Final

import pytest

from bywater import BadOption, BadPosition, UnknownOption

from .helpers import GAME

WHOLE: Final[dict[str, Any]] = {
    "game": "fate",
    "seats": 2,
    "options": {"level": "standard", "own": {"tokens": {"valor": 9}, "lines": {"sh01": "rhun_magenta"}}},
    "active": 0,
    "acting": "gimli",
    "taken": 1,
    "hope": 5,
    "threat": 2,
    "eye": "rohan",
    "nazgul": {"rhudaur": 2, "mordor": 5},
    "friends": {"bree": {"elf": 2, "dwarf": 1}, "helms_deep": {"rohan": 1}},
    "shadow": {"moria": 2, "isengard": 3},
    "characters": {
        "gimli": {"seat": 0, "place": "bree"},
        "legolas": {"seat": 0, "place": "lorien"},
        "frodo_sam": {"seat": 1, "place": "bree"},
        "eowyn": {"seat": 1, "place": "edoras"},
    },
    "hands": [["eriador_valor"], ["dale_stealth"]],
    "tokens": [{"friendship": 1}, {"stealth": 2, "resistance": 1}],
    "extras": {"legolas": 2},
    "levels": [{"seen": ["sh01"], "back": "red", "unseen": ["sh03", "sh05", "sh10"]}],
    "shadow_discard": ["drums", "wheels"],
}

Path = tuple[str | int, ...]


def keys_in(part: Any, path: Path = ()) -> Iterator[Path]:
    """Return the keys and their places, at all levels."""
    if isinstance(part, dict):
        for key, value in part.items():
            yield (*path, key)
            yield from keys_in(value, (*path, key))
    elif isinstance(part, list):
        for number, value in enumerate(part):
            yield from keys_in(value, (*path, number))


def misspelt(path: Path) -> dict[str, Any]:
    """Return the position with the letters of this key in another order."""
    whole = deepcopy(WHOLE)
    part: Any = whole
    for step in path[:-1]:
        part = part[step]
    key = str(path[-1])
    part[swapped(key)] = part.pop(key)
    return whole


def swapped(key: str) -> str:
    return f"{key}x" if len(key) < 5 else key[:2] + key[3] + key[2] + key[4:]


def test_the_whole_position_stands() -> None:
    assert GAME.position(WHOLE).decision.kind == "act"


@pytest.mark.parametrize("path", list(keys_in(WHOLE)), ids=lambda path: ".".join(map(str, path)))
def test_a_misspelt_key_is_refused_with_the_nearest_that_there_is(path: Path) -> None:
    with pytest.raises((BadPosition, BadOption, UnknownOption)) as refused:
        GAME.position(misspelt(path))
    said = str(refused.value)
    assert repr(swapped(str(path[-1]))) in said
    assert "did you mean" in said
    assert repr(path[-1]) in said


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ({"shadow": {"moria": 40, "isengard": 12}}, "expected at most 48 armies, got 52"),
        ({"friends": {"bree": {"elf": 9}, "moria": {"elf": 2}}}, "expected at most 9 armies of the people elf, got 11"),
        ({"tokens": [{"valor": 9}, {"valor": 1}]}, "expected at most 0 more of valor, got 1"),
        ({"nazgul": {"rohan": 9}, "slain": 1}, "expected at most 9 including the slain ones, got 10"),
        ({"levels": [{"unseen": [f"sh{n:02}"]} for n in range(1, 12)]}, "expected at most 10, got 11"),
        ({"piles": [10, 10, 10, 10, 10]}, "besides Skies Darken, got 45"),
    ],
)
def test_too_much_is_refused_with_what_was_expected_and_what_was_given(words: dict[str, Any], said: str) -> None:
    with pytest.raises(BadPosition, match=said):
        GAME.position({**WHOLE, **words})
