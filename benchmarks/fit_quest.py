"""Fits the parameters of the hobbits' rules of thumb, and their evaluation, to games of these rules.

python -m benchmarks.fit_quest policy 280     fits the parameters board by board for 280 s
python -m benchmarks.fit_quest hope 60        fits the evaluation to the ends of games

Each writes its section of `src/bywater/bots/quest/weights.toml`. Alternate the two: better
parameters lead to other games.
"""

import math
import sys
import time
from collections.abc import Iterator
from typing import cast

import numpy as np
from librt.random import Random
from librt.vecs import vec

import bywater
from benchmarks.regression import logistic
from benchmarks.weights_file import put_section
from bywater.bots.quest.evaluation.hope import FEATURES, look
from bywater.bots.quest.evaluation.weights import NUMBERS, Weights
from bywater.bots.quest.planning.council import Council
from bywater.bots.quest.policy.fellowship import Fellowship
from bywater.core.seats import OVER
from bywater.core.state import State
from bywater.games.quest.model.table import Table

QUEST = bywater.load("quest")
ROWS = 8  # four boards, and the same four for two hobbits
NEXT_BOARD = {"lothlorien": 1, "shelobs_lair": 2, "mordor": 3}  # the next board after the end of a playout
TABLES = [*[(4, 12)] * 5, *[(4, 10)] * 2, (4, 11), (4, 15), (3, 12), (5, 12), (2, 12), (2, 12), (2, 10), (2, 15)]
PULL = 2.0
DIRECTIONS = 10  # the number of directions, each tried both ways
SEGMENTS = 200  # the number of boards played for each direction
SPREAD = 0.12  # the factor by which parameters are changed in a trial
PACE = 0.042
MAX_GAMES = 1500  # games whose boards are played repeatedly

POLICY_COMMENTS = (
    "The parameters of the rules of thumb, fitted by benchmarks/fit_quest.py; "
    "evaluation/weights.py says what each means.",
    "One row per board: Moria, Helm's Deep, Shelob's Lair, Mordor; then the same four for two hobbits.",
)
HOPE_COMMENTS = (
    "The weight of each feature of evaluation/hope.py, by the next board: log odds of winning,",
    "fitted by benchmarks/fit_quest.py to games of the rules of thumb.",
)

Place = tuple[str, int]  # the name of a parameter, and its place in the row


def games(council: Council, seed: int) -> Iterator[tuple[State, list[tuple[int, State]]]]:
    """Play games. Yields the end of each, and the states before its boards with the rows of their parameters."""
    number = 0
    while True:
        seats, sauron = TABLES[number % len(TABLES)]
        number += 1
        state = QUEST.start(seats, sauron=sauron)
        rng = Random(seed + number)
        alone = 4 if seats == 2 else 0
        boards = [(alone, state.clone())]
        while True:
            council.finish(state, rng)
            if state.actor == OVER:
                break
            boards.append((alone + NEXT_BOARD[state.view(0)["place"]], state.clone()))
        yield state, boards


# -- parameters -------------------------------------------------------------------------------


class Row:
    """The parameters of one board as factors to optimise."""

    def __init__(self, weights: Weights, row: int) -> None:
        self.weights = weights
        self.places: list[Place] = [
            (name, place) for name, rows in NUMBERS.items() for place, number in enumerate(rows[row]) if number
        ]
        self.base = np.array([NUMBERS[name][row][place] for name, place in self.places])
        self.moved = np.zeros(len(self.places))
        self.drift = np.zeros(len(self.places))
        self.size = 0.0

    def put(self, moved: np.ndarray) -> None:
        """Use these factors in the rules of thumb."""
        for (name, place), number in zip(self.places, self.base * np.exp(moved), strict=True):
            if isinstance(getattr(self.weights, name), float):
                setattr(self.weights, name, float(number))
            else:
                getattr(self.weights, name)[place] = float(number)

    def step(self, slope: np.ndarray, pace: float) -> None:
        self.drift = 0.9 * self.drift + 0.1 * slope
        square = float((slope * slope).mean())
        self.size = 0.97 * self.size + 0.03 * square if self.size else square
        self.moved = self.moved + pace * self.drift / (math.sqrt(self.size) + 1e-9)
        self.put(self.moved)


def hope_after(council: Council, states: list[State], seeds: list[int]) -> float:
    """The mean evaluation after playing the board from these states."""
    total = 0.0
    for start, seed in zip(states, seeds, strict=True):
        state = start.clone()
        council.finish(state, Random(seed))
        total += 0.5 + 0.5 * council.worth(state)[0]
    return total / len(states)


def fit_policy(seconds: float) -> None:
    """Optimise the parameters of each board along gradients estimated by random trials."""
    until = time.monotonic() + seconds
    chance = np.random.default_rng(1)
    fellowship = Fellowship()
    council = Council(fellowship)
    rows = [Row(fellowship.features.sets[row], row) for row in range(ROWS)]
    starts: list[list[State]] = [[] for _ in range(ROWS)]
    for number, (_, boards) in enumerate(games(council, 1)):
        for board, state in boards:
            starts[board].append(state)
        if number == MAX_GAMES:
            break
    trials = 0
    while time.monotonic() < until:
        trials += 1
        for row, states in zip(rows, starts, strict=True):
            some = [states[place] for place in chance.integers(0, len(states), SEGMENTS)]
            seeds = [int(seed) for seed in chance.integers(1, 1 << 31, SEGMENTS)]
            slope = np.zeros(len(row.places))
            for _ in range(DIRECTIONS):
                way = chance.standard_normal(len(row.places))
                hopes = []
                for sign in (SPREAD, -SPREAD):
                    row.put(row.moved + sign * way)
                    hopes.append(hope_after(council, some, seeds))
                slope += (hopes[0] - hopes[1]) / (2 * SPREAD * DIRECTIONS) * way
            row.step(slope, PACE / (1 + trials / 80))
    found = {name: [list(row) for row in table] for name, table in NUMBERS.items()}
    for number, row in enumerate(rows):
        for (name, place), value in zip(row.places, row.base * np.exp(row.moved), strict=True):
            found[name][number][place] = float(f"{value:.3g}")
    values: list[str] = []
    for name, rows_of_name in sorted(found.items()):
        if len(rows_of_name[0]) == 1:
            values.append(f"{name} = {rows_of_name}")
        else:
            values += [f"{name} = [", *(f"    {row}," for row in rows_of_name), "]"]
    put_section("quest", "policy", POLICY_COMMENTS, values)


# -- hope -------------------------------------------------------------------------------------


def fit_hope(seconds: float) -> None:
    """Fit a logistic regression of the end for each next board."""
    until = time.monotonic() + seconds
    council = Council(Fellowship())
    seen: dict[int, list[list[float]]] = {row: [] for row in range(ROWS)}
    won: dict[int, list[float]] = {row: [] for row in range(ROWS)}
    for end, boards in games(council, 1_000_000):
        for row, state in boards[1:]:
            out = vec[float]([0.0] * FEATURES)
            look(cast(Table, state), out)
            seen[row].append(list(out))
            won[row].append(float(end.ending() == "destroyed"))
        if time.monotonic() > until:
            break
    values = ["boards = ["]
    for row in (1, 2, 3, 5, 6, 7):
        weights = [repr(round(float(weight), 3)) for weight in logistic(np.array(seen[row]), np.array(won[row]), PULL)]
        values += [f"    # {('two hobbits, ' if row > 4 else '') + list(NEXT_BOARD)[row % 4 - 1]}", "    ["]
        values += [f"        {', '.join(weights[first : first + 14])}," for first in range(0, FEATURES, 14)]
        values.append("    ],")
    put_section("quest", "hope", HOPE_COMMENTS, [*values, "]"])


if __name__ == "__main__":
    {"policy": fit_policy, "hope": fit_hope}[sys.argv[1]](float(sys.argv[2]))
