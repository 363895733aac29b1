"""Statistics of a guest's finished games, by game and by the strength of the opponents."""

from typing import Any, Final

from msgspec import Struct

from bywater.arena.stats import wilson
from bywater.bots import bots_for
from bywater.core.errors import BywaterError
from bywater.core.game import IDENTICAL
from bywater.registry import load
from bywater.server.storage.interface import StoredTable

MIN_GAMES: Final = 10
"""With fewer games, no share of wins is shown."""
LEVELS: Final = {"quest": "sauron", "fate": "level"}
"""The option that sets the difficulty of a cooperative game."""
RESULTS: Final = ("won", "lost", "even")


class Tally(Struct):
    """Numbers of games, and the Wilson interval (95 %) of the share of wins."""

    played: int = 0
    won: int = 0
    lost: int = 0
    even: int = 0
    low: float | None = None
    high: float | None = None

    def count(self, result: str) -> None:
        self.played += 1
        setattr(self, result, getattr(self, result) + 1)

    def close(self) -> None:
        """Compute the interval if there are enough games."""
        if self.played >= MIN_GAMES:
            self.low, self.high = wilson(self.won + self.even / 2, self.played)


class Group(Struct):
    """Games of one strength. `kind` is "bot", "people" or "level"; `name` a bot or a value of the level."""

    kind: str
    name: str
    tally: Tally


class GameHistory(Struct):
    game: str
    tally: Tally
    groups: list[Group]


def result_of(stored: StoredTable, own: list[int]) -> str:
    """ "won", "lost" or "even" for the holder of these seats; "" if it is unknown."""
    if not stored.returns or not own:
        return ""
    best, mine = max(stored.returns), max(stored.returns[seat] for seat in own)
    if min(stored.returns) == best:
        return "won" if best > 0 else "lost" if best < 0 else "even"
    if len(own) > 1 and len(own) == len(stored.returns):
        return ""  # several people at one screen: nobody knows who of them won
    return "won" if mine == best and mine > 0 else "lost" if mine < best else "even"


def strength_of(stored: StoredTable, own: list[int]) -> tuple[str, str]:
    """The kind and name of the group that a game belongs to."""
    game = load(stored.game)
    options = game.options_under(stored.options, stored.rules)
    if game.utility_of(options) == IDENTICAL and stored.game in LEVELS:
        return "level", str(options[LEVELS[stored.game]])
    others = [seat for number, seat in enumerate(stored.seats) if number not in own]
    if any(seat.kind == "person" for seat in others):
        return "people", ""
    bots = [seat.bot for seat in others]
    order = bots_for(game)
    return ("bot", max(bots, key=lambda bot: order.index(bot) if bot in order else -1)) if bots else ("people", "")


def history_of(games: list[tuple[StoredTable, list[int]]]) -> list[GameHistory]:
    """The statistics of these games, the game that was played most first."""
    found: dict[str, GameHistory] = {}
    groups: dict[tuple[str, str, str], Group] = {}
    for stored, own in games:
        result = result_of(stored, own)
        if result not in RESULTS:
            continue
        try:
            kind, name = strength_of(stored, own)
        except BywaterError:  # a game or an option that no longer exists
            continue
        history = found.setdefault(stored.game, GameHistory(stored.game, Tally(), []))
        history.tally.count(result)
        group = groups.get((stored.game, kind, name))
        if group is None:
            group = groups[stored.game, kind, name] = Group(kind, name, Tally())
            history.groups.append(group)
        group.tally.count(result)
    for history in found.values():
        history.tally.close()
        for group in history.groups:
            group.tally.close()
        history.groups.sort(key=lambda group: _sort_key(history.game, group))
    return sorted(found.values(), key=lambda history: -history.tally.played)


def _sort_key(game_id: str, group: Group) -> tuple[int, Any]:
    """Levels from the easiest to the hardest, then bots from the weakest to the strongest, then people."""
    game = load(game_id)
    if group.kind == "people":
        return 2, 0
    if group.kind == "bot":
        order = bots_for(game)
        return 1, order.index(group.name) if group.name in order else -1
    option = next(one for one in game.options if one.name == LEVELS[game_id])
    names = [str(one) for one in option.choices]
    return 0, names.index(group.name) if group.name in names else -int(group.name)
