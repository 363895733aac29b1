"""What happened, entry by entry, and who may see which part of it."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

HIDDEN: Final = -1
"""Stands in an entry for a number that the reader may not know."""

WHOLLY: Final = 16
"""As `veil`: not even that it happened is known to the others."""


@mypyc_attr(acyclic=True)  # there are thousands, and the search for cycles need not look at them
class Entry:
    """One thing that happened: a kind and four numbers.

    `veil` has a bit for each number that only the seats in the mask `knowers` may know.
    """

    def __init__(self, kind: i64, a: i64, b: i64, c: i64, d: i64, veil: i64, knowers: i64) -> None:
        self.kind = kind
        self.numbers: tuple[int, int, int, int] = (a, b, c, d)
        self.veil = veil
        self.knowers = knowers

    def seen_by(self, mask: int) -> "Entry | None":
        """The entry as the seats in the mask saw it, or None if they saw nothing."""
        if not self.veil or mask & self.knowers:
            return self
        if self.veil & WHOLLY:
            return None
        a, b, c, d = self.numbers
        return Entry(
            self.kind,
            HIDDEN if self.veil & 1 else a,
            HIDDEN if self.veil & 2 else b,
            HIDDEN if self.veil & 4 else c,
            HIDDEN if self.veil & 8 else d,
            0,
            0,
        )

    def plain(self) -> tuple[int, int, int, int, int]:
        a, b, c, d = self.numbers
        return (self.kind, a, b, c, d)

    def __repr__(self) -> str:
        return f"Entry{self.plain()}"
