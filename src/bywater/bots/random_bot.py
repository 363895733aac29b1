"""Any legal choice, each as likely as the next: what all other bots are measured against."""

from bywater.bots.player import Player
from bywater.core.state import View


class RandomBot(Player):
    """Chooses blindly."""

    def choose(self, view: View) -> int:
        legal: list[int] = view["legal"]
        return self.rng.choice(legal)
