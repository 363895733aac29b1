"""Root parallelism: several processes search the same decision independently, and their results are added up."""

import os
import random
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from multiprocessing import current_process, get_context, parent_process
from multiprocessing.synchronize import Barrier
from multiprocessing.util import Finalize
from threading import Thread
from typing import Any, Final, TypeVar

from bywater.bots.budget import Budget
from bywater.bots.player import Player
from bywater.registry import load

Request = TypeVar("Request")
"""What a worker is given."""
Result = TypeVar("Result")
"""What a worker returns."""

# By process id and size: a forked process can't use the pools of its parent.
_POOLS: Final[dict[tuple[int, int], ProcessPoolExecutor]] = {}


def search_in_processes(
    search: Callable[[Request, int, Budget], Result], request: Request, seed: int, budget: Budget
) -> list[Result]:
    """Run a search in each process and return the results in a fixed order. They depend on `seed` alone."""
    parts = [(random.Random(f"{seed} {number}").getrandbits(62), share) for number, share in enumerate(shares(budget))]
    if current_process().daemon:
        # A daemon process may not start others, so it runs all searches itself, in the time of one.
        each = budget.seconds / budget.processes
        return [search(request, part, share._replace(seconds=each)) for part, share in parts]
    return _each(search, [(request, part, share) for part, share in parts])


def start_processes(bot: Player) -> None:
    """Start the processes of a bot and preload its modules, so that no choice has to wait for them."""
    many = bot.budget.processes
    if many > 1 and not current_process().daemon:
        _each(_load, [(type(bot).__module__, bot.game.id)] * many)


def shares(budget: Budget) -> list[Budget]:
    """Return the budget of each process: iterations are divided among them, seconds are the same for all."""
    many = budget.processes
    least, rest = divmod(budget.iterations, many)
    each = [max(1, least + (number < rest)) if budget.iterations else 0 for number in range(many)]
    return [Budget(iterations, budget.seconds) for iterations in each]


def serve_parent() -> None:
    """Prepare a worker process: ignore interrupts, which its parent handles, and exit together with the parent.

    A killed parent can't stop its workers, which would wait for the next request forever.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _each(call: Callable[..., Result], given: list[tuple[Any, ...]]) -> list[Result]:
    """Return the results of a call with each of these arguments, each in a process of its own."""
    try:
        return _try(call, given)
    except BrokenProcessPool:
        return _try(call, given)  # retry with new processes if one has died


def _try(call: Callable[..., Result], given: list[tuple[Any, ...]]) -> list[Result]:
    pool = _pool(len(given))
    try:
        jobs = [pool.submit(call, *one) for one in given]
        return [job.result() for job in jobs]
    except BrokenProcessPool:
        del _POOLS[os.getpid(), len(given)]  # a broken pool stays broken
        raise


def _pool(many: int) -> ProcessPoolExecutor:
    """Return a pool of this size, started once and kept: starting a process takes longer than many choices."""
    key = os.getpid(), many
    if key not in _POOLS:
        context = get_context("forkserver")
        pool = ProcessPoolExecutor(many, context, _start_worker, (context.Barrier(many),))
        # At exit, parent and workers would wait for each other. Shut down before the queues close (priority 10).
        Finalize(None, pool.shutdown, exitpriority=100)
        _POOLS[key] = pool
    return _POOLS[key]


def _start_worker(all_there: Barrier) -> None:
    serve_parent()
    all_there.wait()  # otherwise the first process could take the tasks of all


def _load(module: str, game: str) -> None:
    import_module(module)
    load(game)
