"""A bot that looks one step ahead and takes what looks best at once: a yardstick, and a brisk opponent."""

import random
from importlib import import_module
from typing import Final

from bywater.bots.budget import Budget
from bywater.bots.player import GameNotKnown
from bywater.bots.search.flat import FlatSearch
from bywater.bots.search.guide import Guide
from bywater.bots.searching import Search, SearchingBot
from bywater.core.game import Game
from bywater.core.state import View

# The games it knows, and who counts for it there.
KNOWN: Final = {"confrontation": "bywater.bots.confrontation.greedy:GreedyGuide"}
USUAL: Final = Budget(iterations=600)


class GreedyBot(SearchingBot):
    """Tries every choice on some states that fit, plays the turn to its end, and counts what it has."""

    def __init__(self, game: Game, rng: random.Random, budget: Budget | None = None) -> None:
        super().__init__(game, rng, budget or USUAL)
        if not self.knows(game):
            raise GameNotKnown(f"the greedy bot does not know {game.id!r}; it knows: {', '.join(KNOWN)}")
        module, _, name = KNOWN[game.id].partition(":")
        self.counting: Guide = getattr(import_module(module), name)()

    @classmethod
    def knows(cls, game: Game) -> bool:
        return game.id in KNOWN

    def search(self, view: View, seed: int) -> Search:
        return FlatSearch(self.counting, seed)

    def best(self, found: dict[int, tuple[int, float]]) -> int:
        return min(found, key=lambda action: (-found[action][1], action))
