"""A search for teams: every course that could be taken now is tried by many playouts, and the best is taken.

It knows no game. A `Team` names the courses, plays on as its members would, and says what came of it. A course is
up to five codes in a row, the first of them lowest, twelve bits each and one more than the code: what the one who is
asked does now, and what he and others would do to complete it. After it the team's policy goes on.
"""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from bywater.bots.search.guide import Guide
from bywater.core.state import State

_BITS: Final = 12
_MASK: Final = 4095


def course(first: i64, second: i64 = -1, third: i64 = -1, fourth: i64 = -1) -> i64:
    """Codes in a row as one number; -1 stands for none."""
    return (first + 1) | ((second + 1) << 12) | ((third + 1) << 24) | ((fourth + 1) << 36)


def first_of(packed: i64) -> i64:
    """The code that is chosen now if a course is taken."""
    return (packed & _MASK) - 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Team(Guide):
    """What the search must know of a game: which courses there are, how play goes on, what it comes to."""

    def courses(self, state: State) -> vec[i64]:
        """What could be done now, the policy's own course first. One alone needs no search."""
        raise NotImplementedError

    def hope(self, state: State, seat: i64) -> float:
        """What a state that was played on is worth to a seat, from 0 to 1."""
        raise NotImplementedError


class Deliberation:
    """What came of each course: how often it was tried, and what it was worth on average."""

    def __init__(self, courses: vec[i64]) -> None:
        self.courses = courses
        self.visits = vec[i64]([0] * len(courses))
        self.totals = vec[float]([0.0] * len(courses))
        self.playouts: i64 = 0
        # against the policy's own course, playout by playout: sums of differences and of their squares
        self.ahead = vec[float]([0.0] * len(courses))
        self.spread = vec[float]([0.0] * len(courses))

    def mean(self, place: i64) -> float:
        if not self.visits[place]:
            return 0.0
        return self.totals[place] / float(self.visits[place])

    def add(self, other: "Deliberation") -> None:
        """What came of the same courses at another time."""
        self.playouts += other.playouts
        place: i64
        for place in range(len(self.courses)):
            self.visits[place] += other.visits[place]
            self.totals[place] += other.totals[place]
            self.ahead[place] += other.ahead[place]
            self.spread[place] += other.spread[place]

    def best(self, caution: float) -> i64:
        """The place of the best course; another than the policy's own must be surely better.

        `caution` is how many standard errors of the difference make it sure.
        """
        best: i64 = 0
        most: float = 0.0
        place: i64
        for place in range(1, len(self.courses)):
            n: float = float(self.visits[place])
            if n < 2.0:
                continue
            lead: float = self.ahead[place] / n
            variance: float = self.spread[place] / n - lead * lead
            if variance < 0.0:
                variance = 0.0
            lead -= caution * (variance / n) ** 0.5
            if lead > most:
                best = place
                most = lead
        return best


def follow(state: State, packed: i64) -> None:
    """Take a course as far as it is allowed."""
    while packed:
        action: i64 = (packed & _MASK) - 1
        if state.actor < 0 or not state.allows(action):
            return
        state.apply_legal(action)
        packed >>= _BITS


def deliberate(
    team: Team, samples: list[State], seat: i64, courses: vec[i64], playouts: i64, seed: i64
) -> Deliberation:
    """Try the courses on states that fit what the seat knows, the better ones more often.

    All courses meet the same chances: playout n of each begins from the same sample with the same random numbers.
    After each round the worse half is left aside, but never the policy's own course: all are measured against it.
    """
    found = Deliberation(courses)
    alive = vec[i64]()
    place: i64
    for place in range(len(courses)):
        alive = append(alive, place)
    rounds: i64 = 0
    left: i64 = len(courses)
    while left > 2:
        left = (left + 1) // 2
        rounds += 1
    if len(courses) > 1:
        rounds += 1
    done: i64 = 0
    worths = vec[float]([0.0] * len(courses))
    while rounds:
        share: i64 = (playouts - found.playouts) // (rounds * len(alive))
        if share < 1:
            share = 1
        turn: i64
        for turn in range(done, done + share):
            for place in alive:
                state = samples[turn % len(samples)].clone()
                rng = Random(seed + turn)
                follow(state, courses[place])
                team.finish(state, rng)
                worths[place] = team.hope(state, seat)
            for place in alive:
                found.visits[place] += 1
                found.totals[place] += worths[place]
                difference: float = worths[place] - worths[0]
                found.ahead[place] += difference
                found.spread[place] += difference * difference
            found.playouts += len(alive)
        done += share
        rounds -= 1
        alive = _better_half(found, alive)
    return found


def _better_half(found: Deliberation, alive: vec[i64]) -> vec[i64]:
    """Those that go on: the policy's own course, and the best of the others."""
    keep: i64 = (len(alive) + 1) // 2
    if keep < 2:
        keep = 2
    kept = vec[i64]()
    place: i64
    other: i64
    for place in alive:
        before: i64 = 0
        for other in alive:
            if other != 0 and other != place:
                lead: float = found.mean(other) - found.mean(place)
                if lead > 0.0 or (lead == 0.0 and other < place):
                    before += 1
        if place == 0 or before < keep - 1:
            kept = append(kept, place)
    return kept
