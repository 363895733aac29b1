"""Players that are programs. Each of them sees a View and nothing else."""

import random
from importlib import import_module
from typing import Final

from bywater._build import form
from bywater.bots.budget import Budget, read_budget
from bywater.bots.ladder import LADDERS, rung
from bywater.bots.player import GameNotKnown, Player, Thought
from bywater.bots.slipping import SlippingBot
from bywater.core.errors import BywaterError
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
    "make_bot",
    "opponents",
    "partner",
]

ANY: Final = "any game"

# Name, and for each game that it knows where its class lies: a bot is imported when somebody wants to play against it.
BOTS: Final[dict[str, dict[str, str]]] = {
    "random": {ANY: "bywater.bots.random_bot:RandomBot"},
    "greedy": {
        "confrontation": "bywater.bots.confrontation.bot:GreedyBot",
        "towers": "bywater.bots.towers.greedy:GreedyBot",
    },
    "cautious": {
        "quest": "bywater.bots.quest.bot:Thumb",
        "fate": "bywater.bots.fate.thumb:Thumb",
    },
    "duellist": {"confrontation": "bywater.bots.confrontation.bot:DuellistBot"},
    "team": {"quest": "bywater.bots.quest.bot:TeamBot", "fate": "bywater.bots.fate.bot:TeamBot"},
    "planner": {"towers": "bywater.bots.towers.bot:TowersBot"},
    "duct": {ANY: "bywater.bots.searching:DeterminisedBot"},
    "so-ismcts": {ANY: "bywater.bots.searching:SingleObserverBot"},
    "pom-ismcts": {ANY: "bywater.bots.searching:PartialObserverBot"},
    "mo-ismcts": {ANY: "bywater.bots.searching:MultipleObserverBot"},
}


class UnknownBot(BywaterError):
    """No bot of that name is registered."""


def opponents(game: Game) -> list[str]:
    """The names on the game's ladder, the gentlest first.

    >>> import bywater
    >>> opponents(bywater.load("confrontation"))
    ['novice', 'wayfarer', 'ranger', 'captain', 'wizard']
    """
    return [found.name for found in LADDERS.get(game.id, ())]


def partner(game: Game) -> str:
    """Who sits down with people unless they ask for somebody else: a good partner, but no master as a rival."""
    if not opponents(game):
        return "random"
    if form() != "compiled":
        return "wayfarer"  # interpreted, those who look ahead would keep people waiting
    return "captain" if game.utility == IDENTICAL else "ranger"


def bots_for(game: Game) -> list[str]:
    """The names of the bots that can play this game, those on its ladder first."""
    return opponents(game) + [name for name, known in BOTS.items() if ANY in known or game.id in known]


def make_bot(spec: str, game: Game, rng: random.Random) -> Player:
    """The bot of this name for a game, with its own source of chance; "name@budget" says how long it may think.

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
        steady = _class_of(found.bot, game)(game, rng, budget)
        return SlippingBot(steady, found.slips) if found.slips else steady
    if name not in BOTS:
        raise UnknownBot(f"there is no bot {name!r}; there are: {', '.join(bots_for(game))}")
    return _class_of(name, game)(game, rng, budget)


def _class_of(name: str, game: Game) -> type[Player]:
    known = BOTS[name]
    if ANY not in known and game.id not in known:
        raise GameNotKnown(f"{name!r} does not know {game.id!r}; it knows: {', '.join(known)}")
    module, _, cls = known.get(game.id, known.get(ANY, "")).partition(":")
    found: type[Player] = getattr(import_module(module), cls)
    return found
