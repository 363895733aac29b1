"""A bot that plays by rules of thumb, as a careful team would: it knows some games, and says so of the others."""

import random
from importlib import import_module
from typing import Final, Protocol

from bywater.bots.budget import Budget
from bywater.bots.player import GameNotKnown, Player
from bywater.core.game import Game
from bywater.core.state import View

# The games it knows, and where its rules of thumb for them lie.
KNOWN: Final = {"quest": "bywater.bots.quest.bot:Thumb", "fate": "bywater.bots.fate:Thumb"}


class Policy(Protocol):
    """Rules of thumb for one game."""

    def choose(self, view: View) -> int: ...


class CautiousBot(Player):
    """Asks the rules of thumb of its game. Equal views get equal answers: it needs no chance."""

    def __init__(self, game: Game, rng: random.Random, budget: Budget | None = None) -> None:
        super().__init__(game, rng, budget)
        if not self.knows(game):
            raise GameNotKnown(f"the cautious bot does not know {game.id!r}; it knows: {', '.join(KNOWN)}")
        module, _, name = KNOWN[game.id].partition(":")
        self.policy: Policy = getattr(import_module(module), name)(game)

    @classmethod
    def knows(cls, game: Game) -> bool:
        return game.id in KNOWN

    def choose(self, view: View) -> int:
        legal: list[int] = view["legal"]
        return legal[0] if len(legal) == 1 else self.policy.choose(view)
