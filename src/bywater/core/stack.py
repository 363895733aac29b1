"""The stack of pending decisions, and the windows and interrupts that prompt other seats in between."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bywater.core.bits import BIT
from bywater.core.frames import a_of, frame, seat_of, with_a, with_seat
from bywater.core.seats import OVER


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class FrameStack:
    """A stack of frames: the pending decisions and steps.

    The top frame determines who acts; an interrupt is pushed on top of it, and the frame below continues afterwards. An
    empty stack means that the game is over.
    """

    def __init__(self, seats: i64, room: i64, source: "FrameStack | None") -> None:
        """Create an empty stack with room for this number of frames, or a copy of `source`."""
        if source is None:
            self.seats = seats
            self.stack = vec[i64]([0] * room)
            self.height: i64 = 0
            self.interrupted: i64 = 0  # mask of the seats that have interrupted since the table last changed
            self.gone: i64 = 0  # mask of the eliminated seats, which never act again
        else:
            self.seats = source.seats
            self.stack = source.stack[:]
            self.height = source.height
            self.interrupted = source.interrupted
            self.gone = source.gone

    @property
    def actor(self) -> i64:
        """The seat to act; CHANCE at a chance point; OVER at the end of the game."""
        if self.height == 0:
            return OVER
        return ((self.stack[self.height - 1] >> 8) & 15) - 4

    def push(self, packed: i64) -> None:
        """Push a frame: it is decided next."""
        self.stack[self.height] = packed
        self.height += 1

    def prompt(self, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Push a decision of a seat or of chance."""
        self.push(frame(kind, seat, a, b, c, d))

    def pop(self) -> i64:
        """Remove and return the top frame."""
        self.height -= 1
        return self.stack[self.height]

    def top(self) -> i64:
        """Return the frame that is being decided; 0 when the game is over."""
        if self.height == 0:
            return 0
        return self.stack[self.height - 1]

    def replace_top(self, packed: i64) -> None:
        """Replace the top frame."""
        self.stack[self.height - 1] = packed

    def truncate(self, mark: i64) -> None:
        """Drop every frame above this height, for example when a scenario ends or a seat is eliminated."""
        if self.height > mark:
            self.height = mark

    # -- windows and interrupts ---------------------------------------------------------------

    def next_seat(self, seat: i64, among: i64) -> i64:
        """Return the next seat clockwise that is in the mask, trying `seat` itself last; -1 if there is none."""
        step: i64
        for step in range(1, self.seats + 1):
            other: i64 = (seat + step) % self.seats
            if (among >> other) & 1 and not (self.gone >> other) & 1:
                return other
        return -1

    def open_window(self, kind: i64, seats: i64, first: i64, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> bool:
        """Prompt the seats in the mask one after the other, beginning with `first` if it is among them.

        Returns False if the mask is empty. The frame's first number is the mask of the seats still to be prompted.
        """
        seat: i64 = self.next_seat(first + self.seats - 1, seats)
        if seat < 0:
            return False
        self.push(frame(kind, seat, seats & ~BIT[seat], b, c, d))
        return True

    def pass_window(self) -> bool:
        """Pass for the prompted seat. Returns True if it was the last one; the window is then closed and popped.

        Emit the pass before calling this: seats that observe who is prompted next must have observed it.
        """
        packed: i64 = self.top()
        rest: i64 = a_of(packed)
        seat: i64 = self.next_seat(seat_of(packed), rest)
        if seat < 0:
            self.pop()
            return True
        self.replace_top(with_a(with_seat(packed, seat), rest & ~BIT[seat]))
        return False

    def interrupts(self, seats: i64) -> i64:
        """Return which of these seats may interrupt this decision: each once until the table changes."""
        actor: i64 = self.actor
        if actor < 0:
            return 0
        return seats & ~self.interrupted & ~self.gone & ~BIT[actor]

    def push_interrupt(self, kind: i64, seat: i64, b: i64 = 0) -> None:
        """Let this seat act now. The interrupted decision stays on the stack below."""
        self.interrupted |= BIT[seat]
        self.push(frame(kind, seat, 0, b))

    def table_changed(self) -> None:
        """Let every seat interrupt again, because the table has changed."""
        self.interrupted = 0

    def below(self) -> i64:
        """Return the frame below the top one; 0 if there is none."""
        if self.height < 2:
            return 0
        return self.stack[self.height - 2]

    def interrupted_seat(self) -> i64:
        """Return the seat that the top frame interrupts. This seat may end the interrupt, too."""
        if self.height < 2:
            return OVER
        return seat_of(self.stack[self.height - 2])
