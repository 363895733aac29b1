"""The options, and custom data that replaces printed values (option `own`)."""

import re
from copy import deepcopy
from typing import Any, Final

from bywater.core.errors import BadOption
from bywater.core.options import Option
from bywater.games.towers.model.board import MAX_SPACES, MAX_SYMBOLS, PRESETS, QUALITIES, SCORED, STOPS

RULES: Final = 1
"""The version of the rules; it changes when old records would replay differently."""

_KEYS: Final[tuple[str, ...]] = ("paths", "symbols")


def read_custom_data(text: str) -> dict[str, Any]:
    """Parse custom data from TOML. Raises BadOption with the line of the error."""
    import tomllib

    try:
        return check_custom_data(tomllib.loads(text), text)
    except tomllib.TOMLDecodeError as error:
        place = re.search(r"at line (\d+)", str(error))
        line = int(place[1]) if place else max(1, len(text.splitlines()))
        raise BadOption(f"custom data, line {line}: {error}") from None


def check_custom_data(own: Any, text: str = "") -> dict[str, Any]:
    """Validate custom data and return a copy: `paths` (six lengths) and `[symbols]` (place = list of qualities)."""
    if not isinstance(own, dict):
        raise BadOption(f"custom data: expected a table, got {own!r}")
    for key in own:
        if key not in _KEYS:
            raise BadOption(_at(text, str(key), f"unknown key {key!r}; expected paths or [symbols]"))
    if "paths" in own:
        _check_paths(own["paths"], text)
    symbols = own.get("symbols", {})
    if not isinstance(symbols, dict):
        raise BadOption(_at(text, "symbols", f"symbols: expected a table of places, got {symbols!r}"))
    for place, signs in symbols.items():
        _check_signs(place, signs, text)
    return deepcopy(own)


def _check_paths(paths: Any, text: str) -> None:
    valid = isinstance(paths, list) and len(paths) == STOPS
    if not valid or any(type(length) is not int or not 1 <= length <= MAX_SPACES for length in paths):
        raise BadOption(_at(text, "paths", f"paths: expected {STOPS} numbers from 1 to {MAX_SPACES}, got {paths!r}"))


def _check_signs(place: str, signs: Any, text: str) -> None:
    if place not in SCORED:
        raise BadOption(_at(text, str(place), f"unknown place {place!r}; expected one of {', '.join(SCORED)}"))
    if not isinstance(signs, list) or not 1 <= len(signs) <= MAX_SYMBOLS:
        raise BadOption(_at(text, place, f"{place}: expected a list of one to three qualities, got {signs!r}"))
    for sign in signs:
        if sign not in QUALITIES:
            raise BadOption(_at(text, place, f"unknown quality {sign!r}; expected one of {', '.join(QUALITIES)}"))
    if len(set(signs)) != len(signs):
        raise BadOption(_at(text, place, f"{place}: expected different qualities, got {signs!r}"))


def _at(text: str, key: str, message: str) -> str:
    """Return the message with the number of the line that has the key, if there is a text."""
    pattern = re.compile(rf"""(^|[\s\[.{{,"'])({re.escape(key)})["']?\s*[\]=.]""")
    for number, line in enumerate(text.splitlines(), 1):
        if pattern.search(line):
            return f"custom data, line {number}: {message}"
    return f"custom data: {message}"


OPTIONS: Final = (
    Option("symbols", "choice", "twelve", choices=PRESETS),
    Option("own", "table", {}, check_table=check_custom_data, read_table=read_custom_data),
    Option("automatic", "flag", True),
)
