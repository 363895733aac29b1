"""The search over goals: what becomes of the company if one character gets another goal."""

from typing import final

from bywater.bots.fate.policy.guide import FateGuide
from bywater.bots.search.plans import PlanSearch
from bywater.core.belief import Belief
from bywater.core.state import State


@final
class GoalSearch(PlanSearch):
    """Plans that are goals of the characters instead of codes: the guide adopts one, and the game is played on."""

    def __init__(self, guide: FateGuide, belief: Belief, state: State, doubt: float, seed: int) -> None:
        plans = [[int(number)] for number in range(guide.num_plans(state))]
        super().__init__(guide, belief, state.actor, plans, 0, doubt, seed)
        self.company = guide

    def begin(self, state: State, number: int) -> None:
        self.company.adopt(number)
