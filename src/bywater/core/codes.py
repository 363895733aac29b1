"""Numbers that all games share."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

CHANCE: Final = -1
"""The actor when dice, decks or blind picks decide."""

OVER: Final = -2
"""The actor when the game has ended."""

WATCHER: Final = -3
"""The seat of a person who looks on and holds nothing."""

MOST_SEATS: Final = 5

# A variable shift of a literal is compiled as a 32-bit shift, so single bits come from a table.
BIT: Final = vec[i64]([1 << n for n in range(62)])


# A code looked up here is itself; a number that is no whole one is refused, compiled or not.
WHOLE: Final = vec[i64](list(range(4096)))

# A de Bruijn sequence: multiplied by it, every bit brings five other digits to the top.
_SEQUENCE: Final = 0x077CB531
_PLACE: Final = vec[i64](
    [next(n for n in range(32) if (((1 << n) * 0x077CB531) & 0xFFFFFFFF) >> 27 == top) for top in range(32)]
)


def lowest(mask: i64) -> i64:
    """The place of the lowest bit that is set; the mask must not be empty."""
    if not mask & 0xFFFFFFFF:
        mask >>= 32
        return 32 + _PLACE[(((mask & -mask) * _SEQUENCE) & 0xFFFFFFFF) >> 27]
    return _PLACE[(((mask & -mask) * _SEQUENCE) & 0xFFFFFFFF) >> 27]


def size(mask: i64) -> i64:
    """How many bits are set."""
    n: i64 = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


def nth(mask: i64, n: i64) -> i64:
    """The place of the nth bit that is set, counted from 0."""
    while n:
        mask &= mask - 1
        n -= 1
    return lowest(mask)


def audience(seats: object, most: int) -> int:
    """A seat, several seats of one person, or WATCHER, as a mask over `most` seats and the watcher.

    >>> audience(1, 2), audience((0, 1), 2), audience(WATCHER, 2)
    (2, 3, 4)
    """
    if isinstance(seats, (tuple, list)):
        mask = 0
        for seat in seats:
            mask |= audience(seat, most)
        return mask
    if isinstance(seats, int) and not isinstance(seats, bool):
        if seats == WATCHER:
            return BIT[most]
        if 0 <= seats < most:
            return BIT[seats]
    raise ValueError(f"{seats!r} is no seat of this table")
