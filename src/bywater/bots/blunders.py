"""A bot that plays as another one does, but for a share of random choices: an opponent for beginners."""

from typing import Any

from bywater.bots.player import Player
from bywater.core.state import View


class BlunderingBot(Player):
    """Plays as another bot does, but for a share of its choices."""

    def __init__(self, steady: Player, blunder_rate: float) -> None:
        super().__init__(steady.game, steady.rng, steady.budget)
        self.steady = steady
        self.blunder_rate = blunder_rate

    def choose(self, view: View) -> int:
        legal: list[int] = view["legal"]
        if self.rng.random() < self.blunder_rate:
            self.thought = None
            return self.rng.choice(legal)
        choice = self.steady.choose(view)
        self.thought = self.steady.thought
        return choice

    def memory(self) -> Any:
        return self.steady.memory()

    def recall(self, memory: Any) -> None:
        self.steady.recall(memory)
