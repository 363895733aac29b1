"""The bot that thinks ahead: it plays every plan on from tables that fit what it sees, and takes the best."""

import random
from typing import Final

from bywater.bots.budget import Budget
from bywater.bots.player import Player, Thought
from bywater.bots.towers.flat import Flat
from bywater.bots.towers.guide import TowersGuide
from bywater.bots.towers.plans import guess_of, plans_of
from bywater.bots.towers.sight import table_of
from bywater.core.game import Game
from bywater.core.state import View

USUAL: Final = Budget(iterations=400)


class TowersBot(Player):
    """Thinks for so many playouts a decision, or so many seconds. A turn of laying is one decision."""

    def __init__(self, game: Game, rng: random.Random, budget: Budget | None = None) -> None:
        super().__init__(game, rng, budget or USUAL)
        self.guide = TowersGuide()
        self.rest: list[int] = []  # what is left of a turn of laying that was thought through

    def choose(self, view: View) -> int:
        self.thought = None
        if self.rest and self.goes_on(view):
            return self.rest.pop(0)
        table = table_of(view)
        plans = plans_of(table)
        guess = guess_of(table, plans, self.guide)
        if len(plans) > 1:
            flat = Flat(self.guide, self.game.belief(view), view["actor"], plans, guess, self.rng)
            guess = flat.run(self.budget.iterations, self.budget.seconds)
            self.thought = thought_of(flat)
        self.rest = [int(code) for code in plans[guess][1:]]
        return int(plans[guess][0])

    def goes_on(self, view: View) -> bool:
        """Whether this is the same turn of laying, so that the plan for it still holds."""
        return bool(view["decision"]["kind"] == "laying" and view["touched"] and self.rest[0] in view["legal"])


def thought_of(flat: Flat) -> Thought:
    """What the search thought of each first code: the value is that of the plan it tried most."""
    values: dict[int, float] = {}
    visits: dict[int, int] = {}
    tried: dict[int, tuple[int, float]] = {}
    for plan, total, count in zip(flat.plans, flat.totals, flat.visits, strict=True):
        code = int(plan[0])
        tried[code] = max(tried.get(code, (0, 0.0)), (count, total / count))
        values[code] = tried[code][1]
        visits[code] = visits.get(code, 0) + count
    return Thought(values, visits, int(flat.iterations))
