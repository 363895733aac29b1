"""Bots. Each of them sees only a View."""

import random
from typing import Final

from bywater._build import form
from bywater.bots.blunders import BlunderingBot
from bywater.bots.budget import Budget, read_budget
from bywater.bots.player import GameNotKnown, Player, Thought, UnknownBot
from bywater.bots.registry import ANY, BOTS, bots_for, broken_bots, class_of, opponents, rung
from bywater.core.game import IDENTICAL, Game

__all__ = [
    "ANY",
    "BOTS",
    "Budget",
    "GameNotKnown",
    "Player",
    "Thought",
    "UnknownBot",
    "bots_for",
    "broken_bots",
    "class_of",
    "make_bot",
    "opponents",
    "partner",
]

_RANDOM: Final = "random"


def partner(game: Game) -> str:
    """Return the name of the default bot for the other seats: a good partner, but not the strongest opponent."""
    if not opponents(game):
        return _RANDOM
    if form() != "compiled":
        return "wayfarer"  # search bots are too slow without the compiled rules
    return "captain" if game.utility == IDENTICAL else "ranger"


def make_bot(spec: str, game: Game, rng: random.Random) -> Player:
    """Return a new bot, by its name or its class `package.module:Class`, with its own random numbers.

    A budget may follow after "@": a number of iterations, or seconds with an "s".

    >>> import bywater
    >>> make_bot("mo-ismcts@10000", bywater.load("towers"), random.Random(1)).budget
    Budget(iterations=10000, seconds=0.0, processes=1)
    """
    name, sign, given = spec.partition("@")
    budget = read_budget(given) if sign else None
    found = rung(game.id, name)
    if found is not None:
        if budget is None and found.budget:
            budget = read_budget(found.budget)
        bot = class_of(found.bot, game)(game, rng, budget)
        return BlunderingBot(bot, found.blunder_rate) if found.blunder_rate else bot
    return class_of(name, game)(game, rng, budget)
