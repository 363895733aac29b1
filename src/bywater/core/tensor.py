"""A view as numbers for a learner: named fields one after the other, and how the parts that all games have are
written. Nothing here or in a game's own `tensor.py` sees more than a View."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol

from bywater.core.codes import CHANCE, MOST_SEATS, OVER
from bywater.core.state import View

_FRAME_SEATS: Final = MOST_SEATS + 1


class Numbers(Protocol):
    """What can be written to: a numpy array, an array of floats, a list."""

    def __setitem__(self, at: int, value: float, /) -> None: ...


class Field(NamedTuple):
    """So many numbers from `start` on, each from `low` to `high`.

    `order` names what the numbers stand for; where there are more numbers than names it goes over again, once a
    seat, place or the like, as the meaning says.
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
        """A field of so many numbers; where it begins."""
        start = self.size
        self.fields.append(Field(name, start, length, meaning, tuple(order), low))
        self.size += length
        return start

    def names(self, name: str, order: Sequence[str], meaning: str) -> dict[str, int]:
        """A field with one number for each name; where each of them stands."""
        start = self.add(name, len(order), meaning, order)
        return {word: start + place for place, word in enumerate(order)}

    def seats(self, name: str, meaning: str) -> int:
        """A field with one number for each seat, the own one first and then clockwise."""
        return self.add(name, MOST_SEATS, meaning, SEATS)


SEATS: Final = ("own", "next", "second", "third", "fourth")
ACTORS: Final = (*SEATS, "chance", "over")


def viewer(view: View) -> int:
    """The seat whose view this is: a tensor is made for one seat, not for a watcher or several seats at once."""
    seats: list[int] = view["seats"]
    if len(seats) != 1 or seats[0] < 0:
        raise ValueError(f"a tensor is made from the view of one seat, not of {seats}")
    return seats[0]


def write_actor(out: Numbers, start: int, actor: int, me: int, players: int) -> None:
    """Who acts, by the names of ACTORS."""
    out[start + (5 if actor == CHANCE else 6 if actor == OVER else (actor - me) % players)] = 1.0


def write_seats(out: Numbers, start: int, seats: Iterable[int], me: int, players: int) -> None:
    for seat in seats:
        out[start + (seat - me) % players] = 1.0


def write_names(out: Numbers, places: Mapping[str, int], names: Iterable[str]) -> None:
    for name in names:
        out[places[name]] = 1.0


def write_counts(out: Numbers, start: int, places: Mapping[str, int], counts: Mapping[str, int], most: float) -> None:
    """How many of each, as a share of `most`; `places` count from 0."""
    for name, count in counts.items():
        out[start + places[name]] = count / most


def numbered(names: Sequence[str]) -> dict[str, int]:
    return {name: number for number, name in enumerate(names)}


class Frames:
    """The upper frames of the stack, what is asked now first: the kind, the seat, and the numbers bit by bit.

    `masks` are the kinds whose first number is a set of seats: its lowest bit is then the own seat.
    """

    def __init__(
        self, layout: Layout, kinds: Sequence[str], depth: int, numbers: int, bits: int, masks: Iterable[str] = ()
    ) -> None:
        self.kinds = numbered(kinds)
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
            f"the pending decisions, what is asked now first, {depth} at most: kind, seat, "
            f"and {numbers} numbers of {bits} bits",
            order,
        )

    def write(self, out: Numbers, stack: list[list[Any]], me: int, players: int) -> None:
        at = self.start
        for frame in stack[: -self.depth - 1 : -1]:
            kind: str = frame[0]
            seat: int = frame[1]
            out[at + self.kinds[kind]] = 1.0
            bit = at + len(self.kinds)
            out[bit + (MOST_SEATS if seat < 0 else (seat - me) % players)] = 1.0
            bit += _FRAME_SEATS
            for number in frame[2:]:
                if number > 0:
                    if bit == at + len(self.kinds) + _FRAME_SEATS and kind in self.masks:
                        number = turned(number, me, players)
                    place = bit
                    while number:
                        if number & 1:
                            out[place] = 1.0
                        number >>= 1
                        place += 1
                bit += self.bits
            at += self.length


def turned(mask: int, me: int, players: int) -> int:
    """A set of seats as seen from this one: the lowest bit is its own."""
    return (mask >> me | mask << (players - me)) & ((1 << players) - 1)
