"""Bots for Fate of the Fellowship: the rules of thumb alone, and a search over plans above them."""

import random
from typing import Any, Final

from bywater.bots.budget import Budget
from bywater.bots.cautious import CautiousBot
from bywater.bots.fate.planning import planners as p
from bywater.bots.fate.planning.goals import GoalSearch
from bywater.bots.fate.policy.guide import FateGuide, is_new_turn
from bywater.bots.plan_bot import PlanningBot, Question
from bywater.bots.player import thought_of
from bywater.bots.search.plans import PlanSearch
from bywater.core.game import Game
from bywater.core.state import State, View
from bywater.games.fate.rules.player_deck import cards_left
from bywater.games.fate.state import FateState

DEFAULT_BUDGET: Final = Budget(iterations=100)
TURNS: Final = 3  # so far a playout of a single choice looks ahead
TO_THE_END: Final = 0  # and a playout of a plan
CHOICES: Final = 0
PLANS: Final = 1
CAUTION: Final = 1.5  # standard errors that a choice must be ahead of the guide's own
BOLDNESS: Final = 0.5  # and a plan of the one that is followed


class RulesOfThumbBot(CautiousBot):
    """Plays by the rules of thumb alone. All players see the same, so a belief is the table itself."""

    planners: int = int(p.ALL)
    """The planners it uses: benchmarks switch some of them off."""

    def __init__(self, game: Game, rng: random.Random, budget: Budget | None = None) -> None:
        super().__init__(game, rng, budget)
        self.guide = FateGuide(planners=self.planners)

    def answer(self, table: State) -> int:
        assert isinstance(table, FateState)
        return int(self.guide.answer(table))


class TeamBot(PlanningBot):
    """Tries plans at the beginning of a turn, and sensible choices at each decision, by playouts.

    All see the same, so each thinks for all.
    """

    planners: int = int(p.ALL)
    """The planners it uses: benchmarks switch some of them off."""

    def __init__(self, game: Game, rng: random.Random, budget: Budget | None = None) -> None:
        super().__init__(game, rng, budget or DEFAULT_BUDGET)
        self.guide = FateGuide(planners=self.planners)
        self.turns = TURNS if self.planners & p.OUTLOOK else TO_THE_END
        self.cards = 0  # in the player deck when it last chose

    def choose(self, view: View) -> int:
        legal: list[int] = view["legal"]
        self.thought = None
        if len(legal) == 1:
            return legal[0]
        state = self.game.belief(view).sample(self.rng)
        assert isinstance(state, FateState)
        left = int(cards_left(state))
        if left > self.cards:
            self.guide = FateGuide(planners=self.planners)  # another game has begun: its plan is no good here
        self.cards = left
        budget = self.budget
        if is_new_turn(state) and self.planners & p.GOALS:
            budget = budget._replace(seconds=budget.seconds / 2)
            many = self.guide.num_plans(state)
            plans = self.weigh(self.question(view, [[number] for number in range(many)], PLANS), budget)
            self.guide.adopt(plans.best())
        self.guide.turns = self.turns
        codes = self.guide.candidates(state) if self.planners & p.CANDIDATES else [int(self.guide.answer(state))]
        best = 0
        if len(codes) > 1:
            search = self.weigh(self.question(view, [[code] for code in codes], CHOICES), budget)
            best = search.best()
            self.thought = thought_of(search.found(), search.iterations)
        return codes[best]

    def question(self, view: View, plans: list[list[int]], what: int) -> Question:
        """Plans or choices to weigh, for a company that follows its present plan."""
        return Question(type(self), view, plans, 0, [what, *self.guide.following()])

    def asking(self, view: View, plans: list[list[int]]) -> Question:
        return self.question(view, plans, CHOICES)

    def memory(self) -> Any:
        return [self.cards, self.guide.following()]

    def recall(self, memory: Any) -> None:
        self.cards, following = memory
        self.guide.follow(following)

    def search(self, question: Question, seed: int) -> PlanSearch:
        what, *following = question.memory
        self.guide.turns = TO_THE_END if what == PLANS else self.turns
        self.guide.follow(following)
        belief = self.game.belief(question.view)
        if what == PLANS:
            return GoalSearch(self.guide, belief, belief.sample(random.Random(seed)), BOLDNESS, seed)
        return PlanSearch(self.guide, belief, question.view["actor"], question.plans, 0, CAUTION, seed)
