"""A wrapper that catches the failures of a player and always returns a legal action."""

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
"""Reports bots that failed; silent unless the application configures logging."""
LOGGER.addHandler(logging.NullHandler())

# The kinds of actions that change as little as possible, the mildest first.
_PASSES: Final = ("pass", "done", "no", "refuse")

_FALLBACK_BOT: Final = "cautious"
"""The bot that replaces a failed one, if it can play the game."""

_TOLERANCE: Final = 1.25
"""The factor by which a choice may exceed its time budget before it counts as an overrun."""


def allowance_of(player: Player) -> float | None:
    """Return the seconds that a bot with a time budget may take for a choice; None for other budgets."""
    return player.budget.seconds * _TOLERANCE if player.budget.seconds else None


class SafePlayer(Player):
    """Plays what another player chooses, or a safe action if that player fails.

    An exception or an illegal answer is replaced by a safe action and counted in `fallbacks`. An answer that took
    more than `allowance` seconds is accepted and counted in `overruns`. Both are logged as warnings to "bywater.bots":
    the bot, the game, the kind of the decision and the failure. Log lines contain no hidden information, so only the
    type of an exception. A player that never answers blocks its caller; the server runs bots in
    processes that it terminates after a timeout.
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
        self._fallback_bot: Player | None = None

    def choose(self, view: View) -> int:
        legal: list[int] = list(view["legal"])  # a copy: the player might change what it was shown
        kind: str = view["decision"]["kind"]
        self.thought = None
        began = self._clock()
        try:
            action = operator.index(self.player.choose(view))
        except (Exception, SystemExit) as error:
            return self._fall_back(view, legal, kind, f"raised {type(error).__name__}")
        seconds = self._clock() - began
        if self.allowance is not None and seconds > self.allowance:
            self.overruns += 1
            self._warn(kind, f"took {seconds:.2f} s of {self.allowance:.2f} s")
        if action not in legal:
            return self._fall_back(view, legal, kind, "answered illegally")
        self.thought = getattr(self.player, "thought", None)
        return action

    def memory(self) -> Any:
        return self.player.memory()

    def recall(self, memory: Any) -> None:
        self.player.recall(memory)

    def _fall_back(self, view: View, legal: list[int], kind: str, happened: str) -> int:
        self.fallbacks += 1
        self._warn(kind, happened)
        try:
            if self._fallback_bot is None and _FALLBACK_BOT in bots_for(self.game):
                self._fallback_bot = make_bot(_FALLBACK_BOT, self.game, random.Random(0))
            if self._fallback_bot is not None:
                action = self._fallback_bot.choose({**view, "legal": list(legal)})
                if action in legal:
                    return action
        except Exception as error:  # a failing fallback must not fail the table
            self._warn(kind, f"and the cautious bot raised {type(error).__name__}")
        return safe_choice(self.game, {"legal": legal})

    def _warn(self, kind: str, happened: str) -> None:
        LOGGER.warning("%s in %s at a decision %r: %s", self.name, self.game.id, kind, happened)


def safe_choice(game: Game, view: View) -> int:
    """Return the legal action that changes least: passing, if that is possible."""
    legal: list[int] = view["legal"]
    kinds = {game.describe(action).kind: action for action in legal}
    return next((kinds[name] for name in _PASSES if name in kinds), legal[0])
