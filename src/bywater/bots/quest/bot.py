"""Bots for The Lord of the Rings: rules of thumb, and one that tries for the whole team what could be done."""

import random
from typing import Final, cast

from bywater.bots.budget import Budget
from bywater.bots.cautious import CautiousBot
from bywater.bots.plan_bot import PlanningBot, Question
from bywater.bots.player import thought_of
from bywater.bots.quest.planning.council import Council
from bywater.bots.quest.policy.fellowship import Fellowship
from bywater.bots.search.plans import PlanSearch
from bywater.core.game import Game
from bywater.core.state import State, View
from bywater.games.quest.state import QuestState

DEFAULT_BUDGET: Final = Budget(iterations=100)
CAUTION: Final = 0.5
"""How many standard errors a course must be better than the policy's own."""


class RulesOfThumbBot(CautiousBot):
    """Plays by the rules of thumb alone."""

    def __init__(self, game: Game, rng: random.Random, budget: Budget | None = None) -> None:
        super().__init__(game, rng, budget)
        self.fellowship = Fellowship()

    def answer(self, table: State) -> int:
        return int(self.fellowship.answer(cast(QuestState, table)))


class TeamBot(PlanningBot):
    """Searches over what the team could do now, by playouts of the rules of thumb."""

    def __init__(self, game: Game, rng: random.Random, budget: Budget | None = None) -> None:
        super().__init__(game, rng, budget or DEFAULT_BUDGET)
        self.council = Council(Fellowship())

    def choose(self, view: View) -> int:
        legal: list[int] = view["legal"]
        self.thought = None
        if len(legal) == 1:
            return legal[0]
        plans = self.council.plans(self.game.belief(view).sample(self.rng))
        best = 0
        if len(plans) > 1:
            search = self.weigh(Question(TeamBot, view, plans, 0, []), self.budget)
            best = search.best()
            self.thought = thought_of(search.found(), search.iterations)
        # A course was found on one state that fits; what all can see is legal on all of them.
        code = plans[best][0]
        return code if code in legal else legal[0]

    def search(self, question: Question, seed: int) -> PlanSearch:
        belief = self.game.belief(question.view)
        return PlanSearch(self.council, belief, question.view["actor"], question.plans, 0, CAUTION, seed)
