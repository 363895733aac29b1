"""Bots that fail, each in its own way."""

import os
import random
import sys
import time

from bywater.bots.player import Player, Thought
from bywater.core.game import Game
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
    """Writes its illegal answer into the list it was shown."""

    def choose(self, view: View) -> int:
        view["legal"][:] = [self.game.num_actions - 1]
        return self.game.num_actions - 1


class Vague(Player):
    def choose(self, view: View) -> int:
        return float(view["legal"][0])  # type: ignore[return-value]


class Sleeps(Player):
    """For ever, the first time; a new one sleeps again."""

    def choose(self, view: View) -> int:
        time.sleep(3600)
        raise AssertionError


class SleepsOnLong(Player):
    """Sleeps where there is much to choose from, else takes the last choice."""

    def choose(self, view: View) -> int:
        if len(view["legal"]) > 5:
            time.sleep(3600)
        self.thought = Thought({}, {}, len(view["legal"]))
        return int(view["legal"][-1])


class Exits(Player):
    def choose(self, view: View) -> int:
        os._exit(3)


class Unborn(Player):
    def __init__(self, game: Game, rng: random.Random) -> None:
        raise LookupError("no such network")


def make(spec: str, game: Game, rng: random.Random) -> Player:
    """The bot whose class has this name."""
    found: type[Player] = globals()[spec]
    return found(game, rng)
