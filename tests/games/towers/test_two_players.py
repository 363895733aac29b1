"""Two players: a token a symbol, scored one after the other from the left (P1-P4)."""

from typing import Any

import pytest

from bywater import WATCHER, State

from .helpers import (
    PLACES,
    SYMBOLS,
    all_won,
    discards,
    laying,
    log,
    play,
    prompt_of,
    ring,
    row_table,
    rows,
    scored,
    set_up,
    tokens,
    won,
)


def fangorn(first: str, second: str, **more: Any) -> State:
    """Wisdom for a 4, then strength for a 2."""
    return scored(first, second, place="fangorn", tokens={"fangorn": [4, 2], "edoras": [3, 3]}, **more)


# -- P1 ---------------------------------------------------------------------------------------


def test_p1_one_token_lies_at_each_symbol() -> None:
    state = set_up(2, 4)
    assert {place: len(tokens(state, place)) for place in PLACES} == {
        place: len(symbols) for place, symbols in SYMBOLS.items()
    }
    assert sum(len(symbols) for symbols in SYMBOLS.values()) == 12


# -- P2: symbol by symbol ---------------------------------------------------------------------


def test_p2_each_symbol_is_scored_by_its_own_quality() -> None:
    """More wisdom takes the left token, more strength the right one, independent of the totals."""
    state = fangorn("green wisdom 2", "blue wisdom 1, ochre strength 5")
    assert all_won(state) == [[4], [2]]


def test_p2_tokens_belong_to_their_symbols_not_to_the_highest_count() -> None:
    state = scored("green wisdom 5", "ochre strength 1", place="fangorn", tokens={"fangorn": [2, 5]})
    assert all_won(state) == [[2], [5]]


def test_p2_one_may_win_them_all() -> None:
    state = fangorn("green wisdom 2, blue strength 2", "ochre wisdom 1, grey strength 1")
    assert all_won(state) == [[4, 2], []]


def test_p2_gandalf_counts_for_the_quality_of_his_row() -> None:
    state = fangorn("green wisdom 1 gandalf", "ochre wisdom 1, blue strength 1 gandalf")
    assert all_won(state) == [[4], [2]]
    told = [line.params["value"] for line in log(state, WATCHER) if line.key == "log-won"]
    assert told == [4, 2], "from the left"


def test_p2_rows_of_one_quality_add_up() -> None:
    state = fangorn("green wisdom 2, ochre wisdom 2", "blue wisdom 3")
    assert won(state, 0) == [4]


@pytest.mark.parametrize("holder", [0, 1])
def test_p2_the_winner_of_the_last_symbol_gets_the_ring(holder: int) -> None:
    state = fangorn("green wisdom 5", "ochre strength 1", ring=holder)
    assert ring(state) == 1
    assert prompt_of(state) == ("gain", 1)
    other = fangorn("ochre strength 1", "green wisdom 5", ring=holder)
    assert ring(other) == 0


def test_p2_the_last_symbol_of_three_brings_the_ring() -> None:
    own = {"symbols": {"rohan": ["strength", "wisdom", "resolve"]}}
    state = scored(
        "green strength 2, ochre wisdom 2",
        "blue resolve 1",
        options={"own": own},
        tokens={"rohan": [2, 3, 4]},
    )
    assert all_won(state) == [[3, 2], [4]]
    assert ring(state) == 1


def test_p2_a_single_symbol_brings_token_and_ring() -> None:
    state = scored("green endurance 1", "blue endurance 2", tokens={"rohan": [3]})
    assert all_won(state) == [[], [3]]
    assert ring(state) == 1


def test_p2_symbols_are_taken_from_the_left_as_the_place_names_them() -> None:
    """The order decides which token is whose, and who gets the ring."""
    own = {"symbols": {"fangorn": ["strength", "wisdom"]}}
    state = scored(
        "green wisdom 2", "blue strength 2", place="fangorn", options={"own": own}, tokens={"fangorn": [4, 2]}
    )
    assert all_won(state) == [[2], [4]]
    assert ring(state) == 0


def test_p2_there_is_no_second_place() -> None:
    """The second at a symbol wins nothing."""
    state = scored("green endurance 5", "blue endurance 4", tokens={"rohan": [3]})
    assert all_won(state) == [[3], []]


# -- P3: ties and zero ------------------------------------------------------------------------


@pytest.mark.parametrize("holder", [0, 1])
def test_p3_ties_go_to_the_seat_that_laid_earlier(holder: int) -> None:
    state = fangorn("green wisdom 2, blue strength 1 gandalf", "ochre wisdom 2, grey strength 2", ring=holder)
    assert won(state, holder) == [4, 2]
    assert won(state, 1 - holder) == []
    assert ring(state) == holder


def test_p3_the_laying_order_of_a_place_is_not_changed_by_its_first_symbol() -> None:
    """The second wins wisdom; strength is a tie and still goes to the ring holder of this round."""
    state = fangorn("green wisdom 1, blue strength 2", "ochre wisdom 2, grey strength 2")
    assert all_won(state) == [[2], [4]]
    assert ring(state) == 0


@pytest.mark.parametrize("holder", [0, 1])
def test_p3_if_both_have_none_the_token_goes_out(holder: int) -> None:
    state = fangorn("blue strength 1", "grey resolve 2", ring=holder)
    assert all_won(state) == [[2], []]
    assert tokens(state, "fangorn") == []
    assert ring(state) == 0
    assert sum(state.score()) == 2


@pytest.mark.parametrize("holder", [0, 1])
def test_p3_if_both_have_none_at_the_last_symbol_the_ring_stays(holder: int) -> None:
    """Even if another symbol was won."""
    for first, second in (("green wisdom 2", "grey resolve 2"), ("grey resolve 2", "green wisdom 2")):
        state = fangorn(first, second, ring=holder)
        assert sorted(all_won(state)) == [[], [4]]
        assert ring(state) == holder
        assert prompt_of(state) == ("gain", holder)
        assert tokens(state, "fangorn") == []


@pytest.mark.parametrize("holder", [0, 1])
def test_p3_t17_without_counted_cards_the_ring_stays(holder: int) -> None:
    state = fangorn("green resolve 3", "", ring=holder)
    assert all_won(state) == [[], []]
    assert ring(state) == holder


def test_p3_zero_wins_nothing_from_zero_but_one_wins_from_zero() -> None:
    state = fangorn("", "green wisdom 1")
    assert all_won(state) == [[], [4]]


# -- P4: what is lost -------------------------------------------------------------------------


def test_p4_with_one_token_each_counted_row_loses_a_card() -> None:
    """The first wins wisdom only, and loses from strength as well: it counted too."""
    state = fangorn("green wisdom 3, blue strength 1 gandalf, grey endurance 2", "ochre strength 4")
    assert all_won(state) == [[4], [2]]
    assert rows(state, 0) == row_table("green wisdom 2, grey endurance 2")
    assert rows(state, 1) == row_table("ochre strength 3")
    assert discards(state) == {"green_wisdom": 1, "blue_strength": 1, "gandalf": 1, "ochre_strength": 1}


def test_p4_with_two_tokens_each_counted_row_loses_one_card_not_two() -> None:
    state = fangorn("green wisdom 3, blue strength 3 gandalf", "")
    assert all_won(state) == [[4, 2], []]
    assert rows(state, 0) == row_table("green wisdom 2, blue strength 2 gandalf")


def test_p4_without_a_token_nothing_is_lost() -> None:
    state = fangorn("green wisdom 3, blue strength 3", "ochre wisdom 2, grey strength 1 gandalf")
    assert won(state, 1) == []
    assert rows(state, 1) == row_table("ochre wisdom 2, grey strength 1 gandalf")


def test_p4_a_gandalf_left_alone_goes_too() -> None:
    state = fangorn("green wisdom 1 gandalf", "")
    assert rows(state, 0) == {}
    assert discards(state) == {"green_wisdom": 1, "gandalf": 1}


# -- like with more players -------------------------------------------------------------------


def test_two_players_lay_in_turn_from_the_ring_holder() -> None:
    state = laying("green_endurance, gandalf", "blue_endurance, gandalf", ring=1)
    assert prompt_of(state) == ("laying", 1)
    play(state, "lead blue_endurance")
    assert prompt_of(state) == ("laying", 0)
    play(state, "lay green_endurance", "done")
    assert all_won(state) == [[], [5]]


def test_two_players_score_every_place_of_a_game() -> None:
    """At each place no more tokens are won than it has symbols."""
    for place in PLACES:
        mine = ", ".join(
            f"{colour} {q} 2" for colour, q in zip(("green", "ochre", "blue"), SYMBOLS[place], strict=False)
        )
        state = scored(mine, "", place=place)
        assert won(state, 0) == [5, 4, 3][: len(SYMBOLS[place])]
        assert rows(state, 0) == row_table(mine.replace(" 2", " 1"))
