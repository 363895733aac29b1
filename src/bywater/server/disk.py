"""The thread that waits for the disk, so that the event loop need not."""

import asyncio
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread

Work = Callable[[], object]
Then = Callable[[Exception | None], None]
Job = tuple[Work, Then, asyncio.AbstractEventLoop]


class Disk:
    """One piece of work after the other. A pool of threads does the same, with four times the effort for each."""

    def __init__(self) -> None:
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread: Thread | None = None

    def begin(self, work: Work, then: Then) -> None:
        """Work there; `then` is called in this event loop, with what the work raised."""
        if self._thread is None:
            self._thread = Thread(target=self._run, name="bywater-disk", daemon=True)
            self._thread.start()
        self._jobs.put((work, then, asyncio.get_running_loop()))

    def close(self) -> None:
        """After what was asked for."""
        if self._thread is not None:
            self._jobs.put(None)
            self._thread.join()
            self._thread = None

    def _run(self) -> None:
        while (job := self._jobs.get()) is not None:
            work, then, loop = job
            failed: Exception | None = None
            try:
                work()
            except Exception as error:
                failed = error
            loop.call_soon_threadsafe(then, failed)
