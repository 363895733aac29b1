"""A belief whose states are weighted by the doubts of the inference."""

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
"""The number of states that are drawn; one of them is chosen by weight."""


@final
class WeightedBelief(Belief):
    """Samples states of a belief in proportion to their weights, exp(-doubt)."""

    def __init__(self, even: Belief, doubts: list[float], side: int) -> None:
        """`doubts[figure * PLACES + place]` is the negative log likelihood that a figure of this side is there."""
        self.even = even
        self.doubts = vec[float](doubts)
        self.first: i64 = side * EACH

    def sample(self, rng: random.Random) -> ConfrontationState:
        """Sample importance resampling over a few states, which softens the weights: nothing is ruled out."""
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
        """Return the sum of the doubts about the places of the hidden side's figures."""
        total = 0.0
        figure: i64
        for figure in range(self.first, self.first + EACH):
            total += self.doubts[figure * PLACES + state.at[figure]]
        return total
