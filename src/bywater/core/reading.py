"""Reading what a person wrote into a position: each part checked, and refused in words."""

from typing import Any

from bywater.core.errors import BadPosition


def number_of(given: Any, low: int, high: int, what: str) -> int:
    """A whole number between two bounds.

    >>> number_of(3, 0, 5, "sauron")
    3
    """
    if isinstance(given, int) and not isinstance(given, bool) and low <= given <= high:
        return given
    raise BadPosition(f"{what}: a number from {low} to {high} is wanted, not {given!r}")


def flag_of(given: Any, what: str) -> int:
    """True or false, as 1 or 0."""
    if isinstance(given, bool):
        return int(given)
    raise BadPosition(f"{what}: true or false is wanted, not {given!r}")


def index_of(name: Any, words: tuple[Any, ...], what: str) -> int:
    """The place of a name or a printed number among those there are."""
    if isinstance(name, (str, int)) and not isinstance(name, bool) and name in words:
        return words.index(name)
    raise BadPosition(f"there is no {what} {name!r}")


def table_in(data: dict[str, Any], name: str) -> dict[str, Any]:
    """A part that is a table; empty if it is left out."""
    part = data.get(name, {})
    if not isinstance(part, dict):
        raise BadPosition(f"{name}: a table is wanted, not {part!r}")
    return part


def list_in(data: dict[str, Any], name: str) -> list[Any]:
    """A part that is a list; empty if it is left out."""
    part = data.get(name, [])
    if not isinstance(part, list):
        raise BadPosition(f"{name}: a list is wanted, not {part!r}")
    return part


def row_in(data: dict[str, Any], name: str, size: int) -> list[Any]:
    """A list with an element for each of so many seats, or nothing at all."""
    part = list_in(data, name)
    if len(part) not in (0, size):
        raise BadPosition(f"{name}: a list of {size} is wanted, not {part!r}")
    return part
