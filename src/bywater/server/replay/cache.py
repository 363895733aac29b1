"""A cache of the encoded frames of finished games: pages request them in parts, and the game is replayed once."""

import threading
from collections import OrderedDict
from typing import Final

import msgspec

from bywater.core.game import Game
from bywater.core.record import Record
from bywater.server.tables.feed import frames_of

MAX_BYTES: Final = 32 << 20
"""Room for some dozens of games."""

Frames = list[msgspec.Raw]


class ReplayCache:
    """Evicts the least recently used games. Only for games that can't change any more; safe to use from threads."""

    def __init__(self, max_bytes: int = MAX_BYTES) -> None:
        self.max_bytes = max_bytes
        self._entries: OrderedDict[tuple[str, tuple[int, ...]], Frames] = OrderedDict()
        self._bytes = 0
        self._lock = threading.Lock()

    def frames(self, code: str, game: Game, record: Record, seats: list[int]) -> Frames:
        """All frames of the game at this table for the viewer of these seats."""
        key = (code, tuple(seats))
        with self._lock:
            if key in self._entries:
                self._entries.move_to_end(key)
                return self._entries[key]
        frames = [msgspec.Raw(msgspec.json.encode(frame)) for frame in frames_of(game, record, seats)]
        with self._lock:
            if key not in self._entries:
                self._entries[key] = frames
                self._bytes += _size(frames)
            while self._bytes > self.max_bytes:
                self._bytes -= _size(self._entries.popitem(last=False)[1])
        return frames


def _size(frames: Frames) -> int:
    return sum(len(bytes(frame)) for frame in frames)
