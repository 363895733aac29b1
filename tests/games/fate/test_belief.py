"""Beliefs: everything is open except the order of the decks, so a view is the whole table; damaged views are
refused."""

import json
import random
from typing import Any

import pytest

from bywater import CHANCE, OVER, WATCHER, BadView
from bywater.games.fate.model import frames as k

from .helpers import GAME, do, table
from .moments import parts
from .walks import step, walk


@pytest.mark.parametrize("seed", range(10))
def test_a_view_gives_its_table_back(seed: int) -> None:
    """For every viewer, the one state that fits has the same view and the same position."""
    rng = random.Random(seed)
    for state in walk(300 + seed, 200, 1 + seed % 5):
        if rng.random() < 0.12:
            for seats in (rng.randrange(state.seats), WATCHER, tuple(range(state.seats))):
                view = json.loads(json.dumps(state.view(seats)))
                sample = GAME.belief(view).sample(rng)
                assert sample.view(seats) == view
                assert parts(sample) == parts(state)


def test_samples_are_copies() -> None:
    belief = GAME.belief(table(acting="legolas").view(0))
    one, two = belief.sample(random.Random(1)), belief.sample(random.Random(1))
    do(one, "done")
    assert parts(two) != parts(one)
    assert parts(two) == parts(belief.sample(random.Random(2)))


def test_chance_is_as_likely_in_a_sample() -> None:
    state = next(state for state in walk(7, 200, 3) if state.actor == CHANCE and state.decision.kind == "draw")
    assert GAME.belief(state.view(1)).sample(random.Random(1)).chances() == state.chances()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ({"seats": 6}, "6"),
        ({"seats": True}, "True"),
        ({"seats": None}, "None"),
        ({"viewers": 0}, "list of seats"),
        ({"viewers": [True]}, "list of seats"),
        ({"viewers": [3]}, "3"),
        ({"viewers": [0, 0]}, "no state has this view"),
        ({"viewers": []}, "no state has this view"),
        ({"rules": 3}, "no state has this view"),
        ({"actor": 1}, "no state has this view"),
        ({"legal": []}, "no state has this view"),
        ({"out_of_turn": [0]}, "no state has this view"),
        ({"back": ""}, "no state has this view"),
        ({"threat_cards": 3}, "no state has this view"),
        ({"supply": {}}, "no state has this view"),
        ({"shadow_supply": 3}, "no state has this view"),
        ({"token_supply": {}}, "no state has this view"),
        ({"returns": [1.0, 1.0]}, "no state has this view"),
        ({"score": [1, 1]}, "no state has this view"),
        ({"decision": {}}, "no state has this view"),
        ({"hope": 9}, "hope"),
        ({"hope": 2**70}, "hope"),
        ({"hands": [["lembas"], ["lembas"]]}, "two hands"),
        ({"stack": []}, "no state has this view"),
        ({"stack": [["turn", 0, k.TURN_ENDS, 0, 0, 0]]}, "expected a decision or a chance point"),
        ({"secret": 1}, "no state has this view"),
        ({"options": {"level": "easy"}}, "level"),
        ({"options": {}}, "dark_piles"),
    ],
)
def test_a_view_that_no_table_gives_is_refused(words: dict[str, Any], said: str) -> None:
    view = table(hands=[["lembas"], []], options={"level": "epic"}).view(0)
    with pytest.raises(BadView, match=said):
        GAME.belief({**view, **words})


def test_a_view_with_a_part_left_out_is_refused() -> None:
    view = table(acting="frodo_sam", shadow={"bree": 2}, hope=5, hands=[["lembas"], []], taken=1).view(0)
    for name in view:
        with pytest.raises(BadView):
            GAME.belief({word: part for word, part in view.items() if word != name})


@pytest.mark.parametrize("seed", range(4))
def test_a_damaged_view_is_refused_or_is_a_table(seed: int) -> None:
    rng = random.Random(seed)
    nonsense: list[Any] = [None, -1, 0, 1, 99, 2**70, 1.5, True, "x", [], {}, [[]], [0], {"x": 1}, [None] * 4]
    views = [state.view(0) for state in walk(400 + seed, 150, 2 + seed) if rng.random() < 0.1]
    for view in views:
        for _ in range(6):
            name = rng.choice(list(view))
            damaged = {**view, name: rng.choice(nonsense)}
            try:
                state = GAME.belief(damaged).sample(rng)
            except BadView:
                continue
            assert state.view(0) == damaged
            for _ in range(20):
                if state.actor == OVER:
                    break
                step(state, rng)
