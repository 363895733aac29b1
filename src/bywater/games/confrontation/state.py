"""The state of a game of The Confrontation: ties the table to rules, views, positions and refusals."""

from typing import Any, Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bywater.core.bits import BIT
from bywater.core.info import GameInfo
from bywater.core.message import Message
from bywater.core.seats import CHANCE
from bywater.core.state import Position, View
from bywater.games.confrontation.knowledge import view
from bywater.games.confrontation.model.actions import ACTIONS
from bywater.games.confrontation.model.board import LIGHT, SIDES
from bywater.games.confrontation.model.cards import SPECIALS
from bywater.games.confrontation.model.endings import ENDINGS, WINNER
from bywater.games.confrontation.model.frames import KINDS
from bywater.games.confrontation.model.options import FLAGS
from bywater.games.confrontation.model.table import Table
from bywater.games.confrontation.positions.write import write_position
from bywater.games.confrontation.rules import chance, engine, refusals

_INFO: Final = GameInfo("confrontation", ACTIONS, SIDES, KINDS)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ConfrontationState(Table):
    """A game of The Confrontation in progress."""

    # -- decisions and chance -----------------------------------------------------------------

    def legal(self) -> vec[i64]:
        return engine.legal(self)

    def random_action(self, u: float) -> i64:
        return engine.random_action(self, u)

    def allows(self, action: i64) -> bool:
        return engine.allows(self, action)

    def refusal(self, action: int, seat: int) -> Message | None:
        return refusals.why(self, action, seat)

    def chances(self) -> list[tuple[int, float]]:
        return chance.list_chances(self) if self.actor == CHANCE else []

    def pick(self, u: float) -> i64:
        return chance.pick(self, u)

    # -- playing ------------------------------------------------------------------------------

    def apply_legal(self, action: i64) -> None:
        engine.apply(self, action)

    def clone(self) -> "ConfrontationState":
        return ConfrontationState(0, 0, self)

    # -- names, knowledge and result ----------------------------------------------------------

    @property
    def info(self) -> GameInfo:
        return _INFO

    @property
    def options(self) -> dict[str, Any]:
        return view.options_of(self)

    def view(self, seats: object) -> View:
        return cast(View, view.view_of(self, seats))

    def position(self) -> Position:
        return write_position(self)

    def returns(self) -> list[float]:
        winner: i64 = WINNER[self.ended]
        if winner < 0:
            return [0.0, 0.0]
        return [1.0, -1.0] if winner == LIGHT else [-1.0, 1.0]

    def score(self) -> list[int]:
        """Return one point per figure on the board for the winner, and none for the loser."""  # E4
        winner: i64 = WINNER[self.ended]
        return [self.left(side) if side == winner else 0 for side in range(2)]

    def ending(self) -> str:
        return ENDINGS[self.ended]


def new_state(options: dict[str, Any]) -> ConfrontationState:
    """Return an empty table with these options."""
    flags = sum(BIT[number] for number, flag in enumerate(FLAGS) if options[flag])
    dealt = [*options["light_specials"], *options["dark_specials"]]
    state = ConfrontationState(flags, sum(BIT[SPECIALS.index(name)] for name in dealt), None)
    state.automatic = options["automatic"]
    return state
