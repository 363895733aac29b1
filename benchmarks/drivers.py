"""Drives games move by move from Python, each by its own interface, with the same random generator.

A move is one applied action or chance outcome.
"""

import random
from collections.abc import Callable
from typing import Any

import bywater

Driver = Callable[[random.Random, int], int]
"""Plays a number of games and returns the number of moves."""


def ours(id: str, seats: int = 0, *, listing: bool = False, **options: Any) -> Driver:
    """A game of Bywater. With `listing`, outcomes are listed before each draw, as OpenSpiel requires."""
    game = bywater.load(id)

    def drive(rng: random.Random, games: int) -> int:
        moves = 0
        for _ in range(games):
            state = game.start(seats, **options)
            actor = state.actor
            while actor != bywater.OVER:
                if actor != bywater.CHANCE:
                    actions = state.legal()
                    state.apply(actions[int(rng.random() * len(actions))])  # type: ignore[operator]
                elif listing:
                    state.apply(draw(state.chances(), rng))
                else:
                    state.apply(state.roll(rng))
                moves += 1
                actor = state.actor
        return moves

    return drive


def draw(outcomes: list[tuple[int, float]], rng: random.Random) -> int:
    """Draw an outcome by its probability."""
    at = rng.random()
    for action, probability in outcomes:
        at -= probability
        if at < 0:
            return action
    return outcomes[-1][0]


def open_spiel(name: str) -> Driver:
    import pyspiel

    game = pyspiel.load_game(name)

    def drive(rng: random.Random, games: int) -> int:
        moves = 0
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(draw(state.chance_outcomes(), rng))
                else:
                    actions = state.legal_actions()
                    state.apply_action(actions[int(rng.random() * len(actions))])
                moves += 1
        return moves

    return drive


def rlcard(name: str) -> Driver:
    import rlcard as peer

    env = peer.make(name)

    def drive(rng: random.Random, games: int) -> int:
        moves = 0
        for _ in range(games):
            state, _ = env.reset()
            while not env.is_over():
                actions = list(state["legal_actions"])
                state, _ = env.step(actions[int(rng.random() * len(actions))])
                moves += 1
        return moves

    return drive
