"""The bot for Fate of the Fellowship that looks ahead: rules of thumb, and a search above them."""

import random
from typing import Any, Final

from bywater.bots.budget import Budget
from bywater.bots.fate.aims import AimSearch
from bywater.bots.fate.guide import FateGuide, is_new_turn
from bywater.bots.planning import PlanningBot, Question
from bywater.bots.player import thought_of
from bywater.bots.search.plans import PlanSearch
from bywater.core.game import Game
from bywater.core.state import View
from bywater.games.fate.deck import cards_left
from bywater.games.fate.rules import FateState

USUAL: Final = Budget(iterations=100)
TURNS: Final = 3  # so far a playout of a single choice looks ahead
TO_THE_END: Final = 0  # and those of aims
CAUTION: Final = 1.5  # so many standard errors a choice must be ahead of the guide's own
BOLDNESS: Final = 0.5  # and a plan of the one that is followed


class TeamBot(PlanningBot):
    """Tries plans at the beginning of a turn, and sensible choices at each decision, by so many playouts each.

    All see the same, so each thinks for all.
    """

    def __init__(self, game: Game, rng: random.Random, budget: Budget | None = None) -> None:
        super().__init__(game, rng, budget or USUAL)
        self.guide = FateGuide()
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
            self.guide = FateGuide()  # another game has begun: its plan is no good here
        self.cards = left
        budget = self.budget
        if is_new_turn(state):
            budget = budget._replace(seconds=budget.seconds / 2)
            many = self.guide.num_plans(state)
            aims = self.weigh(self.question(view, [[number] for number in range(many)], TO_THE_END), budget)
            self.guide.adopt(aims.best())
        self.guide.turns = TURNS
        codes = self.guide.candidates(state)
        best = 0
        if len(codes) > 1:
            search = self.weigh(self.question(view, [[code] for code in codes], TURNS), budget)
            best = search.best()
            self.thought = thought_of(search.found(), search.iterations)
        return codes[best]

    def question(self, view: View, plans: list[list[int]], turns: int) -> Question:
        """Aims to weigh, if playouts go on to the end, else choices; for a company that follows its present plan."""
        return Question(TeamBot, view, plans, 0, [turns, *self.guide.following()])

    def asking(self, view: View, plans: list[list[int]]) -> Question:
        return self.question(view, plans, TURNS)

    def memory(self) -> Any:
        return [self.cards, self.guide.following()]

    def recall(self, memory: Any) -> None:
        self.cards, following = memory
        self.guide.follow(following)

    def search(self, question: Question, seed: int) -> PlanSearch:
        self.guide.turns, *following = question.memory
        self.guide.follow(following)
        belief = self.game.belief(question.view)
        if self.guide.turns == TO_THE_END:
            return AimSearch(self.guide, belief, belief.sample(random.Random(seed)), BOLDNESS, seed)
        return PlanSearch(self.guide, belief, question.view["actor"], question.plans, 0, CAUTION, seed)
