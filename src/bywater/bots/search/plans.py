"""Evaluates plans by sequential halving: playouts from states that fit the view, the worse half dropped each round.

A plan is a list of codes: the choice to make now and those that would complete it. All plans of a round are played
from the same states with the same random numbers, so that only the choices differ. One of them, the baseline, is the
guide's own choice: it is never dropped, and it is chosen unless another plan is significantly better.
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

MIN_VISITS: Final = 2
"""How often each plan is played before any is dropped, if the budget allows it."""

Tally = tuple[list[int], list[float], list[float], list[float]]
"""For each plan its visits, and the sums of its values, its leads over the baseline and their squares."""


@mypyc_attr(allow_interpreted_subclasses=True)
class PlanSearch:
    """Plans and the statistics of their playouts."""

    def __init__(
        self,
        guide: Guide,
        belief: Belief,
        seat: i64,
        plans: list[list[int]],
        baseline: i64,
        min_lead: float,
        seed: int,
    ) -> None:
        """`baseline` is the plan to choose unless another leads by at least `min_lead` standard errors."""
        self.guide = guide
        self.belief = belief
        self.seat = seat
        self.plans = plans
        self.baseline = baseline
        self.min_lead = min_lead
        self.dealer = random.Random(seed)
        self.luck = Random(0)
        self.totals = [0.0] * len(plans)
        self.visits = [0] * len(plans)
        # the sums of each plan's leads over the baseline in the same state, and of their squares
        self.leads = [0.0] * len(plans)
        self.squares = [0.0] * len(plans)
        self.iterations: i64 = 0

    def run(self, iterations: int, seconds: float) -> None:
        """Run this many playouts, or for these seconds if not 0; each plan is played at least once."""
        alive = self.others()
        if not alive:
            return
        rounds = len(alive).bit_length()
        if not seconds:
            rounds = max(1, min(rounds, iterations // (MIN_VISITS * len(self.plans))))
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
        """Return all plans but the baseline."""
        return [number for number in range(len(self.plans)) if number != self.baseline]

    def best(self) -> int:
        """Return the plan that was kept longest and led by most, if its lead is significant; else the baseline."""
        tried = [plan for plan in self.others() if self.visits[plan]]
        if not tried:
            return self.baseline
        _, _, best = min([(-self.visits[plan], -self.leads[plan] / self.visits[plan], plan) for plan in tried])
        return best if self.is_significant(best) else self.baseline

    def tally(self) -> Tally:
        """Return the statistics, to be added to those of another search."""
        return self.visits, self.totals, self.leads, self.squares

    def add(self, tally: Tally) -> None:
        """Add the statistics of another search over the same plans."""
        visits, totals, leads, squares = tally
        for number in range(len(self.plans)):
            self.visits[number] += visits[number]
            self.totals[number] += totals[number]
            self.leads[number] += leads[number]
            self.squares[number] += squares[number]
            self.iterations += visits[number]

    def is_significant(self, plan: int) -> bool:
        """Whether a plan leads the baseline by at least `min_lead` standard errors."""
        count = float(self.visits[plan])
        lead = self.leads[plan] / count
        spread = self.squares[plan] / count - lead * lead
        return lead > 0 and count > 1 and lead >= self.min_lead * sqrt(max(spread, 0.0) / count)

    def play(self, alive: list[int]) -> None:
        """Play the baseline and each of these plans once, from the same state."""
        sample = self.belief.sample(self.dealer)
        seed = self.dealer.getrandbits(60)
        base = self.outcome(sample, self.baseline, seed)
        for number in alive:
            lead = self.outcome(sample, number, seed) - base
            self.leads[number] += lead
            self.squares[number] += lead * lead

    def outcome(self, sample: State, number: int, seed: int) -> float:
        """Return the value of a plan, played out from a state with these random numbers."""
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
        """Play the codes of a plan as long as they are legal; chance may come in between."""
        for step in self.plans[number]:
            code: i64 = step
            if state.actor < 0 or not state.allows(code):
                return
            state.apply_legal(code)

    def result(self) -> dict[int, tuple[int, float]]:
        """For each first code the visits of its plans, and the mean value of the most visited one."""
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
