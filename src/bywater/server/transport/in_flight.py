"""The requests and sockets of each guest that are in flight."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any


class InFlight:
    """Tasks by guest. Erasure waits for them, since they could store something after it."""

    def __init__(self) -> None:
        self._tasks: dict[str, set[asyncio.Task[Any]]] = {}

    @contextmanager
    def track(self, guest: str) -> Iterator[None]:
        """Count the current task as a request of this guest."""
        task = asyncio.current_task()
        assert task is not None
        tasks = self._tasks.setdefault(guest, set())
        tasks.add(task)
        try:
            yield
        finally:
            tasks.discard(task)
            if not tasks:
                self._tasks.pop(guest, None)

    def of(self, guest: str) -> list[asyncio.Task[Any]]:
        """The tasks of this guest, without the current one."""
        return [task for task in self._tasks.get(guest, ()) if task is not asyncio.current_task()]

    async def wait(self, guest: str, timeout: float) -> bool:
        """Wait for the tasks of this guest; False on timeout."""
        tasks = self.of(guest)
        if tasks:
            await asyncio.wait(tasks, timeout=timeout)
        return not self.of(guest)
