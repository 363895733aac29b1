"""The results of an arena: which bot is stronger and by how much, with intervals."""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from typing import Any

from bywater._build import form
from bywater.arena.game import Outcome
from bywater.arena.plan import Plan
from bywater.arena.ratings import Rating, Result, rate
from bywater.arena.stats import mean, mean_interval, paired_difference, wilson


@dataclass(frozen=True)
class Share:
    """Hits among trials as a share with its Wilson interval. A shared first place counts as a fraction of a hit."""

    hits: float
    trials: int
    share: float
    low: float
    high: float


@dataclass(frozen=True)
class Meeting:
    """The results of a bot that had one seat against another bot in all other seats, in total and for each seat.

    `distinct` is the number of different games.
    """

    bot: str
    against: str
    first: Share
    sides: list[Share]
    place: float
    points: float
    distinct: int


@dataclass(frozen=True)
class Side:
    """How often a bot came first in one seat, against another bot or against itself."""

    bot: str
    seat: int
    first: Share


@dataclass(frozen=True)
class Difference:
    """The difference between a bot and the first bot on the seeds that both have played."""

    seeds: int
    won: float
    won_low: float
    won_high: float
    score: float
    score_low: float | None
    score_high: float | None


@dataclass(frozen=True)
class Team:
    """The results of a bot as the whole team at one level. The first bot has no difference."""

    level: int
    bot: str
    won: Share
    score: float
    difference: Difference | None


@dataclass(frozen=True)
class Conduct:
    """Statistics of a bot's play: moves per game and seat, seconds per move, and failures."""

    bot: str
    moves: float
    seconds: float
    slowest: float
    fallbacks: int
    overruns: int


@dataclass(frozen=True)
class Results:
    """All results of an arena, complete or interrupted.

    Competitive games have ratings, meetings, sides and, with the option, mirrors; cooperative games have teams.
    `plain()` is the content of `results.json`: the fields of this class by name, with lists for tuples. The plan also
    has the versions of the package and of the rules, and "form" says whether the rules ran compiled.
    """

    plan: Plan
    played: int
    planned: int
    ratings: list[Rating] = field(default_factory=list)
    meetings: list[Meeting] = field(default_factory=list)
    sides: list[Side] = field(default_factory=list)
    mirrors: list[Side] = field(default_factory=list)
    teams: list[Team] = field(default_factory=list)
    conduct: list[Conduct] = field(default_factory=list)

    def plain(self) -> dict[str, Any]:
        """The results as plain data, as they are written to `results.json`."""
        return {**asdict(self), "plan": self.plan.plain(), "form": form()}


def results_of(plan: Plan, outcomes: Iterable[Outcome]) -> Results:
    """The results of the games played so far, in any order."""
    games = sorted(outcomes, key=lambda outcome: outcome.key)
    planned = len(plan.fixtures())
    conduct = [_conduct(bot, games) for bot in plan.bots]
    if not plan.is_competitive:
        return Results(plan, len(games), planned, teams=_teams(plan, games), conduct=conduct)
    met = _lone_games(games)
    pairs = [(bot, other) for bot in plan.bots for other in plan.bots if bot != other]
    return Results(
        plan,
        len(games),
        planned,
        ratings=rate(plan.bots, [_result(game) for game in games if len(set(game.seating)) > 1]),
        meetings=[_meeting(bot, other, met[bot, other], plan.seats) for bot, other in pairs],
        sides=[
            _side(bot, seat, [game for other in plan.bots for game, at in met[bot, other] if at == seat])
            for bot in plan.bots
            for seat in range(plan.seats)
        ],
        mirrors=[
            _side(bot, seat, [game for game in games if set(game.seating) == {bot}])
            for bot in plan.bots
            for seat in range(plan.seats)
            if plan.mirror
        ],
        conduct=conduct,
    )


# -- rivals -----------------------------------------------------------------------------------


def first_place(returns: tuple[float, ...], seat: int) -> float:
    """The seat's share of the first place; 0 for all seats if all have lost.

    >>> first_place((0.0, 0.0), 1), first_place((-1.0, 1.0), 0), first_place((-1.0, -1.0), 0)
    (0.5, 0.0, 0.0)
    """
    best = max(returns)
    return 1 / returns.count(best) if returns[seat] == best >= 0 else 0.0


def place_of(returns: tuple[float, ...], seat: int) -> float:
    """The seat's place, counted from 1; tied seats have the mean of their places.

    >>> [place_of((1.0, 0.0, 0.0), seat) for seat in range(3)]
    [1.0, 2.5, 2.5]
    """
    own = returns[seat]
    return 1 + sum(other > own for other in returns) + (returns.count(own) - 1) / 2


LoneGames = defaultdict[tuple[str, str], list[tuple[Outcome, int]]]
"""For two bots, the games in which the first had one seat and the second all others, with the seat of the first."""


def _lone_games(games: list[Outcome]) -> LoneGames:
    met: LoneGames = defaultdict(list)
    for game in games:
        for seat, bot in enumerate(game.seating):
            others = set(game.seating[:seat] + game.seating[seat + 1 :])
            if len(others) == 1 and bot not in others:
                met[bot, others.pop()].append((game, seat))
    return met


def _result(outcome: Outcome) -> Result:
    """A game as a result between two bots: the bot with one seat scores the share of seats that it beat."""
    seat = next(seat for seat, bot in enumerate(outcome.seating) if outcome.seating.count(bot) == 1)
    bot = outcome.seating[seat]
    other = next(other for other in outcome.seating if other != bot)
    behind = len(outcome.seating) - place_of(outcome.returns, seat)
    return bot, other, behind / (len(outcome.seating) - 1)


def _share(hits: float, trials: int) -> Share:
    return Share(hits, trials, hits / trials if trials else 0.0, *wilson(hits, trials))


def _meeting(bot: str, other: str, met: list[tuple[Outcome, int]], seats: int) -> Meeting:
    return Meeting(
        bot,
        other,
        _firsts(met),
        [_firsts([(game, at) for game, at in met if at == seat]) for seat in range(seats)],
        mean([place_of(game.returns, seat) for game, seat in met]),
        mean([game.score[seat] for game, seat in met]),
        len({(game.seating, game.line) for game, _ in met}),
    )


def _firsts(met: list[tuple[Outcome, int]]) -> Share:
    return _share(sum(first_place(game.returns, seat) for game, seat in met), len(met))


def _side(bot: str, seat: int, games: list[Outcome]) -> Side:
    return Side(bot, seat, _firsts([(game, seat) for game in games]))


# -- teams ------------------------------------------------------------------------------------


def _teams(plan: Plan, games: list[Outcome]) -> list[Team]:
    found = []
    for level in range(len(plan.levels)):
        by_bot = {
            bot: {game.round: game for game in games if game.level == level and game.seating[0] == bot}
            for bot in plan.bots
        }
        base = by_bot[plan.bots[0]]
        for bot, own in by_bot.items():
            won = sum(_won(game) for game in own.values())
            score = mean([game.score[0] for game in own.values()])
            ahead = None if bot == plan.bots[0] else _difference(base, own)
            found.append(Team(level, bot, _share(won, len(own)), score, ahead))
    return found


def _won(game: Outcome) -> bool:
    return game.returns[0] > 0


def _difference(base: dict[int, Outcome], own: dict[int, Outcome]) -> Difference | None:
    both = [(base[seed], own[seed]) for seed in base if seed in own]
    if not both:
        return None
    wins = [(_won(first), _won(second)) for first, second in both]
    scores = [float(second.score[0] - first.score[0]) for first, second in both]
    low, high = mean_interval(scores) or (None, None)
    ahead = mean([float(second) - float(first) for first, second in wins])
    return Difference(len(both), ahead, *paired_difference(wins), mean(scores), low, high)


# -- conduct ----------------------------------------------------------------------------------


def _conduct(bot: str, games: list[Outcome]) -> Conduct:
    sat = [(game, seat) for game in games for seat, player in enumerate(game.seating) if player == bot]
    moves = sum(game.moves[seat] for game, seat in sat)
    return Conduct(
        bot,
        moves / len(sat) if sat else 0.0,
        sum(game.seconds[seat] for game, seat in sat) / moves if moves else 0.0,
        max((game.slowest[seat] for game, seat in sat), default=0.0),
        sum(game.fallbacks[seat] for game, seat in sat),
        sum(game.overruns[seat] for game, seat in sat),
    )
