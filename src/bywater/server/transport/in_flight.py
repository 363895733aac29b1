"""Which requests and sockets of a guest are being answered just now."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any


class UnderWay:
    """Whoever takes away what a guest has waits here first: what has begun would be kept afterwards."""

    def __init__(self) -> None:
        self._of: dict[str, set[asyncio.Task[Any]]] = {}

    @contextmanager
    def visit(self, guest: str) -> Iterator[None]:
        task = asyncio.current_task()
        assert task is not None
        visits = self._of.setdefault(guest, set())
        visits.add(task)
        try:
            yield
        finally:
            visits.discard(task)
            if not visits:
                self._of.pop(guest, None)

    def of(self, guest: str) -> list[asyncio.Task[Any]]:
        """Those of this guest, but for the one that asks."""
        return [task for task in self._of.get(guest, ()) if task is not asyncio.current_task()]

    async def ended(self, guest: str, within: float) -> bool:
        """Whether all of them have ended, so many seconds from now at the latest."""
        waiting = self.of(guest)
        if waiting:
            await asyncio.wait(waiting, timeout=within)
        return not self.of(guest)
