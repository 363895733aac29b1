"""What costs hope, what restores it, and the end of the game without hope (F48, F49)."""

from typing import Any, Final

import pytest

from bywater import OVER

from .helpers import SKIES, advance, darkened, do, hope, read, reinforce, table, to_draw
from .test_draw import GONE

PLAYERS: Final = ({"frodo_sam": "the_shire", "legolas": "erebor"}, {"gimli": "iron_hills", "merry_pippin": "the_shire"})


def test_f48_skies_darken_with_the_eye_on_frodo_costs_two() -> None:
    assert hope(darkened("hollin", players=PLAYERS, eye="eriador")) == 4


def test_f48_a_fallen_haven_costs_three() -> None:
    assert hope(advance("sh05", *PLAYERS, shadow={"osgiliath": 1})) == 3


def test_f48_an_army_that_is_missing_costs_one() -> None:
    assert hope(reinforce("sh06", *PLAYERS, shadow={"nurn": 48}, nazgul={"eriador": 9})) == 5


def test_f48_a_card_that_is_missing_costs_one() -> None:
    state = to_draw(*PLAYERS, discard=GONE, dark_piles=[], piles=[0, 0, 0, 0], skies_gone=list(SKIES[:4]))
    assert hope(state) == 4


@pytest.mark.parametrize("left", [1, 2, 3])
def test_f48_at_zero_all_is_lost_for_everybody_and_hope_is_never_less(left: int) -> None:
    state = advance("sh05", *PLAYERS, shadow={"osgiliath": 1}, hope=left)
    assert (state.actor, state.ending(), hope(state)) == (OVER, "despair", 0)
    assert list(state.legal()) == []


def test_f48_nothing_more_happens_after_the_last_hope() -> None:
    """The first of three battles loses a haven and the game; the other two are not fought."""
    state = advance(
        "sh05",
        *PLAYERS,
        hope=3,
        shadow={"osgiliath": 2, "rhun": 1},
        friends={"minas_tirith": {"gondor": 1}, "dagorlad": {"elf": 1}},
    )
    do(state, "fought 1 exchange 1 overrun")
    assert state.actor == OVER
    assert read(state, "stack") == []


def test_f48_the_return_of_a_loss_depends_on_the_completed_objectives() -> None:
    words: dict[str, Any] = {"shadow": {"osgiliath": 1}, "hope": 3}
    tasks = ["destroy_ring", "avenge_balin", "unseat_denethor", "subdue_umbar"]
    state = advance("sh05", *PLAYERS, objectives=tasks, done=["avenge_balin"], **words)
    assert state.returns() == [-0.75, -0.75]
    assert state.score() == [1, 1]
    state = advance("sh05", *PLAYERS, objectives=tasks, **words)
    assert state.returns() == [-1.0, -1.0]


def test_f48_an_unfinished_game_is_neither_won_nor_lost() -> None:
    state = table(*PLAYERS, hope=1)
    assert state.returns() == [0.0, 0.0]
    assert state.ending() == ""


@pytest.mark.parametrize(("before", "after"), [(1, 3), (6, 8), (7, 8)])
def test_f49_hope_grows_to_eight_and_no_further(before: int, after: int) -> None:
    state = table(*PLAYERS, acting="merry_pippin", hope=before, tokens=[{}, {"friendship": 3}])
    assert hope(do(state, "song")) == after
