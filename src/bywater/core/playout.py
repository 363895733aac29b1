"""Random play to the end, inside the compiled core: what search and simulation do all day."""

from librt.random import Random
from mypy_extensions import i64

from bywater.core.codes import CHANCE, OVER
from bywater.core.errors import BywaterError
from bywater.core.state import State


def playout(state: State, rng: Random, limit: i64) -> i64:
    """Play this state to its end with random choices; how many actions that took, chance included."""
    count: i64 = 0
    actor: i64 = state.actor
    while actor != OVER:
        if actor == CHANCE:
            state.apply_legal(state.pick(rng.random()))
        else:
            state.apply_legal(state.at_random(rng.random()))
        count += 1
        if count > limit:
            raise BywaterError(f"the game went past its longest length of {limit}")
        actor = state.actor
    return count


def playouts(start: State, times: int, seed: int, limit: int) -> int:
    """Play a state to its end so many times; how many actions that took in all."""
    rng = Random(seed)
    total: i64 = 0
    for _ in range(times):
        total += playout(start.clone(), rng, limit)
    return total
