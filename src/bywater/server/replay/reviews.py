"""Reviews of finished games: each is made once, in a process of low priority, and stored.

Its parts are stored as they are done, so that a restart loses a second of work at most.
"""

import asyncio
import logging
from contextlib import suppress
from typing import Any, Final

import msgspec

from bywater.core.record import Record
from bywater.server.errors import Refusal, describe_error
from bywater.server.replay.review_jobs import VERSION, assemble, evaluate_part, split_decisions
from bywater.server.replay.review_store import ReviewStore
from bywater.server.transport import messages as m
from bywater.server.workers.fair_lock import FairLock
from bywater.server.workers.pool import Workers

LOGGER: Final = logging.getLogger("bywater.server")
MAX_PENDING: Final = 50
MAX_PENDING_PER_GUEST: Final = 3
"""The most unfinished reviews that one guest may have requested."""
MAX_FAILED: Final = 10
"""The most failed reviews whose state is remembered."""


class Progress:
    """An unfinished review, and the guest who requested it."""

    def __init__(self, guest: str) -> None:
        self.guest = guest
        self.done = 0
        self.of = 0
        self.has_failed = False
        self.task: asyncio.Task[None] | None = None

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task


class Reviews:
    """All reviews. They are made one after the other, fairly between guests. A data holder for privacy requests."""

    name = "reviews"

    def __init__(self, store: ReviewStore, workers: Workers) -> None:
        self.store = store
        self.workers = workers
        self.pending: dict[str, Progress] = {}
        self._lock = FairLock()

    async def close(self) -> None:
        for progress in list(self.pending.values()):
            await progress.stop()

    async def export(self, guest: str) -> Any:
        return await self.store.export(guest)

    async def erase(self, guest: str, codes: list[str]) -> None:
        """Delete the reviews of these tables, and stop those that are being made."""
        await self.store.erase(guest, codes)
        while stopped := [self.pending.pop(code) for code in codes if code in self.pending]:
            for progress in stopped:
                await progress.stop()
            await self.store.erase(guest, codes)

    async def status(self, code: str, record: Record, guest: str) -> bytes:
        """The review of a finished game, or its progress. Continues one that a restart interrupted."""
        found = await self._known(code)
        if found is None:
            if await self.store.parts(code, VERSION):
                return await self.request(code, record, guest)
            found = msgspec.json.encode(m.ReviewState("none"))
        return found

    async def request(self, code: str, record: Record, guest: str) -> bytes:
        """Start the review of a finished game unless it exists; returns the review or its progress."""
        progress = self.pending.get(code)
        if progress is not None and progress.has_failed:
            del self.pending[code]
        found = await self._known(code)
        if found is not None:
            return found
        if code not in self.pending:  # another request may have started it while the store was read
            self._check_room(guest)
            progress = self.pending[code] = Progress(guest)
            progress.task = asyncio.create_task(self._make(code, str(record), progress))
        return _state(self.pending[code])

    def _check_room(self, guest: str) -> None:
        guests = [progress.guest for progress in self.pending.values() if not progress.has_failed]
        if guests.count(guest) >= MAX_PENDING_PER_GUEST:
            raise Refusal("refused-review-yours")
        if len(guests) >= MAX_PENDING:
            raise Refusal("refused-review-busy")

    async def _known(self, code: str) -> bytes | None:
        if code in self.pending:
            return _state(self.pending[code])
        review = await self.store.review(code, VERSION)
        if review is None:
            return None
        return b'{"state":"done","done":1,"of":1,"review":' + review + b"}"

    async def _make(self, code: str, text: str, progress: Progress) -> None:
        try:
            async with self._lock.hold(progress.guest):
                await self._evaluate(code, text, progress)
            self.pending.pop(code, None)  # its table may have been deleted meanwhile
        except Exception as error:
            LOGGER.error("%s: %s during its review", code, describe_error(error))
            progress.has_failed = True
            self._forget_failed()

    async def _evaluate(self, code: str, text: str, progress: Progress) -> None:
        stored = await self.store.parts(code, VERSION)
        parts: list[list[int]] = await self.workers.run_in_background(split_decisions, text)
        progress.of = sum(map(len, parts)) + 1
        found: list[bytes] = []
        for number, part in enumerate(parts):
            points = stored.get(number)
            if points is None:
                points = await self.workers.run_in_background(evaluate_part, text, part)
                await self.store.add_part(code, VERSION, number, points)
            found.append(points)
            progress.done += len(part)
        await self.store.finish(code, VERSION, await self.workers.run_in_background(assemble, text, found))

    def _forget_failed(self) -> None:
        failed = [code for code, progress in self.pending.items() if progress.has_failed]
        for code in failed[:-MAX_FAILED]:
            del self.pending[code]


def _state(progress: Progress) -> bytes:
    state = "failed" if progress.has_failed else "running" if progress.of else "waiting"
    return msgspec.json.encode(m.ReviewState(state, progress.done, progress.of))
