"""A wrapper that replaces a share of a bot's choices by random ones, for beginners."""

from typing import Any

from bywater.bots.player import Player
from bywater.core.state import View


class BlunderingBot(Player):
    """Plays like another bot, but chooses at random with probability `blunder_rate`."""

    def __init__(self, player: Player, blunder_rate: float) -> None:
        super().__init__(player.game, player.rng, player.budget)
        self.player = player
        self.blunder_rate = blunder_rate

    def choose(self, view: View) -> int:
        legal: list[int] = view["legal"]
        if self.rng.random() < self.blunder_rate:
            self.thought = None
            return self.rng.choice(legal)
        choice = self.player.choose(view)
        self.thought = self.player.thought
        return choice

    def memory(self) -> Any:
        return self.player.memory()

    def recall(self, memory: Any) -> None:
        self.player.recall(memory)
