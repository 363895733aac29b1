"""Beliefs: hands are open and no order of a deck is kept that nobody knows, so a view is the whole table."""

import random
from typing import Any, Final, final

from bywater.core.belief import Belief
from bywater.core.codes import WATCHER
from bywater.core.errors import BadPosition, BadView
from bywater.core.state import View
from bywater.games.fate.position import read_position
from bywater.games.fate.rules import FateState
from bywater.games.fate.view import present

# What a view says besides the table: it follows from the table, and from whose view it is.
_BEYOND: Final = (
    "players",
    "seats",
    "actor",
    "decision",
    "legal",
    "unasked",
    "back",
    "threat_cards",
    "supply",
    "shadow_supply",
    "token_supply",
    "returns",
    "score",
)


@final
class FateBelief(Belief):
    """The one state that fits a view."""

    def __init__(self, view: View) -> None:
        players, seats = view.get("players"), view.get("seats")
        if type(players) is not int or players not in (1, 2, 3, 4, 5):
            raise BadView(f"fate is not played by {players!r}")
        if not isinstance(seats, list) or any(type(seat) is not int for seat in seats):
            raise BadView("a view is of one seat, of several, or of a watcher")
        position: dict[str, Any] = {name: part for name, part in view.items() if name not in _BEYOND}
        position["seats"] = players
        for name in ("shadow", "nazgul"):  # a position is read faster without what is zero
            position[name] = present(view[name])
        try:
            self.table = read_position(position)
        except BadPosition as error:
            raise BadView(str(error)) from None
        if self.table.view(WATCHER if seats == [WATCHER] else tuple(seats)) != view:
            raise BadView("no table gives such a view")

    def sample(self, rng: random.Random) -> FateState:
        return self.table.clone()
