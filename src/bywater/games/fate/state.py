"""The final state class: ties the rules to views, positions and refusals."""

from typing import Any, Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bywater.core.bits import bit_count
from bywater.core.errors import IllegalAction
from bywater.core.frames import kind_of
from bywater.core.info import GameInfo
from bywater.core.message import Message
from bywater.core.seats import CHANCE
from bywater.core.state import Position, Snapshot, View
from bywater.games.fate.knowledge import view
from bywater.games.fate.model import actions, journal
from bywater.games.fate.model import frames as k
from bywater.games.fate.model.endings import DESTROYED, ENDINGS
from bywater.games.fate.model.table import Table
from bywater.games.fate.positions.write import write_position
from bywater.games.fate.rules import chance, engine, refusals

_INFO: Final = GameInfo("fate", actions.ACTIONS, actions.SEATS, k.KINDS)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class FateState(Table):
    """A game of Fate of the Fellowship in progress."""

    # -- legal actions -------------------------------------------------------------------

    def legal(self) -> vec[i64]:
        if self.actor < 0:
            return vec[i64]()
        return self.open_codes[:]

    def random_action(self, u: float) -> i64:
        if self.actor < 0:
            raise IllegalAction("expected a decision of a seat, got a chance point or the end of the game")
        return self.open_codes[i64(u * float(len(self.open_codes)))]

    def allows(self, action: i64) -> bool:
        actor: i64 = self.actor
        if actor >= 0:
            code: i64
            for code in self.open_codes:
                if code == action:
                    return True
            return False
        return actor == CHANCE and chance.probability(self, action) > 0.0

    def out_of_turn_seat(self, action: i64) -> i64:
        """Return the player of an interrupt, or for ending an interrupt the player it interrupts."""
        if actions.INTERRUPT_OF <= action < actions.ACT_AS:
            return action - actions.INTERRUPT_OF
        if action == actions.DONE and kind_of(self.top()) == k.INTERRUPT:
            return self.interrupted_seat()
        return self.actor

    def refusal(self, action: int, seat: int) -> Message | None:
        return refusals.why(self, action, seat)

    # -- chance -------------------------------------------------------------------------------

    def chances(self) -> list[tuple[int, float]]:
        return chance.list_chances(self) if self.actor == CHANCE else []

    def pick(self, u: float) -> i64:
        return chance.pick(self, u)

    # -- playing -------------------------------------------------------------------------

    def apply_legal(self, action: i64) -> None:
        # All information is public, so traces need only actions and outcomes.
        self.emit(journal.DID, action)
        packed: i64 = self.top()
        kind: i64 = kind_of(packed)
        if kind < k.FIRST_CHANCE:
            engine.answer(self, action)
        else:
            self.reveal(31)
            chance.apply(self, packed, kind, action)
        engine.proceed(self)

    def clone(self) -> "FateState":
        return FateState(0, None, self)

    # -- decisions, knowledge and results ---------------------------------------------------------

    @property
    def info(self) -> GameInfo:
        return _INFO

    @property
    def options(self) -> dict[str, Any]:
        return dict(self.settings.options)

    def view(self, seats: object) -> View:
        return cast(View, view.view_of(self, seats))

    def snapshot(self) -> Snapshot:
        if self.actor < 0:
            self.open_codes = vec[i64]()  # cached for the last decision
        return super().snapshot()

    def position(self) -> Position:
        return write_position(self)

    def returns(self) -> list[float]:
        """Return 1 for all if the Ring is destroyed, else a negative value that grows with fulfilled objectives."""
        if not self.over:
            return [0.0] * self.seats
        if self.over == DESTROYED:
            return [1.0] * self.seats
        share = float(bit_count(self.done)) / float(bit_count(self.tasks))
        return [share - 1.0] * self.seats

    def score(self) -> list[int]:
        """Return the number of fulfilled objectives."""
        return [int(bit_count(self.done))] * self.seats

    def ending(self) -> str:
        return ENDINGS[self.over]
