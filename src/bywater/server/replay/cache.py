"""The frames of games that are over, as they are sent: asked for part by part, the game is gone through once."""

import threading
from collections import OrderedDict
from typing import Final

import msgspec

from bywater.core.game import Game
from bywater.core.record import Record
from bywater.server.tables.feed import frames_of

MOST: Final = 32 << 20
"""So many bytes are kept at most: some dozens of games."""

Reel = list[msgspec.Raw]


class Reels:
    """Those asked for last stay. Only games that can't change any more belong here; any thread may ask."""

    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self._kept: OrderedDict[tuple[str, tuple[int, ...]], Reel] = OrderedDict()
        self._bytes = 0
        self._lock = threading.Lock()

    def of(self, code: str, game: Game, record: Record, seats: list[int]) -> Reel:
        """All frames of the game at this table, from these seats."""
        key = (code, tuple(seats))
        with self._lock:
            if key in self._kept:
                self._kept.move_to_end(key)
                return self._kept[key]
        reel = [msgspec.Raw(msgspec.json.encode(frame)) for frame in frames_of(game, record, seats)]
        with self._lock:
            if key not in self._kept:
                self._kept[key] = reel
                self._bytes += _size(reel)
            while self._bytes > self.most:
                self._bytes -= _size(self._kept.popitem(last=False)[1])
        return reel


def _size(reel: Reel) -> int:
    return sum(len(bytes(frame)) for frame in reel)
