"""Weighing plans by playing on from states that fit the view, the worse half of them dropped round by round.

A plan is a row of codes: what is chosen now, and what would complete it. All plans of a round meet the same states and
the same luck, so that they differ by what was chosen. One of them is what the guide would do anyway: it is never
dropped, and stands unless another is better by more than luck.
"""

import random
from math import sqrt
from time import perf_counter
from typing import Final

from librt.random import Random
from mypy_extensions import i64, mypyc_attr

from bywater.bots.search.guide import Guide
from bywater.core.belief import Belief
from bywater.core.state import State

LEAST: Final = 2
"""So often each plan is tried before any is dropped, if there is time for it."""

Tally = tuple[list[int], list[float], list[float], list[float]]
"""How often each plan was played, what it brought, how much it was ahead of the guess, and the squares of that."""


@mypyc_attr(allow_interpreted_subclasses=True)
class PlanSearch:
    """Plans and what came of them."""

    def __init__(
        self,
        guide: Guide,
        belief: Belief,
        seat: i64,
        plans: list[list[int]],
        guess: i64,
        doubt: float,
        seed: int,
    ) -> None:
        """`guess` is the plan that stands unless another proves better, by `doubt` standard errors at least."""
        self.guide = guide
        self.belief = belief
        self.seat = seat
        self.plans = plans
        self.guess = guess
        self.doubt = doubt
        self.dealer = random.Random(seed)
        self.luck = Random(0)
        self.totals = [0.0] * len(plans)
        self.visits = [0] * len(plans)
        # of each plan, how much better than the guess it did in the same state, and the squares of that
        self.leads = [0.0] * len(plans)
        self.squares = [0.0] * len(plans)
        self.iterations: i64 = 0

    def run(self, iterations: int, seconds: float) -> None:
        """Play this many playouts, or for these seconds (if not 0); each plan is played at least once."""
        alive = self.others()
        if not alive:
            return
        rounds = len(alive).bit_length()
        if not seconds:
            rounds = max(1, min(rounds, iterations // (LEAST * len(self.plans))))
        begun = perf_counter()
        for number in range(rounds):
            last: i64 = iterations * (number + 1) // rounds
            until = begun + seconds * (number + 1) / rounds
            while True:
                self.play(alive)
                if (perf_counter() >= until) if seconds else (self.iterations + len(alive) + 1 > last):
                    break
            ranked = sorted([(-self.leads[plan] / self.visits[plan], plan) for plan in alive])
            alive = sorted([plan for _, plan in ranked[: (len(ranked) + 1) // 2]])

    def others(self) -> list[int]:
        """All plans but the guess."""
        return [number for number in range(len(self.plans)) if number != self.guess]

    def best(self) -> int:
        """The plan that was kept longest, and did best of those, if it is proved; else the guess."""
        tried = [plan for plan in self.others() if self.visits[plan]]
        if not tried:
            return self.guess
        _, _, best = min([(-self.visits[plan], -self.leads[plan] / self.visits[plan], plan) for plan in tried])
        return best if self.proved(best) else self.guess

    def tally(self) -> Tally:
        """What came of the plans, to be added up elsewhere."""
        return self.visits, self.totals, self.leads, self.squares

    def add(self, tally: Tally) -> None:
        """What came of the same plans in another search."""
        visits, totals, leads, squares = tally
        for number in range(len(self.plans)):
            self.visits[number] += visits[number]
            self.totals[number] += totals[number]
            self.leads[number] += leads[number]
            self.squares[number] += squares[number]
            self.iterations += visits[number]

    def proved(self, plan: int) -> bool:
        """Whether a plan did better than the guess, and not by luck alone."""
        count = float(self.visits[plan])
        lead = self.leads[plan] / count
        spread = self.squares[plan] / count - lead * lead
        return lead > 0 and count > 1 and lead >= self.doubt * sqrt(max(spread, 0.0) / count)

    def play(self, alive: list[int]) -> None:
        """The guess and each plan once, from one and the same state."""
        sample = self.belief.sample(self.dealer)
        seed = self.dealer.getrandbits(60)
        base = self.outcome(sample, self.guess, seed)
        for number in alive:
            lead = self.outcome(sample, number, seed) - base
            self.leads[number] += lead
            self.squares[number] += lead * lead

    def outcome(self, sample: State, number: int, seed: int) -> float:
        """What a plan came to, played on from a state with this luck."""
        state = sample.clone()
        self.begin(state, number)
        self.luck.seed(seed)
        self.guide.finish(state, self.luck)
        worth = self.guide.worth(state)[self.seat]
        self.totals[number] += worth
        self.visits[number] += 1
        self.iterations += 1
        return worth

    def begin(self, state: State, number: int) -> None:
        """Carry a plan out as far as it goes: chance may have spoken in between."""
        for step in self.plans[number]:
            code: i64 = step
            if state.actor < 0 or not state.allows(code):
                return
            state.apply_legal(code)

    def found(self) -> dict[int, tuple[int, float]]:
        """For each first code how often its plans were tried, and what the one tried most brought."""
        found: dict[int, tuple[int, float]] = {}
        most: dict[int, int] = {}
        for number in range(len(self.plans)):
            count = self.visits[number]
            if count:
                code = self.plans[number][0]
                visits, mean = found.get(code, (0, 0.0))
                if count > most.get(code, 0):
                    most[code] = count
                    mean = self.totals[number] / count
                found[code] = (visits + count, mean)
        return found
