"""One choice thought about in several processes: each searches for itself, and what they found is added up."""

import random
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context
from typing import TypeVar

from bywater.bots.budget import Budget

Question = TypeVar("Question")
Answer = TypeVar("Answer")


def together(
    think: Callable[[Question, int, Budget], Answer], question: Question, seed: int, budget: Budget
) -> list[Answer]:
    """What each process found, in a fixed order. The seeds, and so the answers, hang on `seed` alone."""
    pool = _pool(budget.processes)
    jobs = [
        pool.submit(think, question, random.Random(f"{seed} {number}").getrandbits(62), share)
        for number, share in enumerate(shares(budget))
    ]
    return [job.result() for job in jobs]


def shares(budget: Budget) -> list[Budget]:
    """The budget of each process: iterations are shared out, seconds are the same for all."""
    many = budget.processes
    least, rest = divmod(budget.iterations, many)
    each = [max(1, least + (number < rest)) if budget.iterations else 0 for number in range(many)]
    return [Budget(iterations, budget.seconds) for iterations in each]


@cache
def _pool(processes: int) -> ProcessPoolExecutor:
    """Started once and kept: a process takes longer to start than many a choice."""
    return ProcessPoolExecutor(processes, mp_context=get_context("forkserver"))
