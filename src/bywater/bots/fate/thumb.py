"""The rules of thumb for a player who is shown a View: all see the same, so a belief is the table itself."""

import random

from bywater.bots.budget import Budget
from bywater.bots.cautious import CautiousBot
from bywater.bots.fate.guide import FateGuide
from bywater.core.game import Game
from bywater.core.state import State
from bywater.games.fate.rules import FateState


class Thumb(CautiousBot):
    """The rules of thumb at one table."""

    def __init__(self, game: Game, rng: random.Random, budget: Budget | None = None) -> None:
        super().__init__(game, rng, budget)
        self.guide = FateGuide()

    def answer(self, table: State) -> int:
        assert isinstance(table, FateState)
        return int(self.guide.answer(table))
