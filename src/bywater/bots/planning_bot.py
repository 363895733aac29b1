"""The base class of bots that compare whole plans with the choice of their guide, in one process or several."""

import random
from typing import NamedTuple

from bywater.bots.budget import Budget
from bywater.bots.parallel import search_in_processes, start_processes
from bywater.bots.player import Player
from bywater.bots.search.plans import PlanSearch, Tally
from bywater.core.game import Game
from bywater.core.state import View
from bywater.registry import load


class PlanRequest(NamedTuple):
    """The data that another process needs to evaluate the same plans."""

    bot: type["PlanningBot"]
    view: View
    plans: list[list[int]]
    baseline: int
    memory: list[int]
    """The bot's memory of earlier choices."""


class PlanningBot(Player):
    """Evaluates plans by playouts from states that fit its view."""

    def __init__(self, game: Game, rng: random.Random, budget: Budget | None = None) -> None:
        super().__init__(game, rng, budget)
        start_processes(self)

    def weigh(self, request: PlanRequest, budget: Budget) -> PlanSearch:
        """Evaluate the plans and return the finished search."""
        seed = self.rng.getrandbits(62)
        search = self.search(request, seed)
        if budget.processes > 1:
            for tally in search_in_processes(_weigh, request, seed, budget):
                search.add(tally)
        else:
            search.run(budget.iterations, budget.seconds)
        return search

    def request_for(self, view: View, plans: list[list[int]]) -> PlanRequest:
        """Return a request for these plans; the first of them is the baseline."""
        return PlanRequest(type(self), view, plans, 0, [])

    def search(self, request: PlanRequest, seed: int) -> PlanSearch:
        """Return a new search over these plans."""
        raise NotImplementedError


def _weigh(request: PlanRequest, seed: int, budget: Budget) -> Tally:
    bot = request.bot(load(request.view["game"]), random.Random(seed))
    search = bot.search(request, seed)
    search.run(budget.iterations, budget.seconds)
    return search.tally()
