"""The final state class: ties the rules to views, positions and refusals."""

from typing import Any, Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bywater.core.bits import bit_count, nth_bit
from bywater.core.decision import Decision
from bywater.core.errors import IllegalAction
from bywater.core.frames import kind_of
from bywater.core.info import GameInfo
from bywater.core.message import Message
from bywater.core.seats import CHANCE
from bywater.core.state import Position, Snapshot, View
from bywater.games.quest.knowledge import view
from bywater.games.quest.model import actions as do
from bywater.games.quest.model import board, decisions, endings
from bywater.games.quest.model import frames as k
from bywater.games.quest.model.table import Table
from bywater.games.quest.positions.write import write_position
from bywater.games.quest.rules import chance, refusals, scoring
from bywater.games.quest.rules.engine import DECLINE_CODES, answer, legal, proceed
from bywater.games.quest.rules.interrupts import interrupt_mask

_INFO: Final = GameInfo("quest", do.ACTIONS, board.HOBBITS, k.KINDS)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class QuestState(Table):
    """A game of The Lord of the Rings in progress."""

    # -- legal actions ------------------------------------------------------------------------

    def legal(self) -> vec[i64]:
        return self._list_codes()[:]

    def _list_codes(self) -> vec[i64]:
        """Return the cached list of legal codes of this decision. Callers must not modify it."""
        if len(self.legal_codes) == 0 and self.actor >= 0:
            self.legal_codes = legal(self)
        return self.legal_codes

    def random_action(self, u: float) -> i64:
        packed: i64 = self.top()
        if kind_of(packed) == k.QUIET:
            interrupts: i64 = interrupt_mask(self, packed)
            place: i64 = i64(u * float(1 + bit_count(interrupts)))
            if place == 0:
                return do.PASS
            return do.INTERRUPT_OF + nth_bit(interrupts, place - 1)
        codes = self._list_codes()
        if len(codes) == 0:
            raise IllegalAction("expected a decision of a seat, got a chance point or the end of the game")
        return codes[i64(u * float(len(codes)))]

    def allows(self, action: i64) -> bool:
        actor: i64 = self.actor
        if actor < 0:
            return actor == CHANCE and chance.weight(self, action) > 0
        if action >= 0 and action == DECLINE_CODES[kind_of(self.top())]:
            return True
        code: i64
        for code in self._list_codes():
            if code == action:
                return True
        return False

    def out_of_turn_seat(self, action: i64) -> i64:
        """Return the hobbit of an interrupt, or for ending an interrupt the seat it interrupts."""
        if do.INTERRUPT_OF <= action < do.TO:
            return action - do.INTERRUPT_OF
        if action == do.DONE and kind_of(self.top()) == k.INTERRUPT and self.is_here(self.interrupted_seat()):
            return self.interrupted_seat()
        return self.actor

    def refusal(self, action: int, seat: int) -> Message | None:
        return refusals.why(self, action, seat)

    # -- chance -------------------------------------------------------------------------------

    def chances(self) -> list[tuple[int, float]]:
        return chance.list_chances(self) if self.actor == CHANCE else []

    def pick(self, u: float) -> i64:
        return chance.pick(self, u)

    # -- playing ------------------------------------------------------------------------------

    def apply_legal(self, action: i64) -> None:
        self.legal_codes = vec[i64]()
        packed: i64 = self.top()
        kind: i64 = kind_of(packed)
        if kind < k.DRAW:
            answer(self, action)
        else:
            chance.apply(self, packed, kind, action)
        proceed(self)

    def restore(self, snapshot: Snapshot) -> None:
        self.legal_codes = vec[i64]()
        super().restore(snapshot)

    def clone(self) -> "QuestState":
        return QuestState(0, None, self)

    # -- decisions, knowledge and results ---------------------------------------------------------

    @property
    def info(self) -> GameInfo:
        return _INFO

    @property
    def options(self) -> dict[str, Any]:
        return dict(self.settings.options)

    @property
    def decision(self) -> Decision:
        return decisions.decision_at(self)

    def view(self, seats: object) -> View:
        return cast(View, view.view_of(self, seats))

    def position(self) -> Position:
        return write_position(self)

    def returns(self) -> list[float]:
        return scoring.returns_of(self)

    def score(self) -> list[int]:
        return scoring.score_of(self)

    def ending(self) -> str:
        return endings.ENDINGS[self.over]
