"""One's own data: objectives and characters chosen by hand, and what is printed on the copy at home."""

import tomllib
from copy import deepcopy
from typing import Any

from bywater.core.errors import BadOption
from bywater.core.suggest import did_you_mean
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
            hint = did_you_mean(part, _PARTS) or f"; the keys are: {', '.join(_PARTS)}"
            raise BadOption(f"own data: unknown key {part!r}{hint}")
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
            hint = did_you_mean(name, OBJECTIVES) or f"; there are: {', '.join(OBJECTIVES)}"
            raise BadOption(f"own data: unknown objective {name!r}{hint}")
    if len(set(names)) != len(names):
        raise BadOption("own data: an objective is named twice")


def _check_characters(seats: Any) -> None:  # F05
    if not isinstance(seats, list) or not all(isinstance(names, list) for names in seats):
        raise BadOption("own data: characters must be a list of names for each seat")
    for names in seats:
        for name in names:
            if not isinstance(name, str) or name not in CHARACTERS:
                hint = did_you_mean(name, CHARACTERS) or f"; there are: {', '.join(CHARACTERS)}"
                raise BadOption(f"own data: unknown character {name!r}{hint}")


def _ends(line: int) -> tuple[int, int]:
    first = line * int(LINE_ROOM)
    return int(LINE_PLACES[first]), int(LINE_PLACES[first + LINE_LENGTHS[line] - 1])


def _check_lines(lines: Any) -> None:  # X6
    if not isinstance(lines, dict):
        raise BadOption("own data: lines must be a table of shadow cards")
    for card, line in lines.items():
        if card not in SHADOW_CARDS or SHADOW_LINE[SHADOW_CARDS.index(card)] < 0:
            lined = [name for number, name in enumerate(SHADOW_CARDS) if SHADOW_LINE[number] >= 0]
            raise BadOption(f"own data: there is no shadow card {card!r} with a line{did_you_mean(card, lined)}")
        if not isinstance(line, str) or line not in LINES:
            hint = did_you_mean(line, LINES) or f"; there are: {', '.join(LINES)}"
            raise BadOption(f"own data: unknown line {line!r}{hint}")
        if _ends(LINES.index(line)) != _ends(SHADOW_LINE[SHADOW_CARDS.index(card)]):
            raise BadOption(f"own data: {card} goes between other ends than the line {line}")


def _check_tokens(tokens: Any) -> None:  # F13
    if not isinstance(tokens, dict):
        raise BadOption("own data: tokens must be a table of symbols")
    for symbol, count in tokens.items():
        if symbol not in SYMBOLS or type(count) is not int or not 0 <= count <= 15:
            hint = "" if symbol in SYMBOLS else did_you_mean(symbol, SYMBOLS)
            raise BadOption(
                f"own data: tokens are numbers from 0 to 15 for the four symbols, not {symbol!r} = {count!r}{hint}"
            )
