"""Chance derived from a secret key, so that the same draw has the same outcome at every table of a challenge.

The n-th draw of each source (a deck, a die) is a race: every outcome gets a time from a keyed hash of the source, n and
itself, scaled by its probability, and the first one is drawn. So nothing else that happens disturbs a deck; and a deck
that lacks a card, because a player chose differently, gives the same cards until that card would have come.
"""

import hashlib
import hmac
import json
from math import log
from typing import Final

from bywater.core.game import Game
from bywater.core.play import Play
from bywater.core.seats import CHANCE
from bywater.core.state import State

_UNIT: Final = float(1 << 64)


class Chance:
    """The chance of one challenge. Its key never leaves the server."""

    def __init__(self, secret: str, challenge: str) -> None:
        self._key = hmac.digest(secret.encode(), f"challenge {challenge}".encode(), "sha256")

    def number(self, *parts: object) -> int:
        """64 bits derived from the key and these plain values; they reveal neither."""
        digest = hashlib.blake2b(json.dumps(parts).encode(), digest_size=8, key=self._key).digest()
        return int.from_bytes(digest, "big")

    def draw(self, state: State, before: int) -> int:
        """The outcome at this chance point, after this many draws of the same source."""
        source = state.chance_source
        times = []
        for action, probability in state.chances():
            uniform = (self.number("draw", source, before, action) + 1) / (_UNIT + 1)
            times.append((-log(uniform) / probability, action))
        return min(times)[1]

    def seed(self, seat: int, before: int) -> int:
        """The seed of a bot's choice, after this many choices of its seat."""
        return self.number("seat", seat, before)


class Draws:
    """The draws of one game: counts those of each source so far."""

    def __init__(self, chance: Chance, game: Game, play: Play) -> None:
        self.chance = chance
        self._game = game
        self._start = play.record()
        self._start.lines = []
        self._reset()

    def _reset(self) -> None:
        self._state = self._game.opening(self._start)
        self._actions: list[int] = []
        self._counts: dict[str, int] = {}

    def draw(self, play: Play) -> int:
        """The outcome of the present chance point."""
        known = len(self._actions)
        if play.actions[:known] != self._actions:  # actions were rolled back
            self._reset()
            known = 0
        for action in play.actions[known:]:
            if self._state.actor == CHANCE:
                self._counts[self._state.chance_source] = self._counts.get(self._state.chance_source, 0) + 1
            self._state.apply(action)
            self._actions.append(action)
        return self.chance.draw(play.state, self._counts.get(play.state.chance_source, 0))
