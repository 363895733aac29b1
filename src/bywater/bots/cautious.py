"""A bot that plays by rules of thumb, as a careful team would. Each game that has such rules has them in its folder."""

import random

from bywater.bots.player import Player
from bywater.core.state import State, View


class CautiousBot(Player):
    """Asks the rules of thumb of its game. Equal views get equal answers: it needs no chance."""

    def choose(self, view: View) -> int:
        legal: list[int] = view["legal"]
        if len(legal) == 1:
            return legal[0]
        # What can't be seen is dealt in one way that fits, the same for equal views.
        return self.answer(self.game.belief(view).sample(random.Random(0)))

    def answer(self, table: State) -> int:
        """What the rules of thumb say at this table."""
        raise NotImplementedError
