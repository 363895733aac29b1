"""Games of The Confrontation for tests of the core, and the settings of hypothesis."""

import random
from functools import cache

from hypothesis import settings

import bywater
from bywater.core.errors import BadPosition
from bywater.core.game import Game
from bywater.core.play import Play
from bywater.core.record import Record, read_record

# The same examples on every machine, without a deadline and a database.
examples = settings(deadline=None, derandomize=True, database=None, max_examples=150)

GAME: Game = bywater.load("confrontation")


def play_on(play: Play, seed: int, steps: int = 10_000) -> Play:
    """Play this number of random actions, or to the end."""
    rng = random.Random(seed)
    for _ in range(steps):
        state = play.state
        if state.actor == bywater.OVER:
            break
        play.apply(state.roll(rng) if state.actor == bywater.CHANCE else rng.choice(list(state.legal())))
    return play


@cache
def _finished(seed: int) -> str:
    return str(play_on(Play(GAME), seed).record())


def finished(seed: int = 1) -> Record:
    """The record of a whole random game."""
    return read_record(_finished(seed))


def unfinished(steps: int, seed: int = 1) -> Play:
    """A game after this number of actions."""
    return play_on(Play(GAME), seed, steps)


def at_turn(steps: int, seed: int = 1) -> Play:
    """A game at the first start of a turn after at least this number of actions."""
    for number in range(steps, steps + 50):
        play = unfinished(number, seed)
        try:
            play.state.position()
        except BadPosition:
            continue
        return play
    raise AssertionError("no turn started within 50 actions")
