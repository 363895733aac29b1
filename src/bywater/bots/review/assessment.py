"""What a strong bot makes of one decision of a finished game, and how much worse what was played is than its choice.

It is shown the view of the seat that was asked, as it was then: who looks back may know more, but could not then.
"""

import random
from math import sqrt
from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from bywater._build import form
from bywater.bots import bots_for, make_bot, opponents
from bywater.bots.budget import Budget
from bywater.bots.plan_bot import PlanningBot
from bywater.bots.player import Player
from bywater.bots.search.information_set import InformationSetSearch
from bywater.bots.search_bots import EXPLORATION, NO_END, SearchingBot
from bywater.core.game import Game
from bywater.core.state import State, View

# How many playouts a decision gets. A usual game of any of these is then through in about half a minute on one core.
BUDGETS: Final = {"confrontation": 4000, "towers": 200, "quest": 160, "fate": 60}
DEFAULT_BUDGET: Final = 400
SLOWER: Final = 20
"""Interpreted rules are this many times slower, and get as many playouts fewer."""
LEAST: Final = 8
DOUBT: Final = 1.5
"""So many standard errors a choice must be behind another before it counts as worse."""

REVIEWER: Final = "captain"
ANY_GAME: Final = "mo-ismcts"


class Weighed(NamedTuple):
    """One decision: what its best choice promised the seat that was asked, in [0, 1], and what the played one cost."""

    promised: float
    preferred: int
    lost: float


def budget_of(game: Game) -> Budget:
    many = BUDGETS.get(game.id, DEFAULT_BUDGET)
    return Budget(many if form() == "compiled" else max(LEAST, many // SLOWER))


def reviewer(game: Game, seed: int, budget: Budget) -> Player:
    """A strong bot for this game that has seen nothing yet."""
    name = REVIEWER if REVIEWER in opponents(game) else ANY_GAME
    assert name in bots_for(game)
    return make_bot(f"{name}@{budget}", game, random.Random(seed))


def weigh(game: Game, view: View, played: int, seed: int, budget: Budget) -> Weighed | None:
    """What a bot thinks of a decision; None where it has no opinion and would have done the same."""
    bot = reviewer(game, seed, budget)
    preferred = bot.choose(view)
    thought = bot.thought
    if thought is not None and not thought.iterations:
        # Solved: several choices may be equally right, and which one was drawn says nothing.
        best = max(thought.values.values())
        usual = max(thought.visits, key=lambda code: thought.visits[code])
        if played not in thought.values or thought.visits[played]:
            return Weighed(_chance(best), played, 0.0)
        return Weighed(_chance(best), usual, max(0.0, best - thought.values[played]) / 2)
    if preferred == played:
        return None if thought is None else Weighed(_chance(_alone(bot, view, played, seed, budget)), played, 0.0)
    if thought is None and isinstance(bot, SearchingBot):
        return None  # it has habits here (a set-up), and no reasons
    better, lead = compare(bot, view, preferred, played, seed, budget)
    if lead <= 0.0:  # on a closer look what was played is as good
        return Weighed(_chance(better - lead), played, 0.0)
    return Weighed(_chance(better), preferred, lead / 2)


def compare(bot: Player, view: View, one: int, other: int, seed: int, budget: Budget) -> tuple[float, float]:
    """What a choice is worth, in [-1, 1], and by how much it is ahead of another, looked at equally long.

    Where both met the same luck, a lead that may well be luck is none.
    """
    if isinstance(bot, PlanningBot):
        search = bot.search(bot.asking(view, [[one], [other]]), seed)
        search.run(budget.iterations, 0.0)
        count = search.visits[1]
        lead = -search.leads[1] / count
        spread = search.squares[1] / count - lead * lead
        sure = abs(lead) >= DOUBT * sqrt(max(spread, 0.0) / count)
        return search.totals[0] / search.visits[0], lead if sure else 0.0
    assert isinstance(bot, SearchingBot)
    worth = _forced(bot, view, one, seed, budget)
    return worth, worth - _forced(bot, view, other, seed, budget)


def _alone(bot: Player, view: View, choice: int, seed: int, budget: Budget) -> float:
    """What the preferred choice is worth on a second look: the first one favours those that had luck in it."""
    if isinstance(bot, PlanningBot):
        search = bot.search(bot.asking(view, [[choice]]), seed)
        for _ in range(budget.iterations):
            search.play([])
        return search.totals[0] / search.visits[0]
    assert bot.thought is not None
    return bot.thought.values[choice]


def _chance(worth: float) -> float:
    return min(1.0, max(0.0, 0.5 + 0.5 * worth))


class _ForcedSearch(InformationSetSearch):
    """Begins with one and the same choice in every iteration."""

    def __init__(self, bot: SearchingBot, seed: int, first: int) -> None:
        super().__init__(bot.guide(), bot.codes(), seed, EXPLORATION)
        self.begin = vec[i64]([first])

    def step(self, state: State, node: i64, legal: vec[i64]) -> bool:
        return super().step(state, node, self.begin if self.depth == 0 else legal)


def _forced(bot: SearchingBot, view: View, first: int, seed: int, budget: Budget) -> float:
    search = _ForcedSearch(bot, seed, first)
    search.hasty = False
    search.run(bot.belief(view), max(1, (budget.iterations or NO_END) // 2), 0.0)
    _, worth = search.found()[first]
    return worth
