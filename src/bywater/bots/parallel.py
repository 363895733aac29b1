"""One choice thought about in several processes: each searches for itself, and what they found is added up."""

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

Question = TypeVar("Question")
Answer = TypeVar("Answer")

# By process and by how many: a forked process can't use the pools of its parent.
_POOLS: Final[dict[tuple[int, int], ProcessPoolExecutor]] = {}


def together(
    think: Callable[[Question, int, Budget], Answer], question: Question, seed: int, budget: Budget
) -> list[Answer]:
    """What each process found, in a fixed order. The seeds, and so the answers, hang on `seed` alone."""
    parts = [(random.Random(f"{seed} {number}").getrandbits(62), share) for number, share in enumerate(shares(budget))]
    if current_process().daemon:
        # A daemon may have no processes of its own: it thinks for all of them, in the time of one.
        each = budget.seconds / budget.processes
        return [think(question, part, share._replace(seconds=each)) for part, share in parts]
    return _each(think, [(question, part, share) for part, share in parts])


def get_ready(bot: Player) -> None:
    """Start the processes that a bot asks for and let them load what it needs: no choice shall have to wait for it."""
    many = bot.budget.processes
    if many > 1 and not current_process().daemon:
        _each(_load, [(type(bot).__module__, bot.game.id)] * many)


def shares(budget: Budget) -> list[Budget]:
    """The budget of each process: iterations are shared out, seconds are the same for all."""
    many = budget.processes
    least, rest = divmod(budget.iterations, many)
    each = [max(1, least + (number < rest)) if budget.iterations else 0 for number in range(many)]
    return [Budget(iterations, budget.seconds) for iterations in each]


def serve_parent() -> None:
    """What every process that works for another begins with: interrupts are its parent's, and so is its life.

    Who is killed can't end its processes, and they would wait for its next question for ever.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _each(call: Callable[..., Answer], given: list[tuple[Any, ...]]) -> list[Answer]:
    """What comes of a call with each of these, in a process each."""
    try:
        return _try(call, given)
    except BrokenProcessPool:
        return _try(call, given)  # with new processes: one that died shall cost time and nothing else


def _try(call: Callable[..., Answer], given: list[tuple[Any, ...]]) -> list[Answer]:
    pool = _pool(len(given))
    try:
        jobs = [pool.submit(call, *one) for one in given]
        return [job.result() for job in jobs]
    except BrokenProcessPool:
        del _POOLS[os.getpid(), len(given)]  # it would stay broken for ever
        raise


def _pool(many: int) -> ProcessPoolExecutor:
    """Started once and kept: a process takes longer to start than many a choice."""
    key = os.getpid(), many
    if key not in _POOLS:
        context = get_context("forkserver")
        pool = ProcessPoolExecutor(many, context, _begin, (context.Barrier(many),))
        # A process that ends waits for its children, and these would wait for it. Before its queues are closed, at 10.
        Finalize(None, pool.shutdown, exitpriority=100)
        _POOLS[key] = pool
    return _POOLS[key]


def _begin(all_there: Barrier) -> None:
    serve_parent()
    all_there.wait()  # else the first to be there would take what is meant for all


def _load(module: str, game: str) -> None:
    import_module(module)
    load(game)
