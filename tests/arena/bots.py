"""Small bots for the arena, and how they get into the list of bots."""

import os
import time
from pathlib import Path
from typing import Any

import pytest

from bywater.bots import ANY, BOTS
from bywater.bots.player import Player
from bywater.core.state import View


class First(Player):
    def choose(self, view: View) -> int:
        return int(view["legal"][0])


class Last(Player):
    def choose(self, view: View) -> int:
        return int(view["legal"][-1])


class Witness(Player):
    """Plays blindly and remembers the first thing that it saw."""

    seen: list[dict[str, Any]] = []  # noqa: RUF012

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.fresh = True

    def choose(self, view: View) -> int:
        if self.fresh:
            Witness.seen.append(view)
            self.fresh = False
        return int(self.rng.choice(view["legal"]))


class Onlooker(Witness):
    """Remembers as well, and plays otherwise."""

    def choose(self, view: View) -> int:
        super().choose(view)
        return int(view["legal"][-1])


class Fails(Player):
    def choose(self, view: View) -> int:
        raise LookupError(str(view))


class Slow(Player):
    def choose(self, view: View) -> int:
        time.sleep(0.002)
        return int(view["legal"][0])


class Sleeps(Player):
    """Says when it begins to sleep and when it has slept, by files in the folder that it finds in the environment."""

    def choose(self, view: View) -> int:
        folder = Path(os.environ["SLEEPERS"])
        (folder / "asleep").touch()
        time.sleep(100)
        (folder / "awake").touch()
        return int(view["legal"][0])


class Stranger(Player):
    """Knows no game at all."""


class Dies(Player):
    def choose(self, view: View) -> int:
        os._exit(1)


def register(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of them under its name in small letters."""
    for kind in (First, Last, Witness, Onlooker, Fails, Slow, Sleeps, Stranger, Dies):
        games = "none" if kind is Stranger else ANY
        monkeypatch.setitem(BOTS, kind.__name__.lower(), {games: f"{__name__}:{kind.__name__}"})
    monkeypatch.setattr(Witness, "seen", [])
