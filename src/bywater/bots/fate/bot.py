"""Bots for Fate of the Fellowship: rules of thumb alone, and a search over goals and actions based on them."""

import random
from typing import Any, Final

from bywater.bots.budget import Budget
from bywater.bots.cautious import CautiousBot
from bywater.bots.fate import planners as p
from bywater.bots.fate.planning.goals import GoalSearch
from bywater.bots.fate.policy.guide import FateGuide, is_new_turn
from bywater.bots.planning_bot import PlanningBot, PlanRequest
from bywater.bots.player import thought_of
from bywater.bots.search.plans import PlanSearch
from bywater.core.game import Game
from bywater.core.state import State, View
from bywater.games.fate.rules.player_deck import cards_left
from bywater.games.fate.state import FateState

DEFAULT_BUDGET: Final = Budget(iterations=100)
TURNS: Final = 3  # the length of a playout of a single choice
TO_THE_END: Final = 0  # the length of a playout of a goal
CHOICES: Final = 0
PLANS: Final = 1
# The lead in standard errors that a choice needs over the guide's own, and a goal over the current ones.
MIN_LEAD: Final = 1.5
MIN_LEAD_OF_GOAL: Final = 0.5


class RulesOfThumbBot(CautiousBot):
    """Plays by the rules of thumb alone."""

    planners: int = int(p.ALL)
    """The set of planners; benchmarks disable some of them."""

    def __init__(self, game: Game, rng: random.Random, budget: Budget | None = None) -> None:
        super().__init__(game, rng, budget)
        self.guide = FateGuide(planners=self.planners)

    def answer(self, table: State) -> int:
        assert isinstance(table, FateState)
        return int(self.guide.answer(table))


class TeamBot(PlanningBot):
    """Evaluates goals at the beginning of a turn, and candidate actions at each decision, by playouts.

    Only the order of the decks is hidden, so every player can decide for the whole team.
    """

    planners: int = int(p.ALL)
    """The set of planners; benchmarks disable some of them."""

    def __init__(self, game: Game, rng: random.Random, budget: Budget | None = None) -> None:
        super().__init__(game, rng, budget or DEFAULT_BUDGET)
        self.guide = FateGuide(planners=self.planners)
        self.turns = TURNS if self.planners & p.OUTLOOK else TO_THE_END
        self.cards = 0  # in the player deck at the last choice

    def choose(self, view: View) -> int:
        legal: list[int] = view["legal"]
        self.thought = None
        if len(legal) == 1:
            return legal[0]
        state = self.game.belief(view).sample(self.rng)
        assert isinstance(state, FateState)
        left = int(cards_left(state))
        if left > self.cards:
            self.guide = FateGuide(planners=self.planners)  # a new game has begun
        self.cards = left
        budget = self.budget
        if is_new_turn(state) and self.planners & p.GOALS:
            budget = budget._replace(seconds=budget.seconds / 2)
            many = self.guide.num_plans(state)
            plans = self.weigh(self.request(view, [[number] for number in range(many)], PLANS), budget)
            self.guide.adopt(plans.best())
        self.guide.turns = self.turns
        codes = self.guide.candidates(state) if self.planners & p.CANDIDATES else [int(self.guide.answer(state))]
        best = 0
        if len(codes) > 1:
            search = self.weigh(self.request(view, [[code] for code in codes], CHOICES), budget)
            best = search.best()
            self.thought = thought_of(search.result(), search.iterations)
        return codes[best]

    def request(self, view: View, plans: list[list[int]], what: int) -> PlanRequest:
        """Return a request for goals or choices, with the goals that the characters have now."""
        return PlanRequest(type(self), view, plans, 0, [what, *self.guide.following()])

    def request_for(self, view: View, plans: list[list[int]]) -> PlanRequest:
        return self.request(view, plans, CHOICES)

    def memory(self) -> Any:
        return [self.cards, self.guide.following()]

    def recall(self, memory: Any) -> None:
        self.cards, following = memory
        self.guide.follow(following)

    def search(self, request: PlanRequest, seed: int) -> PlanSearch:
        what, *following = request.memory
        self.guide.turns = TO_THE_END if what == PLANS else self.turns
        self.guide.follow(following)
        belief = self.game.belief(request.view)
        if what == PLANS:
            return GoalSearch(self.guide, belief, belief.sample(random.Random(seed)), MIN_LEAD_OF_GOAL, seed)
        return PlanSearch(self.guide, belief, request.view["actor"], request.plans, 0, MIN_LEAD, seed)
