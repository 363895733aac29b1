"""Things that wait for one task, in order."""

import asyncio
from collections import deque
from typing import Generic, TypeVar

T = TypeVar("T")


class Mailbox(Generic[T]):
    """What an `asyncio.Queue` does for many takers, for one: with a fraction of the work for each thing."""

    def __init__(self) -> None:
        self._things: deque[T] = deque()
        self._called: asyncio.Future[None] | None = None

    @property
    def waited_for(self) -> bool:
        """Whether the task has dealt with everything, and will take the next thing as soon as it is there."""
        return self._called is not None and not self._things

    def put_nowait(self, thing: T) -> None:
        self._things.append(thing)
        if self._called is not None and not self._called.done():
            self._called.set_result(None)

    async def get(self) -> T:
        """The first thing, as soon as there is one. Only one task may ask."""
        if not self._things:
            self._called = asyncio.get_running_loop().create_future()
            await self._called
            self._called = None
        return self._things.popleft()

    def empty(self) -> bool:
        return not self._things

    def qsize(self) -> int:
        return len(self._things)
