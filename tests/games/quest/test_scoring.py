"""The score: the number under the main marker, sixty, or sixty and the shields (Q23, V4)."""

from itertools import pairwise
from typing import Any

import pytest

from bywater import OVER, State
from bywater.games.quest.model import frames as k

from .helpers import (
    FRODO,
    GAME,
    at_the_mountain,
    do,
    event,
    go,
    table,
    tile,
    to_roll,
    to_the_end,
)

MAIN = {
    "moria": ("fighting", [10, 11, 12, 13, 14, 15, 16, 17, 18, 19]),
    "helms_deep": ("fighting", [30, 31, 32, 33, 34, 35, 36, 37, 38, 39]),
    "shelobs_lair": ("fighting", [40, 41, 42, 43, 44, 45, 46, 47, 48, 49]),
    "mordor": ("travelling", [50, 50, 51, 51, 52, 52, 53, 54, 55, 56, 57, 58, 59]),
}
LOST = [(board, space, score) for board, (_, scores) in MAIN.items() for space, score in enumerate(scores)]


def lost(board: str, space: int, **more: Any) -> State:
    """The bearer is eliminated on this board with the main marker on this space."""
    state = to_roll(FRODO, "", "", "", place=board, lines={MAIN[board][0]: space}, gandalf=[], **more)
    return do(state, "die two_cards")


@pytest.mark.parametrize(("board", "space", "score"), LOST)
def test_q23_a_lost_game_is_worth_the_number_under_the_main_marker(board: str, space: int, score: int) -> None:
    state = lost(board, space, shields=[20, 5, 1])
    assert state.actor == OVER
    assert state.score() == [score, score, score], "shields don't count"


def test_q23_destroyed_sixty_and_all_shields() -> None:
    state = at_the_mountain("", "", "", shields=[10, 0, 12], gandalf=[])
    do(state, "die blank", "special shield 3")
    assert state.score() == [85, 85, 85]


def test_q23_the_shields_of_eliminated_hobbits_count() -> None:
    """And they get the points as well."""
    state = do(at_the_mountain("", "", "", shields=[1, 7, 0], gone=[1], gandalf=[]), "die blank", "special shield 1")
    assert state.score() == [69, 69, 69]


def test_q23_all_failed_sixty() -> None:
    state = at_the_mountain("", "", dark=[9, 9], sauron=10, shields=[4, 4], gandalf=[])
    assert do(state, "die eye").score() == [60, 60]


def test_q23_in_rivendell_the_first_number_of_moria() -> None:
    frames = [["journey", 0, k.TEST_EACH, 0, 0]]
    state = table("", "", place="rivendell", stack=frames, dark=[9, 0], sauron=10, lines={"fighting": 0})
    do(state, "die one_dot")
    assert (state.actor, state.score()) == (OVER, [10, 10])


def test_q23_in_lothlorien_the_first_number_of_helms_deep() -> None:
    """The marker of Moria is still on a space, which no longer counts."""
    frames = [["journey", 0, k.TEST_EACH, 0, 0]]
    state = table("", "", place="lothlorien", stack=frames, dark=[9, 0], sauron=10, lines={"fighting": 7})
    do(state, "die one_dot")
    assert (state.actor, state.score()) == (OVER, [30, 30])


def test_q23_the_ring_is_mine_by_the_marker() -> None:
    state = event(6, "", "", place="mordor", lines={"travelling": 4})
    assert (state.actor, state.score()) == (OVER, [52, 52])


# -- returns ----------------------------------------------------------------------------------


def test_q23_a_victory_is_worth_one_to_all_including_eliminated_hobbits() -> None:
    state = do(at_the_mountain("", "", "", gone=[2]), "die blank", "special shield 1")
    assert state.returns() == [1.0, 1.0, 1.0]


def test_q23_a_defeat_is_worth_less_than_nothing_and_more_the_further_they_came() -> None:
    worth = [lost(board, space).returns() for board, space, _ in LOST]
    scores = [score for _, _, score in LOST]
    assert all(len(set(each)) == 1 for each in worth)
    assert all(-1.0 <= each[0] < 0.0 for each in worth)
    ranked = sorted(zip(scores, [each[0] for each in worth], strict=True))
    for (score, value), (further, more) in pairwise(ranked):
        assert (more > value) == (further > score)


def test_q23_even_at_the_mountain_a_defeat_is_one() -> None:
    failed = do(at_the_mountain("", "", dark=[9, 9], sauron=10), "die eye").returns()
    assert lost("mordor", 12).returns()[0] < failed[0] < 0.0


def test_q23_nothing_is_worth_anything_before_the_end() -> None:
    assert table("", "", lines={"fighting": 5}).returns() == [0.0, 0.0]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_q23_all_win_or_lose_together(seats: int) -> None:
    for seed in range(3):
        state = to_the_end(GAME.start(seats), seed)
        assert len(set(state.returns())) == 1
        assert len(set(state.score())) == 1
        assert 10 <= state.score()[0] <= 60 + 50 + 12


# -- rivals -----------------------------------------------------------------------------------


def test_v4_among_rivals_each_counts_his_own_shields() -> None:
    state = at_the_mountain("", "", "", shields=[2, 9, 4], options={"competitive": True}, gandalf=[])
    go(state, "die blank", "special shield 3")
    assert state.score() == [65, 69, 64]
    assert state.returns() == [0.5, 1.0, 0.0]


def test_v4_rivals_who_fail_all_lose() -> None:
    state = at_the_mountain("", "", dark=[9, 9], sauron=10, options={"competitive": True})
    go(state, "die eye")
    assert (state.score(), state.returns()) == ([60, 60], [-1.0, -1.0])


@pytest.mark.parametrize(("rings", "score", "worth"), [(3, [14, 0], [1.0, -1.0]), (2, [14, 14], [-1.0, -1.0])])
def test_v4_a_bearer_with_three_rings_joins_sauron(rings: int, score: list[int], worth: list[float]) -> None:
    state = tile(
        "ring_dark",
        "",
        "",
        dark=[9, 0],
        sauron=10,
        tokens=[{"ring": rings}, {}],
        lines={"fighting": 4},
        options={"competitive": True},
    )
    assert state.actor == OVER
    assert (state.score(), state.returns()) == (score, worth)
