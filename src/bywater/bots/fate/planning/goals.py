"""The search over goals: playouts in which one character has another goal."""

from typing import final

from bywater.bots.fate.policy.guide import FateGuide
from bywater.bots.search.plans import PlanSearch
from bywater.core.belief import Belief
from bywater.core.state import State


@final
class GoalSearch(PlanSearch):
    """Compares goals instead of codes: the guide adopts a goal and plays on."""

    def __init__(self, guide: FateGuide, belief: Belief, state: State, min_lead: float, seed: int) -> None:
        plans = [[int(number)] for number in range(guide.num_plans(state))]
        super().__init__(guide, belief, state.actor, plans, 0, min_lead, seed)
        self.goals = guide

    def begin(self, state: State, number: int) -> None:
        self.goals.adopt(number)
