"""Reviews of games that are over: each is made once, in a process that gives way to the tables, and kept.

What is done of one is kept part by part, so that a restart loses a second of it and no more.
"""

import asyncio
import logging
from contextlib import suppress
from typing import Any, Final

import msgspec

from bywater.core.record import Record
from bywater.server.errors import told as fault
from bywater.server.replay.review_jobs import VERSION, parts_of, put_together, weigh_part
from bywater.server.replay.review_store import ReviewStore
from bywater.server.tables.viewers import Refusal
from bywater.server.transport import messages as m
from bywater.server.workers.fair_lock import Turns
from bywater.server.workers.pool import Workers

LOGGER: Final = logging.getLogger("bywater.server")
MAX_WAITING: Final = 50
MAX_OF_A_GUEST: Final = 3
"""So many reviews that one guest has asked for may be under way, so that there is room for others."""


class Progress:
    """A review under way."""

    def __init__(self, guest: str) -> None:
        self.guest = guest
        """Who asked for it."""
        self.done = 0
        self.of = 0
        self.failed = False
        self.task: asyncio.Task[None] | None = None

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task


class Reviews:
    """All reviews, those that are made now among them: one after the other, the guests who asked in turns."""

    name = "reviews"

    def __init__(self, store: ReviewStore, workers: Workers) -> None:
        self.store = store
        self.workers = workers
        self.under_way: dict[str, Progress] = {}
        self._turns = Turns()

    async def open(self) -> None:
        await self.store.open()

    async def close(self) -> None:
        for progress in list(self.under_way.values()):
            await progress.stop()

    async def given(self, guest: str) -> Any:
        return await self.store.given(guest)

    async def forget(self, guest: str, codes: list[str]) -> None:
        """Nothing remains of the reviews of these tables, nor is kept of those that are being made."""
        await self.store.forget(guest, codes)  # whoever asked for one before the tables went has been heard by now
        while stopped := [self.under_way.pop(code) for code in codes if code in self.under_way]:
            for progress in stopped:
                await progress.stop()
            await self.store.forget(guest, codes)

    async def look(self, code: str, record: Record, guest: str) -> bytes:
        """How far the review of a finished game has come, and the review if it is there. One begun before a restart
        goes on."""
        found = await self._known(code)
        if found is None:
            if await self.store.parts(code, VERSION):
                return await self.ask(code, record, guest)
            found = msgspec.json.encode(m.ReviewState("none"))
        return found

    async def ask(self, code: str, record: Record, guest: str) -> bytes:
        """Make the review of a finished game, unless it is made already."""
        progress = self.under_way.get(code)
        if progress is not None and progress.failed:
            del self.under_way[code]
        found = await self._known(code)
        if found is not None:
            return found
        if code not in self.under_way:  # somebody else may have asked while the disk was
            self._make_sure_of_room(guest)
            progress = self.under_way[code] = Progress(guest)
            progress.task = asyncio.create_task(self._make(code, str(record), progress))
        return self._told(self.under_way[code])

    def _make_sure_of_room(self, guest: str) -> None:
        waiting = [progress.guest for progress in self.under_way.values() if not progress.failed]
        if waiting.count(guest) >= MAX_OF_A_GUEST:
            raise Refusal("refused-review-yours")
        if len(waiting) >= MAX_WAITING:
            raise Refusal("refused-review-busy")

    async def _known(self, code: str) -> bytes | None:
        if code in self.under_way:
            return self._told(self.under_way[code])
        whole = await self.store.whole(code, VERSION)
        if whole is None:
            return None
        return b'{"state":"done","done":1,"of":1,"review":' + whole + b"}"

    def _told(self, progress: Progress) -> bytes:
        state = "failed" if progress.failed else "running" if progress.of else "waiting"
        return msgspec.json.encode(m.ReviewState(state, progress.done, progress.of))

    async def _make(self, code: str, text: str, progress: Progress) -> None:
        try:
            async with self._turns.of(progress.guest):
                await self._weigh(code, text, progress)
            self.under_way.pop(code, None)  # its table may have been deleted meanwhile
        except Exception as error:
            LOGGER.error("%s: %s in its review", code, fault(error))
            progress.failed = True
            self._forget_failed()

    async def _weigh(self, code: str, text: str, progress: Progress) -> None:
        kept = await self.store.parts(code, VERSION)
        parts: list[list[int]] = await self.workers.work(parts_of, text)
        progress.of = sum(map(len, parts)) + 1
        found: list[bytes] = []
        for number, part in enumerate(parts):
            points = kept.get(number)
            if points is None:
                points = await self.workers.work(weigh_part, text, part)
                await self.store.keep_part(code, VERSION, number, points)
            found.append(points)
            progress.done += len(part)
        await self.store.finish(code, VERSION, await self.workers.work(put_together, text, found))

    def _forget_failed(self) -> None:
        """What failed is told to whoever looks, but not remembered for ever."""
        failed = [code for code, progress in self.under_way.items() if progress.failed]
        for code in failed[:-10]:
            del self.under_way[code]
