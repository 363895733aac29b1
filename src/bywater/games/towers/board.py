"""The road: seven places in order, the signs they ask for, and the path cards between them."""

import re
from copy import deepcopy
from typing import Any, Final

from bywater.core.data import read_data
from bywater.core.errors import BadOption

DATA: Final = read_data(__file__)
SEAT_NAMES: Final = ("first", "second", "third", "fourth", "fifth")
PLACES: Final[tuple[str, ...]] = tuple(DATA["places"])
QUALITIES: Final[tuple[str, ...]] = tuple(DATA["qualities"]["names"])
PRESETS: Final[tuple[str, ...]] = tuple(DATA["symbols"])
PATHS: Final[tuple[int, ...]] = tuple(DATA["paths"]["spaces"])
VALUES: Final[tuple[int, ...]] = tuple(DATA["tokens"]["values"])
TOKENS_EACH: Final[int] = DATA["tokens"]["each"]

STOPS: Final = 6  # places after Amon Hen, and path cards
MOST_SYMBOLS: Final = 3
MOST_SPACES: Final = 5
MINAS_TIRITH: Final = 6
SCORED: Final = PLACES[1:]


class Road:
    """What one game is played along: the signs of each place, and the lengths of the path cards."""

    def __init__(self, preset: str, own: dict[str, Any]) -> None:
        """The road of a preset, with whatever one's own values replace."""
        self.preset = preset
        self.own = own
        self.symbols: dict[str, list[str]] = {place: list(DATA["symbols"][preset][place]) for place in SCORED}
        self.symbols.update(own.get("symbols", {}))
        self.paths: list[int] = list(own.get("paths", PATHS))


def read_own(text: str) -> dict[str, Any]:
    """One's own values from TOML text; whatever is wrong is said with its line."""
    import tomllib

    try:
        return check_own(tomllib.loads(text), text)
    except tomllib.TOMLDecodeError as error:
        place = re.search(r"at line (\d+)", str(error))
        line = int(place[1]) if place else max(1, len(text.splitlines()))
        raise BadOption(f"own data, line {line}: {error}") from None


def check_own(own: Any, text: str = "") -> dict[str, Any]:
    """The table if it makes sense: `paths` (six lengths) and `[symbols]` (place = list of qualities)."""
    if not isinstance(own, dict):
        raise BadOption(f"own data: a table is wanted, not {own!r}")
    for key in own:
        if key not in ("paths", "symbols"):
            raise BadOption(_at(text, str(key), f"there is no {key!r} here, only paths and [symbols]"))
    if "paths" in own:
        _check_paths(own["paths"], text)
    symbols = own.get("symbols", {})
    if not isinstance(symbols, dict):
        raise BadOption(_at(text, "symbols", "symbols must be a table of places"))
    for place, signs in symbols.items():
        _check_signs(place, signs, text)
    return deepcopy(own)


def _check_paths(paths: Any, text: str) -> None:
    good = isinstance(paths, list) and len(paths) == STOPS
    if not good or any(type(length) is not int or not 1 <= length <= MOST_SPACES for length in paths):
        raise BadOption(_at(text, "paths", f"paths must be {STOPS} numbers from 1 to {MOST_SPACES}"))


def _check_signs(place: str, signs: Any, text: str) -> None:
    if place not in SCORED:
        raise BadOption(_at(text, str(place), f"there is no place {place!r}; there are: {', '.join(SCORED)}"))
    if not isinstance(signs, list) or not 1 <= len(signs) <= MOST_SYMBOLS:
        raise BadOption(_at(text, place, f"{place} needs one to three qualities"))
    for sign in signs:
        if sign not in QUALITIES:
            raise BadOption(_at(text, place, f"there is no quality {sign!r}; there are: {', '.join(QUALITIES)}"))
    if len(set(signs)) != len(signs):
        raise BadOption(_at(text, place, f"{place} names a quality twice"))


def _at(text: str, key: str, message: str) -> str:
    """The message with the line on which the key stands, if there is a text."""
    sought = re.compile(rf"""(^|[\s\[.{{,"'])({re.escape(key)})["']?\s*[\]=.]""")
    for number, line in enumerate(text.splitlines(), 1):
        if sought.search(line):
            return f"own data, line {number}: {message}"
    return f"own data: {message}"
