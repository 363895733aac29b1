"""Timing in interleaved rounds, so that other load of the machine affects all alike."""

import random
import statistics
import time
from collections.abc import Callable

from benchmarks.drivers import Driver


def moves_per_second(drivers: dict[str, Driver], *, rounds: int = 7, seconds: float = 0.4) -> dict[str, float]:
    """The median over rounds of about this number of seconds."""
    games = {name: _games_for(driver, seconds) for name, driver in drivers.items()}
    rates: dict[str, list[float]] = {name: [] for name in drivers}
    for number in range(rounds):
        for name, driver in drivers.items():
            began = time.perf_counter()
            moves = driver(random.Random(number), games[name])
            rates[name].append(moves / (time.perf_counter() - began))
    return {name: statistics.median(values) for name, values in rates.items()}


def seconds_per_call(calls: dict[str, Callable[[], object]], *, rounds: int = 7, times: int = 2000) -> dict[str, float]:
    """The median time of one call over the rounds."""
    spent: dict[str, list[float]] = {name: [] for name in calls}
    for _ in range(rounds):
        for name, call in calls.items():
            began = time.perf_counter()
            for _ in range(times):
                call()
            spent[name].append((time.perf_counter() - began) / times)
    return {name: statistics.median(values) for name, values in spent.items()}


def _games_for(driver: Driver, seconds: float) -> int:
    """The number of games that take about this number of seconds."""
    games = 1
    while True:
        began = time.perf_counter()
        driver(random.Random(0), games)
        spent = time.perf_counter() - began
        if spent > seconds / 4:
            return max(1, round(games * seconds / spent))
        games *= 4
