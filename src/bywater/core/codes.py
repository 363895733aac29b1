"""Numbers that all games share."""

from operator import index
from typing import Final, SupportsIndex

from librt.vecs import vec
from mypy_extensions import i64

from bywater.core.suggest import did_you_mean

CHANCE: Final = -1
"""The actor when dice, decks or blind picks decide."""

OVER: Final = -2
"""The actor when the game has ended."""

WATCHER: Final = -3
"""The seat of a person who looks on and holds nothing."""

MOST_SEATS: Final = 5

MAX_CODES: Final = 1 << 20

# A variable shift of a literal is compiled as a 32-bit shift, so single bits come from a table.
BIT: Final = vec[i64]([1 << n for n in range(62)])


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


def audience(seats: object, most: int, names: tuple[str, ...] = ()) -> int:
    """A seat, several seats of one person, or WATCHER, as a mask over `most` seats and the watcher.

    >>> audience(1, 2), audience((0, 1), 2), audience(WATCHER, 2), audience("dark", 2, ("light", "dark"))
    (2, 3, 4, 2)
    """
    if isinstance(seats, (tuple, list)):
        mask = 0
        for seat in seats:
            mask |= audience(seat, most, names)
        return mask
    seat = seat_number(seats, most, names)
    return BIT[most] if seat == WATCHER else BIT[seat]


def seat_number(seat: object, most: int, names: tuple[str, ...] = ()) -> int:
    """The number of a seat that is given by number or name, or WATCHER."""
    if isinstance(seat, str):
        if seat in names[:most]:
            return names.index(seat)
        known = names[:most]
        hint = did_you_mean(seat, known) or f"; the seats are: {', '.join(known) or f'0 to {most - 1}'}"
        raise ValueError(f"unknown seat {seat!r}{hint}")
    if isinstance(seat, int) and not isinstance(seat, bool) and (seat == WATCHER or 0 <= seat < most):
        return seat
    named = f" ({', '.join(names[:most])})" if names else ""
    raise ValueError(f"unknown seat {seat!r}; the seats are: 0 to {most - 1}{named}")


def code_of(action: SupportsIndex) -> int:
    """The action's code as a plain number; -1, which is never legal, for a number that is out of all bounds."""
    if isinstance(action, str):
        raise TypeError(f"apply() takes the code of an action, not text: use state.play({action!r})")
    try:
        code = action if isinstance(action, int) else index(action)
    except TypeError:
        raise TypeError(f"apply() takes the code of an action, a whole number, not {action!r}") from None
    return code if 0 <= code < MAX_CODES else -1
