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
    """The ratings under which these results were most likely (Bradley and Terry, a draw as half a win).

    If the bots fall into two groups of which one always won, no finite ratings are the most likely; then each two
    that met are given one drawn game more, and the ratings say about what can be said.

    The intervals come from the inverse of the Fisher information. It takes games for independent. Those of a round
    are not, but with sides swapped they lean against each other (who has the better side in one has the worse in
    the other), draws and places among several vary less than wins, so the intervals are rather too wide than too
    narrow. A bootstrap over rounds would follow that more closely, but tells nothing where a bot always won, and
    needs chance.

    >>> [round(rating.elo) for rating in rate(("a", "b"), [("b", "a", 1.0)] * 10 + [("a", "b", 1.0)])]
    [0, 400]
    """
    scored: defaultdict[tuple[str, str], float] = defaultdict(float)
    played: Counter[str] = Counter()
    for one, other, score in results:
        scored[one, other] += score
        scored[other, one] += 1 - score
        played.update((one, other))
    rated = [bot for bot in bots if bot in _reached(bots[0], set(scored))]
    beaten = {pair for pair, score in scored.items() if score}
    if any(len(_reached(bot, beaten)) < len(rated) for bot in rated):
        scored = defaultdict(float, {pair: score + 0.5 for pair, score in scored.items()})
    strength, deviation = _most_likely(rated, scored)
    found = {}
    for bot in rated:
        reach = Z * deviation[bot] * POINTS
        elo = strength[bot] * POINTS
        found[bot] = Rating(bot, played[bot], elo, elo - reach, elo + reach)
    return [found.get(bot, Rating(bot, played[bot], None, None, None)) for bot in bots]


def by_strength(ratings: list[Rating]) -> list[Rating]:
    """The strongest first, those that could not be rated last."""
    return sorted(ratings, key=lambda one: (one.elo is None, -(one.elo or 0.0)))


def _reached(first: str, arrows: set[tuple[str, str]]) -> set[str]:
    """All that can be come to from the first along the arrows."""
    found, left = {first}, [first]
    while left:
        bot = left.pop()
        more = {other for one, other in arrows if one == bot} - found
        found |= more
        left += more
    return found


def _most_likely(bots: list[str], scored: dict[tuple[str, str], float]) -> tuple[dict[str, float], dict[str, float]]:
    """Strengths against the first bot and their deviations, by Newton's method on a function with one peak."""
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
            strength[bot] += step / max(1.0, longest)  # a whole step may jump far past the peak
        if longest < 1e-10:
            break
    deviation = {bot: sqrt(inverse[n][n]) for n, bot in enumerate(free)}
    return strength, {bots[0]: 0.0, **deviation}


def _inverse(matrix: list[list[float]]) -> list[list[float]]:
    """The inverse of a matrix that has one, by elimination."""
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
