"""Bots for The Lord of the Rings: rules of thumb alone, and a search over plans of the whole team."""

import random
from typing import Final, cast

from bywater.bots.budget import Budget
from bywater.bots.cautious import CautiousBot
from bywater.bots.planning_bot import PlanningBot, PlanRequest
from bywater.bots.player import thought_of
from bywater.bots.quest.planning.team_guide import TeamGuide
from bywater.bots.quest.policy.guide import QuestGuide
from bywater.bots.search.plans import PlanSearch
from bywater.core.game import Game
from bywater.core.state import State, View
from bywater.games.quest.state import QuestState

DEFAULT_BUDGET: Final = Budget(iterations=100)
MIN_LEAD: Final = 0.5
"""The lead over the guide's own plan, in standard errors, that another plan needs."""


class RulesOfThumbBot(CautiousBot):
    """Plays by the rules of thumb alone."""

    def __init__(self, game: Game, rng: random.Random, budget: Budget | None = None) -> None:
        super().__init__(game, rng, budget)
        self.guide = QuestGuide()

    def answer(self, table: State) -> int:
        return int(self.guide.answer(cast(QuestState, table)))


class TeamBot(PlanningBot):
    """Evaluates plans of the whole team by playouts of the rules of thumb."""

    def __init__(self, game: Game, rng: random.Random, budget: Budget | None = None) -> None:
        super().__init__(game, rng, budget or DEFAULT_BUDGET)
        self.team_guide = TeamGuide(QuestGuide())

    def choose(self, view: View) -> int:
        legal: list[int] = view["legal"]
        self.thought = None
        if len(legal) == 1:
            return legal[0]
        plans = self.team_guide.plans(self.game.belief(view).sample(self.rng))
        best = 0
        if len(plans) > 1:
            search = self.weigh(PlanRequest(TeamBot, view, plans, 0, []), self.budget)
            best = search.best()
            self.thought = thought_of(search.result(), search.iterations)
        # The plans come from one sampled state, so the code may be illegal in the actual state.
        code = plans[best][0]
        return code if code in legal else legal[0]

    def search(self, request: PlanRequest, seed: int) -> PlanSearch:
        belief = self.game.belief(request.view)
        return PlanSearch(self.team_guide, belief, request.view["actor"], request.plans, 0, MIN_LEAD, seed)
