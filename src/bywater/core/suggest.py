"""Suggestions for misspelt names."""

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

_MAX_LENGTH: Final = 80  # comparing a longer text would take too long, and it is no typing error


def did_you_mean(given: object, known: Iterable[object]) -> str:
    """The end of an error message: the known names that are closest to the given one, or nothing.

    >>> did_you_mean("hnad", ["hand", "figures"])
    "; did you mean 'hand'?"
    >>> did_you_mean("xyz", ["hand", "figures"])
    ''
    """
    if not isinstance(given, str) or len(given) > _MAX_LENGTH:
        return ""
    names = {str(name).lower(): str(name) for name in known}
    close = [names[name] for name in get_close_matches(given.lower(), list(names), n=3, cutoff=0.6)]
    *first, last = map(repr, close or [""])
    return f"; did you mean {', '.join(first)} or {last}?" if first else f"; did you mean {last}?" if close else ""
