"""Plug-in packages as they are installed on the path: modules and entry points."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from bywater import registry
from bywater.bots import registry as bots

ROOT = Path(__file__).parents[1]

COIN = '''
"""A game whose class is defined in the __init__ of its package."""

from bywater.core.simple import CHANCE, OVER, ZERO_SUM, SimpleGame, SimpleTable


class CoinTable(SimpleTable):
    def __init__(self, seats, options):
        self.guess = self.coin = ""

    def actor(self):
        return OVER if self.coin else CHANCE if self.guess else 0

    def legal(self):
        return ["heads", "tails"]

    def chances(self):
        return {"show heads": 0.5, "show tails": 0.5}

    def apply(self, action):
        if self.guess:
            self.coin = action.removeprefix("show ")
        else:
            self.guess = action

    def view(self, seats):
        return {"guess": self.guess, "coin": self.coin}

    def returns(self):
        return [1.0, -1.0] if self.guess == self.coin else [-1.0, 1.0]


class Coin(SimpleGame):
    def __init__(self):
        chances = ["show heads", "show tails"]
        super().__init__(
            "coin", CoinTable, actions=["heads", "tails"], chances=chances, utility=ZERO_SUM, max_length=2
        )
'''

HEADS_BOT = '''
from bywater.bots import Player


class HeadsBot(Player):
    """Always takes the first choice."""

    games = ("coin",)

    def choose(self, view):
        return view["legal"][0]
'''

MUTE = """
from bywater.core.simple import SimpleGame
from coin_game import CoinTable


class Mute(SimpleGame):
    def own_words(self, lang):
        raise RuntimeError("no words in this language")


GAME = Mute("mute", CoinTable, actions=["heads", "tails"])
SEATLESS = SimpleGame("seatless", CoinTable, actions=["heads", "tails"])
SEATLESS.seats = ()
"""

COIN_WORDS = "game-coin = The Coin\n    .tagline = Heads or tails.\n"

PACKAGE = {
    "coin_game/__init__.py": COIN,
    "coin_game/words/en.ftl": COIN_WORDS,
    "coin_game/bots.py": HEADS_BOT,
    "coin_game/broken.py": "import no_such_module_at_all\n",
    "coin_game/mute.py": MUTE,
    "coin_game/leaving.py": "raise SystemExit('no license')\n",
}
ENTRY_POINTS = {
    "bywater.games": {
        "coin": "coin_game:Coin",
        "broken": "coin_game.broken:GAME",
        "leaving": "coin_game.leaving:GAME",
        "nothing": "coin_game:NOTHING",
        "number": "coin_game:CHANCE",
        "misnamed": "coin_game:Coin",
        "mute": "coin_game.mute:GAME",
        "seatless": "coin_game.mute:SEATLESS",
    },
    "bywater.bots": {
        "heads": "coin_game.bots:HeadsBot",
        "broken-bot": "coin_game.broken:Bot",
        "no-bot": "coin_game:Coin",
    },
}
EXAMPLES = {
    "bywater.games": {"tic_tac_toe": "examples.tic_tac_toe:GAME", "kuhn_poker": "examples.kuhn_poker:GAME"},
}


def install(folder: Path, files: Mapping[str, str], entry_points: Mapping[str, Mapping[str, str]]) -> None:
    """Write a package and its entry points into a folder, which the caller adds to the path."""
    info = folder / "plugins-1.dist-info"
    groups = [
        "\n".join([f"[{group}]", *(f"{name} = {value}" for name, value in values.items())])
        for group, values in entry_points.items()
    ]
    metadata = "Metadata-Version: 2.1\nName: plugins\nVersion: 1\n"
    for name, text in {
        **files,
        f"{info.name}/METADATA": metadata,
        f"{info.name}/entry_points.txt": "\n\n".join(groups) + "\n",
    }.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")


def forget_plugins(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reset the registries of plug-ins during this test."""
    monkeypatch.setattr(registry, "_loaded", {id: game for id, game in registry._loaded.items() if id in registry.OURS})
    monkeypatch.setattr(registry, "_broken", {})
    monkeypatch.setattr(registry, "_specs", set())
    monkeypatch.setattr(bots, "_plugins", {})
    monkeypatch.setattr(bots, "_broken", {})
    monkeypatch.setenv(registry.GAMES_VARIABLE, "")


def use_plugins(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Install the package of the coin game with its broken plug-ins for this test."""
    install(folder, PACKAGE, ENTRY_POINTS)
    monkeypatch.syspath_prepend(str(folder))
    forget_plugins(monkeypatch)


def use_examples(monkeypatch: pytest.MonkeyPatch) -> None:
    """Register tic-tac-toe and Kuhn poker for this test."""
    forget_plugins(monkeypatch)
    for id in EXAMPLES["bywater.games"]:
        registry.register(EXAMPLES["bywater.games"][id])
