"""Scoring a place for three to five: counting, ranking, ties, the ring, and what is discarded (T14-T18)."""

import pytest

from bywater import WATCHER, State

from .helpers import (
    PLACES,
    SYMBOLS,
    all_won,
    counted,
    discards,
    hand,
    laying,
    log,
    pass_all,
    play,
    prompt_of,
    ring,
    row_table,
    rows,
    scored,
    tokens,
    won,
)

# -- T14: counting ----------------------------------------------------------------------------


@pytest.mark.parametrize("place", PLACES)
def test_t14_only_qualities_on_the_place_count(place: str) -> None:
    """One, two, three and four cards of the four qualities."""
    mine = "green strength 1, ochre wisdom 2, blue endurance 3, grey resolve 4"
    sizes = {"strength": 1, "wisdom": 2, "endurance": 3, "resolve": 4}
    state = scored(mine, "", "", place=place)
    assert counted(state) == {0: sum(sizes[quality] for quality in SYMBOLS[place]), 1: 0, 2: 0}


def test_t14_rows_of_one_quality_in_several_colours_add_up() -> None:
    state = scored("green endurance 1, ochre endurance 2, blue endurance 1, grey endurance 5", "", "")
    assert counted(state)[0] == 9


def test_t14_a_gandalf_heading_a_counted_row_counts() -> None:
    state = scored("green endurance 1 gandalf, ochre endurance 2", "blue endurance 3 gandalf", "")
    assert counted(state) == {0: 4, 1: 4, 2: 0}


def test_t14_a_gandalf_heading_another_row_does_not_count() -> None:
    state = scored("green wisdom 3 gandalf, ochre endurance 1", "", "")
    assert counted(state)[0] == 1


def test_t14_old_rows_and_new_cards_count_alike() -> None:
    state = laying(
        "2 green_endurance, ochre_endurance, 2 gandalf", "gandalf", "gandalf", rows=["green endurance 2", "", ""]
    )
    state.open_journal()
    pass_all(play(state, "lay green_endurance", "lead ochre_endurance"))
    assert counted(state)[0] == 5


def test_t14_cards_in_the_hand_count_nothing() -> None:
    state = laying("5 green_endurance, gandalf", "gandalf", "blue_endurance")
    state.open_journal()
    play(state, "done", "done", "lay blue_endurance")
    assert counted(state) == {0: 0, 1: 0, 2: 1}
    assert all_won(state) == [[], [], [5]]


def test_t14_a_replaced_row_does_not_count() -> None:
    state = laying("green_wisdom, gandalf", "gandalf", "gandalf", rows=["green endurance 4", "", "blue endurance 1"])
    state.open_journal()
    pass_all(play(state, "lay green_wisdom"))
    assert counted(state) == {0: 0, 1: 0, 2: 1}


# -- T15: ranking -----------------------------------------------------------------------------


def test_t15_most_cards_the_highest_token_and_the_ring() -> None:
    state = scored("green endurance 2", "ochre endurance 4", "blue endurance 3")
    assert all_won(state) == [[], [5], [4]]
    assert ring(state) == 1
    assert prompt_of(state) == ("gain", 1)


@pytest.mark.parametrize("order", [[2, 5, 3, 4], [5, 4, 3, 2], [4, 3, 5, 2], [2, 3, 4, 5]])
def test_t15_tokens_go_by_value_wherever_they_lie(order: list[int]) -> None:
    state = scored(
        "green endurance 2",
        "green endurance 1",
        "blue endurance 5",
        "ochre endurance 4",
        "grey endurance 3",
        tokens={"rohan": order},
    )
    assert all_won(state) == [[2], [], [5], [4], [3]]
    assert tokens(state, "rohan") == []


def test_t15_tokens_may_be_of_equal_value() -> None:
    state = scored("green endurance 3", "ochre endurance 2", "blue endurance 1", tokens={"rohan": [4, 4]})
    assert all_won(state) == [[4], [4], []]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_t15_the_last_seat_gets_nothing_even_with_cards(seats: int) -> None:
    mine = ["green endurance 5", "ochre endurance 4", "blue endurance 3", "grey endurance 2"]
    state = scored(*mine[: seats - 1], "grey endurance 1")
    assert all_won(state) == [[value] for value in (5, 4, 3, 2)[: seats - 1]] + [[]]
    assert ring(state) == 0


def test_t15_zero_cards_bring_nothing_and_unclaimed_tokens_go_out() -> None:
    state = scored("", "ochre endurance 1", "blue wisdom 5", "")
    assert all_won(state) == [[], [5], [], []]
    assert tokens(state, "rohan") == []
    assert sum(state.score()) == 5


def test_t15_two_who_score_share_the_two_highest() -> None:
    state = scored("", "ochre endurance 1", "blue wisdom 5", "grey endurance 2", tokens={"rohan": [3, 2, 4]})
    assert all_won(state) == [[], [3], [], [4]]
    assert tokens(state, "rohan") == []


def test_t15_tokens_of_other_places_stay() -> None:
    state = scored("green endurance 2", "ochre endurance 4", "blue endurance 3")
    assert {place: tokens(state, place) for place in PLACES[1:]} == {place: [5, 4] for place in PLACES[1:]}


def test_t15_tokens_add_up_over_the_places() -> None:
    state = scored("green endurance 2", "ochre endurance 4", "", place="edoras", won=[[3], [5, 2], []])
    assert all_won(state) == [[4, 3], [5, 5, 2], []]
    assert state.score() == [7, 12, 0]


# -- T16: ties --------------------------------------------------------------------------------


@pytest.mark.parametrize("holder", [0, 1, 2, 3])
def test_t16_ties_go_to_the_seat_that_laid_earlier(holder: int) -> None:
    mine = ("green endurance 2", "ochre endurance 2", "blue endurance 2", "grey endurance 2")
    state = scored(*mine, ring=holder)
    expected: list[list[int]] = [[], [], [], []]
    for place, value in enumerate((5, 4, 3)):
        expected[(holder + place) % 4] = [value]
    assert all_won(state) == expected
    assert ring(state) == holder


def test_t16_a_tie_below_the_first() -> None:
    state = scored("green endurance 2", "ochre endurance 3", "blue endurance 2", ring=2)
    assert all_won(state) == [[], [5], [4]]
    assert ring(state) == 1


def test_t16_a_tie_across_the_end_of_the_table() -> None:
    state = scored("green endurance 3", "ochre endurance 1", "blue endurance 3", "grey endurance 3", ring=2)
    assert all_won(state) == [[3], [], [5], [4]]


def test_t16_the_turn_counts_even_if_nothing_new_was_laid() -> None:
    """The second has the cards from before and passes; the third lays as many now."""
    state = laying("gandalf", "gandalf", "2 blue_endurance", rows=["", "ochre endurance 2", ""])
    play(state, "done", "done", "lay blue_endurance", "lay blue_endurance")
    assert all_won(state) == [[], [5], [4]]


def test_t16_t10_an_empty_hand_has_its_turn_in_the_order() -> None:
    state = laying("gandalf", "", "gandalf", rows=["", "ochre endurance 2", "blue endurance 2"], ring=0)
    assert all_won(pass_all(state)) == [[], [5], [4]]


def test_t16_more_cards_beat_the_earlier_turn() -> None:
    state = scored("green endurance 2", "ochre endurance 2", "blue endurance 2 gandalf")
    assert all_won(state) == [[4], [], [5]]


# -- T17: no seat scores -----------------------------------------------------------------------


@pytest.mark.parametrize("holder", [0, 1, 2])
def test_t17_without_counted_cards_the_ring_stays(holder: int) -> None:
    state = scored("green wisdom 2", "", "blue strength 4 gandalf", ring=holder)
    assert ring(state) == holder
    assert prompt_of(state) == ("gain", holder)
    assert all_won(state) == [[], [], []]
    assert tokens(state, "rohan") == []


def test_t17_t18_without_counted_cards_no_row_is_shortened() -> None:
    state = scored("green wisdom 1 gandalf", "", "blue strength 4 gandalf")
    assert rows(state, 0) == row_table("green wisdom 1 gandalf")
    assert rows(state, 2) == row_table("blue strength 4 gandalf")
    assert discards(state) == {}


# -- T18: what is lost ------------------------------------------------------------------------


def test_t18_a_winner_discards_one_card_from_each_counted_row() -> None:
    state = scored("green wisdom 2, ochre strength 4 gandalf, blue wisdom 3", "", "", place="fangorn")
    assert won(state, 0) == [5]
    assert rows(state, 0) == row_table("green wisdom 1, ochre strength 3 gandalf, blue wisdom 2")
    assert discards(state) == {"green_wisdom": 1, "ochre_strength": 1, "blue_wisdom": 1}


def test_t18_rows_that_did_not_count_lose_nothing() -> None:
    state = scored("green wisdom 2, ochre resolve 1 gandalf, blue endurance 3", "", "")
    assert rows(state, 0) == row_table("green wisdom 2, ochre resolve 1 gandalf, blue endurance 2")
    assert discards(state) == {"blue_endurance": 1}


def test_t18_a_row_of_one_card_is_lost() -> None:
    state = scored("green endurance 1, ochre endurance 2", "", "")
    assert rows(state, 0) == row_table("ochre endurance 1")
    assert discards(state) == {"green_endurance": 1, "ochre_endurance": 1}


def test_t18_a_gandalf_left_alone_goes_too() -> None:
    state = scored("green endurance 1 gandalf, ochre endurance 2 gandalf", "", "")
    assert rows(state, 0) == row_table("ochre endurance 1 gandalf")
    assert discards(state) == {"green_endurance": 1, "ochre_endurance": 1, "gandalf": 1}


def test_t18_never_the_gandalf_instead_of_a_quality_card() -> None:
    state = scored("green endurance 3 gandalf", "", "")
    assert rows(state, 0) == row_table("green endurance 2 gandalf")


def test_t18_every_winner_of_a_token_loses_cards() -> None:
    state = scored("green endurance 3", "ochre endurance 2", "blue endurance 1 gandalf", "grey endurance 1")
    assert all_won(state) == [[5], [4], [3], []]
    assert [rows(state, seat) for seat in range(4)] == [
        row_table("green endurance 2"),
        row_table("ochre endurance 1"),
        {},
        row_table("grey endurance 1"),
    ]
    assert discards(state) == {"green_endurance": 1, "ochre_endurance": 1, "blue_endurance": 1, "gandalf": 1}


def test_t18_a_seat_without_a_token_loses_nothing() -> None:
    """The last has counted rows, and keeps them whole."""
    beaten = scored("green endurance 3", "ochre endurance 4", "blue endurance 1, grey endurance 1", ring=1)
    assert won(beaten, 2) == []
    assert rows(beaten, 2) == row_table("blue endurance 1, grey endurance 1")


def test_t18_cards_in_the_hand_are_not_touched() -> None:
    state = pass_all(laying("2 green_endurance, gandalf", "gandalf", "gandalf", rows=["green endurance 2", "", ""]))
    assert hand(state, 0) == {"green_endurance": 2, "gandalf": 1}
    assert discards(state) == {"green_endurance": 1}


def test_t18_remaining_cards_count_again_at_the_next_matching_place() -> None:
    state = scored("green endurance 3 gandalf", "", "", place="helms_deep")
    assert rows(state, 0) == row_table("green endurance 2 gandalf")
    again = scored("green endurance 2 gandalf", "", "", place="edoras")
    assert counted(again)[0] == 3


def test_t18_losses_are_in_all_journals() -> None:
    state = scored("green endurance 1 gandalf, ochre endurance 2", "", "")
    told = [(line.key, line.params) for line in log(state, WATCHER) if line.key.startswith("log-lost")]
    assert told == [
        ("log-lost", {"seat": "seat-1", "card": "card-green_endurance"}),
        ("log-lost-gandalf", {"seat": "seat-1", "card": "card-gandalf"}),
        ("log-lost", {"seat": "seat-1", "card": "card-ochre_endurance"}),
    ]


# -- the rulebook's example -------------------------------------------------------------------

FABIEN = ("lay green_wisdom", "lay green_wisdom", "lay ochre_strength", "lay ochre_strength")
FABIEN_TOO = ("lead blue_strength", "lay blue_strength", "lead grey_resolve", "lay grey_resolve", "done")
CHRISTINE = ("lead green_endurance", "lay green_endurance", "lay ochre_resolve", "done")
JEAN = ("lead green_strength", "lay green_strength", "lay ochre_wisdom", "lay ochre_wisdom", "lay ochre_wisdom", "done")


def example(first: int) -> State:
    """Fangorn; Fabien, Christine and Jean lay all their rows, in any order."""
    hands = (
        "2 green_wisdom, 2 ochre_strength, 2 blue_strength, 2 grey_resolve, 3 gandalf",
        "2 green_endurance, ochre_resolve, 2 gandalf",
        "2 green_strength, 3 ochre_wisdom, 2 gandalf",
    )
    lines = ((*FABIEN, *FABIEN_TOO), CHRISTINE, JEAN)
    state = laying(*hands, place="fangorn", ring=first, tokens={"fangorn": [2, 4]})
    state.open_journal()
    for step in range(3):
        play(state, *lines[(first + step) % 3])
    return state


@pytest.mark.parametrize("first", [0, 1, 2])
def test_t14_t15_t18_the_rulebooks_example(first: int) -> None:
    state = example(first)
    assert counted(state) == {0: 7, 1: 0, 2: 6}
    assert all_won(state) == [[4], [], [2]]
    assert ring(state) == 0, "Fabien has the ring"
    assert rows(state, 0) == row_table(
        "green wisdom 1, ochre strength 1, blue strength 1 gandalf, grey resolve 2 gandalf"
    )
    assert rows(state, 1) == row_table("green endurance 2 gandalf, ochre resolve 1")
    assert rows(state, 2) == row_table("green strength 1 gandalf, ochre wisdom 2")
    lost = [str(line.params["seat"]) for line in log(state, WATCHER) if line.key.startswith("log-lost")]
    assert [lost.count(f"seat-{seat}") for seat in (1, 2, 3)] == [3, 0, 2]
    assert discards(state) == {
        "green_strength": 1,
        "green_wisdom": 1,
        "ochre_strength": 1,
        "ochre_wisdom": 1,
        "blue_strength": 1,
    }
    assert prompt_of(state) == ("gain", 0)
