"""The base class of bots that play only by rules of thumb."""

import random

from bywater.bots.player import Player
from bywater.core.state import State, View


class CautiousBot(Player):
    """Plays by the rules of thumb of a game, without any randomness: equal views get equal choices."""

    def choose(self, view: View) -> int:
        legal: list[int] = view["legal"]
        if len(legal) == 1:
            return legal[0]
        # One state that fits the view, the same for equal views.
        return self.answer(self.game.belief(view).sample(random.Random(0)))

    def answer(self, table: State) -> int:
        """Return the choice of the rules of thumb at this table."""
        raise NotImplementedError
