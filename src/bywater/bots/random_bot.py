"""The random bot, the baseline for all others."""

from bywater.bots.player import Player
from bywater.core.state import View


class RandomBot(Player):
    """Chooses uniformly among the legal actions."""

    def choose(self, view: View) -> int:
        legal: list[int] = view["legal"]
        return self.rng.choice(legal)
