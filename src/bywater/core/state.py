"""The state of one game: who is asked what, what follows, and what each seat has seen."""

import random
from typing import Any, Final, SupportsIndex

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bywater.core import stack as frames
from bywater.core.action import ActionTable
from bywater.core.codes import BIT, CHANCE, OVER, WATCHER, audience, code_of, seat_number
from bywater.core.decision import Decision
from bywater.core.errors import IllegalAction
from bywater.core.journal import WHOLLY, Entry
from bywater.core.message import Message
from bywater.core.trace import mix

View = dict[str, Any]
"""All that one seat, several seats of one person, or a watcher may know: plain data, nothing else."""

Position = dict[str, Any]
"""A complete state as plain data that a person can write by hand."""


# For each mask of seats a counter of twelve bits a seat.
_ONE_EACH: Final = vec[i64]([sum(4096**seat for seat in range(5) if mask >> seat & 1) for mask in range(32)])


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """A table in the middle of a game.

    What is asked lies on a stack of frames. The top one says who acts; what interrupts is pushed on
    it, and what lies under it goes on afterwards. An empty stack means that the game is over.
    """

    def __init__(self, seats: i64, room: i64, source: "State | None") -> None:
        """A new table for so many seats with room for so many frames, or a copy of `source`."""
        self.journal: list[Entry] | None = None
        self.forced: list[int] | None = None
        if source is None:
            self.seats = seats
            self.stack = vec[i64]([0] * room)
            self.height: i64 = 0
            self.traces = vec[i64]([0] * (seats + 1))
            self.shown: i64 = 0
            self.learned: i64 = 0
            self.floored: i64 = 0  # who had the floor since the table last changed, as a mask
            self.gone: i64 = 0  # seats that are out and never asked again, as a mask
            self.automatic = True  # whether a choice with a single answer that all can see is made at once
        else:
            self.seats = source.seats
            self.stack = source.stack[:]
            self.height = source.height
            self.traces = source.traces[:]
            self.shown = source.shown
            self.learned = source.learned
            self.floored = source.floored
            self.gone = source.gone
            self.automatic = source.automatic

    # -- what is asked ------------------------------------------------------------------------

    @property
    def actor(self) -> i64:
        """The seat to act, or CHANCE, or OVER."""
        if self.height == 0:
            return OVER
        return ((self.stack[self.height - 1] >> 8) & 15) - 4

    @property
    def decision(self) -> Decision:
        """What the actor is asked."""
        raise NotImplementedError

    def legal(self) -> vec[i64]:
        """The codes the actor may choose from, ascending; empty only at a chance point or at the end.

        A sequence to read: take `list(state.legal())` to have one that can be changed.
        """
        raise NotImplementedError

    def at_random(self, at: float) -> i64:
        """The legal action at this place of the unit interval, all equally likely: for random play.

        A game overrides it where one action is found faster than the whole list.
        """
        return self.listed_at_random(at)

    def listed_at_random(self, at: float) -> i64:
        actions = self.legal()
        if len(actions) == 0:
            raise IllegalAction("nobody is asked here")
        return actions[i64(at * float(len(actions)))]

    def allows(self, action: i64) -> bool:
        """Whether the actor may choose this code: the same as `action in legal()`, without the list."""
        raise NotImplementedError

    def owner(self, action: i64) -> i64:
        """The seat that may press this legal action unasked: the actor, or the seat of a floor."""
        return self.actor

    def may_press(self, seat: i64, action: i64) -> bool:
        """Whether this seat may send this action now: it is legal, and the seat is the actor or its owner."""
        return self.allows(action) and (seat == self.actor or seat == self.owner(action))

    def why(self, action: SupportsIndex | str, seat: int | str) -> Message | None:
        """Why this seat can't do that now, from what it may know; None if it can.

        Both may be given by name: `state.why("orcs mordor-gondor", "dark")`. The answer is a key of the words with
        its parameters; `bywater.words.Words("en", "confrontation").say(answer)` is the sentence.
        """
        code = self.actions.code(action) if isinstance(action, str) else code_of(action)
        return self.refusal(code, seat_number(seat, self.seats, self.seat_names))

    def refusal(self, action: int, seat: int) -> Message | None:
        """What `why` answers; each game has its own."""
        raise NotImplementedError

    def illegal(self, action: i64) -> IllegalAction:
        """The error for an action that is not legal now, with the reason from what the actor may know."""
        if self.actor == OVER:
            return IllegalAction("the game is over")
        if action < 0 or action >= len(self.actions):
            return IllegalAction(f"there is no action {action}; the codes are 0 to {len(self.actions) - 1}")
        name = self.actions[action].text
        asked = f"at the decision {self.decision.kind!r}"
        if self.actor == CHANCE:
            return IllegalAction(f"{name!r} is not legal {asked}: it is up to chance, use state.roll(rng)")
        reason = self.refusal(action, self.actor)
        because = "" if reason is None else f": {reason}"
        return IllegalAction(f"{name!r} is not legal for {self._seat_name(self.actor)} {asked}{because}", reason)

    def _seat_name(self, seat: i64) -> str:
        return f"seat {seat} ({self.seat_names[seat]})" if seat < len(self.seat_names) else f"seat {seat}"

    # -- chance -------------------------------------------------------------------------------

    @property
    def source(self) -> str:
        """The name of the deck or die that speaks at this chance point."""
        raise NotImplementedError

    def chances(self) -> list[tuple[int, float]]:
        """At a chance point, every outcome and its probability; none of them is zero."""
        raise NotImplementedError

    def pick(self, at: float) -> i64:
        """The outcome at this place of the unit interval: one draw without making the list."""
        raise NotImplementedError

    def roll(self, rng: random.Random) -> i64:
        """One outcome, drawn by its probability. It is not applied."""
        return self.pick(rng.random())

    # -- what happens -------------------------------------------------------------------------

    def apply(self, action: SupportsIndex) -> None:
        """Carry out the action with this code, in place. An illegal one raises IllegalAction and changes nothing."""
        code: i64 = code_of(action)
        if code < 0:
            raise IllegalAction(f"there is no action {action}")
        if not self.allows(code):
            raise self.illegal(code)
        self.apply_legal(code)

    def apply_legal(self, action: i64) -> None:
        """As `apply`, for an action that is known to be legal: random play and search need no second check."""
        raise NotImplementedError

    def play(self, text: str) -> list[str]:
        """Carry out the action with this text: `state.play("frodo shire-arthedain")`.

        Returns the texts of the choices that were made automatically after it, since each had a single answer that
        all can see. The option `automatic` turns that off.
        """
        if not isinstance(text, str):
            raise TypeError(f"play() takes the text of an action, not {text!r}: use state.apply() for a code")
        noted = self.forced
        self.forced = []
        try:
            self.apply(self.actions.code(text))
            made = self.forced
        finally:
            self.forced = noted
        if noted is not None:
            noted.extend(made)
        return [self.actions[code].text for code in made]

    def note_forced(self) -> list[int]:
        """Keep the codes of choices that are made automatically from now on, in the returned list."""
        if self.forced is None:
            self.forced = []
        return self.forced

    def force(self, code: i64) -> None:
        """Called by a game for each choice that it makes automatically."""
        if self.forced is not None:
            self.forced.append(code)

    def clone(self) -> "State":
        """An independent copy with the same traces and no journal."""
        raise NotImplementedError

    # -- what came of it ----------------------------------------------------------------------

    def returns(self) -> list[float]:
        """One number a seat in [-1, 1]; all zero while the game goes on."""
        raise NotImplementedError

    def score(self) -> list[int]:
        """The rulebook's points, one number a seat."""
        raise NotImplementedError

    def ending(self) -> str:
        """How the game ended, as a key of the words; empty while it goes on."""
        raise NotImplementedError

    # -- names --------------------------------------------------------------------------------

    @property
    def actions(self) -> ActionTable:
        """All actions of the game, by code and by text."""
        raise NotImplementedError

    @property
    def seat_names(self) -> tuple[str, ...]:
        """The names of the seats, where they have names."""
        return ()

    def __repr__(self) -> str:
        if self.actor == OVER:
            return f"<{type(self).__name__}: over, {self.ending()}>"
        who = "chance" if self.actor == CHANCE else self._seat_name(self.actor)
        return f"<{type(self).__name__}: {self.seats} seats, {who} to act, {self.decision}>"

    # -- what is known ------------------------------------------------------------------------

    def view(self, seats: object) -> View:
        """All that a seat (by number or name), several seats (a tuple), or WATCHER may know."""
        raise NotImplementedError

    def mask_of(self, seats: object) -> int:
        """What `view` was given, as a mask over the seats and the watcher."""
        return audience(seats, self.seats, self.seat_names)

    def position(self) -> Position:
        """The whole state as plain data: `game.position` reads it back."""
        raise NotImplementedError

    def trace(self, seat: i64) -> i64:
        """A number that is equal when all that this seat has seen so far is equal."""
        if seat == WATCHER:
            return self.traces[self.seats]
        if seat < 0 or seat >= self.seats:
            raise ValueError(f"{seat} is no seat of this table")
        return self.traces[seat]

    def open_journal(self) -> list[Entry]:
        """Write down from now on what happens. Copies don't take the journal along."""
        if self.journal is None:
            self.journal = []
        return self.journal

    def journal_for(self, seats: object, since: int = 0) -> list[Entry]:
        """The journal from entry `since` on, as these seats saw it."""
        mask = self.mask_of(seats)
        found = []
        for entry in (self.journal or [])[since:]:
            seen = entry.seen_by(mask)
            if seen is not None:
                found.append(seen)
        return found

    def reveal(self, seats: i64) -> None:
        """The seats in the mask learned something hidden: from here on undo is not free."""
        self.shown += 1
        self.learned += _ONE_EACH[seats]

    def has_learned(self, seat: i64) -> i64:
        """How often this seat learned something hidden: if that grows, its next choice knows more."""
        return (self.learned >> (seat * 12)) & 0xFFF

    def tell(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, veil: i64 = 0, knowers: i64 = 0) -> None:
        """Something happened: it goes into the traces of all who saw it, and into an open journal.

        The numbers must lie between 0 and 4094. Those marked in `veil` are for `knowers` only.
        """
        whole: i64 = kind | ((a + 1) << 8) | ((b + 1) << 20) | ((c + 1) << 32) | ((d + 1) << 44)
        traces = self.traces
        seat: i64
        if not veil:
            for seat in range(self.seats + 1):
                traces[seat] = mix(traces[seat], whole)
        else:
            part: i64 = kind
            if not veil & 1:
                part |= (a + 1) << 8
            if not veil & 2:
                part |= (b + 1) << 20
            if not veil & 4:
                part |= (c + 1) << 32
            if not veil & 8:
                part |= (d + 1) << 44
            for seat in range(self.seats + 1):
                if (knowers >> seat) & 1:
                    traces[seat] = mix(traces[seat], whole)
                elif not veil & WHOLLY:
                    traces[seat] = mix(traces[seat], part)
        journal = self.journal
        if journal is not None:
            journal.append(Entry(kind, a, b, c, d, veil, knowers))

    # -- the stack of decisions ---------------------------------------------------------------

    def push(self, packed: i64) -> None:
        self.stack[self.height] = packed
        self.height += 1

    def pop(self) -> i64:
        self.height -= 1
        return self.stack[self.height]

    def top(self) -> i64:
        """The frame that is asked now; 0 when the game is over."""
        if self.height == 0:
            return 0
        return self.stack[self.height - 1]

    def swap(self, packed: i64) -> None:
        """Put another frame in the place of the top one."""
        self.stack[self.height - 1] = packed

    def cut(self, mark: i64) -> None:
        """Drop every frame above this height: a scenario ended, a seat or a character is gone."""
        if self.height > mark:
            self.height = mark

    # -- windows and floors -------------------------------------------------------------------

    def next_seat(self, seat: i64, among: i64) -> i64:
        """The next seat clockwise whose bit is set in the mask; `seat` itself comes last. -1: none."""
        step: i64
        for step in range(1, self.seats + 1):
            other: i64 = (seat + step) % self.seats
            if (among >> other) & 1 and not (self.gone >> other) & 1:
                return other
        return -1

    def open_window(self, kind: i64, seats: i64, first: i64, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> bool:
        """Ask the seats in the mask one after the other, `first` before all if it is among them.

        False if there is nobody to ask. The frame's first number holds those who are asked later.
        """
        seat: i64 = self.next_seat(first + self.seats - 1, seats)
        if seat < 0:
            return False
        self.push(frames.frame(kind, seat, seats & ~BIT[seat], b, c, d))
        return True

    def pass_window(self) -> bool:
        """The seat that is asked passes. True if it was the last one: the window is shut and popped.

        Tell the pass before: whoever sees who is asked next must have seen it.
        """
        packed: i64 = self.top()
        rest: i64 = frames.a_of(packed)
        seat: i64 = self.next_seat(frames.seat_of(packed), rest)
        if seat < 0:
            self.pop()
            return True
        self.swap(frames.with_a(frames.with_seat(packed, seat), rest & ~BIT[seat]))
        return False

    def floors(self, seats: i64) -> i64:
        """Those of the seats that may take the floor at this decision: each once until the table changes."""
        actor: i64 = self.actor
        if actor < 0:
            return 0
        return seats & ~self.floored & ~self.gone & ~BIT[actor]

    def give_floor(self, kind: i64, seat: i64, b: i64 = 0) -> None:
        """This seat is the actor now, until it is done; what was asked waits underneath."""
        self.floored |= BIT[seat]
        self.push(frames.frame(kind, seat, 0, b))

    def table_changed(self) -> None:
        """Something happened that could make anybody want the floor again."""
        self.floored = 0

    def under(self) -> i64:
        """The frame that waits under the top one; 0 if there is none."""
        if self.height < 2:
            return 0
        return self.stack[self.height - 2]

    def underneath(self) -> i64:
        """The seat whose decision waits under the top one: it may end a floor as well."""
        if self.height < 2:
            return OVER
        return frames.seat_of(self.stack[self.height - 2])

    # -- Python's own copies ------------------------------------------------------------------

    def __copy__(self) -> "State":
        return self.clone()

    def __deepcopy__(self, memo: object) -> "State":
        return self.clone()

    def __reduce__(self) -> Any:
        """A state travels as its position; traces begin anew and the journal stays behind."""
        from bywater.registry import restore

        return (restore, (self.position(),))
