"""Positions: a table written by hand, written out again, and refused if it can't stand."""

import json
import random
from typing import Any

import pytest

from bywater import OVER, WATCHER, BadPosition
from bywater.testing.positions import position_of

from .helpers import GAME, choose, hand, offers, play, prompt_of, row_table, rows, set_up, table, whole

BASE: dict[str, Any] = {
    "seats": 3,
    "hands": [{"gandalf": 1}, {"gandalf": 1}, {"gandalf": 1}],
    "tokens": {"rohan": [5, 4]},
}

WRITTEN = """
seats = 3
ring = 0
stage = 2
order = 2
step = 2
paths = [2, 3, 2, 4, 4, 3]
display = { green_wisdom = 1, gandalf = 2 }
discards = { grey_resolve = 3 }
won = [[5], [], [4]]

[tokens]
fangorn = [4, 2]
edoras = [3, 3]

[[hands]]
blue_strength = 2
[[hands]]
gandalf = 1
[[hands]]
ochre_wisdom = 1
grey_wisdom = 2

[[rows]]
green = { quality = "wisdom", cards = 2, gandalf = true }
[[rows]]
[[rows]]
"""


def test_a_position_can_be_written_by_hand() -> None:
    state = GAME.position(WRITTEN)
    assert prompt_of(state) == ("gain", 2)
    assert hand(state, 2) == {"ochre_wisdom": 1, "grey_wisdom": 2}
    assert rows(state, 0) == row_table("green wisdom 2 gandalf")
    assert state.score() == [5, 0, 4]
    assert offers(state) == {"take green_wisdom", "take gandalf", "draw", "offer ochre_wisdom", "offer grey_wisdom"}
    play(state, "take gandalf")
    assert prompt_of(state) == ("gain", 0)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_position_written_out_and_read_again_is_the_same_table(seats: int) -> None:
    rng = random.Random(seats)
    state = GAME.start(seats, own={"paths": [5] * 6})
    shuffles = 0
    while True:
        position = position_of(state)
        if position is not None:
            shuffles = max(shuffles, len(position["poured"]) if position["stage"] else 0)
            again = GAME.position(json.loads(json.dumps(position)))
            assert again.position() == position
            assert again.view(0) == state.view(0)
            assert again.view(WATCHER) == state.view(WATCHER)
            assert again.chances() == state.chances()
        if state.actor == OVER:
            break
        state.apply(choose(state, rng))
    assert shuffles or seats == 2, "a shuffled pile is among what was written"


def test_a_position_goes_on_like_the_table_it_came_from() -> None:
    rng = random.Random(5)
    state = set_up(4, 5)
    other = GAME.position(state.position())
    while state.actor != OVER:
        action = choose(state, rng)
        state.apply(action)
        other.apply(action)
        assert whole(other) == whole(state)


def test_states_after_a_position_have_positions_and_beliefs() -> None:
    """Even if more cards are in a hand than in any real game, and the discards are shuffled."""
    state = table("gandalf", "gandalf", "", discards="3 grey_wisdom", pile="", rest=2, place="fangorn")
    play(state, "draw", "card grey_wisdom")
    assert GAME.position(state.position()).position() == state.position()
    assert GAME.belief(state.view(1)).sample(random.Random(1)).view(1) == state.view(1)


@pytest.mark.parametrize(
    "wrong",
    [
        {"wizards": 1},
        {"hands": [{"gandalf": 1}]},
        {"hands": [{"saruman": 1}, {}, {}]},
        {"hands": [{"gandalf": 17}, {}, {}]},
        {"hands": [{"green_wisdom": 3}, {"green_wisdom": 3}, {}]},
        {"hands": [{"green_wisdom": "2"}, {}, {}]},
        {"hands": [{"green_wisdom": -1}, {}, {}]},
        {"known": [{"green_wisdom": 1}, {}, {}]},
        {"display": {"green_wisdom": 6}},
        {"display": ["green_wisdom"]},
        {"rows": [{"pink": {"quality": "wisdom", "cards": 1}}, {}, {}]},
        {"rows": [{"green": {"quality": "courage", "cards": 1}}, {}, {}]},
        {"rows": [{"green": {"quality": "wisdom", "cards": 0}}, {}, {}]},
        {"rows": [{"green": {"quality": "wisdom", "cards": 6}}, {}, {}]},
        {"rows": [{"green": {"quality": "wisdom", "cards": 3}}] * 2 + [{}]},
        {"tokens": {"shire": [5, 4]}},
        {"tokens": {"amon_hen": [5, 4]}},
        {"tokens": {"rohan": [1, 6]}},
        {"tokens": {"rohan": [5.0]}},
        {"tokens": {"rohan": [5, 5, 5, 5], "fangorn": [5, 5, 5]}},
        {"won": [5, 0, 0]},
        {"won": [[1], [], []]},
        {"ring": 3},
        {"stage": 7},
        {"stage": 0},
        {"paths": [1, 2, 3]},
        {"paths": [9] * 6},
        {"order": 4},
        {"touched": []},
        {"key": 0},
        {"stack": []},
        {"then": "draw"},
        {"then": ["dance"]},
        {"then": ["take gandalf"]},
        {"trail": [[0, "saw"]]},
        {"trail": [[5, "drew"]]},
        {"poured": [{}] * 6},
        {"over": True},
        {"laying": 1},
    ],
    ids=str,
)
def test_an_impossible_position_is_refused(wrong: dict[str, Any]) -> None:
    assert GAME.position(BASE).actor == 0
    with pytest.raises(BadPosition):
        GAME.position({**BASE, **wrong})


def test_invalid_toml_is_refused() -> None:
    with pytest.raises(BadPosition):
        GAME.position("hands = [")
