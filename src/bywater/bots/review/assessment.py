"""Assess one decision of a finished game: a strong bot's choice, and the loss of the played action against it.

The bot gets the view of the acting seat at that time, without later knowledge.
"""

import random
from math import sqrt
from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from bywater._build import form
from bywater.bots import bots_for, make_bot, opponents
from bywater.bots.budget import Budget
from bywater.bots.planning_bot import PlanningBot
from bywater.bots.player import Player
from bywater.bots.search.information_set import InformationSetSearch
from bywater.bots.search_bots import EXPLORATION, UNLIMITED, SearchingBot
from bywater.core.game import Game
from bywater.core.state import State, View

# Playouts per decision: a typical game takes about half a minute on one core.
BUDGETS: Final = {"confrontation": 4000, "towers": 200, "quest": 160, "fate": 60}
DEFAULT_BUDGET: Final = 400
INTERPRETED_FACTOR: Final = 20
"""Interpreted rules are this many times slower, so their budget is divided by it."""
MIN_PLAYOUTS: Final = 8
MIN_LEAD: Final = 1.5
"""A choice counts as worse if it is this many standard errors behind another."""

REVIEWER: Final = "captain"
ANY_GAME: Final = "mo-ismcts"


class Weighed(NamedTuple):
    """One decision: the value of the best choice for the acting seat in [0, 1], and the loss of the played one."""

    promised: float
    preferred: int
    lost: float


def budget_of(game: Game) -> Budget:
    many = BUDGETS.get(game.id, DEFAULT_BUDGET)
    return Budget(many if form() == "compiled" else max(MIN_PLAYOUTS, many // INTERPRETED_FACTOR))


def reviewer(game: Game, seed: int, budget: Budget) -> Player:
    """Return a new strong bot for this game."""
    name = REVIEWER if REVIEWER in opponents(game) else ANY_GAME
    assert name in bots_for(game)
    return make_bot(f"{name}@{budget}", game, random.Random(seed))


def weigh(game: Game, view: View, played: int, seed: int, budget: Budget) -> Weighed | None:
    """Assess a decision; None if the bot has no values and would have played the same, or has only habits."""
    bot = reviewer(game, seed, budget)
    preferred = bot.choose(view)
    thought = bot.thought
    if thought is not None and not thought.iterations:
        # Solved: every action of the mixed strategy is right.
        best = max(thought.values.values())
        usual = max(thought.visits, key=lambda code: thought.visits[code])
        if played not in thought.values or thought.visits[played]:
            return Weighed(_chance(best), played, 0.0)
        return Weighed(_chance(best), usual, max(0.0, best - thought.values[played]) / 2)
    if preferred == played:
        return None if thought is None else Weighed(_chance(_reassess(bot, view, played, seed, budget)), played, 0.0)
    if thought is None and isinstance(bot, SearchingBot):
        return None  # a habit, such as a set-up, has no values
    better, lead = compare(bot, view, preferred, played, seed, budget)
    if lead <= 0.0:  # equally good when both are searched equally long
        return Weighed(_chance(better - lead), played, 0.0)
    return Weighed(_chance(better), preferred, lead / 2)


def compare(bot: Player, view: View, one: int, other: int, seed: int, budget: Budget) -> tuple[float, float]:
    """Return the value of an action in [-1, 1] and its lead over another, both searched equally long.

    For bots that compare plans on the same random numbers, a lead that is not significant counts as 0.
    """
    if isinstance(bot, PlanningBot):
        search = bot.search(bot.request_for(view, [[one], [other]]), seed)
        search.run(budget.iterations, 0.0)
        count = search.visits[1]
        lead = -search.leads[1] / count
        spread = search.squares[1] / count - lead * lead
        sure = abs(lead) >= MIN_LEAD * sqrt(max(spread, 0.0) / count)
        return search.totals[0] / search.visits[0], lead if sure else 0.0
    assert isinstance(bot, SearchingBot)
    worth = _forced(bot, view, one, seed, budget)
    return worth, worth - _forced(bot, view, other, seed, budget)


def _reassess(bot: Player, view: View, choice: int, seed: int, budget: Budget) -> float:
    """Return the value of the preferred action in a second search, because in the first it is biased upwards."""
    if isinstance(bot, PlanningBot):
        search = bot.search(bot.request_for(view, [[choice]]), seed)
        for _ in range(budget.iterations):
            search.play([])
        return search.totals[0] / search.visits[0]
    assert bot.thought is not None
    return bot.thought.values[choice]


def _chance(worth: float) -> float:
    return min(1.0, max(0.0, 0.5 + 0.5 * worth))


class _ForcedSearch(InformationSetSearch):
    """Plays the same first action in every iteration."""

    def __init__(self, bot: SearchingBot, seed: int, first: int) -> None:
        super().__init__(bot.guide(), bot.codes(), seed, EXPLORATION)
        self.first_action = vec[i64]([first])

    def step(self, state: State, node: i64, legal: vec[i64]) -> bool:
        return super().step(state, node, self.first_action if self.depth == 0 else legal)


def _forced(bot: SearchingBot, view: View, first: int, seed: int, budget: Budget) -> float:
    search = _ForcedSearch(bot, seed, first)
    search.stops_early = False
    search.run(bot.belief(view), max(1, (budget.iterations or UNLIMITED) // 2), 0.0)
    _, worth = search.result()[first]
    return worth
