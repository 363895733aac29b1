"""A player whose failures don't reach the table: it always answers something legal, and counts what went wrong."""

import logging
import operator
import random
import time
from collections.abc import Callable
from typing import Any, Final

from bywater.bots import bots_for, make_bot
from bywater.bots.player import Player
from bywater.core.game import Game
from bywater.core.state import View

LOGGER: Final = logging.getLogger("bywater.bots")
LOGGER.addHandler(logging.NullHandler())  # who wants to read it says so; a terminal's progress bar does not

# The kinds of actions that change as little as possible, the mildest first.
_PASSES: Final = ("pass", "done", "no", "refuse")

_STEADY: Final = "cautious"
"""Who answers for a bot that failed, where it knows the game."""

_GRACE: Final = 1.25
"""By how much a choice may go past its budget before it is an overrun: a step of thought is not cut in two."""


def allowance_of(player: Player) -> float | None:
    """How long a bot with a budget of seconds may take for a choice; None if its budget is counted otherwise."""
    return player.budget.seconds * _GRACE if player.budget.seconds else None


class SafePlayer(Player):
    """Plays what another player chooses, or something safe where that one fails.

    On an exception or an illegal answer a safe action is taken in its place and `fallbacks` grows. An answer that
    took more than `allowance` seconds stands, and `overruns` grows. Both are logged as warnings to "bywater.bots":
    the bot, the game, the kind of the decision and what happened. Nothing that a seat may not know is in them, so
    of an exception only its type. A player that never answers is not helped here: a server's bots
    think in processes that it ends when its patience does.
    """

    def __init__(
        self,
        player: Player,
        name: str,
        allowance: float | None = None,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        super().__init__(player.game, player.rng)
        self.player = player
        self.name = name
        self.allowance = allowance
        self.fallbacks = 0
        self.overruns = 0
        self.thought: Any = None
        self._clock = clock
        self._steady: Player | None = None

    def choose(self, view: View) -> int:
        legal: list[int] = list(view["legal"])  # a copy: the player might change what it was shown
        kind: str = view["decision"]["kind"]
        self.thought = None
        began = self._clock()
        try:
            action = operator.index(self.player.choose(view))
        except (Exception, SystemExit) as error:
            return self._instead(view, legal, kind, f"raised {type(error).__name__}")
        seconds = self._clock() - began
        if self.allowance is not None and seconds > self.allowance:
            self.overruns += 1
            self._warn(kind, f"took {seconds:.2f} s of {self.allowance:.2f} s")
        if action not in legal:
            return self._instead(view, legal, kind, "answered illegally")
        self.thought = getattr(self.player, "thought", None)
        return action

    def memory(self) -> Any:
        return self.player.memory()

    def recall(self, memory: Any) -> None:
        self.player.recall(memory)

    def _instead(self, view: View, legal: list[int], kind: str, happened: str) -> int:
        self.fallbacks += 1
        self._warn(kind, happened)
        try:
            if self._steady is None and _STEADY in bots_for(self.game):
                self._steady = make_bot(_STEADY, self.game, random.Random(0))
            if self._steady is not None:
                action = self._steady.choose({**view, "legal": list(legal)})
                if action in legal:
                    return action
        except Exception as error:  # it was for the case of faults, so its own must not count
            self._warn(kind, f"and the cautious bot raised {type(error).__name__}")
        return safe_choice(self.game, {"legal": legal})

    def _warn(self, kind: str, happened: str) -> None:
        LOGGER.warning("%s in %s at a decision %r: %s", self.name, self.game.id, kind, happened)


def safe_choice(game: Game, view: View) -> int:
    """The mildest of what is legal: passing, if that is possible."""
    legal: list[int] = view["legal"]
    kinds = {game.describe(action).kind: action for action in legal}
    return next((kinds[name] for name in _PASSES if name in kinds), legal[0])
