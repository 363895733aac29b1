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
    """What a bot made of its choices: the value of each in [-1, 1], its visits, and the iterations of the search.

    A decision that was solved instead of searched has no iterations; its visits are the probabilities of the
    choices in percent.
    """

    values: dict[int, float]
    visits: dict[int, int]
    iterations: int


SearchResult = dict[int, tuple[int, float]]
"""For each choice its visits and its mean value in [-1, 1]."""


def thought_of(found: SearchResult, iterations: int) -> Thought:
    """The result of a search as a thought."""
    return Thought(
        {action: mean for action, (_, mean) in found.items()},
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
        """What the bot made of its last choice; None if it did not evaluate its choices."""

    def choose(self, view: View) -> int:
        """Return one of `view["legal"]`, which is not empty."""
        raise NotImplementedError

    def memory(self) -> Any:
        """What the bot remembers between choices, as plain data for `recall`; None if it remembers nothing."""
        return None

    def recall(self, memory: Any) -> None:
        """Restore what `memory` of a bot of this class returned."""
