"""The base class of all bots: a player that is shown a View and returns one of its legal codes."""

import random
from typing import Any, ClassVar, NamedTuple

from bywater.bots.budget import Budget
from bywater.core.errors import BywaterError
from bywater.core.game import Game
from bywater.core.state import View


class UnknownBot(BywaterError):
    """No bot of that name is registered, or its class can't be loaded."""


class GameNotKnown(BywaterError):
    """The bot can't play this game."""


class Thought(NamedTuple):
    """What a bot made of its choices: their worth in [-1, 1], how often it looked at each, and how long it thought.

    Where a choice was solved and not searched, how often out of a hundred times it would be taken, with no iterations.
    """

    values: dict[int, float]
    visits: dict[int, int]
    iterations: int


Found = dict[int, tuple[int, float]]
"""For each choice how often a search looked at it, and what it brought on average, in [-1, 1]."""


def thought_of(found: Found, iterations: int) -> Thought:
    """What a search found, as a thought."""
    return Thought(
        {action: worth for action, (_, worth) in found.items()},
        {action: visits for action, (visits, _) in found.items()},
        iterations,
    )


class Player:
    """Chooses for one seat. It never gets a state, so it can't know more than a person in its place."""

    games: ClassVar[tuple[str, ...]] = ()
    """The ids of the games that bots of this class can play; empty if they can play any game."""

    def __init__(self, game: Game, rng: random.Random, budget: Budget | None = None) -> None:
        self.game = game
        self.rng = rng
        self.budget = budget or Budget()
        self.thought: Thought | None = None
        """What it thought at its last choice, if it weighed its choices at all."""

    def choose(self, view: View) -> int:
        """One of `view["legal"]`, which is not empty."""
        raise NotImplementedError

    def memory(self) -> Any:
        """What it remembers from choice to choice, as plain data: a bot that recalls it goes on as this one would."""
        return None

    def recall(self, memory: Any) -> None:
        """Take over what another bot of this class remembered."""
