"""Tournaments of bots: round robins with paired seeds and swapped seats, and ratings with intervals.

>>> plan = Plan("towers", ("random", "random@1"), rounds=1, seats=3)
>>> [fixture.seating for fixture in plan.fixtures()][:2]
[('random', 'random@1', 'random@1'), ('random@1', 'random', 'random@1')]
"""

from bywater.arena.arena import Arena, round_robin
from bywater.arena.cluster import Ray
from bywater.arena.errors import ArenaError
from bywater.arena.executor import Executor, Local
from bywater.arena.game import Outcome
from bywater.arena.plan import Fixture, Plan
from bywater.arena.ratings import Rating, rate
from bywater.arena.results import Results

__all__ = [
    "Arena",
    "ArenaError",
    "Executor",
    "Fixture",
    "Local",
    "Outcome",
    "Plan",
    "Rating",
    "Ray",
    "Results",
    "rate",
    "round_robin",
]
