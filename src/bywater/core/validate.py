"""Validate parts of a position that was written by hand."""

from collections.abc import Iterable
from typing import Any, Final

from bywater.core.errors import BadPosition
from bywater.core.suggest import did_you_mean

MAX_LIST: Final = 1 << 20
"""The largest number of items in a list of a position or a view."""
_MAX_LISTED: Final = 20


def check_keys(data: dict[str, Any], known: Iterable[str], what: str) -> None:
    """Raise BadPosition for unknown keys, so that typing errors are reported.

    >>> check_keys({"hnad": []}, ("figures", "hand"), "light")
    Traceback (most recent call last):
    bywater.core.errors.BadPosition: light: unknown key 'hnad'; did you mean 'hand'?
    """
    names = tuple(known)
    for key in data:
        if key not in names:
            hint = did_you_mean(key, names) or f"; the keys are: {', '.join(names)}"
            raise BadPosition(f"{what}: unknown key {key!r}{hint}")


def number_of(given: Any, low: int, high: int, what: str) -> int:
    """Return a whole number after checking it against two bounds.

    >>> number_of(3, 0, 5, "sauron")
    3
    """
    if isinstance(given, int) and not isinstance(given, bool) and low <= given <= high:
        return given
    raise BadPosition(f"{what}: expected a number from {low} to {high}, got {given!r}")


def flag_of(given: Any, what: str) -> int:
    """Return 1 for true and 0 for false. Raises BadPosition for other values."""
    if isinstance(given, bool):
        return int(given)
    raise BadPosition(f"{what}: expected true or false, got {given!r}")


def index_of(name: Any, words: tuple[Any, ...], what: str) -> int:
    """Return the index of a name, or of a printed number, among the valid ones."""
    if isinstance(name, (str, int)) and not isinstance(name, bool) and name in words:
        return words.index(name)
    hint = did_you_mean(name, words)
    if not hint and len(words) <= _MAX_LISTED:
        hint = f"; expected one of {', '.join(str(word) for word in words if word != '')}"
    raise BadPosition(f"unknown {what} {name!r}{hint}")


def table_of(given: Any, what: str) -> dict[str, Any]:
    """Return the value if it is a table of keys and values."""
    if isinstance(given, dict):
        return given
    raise BadPosition(f"{what}: expected a table, got {given!r}")


def list_of(given: Any, what: str, most: int = MAX_LIST) -> list[Any]:
    """Return the value if it is a list of at most this length."""
    if isinstance(given, list) and len(given) <= most:
        return given
    limit = "" if most == MAX_LIST else f" of at most {most}"
    raise BadPosition(f"{what}: expected a list{limit}, got {given!r}")


def mask_of_names(given: Any, words: tuple[str, ...], what: str) -> int:
    """Return a list of different names as a mask over all names of its kind."""
    mask = 0
    for name in list_of(given, what):
        bit = 2 ** index_of(name, words, what)
        if mask & bit:
            raise BadPosition(f"{what}: expected different names, got {name} twice")
        mask |= bit
    return mask


def mask_of_seats(given: Any, seats: int, what: str) -> int:
    """Return a list of seats as a mask."""
    mask = 0
    for seat in list_of(given, what):
        mask |= 2 ** number_of(seat, 0, seats - 1, what)
    return mask


def table_in(data: dict[str, Any], name: str) -> dict[str, Any]:
    """Return the table under this key; empty if the key is missing."""
    return table_of(data.get(name, {}), name)


def list_in(data: dict[str, Any], name: str, most: int = MAX_LIST) -> list[Any]:
    """Return the list under this key; empty if the key is missing."""
    return list_of(data.get(name, []), name, most)


def row_in(data: dict[str, Any], name: str, size: int) -> list[Any]:
    """Return the list under this key, of exactly this length; empty if the key is missing."""
    part = list_in(data, name)
    if len(part) not in (0, size):
        raise BadPosition(f"{name}: expected a list of length {size}, got {part!r}")
    return part
