"""Suggestions for misspelt names."""

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

_MAX_LENGTH: Final = 80  # longer texts are slow to compare and are not typing errors


def did_you_mean(given: object, known: Iterable[object]) -> str:
    """Return the last part of an error message: the known names closest to the given one, or an empty text.

    >>> did_you_mean("hnad", ["hand", "figures"])
    "; did you mean 'hand'?"
    >>> did_you_mean("draw", ["draw two", "search"])
    "; did you mean 'draw two'?"
    >>> did_you_mean("xyz", ["hand", "figures"])
    ''
    """
    if not isinstance(given, str) or len(given) > _MAX_LENGTH:
        return ""
    wanted = given.lower()
    names = {str(name).lower(): str(name) for name in known}
    completions = [name for name in names if wanted and name.startswith(wanted) and name != wanted]
    close = [names[name] for name in completions or get_close_matches(wanted, list(names), n=3, cutoff=0.6)][:3]
    if given in close:  # a number given as text
        return ""
    *first, last = map(repr, close or [""])
    return f"; did you mean {', '.join(first)} or {last}?" if first else f"; did you mean {last}?" if close else ""
