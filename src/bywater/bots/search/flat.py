"""Flat Monte Carlo search: every action is tried on the same states."""

from random import Random as PlainRandom
from time import perf_counter

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from bywater.bots.search.guide import Guide
from bywater.core.belief import Belief


class FlatSearch:
    """Applies each action to a copy of a sampled state and lets the guide play it out; there is no tree."""

    def __init__(self, guide: Guide, seed: i64) -> None:
        self.guide = guide
        self.rng = Random(seed)
        self.dealer = PlainRandom(seed)
        self.plies: i64 = 0
        self.iterations: i64 = 0
        self.stops_early: bool = False  # part of the interface of searches
        self.states: i64 = 0
        self.actions = vec[i64]([])
        self.totals = vec[float]([])

    def run(self, belief: Belief, iterations: i64, seconds: float) -> None:
        """Sample as many states as fit into the playouts, or into `seconds` if positive, but at least one."""
        until = perf_counter() + seconds
        while self.states == 0 or self.iterations + i64(len(self.actions)) <= iterations:
            if seconds > 0.0 and self.states > 0 and perf_counter() > until:
                break
            self.try_all(belief)

    def try_all(self, belief: Belief) -> None:
        """Try every action once, on one more state."""
        state = belief.sample(self.dealer)
        seat: i64 = state.actor
        if self.states == 0:
            self.actions = self.guide.actions(state)
            self.totals = vec[float]([0.0] * len(self.actions))
        number: i64
        for number in range(i64(len(self.actions))):
            after = state.clone()
            after.apply_legal(self.actions[number])
            self.plies += 1 + self.guide.finish(after, self.rng)
            self.totals[number] += self.guide.worth(after)[seat]
            self.iterations += 1
        self.states += 1

    def result(self) -> dict[int, tuple[int, float]]:
        """For each action its visits and its mean value in [-1, 1]."""
        found: dict[int, tuple[int, float]] = {}
        number: i64
        for number in range(i64(len(self.actions))):
            found[self.actions[number]] = (self.states, self.totals[number] / float(self.states))
        return found
