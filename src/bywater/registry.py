"""The registry of games: ours, and those that other packages or the user register.

A package registers a game by an entry point of the group `bywater.games`. Its name is the game's id, and its value
names a Game or a class of one; a value without `:` is a module that has the game as `GAME`:

    [project.entry-points."bywater.games"]
    tic_tac_toe = "my_games.tic_tac_toe:GAME"

`register` adds a game without an installed package. So does the environment variable BYWATER_GAMES, which lists
games as `package.module:GAME`, separated by commas. A game that can't be loaded is left out of `game_ids`, and
`broken_games` gives the reason.
"""

import os
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final

from bywater.core.errors import BrokenGame, UnknownGame
from bywater.core.game import Game
from bywater.core.state import Snapshot, State
from bywater.core.suggest import did_you_mean

OURS: Final = {
    "confrontation": "bywater.games.confrontation.game:Confrontation",
    "towers": "bywater.games.towers.game:Towers",
    "quest": "bywater.games.quest.game:Quest",
    "fate": "bywater.games.fate.game:Fate",
}
"""The four games of Bywater: the class of each id."""

GAMES_VARIABLE: Final = "BYWATER_GAMES"
"""The environment variable that lists further games as `package.module:GAME`, separated by commas."""

_loaded: Final[dict[str, Game]] = {}
_broken: Final[dict[str, str]] = {}
_specs: Final[set[str]] = set()  # games of the environment variable that were loaded
_listeners: Final[list[Callable[[str], None]]] = []


def game_ids() -> list[str]:
    """The ids of all games that can be played, ours first.

    >>> game_ids()[0]
    'confrontation'
    """
    _load_others()
    return [*OURS, *sorted(id for id in _loaded if id not in OURS)]


def broken_games() -> dict[str, str]:
    """The registered games that can't be loaded, each with the reason in one line."""
    _load_others()
    return dict(_broken)


def load(id: str) -> Game:
    """The game of this id.

    >>> load("confrontation").seats
    (2,)
    """
    if id not in _loaded:
        if id in OURS:
            _loaded[id] = game_of(import_name(OURS[id]))
        else:
            _load_others()
    if id in _loaded:
        return _loaded[id]
    if id in _broken:
        raise BrokenGame(f"the game {id!r} can't be loaded: {_broken[id]}")
    hint = did_you_mean(id, game_ids()) or f"; the games are: {', '.join(game_ids())}"
    raise UnknownGame(f"unknown game {id!r}{hint}")


def register(game: Game | type[Game] | str) -> Game:
    """Add a game that no installed package registers, so that `load` finds it by its id.

    A text `package.module:GAME` also registers the game in processes that are started from this one. The module is
    imported, so never pass on a text from outside.
    """
    if isinstance(game, str):
        spec = game
        try:
            game = game_of(import_name(spec))
        except Exception as error:
            raise BrokenGame(f"the game {spec!r} can't be loaded: {reason_of(error)}") from error
        _specs.add(spec)
        listed = _listed_specs()
        if spec not in listed:
            os.environ[GAMES_VARIABLE] = ",".join([*listed, spec])
    else:
        game = game_of(game)
    if game.id in OURS:
        raise BrokenGame(f"the id {game.id!r} belongs to a game of Bywater; choose another id")
    _add(game)
    return game


def for_each_game(listener: Callable[[str], None]) -> None:
    """Call `listener` with the id of every game that is known now, and of each one that is added later."""
    for id in game_ids():
        listener(id)
    _listeners.append(listener)


def restore(snapshot: Snapshot) -> State:
    """The state of a snapshot of any game; pickled states are loaded by it."""
    return load(snapshot["game"]).restore(snapshot)


def import_name(spec: str, default: str = "GAME") -> Any:
    """Import the object `package.module:name`; without a name, the attribute `default` of the module."""
    module, _, name = spec.partition(":")
    found: Any = import_module(module)
    for part in (name or default).split("."):
        found = getattr(found, part)
    return found


def game_of(found: object) -> Game:
    """The given game, or an instance of the given class."""
    make: Any = found
    game = make() if isinstance(found, type) and issubclass(found, Game) else found
    if not isinstance(game, Game):
        raise TypeError(f"expected a Game or a class of one, got {found!r}")
    if not game.seats:
        raise ValueError(f"expected at least one number of seats for {game.id!r}, got none")
    return game


def reason_of(error: BaseException) -> str:
    """An exception as one line of text.

    >>> reason_of(ModuleNotFoundError("No module named 'chess'"))
    "ModuleNotFoundError: No module named 'chess'"
    """
    text = str(error).strip()
    return f"{type(error).__name__}: {text.splitlines()[0]}" if text else type(error).__name__


def _load_others() -> None:
    """Load all new games that are registered outside Bywater, or note why they can't be loaded."""
    for entry in entry_points(group="bywater.games"):
        if entry.name not in OURS and entry.name not in _loaded and entry.name not in _broken:
            _load_entry(entry)
    for spec in _listed_specs():
        if spec not in _specs and spec not in _broken:
            try:
                register(spec)
            except (Exception, SystemExit) as error:
                _broken[spec] = reason_of(error.__cause__ or error)


def _load_entry(entry: EntryPoint) -> None:
    try:
        game = game_of(import_name(f"{entry.module}:{entry.attr or ''}"))
        if game.id != entry.name:
            raise ValueError(f"expected a game with the id {entry.name!r}, got {game.id!r}")
        _add(game)
    except (Exception, SystemExit) as error:
        _broken[entry.name] = reason_of(error)


def _add(game: Game) -> None:
    """Add a game and call all listeners, also if one of them fails; the first failure is then raised."""
    _loaded[game.id] = game
    _broken.pop(game.id, None)  # set if importing the game called game_ids()
    failures: list[Exception] = []
    for listener in _listeners:
        try:
            listener(game.id)
        except Exception as error:
            failures.append(error)
    if failures:
        raise failures[0]


def _listed_specs() -> list[str]:
    """The games in the environment variable."""
    return [spec.strip() for spec in os.environ.get(GAMES_VARIABLE, "").split(",") if spec.strip()]
