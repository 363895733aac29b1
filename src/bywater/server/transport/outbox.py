"""Queues in front of one consumer: the messages of a socket, in both directions."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final, Generic, TypeVar

T = TypeVar("T")

MAX_OUTBOX: Final = 1000
"""A socket that leaves more messages than this unread is closed."""


class SingleConsumerQueue(Generic[T]):
    """An `asyncio.Queue` for a single consumer, at a fraction of its cost per item."""

    def __init__(self) -> None:
        self._items: deque[T] = deque()
        self._waiter: asyncio.Future[None] | None = None

    @property
    def has_idle_consumer(self) -> bool:
        """Whether the consumer has handled every item and waits for the next one."""
        return self._waiter is not None and not self._items

    def put_nowait(self, item: T) -> None:
        self._items.append(item)
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    async def get(self) -> T:
        """The first item, as soon as there is one. Only one task may call this."""
        if not self._items:
            self._waiter = asyncio.get_running_loop().create_future()
            await self._waiter
            self._waiter = None
        return self._items.popleft()

    def empty(self) -> bool:
        return not self._items

    def qsize(self) -> int:
        return len(self._items)


class Outbox:
    """Sends messages to one page: at once if it keeps up, else from a queue."""

    def __init__(self, write: Callable[[bytes], bool]) -> None:
        self._write = write
        self.queue: SingleConsumerQueue[bytes] = SingleConsumerQueue()
        self.overflow = asyncio.Event()
        """Set when the page has left too many messages unread, or has to be disconnected for another reason."""

    def send(self, message: bytes) -> None:
        if self.queue.has_idle_consumer and self._write(message):
            return
        self.queue.put_nowait(message)
        if self.queue.qsize() > MAX_OUTBOX:
            self.overflow.set()
