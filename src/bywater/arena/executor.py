"""Where games are played: in this process, in several on this machine, or on a cluster."""

import os
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import active_children
from types import TracebackType
from typing import Protocol

from bywater.arena.errors import ArenaError
from bywater.arena.game import Outcome, play
from bywater.arena.plan import Fixture
from bywater.bots.parallel import serve_parent


class Executor(Protocol):
    """A context manager that plays games. They may end in any order; an outcome depends on its fixture alone."""

    def __enter__(self) -> "Executor": ...

    def run(self, fixtures: Iterable[Fixture]) -> Iterator[Outcome]:
        """Play the games; yields each outcome when its game has ended."""

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None: ...


class Local:
    """Processes on this machine, by default one per processor; with one job, games are played in this process."""

    def __init__(self, jobs: int = 0) -> None:
        self.jobs = jobs or os.cpu_count() or 1
        self._pool: ProcessPoolExecutor | None = None

    def __enter__(self) -> "Local":
        if self.jobs > 1:
            self._others = set(active_children())
            self._pool = ProcessPoolExecutor(self.jobs, initializer=serve_parent)
            # Start the processes before any thread: forking a process with threads is unsafe.
            self._pool.submit(int).result()
        return self

    def run(self, fixtures: Iterable[Fixture]) -> Iterator[Outcome]:
        """Play the games; yields each outcome when its game has ended."""
        if self._pool is None:
            yield from map(play, fixtures)
            return
        remaining = iter(fixtures)
        try:
            pending: set[Future[Outcome]] = {self._pool.submit(play, one) for one in islice(remaining, 2 * self.jobs)}
            while pending:
                done, pending = wait(pending, return_when=FIRST_COMPLETED)
                pending |= {self._pool.submit(play, one) for one in islice(remaining, len(done))}
                for future in done:
                    yield future.result()
        except BrokenProcessPool:
            raise ArenaError("died", "a process ended in the middle of a game; run the arena again") from None

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._pool is None:
            return
        if kind is not None:
            # Don't wait for running games, which may take minutes.
            for process in set(active_children()) - self._others:
                process.terminate()
        self._pool.shutdown(cancel_futures=True)
