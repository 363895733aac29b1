"""Bots that weigh whole plans against what they would do anyway, in one process or several."""

import random
from typing import NamedTuple

from bywater.bots.budget import Budget
from bywater.bots.parallel import get_ready, together
from bywater.bots.player import Player
from bywater.bots.search.plans import PlanSearch, Tally
from bywater.core.game import Game
from bywater.core.state import View
from bywater.registry import load


class Question(NamedTuple):
    """All that another process needs to weigh the same plans."""

    bot: type["PlanningBot"]
    view: View
    plans: list[list[int]]
    guess: int
    memory: list[int]
    """What the bot remembers from earlier choices."""


class PlanningBot(Player):
    """Plays every plan on from tables that fit what it sees."""

    def __init__(self, game: Game, rng: random.Random, budget: Budget | None = None) -> None:
        super().__init__(game, rng, budget)
        get_ready(self)

    def weigh(self, question: Question, budget: Budget) -> PlanSearch:
        """A search that has come to its end."""
        seed = self.rng.getrandbits(62)
        search = self.search(question, seed)
        if budget.processes > 1:
            for tally in together(_weigh, question, seed, budget):
                search.add(tally)
        else:
            search.run(budget.iterations, budget.seconds)
        return search

    def asking(self, view: View, plans: list[list[int]]) -> Question:
        """These plans as a question, the first of them being the guess."""
        return Question(type(self), view, plans, 0, [])

    def search(self, question: Question, seed: int) -> PlanSearch:
        """A new search over these plans."""
        raise NotImplementedError


def _weigh(question: Question, seed: int, budget: Budget) -> Tally:
    bot = question.bot(load(question.view["game"]), random.Random(seed))
    search = bot.search(question, seed)
    search.run(budget.iterations, budget.seconds)
    return search.tally()
