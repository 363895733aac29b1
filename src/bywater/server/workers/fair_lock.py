"""One thing after the other, in fair turns: whoever asks for much waits behind whoever asks for little."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Turns:
    """A lock for which people wait in lines of their own; the lines take turns."""

    def __init__(self) -> None:
        self._taken = False
        self._lines: dict[str, deque[asyncio.Future[None]]] = {}  # whose turn is next comes first

    @asynccontextmanager
    async def of(self, who: str) -> AsyncIterator[None]:
        """Wait for one's turn and hold it."""
        if self._taken:
            await self._wait(who)
        self._taken = True
        try:
            yield
        finally:
            self._go_on()

    async def _wait(self, who: str) -> None:
        called = asyncio.get_running_loop().create_future()
        self._lines.setdefault(who, deque()).append(called)
        try:
            await called
        except asyncio.CancelledError:
            if not called.cancelled():  # called and gone in the same moment
                self._go_on()
            raise

    def _go_on(self) -> None:
        """Call the next one. The turn is that one's from now on, so that nobody comes between."""
        while self._lines:
            who = next(iter(self._lines))
            line = self._lines.pop(who)
            called = line.popleft()
            if line:
                self._lines[who] = line  # behind all others
            if not called.done():
                called.set_result(None)
                return
        self._taken = False
