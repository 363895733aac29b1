"""One's own data: objectives and characters chosen by hand, and what is printed on the copy at home."""

import tomllib
from copy import deepcopy
from typing import Any

from bywater.core.errors import BadOption
from bywater.games.fate.board import LINE_LENGTHS, LINE_PLACES, LINE_ROOM, LINES, SYMBOLS
from bywater.games.fate.cards import CHARACTERS, OBJECTIVES, SHADOW_CARDS, SHADOW_LINE

_PARTS = ("objectives", "characters", "lines", "tokens")


def read_own(text: str) -> dict[str, Any]:
    """The table of a file's text, or BadOption."""
    try:
        return check_own(tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise BadOption(f"own data: the text is no TOML: {error}") from None


def check_own(own: Any) -> dict[str, Any]:
    """The table if it makes sense: objectives, characters by seat, lines of shadow cards, numbers of tokens."""
    if not isinstance(own, dict):
        raise BadOption(f"own data: a table is wanted, not {own!r}")
    for part in own:
        if part not in _PARTS:
            raise BadOption(f"own data: there is no {part!r}, only {', '.join(_PARTS)}")
    if "objectives" in own:
        _check_objectives(own["objectives"])
    if "characters" in own:
        _check_characters(own["characters"])
    _check_lines(own.get("lines", {}))
    _check_tokens(own.get("tokens", {}))
    return deepcopy(own)


def _check_objectives(names: Any) -> None:  # F04
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise BadOption("own data: objectives must be a list of names")
    for name in names:
        if name not in OBJECTIVES:
            raise BadOption(f"own data: there is no objective {name!r}; there are: {', '.join(OBJECTIVES)}")
    if len(set(names)) != len(names):
        raise BadOption("own data: an objective is named twice")


def _check_characters(seats: Any) -> None:  # F05
    if not isinstance(seats, list) or not all(isinstance(names, list) for names in seats):
        raise BadOption("own data: characters must be a list of names for each seat")
    for names in seats:
        for name in names:
            if not isinstance(name, str) or name not in CHARACTERS:
                raise BadOption(f"own data: there is no character {name!r}; there are: {', '.join(CHARACTERS)}")


def _ends(line: int) -> tuple[int, int]:
    first = line * int(LINE_ROOM)
    return int(LINE_PLACES[first]), int(LINE_PLACES[first + LINE_LENGTHS[line] - 1])


def _check_lines(lines: Any) -> None:  # X6
    if not isinstance(lines, dict):
        raise BadOption("own data: lines must be a table of shadow cards")
    for card, line in lines.items():
        if card not in SHADOW_CARDS or SHADOW_LINE[SHADOW_CARDS.index(card)] < 0:
            raise BadOption(f"own data: there is no shadow card {card!r} with a line")
        if not isinstance(line, str) or line not in LINES:
            raise BadOption(f"own data: there is no line {line!r}; there are: {', '.join(LINES)}")
        if _ends(LINES.index(line)) != _ends(SHADOW_LINE[SHADOW_CARDS.index(card)]):
            raise BadOption(f"own data: {card} goes between other ends than the line {line}")


def _check_tokens(tokens: Any) -> None:  # F13
    if not isinstance(tokens, dict):
        raise BadOption("own data: tokens must be a table of symbols")
    for symbol, count in tokens.items():
        if symbol not in SYMBOLS or type(count) is not int or not 0 <= count <= 15:
            raise BadOption("own data: tokens are numbers from 0 to 15 for the four symbols")
