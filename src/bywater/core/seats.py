"""Constants for actors that are not seats, and conversion of seats given by number or name."""

from typing import Final

from mypy_extensions import i64

from bywater.core.bits import BIT
from bywater.core.suggest import did_you_mean

CHANCE: Final = -1
"""The actor at a chance point: dice, decks or random picks decide."""

OVER: Final = -2
"""The actor when the game has ended."""

WATCHER: Final = -3
"""The seat number of a viewer without a seat."""

MAX_SEATS: Final = 5
"""The largest number of seats in any game."""


def seat_mask(seats: object, count: int, names: tuple[str, ...] = ()) -> int:
    """Return a mask for a seat, several seats or WATCHER; bit `count` is the watcher.

    >>> seat_mask(1, 2), seat_mask((0, 1), 2), seat_mask(WATCHER, 2), seat_mask("dark", 2, ("light", "dark"))
    (2, 3, 4, 2)
    """
    if isinstance(seats, (tuple, list)):
        mask = 0
        for seat in seats:
            mask |= seat_mask(seat, count, names)
        return mask
    seat = seat_number(seats, count, names)
    return BIT[count] if seat == WATCHER else BIT[seat]


def seat_number(seat: object, count: int, names: tuple[str, ...] = ()) -> int:
    """Return the number of a seat that is given by number or name, or WATCHER."""
    if isinstance(seat, str):
        if seat in names[:count]:
            return names.index(seat)
        known = names[:count]
        hint = did_you_mean(seat, known) or f"; the seats are: {', '.join(known) or f'0 to {count - 1}'}"
        raise ValueError(f"unknown seat {seat!r}{hint}")
    if isinstance(seat, int) and not isinstance(seat, bool) and (seat == WATCHER or 0 <= seat < count):
        return seat
    named = f" ({', '.join(names[:count])})" if names else ""
    raise ValueError(f"unknown seat {seat!r}; the seats are: 0 to {count - 1}{named}")


def seats_in(mask: i64, count: int) -> list[int]:
    """Return the seats whose bits are set, among this number of seats."""
    return [seat for seat in range(count) if (mask >> seat) & 1]


def viewers_in(mask: i64, count: int) -> list[int]:
    """Return the seats whose bits are set; the watcher if there is none."""
    return seats_in(mask, count) or [WATCHER]
