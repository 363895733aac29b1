"""Custom data (option `own`): chosen objectives and characters, and values that a user's copy prints differently."""

import tomllib
from copy import deepcopy
from typing import Any

from bywater.core.errors import BadOption
from bywater.core.suggest import did_you_mean
from bywater.games.fate.model import board
from bywater.games.fate.model import cards as box

_PARTS = ("objectives", "characters", "lines", "tokens")


def read_custom_data(text: str) -> dict[str, Any]:
    """Parse custom data from TOML. Raises BadOption if it is invalid."""
    try:
        return check_custom_data(tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise BadOption(f"custom data: the text is not valid TOML: {error}") from None


def check_custom_data(own: Any) -> dict[str, Any]:
    """Validate objectives, characters by seat, lines of shadow cards and token counts. Returns a copy."""
    if not isinstance(own, dict):
        raise BadOption(f"custom data: expected a table, got {own!r}")
    for part in own:
        _check_name(part, _PARTS, "key", "the keys are")
    if "objectives" in own:
        _check_objectives(own["objectives"])
    if "characters" in own:
        _check_characters(own["characters"])
    _check_lines(own.get("lines", {}))
    _check_tokens(own.get("tokens", {}))
    return deepcopy(own)


def _check_name(name: Any, names: tuple[str, ...], what: str, listed_as: str = "there are") -> None:
    if not isinstance(name, str) or name not in names:
        hint = did_you_mean(name, names) or f"; {listed_as}: {', '.join(names)}"
        raise BadOption(f"custom data: unknown {what} {name!r}{hint}")


def _check_objectives(names: Any) -> None:  # F04
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise BadOption(f"custom data: objectives: expected a list of names, got {names!r}")
    for name in names:
        _check_name(name, box.OBJECTIVES, "objective")
    if len(set(names)) != len(names):
        raise BadOption("custom data: objectives: expected different names, got one twice")


def _check_characters(seats: Any) -> None:  # F05
    if not isinstance(seats, list) or not all(isinstance(names, list) for names in seats):
        raise BadOption(f"custom data: characters: expected a list of names for each seat, got {seats!r}")
    for names in seats:
        for name in names:
            _check_name(name, box.CHARACTERS, "character")


def _ends(line: int) -> tuple[int, int]:
    first = line * int(board.LINE_ROOM)
    return int(board.LINE_PLACES[first]), int(board.LINE_PLACES[first + board.LINE_LENGTHS[line] - 1])


def _check_lines(lines: Any) -> None:  # X6
    if not isinstance(lines, dict):
        raise BadOption(f"custom data: lines: expected a table of shadow cards, got {lines!r}")
    for card, line in lines.items():
        if card not in box.SHADOW_CARDS or box.SHADOW_LINE[box.SHADOW_CARDS.index(card)] < 0:
            lined = [name for number, name in enumerate(box.SHADOW_CARDS) if box.SHADOW_LINE[number] >= 0]
            raise BadOption(f"custom data: expected a shadow card with a line, got {card!r}{did_you_mean(card, lined)}")
        _check_name(line, board.LINES, "line")
        if _ends(board.LINES.index(line)) != _ends(box.SHADOW_LINE[box.SHADOW_CARDS.index(card)]):
            raise BadOption(f"custom data: {card}: expected a line with the same ends, got {line!r} with other ends")


def _check_tokens(tokens: Any) -> None:  # F13
    if not isinstance(tokens, dict):
        raise BadOption(f"custom data: tokens: expected a table of symbols, got {tokens!r}")
    for symbol, count in tokens.items():
        if symbol not in board.SYMBOLS or type(count) is not int or not 0 <= count <= 15:
            hint = "" if symbol in board.SYMBOLS else did_you_mean(symbol, board.SYMBOLS)
            raise BadOption(f"custom data: tokens: expected 0 to 15 per symbol, got {symbol!r} = {count!r}{hint}")
