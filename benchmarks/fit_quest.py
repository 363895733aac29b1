"""Fits the weights of the rules of thumb for The Lord of the Rings, and the outlook between boards.

python -m benchmarks.fit_quest policy 280     improves the weights of each board by random search, for 280 seconds
python -m benchmarks.fit_quest outlook 60        fits the outlook to the results of games

Each writes its section of `src/bywater/bots/quest/weights.toml`. Run them alternately: better weights change the games.
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
from bywater.bots.quest.evaluation.outlook import NUM_FEATURES, fill_features
from bywater.bots.quest.evaluation.weights import NUMBERS, Weights
from bywater.bots.quest.planning.team_guide import TeamGuide
from bywater.bots.quest.policy.guide import QuestGuide
from bywater.core.seats import OVER
from bywater.core.state import State
from bywater.games.quest.model.table import Table

QUEST = bywater.load("quest")
ROWS = 8  # four boards, and the same for two hobbits alone
BEHIND = {"lothlorien": 1, "shelobs_lair": 2, "mordor": 3}  # where a playout ends, and the board that comes next
TABLES = [*[(4, 12)] * 5, *[(4, 10)] * 2, (4, 11), (4, 15), (3, 12), (5, 12), (2, 12), (2, 12), (2, 10), (2, 15)]
PENALTY = 2.0  # of the ridge regression
PAIRS = 10  # of opposite random directions per step
SEGMENTS = 200  # boards played per trial
SPREAD = 0.12  # the size of a trial step, in logarithms
PACE = 0.042
NUM_GAMES = 1500  # whose boards are replayed

POLICY_COMMENTS = (
    "The numbers behind the rules of thumb, fitted by benchmarks/fit_quest.py; evaluation/weights.py explains each.",
    "One row per board: Moria, Helm's Deep, Shelob's Lair, Mordor; then the same four for two hobbits alone.",
)
OUTLOOK_COMMENTS = (
    "The weights of the features of evaluation/outlook.py, by the next board: log odds of winning, fitted by",
    "benchmarks/fit_quest.py to games of the rules of thumb.",
)

Place = tuple[str, int]  # the name of a number, and its place in the row


def games(team_guide: TeamGuide, seed: int) -> Iterator[tuple[State, list[tuple[int, State]]]]:
    """Game after game: its end, and the table before each board with the row of its numbers."""
    number = 0
    while True:
        seats, sauron = TABLES[number % len(TABLES)]
        number += 1
        state = QUEST.start(seats, sauron=sauron)
        rng = Random(seed + number)
        alone = 4 if seats == 2 else 0
        boards = [(alone, state.clone())]
        while True:
            team_guide.finish(state, rng)
            if state.actor == OVER:
                break
            boards.append((alone + BEHIND[state.view(0)["place"]], state.clone()))
        yield state, boards


# -- the numbers ------------------------------------------------------------------------------


class Row:
    """The numbers of one board, as factors to be moved."""

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
        """Use the base weights, moved by these logarithms."""
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


def outlook_after(team_guide: TeamGuide, states: list[State], seeds: list[int]) -> float:
    """The mean outlook after playing one board from each of these states."""
    total = 0.0
    for start, seed in zip(states, seeds, strict=True):
        state = start.clone()
        team_guide.finish(state, Random(seed))
        total += 0.5 + 0.5 * team_guide.worth(state)[0]
    return total / len(states)


def fit_policy(seconds: float) -> None:
    """Improve the weights of each board by simultaneous perturbation: slopes estimated from random directions."""
    until = time.monotonic() + seconds
    chance = np.random.default_rng(1)
    guide = QuestGuide()
    team_guide = TeamGuide(guide)
    rows = [Row(guide.features.sets[row], row) for row in range(ROWS)]
    begun: list[list[State]] = [[] for _ in range(ROWS)]
    for number, (_, boards) in enumerate(games(team_guide, 1)):
        for board, state in boards:
            begun[board].append(state)
        if number == NUM_GAMES:
            break
    trials = 0
    while time.monotonic() < until:
        trials += 1
        for row, states in zip(rows, begun, strict=True):
            some = [states[place] for place in chance.integers(0, len(states), SEGMENTS)]
            seeds = [int(seed) for seed in chance.integers(1, 1 << 31, SEGMENTS)]
            slope = np.zeros(len(row.places))
            for _ in range(PAIRS):
                way = chance.standard_normal(len(row.places))
                hopes = []
                for sign in (SPREAD, -SPREAD):
                    row.put(row.moved + sign * way)
                    hopes.append(outlook_after(team_guide, some, seeds))
                slope += (hopes[0] - hopes[1]) / (2 * SPREAD * PAIRS) * way
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


# -- outlook----------------------------------------------------------------------------------


def fit_outlook(seconds: float) -> None:
    """Fit a logistic regression for each next board."""
    until = time.monotonic() + seconds
    team_guide = TeamGuide(QuestGuide())
    seen: dict[int, list[list[float]]] = {row: [] for row in range(ROWS)}
    won: dict[int, list[float]] = {row: [] for row in range(ROWS)}
    for end, boards in games(team_guide, 1_000_000):
        for row, state in boards[1:]:
            out = vec[float]([0.0] * NUM_FEATURES)
            fill_features(cast(Table, state), out)
            seen[row].append(list(out))
            won[row].append(float(end.ending() == "destroyed"))
        if time.monotonic() > until:
            break
    values = ["boards = ["]
    for row in (1, 2, 3, 5, 6, 7):
        learned = [
            repr(round(float(weight), 3)) for weight in logistic(np.array(seen[row]), np.array(won[row]), PENALTY)
        ]
        values += [f"    # {('two hobbits, ' if row > 4 else '') + list(BEHIND)[row % 4 - 1]}", "    ["]
        values += [f"        {', '.join(learned[first : first + 14])}," for first in range(0, NUM_FEATURES, 14)]
        values.append("    ],")
    put_section("quest", "outlook", OUTLOOK_COMMENTS, [*values, "]"])


if __name__ == "__main__":
    {"policy": fit_policy, "outlook": fit_outlook}[sys.argv[1]](float(sys.argv[2]))
