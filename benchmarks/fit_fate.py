"""Fits the evaluation of the team in Fate of the Fellowship to games of its rules of thumb.

python -m benchmarks.fit_fate 300     plays for 300 seconds and writes the section `outlook` of
                                      `src/bywater/bots/fate/weights.toml`

The numbers of the section `policy` were tuned by hand in such games.
"""

import random
import sys
import time

import numpy as np

import bywater
from benchmarks.regression import logistic
from benchmarks.weights_file import put_section
from bywater.bots.fate.evaluation.outlook import NUM_SIGNS, NUM_STAGES, signs, stage_of
from bywater.bots.fate.policy.guide import FateGuide, is_new_turn
from bywater.bots.fate.policy.turn import think
from bywater.core.seats import CHANCE, OVER
from bywater.games.fate.model.table import DESTROYED
from bywater.games.fate.state import FateState

FATE = bywater.load("fate")
TABLES = [
    (2, "introductory"),
    (2, "introductory"),
    (2, "standard"),
    (2, "standard"),
    (1, "introductory"),
    (3, "standard"),
]
PULL = 3.0
RANDOM_RATE = 0.03  # the share of random choices, which lead to unusual tables

Seen = list[tuple[int, list[float]]]


def play(number: int) -> tuple[Seen, float]:
    """Play one game. Returns the stage and the signs at the beginning of each turn, and whether it was won."""
    seats, level = TABLES[number % len(TABLES)]
    rng = random.Random(number)
    guide = FateGuide()
    state = FATE.start(seats, level=level)
    assert isinstance(state, FateState)
    seen: Seen = []
    while (actor := state.actor) != OVER:
        if actor == CHANCE:
            state.apply(state.roll(rng))
            continue
        if is_new_turn(state):
            think(guide.context, state)
            seen.append((int(stage_of(state)), list(signs(guide.context, state))))
        state.apply(rng.choice(list(state.legal())) if rng.random() < RANDOM_RATE else guide.answer(state))
    return seen, float(state.over == DESTROYED)


def fit_outlook(seconds: float) -> None:
    """Fit a logistic regression for each number of remaining objectives."""
    until = time.monotonic() + seconds
    xs: list[list[list[float]]] = [[] for _ in range(NUM_STAGES)]
    ys: list[list[float]] = [[] for _ in range(NUM_STAGES)]
    games = 0
    while time.monotonic() < until:
        seen, won = play(games)
        games += 1
        for stage, row in seen:
            xs[stage].append(row)
            ys[stage].append(won)
    if not all(xs):
        raise SystemExit(
            f"expected games that reach every stage, got {games} without: play for longer than {seconds:g} seconds"
        )
    rows = [logistic(np.array(x), np.array(y), PULL) for x, y in zip(xs, ys, strict=True)]
    comments = (
        "The chance to win at the beginning of a turn: log odds for each sign of evaluation/outlook.py, one row per",
        f"number of objectives left beside the Ring. Fitted by benchmarks/fit_fate.py to {games} games.",
    )
    values = ["stages = [", *("    [" + ", ".join(f"{weight:.3f}" for weight in row) + "]," for row in rows), "]"]
    assert all(len(row) == NUM_SIGNS for row in rows)
    put_section("fate", "outlook", comments, values)


if __name__ == "__main__":
    fit_outlook(float(sys.argv[1]))
