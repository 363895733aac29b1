"""Random playouts."""

import pytest
from librt.random import Random

from bywater.core.errors import BywaterError
from bywater.core.playout import playout, playouts
from bywater.core.seats import OVER

from .helpers import GAME
from .sketches import after_the_roll, companions, pledges
from .sketches.table import SketchGame


def test_a_playout_reaches_the_end_and_counts_its_actions() -> None:
    state = GAME.start()
    count = playout(state, Random(5), GAME.max_length)
    assert state.actor == OVER
    assert state.ending()
    assert 10 < count <= GAME.max_length


def test_a_finished_state_needs_no_action() -> None:
    state = GAME.start()
    playout(state, Random(5), GAME.max_length)
    before = state.snapshot()
    assert playout(state, Random(5), 0) == 0
    assert state.snapshot() == before


def test_a_playout_past_its_limit_is_an_error() -> None:
    count = playout(GAME.start(), Random(5), GAME.max_length)
    assert playout(GAME.start(), Random(5), count) == count
    with pytest.raises(BywaterError, match=f"longer than its max_length of {count - 1}"):
        playout(GAME.start(), Random(5), count - 1)


def test_the_same_seed_plays_the_same_game() -> None:
    one, other = GAME.start(), GAME.start()
    playout(one, Random(7), GAME.max_length)
    playout(other, Random(7), GAME.max_length)
    assert one.snapshot() == other.snapshot()


def test_playouts_do_not_change_their_start() -> None:
    start = GAME.start()
    before = start.snapshot()
    total = playouts(start, 3, 11, GAME.max_length)
    assert start.snapshot() == before
    assert total == playouts(start, 3, 11, GAME.max_length)
    assert playouts(start, 0, 11, 0) == 0


@pytest.mark.parametrize("game", [pledges.GAME, after_the_roll.GAME, companions.GAME], ids=lambda game: game.id)
def test_playouts_work_for_games_of_other_packages(game: SketchGame) -> None:
    assert playouts(game.start(), 20, 3, game.max_length) > 20
