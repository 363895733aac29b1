"""Players that are programs. Each of them sees a View and nothing else."""

import random
from importlib import import_module
from typing import Final

from bywater.bots.player import Player
from bywater.core.errors import BywaterError
from bywater.core.game import Game

__all__ = ["BOTS", "Player", "UnknownBot", "bot_names", "bots_for", "make_bot"]

# Name, and where its class lies: a bot is imported when somebody wants to play against it.
BOTS: Final = {
    "random": "bywater.bots.random_bot:RandomBot",
    "cautious": "bywater.bots.cautious:CautiousBot",
}


class UnknownBot(BywaterError):
    """No bot of that name is registered."""


def bot_names() -> list[str]:
    """The names of all bots.

    >>> bot_names()
    ['random', 'cautious']
    """
    return list(BOTS)


def bots_for(game: Game) -> list[str]:
    """The names of the bots that can play this game."""
    return [name for name in BOTS if _class_of(name).knows(game)]


def make_bot(name: str, game: Game, rng: random.Random) -> Player:
    """The bot of this name for a game, with its own source of chance."""
    if name not in BOTS:
        raise UnknownBot(f"there is no bot {name!r}; there are: {', '.join(BOTS)}")
    return _class_of(name)(game, rng)


def _class_of(name: str) -> type[Player]:
    module, _, cls = BOTS[name].partition(":")
    found: type[Player] = getattr(import_module(module), cls)
    return found
