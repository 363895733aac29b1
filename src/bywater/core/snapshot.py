"""Snapshots: the numbers of a state as plain data, by attribute name."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

# Not written: the journal and the collected automatic choices, the cached list of legal codes, and the stack, of which
# `State.snapshot` writes only the part in use.
_SKIPPED: Final = ("journal", "forced", "legal_codes", "stack", "height")


def read_fields(state: object) -> dict[str, Any]:
    """Return the attributes of a state that are integers, flags, or vectors or lists of integers, sorted by name.

    Other attributes (settings made from the options, a journal) are not part of a snapshot.
    """
    found: dict[str, Any] = {}
    for name in sorted(_names_of(state)):
        value = getattr(state, name)
        if name in _SKIPPED:
            continue
        if isinstance(value, (bool, int)):
            found[name] = value
        elif _is_vec(value) or (isinstance(value, list) and all(isinstance(part, int) for part in value)):
            found[name] = [int(number) for number in value]
    return found


def write_fields(state: object, fields: dict[str, Any]) -> None:
    """Set the attributes of a new state from a snapshot."""
    for name, value in fields.items():
        if isinstance(value, list):
            setattr(state, name, vec[i64](value) if _is_vec(getattr(state, name)) else value[:])
        else:
            setattr(state, name, value)


def _names_of(state: object) -> set[str]:
    """Return the names of a state's attributes: those of its compiled classes and those of interpreted subclasses."""
    return {*getattr(type(state), "__mypyc_attrs__", ()), *getattr(state, "__dict__", ())} - {"__dict__"}


def _is_vec(value: object) -> bool:
    return type(value).__name__.startswith("vec[")
