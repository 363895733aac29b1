"""Fits the evaluation of the confrontation bots to games of a search against itself.

python -m benchmarks.fit_confrontation play 600 mo-ismcts@1500 games.jsonl     plays and writes positions
python -m benchmarks.fit_confrontation fit games.jsonl                           fits the evaluation
python -m benchmarks.fit_confrontation set-ups games.jsonl                       counts the results of set-ups

The last two write their sections of `src/bywater/bots/confrontation/weights.toml`.
"""

import json
import random
import sys
from pathlib import Path
from typing import Any

import numpy as np

import bywater
from benchmarks.weights_file import array, put_section
from bywater.bots import make_bot
from bywater.bots.confrontation.policy.greedy_guide import ROW
from bywater.core.seats import CHANCE, OVER
from bywater.games.confrontation.model.board import HOME, OUT, ROAD, SLOTS
from bywater.games.confrontation.model.cards import CARDS
from bywater.games.confrontation.model.figures import EACH, FIGURES, FRODO
from bywater.games.confrontation.model.table import Table

PLACES = 18
ROWS = 7
PENALTY = 3.0  # of the ridge regression
# Prior values of cards, with a strong penalty: search wastes cards, so its own games say little about them.
CARDS_PRIOR = (
    *(0.04, 0.08, 0.14, 0.2, 0.28, 0.35, 0.25, 0.2, 0.2),
    *(-0.04, -0.07, -0.11, -0.16, -0.22, -0.3, -0.3, -0.2, -0.12),
)
CARDS_PENALTY = 3000.0
STEP = 0.01
PRIOR_GAMES = 60.0  # average games added to each place of a set-up, against chance results
BLUNDER_RATE = 0.04  # the share of random moves, for variety


def play(games: int, spec: str, file: Path) -> None:
    """Play games from random set-ups and write every position at the beginning of a turn."""
    game = bywater.load("confrontation")
    for number in range(games):
        rng = random.Random(f"{spec} {number}")
        state: Any = game.start()
        bots = [make_bot(spec, game, random.Random(f"{spec} {number} {seat}")) for seat in (0, 1)]
        rows = []
        while (actor := state.actor) != OVER:
            kind = state.decision.kind
            if actor == CHANCE:
                state.apply(state.roll(rng))
                continue
            if kind == "turn":
                rows.append((list(state.at), int(state.hand), int(state.turn)))
            if kind == "place" or (kind != "card" and rng.random() < BLUNDER_RATE):
                state.apply(rng.choice(list(state.legal())))
            else:
                state.apply(bots[actor].choose(state.view(actor)))
        with file.open("a", encoding="utf-8") as out:
            out.write(json.dumps({"light": state.returns()[0], "rows": rows}) + "\n")


def table_of(at: list[int], hand: int, turn: int) -> Table:
    """A table with these figures and cards."""
    table = Table(0, 0, None)
    for figure, place in enumerate(at):
        if place < PLACES - 2:
            table.put(figure, place)
    table.hand = hand
    table.turn = turn
    return table


def features(at: list[int], hand: int, turn: int) -> list[float]:
    """The inputs of the regression: figures, progress of both sides, Frodo's row, cards, and other features."""
    from bywater.bots.confrontation.evaluation.values import features_of

    alive = [1.0 if place != OUT else 0.0 for place in at]
    frodo = [1.0 if at[FRODO] < ROAD and ROW[at[FRODO]] == row else 0.0 for row in range(ROWS)]
    light = sum(ROW[place] for figure, place in enumerate(at) if FRODO < figure < EACH and place < ROAD)
    dark = sum(ROWS - 1 - ROW[place] for figure, place in enumerate(at) if figure >= EACH and place < ROAD)
    cards = [float(hand >> card & 1) for card in range(len(CARDS))]
    return [*alive, *frodo, light / 10, dark / 10, *cards, *features_of(table_of(at, hand, turn))]


def places_of(w: Any) -> list[float]:
    """The weights of figures and rows as one table: a number for each figure at each place."""
    found = []
    for figure in range(len(FIGURES)):
        for place in range(PLACES):
            value = w[figure] if place != OUT else 0.0
            if place < ROAD:
                if figure == FRODO:
                    value += w[len(FIGURES) + ROW[place]]
                elif figure < EACH:
                    value += w[len(FIGURES) + ROWS] * ROW[place] / 10
                else:
                    value += w[len(FIGURES) + ROWS + 1] * (ROWS - 1 - ROW[place]) / 10
            found.append(float(value))
    return found


def fit(file: Path) -> None:
    """Logistic regression with a penalty towards zero, by Newton's method."""
    xs, ys, groups = [], [], []
    for number, line in enumerate(file.read_text("utf-8").splitlines()):
        played = json.loads(line)
        for row in played["rows"]:
            xs.append(features(*row[:3]))
            ys.append((played["light"] + 1) / 2)
            groups.append(number)
    x = np.array(xs)
    y = np.array(ys)
    held = np.array(groups) % 10 == 0
    for penalty in (1.0, 3.0, 10.0, 30.0, 100.0):
        w = newton(x[~held], y[~held], penalty)
        print(f"penalty {penalty:g}: log loss {loss(x[held], y[held], w):.4f} on games held back", file=sys.stderr)
    w = newton(x, y, PENALTY)
    where = len(FIGURES) + ROWS + 2
    in_order(w[where : where + 18])
    values = []
    for name, part in (("figures", places_of(w)), ("cards", w[where : where + 18]), ("signs", w[where + 18 :])):
        values += array(name, part, PLACES)
    comments = (
        "Log odds of a Light win, fitted by benchmarks/fit_confrontation.py to games of a search against itself.",
        f"{len(set(groups))} games, {len(ys)} positions. figures: 18 places each, out of the game the last.",
    )
    put_section("confrontation", "evaluation", comments, values)


def in_order(cards: Any) -> None:
    """A higher number is never worth less: five cards of Light, six of Dark."""
    for first, last, number in ((0, 5, 1.0), (9, 15, -1.0)):
        for card in range(first + 1, last):
            cards[card] = number * max(number * cards[card], number * cards[card - 1] + STEP)


def set_ups(file: Path) -> None:
    """The results of games by set-up, with each figure in one of the five regions or at home, as log odds for Light."""
    games = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    mean = sum((game["light"] + 1) / 2 for game in games) / len(games)
    found = []
    for figure in range(len(FIGURES)):
        side = figure // EACH
        for place in [*SLOTS[side * 5 : side * 5 + 5], HOME[side]]:
            wins = [(game["light"] + 1) / 2 for game in games if game["rows"][0][0][figure] == place]
            share = (sum(wins) + PRIOR_GAMES * mean) / (len(wins) + PRIOR_GAMES)
            found.append(float(np.log(share / (1 - share)) - np.log(mean / (1 - mean))))
    comments = (
        "Log odds that Light wins when a figure begins in one of its side's five regions, or, last, at home.",
        f"Counted by benchmarks/fit_confrontation.py over {len(games)} games from random set-ups.",
    )
    put_section("confrontation", "setups", comments, array("figures", found, 6))


def newton(x: Any, y: Any, penalty: float) -> Any:
    first = len(FIGURES) + ROWS + 2
    prior = np.zeros(x.shape[1])
    prior[first : first + len(CARDS)] = CARDS_PRIOR
    penalties = np.full(x.shape[1], penalty)
    penalties[first : first + len(CARDS)] = CARDS_PENALTY
    w = prior.copy()
    for _ in range(12):
        p = 1 / (1 + np.exp(-x @ w))
        gradient = x.T @ (p - y) + penalties * (w - prior)
        hessian = (x * (p * (1 - p))[:, None]).T @ x + np.diag(penalties)
        w -= np.linalg.solve(hessian, gradient)
    return w


def loss(x: Any, y: Any, w: Any) -> float:
    p = np.clip(1 / (1 + np.exp(-x @ w)), 1e-6, 1 - 1e-6)
    return float(-(y * np.log(p) + (1 - y) * np.log(1 - p)).mean())


if __name__ == "__main__":
    if sys.argv[1] == "play":
        play(int(sys.argv[2]), sys.argv[3], Path(sys.argv[4]))
    elif sys.argv[1] == "fit":
        fit(Path(sys.argv[2]))
    else:
        set_ups(Path(sys.argv[2]))
