"""Beliefs: hands are open and no order of a deck is kept that nobody knows, so a view is the whole table."""

import random
from typing import Final, final

from bywater.core.belief import Belief
from bywater.core.errors import BadPosition, BadView
from bywater.core.state import View
from bywater.games.fate.position import read_position
from bywater.games.fate.rules import FateState

_BEYOND: Final = (
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
        position = {name: part for name, part in view.items() if name not in _BEYOND}
        position["seats"] = position.pop("players")
        if position["seats"] not in (1, 2, 3, 4, 5):
            raise BadView(f"fate is not played by {position['seats']!r}")
        try:
            self.table = read_position(position)
        except BadPosition as error:
            raise BadView(str(error)) from None
        seats = view["seats"]
        if self.table.view(tuple(seats) if seats != [-3] else -3) != view:
            raise BadView("no table gives such a view")

    def sample(self, rng: random.Random) -> FateState:
        return self.table.clone()
