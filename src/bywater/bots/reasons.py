"""Reasons for a bot's choice, from the module `reasons` of its game, and the bot's confidence.

Reasons use only the view of the acting seat and the bot's evaluation.
"""

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Final

from bywater.bots.player import Thought
from bywater.core.game import Game
from bywater.core.message import Message
from bywater.core.state import View

MAX_REASONS: Final = 3
"""The number of reasons that are given for a choice."""
CLEAR_LEAD: Final = 8
"""Percentage points by which a choice is clearly better."""
SLIGHT_LEAD: Final = 2
"""Percentage points by which a choice is slightly better."""
MIN_VISIT_SHARE: Final = 0.05
"""Choices with fewer visits than this share of the maximum were dropped early and are not compared."""


def reasons_for(game: Game, view: View, action: int, thought: Thought | None) -> list[Message]:
    """Return one to three reasons, the most important one first."""
    if len(view["legal"]) == 1:
        return [Message("why-only")]
    known = _module_of(game)
    own: list[Message] = list(known.reasons(game, view, action, thought)) if known is not None else []
    sure = how_sure(action, thought)
    if sure is None:
        return own[:MAX_REASONS] or [Message("why-habit")]
    return [*own[: MAX_REASONS - 1], sure]


def how_sure(action: int, thought: Thought | None) -> Message | None:
    """How much better an action is than the next best; None if the bot did not evaluate its choices."""
    if thought is None or action not in thought.values:
        return None
    if not thought.iterations:
        return _probability(thought.visits[action])
    chance = _percent(0.5 + 0.5 * thought.values[action])
    most = max(thought.visits.values())
    others = [
        value
        for code, value in thought.values.items()
        if code != action and thought.visits[code] >= max(1.0, MIN_VISIT_SHARE * most)
    ]
    if not others:
        return Message("why-nothing-else", {"chance": chance})
    ahead = round(50 * (thought.values[action] - max(others)))
    if ahead >= CLEAR_LEAD:
        return Message("why-clearly", {"ahead": ahead, "chance": chance})
    if ahead >= SLIGHT_LEAD:
        return Message("why-slightly", {"ahead": ahead, "chance": chance})
    return Message("why-equal", {"chance": chance})


def _probability(share: int) -> Message:
    """How often, in percent, the solution of a decision plays this action."""
    return Message("why-always") if share >= 95 else Message("why-mixed", {"share": share})


def _percent(chance: float) -> int:
    """Return a probability in percent, from 1 to 99: no game is decided before it is over."""
    return min(99, max(1, round(100 * chance)))


def _module_of(game: Game) -> ModuleType | None:
    name = f"bywater.bots.{game.id}.reasons"
    try:
        return import_module(name) if find_spec(name) else None
    except ModuleNotFoundError:  # a game from another package
        return None
