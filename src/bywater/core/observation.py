"""Observation tensors: a view as numbers for a learner, in named fields.

This module has what all games share. It and each game's `knowledge/observation.py` read nothing but a View.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol

from bywater.core.seats import CHANCE, MAX_SEATS, OVER
from bywater.core.state import View

_FRAME_SEATS: Final = MAX_SEATS + 1


class Numbers(Protocol):
    """A writable sequence of numbers: a numpy array, an array of floats, a list."""

    def __setitem__(self, at: int, value: float, /) -> None: ...


class Field(NamedTuple):
    """`length` numbers from index `start` on, each from `low` to `high`.

    `order` names the numbers. If there are more numbers than names, the names repeat, once per seat or place, as
    `meaning` says.
    """

    name: str
    start: int
    length: int
    meaning: str
    order: tuple[str, ...] = ()
    low: float = 0.0
    high: float = 1.0


class Layout:
    """The fields of a game, added one after the other."""

    def __init__(self) -> None:
        self.fields: list[Field] = []
        self.size = 0

    def add(self, name: str, length: int, meaning: str, order: Iterable[str] = (), low: float = 0.0) -> int:
        """Add a field. Returns its start."""
        start = self.size
        self.fields.append(Field(name, start, length, meaning, tuple(order), low))
        self.size += length
        return start

    def names(self, name: str, order: Sequence[str], meaning: str) -> dict[str, int]:
        """Add a field with one number per name. Returns the index of each name."""
        start = self.add(name, len(order), meaning, order)
        return {word: start + place for place, word in enumerate(order)}

    def seats(self, name: str, meaning: str) -> int:
        """Add a field with one number per seat, clockwise from the viewer's own seat. Returns its start."""
        return self.add(name, MAX_SEATS, meaning, SEATS)


SEATS: Final = ("own", "next", "second", "third", "fourth")
ACTORS: Final = (*SEATS, "chance", "over")


def viewer_of(view: View) -> int:
    """The seat whose view this is. A tensor is made for one seat, not for a watcher or several seats."""
    seats: list[int] = view["viewers"]
    if len(seats) != 1 or seats[0] < 0:
        raise ValueError(f"expected the view of one seat, got a view of {seats}")
    return seats[0]


def write_actor(out: Numbers, start: int, actor: int, me: int, players: int) -> None:
    """Write the actor as one of ACTORS."""
    out[start + (5 if actor == CHANCE else 6 if actor == OVER else (actor - me) % players)] = 1.0


def write_seats(out: Numbers, start: int, seats: Iterable[int], me: int, players: int) -> None:
    """Write a set of seats, clockwise from the own seat."""
    for seat in seats:
        out[start + (seat - me) % players] = 1.0


def write_names(out: Numbers, places: Mapping[str, int], names: Iterable[str]) -> None:
    """Write 1 at the place of each name."""
    for name in names:
        out[places[name]] = 1.0


def index_by_name(names: Sequence[str]) -> dict[str, int]:
    """The index of each name in a sequence."""
    return {name: number for number, name in enumerate(names)}


class Frames:
    """The upper frames of the stack, the top one first: the kind, the seat, and the numbers bit by bit.

    `masks` are the kinds whose first number is a set of seats; it is rotated so that the lowest bit is the own seat.
    """

    def __init__(
        self, layout: Layout, kinds: Sequence[str], depth: int, numbers: int, bits: int, masks: Iterable[str] = ()
    ) -> None:
        self.kinds = index_by_name(kinds)
        self.depth = depth
        self.numbers = numbers
        self.bits = bits
        self.masks = frozenset(masks)
        order = [
            *kinds,
            *[f"seat: {name}" for name in (*SEATS, "chance")],
            *[f"number {n + 1}, bit {bit}" for n in range(numbers) for bit in range(bits)],
        ]
        self.length = len(order)
        self.start = layout.add(
            "stack",
            depth * self.length,
            f"the pending decisions, the current one first, at most {depth}: kind, seat, "
            f"and {numbers} numbers of {bits} bits",
            order,
        )

    def write(self, out: Numbers, stack: list[list[Any]], me: int, players: int) -> None:
        """Write the stack of a view as the seat `me` of so many players sees it, the current decision first."""
        at = self.start
        for frame in stack[: -self.depth - 1 : -1]:
            kind: str = frame[0]
            seat: int = frame[1]
            out[at + self.kinds[kind]] = 1.0
            bit = at + len(self.kinds)
            out[bit + (MAX_SEATS if seat < 0 else (seat - me) % players)] = 1.0
            bit += _FRAME_SEATS
            for number in frame[2:]:
                if number > 0:
                    if bit == at + len(self.kinds) + _FRAME_SEATS and kind in self.masks:
                        number = rotate_mask(number, me, players)
                    place = bit
                    while number:
                        if number & 1:
                            out[place] = 1.0
                        number >>= 1
                        place += 1
                bit += self.bits
            at += self.length


def rotate_mask(mask: int, me: int, players: int) -> int:
    """Rotate a mask of seats so that the lowest bit is the viewer's own seat."""
    return (mask >> me | mask << (players - me)) & ((1 << players) - 1)
