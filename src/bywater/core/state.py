"""States: a game in progress, and what each seat has observed of it."""

import random
from typing import Any, Final, SupportsIndex

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bywater.core.action import ActionTable, code_of
from bywater.core.decision import Decision
from bywater.core.errors import IllegalAction
from bywater.core.frames import decision_of, kind_of
from bywater.core.info import NO_INFO, GameInfo
from bywater.core.journal import FULLY_HIDDEN, Entry
from bywater.core.message import Message
from bywater.core.seats import CHANCE, OVER, WATCHER, seat_mask, seat_number
from bywater.core.snapshot import read_fields, write_fields
from bywater.core.stack import FrameStack
from bywater.core.trace import mix

View = dict[str, Any]
"""Everything that one seat, several seats or a watcher may know, as plain data."""

Position = dict[str, Any]
"""The table at the start of a turn as plain data, fit for writing by hand, with actions to play from there (`then`)."""

Snapshot = dict[str, Any]
"""A whole state as plain data: `State.snapshot` writes and `Game.restore` reads it. Never restore an untrusted one."""


# Indexed by a mask of seats: the number that adds one to the twelve-bit counter of each of these seats.
_ONE_EACH: Final = vec[i64]([sum(4096**seat for seat in range(5) if mask >> seat & 1) for mask in range(32)])


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State(FrameStack):
    """A game in progress: a stack of pending decisions, and what each seat has observed."""

    def __init__(self, seats: i64, room: i64, source: "State | None") -> None:
        """Create a state with this number of seats and room for this number of frames, or a copy of `source`."""
        super().__init__(seats, room, source)
        self.journal: list[Entry] | None = None
        self.forced: list[int] | None = None  # collects the codes of automatic choices
        if source is None:
            self.traces = vec[i64]([0] * (seats + 1))
            self.reveals: i64 = 0
            self.reveals_by_seat: i64 = 0
            self.automatic = True  # play a choice automatically if everyone can see that it has only one answer
        else:
            self.traces = source.traces[:]
            self.reveals = source.reveals
            self.reveals_by_seat = source.reveals_by_seat
            self.automatic = source.automatic

    # -- decisions ----------------------------------------------------------------------------

    @property
    def decision(self) -> Decision:
        """The decision of the actor."""
        return decision_of(self.info.kinds, self.top())

    def legal(self) -> vec[i64]:
        """Return the actor's legal action codes, ascending; empty only at a chance point and at the end of the game.

        Use `list(state.legal())` for a list that can be changed.
        """
        raise NotImplementedError

    def random_action(self, u: float) -> i64:
        """Return a legal action for a random number in [0, 1); all actions are equally likely.

        Games override this where finding one action is faster than listing all.
        """
        return self.random_listed_action(u)

    def random_listed_action(self, u: float) -> i64:
        """Implement `random_action` by listing all legal actions."""
        actions = self.legal()
        if len(actions) == 0:
            raise IllegalAction("expected a decision of a seat, got a chance point or the end of the game")
        return actions[i64(u * float(len(actions)))]

    def allows(self, action: i64) -> bool:
        """Whether the actor may choose this code: the same as `action in legal()`, without building the list."""
        raise NotImplementedError

    def out_of_turn_seat(self, action: i64) -> i64:
        """Return the seat allowed to play this legal action out of turn; the actor if there is none."""
        return self.actor

    def may_play(self, seat: i64, action: i64) -> bool:
        """Whether this seat may play this action now: as the actor, or out of turn."""
        return self.allows(action) and (seat == self.actor or seat == self.out_of_turn_seat(action))

    def why(self, action: SupportsIndex | str, seat: int | str) -> Message | None:
        """Return the reason why this seat can't play this action now, based on what the seat may know; None if it can.

        Both may be given by name: `state.why("orcs mordor-gondor", "dark")`. The reason is a message key with
        parameters; `bywater.words.Words("en", "confrontation").say(reason)` gives the sentence.
        """
        code = self.actions.code(action) if isinstance(action, str) else code_of(action)
        return self.refusal(code, seat_number(seat, self.seats, self.seat_names))

    def refusal(self, action: int, seat: int) -> Message | None:
        """Implement `why` for the code of an action and the number of a seat."""
        raise NotImplementedError

    def illegal(self, action: i64) -> IllegalAction:
        """Return the exception for an action that is not legal now, with the reason as far as the actor may know it."""
        if self.actor == OVER:
            return IllegalAction("the game is over")
        if action < 0 or action >= len(self.actions):
            return IllegalAction(f"unknown action {action}; the codes are 0 to {len(self.actions) - 1}")
        name = self.actions[action].text
        context = f"at the decision {self.decision.kind!r}"
        if self.actor == CHANCE:
            return IllegalAction(f"{name!r} is not legal {context}: chance decides here, use state.roll(rng)")
        reason = self.refusal(action, self.actor)
        because = "" if reason is None else f": {reason}"
        return IllegalAction(f"{name!r} is not legal for {self._seat_name(self.actor)} {context}{because}", reason)

    def _seat_name(self, seat: i64) -> str:
        return f"seat {seat} ({self.seat_names[seat]})" if seat < len(self.seat_names) else f"seat {seat}"

    # -- chance -------------------------------------------------------------------------------

    @property
    def chance_source(self) -> str:
        """The name of the deck or die at this chance point."""
        return self.info.kinds[int(kind_of(self.top()))].chance

    def chances(self) -> list[tuple[int, float]]:
        """Return every possible outcome of a chance point with its probability."""
        raise NotImplementedError

    def pick(self, u: float) -> i64:
        """Return a chance outcome for a random number in [0, 1), without building the list of outcomes."""
        raise NotImplementedError

    def roll(self, rng: random.Random) -> i64:
        """Return a chance outcome drawn by its probability, without applying it."""
        return self.pick(rng.random())

    # -- playing ------------------------------------------------------------------------------

    def apply(self, action: SupportsIndex) -> None:
        """Play the action with this code, in place. An illegal action raises IllegalAction and changes nothing."""
        code: i64 = code_of(action)
        if code < 0:
            raise IllegalAction(f"unknown action {action}")
        if not self.allows(code):
            raise self.illegal(code)
        self.apply_legal(code)

    def apply_legal(self, action: i64) -> None:
        """Play an action that is known to be legal, without validating it."""
        raise NotImplementedError

    def play(self, text: str) -> list[str]:
        """Play the action with this text: `state.play("frodo shire-arthedain")`.

        Returns the texts of the choices that were then made automatically, because everyone can see that each had only
        one answer. The option `automatic` turns such choices off.
        """
        if not isinstance(text, str):
            raise TypeError(f"expected the text of an action, got {text!r}: use state.apply() for a code")
        outer = self.forced
        self.forced = []
        try:
            self.apply(self.actions.code(text))
            forced = self.forced
        finally:
            self.forced = outer
        if outer is not None:
            outer.extend(forced)
        return [self.actions[code].text for code in forced]

    def add_forced(self, code: i64) -> None:
        """Record an automatic choice, if they are being collected."""
        if self.forced is not None:
            self.forced.append(code)

    def clone(self) -> "State":
        """Return an independent copy with the same traces and no journal."""
        raise NotImplementedError

    # -- result -------------------------------------------------------------------------------

    def returns(self) -> list[float]:
        """Return the utility of each seat, in [-1, 1]; all zero until the game is over."""
        raise NotImplementedError

    def score(self) -> list[int]:
        """Return the points of each seat by the rulebook."""
        raise NotImplementedError

    def ending(self) -> str:
        """Return how the game ended, as a message key; empty until the game is over."""
        raise NotImplementedError

    # -- names --------------------------------------------------------------------------------

    @property
    def info(self) -> GameInfo:
        """Data shared by all states of the game. Subclasses override it, or the properties derived from it."""
        return NO_INFO

    @property
    def actions(self) -> ActionTable:
        """All actions of the game, by code and by text."""
        return self.info.actions

    @property
    def seat_names(self) -> tuple[str, ...]:
        """The names of the seats; empty if they have none."""
        return self.info.seat_names

    @property
    def game_id(self) -> str:
        """The id of the game."""
        return self.info.game_id

    @property
    def options(self) -> dict[str, Any]:
        """The value of every option of this game."""
        raise NotImplementedError

    def __repr__(self) -> str:
        if self.actor == OVER:
            return f"<{type(self).__name__}: over, {self.ending()}>"
        who = "chance" if self.actor == CHANCE else self._seat_name(self.actor)
        return f"<{type(self).__name__}: {self.seats} seats, {who} to act, {self.decision}>"

    # -- knowledge ----------------------------------------------------------------------------

    def view(self, seats: object) -> View:
        """Return everything that a seat (by number or name), several seats (a tuple) or WATCHER may know."""
        raise NotImplementedError

    def mask_of(self, seats: object) -> int:
        """Return the argument of `view` as a mask over the seats and the watcher."""
        return seat_mask(seats, self.seats, self.seat_names)

    def position(self) -> Position:
        """Return the table at the start of a turn as plain data that `game.position` reads.

        Raises BadPosition in the middle of a turn: a position has no pending decisions. `snapshot` works at any time.
        """
        raise NotImplementedError

    def snapshot(self) -> Snapshot:
        """Return the whole state, traces included but without the journal, as plain data that `game.restore` reads.

        Snapshots serve pickling and comparison. Restoring does not validate them: never restore an untrusted one.
        """
        return {
            "game": self.game_id,
            "seats": int(self.seats),
            "options": self.options,
            "stack": [int(packed) for packed in self.stack[: self.height]],
            "fields": read_fields(self),
        }

    def restore(self, snapshot: Snapshot) -> None:
        """Overwrite this state with a snapshot. The number of seats and the options must be the same."""
        write_fields(self, snapshot["fields"])
        self.height = 0
        for packed in snapshot["stack"]:
            self.push(packed)

    def trace(self, seat: i64) -> i64:
        """Return a key for search trees: equal for equal observations of this seat."""
        if seat == WATCHER:
            return self.traces[self.seats]
        if seat < 0 or seat >= self.seats:
            raise ValueError(f"unknown seat {seat}; the seats are: 0 to {self.seats - 1}")
        return self.traces[seat]

    def open_journal(self) -> list[Entry]:
        """Start the journal, to which later events are appended, and return it. Copies have no journal."""
        if self.journal is None:
            self.journal = []
        return self.journal

    def journal_for(self, seats: object, since: int = 0) -> list[Entry]:
        """Return the journal from entry `since` on, as these seats observed it."""
        mask = self.mask_of(seats)
        found = []
        for entry in (self.journal or [])[since:]:
            seen = entry.seen_by(mask)
            if seen is not None:
                found.append(seen)
        return found

    def forget_observations(self) -> None:
        """Reset traces and reveal counts, because earlier events belong to the position."""
        seat: i64
        for seat in range(self.seats + 1):
            self.traces[seat] = 0
        self.reveals = 0
        self.reveals_by_seat = 0

    def reveal(self, seats: i64) -> None:
        """Increment the reveal counts of the seats in the mask, so that undo needs consent."""
        self.reveals += 1
        self.reveals_by_seat += _ONE_EACH[seats]

    def reveals_to(self, seat: i64) -> i64:
        """Return how often hidden information was revealed to this seat."""
        return (self.reveals_by_seat >> (seat * 12)) & 0xFFF

    def emit(
        self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, hidden: i64 = 0, visible_to: i64 = 0
    ) -> None:
        """Add an event to the traces of all seats that observe it, and to the journal if it is open.

        The numbers must be between 0 and 4094. `hidden` has a bit for each number that only the seats in the mask
        `visible_to` may know; with FULLY_HIDDEN the others don't observe the event at all.
        """
        whole: i64 = kind | ((a + 1) << 8) | ((b + 1) << 20) | ((c + 1) << 32) | ((d + 1) << 44)
        traces = self.traces
        seat: i64
        if not hidden:
            for seat in range(self.seats + 1):
                traces[seat] = mix(traces[seat], whole)
        else:
            part: i64 = kind
            if not hidden & 1:
                part |= (a + 1) << 8
            if not hidden & 2:
                part |= (b + 1) << 20
            if not hidden & 4:
                part |= (c + 1) << 32
            if not hidden & 8:
                part |= (d + 1) << 44
            for seat in range(self.seats + 1):
                if (visible_to >> seat) & 1:
                    traces[seat] = mix(traces[seat], whole)
                elif not hidden & FULLY_HIDDEN:
                    traces[seat] = mix(traces[seat], part)
        journal = self.journal
        if journal is not None:
            journal.append(Entry(kind, a, b, c, d, hidden, visible_to))

    # -- copying and pickling -----------------------------------------------------------------

    def __copy__(self) -> "State":
        return self.clone()

    def __deepcopy__(self, memo: object) -> "State":
        return self.clone()

    def __reduce__(self) -> Any:
        from bywater.registry import restore

        return (restore, (self.snapshot(),))
