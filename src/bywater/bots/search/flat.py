"""One look ahead: every choice is tried on the same states, and the best on average is taken."""

from random import Random as PlainRandom
from time import perf_counter

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from bywater.bots.search.guide import Guide
from bywater.core.belief import Belief


class FlatSearch:
    """No tree: a state is drawn, each choice is made on a copy of it, and the guide plays on from there."""

    def __init__(self, guide: Guide, seed: i64) -> None:
        self.guide = guide
        self.rng = Random(seed)
        self.dealer = PlainRandom(seed)
        self.plies: i64 = 0
        self.iterations: i64 = 0
        self.hasty: bool = False  # it never ends early
        self.states: i64 = 0
        self.choices = vec[i64]([])
        self.totals = vec[float]([])

    def run(self, belief: Belief, iterations: i64, seconds: float) -> None:
        """Search as many states as fit into the playouts, at least one, or into the seconds if they are above zero."""
        until = perf_counter() + seconds
        while self.states == 0 or self.iterations + i64(len(self.choices)) <= iterations:
            if seconds > 0.0 and self.states > 0 and perf_counter() > until:
                break
            self.look(belief)

    def look(self, belief: Belief) -> None:
        """Every choice once, on one more state."""
        state = belief.sample(self.dealer)
        seat: i64 = state.actor
        if self.states == 0:
            self.choices = self.guide.offer(state)
            self.totals = vec[float]([0.0] * len(self.choices))
        number: i64
        for number in range(i64(len(self.choices))):
            after = state.clone()
            after.apply_legal(self.choices[number])
            self.plies += 1 + self.guide.finish(after, self.rng)
            self.totals[number] += self.guide.worth(after)[seat]
            self.iterations += 1
        self.states += 1

    def found(self) -> dict[int, tuple[int, float]]:
        """For each choice how often it was tried, and what it brought on average."""
        found: dict[int, tuple[int, float]] = {}
        number: i64
        for number in range(i64(len(self.choices))):
            found[self.choices[number]] = (self.states, self.totals[number] / float(self.states))
        return found
