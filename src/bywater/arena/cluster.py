"""Games on a Ray cluster: the one at RAY_ADDRESS, or else one that is started on this machine."""

import logging
import os
from collections.abc import Iterable, Iterator
from itertools import islice
from types import TracebackType
from typing import Any

from bywater.arena.errors import ArenaError
from bywater.arena.game import Outcome, play
from bywater.arena.plan import Fixture


class Ray:
    """Plays every game as a separate task. All nodes need the same version of Bywater.

    Ray repeats a game whose node was lost. `jobs` is the number of processors of a cluster that is started here, by
    default all of them. If Ray already runs in this process, it is used and left running.
    """

    def __init__(self, jobs: int = 0) -> None:
        self.jobs = jobs
        self._pending: list[Any] = []
        try:
            import ray
        except ImportError:
            raise ArenaError("ray", "Ray is not installed: pip install 'bywater[ray]'") from None
        self._ray = ray

    def __enter__(self) -> "Ray":
        self._ours = not self._ray.is_initialized()
        if self._ours:
            quiet: dict[str, Any] = {"logging_level": logging.ERROR, "log_to_driver": False}
            address = os.environ.get("RAY_ADDRESS")
            try:
                if address:
                    self._ray.init(**quiet)  # Ray reads RAY_ADDRESS
                else:
                    self._ray.init("local", num_cpus=self.jobs or None, include_dashboard=False, **quiet)
            except ConnectionError:
                raise ArenaError("cluster", "no Ray cluster answers at {address}", address=address or "local") from None
        return self

    def run(self, fixtures: Iterable[Fixture]) -> Iterator[Outcome]:
        """Play the games; yields each outcome when its game has ended."""
        ray = self._ray
        task = ray.remote(play)
        remaining = iter(fixtures)
        room = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
        self._pending = [task.remote(one) for one in islice(remaining, room)]
        while self._pending:
            done, self._pending = ray.wait(self._pending)
            self._pending += [task.remote(one) for one in islice(remaining, len(done))]
            try:
                outcomes: list[Outcome] = ray.get(done)
            except ray.exceptions.RayTaskError as error:
                raise error.cause from None  # as if it had been raised in this process
            except ray.exceptions.RayError:
                raise ArenaError("died", "a process ended in the middle of a game; run the arena again") from None
            yield from outcomes

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        for task in self._pending:
            self._ray.cancel(task, force=True)
        self._pending = []
        if self._ours:
            self._ray.shutdown()
