"""The base class of the sketches: a table whose parts are named once for copying, writing and reading."""

from collections.abc import Callable
from typing import Any, ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from bywater.core.action import ActionTable
from bywater.core.errors import BadPosition, IllegalAction
from bywater.core.frames import frame, kind_of
from bywater.core.game import IDENTICAL, Game
from bywater.core.message import Message
from bywater.core.options import Option
from bywater.core.seats import OVER, WATCHER, seat_mask
from bywater.core.state import Position, State, View

MAX_FRAMES = 16
TURN = 1
"""The kind of frame with which every turn of a sketch starts."""


class Sketch(State):
    """A table of numbers and lists of numbers, listed in `parts`.

    A sketch says what may be chosen (`codes`), what an action does (`carry_out`), what then goes on by
    itself (`go_on`) and what everybody or one seat sees (`open_part`, `secret_part`).
    """

    game_id: ClassVar[str] = ""
    num_actions: ClassVar[int] = 0
    parts: ClassVar[tuple[str, ...]] = ()

    def __init__(self, seats: int, source: "Sketch | None") -> None:
        super().__init__(seats, MAX_FRAMES, source)
        if source is not None:
            for name in self.parts:
                part = getattr(source, name)
                setattr(self, name, part[:] if isinstance(part, list) else part)

    # -- what each sketch gives ---------------------------------------------------------------

    def begin(self) -> None:
        raise NotImplementedError

    def codes(self) -> list[int]:
        """What the actor may choose from; nothing at a chance point."""
        raise NotImplementedError

    def carry_out(self, action: int) -> None:
        raise NotImplementedError

    def go_on(self) -> None:
        """Continue without decisions, up to the next one."""
        raise NotImplementedError

    def all_can_see(self) -> bool:
        """Whether the legal actions follow from public information."""
        raise NotImplementedError

    def open_part(self) -> dict[str, Any]:
        """What lies open on the table."""
        raise NotImplementedError

    def secret_part(self, seat: int) -> Any:
        """What this seat alone sees."""
        return None

    def reason(self, action: int, seat: int) -> Message:
        """Why the actor can't do that, from what it knows itself."""
        return Message("why-not-now")

    def result(self) -> float:
        """1 for a victory, below 0 for a defeat; called at the end only."""
        raise NotImplementedError

    # -- what may be chosen -------------------------------------------------------------------

    def legal(self) -> vec[i64]:
        return vec[i64](self.codes() if self.actor >= 0 else [])

    def allows(self, action: i64) -> bool:
        if self.actor >= 0:
            return action in self.codes()
        return self.actor != OVER and any(code == action for code, _ in self.chances())

    def may_play(self, seat: int, action: int) -> bool:
        """Whether this seat may play the action: as the actor, or out of turn."""
        return self.actor >= 0 and self.allows(action) and seat in (self.actor, self.out_of_turn_seat(action))

    def refusal(self, action: int, seat: int) -> Message | None:
        if self.actor == OVER:
            return Message("why-over")
        if not 0 <= action < self.num_actions:
            return Message("why-unknown")
        if self.may_play(seat, action):
            return None
        if seat != self.actor:
            return Message("why-not-asked", {"seat": self.actor})
        return self.reason(action, seat)

    # -- what happens -------------------------------------------------------------------------

    def illegal(self, action: i64) -> IllegalAction:
        return IllegalAction(f"{action} is not open to {self.actor}")

    def apply_legal(self, action: i64) -> None:
        self.carry_out(action)
        self.proceed()

    def proceed(self) -> None:
        """Continue to the next decision. A single answer that all can see is chosen automatically."""
        self.go_on()
        while self.actor >= 0 and self.all_can_see() and len(self.codes()) == 1:
            self.carry_out(self.codes()[0])
            self.go_on()

    def clone(self) -> "Sketch":
        return type(self)(self.seats, self)

    def pick(self, at: float) -> i64:
        outcomes = self.chances()
        for action, chance in outcomes:
            at -= chance
            if at < 0:
                return action
        return outcomes[-1][0]

    def frame_under(self) -> int:
        """The frame under the top one, 0 if there is none."""
        return self.stack[self.height - 2] if self.height > 1 else 0

    # -- results and knowledge ----------------------------------------------------------------

    def returns(self) -> list[float]:
        return [self.result() if self.actor == OVER else 0.0] * self.seats

    def score(self) -> list[int]:
        return [0] * self.seats

    def view(self, seats: object) -> View:
        mask = seat_mask(seats, self.seats)
        mine = [seat for seat in range(self.seats) if mask >> seat & 1]
        codes = [int(code) for code in self.legal()]
        asked = self.actor in mine
        return {
            "game": self.game_id,
            "rules": 1,
            "seats": self.seats,
            "viewers": mine or [WATCHER],
            "options": self.options,
            "actor": self.actor,
            "decision": self.decision.plain(),
            "legal": codes if asked else [],
            # what these seats may play out of turn: an interrupt of theirs, or the end of one on top of theirs
            "out_of_turn": [] if asked else [code for code in codes if self.out_of_turn_seat(code) in mine],
            "stack": list(self.stack[: self.height]),
            "table": self.open_part(),
            "own": [self.secret_part(seat) for seat in mine],
            "ending": self.ending(),
            "returns": self.returns(),
        }

    def position(self) -> Position:
        if self.height != 1 or kind_of(self.top()) != TURN:
            raise BadPosition("a position describes the start of a turn; use snapshot() elsewhere")
        position: Position = {
            "game": self.game_id,
            "seats": self.seats,
            "options": self.options,
            "turn": self.actor,
            "interrupted": self.interrupted,
        }
        return {**position, **self.part_values()}

    def part_values(self) -> dict[str, Any]:
        """A copy of every part of the table."""
        parts = {name: getattr(self, name) for name in self.parts}
        return {name: part[:] if isinstance(part, list) else part for name, part in parts.items()}

    @property
    def options(self) -> dict[str, Any]:
        return {}


class SketchGame(Game):
    """A game of one kind of sketch."""

    def __init__(
        self,
        table: Callable[[dict[str, Any]], Sketch],
        *,
        id: str,
        seat_names: tuple[str, ...],
        actions: list[str],
        chances: list[str],
        options: tuple[Option, ...] = (),
        max_length: int,
    ) -> None:
        super().__init__(
            id=id,
            rules=1,
            seats=(len(seat_names),),
            seat_names=seat_names,
            options=options,
            utility=IDENTICAL,
            num_actions=len(actions),
            num_chances=len(chances),
            max_length=max_length,
            max_frames=MAX_FRAMES,
            actions=ActionTable([(text, text.split()[0], {}) for text in [*actions, *chances]]),
        )
        self.table = table

    def _new_state(self, seats: int, options: dict[str, Any]) -> State:
        state = self.table(options)
        state.begin()
        state.proceed()
        return state

    def provenance(self) -> dict[str, dict[str, str]]:
        return {}

    def _read_position(self, position: Position) -> State:
        state = self.table(position["options"])
        state.push(frame(TURN, position["turn"]))
        state.interrupted = position["interrupted"]
        for name in state.parts:
            part = position[name]
            setattr(state, name, part[:] if isinstance(part, list) else part)
        return state
