"""What every bot is: somebody who is shown a View and names one of its legal codes."""

import random

from bywater.core.game import Game
from bywater.core.state import View


class Player:
    """Chooses for one seat. It never gets a state, so it can't know more than a person in its place."""

    def __init__(self, game: Game, rng: random.Random) -> None:
        self.game = game
        self.rng = rng

    @classmethod
    def knows(cls, game: Game) -> bool:
        """Whether it can play this game; most bots can play any."""
        return True

    def choose(self, view: View) -> int:
        """One of `view["legal"]`, which is not empty."""
        raise NotImplementedError
