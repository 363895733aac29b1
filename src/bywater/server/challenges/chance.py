"""Chance that comes from a secret key by what is drawn, so that it is the same for all who come to the same draw.

The n-th draw of each deck or die is a race: every outcome gets a time from a keyed hash of source, n and itself, as
much shorter as it is likelier, and the first one is drawn. So nothing that happens elsewhere disturbs a deck; and a
deck that lacks a card, because somebody chose otherwise, gives the same cards still until that one would have come.
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
    """All chance of one challenge. Its key never leaves the server."""

    def __init__(self, secret: str, challenge: str) -> None:
        self._key = hmac.digest(secret.encode(), f"challenge {challenge}".encode(), "sha256")

    def number(self, *parts: object) -> int:
        """64 bits that hang on the key and these plain parts, and tell nothing of either."""
        digest = hashlib.blake2b(json.dumps(parts).encode(), digest_size=8, key=self._key).digest()
        return int.from_bytes(digest, "big")

    def draw(self, state: State, before: int) -> int:
        """What is drawn at this chance point, after so many draws of the same source."""
        source = state.chance_source
        times = []
        for action, share in state.chances():
            place = (self.number("draw", source, before, action) + 1) / (_UNIT + 1)
            times.append((-log(place) / share, action))
        return min(times)[1]

    def seed(self, seat: int, before: int) -> int:
        """For a bot's choice, after so many choices of its seat."""
        return self.number("seat", seat, before)


class Drawing:
    """Draws for one game as it goes on: counts the draws of each source in what has happened."""

    def __init__(self, chance: Chance, game: Game, play: Play) -> None:
        self.chance = chance
        self._game = game
        self._start = play.record()
        self._start.lines = []
        self._again()

    def _again(self) -> None:
        self._state = self._game.opening(self._start)
        self._actions: list[int] = []
        self._drawn: dict[str, int] = {}

    def draw(self, play: Play) -> int:
        """What chance does now."""
        known = len(self._actions)
        if play.actions[:known] != self._actions:  # what could not be kept has not happened
            self._again()
            known = 0
        for action in play.actions[known:]:
            if self._state.actor == CHANCE:
                self._drawn[self._state.chance_source] = self._drawn.get(self._state.chance_source, 0) + 1
            self._state.apply(action)
            self._actions.append(action)
        return self.chance.draw(play.state, self._drawn.get(play.state.chance_source, 0))
