"""Bots for The Two Towers: the planner, which searches over plans, and the greedy bot."""

import random
from typing import Any, Final

from bywater.bots.budget import Budget
from bywater.bots.planning_bot import PlanningBot, PlanRequest
from bywater.bots.player import Player, thought_of
from bywater.bots.search.plans import PlanSearch
from bywater.bots.towers.evaluation.visible_table import table_of
from bywater.bots.towers.planning.turn_plans import baseline_of, plans_of
from bywater.bots.towers.policy.guide import HALVING, TowersGuide
from bywater.core.game import Game
from bywater.core.state import View

DEFAULT_BUDGET: Final = Budget(iterations=400)
MIN_LEAD: Final = 1.0
"""The lead over the guide's own plan, in standard errors, that another plan needs."""


class PlannerBot(PlanningBot):
    """Evaluates plans by playouts of the guide. A whole turn of laying is one plan and one search."""

    def __init__(self, game: Game, rng: random.Random, budget: Budget | None = None) -> None:
        super().__init__(game, rng, budget or DEFAULT_BUDGET)
        self.guide = TowersGuide()
        self.rest: list[int] = []  # the remaining codes of a turn of laying

    def choose(self, view: View) -> int:
        self.thought = None
        if self.rest and self.goes_on(view):
            return self.rest.pop(0)
        table = table_of(view)
        plans = plans_of(table)
        baseline = baseline_of(table, plans, self.guide)
        if len(plans) > 1:
            search = self.weigh(PlanRequest(PlannerBot, view, plans, baseline, []), self.budget)
            baseline = search.best()
            self.thought = thought_of(search.result(), search.iterations)
        self.rest = plans[baseline][1:]
        return plans[baseline][0]

    def search(self, request: PlanRequest, seed: int) -> PlanSearch:
        belief = self.game.belief(request.view)
        return PlanSearch(self.guide, belief, request.view["actor"], request.plans, request.baseline, MIN_LEAD, seed)

    def memory(self) -> Any:
        return self.rest

    def recall(self, memory: Any) -> None:
        self.rest = list(memory)

    def goes_on(self, view: View) -> bool:
        """Whether this is the turn of laying that the rest of the plan belongs to."""
        return bool(view["decision"]["kind"] == "laying" and view["touched"] and self.rest[0] in view["legal"])


class GreedyBot(Player):
    """Takes what gains most now, without randomness: equal views get equal choices.

    Gaining: the value of a hand is the number of its cards that could count in rows, where a card at the next place
    counts 1, at the one after it a half, and so on. The bot takes the open card that adds most, or draws if an
    unseen card adds more on average. It offers a card for two if the second of them adds more than that card is worth.

    Laying: for each colour the quality that gives most. A row of another quality is thrown away only for more than half
    as many cards, and Gandalfs lead the longest new rows. If no seat lays after it, the bot stops as soon as further
    cards would bring no higher token. At the last place it saves no cards.
    """

    def __init__(self, game: Game, rng: random.Random, budget: Budget | None = None) -> None:
        super().__init__(game, rng, budget)
        self.guide = TowersGuide(HALVING, by_tokens=False)

    def choose(self, view: View) -> int:
        return int(self.guide.decide(table_of(view)))
