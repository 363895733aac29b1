"""A guest's games that are over: how they went, by game and by how strong the others were."""

from typing import Any, Final

from msgspec import Struct

from bywater.arena.stats import wilson
from bywater.bots import bots_for
from bywater.core.errors import BywaterError
from bywater.core.game import IDENTICAL
from bywater.registry import load
from bywater.server.storage.interface import Kept

ENOUGH: Final = 10
"""With fewer games a share of wins tells nothing, and none is shown."""
LEVELS: Final = {"quest": "sauron", "fate": "level"}
"""Where all win or lose together, how hard it was: the option that says so."""
RESULTS: Final = ("won", "lost", "even")


class Tally(Struct):
    """How many games, and how they went. The share of wins has its interval (95 %, after Wilson)."""

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
        if self.played >= ENOUGH:
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


def result_of(kept: Kept, own: list[int]) -> str:
    """ "won", "lost" or "even" for whoever held these chairs; "" if it was nobody's game in particular."""
    if not kept.returns or not own:
        return ""
    best, mine = max(kept.returns), max(kept.returns[seat] for seat in own)
    if min(kept.returns) == best:
        return "won" if best > 0 else "lost" if best < 0 else "even"
    if len(own) > 1 and len(own) == len(kept.returns):
        return ""  # one screen for all: somebody won, but who was it?
    return "won" if mine == best and mine > 0 else "lost" if mine < best else "even"


def strength_of(kept: Kept, own: list[int]) -> tuple[str, str]:
    """Whom or what it was played against: kind and name of the group."""
    game = load(kept.game)
    options = game.options_under(kept.options, kept.rules)
    if game.utility_of(options) == IDENTICAL and kept.game in LEVELS:
        return "level", str(options[LEVELS[kept.game]])
    others = [chair for seat, chair in enumerate(kept.chairs) if seat not in own]
    if any(chair.kind == "person" for chair in others):
        return "people", ""
    bots = [chair.bot for chair in others]
    order = bots_for(game)
    return ("bot", max(bots, key=lambda bot: order.index(bot) if bot in order else -1)) if bots else ("people", "")


def history_of(games: list[tuple[Kept, list[int]]]) -> list[GameHistory]:
    """What came of these games, the game that was played most first."""
    found: dict[str, GameHistory] = {}
    groups: dict[tuple[str, str, str], Group] = {}
    for kept, own in games:
        result = result_of(kept, own)
        if result not in RESULTS:
            continue
        try:
            kind, name = strength_of(kept, own)
        except BywaterError:  # a game or an option that is not there any more
            continue
        whole = found.setdefault(kept.game, GameHistory(kept.game, Tally(), []))
        whole.tally.count(result)
        group = groups.get((kept.game, kind, name))
        if group is None:
            group = groups[kept.game, kind, name] = Group(kind, name, Tally())
            whole.groups.append(group)
        group.tally.count(result)
    for whole in found.values():
        whole.tally.close()
        for group in whole.groups:
            group.tally.close()
        whole.groups.sort(key=lambda group: _place(whole.game, group))
    return sorted(found.values(), key=lambda whole: -whole.tally.played)


def _place(game_id: str, group: Group) -> tuple[int, Any]:
    """Bots from the gentlest to the strongest, levels from the easiest to the hardest, people last."""
    game = load(game_id)
    if group.kind == "people":
        return 2, 0
    if group.kind == "bot":
        order = bots_for(game)
        return 1, order.index(group.name) if group.name in order else -1
    option = next(one for one in game.options if one.name == LEVELS[game_id])
    names = [str(one) for one in option.choices]
    return 0, names.index(group.name) if group.name in names else -int(group.name)
