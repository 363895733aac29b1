"""Observation tensors: views encoded as numbers for a learner, in named fields.

This module holds the code that all games share. It and each game's `knowledge/observation.py` read only a View.
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
    """The fields of a game's observation, added one after the other.

    Fields that show a part of the view of the same name are declared with what they show, and `write` writes them. The
    caller writes those that were added by `add`, `names` or `seats`.
    """

    def __init__(self) -> None:
        self.fields: list[Field] = []
        self.size = 0
        self._numbers: list[tuple[str, int, float]] = []
        self._listed: list[tuple[str, dict[str, int]]] = []
        self._chosen: list[tuple[str, dict[str, int]]] = []
        self._counted: list[tuple[str, dict[str, tuple[int, float]]]] = []
        self._sequences: list[tuple[str, list[dict[str, int]]]] = []
        self._single_seats: list[tuple[str, int]] = []
        self._seat_sets: list[tuple[str, int]] = []
        self._seat_numbers: list[tuple[str, int, float, float]] = []
        self._seat_counts: list[tuple[str, int, dict[str, tuple[int, float]]]] = []

    def add(self, name: str, length: int, meaning: str, order: Iterable[str] = (), low: float = 0.0) -> int:
        """Add a field. Returns the index of its first number."""
        start = self.size
        self.fields.append(Field(name, start, length, meaning, tuple(order), low))
        self.size += length
        return start

    def names(self, name: str, order: Sequence[str], meaning: str) -> dict[str, int]:
        """Add a field with one number per name. Returns the index of each name."""
        start = self.add(name, len(order), meaning, order)
        return {word: start + place for place, word in enumerate(order)}

    def seats(self, name: str, meaning: str) -> int:
        """Add a field with one number per seat, clockwise from the viewer's own seat. Returns its first index."""
        return self.add(name, MAX_SEATS, meaning, SEATS)

    # -- fields that show a part of the view --------------------------------------------------

    def number(self, name: str, most: float, meaning: str) -> None:
        """Add a field for a number, written as a share of a maximum at which it is capped."""
        self._numbers.append((name, self.add(name, 1, meaning), most))

    def listed(self, name: str, order: Sequence[str], meaning: str) -> None:
        """Add a field for a list of names."""
        self._listed.append((name, self.names(name, order, meaning)))

    def chosen(self, name: str, order: Sequence[str], meaning: str) -> None:
        """Add a field for one name, or none."""
        self._chosen.append((name, self.names(name, order, meaning)))

    def counted(self, name: str, order: Sequence[str], most: float | Sequence[float], meaning: str) -> None:
        """Add a field for counts by name, written as shares of one maximum or of one per name."""
        self._counted.append((name, _shares(self.add(name, len(order), meaning, order), order, most)))

    def sequence(self, name: str, order: Sequence[str], length: int, meaning: str) -> None:
        """Add a field for the first names of a list, in order."""
        start = self.add(name, length * len(order), meaning, order)
        rows = [{word: at + place for place, word in enumerate(order)} for at in range(start, self.size, len(order))]
        self._sequences.append((name, rows))

    def seat(self, name: str, meaning: str) -> None:
        """Add a field for one seat; a negative seat means none."""
        self._single_seats.append((name, self.seats(name, meaning)))

    def seat_set(self, name: str, meaning: str) -> None:
        """Add a field for a list of seats."""
        self._seat_sets.append((name, self.seats(name, meaning)))

    def seat_numbers(self, name: str, most: float, meaning: str, low: float = 0.0) -> None:
        """Add a field for a number per seat, written as a share of a maximum at which it is capped."""
        self._seat_numbers.append((name, self.add(name, MAX_SEATS, meaning, SEATS, low), most, low))

    def seat_counts(self, name: str, order: Sequence[str], most: float | Sequence[float], meaning: str) -> None:
        """Add a field for each seat's counts by name, written as shares of one maximum or of one per name."""
        start = self.add(name, MAX_SEATS * len(order), meaning, order)
        self._seat_counts.append((name, len(order), _shares(start, order, most)))

    def write(self, out: Numbers, view: View, me: int, players: int) -> None:
        """Write the fields that show a part of the view."""
        for name, at, most in self._numbers:
            number = view[name]
            if number:
                out[at] = number / most if number < most else 1.0
        for name, places in self._listed:
            for word in view[name]:
                out[places[word]] = 1.0
        for name, places in self._chosen:
            if view[name]:
                out[places[view[name]]] = 1.0
        for name, shares in self._counted:
            _write_shares(out, 0, view[name], shares)
        for name, rows in self._sequences:
            for row, word in zip(rows, view[name], strict=False):
                out[row[word]] = 1.0
        self._write_seats(out, view, me, players)

    def _write_seats(self, out: Numbers, view: View, me: int, players: int) -> None:
        slots = [(seat - me) % players for seat in range(players)]
        for name, start in self._single_seats:
            seat = view[name]
            if seat >= 0:
                out[start + slots[seat]] = 1.0
        for name, start in self._seat_sets:
            for seat in view[name]:
                out[start + slots[seat]] = 1.0
        for name, start, most, low in self._seat_numbers:
            for slot, number in _by_slot(view[name], slots):
                if number:
                    share = number / most
                    out[start + slot] = 1.0 if share > 1.0 else low if share < low else share
        for name, width, shares in self._seat_counts:
            for slot, counts in _by_slot(view[name], slots):
                if counts:
                    _write_shares(out, slot * width, counts, shares)


def _shares(start: int, order: Sequence[str], most: float | Sequence[float]) -> dict[str, tuple[int, float]]:
    """Return the index and the maximum of each name."""
    mosts = most if isinstance(most, Sequence) else [most] * len(order)
    return {word: (start + place, limit) for place, (word, limit) in enumerate(zip(order, mosts, strict=True))}


def _write_shares(out: Numbers, offset: int, counts: dict[str, int], shares: dict[str, tuple[int, float]]) -> None:
    for word, count in counts.items():
        if count:
            at, most = shares[word]
            out[offset + at] = count / most if count < most else 1.0


def _by_slot(part: list[Any] | dict[str, Any], slots: list[int]) -> Iterable[tuple[int, Any]]:
    """Pair each seat's entry in a part of a view with its slot. A dict lacks the seats whose entries are hidden."""
    if isinstance(part, list):
        return zip(slots, part, strict=False)
    return [(slots[int(seat)], own) for seat, own in part.items()]


SEATS: Final = ("own", "next", "second", "third", "fourth")
"""The seats as an observation names them: the observer's own and the following ones in playing order."""
ACTORS: Final = (*SEATS, "chance", "over")
"""Who may have to act, as an observation names it."""


def viewer_of(view: View) -> int:
    """Return the seat whose view this is. A tensor needs the view of one seat, not of a watcher or several seats."""
    seats: list[int] = view["viewers"]
    if len(seats) != 1 or seats[0] < 0:
        raise ValueError(f"expected the view of one seat, got a view of {seats}")
    return seats[0]


def write_actor(out: Numbers, start: int, actor: int, me: int, players: int) -> None:
    """Write the actor as one of ACTORS."""
    out[start + (5 if actor == CHANCE else 6 if actor == OVER else (actor - me) % players)] = 1.0


def write_names(out: Numbers, places: Mapping[str, int], names: Iterable[str]) -> None:
    """Write 1 at the index of each name."""
    for name in names:
        out[places[name]] = 1.0


def index_by_name(names: Sequence[str]) -> dict[str, int]:
    """Return the index of each name in a sequence."""
    return {name: number for number, name in enumerate(names)}


class Frames:
    """Fields for the upper frames of the stack, the top one first: the kind, the seat, and the numbers bit by bit.

    `masks` are the kinds whose first number is a mask of seats. It is rotated: its lowest bit is the viewer's seat.
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
        """Write the stack of a view as the seat `me` of `players` sees it, the current decision first."""
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
