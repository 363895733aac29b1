"""Why a bot would choose something, in words: what its game's own reasons say, and how sure it is.

Everything is made from the view of the seat that is asked and from what the bot thought of it: never from more.
"""

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Final

from bywater.bots.player import Thought
from bywater.core.game import Game
from bywater.core.message import Message
from bywater.core.state import View

MOST: Final = 3
CLEARLY: Final = 8
"""So many in a hundred more chances make a choice clearly better."""
SLIGHTLY: Final = 2
LOOKED_AT: Final = 0.05
"""A choice that got less than this share of the looks that the best one got is not compared: it was given up early."""


def reasons_for(game: Game, view: View, action: int, thought: Thought | None) -> list[Message]:
    """One to three reasons, the most telling one first."""
    if len(view["legal"]) == 1:
        return [Message("why-only")]
    known = _module_of(game)
    own: list[Message] = list(known.reasons(game, view, action, thought)) if known is not None else []
    sure = how_sure(action, thought)
    if sure is None:
        return own[:MOST] or [Message("why-habit")]
    return [*own[: MOST - 1], sure]


def how_sure(action: int, thought: Thought | None) -> Message | None:
    """How much better it is than the next best; None where the bot weighed nothing."""
    if thought is None or action not in thought.values:
        return None
    if not thought.iterations:
        return _how_often(thought.visits[action])
    chance = _percent(0.5 + 0.5 * thought.values[action])
    most = max(thought.visits.values())
    others = [
        worth
        for code, worth in thought.values.items()
        if code != action and thought.visits[code] >= max(1.0, LOOKED_AT * most)
    ]
    if not others:
        return Message("why-nothing-else", {"chance": chance})
    ahead = round(50 * (thought.values[action] - max(others)))
    if ahead >= CLEARLY:
        return Message("why-clearly", {"ahead": ahead, "chance": chance})
    if ahead >= SLIGHTLY:
        return Message("why-slightly", {"ahead": ahead, "chance": chance})
    return Message("why-equal", {"chance": chance})


def _how_often(share: int) -> Message:
    """A choice that was solved: of a hundred such choices, how many should be this one."""
    return Message("why-always") if share >= 95 else Message("why-mixed", {"share": share})


def _percent(chance: float) -> int:
    """No game is sure before it is over."""
    return min(99, max(1, round(100 * chance)))


def _module_of(game: Game) -> ModuleType | None:
    name = f"bywater.bots.{game.id}.reasons"
    try:
        return import_module(name) if find_spec(name) else None
    except ModuleNotFoundError:  # a game of another package
        return None
