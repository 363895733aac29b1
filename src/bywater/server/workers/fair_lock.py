"""A lock that is fair between owners: an owner with many jobs waits behind one with few."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class FairLock:
    """A lock with one queue per owner; the queues take turns.

    >>> async def job(lock: FairLock) -> None:
    ...     async with lock.hold("guest"):
    ...         pass
    """

    def __init__(self) -> None:
        self._held = False
        self._queues: dict[str, deque[asyncio.Future[None]]] = {}  # the next owner comes first

    @asynccontextmanager
    async def hold(self, owner: str) -> AsyncIterator[None]:
        """Wait for the lock and hold it."""
        if self._held:
            await self._wait(owner)
        self._held = True
        try:
            yield
        finally:
            self._release()

    async def _wait(self, owner: str) -> None:
        granted = asyncio.get_running_loop().create_future()
        self._queues.setdefault(owner, deque()).append(granted)
        try:
            await granted
        except asyncio.CancelledError:
            if not granted.cancelled():  # granted and cancelled at the same time
                self._release()
            raise

    def _release(self) -> None:
        """Pass the lock on. It stays held meanwhile, so that nobody can jump the queue."""
        while self._queues:
            owner = next(iter(self._queues))
            queue = self._queues.pop(owner)
            granted = queue.popleft()
            if queue:
                self._queues[owner] = queue  # behind all others
            if not granted.done():
                granted.set_result(None)
                return
        self._held = False
