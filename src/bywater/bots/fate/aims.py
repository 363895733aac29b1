"""What would become of the company if one of its characters saw to something else."""

from typing import final

from bywater.bots.fate.guide import FateGuide
from bywater.bots.search.plans import PlanSearch
from bywater.core.belief import Belief
from bywater.core.state import State


@final
class AimSearch(PlanSearch):
    """Plans that are no codes but aims for the characters: the guide adopts one, and the game is played on."""

    def __init__(self, guide: FateGuide, belief: Belief, state: State, doubt: float, seed: int) -> None:
        plans = [[int(number)] for number in range(guide.num_plans(state))]
        super().__init__(guide, belief, state.actor, plans, 0, doubt, seed)
        self.company = guide

    def begin(self, state: State, number: int) -> None:
        self.company.adopt(number)
