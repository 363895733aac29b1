"""The state of a game of The Two Towers: ties the table to rules, views, positions and refusals."""

from copy import deepcopy
from typing import Any, Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bywater.core.info import GameInfo
from bywater.core.message import Message
from bywater.core.seats import CHANCE
from bywater.core.state import Position, View
from bywater.games.towers.knowledge import view
from bywater.games.towers.model.actions import ACTIONS
from bywater.games.towers.model.board import SEAT_NAMES, Road
from bywater.games.towers.model.endings import ENDINGS
from bywater.games.towers.model.frames import KINDS
from bywater.games.towers.model.table import Table
from bywater.games.towers.positions import write
from bywater.games.towers.rules import chance, engine, refusals
from bywater.games.towers.rules.scoring import ranking

_INFO: Final = GameInfo("towers", ACTIONS, SEAT_NAMES, KINDS)


def new_table(seats: int, options: dict[str, Any]) -> "TowersState":
    """Return an empty table without decisions."""
    table = TowersState(seats, Road(options["symbols"], options["own"]), None)
    table.automatic = options["automatic"]
    return table


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class TowersState(Table):
    """A game of The Two Towers in progress."""

    # -- playing ------------------------------------------------------------------------------

    def legal(self) -> vec[i64]:
        return engine.legal(self)

    def allows(self, action: i64) -> bool:
        return engine.allows(self, action)

    def refusal(self, action: int, seat: int) -> Message | None:
        return refusals.why(self, action, seat)

    def apply_legal(self, action: i64) -> None:
        engine.apply(self, action)

    def clone(self) -> "TowersState":
        return TowersState(0, None, self)

    # -- chance -------------------------------------------------------------------------------

    def chances(self) -> list[tuple[int, float]]:
        return chance.list_chances(self) if self.actor == CHANCE else []

    def pick(self, u: float) -> i64:
        return chance.pick(self, u)

    # -- result -------------------------------------------------------------------------------

    def returns(self) -> list[float]:
        """Return 1 for the first seat, -1 for the last, and even steps between."""  # T19
        result = [0.0] * self.seats
        if self.over:
            for rank, seat in enumerate(ranking(self)):
                result[seat] = 1.0 - 2.0 * rank / float(self.seats - 1)
        return result

    def score(self) -> list[int]:
        return list(self.points)

    def ending(self) -> str:
        return ENDINGS[self.over]

    # -- names --------------------------------------------------------------------------------

    @property
    def info(self) -> GameInfo:
        return _INFO

    @property
    def options(self) -> dict[str, Any]:
        own = deepcopy(self.road.own) if self.road.own else {}
        return {"symbols": self.road.preset, "own": own, "automatic": self.automatic}

    # -- knowledge ----------------------------------------------------------------------------

    def view(self, seats: object) -> View:
        return cast(View, view.view_of(self, seats))

    def position(self) -> Position:
        return write.position_of(self)
