"""Random games over all options, early and late, for the tests of tensors."""

import random
from collections.abc import Iterator
from typing import Any

from bywater.core.game import Game
from bywater.core.seats import OVER
from bywater.core.state import State, View
from bywater.games.quest.model.board import BOARDS
from bywater.testing import option_sets
from bywater.testing.walk import Walk, open_codes
from tests.games.fate.walks import walk as fate_walk
from tests.games.quest.test_later import OPTIONS, later

_FATE_WALKS = 8


def tables(game: Game) -> list[tuple[int, dict[str, Any]]]:
    """The defaults with every number of seats, and every other set of options with one of them, in turn."""
    sets = option_sets(game)
    usual: list[tuple[int, dict[str, Any]]] = [(seats, {}) for seats in game.seats]
    return usual + [(game.seats[number % len(game.seats)], options) for number, options in enumerate(sets) if number]


def states(game: Game) -> Iterator[State]:
    """One random game per table, and games from positions that random play rarely reaches."""
    for number, (seats, options) in enumerate(tables(game)):
        yield from Walk(game, seats, options, seed=number)
    if game.id == "quest":
        for number, options in enumerate(OPTIONS.values()):
            for place in BOARDS[1:]:
                yield from Walk(game, 0, {}, number, later(place, 2 + number, options, number))
    if game.id == "fate":
        for seed in range(_FATE_WALKS):
            yield from fate_walk(seed)


def views(game: Game, every: int) -> Iterator[tuple[int, View]]:
    """A seat and its view, at one of `every` steps and at every end."""
    rng = random.Random(1)
    for state in states(game):
        if state.actor == OVER or rng.random() * every < 1:
            yield from ((seat, state.view(seat)) for seat in range(state.seats))


def neighbours(game: Game, every: int, codes: int) -> Iterator[tuple[int, View]]:
    """Like `views`, also after some of the choices: views with small differences."""
    rng = random.Random(2)
    for state in states(game):
        if state.actor != OVER and rng.random() * every < 1:
            listed = open_codes(state)
            made = [_after(state, code) for code in rng.sample(listed, min(codes, len(listed)))]
            for one in (state, *made):
                if one.actor != OVER:
                    yield from ((seat, one.view(seat)) for seat in range(one.seats))


def _after(state: State, code: int) -> State:
    made = state.clone()
    made.apply(code)
    return made
