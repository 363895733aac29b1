"""Fits the outlook of the team in Fate of the Fellowship to games of its rules of thumb.

python -m benchmarks.fit_fate 300     plays for 300 seconds and writes the section `outlook` of
                                      `src/bywater/bots/fate/weights.toml`

The numbers of the section `policy` were tuned by trial in such games, without a script.
"""

import random
import sys
import time

import numpy as np

import bywater
from benchmarks.regression import logistic
from benchmarks.weights_file import put_section
from bywater.bots.fate.evaluation.outlook import NUM_FEATURES, NUM_STAGES, outlook_features, stage_of
from bywater.bots.fate.policy.guide import FateGuide, is_new_turn
from bywater.bots.fate.policy.turn import analyse
from bywater.core.seats import CHANCE, OVER
from bywater.games.fate.model.endings import DESTROYED
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
PENALTY = 3.0  # of the ridge regression
BLUNDER_RATE = 0.03  # the share of random choices, for variety

Seen = list[tuple[int, list[float]]]


def play(number: int) -> tuple[Seen, float]:
    """Play a game: the stage and the features at the beginning of each turn, and whether it was won."""
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
            analyse(guide.context, state)
            seen.append((int(stage_of(state)), list(outlook_features(guide.context, state))))
        state.apply(rng.choice(list(state.legal())) if rng.random() < BLUNDER_RATE else guide.answer(state))
    return seen, float(state.over == DESTROYED)


def fit_outlook(seconds: float) -> None:
    """Fit a logistic regression for each number of objectives left."""
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
        raise SystemExit(f"{games} games did not reach every stage: play for longer than {seconds:g} seconds")
    rows = [logistic(np.array(x), np.array(y), PENALTY) for x, y in zip(xs, ys, strict=True)]
    comments = (
        "The chance to win at the beginning of a turn: log odds for each feature of evaluation/outlook.py, one row per",
        f"number of objectives left beside the Ring. Fitted by benchmarks/fit_fate.py to {games} games.",
    )
    values = ["stages = [", *("    [" + ", ".join(f"{weight:.3f}" for weight in row) + "]," for row in rows), "]"]
    assert all(len(row) == NUM_FEATURES for row in rows)
    put_section("fate", "outlook", comments, values)


if __name__ == "__main__":
    fit_outlook(float(sys.argv[1]))
