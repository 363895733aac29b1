"""Small bots for tests of the arena."""

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
    """Plays randomly and remembers its first view."""

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
    """Remembers its first view, and plays differently."""

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
    """Sleeps, and writes files before and after it to the folder named in the environment."""

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
    """Register each bot under its name in lower case."""
    for kind in (First, Last, Witness, Onlooker, Fails, Slow, Sleeps, Stranger, Dies):
        games = "none" if kind is Stranger else ANY
        monkeypatch.setitem(BOTS, kind.__name__.lower(), {games: f"{__name__}:{kind.__name__}"})
    monkeypatch.setattr(Witness, "seen", [])
