"""The rules of thumb for a player who is shown a View: all see the same, so a belief is the table itself."""

import random

from bywater.bots.fate.guide import FateGuide
from bywater.core.game import Game
from bywater.core.state import View
from bywater.games.fate.rules import FateState


class Thumb:
    """The rules of thumb at one table."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.guide = FateGuide()

    def choose(self, view: View) -> int:
        table = self.game.belief(view).sample(random.Random(0))
        assert isinstance(table, FateState)
        return int(self.guide.answer(table))
