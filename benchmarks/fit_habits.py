"""Fits where players like to keep hidden figures, to games of a search against itself.

python -m benchmarks.fit_habits duellist@200 300 > src/bywater/bots/confrontation/habits.toml

A state's weight is the product of its figures' weights, each by figure, row and time. They are fitted so that the true
states become as likely as possible among those that the belief of the other seat draws.
"""

import random
import sys
from typing import Any

import numpy as np

import bywater
from bywater.bots import make_bot
from bywater.bots.confrontation.greedy import ROW
from bywater.bots.confrontation.inference import LATER, ROWS
from bywater.core.codes import CHANCE, OVER
from bywater.games.confrontation.figures import EACH

DRAWN = 40
PULL = 0.01
STEPS = 400
NOWHERE = ROWS  # out of the game, or on the road


def rows_of(state: Any, side: int) -> list[int]:
    """How far from the Shire each figure of a side stands."""
    return [ROW[place] if place < len(ROW) else NOWHERE for place in list(state.at)[side * EACH : side * EACH + EACH]]


def collect(spec: str, games: int) -> tuple[Any, Any, Any]:
    """At every turn the true rows of the other side, those of states that fit, and (side, late, number of the game)."""
    game = bywater.load("confrontation")
    true, drawn, when = [], [], []
    for number in range(games):
        state: Any = game.start()
        rng = random.Random(f"habits {number}")
        bots = [make_bot(spec, game, random.Random(f"habits {number} {seat}")) for seat in (0, 1)]
        while (actor := state.actor) != OVER:
            if actor == CHANCE:
                state.apply(state.roll(rng))
                continue
            if state.decision.kind == "place":
                state.apply(rng.choice(list(state.legal())))
                continue
            view = state.view(actor)
            if state.decision.kind == "turn" and view["turns"] > 2:
                belief = game.belief(view)
                true.append(rows_of(state, 1 - actor))
                drawn.append([rows_of(belief.sample(rng), 1 - actor) for _ in range(DRAWN)])
                when.append((1 - actor, int(view["turns"] >= LATER), number))
            state.apply(bots[actor].choose(view))
    return np.array(true), np.array(drawn), np.array(when)


def weights_at(rows: Any, when: Any) -> Any:
    """Which weight each figure's place has: by time, figure and row."""
    figure = when[:, 0, None] * EACH + np.arange(EACH)
    first = (when[:, 1, None] * 2 * EACH + figure) * (ROWS + 1)
    return (first if rows.ndim == 2 else first[:, None]) + rows


def gain(weights: Any, true: Any, drawn: Any) -> float:
    """How much likelier the weights make the truth, as a mean logarithm."""
    fits = np.exp(weights[drawn].sum(2))
    return float((weights[true].sum(1) - np.log(fits.mean(1))).mean())


def fit(true: Any, drawn: Any) -> Any:
    """Steps uphill: the share of each place in the truth, less its share in the weighted states that fit."""
    weights = np.zeros(2 * 2 * EACH * (ROWS + 1))
    slow = np.zeros_like(weights)
    size = np.zeros_like(weights)
    for _ in range(STEPS):
        fits = np.exp(weights[drawn].sum(2))
        fits /= fits.sum(1, keepdims=True)
        share = np.broadcast_to(fits[:, :, None], drawn.shape)
        slope = np.bincount(true.ravel(), minlength=len(weights)).astype(float)
        slope -= np.bincount(drawn.ravel(), weights=share.ravel(), minlength=len(weights))
        slope = slope / len(true) - PULL * weights
        slow = 0.9 * slow + 0.1 * slope
        size = 0.99 * size + 0.01 * slope**2
        weights += 0.03 * slow / (np.sqrt(size) + 1e-6)
    return weights


def main(spec: str, games: int) -> None:
    rows, others, when = collect(spec, games)
    true, drawn = weights_at(rows, when), weights_at(others, when)
    held = when[:, 2] % 5 == 0
    found = fit(true[~held], drawn[~held])
    print("# How much likelier a hidden figure is to stand so many rows from the Shire, as a logarithm.")
    print(f"# Fitted by benchmarks/fit_habits.py to {games} games of {spec} against itself. In games held back the")
    print(f"# true state became likelier by a mean of {gain(found, true[held], drawn[held]):.3f} in the logarithm.")
    table = fit(true, drawn).reshape(2, 2 * EACH, ROWS + 1)
    for name, part in zip(("early", "late"), table, strict=True):
        print(f"{name} = [")
        for line in part:
            print("    " + ", ".join(f"{value:.2f}" for value in line[:ROWS]) + ",")
        print("]")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
