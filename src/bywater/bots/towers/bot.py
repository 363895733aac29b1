"""The bot that thinks ahead: it plays every plan on from tables that fit what it sees, and takes the best."""

import random
from typing import Any, Final

from bywater.bots.budget import Budget
from bywater.bots.plan_bot import PlanningBot, Question
from bywater.bots.player import thought_of
from bywater.bots.search.plans import PlanSearch
from bywater.bots.towers.evaluation.visible_table import table_of
from bywater.bots.towers.planning.turn_plans import guess_of, plans_of
from bywater.bots.towers.policy.guide import TowersGuide
from bywater.core.game import Game
from bywater.core.state import View

DEFAULT_BUDGET: Final = Budget(iterations=400)
DOUBT: Final = 1.0
"""How many standard errors a plan must be better than the guide's own."""


class TowersBot(PlanningBot):
    """Thinks for a number of playouts or of seconds per decision. A turn of laying is one decision."""

    def __init__(self, game: Game, rng: random.Random, budget: Budget | None = None) -> None:
        super().__init__(game, rng, budget or DEFAULT_BUDGET)
        self.guide = TowersGuide()
        self.rest: list[int] = []  # what is left of a turn of laying that was thought through

    def choose(self, view: View) -> int:
        self.thought = None
        if self.rest and self.goes_on(view):
            return self.rest.pop(0)
        table = table_of(view)
        plans = plans_of(table)
        guess = guess_of(table, plans, self.guide)
        if len(plans) > 1:
            search = self.weigh(Question(TowersBot, view, plans, guess, []), self.budget)
            guess = search.best()
            self.thought = thought_of(search.found(), search.iterations)
        self.rest = plans[guess][1:]
        return plans[guess][0]

    def search(self, question: Question, seed: int) -> PlanSearch:
        belief = self.game.belief(question.view)
        return PlanSearch(self.guide, belief, question.view["actor"], question.plans, question.guess, DOUBT, seed)

    def memory(self) -> Any:
        return self.rest

    def recall(self, memory: Any) -> None:
        self.rest = list(memory)

    def goes_on(self, view: View) -> bool:
        """Whether this is the same turn of laying, so that the plan for it still holds."""
        return bool(view["decision"]["kind"] == "laying" and view["touched"] and self.rest[0] in view["legal"])
