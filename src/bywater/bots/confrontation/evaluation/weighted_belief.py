"""A belief that weighs the states that fit: some are less likely, after what the opponent did and didn't do."""

import random
from math import exp
from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from bywater.bots.confrontation.evaluation.values import PLACES
from bywater.core.belief import Belief
from bywater.games.confrontation.model.figures import EACH
from bywater.games.confrontation.state import ConfrontationState

DRAWN: Final = 8
"""So many states are drawn, and one of them is taken by its weight."""


@final
class WeighedBelief(Belief):
    """States of a belief, each as likely as the doubts about its hidden figures leave it."""

    def __init__(self, even: Belief, doubts: list[float], side: int) -> None:
        """`doubts[figure * PLACES + place]`: how much less likely, as a logarithm, a figure of this side is there."""
        self.even = even
        self.doubts = vec[float](doubts)
        self.first: i64 = side * EACH

    def sample(self, rng: random.Random) -> ConfrontationState:
        """Draws some and takes one. (With few drawn the weights are somewhat softened: nothing is ruled out.)"""
        drawn: list[ConfrontationState] = []
        weights: list[float] = []
        total = 0.0
        for _ in range(DRAWN):
            state = cast(ConfrontationState, self.even.sample(rng))
            weight = exp(-self.doubt(state))
            drawn.append(state)
            weights.append(weight)
            total += weight
        at = rng.random() * total
        for number in range(DRAWN):
            at -= weights[number]
            if at < 0.0:
                return drawn[number]
        return drawn[DRAWN - 1]

    def doubt(self, state: ConfrontationState) -> float:
        """All doubts about where the hidden side's figures stand."""
        total = 0.0
        figure: i64
        for figure in range(self.first, self.first + EACH):
            total += self.doubts[figure * PLACES + state.at[figure]]
        return total
