"""One choice thought about in several processes: each searches for itself, and what they found is added up."""

import random
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context

import bywater
from bywater.bots.budget import Budget
from bywater.bots.player import Found
from bywater.bots.searching import SearchingBot
from bywater.core.state import View


def think_together(bot: type[SearchingBot], view: View, seed: int, budget: Budget) -> tuple[Found, int]:
    """Iterations are shared out, seconds are the same for all. The seeds, and so the result, hang on `seed` alone."""
    many = budget.processes
    pool = _pool(many)
    jobs = []
    for number in range(many):
        share = budget.iterations // many + (1 if number < budget.iterations % many else 0)
        alone = Budget(max(1, share) if budget.iterations else 0, budget.seconds)
        jobs.append(pool.submit(_think, bot, view, random.Random(f"{seed} {number}").getrandbits(62), alone))
    found: Found = {}
    iterations = 0
    for job in jobs:
        part, count = job.result()
        iterations += count
        for action, (visits, mean) in part.items():
            before, average = found.get(action, (0, 0.0))
            whole = before + visits
            found[action] = (whole, (average * before + mean * visits) / whole)
    return found, iterations


def _think(bot: type[SearchingBot], view: View, seed: int, budget: Budget) -> tuple[Found, int]:
    return bot(bywater.load(view["game"]), random.Random(seed)).think(view, seed, budget)


@cache
def _pool(processes: int) -> ProcessPoolExecutor:
    """Started once and kept: a process takes longer to start than many a choice."""
    return ProcessPoolExecutor(processes, mp_context=get_context("forkserver"))
