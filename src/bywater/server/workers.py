"""Bots think in processes of their own, never where the sockets are served.

A table's bots always go to the same process, so that they remember what they inferred from move to move.
"""

import asyncio
import logging
import os
import random
import secrets
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Final
from zlib import crc32

from bywater.bots import make_bot
from bywater.bots.parallel import serve_parent
from bywater.bots.player import Player
from bywater.bots.safe import SafePlayer, safe_choice
from bywater.core.state import View
from bywater.registry import load

LOGGER: Final = logging.getLogger("bywater.server")
PATIENCE: Final = 30.0
"""So many seconds a bot may take; then its process is ended and something safe is done in its place."""
_REMEMBERED: Final = 256


class Workers:
    """So many processes, each with one thing to think about at a time."""

    def __init__(self, processes: int = 0, patience: float = PATIENCE) -> None:
        self.patience = patience
        many = processes or max(1, (os.cpu_count() or 2) - 1)
        self._pools = [self._pool() for _ in range(many)]
        self._turns = [asyncio.Lock() for _ in range(many)]

    async def choose(self, code: str, seat: int, bot: str, view: View) -> int:
        """What the bot in this chair does. It always answers something legal."""
        number = crc32(code.encode()) % len(self._pools)
        async with self._turns[
            number
        ]:  # who waits here does not lose patience, nor its job when another's process ends
            pool = self._pools[number]
            try:
                job = pool.submit(_choose, f"{code} {seat} {bot}", bot, view, secrets.randbits(60))
                return await asyncio.wait_for(asyncio.wrap_future(job), self.patience)
            except Exception as error:
                LOGGER.warning("%s in %s at a decision %r: %s", bot, view["game"], _kind(view), type(error).__name__)
                if isinstance(error, (TimeoutError, BrokenProcessPool, OSError)):
                    self._pools[number] = self._pool()
                    _end(pool)
                return safe_choice(load(view["game"]), view)

    def close(self) -> None:
        for pool in self._pools:
            _end(pool)

    def _pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(1, mp_context=get_context("forkserver"), initializer=serve_parent)


def _kind(view: View) -> str:
    kind: str = view["decision"]["kind"]
    return kind


def _end(pool: ProcessPoolExecutor) -> None:
    for process in list((pool._processes or {}).values()):
        process.kill()
    pool.shutdown(wait=False, cancel_futures=True)


# -- in the process ---------------------------------------------------------------------------

_players: OrderedDict[str, Player] = OrderedDict()


def _choose(key: str, bot: str, view: View, seed: int) -> int:
    player = _players.pop(key, None)
    if player is None:
        game = load(view["game"])
        player = SafePlayer(make_bot(bot, game, random.Random(seed)), bot)
    _players[key] = player
    if len(_players) > _REMEMBERED:
        _players.popitem(last=False)
    return player.choose(view)
