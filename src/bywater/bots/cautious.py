"""The base class of the bots that play by rules of thumb alone."""

import random

from bywater.bots.player import Player
from bywater.core.state import State, View


class CautiousBot(Player):
    """Plays by the rules of thumb of a game, without any randomness: equal views get equal choices."""

    def choose(self, view: View) -> int:
        legal: list[int] = view["legal"]
        if len(legal) == 1:
            return legal[0]
        # Hidden things are dealt in one way that fits the view, the same for equal views.
        return self.answer(self.game.belief(view).sample(random.Random(0)))

    def answer(self, table: State) -> int:
        """The choice of the rules of thumb at this table."""
        raise NotImplementedError
