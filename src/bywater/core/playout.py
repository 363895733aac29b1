"""Compiled loops for random play to the end of a game."""

from librt.random import Random
from mypy_extensions import i64

from bywater.core.errors import BywaterError
from bywater.core.seats import CHANCE, OVER
from bywater.core.state import State


def playout(state: State, rng: Random, limit: i64) -> i64:
    """Play this state to the end with random choices. Returns the number of actions, chance included."""
    count: i64 = 0
    actor: i64 = state.actor
    while actor != OVER:
        if actor == CHANCE:
            state.apply_legal(state.pick(rng.random()))
        else:
            state.apply_legal(state.random_action(rng.random()))
        count += 1
        if count > limit:
            raise BywaterError(f"expected an end of the game, got one longer than its max_length of {limit}")
        actor = state.actor
    return count


def playouts(start: State, times: int, seed: int, limit: int) -> int:
    """Play copies of a state to the end with random choices. Returns the number of actions of all games."""
    rng = Random(seed)
    total: i64 = 0
    for _ in range(times):
        total += playout(start.clone(), rng, limit)
    return total
