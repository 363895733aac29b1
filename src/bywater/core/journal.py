"""The journal: what happened, entry by entry, and which seats may see it."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

HIDDEN: Final = -1
"""Replaces a number of an entry that the reader may not know."""

FULLY_HIDDEN: Final = 16
"""A bit of `hidden`: seats outside `visible_to` do not observe the event at all."""


@mypyc_attr(acyclic=True)  # a game has thousands of entries; the garbage collector skips them
class Entry:
    """One event: a kind and four numbers.

    `hidden` has a bit for each number that only the seats in the mask `visible_to` may know.
    """

    def __init__(self, kind: i64, a: i64, b: i64, c: i64, d: i64, hidden: i64, visible_to: i64) -> None:
        self.kind = kind
        self.numbers: tuple[int, int, int, int] = (a, b, c, d)
        self.hidden = hidden
        self.visible_to = visible_to

    def seen_by(self, mask: int) -> "Entry | None":
        """Return the entry as the seats in the mask observed it; None if they did not observe it."""
        if not self.hidden or mask & self.visible_to:
            return self
        if self.hidden & FULLY_HIDDEN:
            return None
        a, b, c, d = self.numbers
        return Entry(
            self.kind,
            HIDDEN if self.hidden & 1 else a,
            HIDDEN if self.hidden & 2 else b,
            HIDDEN if self.hidden & 4 else c,
            HIDDEN if self.hidden & 8 else d,
            0,
            0,
        )

    def plain(self) -> tuple[int, int, int, int, int]:
        """Return the kind and the four numbers, without who may see them."""
        a, b, c, d = self.numbers
        return (self.kind, a, b, c, d)

    def __repr__(self) -> str:
        return f"Entry{self.plain()}"
