"""Elo ratings by maximum likelihood, with intervals."""

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from math import exp, log, sqrt
from typing import Final

from bywater.arena.stats import Z

POINTS: Final = 400 / log(10)
"""Elo points for one unit of the logistic scale: 400 points are odds of ten to one."""

Result = tuple[str, str, float]
"""Two bots and the score of the first: 1 for a win, 0.5 for a draw, 0 for a loss."""


@dataclass(frozen=True)
class Rating:
    """Elo points relative to the first bot, which has 0; None if no chain of games connects the two."""

    bot: str
    games: int
    elo: float | None
    low: float | None
    high: float | None


def rate(bots: tuple[str, ...], results: Iterable[Result]) -> list[Rating]:
    """Maximum-likelihood ratings of the Bradley-Terry model; a draw counts as half a win.

    If one group of bots won all games against the others, the likelihood has no maximum at finite ratings. Each pair
    that met is then given one additional draw.

    The intervals come from the inverse of the Fisher information, which assumes independent games. Games of one round
    are negatively correlated, since the sides are swapped, and draws and shared places vary less than wins, so the
    intervals are too wide rather than too narrow. A bootstrap over rounds would be more exact, but it is random and
    fails where a bot always won.

    >>> [round(rating.elo) for rating in rate(("a", "b"), [("b", "a", 1.0)] * 10 + [("a", "b", 1.0)])]
    [0, 400]
    """
    scored: defaultdict[tuple[str, str], float] = defaultdict(float)
    played: Counter[str] = Counter()
    for one, other, score in results:
        scored[one, other] += score
        scored[other, one] += 1 - score
        played.update((one, other))
    rated = [bot for bot in bots if bot in _reachable(bots[0], set(scored))]
    beaten = {pair for pair, score in scored.items() if score}
    if any(len(_reachable(bot, beaten)) < len(rated) for bot in rated):
        scored = defaultdict(float, {pair: score + 0.5 for pair, score in scored.items()})
    strength, deviation = _maximise_likelihood(rated, scored)
    found = {}
    for bot in rated:
        reach = Z * deviation[bot] * POINTS
        elo = strength[bot] * POINTS
        found[bot] = Rating(bot, played[bot], elo, elo - reach, elo + reach)
    return [found.get(bot, Rating(bot, played[bot], None, None, None)) for bot in bots]


def by_strength(ratings: list[Rating]) -> list[Rating]:
    """Sort ratings, the strongest first and bots without a rating last."""
    return sorted(ratings, key=lambda one: (one.elo is None, -(one.elo or 0.0)))


def _reachable(first: str, edges: set[tuple[str, str]]) -> set[str]:
    """All bots that can be reached from the first one along the edges."""
    found, left = {first}, [first]
    while left:
        bot = left.pop()
        more = {other for one, other in edges if one == bot} - found
        found |= more
        left += more
    return found


def _maximise_likelihood(
    bots: list[str], scored: dict[tuple[str, str], float]
) -> tuple[dict[str, float], dict[str, float]]:
    """Strengths relative to the first bot and their standard deviations, by Newton's method."""
    free = bots[1:]
    strength = dict.fromkeys(bots, 0.0)
    inverse: list[list[float]] = []
    for _ in range(100):
        slope = dict.fromkeys(bots, 0.0)
        information = {(one, other): 0.0 for one in bots for other in bots}
        for one in bots:
            for other in bots:
                games = scored[one, other] + scored[other, one]
                if one != other and games:
                    expected = 1 / (1 + exp(strength[other] - strength[one]))
                    slope[one] += scored[one, other] - games * expected
                    information[one, one] += games * expected * (1 - expected)
                    information[one, other] -= games * expected * (1 - expected)
        inverse = _inverse([[information[one, other] for other in free] for one in free])
        steps = [sum(row[n] * slope[bot] for n, bot in enumerate(free)) for row in inverse]
        longest = max(map(abs, steps), default=0.0)
        for bot, step in zip(free, steps, strict=True):
            strength[bot] += step / max(1.0, longest)  # a full step may overshoot
        if longest < 1e-10:
            break
    deviation = {bot: sqrt(inverse[n][n]) for n, bot in enumerate(free)}
    return strength, {bots[0]: 0.0, **deviation}


def _inverse(matrix: list[list[float]]) -> list[list[float]]:
    """The inverse of a regular matrix, by Gaussian elimination."""
    size = len(matrix)
    rows = [[*row, *(float(n == number) for n in range(size))] for number, row in enumerate(matrix)]
    for column in range(size):
        best = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[best] = rows[best], rows[column]
        pivot = rows[column][column]
        rows[column] = [value / pivot for value in rows[column]]
        for number in range(size):
            if number != column and rows[number][column]:
                factor = rows[number][column]
                rows[number] = [a - factor * b for a, b in zip(rows[number], rows[column], strict=True)]
    return [row[size:] for row in rows]
