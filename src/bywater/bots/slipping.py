"""A bot that means well but slips: now and then it chooses blindly. Beginners are easier to play against."""

from typing import Any

from bywater.bots.player import Player
from bywater.core.state import View


class SlippingBot(Player):
    """Plays as another bot does, but for a share of its choices."""

    def __init__(self, steady: Player, slips: float) -> None:
        super().__init__(steady.game, steady.rng, steady.budget)
        self.steady = steady
        self.slips = slips

    def choose(self, view: View) -> int:
        legal: list[int] = view["legal"]
        if self.rng.random() < self.slips:
            self.thought = None
            return self.rng.choice(legal)
        choice = self.steady.choose(view)
        self.thought = self.steady.thought
        return choice

    def memory(self) -> Any:
        return self.steady.memory()

    def recall(self, memory: Any) -> None:
        self.steady.recall(memory)
