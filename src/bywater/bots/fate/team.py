"""Search for a team whose players all want the same: each sensible choice is played on many times, and the better
ones more often.

Nothing in here knows a game. A guide names the choices worth trying (its own first), plays on, and says what a table
is worth to the team. The same chances are used for all choices, so that they differ by what was chosen, not by luck.
"""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from bywater.bots.search.guide import Guide
from bywater.core.state import State

CAUTION: Final = 1.5  # so many standard errors a choice must be ahead of the guide's own
BOLDNESS: Final = 0.5  # and a plan of the one that is followed


@mypyc_attr(allow_interpreted_subclasses=True)
class TeamGuide(Guide):
    """Plays on for a whole team."""

    def candidates(self, state: State) -> vec[i64]:
        """The choices worth trying, the guide's own first; a single one where it is sure."""
        raise NotImplementedError

    def num_plans(self, state: State) -> i64:
        """How many plans there are that the team could follow from here; number 0 is the one it follows now."""
        return 1

    def adopt(self, plan: i64) -> None:
        """Follow this plan from now on."""

    def prospect(self, state: State) -> float:
        """What a table that was played on is worth to the team, from 0 (lost) to 1 (won)."""
        raise NotImplementedError


class TeamSearch:
    """What became of each choice at one decision."""

    def __init__(self, guide: TeamGuide, state: State, codes: vec[i64], seed: i64) -> None:
        """The choices are given by their codes, the guide's own first."""
        self.guide = guide
        self.caution: float = CAUTION
        self.state = state
        self.seed = seed
        self.codes = codes
        self.played: i64 = 0  # playouts in all
        self.alive = vec[i64]()  # the choices still tried, by their numbers
        self.values = [vec[float]() for _ in range(len(self.codes))]
        number: i64
        for number in range(len(self.codes)):
            self.alive = append(self.alive, number)

    def is_sure(self) -> bool:
        return len(self.codes) == 1

    def run(self, playouts: i64) -> None:
        """Try the choices in rounds; after each the worse half is left aside, never the guide's own."""
        rounds: i64 = 1
        reach: i64 = 2
        while reach < len(self.alive):
            reach += reach
            rounds += 1
        while rounds > 1 and playouts < rounds * len(self.alive):
            rounds -= 1
        if playouts < len(self.alive):
            return  # nothing can be said of so many
        for _ in range(rounds):
            each: i64 = playouts // (rounds * len(self.alive))
            for _ in range(each):
                self.try_all()
            self.halve()

    def try_all(self) -> None:
        """One playout more of each choice that is still tried, all with the same chances."""
        seed: i64 = self.seed + len(self.values[0])
        number: i64
        for number in self.alive:
            rng = Random(seed)
            table = self.state.clone()
            self.begin(table, number)
            self.guide.finish(table, rng)
            self.values[number] = append(self.values[number], self.guide.prospect(table))
            self.played += 1

    def begin(self, table: State, number: i64) -> None:
        """What a playout of this choice begins with."""
        table.apply_legal(self.codes[number])

    def halve(self) -> None:
        """Leave the worse half aside."""
        kept: i64 = (len(self.alive) + 1) // 2
        if kept < 2:
            return
        left = vec[i64]()
        number: i64
        other: i64
        for number in self.alive:
            better: i64 = 0
            mine: float = self.mean(number)
            for other in self.alive:
                theirs: float = self.mean(other)
                if theirs > mine or (theirs == mine and other < number):
                    better += 1
            if better < kept or number == 0:
                left = append(left, number)
        self.alive = left

    def mean(self, number: i64) -> float:
        total: float = 0.0
        count: i64 = len(self.values[number])
        value: float
        for value in self.values[number]:
            total += value
        if not count:
            return 0.0
        return total / float(count)

    def best(self) -> i64:
        """The code to choose: that of the best, if it is clearly better than what the guide would do."""
        found: i64 = 0
        number: i64
        for number in self.alive:
            if self.mean(number) > self.mean(found):
                found = number
        if found and not self.is_clearly_better(found):
            found = 0
        return self.codes[found]

    def is_clearly_better(self, number: i64) -> bool:
        """Whether a choice is ahead of the guide's own by more than its playouts differ by chance."""
        ours = self.values[0]
        theirs = self.values[number]
        count: i64 = len(theirs)
        if count < 2:
            return False
        total: float = 0.0
        squares: float = 0.0
        at: i64
        for at in range(count):
            ahead: float = theirs[at] - ours[at]
            total += ahead
            squares += ahead * ahead
        mean: float = total / float(count)
        variance: float = (squares / float(count) - mean * mean) / float(count)
        return mean > 0.0 and mean * mean > self.caution * self.caution * variance

    def visits(self, number: i64) -> i64:
        return len(self.values[number])


class PlanSearch(TeamSearch):
    """What became of each plan that the team could follow: the codes are the numbers of the plans."""

    def __init__(self, guide: TeamGuide, state: State, seed: i64) -> None:
        plans = vec[i64]()
        plan: i64
        for plan in range(guide.num_plans(state)):
            plans = append(plans, plan)
        super().__init__(guide, state, plans, seed)
        self.caution = BOLDNESS

    def begin(self, table: State, number: i64) -> None:
        self.guide.adopt(self.codes[number])
