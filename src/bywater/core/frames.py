"""Frames: pending decisions, each packed into one integer, and the descriptions of their kinds.

A frame has a kind (1 to 255), a seat (-4 to 11) and four small numbers (0 to 2047), called a, b, c and d. A game lists
its kinds in `model/frames.py`, one `FrameKind` per kind; decisions, views and error messages are built from that list.
"""

from collections.abc import Callable, Iterator
from typing import Any, Final

from mypy_extensions import i64

from bywater.core.decision import Decision
from bywater.core.errors import BadPosition
from bywater.core.seats import CHANCE, OVER
from bywater.core.suggest import did_you_mean

MAX_NUMBER: Final = 2047
"""The largest number that a frame can hold."""

Fields = dict[str, int | str]
"""The named numbers of a frame in a view."""


def frame(kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> i64:
    """Pack a frame into one integer."""
    return kind | ((seat + 4) << 8) | (a << 12) | (b << 23) | (c << 34) | (d << 45)


def kind_of(packed: i64) -> i64:
    """Return the kind of a frame."""
    return packed & 255


def seat_of(packed: i64) -> i64:
    """Return the seat of a frame, or CHANCE."""
    return ((packed >> 8) & 15) - 4


def a_of(packed: i64) -> i64:
    """Return the first number of a frame."""
    return (packed >> 12) & 2047


def b_of(packed: i64) -> i64:
    """Return the second number of a frame."""
    return (packed >> 23) & 2047


def c_of(packed: i64) -> i64:
    """Return the third number of a frame."""
    return (packed >> 34) & 2047


def d_of(packed: i64) -> i64:
    """Return the fourth number of a frame."""
    return (packed >> 45) & 2047


def with_a(packed: i64, a: i64) -> i64:
    """Return the frame with its first number replaced."""
    return (packed & ~(2047 << 12)) | (a << 12)


def with_b(packed: i64, b: i64) -> i64:
    """Return the frame with its second number replaced."""
    return (packed & ~(2047 << 23)) | (b << 23)


def with_c(packed: i64, c: i64) -> i64:
    """Return the frame with its third number replaced."""
    return (packed & ~(2047 << 34)) | (c << 34)


def with_d(packed: i64, d: i64) -> i64:
    """Return the frame with its fourth number replaced."""
    return (packed & ~(2047 << 45)) | (d << 45)


def with_seat(packed: i64, seat: i64) -> i64:
    """Return the frame with its seat replaced."""
    return (packed & ~(15 << 8)) | ((seat + 4) << 8)


class Number:
    """The meaning of one of the four numbers of a frame.

    `name` is the field of the decision that shows it; an unnamed number is internal. `names` translates the number to
    an id; without it the field is the number itself (a count, a seat, or 1 for yes). `high` is the largest value.
    """

    def __init__(self, name: str = "", names: tuple[str, ...] = (), high: int = MAX_NUMBER) -> None:
        self.name = name
        self.names = names
        self.high = len(names) - 1 if names else high


class FrameKind:
    """One kind of frame: its code, the name and rule of its decision, and the meaning of its numbers.

    `fields` is a function for fields that depend on several numbers: it takes all four and returns a dict. A kind with
    `chance` set is a chance point, and its value names the deck or die. `labels` lists the kinds of action that have a
    label of their own at this decision, such as `do-done-losses` besides `do-done`.

    >>> kind = FrameKind(20, "losses", "F28", (Number("count"), Number("place", ("shire", "bree"))))
    >>> kind.fields_of(frame(20, 0, 2, 1))
    {'count': 2, 'place': 'bree'}
    """

    def __init__(
        self,
        code: int,
        name: str,
        rule: str = "",
        numbers: tuple[Number, ...] = (),
        *,
        fields: Callable[[tuple[int, int, int, int]], Fields] | None = None,
        chance: str = "",
        labels: tuple[str, ...] = (),
    ) -> None:
        self.code = code
        self.name = name
        self.rule = rule
        self.numbers = numbers
        self.fields = fields
        self.chance = chance
        self.labels = labels

    def fields_of(self, packed: int) -> Fields:
        """Return the named fields of a frame of this kind."""
        numbers = numbers_of(packed)
        found: Fields = {}
        for number, meaning in zip(numbers, self.numbers, strict=False):
            if meaning.name:
                found[meaning.name] = meaning.names[number] if meaning.names else number
        if self.fields is not None:
            found.update(self.fields(numbers))
        return found


class FrameKinds:
    """All frame kinds of a game, by code and by name."""

    def __init__(self, kinds: list[FrameKind]) -> None:
        self._by_code = {kind.code: kind for kind in kinds}
        self._by_name = {kind.name: kind for kind in kinds}
        if len(self._by_code) != len(kinds) or len(self._by_name) != len(kinds):
            raise ValueError("expected a different code and name for each frame kind, got duplicates")

    def __getitem__(self, code: int) -> FrameKind:
        return self._by_code[code]

    def __len__(self) -> int:
        return len(self._by_code)

    def __iter__(self) -> Iterator[FrameKind]:
        return iter(self._by_code.values())

    def names(self) -> tuple[str, ...]:
        """Return the names of all kinds, in the order of the list."""
        return tuple(self._by_name)

    def by_name(self, name: object) -> FrameKind:
        """Return the kind with this name. Raises BadPosition, with the closest names, if there is none."""
        if not isinstance(name, str) or name not in self._by_name:
            raise BadPosition(f"unknown decision {name!r}{did_you_mean(name, self._by_name)}")
        return self._by_name[name]


def numbers_of(packed: int) -> tuple[int, int, int, int]:
    """Return the four numbers of a frame."""
    return (int(a_of(packed)), int(b_of(packed)), int(c_of(packed)), int(d_of(packed)))


def decision_of(kinds: FrameKinds, packed: int) -> Decision:
    """Return the decision that a frame represents; the frame 0 is the end of the game."""
    if not packed:
        return Decision("over", OVER, "", {})
    kind = kinds[int(kind_of(packed))]
    return Decision(kind.name, int(seat_of(packed)), kind.rule, kind.fields_of(packed))


def frames_of(kinds: FrameKinds, frames: list[int]) -> list[list[object]]:
    """Return frames as plain data for a view, the top one last: `[kind, seat, a, b, c, d]` each."""
    plain: list[list[object]] = []
    for frame in frames:
        packed: i64 = frame
        name = kinds[kind_of(packed)].name
        plain.append([name, seat_of(packed), a_of(packed), b_of(packed), c_of(packed), d_of(packed)])
    return plain


def read_stack(kinds: FrameKinds, given: Any, seats: int, room: int) -> list[int]:
    """Pack the frames of a view's stack. Raises BadPosition if they can't be frames of this game.

    Only the form is validated. The caller checks that the resulting table has the same view.
    """
    if not isinstance(given, list) or len(given) > room:
        raise BadPosition(f"stack: expected a list of at most {room} frames, got {given!r}")
    frames: list[int] = []
    for parts in given:
        if not isinstance(parts, list) or len(parts) != 6 or any(type(part) is not int for part in parts[1:]):
            raise BadPosition(f"stack: expected [kind, seat, a, b, c, d], got {parts!r}")
        kind = kinds.by_name(parts[0])
        seat, a, b, c, d = parts[1:]
        if (seat != CHANCE) if kind.chance else not 0 <= seat < seats:
            wanted = "chance (-1)" if kind.chance else f"a seat below {seats}"
            raise BadPosition(f"stack: expected {wanted} for {kind.name!r}, got {seat}")
        if not all(0 <= number <= MAX_NUMBER for number in (a, b, c, d)):
            raise BadPosition(f"stack: expected numbers from 0 to {MAX_NUMBER}, got {parts!r}")
        for number, meaning in zip((a, b, c, d), kind.numbers, strict=False):
            if number > meaning.high:
                raise BadPosition(f"stack: expected numbers that {kind.name!r} can have, got {parts!r}")
        frames.append(int(frame(kind.code, seat, a, b, c, d)))
    return frames
