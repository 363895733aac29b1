"""Worker processes in which bots think, so that the event loop never waits for them.

All bots of a table use the same process, so that they remember what they inferred from move to move. Where choices
must be reproducible, as in challenges, the memory of a bot is stored outside and passed in with every choice.
"""

import asyncio
import logging
import os
import random
import secrets
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, Final, TypeVar
from zlib import crc32

import msgspec

from bywater.bots import make_bot
from bywater.bots.hints import Hint, hint
from bywater.bots.parallel import serve_parent
from bywater.bots.player import Player, Thought
from bywater.bots.safe import SafePlayer, safe_choice
from bywater.core.message import Message, Value
from bywater.core.state import View
from bywater.registry import load

LOGGER: Final = logging.getLogger("bywater.server")
DEFAULT_TIMEOUT: Final = 30.0
"""Seconds a bot may think. Then its process is killed, and a safe action is played instead."""
MAX_PLAYERS: Final = 256
"""The players that a process keeps in memory."""
_NICE: Final = 5
_BACKGROUND_FACTOR: Final = 10
"""Background jobs run at low priority, so their timeout is longer by this factor."""

T = TypeVar("T")


class Workers:
    """A fixed number of processes, each with one job at a time, and one more for background jobs."""

    def __init__(self, processes: int = 0, timeout: float = DEFAULT_TIMEOUT) -> None:
        self.timeout = timeout
        count = processes or max(1, (os.cpu_count() or 2) - 1)
        self._pools = [self._new_pool() for _ in range(count)]
        self._locks = [asyncio.Lock() for _ in range(count)]
        self._background: ProcessPoolExecutor | None = None
        self._background_lock = asyncio.Lock()
        self._jobs: set[asyncio.Task[Any]] = set()

    async def choose(self, code: str, seat: int, bot: str, view: View) -> int:
        """The choice of the bot in this seat. Always returns a legal action."""
        try:
            return await self.run(code, _choose, f"{code} {seat} {bot}", bot, view)
        except Exception as error:
            return _fallback(bot, view, error)

    async def choose_reproducibly(self, code: str, bot: str, view: View, seed: int, memory: bytes) -> tuple[int, bytes]:
        """The choice of a bot with this memory, and its memory afterwards; a function of the arguments alone.

        Neither a restart nor other jobs of the process can change a game.
        """
        for may_retry in (True, False):
            try:
                return await self.run(code, _choose_reproducibly, bot, view, seed, memory)
            except Exception as error:
                # A process that was killed may have been killed for another job.
                if not (may_retry and isinstance(error, BrokenProcessPool)):
                    return _fallback(bot, view, error), memory
        raise AssertionError

    async def advise(self, code: str, bot: str, view: View, seed: int) -> Hint:
        """The choice of a bot and its reasons, as a hint. Raises if the bot fails: no hint does no harm."""
        action, thought, reasons = await self.run(code, _hint, bot, view, seed)
        return Hint(action, thought, [Message(key, params) for key, params in reasons])

    def busy(self, code: str) -> bool:
        """Whether the process of this table has a job."""
        return self._locks[crc32(code.encode()) % len(self._pools)].locked()

    async def run(self, code: str, job: Callable[..., T], *args: Any) -> T:
        """Run a job in the process of this table. Raises whatever goes wrong."""
        number = crc32(code.encode()) % len(self._pools)

        async def run() -> T:
            pool = self._pools[number]
            try:
                return await asyncio.wait_for(asyncio.wrap_future(pool.submit(job, *args)), self.timeout)
            except (TimeoutError, BrokenProcessPool, OSError):
                self._pools[number] = self._new_pool()
                _kill(pool)
                raise

        return await self._run_locked(self._locks[number], run)

    async def run_in_background(self, job: Callable[..., Any], *args: Any) -> Any:
        """Run a job that no table waits for, in a process of low priority."""

        async def run() -> Any:
            pool = self._background
            if pool is None:
                pool = self._background = ProcessPoolExecutor(
                    1, mp_context=get_context("forkserver"), initializer=_start_background
                )
            try:
                future = asyncio.wrap_future(pool.submit(job, *args))
                return await asyncio.wait_for(future, _BACKGROUND_FACTOR * self.timeout)
            except (TimeoutError, BrokenProcessPool, OSError):
                self._background = None
                _kill(pool)
                raise

        return await self._run_locked(self._background_lock, run)

    async def _run_locked(self, lock: asyncio.Lock, run: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Run a job under the lock of its process.

        The timeout starts when the lock is held. If the caller is cancelled, the job keeps the lock until the process
        is free again; otherwise the timeout of the next job would run meanwhile.
        """
        await lock.acquire()
        job = asyncio.create_task(run())
        self._jobs.add(job)

        def done(_: object) -> None:
            self._jobs.discard(job)
            lock.release()

        job.add_done_callback(done)
        return await asyncio.shield(job)

    def close(self) -> None:
        for job in self._jobs:
            job.cancel()
        for pool in self._pools:
            _kill(pool)
        if self._background is not None:
            _kill(self._background)

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(1, mp_context=get_context("forkserver"), initializer=serve_parent)


def _fallback(bot: str, view: View, error: Exception) -> int:
    """A safe action in place of a bot that failed."""
    kind: str = view["decision"]["kind"]
    LOGGER.warning("%s in %s at a decision %r: %s", bot, view["game"], kind, type(error).__name__)
    return safe_choice(load(view["game"]), view)


def _kill(pool: ProcessPoolExecutor) -> None:
    for process in list((pool._processes or {}).values()):
        process.kill()
    pool.shutdown(wait=False, cancel_futures=True)


# -- in the worker process --------------------------------------------------------------------


def _start_background() -> None:
    serve_parent()
    os.nice(_NICE)


_players: OrderedDict[str, Player] = OrderedDict()


def _hint(bot: str, view: View, seed: int) -> tuple[int, Thought | None, list[tuple[str, dict[str, Value]]]]:
    """A hint as plain data: objects of compiled classes can't be pickled."""
    found = hint(bot, view, seed)
    return found.action, found.thought, [(reason.key, reason.params) for reason in found.reasons]


def _choose(key: str, bot: str, view: View) -> int:
    player = _players.pop(key, None)
    if player is None:
        player = _new_player(bot, view, secrets.randbits(60))
    _players[key] = player
    if len(_players) > MAX_PLAYERS:
        _players.popitem(last=False)
    return player.choose(view)


def _choose_reproducibly(bot: str, view: View, seed: int, memory: bytes) -> tuple[int, bytes]:
    """Choose with a new player, so that only the arguments count."""
    player = _new_player(bot, view, seed)
    if memory:
        try:
            player.recall(msgspec.json.decode(memory))
        except Exception:  # written by another version of the bot
            player = _new_player(bot, view, seed)
    action = player.choose(view)
    after = player.memory()
    return action, b"" if after is None else msgspec.json.encode(after)


def _new_player(bot: str, view: View, seed: int) -> Player:
    return SafePlayer(make_bot(bot, load(view["game"]), random.Random(seed)), bot)
