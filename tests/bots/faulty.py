"""Bots that fail, each in another way."""

import sys
import time

from bywater.bots.player import Player, Thought
from bywater.core.state import View


class Raises(Player):
    def choose(self, view: View) -> int:
        raise ValueError(f"frodo stands in {view['light']}")


class Leaves(Player):
    def choose(self, view: View) -> int:
        sys.exit("enough")


class Illegal(Player):
    def choose(self, view: View) -> int:
        return int(max(view["legal"])) + 1


class Forges(Player):
    """Adds its illegal answer to the list of legal actions that it was given."""

    def choose(self, view: View) -> int:
        view["legal"][:] = [self.game.num_actions - 1]
        return self.game.num_actions - 1


class Vague(Player):
    def choose(self, view: View) -> int:
        return float(view["legal"][0])  # type: ignore[return-value]


class SleepsOnLong(Player):
    """Sleeps if there are many choices, else takes the last one."""

    def choose(self, view: View) -> int:
        if len(view["legal"]) > 5:
            time.sleep(3600)
        self.thought = Thought({}, {}, len(view["legal"]))
        return int(view["legal"][-1])
