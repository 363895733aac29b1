"""The base class of all bots: a player that gets a View and returns one of its legal codes."""

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
    """A bot's evaluation of its choices: the value of each in [-1, 1], its visits, and the iterations of the search.

    A decision that was solved instead of searched has no iterations; its visits are the probabilities of the
    choices in percent.
    """

    values: dict[int, float]
    visits: dict[int, int]
    iterations: int


SearchResult = dict[int, tuple[int, float]]
"""For each choice its visits and its mean value in [-1, 1]."""


def thought_of(found: SearchResult, iterations: int) -> Thought:
    """Return the result of a search as a thought."""
    return Thought(
        {action: mean for action, (_, mean) in found.items()},
        {action: visits for action, (visits, _) in found.items()},
        iterations,
    )


class Player:
    """Chooses for one seat. It never gets a state, so it knows no more than a person in that seat."""

    games: ClassVar[tuple[str, ...]] = ()
    """The ids of the games that bots of this class can play; empty if they can play any game."""

    def __init__(self, game: Game, rng: random.Random, budget: Budget | None = None) -> None:
        self.game = game
        self.rng = rng
        self.budget = budget or Budget()
        self.thought: Thought | None = None
        """The bot's evaluation of its last choices; None if it did not evaluate them."""

    def choose(self, view: View) -> int:
        """Return one of `view["legal"]`, which is not empty."""
        raise NotImplementedError

    def memory(self) -> Any:
        """Return the bot's memory between choices as plain data for `recall`; None if it has none."""
        return None

    def recall(self, memory: Any) -> None:
        """Restore the result of `memory` of a bot of this class."""
