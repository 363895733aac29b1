"""Determinised search: sampled states are searched with perfect information, and their visits are added up."""

from random import Random as PlainRandom
from time import perf_counter
from typing import final

from bywater.bots.search.guide import Guide
from bywater.bots.search.single_observer import SingleObserverSearch
from bywater.core.belief import Belief
from bywater.core.state import State


@final
class OneState(Belief):
    """A belief with a single state."""

    def __init__(self, state: State) -> None:
        self.state = state

    def sample(self, rng: PlainRandom) -> State:
        return self.state.clone()


class DeterminisedSearch:
    """UCT over several states, each with an equal share of the iterations."""

    def __init__(self, guide: Guide, codes: int, seed: int, exploration: float, states: int) -> None:
        self.guide = guide
        self.codes = codes
        self.seed = seed
        self.exploration = exploration
        self.states = states
        self.plies = 0
        self.iterations = 0
        self.stops_early = False  # the visits of all states are added up, so none may stop early
        self.sums: dict[int, tuple[int, float]] = {}

    def run(self, belief: Belief, iterations: int, seconds: float) -> None:
        """Run this many iterations over all states together, or, if `seconds` is positive, as many as fit into them."""
        dealer = PlainRandom(self.seed)
        until = perf_counter() + seconds
        states = min(self.states, iterations)
        for number in range(states):
            share = iterations // states + (1 if number < iterations % states else 0)
            search = SingleObserverSearch(self.guide, self.codes, self.seed + 1 + number, self.exploration)
            search.stops_early = False
            rest = until - perf_counter()
            if seconds > 0.0 and rest <= 0.0:
                break
            search.run(OneState(belief.sample(dealer)), share, rest / (states - number) if seconds > 0.0 else 0.0)
            self.plies += search.plies
            self.iterations += search.iterations
            for action, (visits, mean) in search.result().items():
                before, average = self.sums.get(action, (0, 0.0))
                whole = before + visits
                self.sums[action] = (whole, (average * before + mean * visits) / whole)

    def result(self) -> dict[int, tuple[int, float]]:
        """For each action at the root its visits and its mean value in [-1, 1]."""
        return self.sums
