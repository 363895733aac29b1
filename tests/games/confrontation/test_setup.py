"""Setting up: secretly, four figures at home and one in each of the five regions before it."""

import math
from itertools import combinations
from typing import Any

import pytest

from bywater import BadOption, BadSeats, State, UnknownOption

from .helpers import DARK, DARK_FIGURES, GAME, LIGHT, LIGHT_FIGURES, hand, offers, play, prompt_of, where

LIGHT_FRONT = ("arthedain", "cardolan", "rhudaur", "eregion", "enedwaith")
DARK_FRONT = ("mirkwood", "fangorn", "rohan", "dagorlad", "gondor")
MOUNTAINS = ("high_pass", "misty_mountains", "moria", "gap_of_rohan")


def set_up() -> State:
    state = GAME.start()
    while state.decision.kind == "place":
        state.apply(state.legal()[0])
    return state


def subsets(names: tuple[str, ...]) -> list[list[str]]:
    return [list(some) for size in range(len(names) + 1) for some in combinations(names, size)]


def test_both_sides_place_five_figures_and_keep_four_at_home() -> None:
    figures = set_up().position()
    assert {place: len(names) for place, names in figures["light"]["figures"].items()} == {
        "shire": 4,
        **dict.fromkeys(LIGHT_FRONT, 1),
    }
    assert {place: len(names) for place, names in figures["dark"]["figures"].items()} == {
        "mordor": 4,
        **dict.fromkeys(DARK_FRONT, 1),
    }


def test_no_figure_begins_in_the_mountains() -> None:
    figures = set_up().position()
    assert not set(MOUNTAINS) & {*figures["light"]["figures"], *figures["dark"]["figures"]}


def test_dark_makes_the_first_move() -> None:
    state = set_up()
    assert prompt_of(state) == ("turn", DARK)
    assert state.position()["turn"] == "dark"


@pytest.mark.parametrize(
    ("seat", "figures", "front"), [(LIGHT, LIGHT_FIGURES, LIGHT_FRONT), (DARK, DARK_FIGURES, DARK_FRONT)]
)
def test_each_side_has_15120_set_ups(seat: int, figures: tuple[str, ...], front: tuple[str, ...]) -> None:
    state = GAME.start()
    while state.decision.seat != seat:
        state.apply(state.legal()[0])
    widths = []
    places = set()
    while state.decision.kind == "place" and state.decision.seat == seat:
        texts = offers(state)
        assert {text.split(" at ")[0] for text in texts} <= set(figures)
        places |= {text.split(" at ")[1] for text in texts}
        widths.append(len(texts))
        state.apply(state.legal()[0])
    assert math.prod(widths) == 15_120
    assert places == set(front)


def test_any_figure_may_go_to_any_front_region() -> None:
    state = play(GAME.start(), "boromir at arthedain", "frodo at cardolan", "sam at rhudaur", "gandalf at eregion")
    play(state, "gimli at enedwaith")
    assert prompt_of(state) == ("place", DARK)
    assert where(state, "frodo") == "cardolan"
    assert where(state, "boromir") == "arthedain"
    assert {where(state, name) for name in ("pippin", "merry", "aragorn", "legolas")} == {"shire"}


def test_each_side_begins_with_its_nine_cards() -> None:
    state = set_up()
    assert hand(state, "light") == {"1", "2", "3", "4", "5", "magic", "sacrifice", "cloak", "retreat"}
    assert hand(state, "dark") == {"1", "2", "3", "4", "5", "6", "magic", "eye", "retreat"}


def test_it_is_a_game_for_two() -> None:
    assert GAME.seats == (2,)
    with pytest.raises(BadSeats):
        GAME.start(seats=3)


@pytest.mark.parametrize("dark", subsets(("palantir", "recall")), ids=str)
@pytest.mark.parametrize("light", subsets(("shadowfax", "gandalf_the_white")), ids=str)
def test_d13_any_subset_of_the_special_cards_for_each_side(light: list[str], dark: list[str]) -> None:
    state = GAME.start(light_specials=light, dark_specials=dark)
    assert state.view(LIGHT)["specials"] == [*light, *dark]
    assert state.view(DARK)["specials"] == [*light, *dark], "special cards lie open before their owner"


def test_d13_the_basic_game_has_no_special_cards() -> None:
    assert GAME.start().view(LIGHT)["specials"] == []


@pytest.mark.parametrize(
    "options", [{"light_specials": ["palantir"]}, {"dark_specials": ["shadowfax"]}, {"retreat_compulsory": 1}], ids=str
)
def test_d13_a_side_takes_no_card_of_the_other(options: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        GAME.start(**options)


def test_an_option_must_exist() -> None:
    with pytest.raises(UnknownOption):
        GAME.start(eagles=True)
