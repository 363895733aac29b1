"""All bots: their names, the games they can play, the ladders of opponents and their budgets.

A package registers a bot by an entry point of the group `bywater.bots`:

    [project.entry-points."bywater.bots"]
    gambler = "my_games.bots:Gambler"

The value names a subclass of `Player`; its attribute `games` lists the games that it can play, all if it is empty.
Wherever the name of a bot is expected, `package.module:Class` may be given as well.
"""

from importlib import import_module
from importlib.metadata import entry_points
from typing import Final, NamedTuple

from bywater.bots.player import GameNotKnown, Player, UnknownBot
from bywater.core.game import Game
from bywater.registry import import_name, reason_of

ANY: Final = "any game"
"""In `BOTS`, the class for all games that have none of their own."""

BOTS: Final[dict[str, dict[str, str]]] = {
    "random": {ANY: "bywater.bots.random_bot:RandomBot"},
    "greedy": {
        "confrontation": "bywater.bots.confrontation.bot:GreedyBot",
        "towers": "bywater.bots.towers.bot:GreedyBot",
    },
    "cautious": {
        "quest": "bywater.bots.quest.bot:RulesOfThumbBot",
        "fate": "bywater.bots.fate.bot:RulesOfThumbBot",
    },
    "duellist": {"confrontation": "bywater.bots.confrontation.bot:DuellistBot"},
    "team": {"quest": "bywater.bots.quest.bot:TeamBot", "fate": "bywater.bots.fate.bot:TeamBot"},
    "planner": {"towers": "bywater.bots.towers.bot:PlannerBot"},
    "duct": {ANY: "bywater.bots.search_bots:DeterminisedBot"},
    "so-ismcts": {ANY: "bywater.bots.search_bots:SingleObserverBot"},
    "pom-ismcts": {ANY: "bywater.bots.search_bots:PartialObserverBot"},
    "mo-ismcts": {ANY: "bywater.bots.search_bots:MultipleObserverBot"},
}
"""The class of each bot by its name and game, imported when the bot is first made."""


class Rung(NamedTuple):
    """One opponent: which bot plays, its budget, and the share of its choices that are random."""

    name: str
    bot: str
    budget: str = ""
    blunder_rate: float = 0.0


def _ladder(simple: str, strong: str, *budgets: str) -> tuple[Rung, ...]:
    quick, steady, long = budgets
    return (
        Rung("novice", simple, blunder_rate=0.3),
        Rung("wayfarer", simple),
        Rung("ranger", strong, quick),
        Rung("captain", strong, steady),
        Rung("wizard", strong, long),
    )


LADDERS: Final = {
    "confrontation": _ladder("greedy", "duellist", "200", "2000", "2s"),
    "towers": _ladder("greedy", "planner", "100", "800", "2s"),
    "quest": _ladder("cautious", "team", "60", "400", "2s"),
    "fate": _ladder("cautious", "team", "30", "100", "2s"),
}
"""The opponents that people choose from, the easiest first, with the same names in every game."""

_plugins: Final[dict[str, type[Player]]] = {}
_broken: Final[dict[str, str]] = {}


def rung(game: str, name: str) -> Rung | None:
    """Return the opponent of this name in a game; None if there is none."""
    for found in LADDERS.get(game, ()):
        if found.name == name:
            return found
    return None


def opponents(game: Game) -> list[str]:
    """Return the names on the game's ladder, the easiest first.

    >>> import bywater
    >>> opponents(bywater.load("confrontation"))
    ['novice', 'wayfarer', 'ranger', 'captain', 'wizard']
    """
    return [found.name for found in LADDERS.get(game.id, ())]


def bots_for(game: Game) -> list[str]:
    """Return the names of all bots for this game: its ladder, built-in bots, and bots of other packages."""
    names = opponents(game) + [name for name, known in BOTS.items() if ANY in known or game.id in known]
    return names + [name for name, found in plugin_bots().items() if knows(found, game)]


def plugin_bots() -> dict[str, type[Player]]:
    """Return the bots that other packages register, without those that can't be loaded."""
    for entry in sorted(entry_points(group="bywater.bots")):
        if entry.name not in _plugins and entry.name not in _broken and not _is_builtin(entry.name):
            try:
                _plugins[entry.name] = _player_class(f"{entry.module}:{entry.attr or ''}")
            except (Exception, SystemExit) as error:
                _broken[entry.name] = reason_of(error)
    return dict(_plugins)


def broken_bots() -> dict[str, str]:
    """Return the registered bots that can't be loaded, each with the reason in one line."""
    plugin_bots()
    return dict(_broken)


def knows(bot: type[Player], game: Game) -> bool:
    """Whether this class of bots can play the game."""
    return not bot.games or game.id in bot.games


def class_of(name: str, game: Game) -> type[Player]:
    """Return the class of a bot for a game, by its name or `package.module:Class`.

    Warning: this imports the module, so check names from outside against `bots_for` first.
    """
    if name in BOTS:
        known = BOTS[name]
        if ANY not in known and game.id not in known:
            raise GameNotKnown(f"{name!r} does not know {game.id!r}; it knows: {', '.join(known)}")
        module, _, cls = known.get(game.id, known.get(ANY, "")).partition(":")
        builtin: type[Player] = getattr(import_module(module), cls)
        return builtin
    found = _named_class(name) if ":" in name else plugin_bots().get(name)
    if found is None:
        if name in _broken:
            raise UnknownBot(f"the bot {name!r} can't be loaded: {_broken[name]}")
        raise UnknownBot(f"unknown bot {name!r}; the bots are: {', '.join(bots_for(game))}")
    if not knows(found, game):
        raise GameNotKnown(f"{name!r} does not know {game.id!r}; it knows: {', '.join(found.games)}")
    return found


def _named_class(name: str) -> type[Player]:
    try:
        return _player_class(name)
    except Exception as error:
        raise UnknownBot(f"the bot {name!r} can't be loaded: {reason_of(error)}") from error


def _player_class(spec: str) -> type[Player]:
    found = import_name(spec, default="BOT")
    if not isinstance(found, type) or not issubclass(found, Player):
        raise TypeError(f"expected a subclass of bywater.bots.Player, got {found!r}")
    return found


def _is_builtin(name: str) -> bool:
    return name in BOTS or any(name == found.name for ladder in LADDERS.values() for found in ladder)
