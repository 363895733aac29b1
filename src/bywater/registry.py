"""The games that can be loaded: ours, and those that other packages register as `bywater.games`."""

from importlib import import_module
from importlib.metadata import entry_points
from typing import Final

from bywater.core.errors import UnknownGame
from bywater.core.game import Game
from bywater.core.state import Position, State
from bywater.core.suggest import did_you_mean

OURS: Final = {
    "confrontation": "bywater.games.confrontation",
    "towers": "bywater.games.towers",
    "quest": "bywater.games.quest",
    "fate": "bywater.games.fate",
}

_loaded: Final[dict[str, Game]] = {}


def game_ids() -> list[str]:
    """The ids of all games, ours first.

    >>> game_ids()[0]
    'confrontation'
    """
    others = [entry.name for entry in entry_points(group="bywater.games") if entry.name not in OURS]
    return [*OURS, *sorted(others)]


def load(id: str) -> Game:
    """The game of this id.

    >>> load("confrontation").seats
    (2,)
    """
    if id not in _loaded:
        module = OURS.get(id) or next((e.module for e in entry_points(group="bywater.games") if e.name == id), None)
        if module is None:
            hint = did_you_mean(id, game_ids()) or f"; the games are: {', '.join(game_ids())}"
            raise UnknownGame(f"unknown game {id!r}{hint}")
        game: Game = import_module(module).GAME
        _loaded[id] = game
    return _loaded[id]


def restore(position: Position) -> State:
    """The state of a position that names its game: how a state comes out of a pickle."""
    return load(position["game"]).position(position)
