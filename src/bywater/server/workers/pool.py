"""Bots think in processes of their own, never where the sockets are served.

A table's bots always go to the same process, so that they remember what they inferred from move to move. Where the
same must come of the same, as in a challenge, what they have in mind is kept outside and told them at every choice.
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
PATIENCE: Final = 30.0
"""So many seconds a bot may take; then its process is ended and something safe is done in its place."""
_REMEMBERED: Final = 256
_NICE: Final = 5
_UNHURRIED: Final = 10
"""What gives way to everything else may take so many times longer before its process is ended."""

T = TypeVar("T")


class Workers:
    """So many processes, each with one thing to think about at a time."""

    def __init__(self, processes: int = 0, patience: float = PATIENCE) -> None:
        self.patience = patience
        many = processes or max(1, (os.cpu_count() or 2) - 1)
        self._pools = [self._pool() for _ in range(many)]
        self._turns = [asyncio.Lock() for _ in range(many)]
        self._behind: ProcessPoolExecutor | None = None
        self._behind_turn = asyncio.Lock()
        self._jobs: set[asyncio.Task[Any]] = set()

    async def choose(self, code: str, seat: int, bot: str, view: View) -> int:
        """What the bot in this chair does. It always answers something legal."""
        try:
            return await self.run(code, _choose, f"{code} {seat} {bot}", bot, view)
        except Exception as error:
            return _instead(bot, view, error)

    async def choose_alike(self, code: str, bot: str, view: View, seed: int, mind: bytes) -> tuple[int, bytes]:
        """What a bot with this in mind does, and what it has in mind then: with an equal seed the same to the same.

        So neither a restart nor what else a process was busy with changes a game.
        """
        for another in (True, False):
            try:
                return await self.run(code, _choose_alike, bot, view, seed, mind)
            except Exception as error:
                # Who was killed with its process is asked once more: it may not have been its fault.
                if not (another and isinstance(error, BrokenProcessPool)):
                    return _instead(bot, view, error), mind
        raise AssertionError

    async def advise(self, code: str, bot: str, view: View, seed: int) -> Hint:
        """What a bot would do in this seat's place, and why. It raises where the bot fails: no advice is no harm."""
        action, thought, reasons = await self.run(code, _hint, bot, view, seed)
        return Hint(action, thought, [Message(key, params) for key, params in reasons])

    def busy(self, code: str) -> bool:
        """Whether somebody waits for the process of this table's bots."""
        return self._turns[crc32(code.encode()) % len(self._pools)].locked()

    async def run(self, code: str, job: Callable[..., T], *given: Any) -> T:
        """Something else that takes a while, in the process of this table's bots. Whatever goes wrong is raised."""
        number = crc32(code.encode()) % len(self._pools)

        async def do() -> T:
            pool = self._pools[number]
            try:
                return await asyncio.wait_for(asyncio.wrap_future(pool.submit(job, *given)), self.patience)
            except (TimeoutError, BrokenProcessPool, OSError):
                self._pools[number] = self._pool()
                _end(pool)
                raise

        return await self._in_turn(self._turns[number], do)

    async def work(self, task: Callable[..., Any], *given: Any) -> Any:
        """Something that nobody at a table waits for: in a process of its own that gives way to all others."""

        async def do() -> Any:
            pool = self._behind
            if pool is None:
                pool = self._behind = ProcessPoolExecutor(
                    1, mp_context=get_context("forkserver"), initializer=_give_way
                )
            try:
                job = asyncio.wrap_future(pool.submit(task, *given))
                return await asyncio.wait_for(job, _UNHURRIED * self.patience)
            except (TimeoutError, BrokenProcessPool, OSError):
                self._behind = None
                _end(pool)
                raise

        return await self._in_turn(self._behind_turn, do)

    async def _in_turn(self, turn: asyncio.Lock, do: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Whoever waits here loses neither patience nor the job when another's process ends. Whoever goes away leaves
        the turn to the job, until the process is free again: else the next one's patience would run meanwhile."""
        await turn.acquire()
        job = asyncio.create_task(do())
        self._jobs.add(job)

        def done(_: object) -> None:
            self._jobs.discard(job)
            turn.release()

        job.add_done_callback(done)
        return await asyncio.shield(job)

    def close(self) -> None:
        for job in self._jobs:
            job.cancel()
        for pool in self._pools:
            _end(pool)
        if self._behind is not None:
            _end(self._behind)

    def _pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(1, mp_context=get_context("forkserver"), initializer=serve_parent)


def _instead(bot: str, view: View, error: Exception) -> int:
    """Something safe, where a bot failed."""
    kind: str = view["decision"]["kind"]
    LOGGER.warning("%s in %s at a decision %r: %s", bot, view["game"], kind, type(error).__name__)
    return safe_choice(load(view["game"]), view)


def _end(pool: ProcessPoolExecutor) -> None:
    for process in list((pool._processes or {}).values()):
        process.kill()
    pool.shutdown(wait=False, cancel_futures=True)


# -- in the process ---------------------------------------------------------------------------


def _give_way() -> None:
    serve_parent()
    os.nice(_NICE)


_players: OrderedDict[str, Player] = OrderedDict()


def _hint(bot: str, view: View, seed: int) -> tuple[int, Thought | None, list[tuple[str, dict[str, Value]]]]:
    """As plain data: a compiled object can't be sent to another process."""
    found = hint(bot, view, seed)
    return found.action, found.thought, [(reason.key, reason.params) for reason in found.reasons]


def _choose(key: str, bot: str, view: View) -> int:
    player = _players.pop(key, None)
    if player is None:
        player = _player(bot, view, secrets.randbits(60))
    _players[key] = player
    if len(_players) > _REMEMBERED:
        _players.popitem(last=False)
    return player.choose(view)


def _choose_alike(bot: str, view: View, seed: int, mind: bytes) -> tuple[int, bytes]:
    """By a new player each time, so that nothing can count but what is given."""
    player = _player(bot, view, seed)
    if mind:
        try:
            player.recall(msgspec.json.decode(mind))
        except Exception:  # it was another's, from before the bot was changed
            player = _player(bot, view, seed)
    action = player.choose(view)
    kept = player.memory()
    return action, b"" if kept is None else msgspec.json.encode(kept)


def _player(bot: str, view: View, seed: int) -> Player:
    return SafePlayer(make_bot(bot, load(view["game"]), random.Random(seed)), bot)
