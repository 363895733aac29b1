"""The contract in later turns, which random play seldom reaches: games that start where careful players have come."""

import random
from functools import cache
from typing import Any

import pytest

import bywater
from bywater.bots import make_bot
from bywater.testing import OF_PLAY, check

FATE = bywater.load("fate")
GAMES: dict[str, tuple[int, dict[str, Any], int]] = {
    "first game": (2, {}, 260),
    "alone": (1, {"objectives": "sons_of_the_steward", "level": "heroic"}, 200),
    "Rohan": (3, {"objectives": "riders_of_rohan", "level": "heroic"}, 260),
    "small heroes": (4, {"objectives": "no_hero_too_small", "level": "legendary"}, 240),
    "darkness": (5, {"objectives": "darkness_at_bay", "white_flame_on_searches": True}, 260),
    "Elves": (2, {"objectives": "fate_of_the_elves", "level": "heroic", "characters": "random"}, 220),
}


@cache
def later(name: str) -> tuple[tuple[str, Any], ...]:
    """The position after this many actions of careful players, with hope left to go on."""
    seats, options, length = GAMES[name]
    for seed in range(50):
        rng = random.Random(seed)
        state = FATE.start(seats, **options)
        bot = make_bot("cautious", FATE, random.Random(0))
        for _ in range(length):
            if state.actor == bywater.OVER:
                break
            state.apply(state.roll(rng) if state.actor == bywater.CHANCE else bot.choose(state.view(state.actor)))
        while state.actor != bywater.OVER and state.decision.kind != "act":
            state.apply(state.roll(rng) if state.actor == bywater.CHANCE else bot.choose(state.view(state.actor)))
        if state.actor >= 0:
            position = state.position()
            return tuple({**position, "hope": max(5, position["hope"])}.items())
    raise AssertionError("expected a careful game of this length, found none")


@pytest.mark.parametrize("name", OF_PLAY)
@pytest.mark.parametrize("game", GAMES)
def test_later_turns_keep_the_contract(game: str, name: str) -> None:
    check(FATE, seed=len(game), only=[name], start=dict(later(game)))
