"""The pile that runs out: the discards become the new one, and what happens when there are none (T8)."""

from collections import Counter

import pytest

from bywater import CHANCE, WATCHER, IllegalAction, State

from .helpers import DECK, discards, display, drawn, hand, log, offers, pile, play, prompt_of, rows, table, whole, why


def run_out(pile: str, discards: str, display: str = "3 grey_wisdom", hand: str = "2 green_wisdom") -> State:
    """Seat 0 is to gain a card; the cards named nowhere are in seat 2's hand."""
    return table(hand, "gandalf", "", display=display, discards=discards, pile=pile, rest=2, paths=[2, 2, 3, 3, 4, 4])


# -- shuffling --------------------------------------------------------------------------------


def test_t8_when_the_pile_is_empty_the_discards_become_the_new_one() -> None:
    state = run_out("", "3 blue_resolve, gandalf")
    assert "draw" in offers(state)
    play(state, "draw")
    assert prompt_of(state) == ("pile", CHANCE)
    assert discards(state) == {}
    assert drawn(state) == {"card blue_resolve": 0.75, "card gandalf": 0.25}
    play(state, "card gandalf")
    assert hand(state, 0) == {"green_wisdom": 2, "gandalf": 1}
    assert pile(state) == {"blue_resolve": 3}
    assert discards(state) == {}


def test_t8_display_and_rows_stay() -> None:
    laid = ["green endurance 2 gandalf", "ochre strength 3", ""]
    state = table(
        "grey_strength", "gandalf", "", rows=laid, display="2 grey_wisdom", discards="3 blue_resolve", pile="", rest=2
    )
    before = [rows(state, seat) for seat in range(3)]
    play(state, "draw", "card blue_resolve")
    assert display(state) == {"grey_wisdom": 2}
    assert [rows(state, seat) for seat in range(3)] == before
    assert before[0] == {"green": {"quality": "endurance", "cards": 2, "gandalf": True}}


def test_t8_while_the_pile_lasts_the_discards_stay() -> None:
    state = play(run_out("2 ochre_resolve", "3 blue_resolve"), "draw")
    assert drawn(state) == {"card ochre_resolve": 1.0}
    assert discards(state) == {"blue_resolve": 3}


def test_t8_between_two_cards_drawn_the_discards_are_shuffled() -> None:
    state = play(run_out("ochre_resolve", "3 blue_resolve"), "offer green_wisdom", "draw")
    assert drawn(state) == {"card ochre_resolve": 1.0}
    play(state, "card ochre_resolve")
    assert drawn(state) == {"card blue_resolve": 1.0}
    assert discards(state) == {}
    play(state, "card blue_resolve")
    assert hand(state, 0) == {"green_wisdom": 1, "ochre_resolve": 1, "blue_resolve": 1}
    assert pile(state) == {"blue_resolve": 2}
    assert prompt_of(state) == ("gain", 1)


def test_t8_the_shuffle_is_in_all_journals() -> None:
    state = run_out("", "3 blue_resolve, gandalf")
    state.open_journal()
    play(state, "draw")
    told = [line for line in log(state, WATCHER) if line.key == "log-reshuffled"]
    assert [line.params for line in told] == [{"count": 4}]


def test_t8_what_lies_face_up_can_be_taken_without_a_shuffle() -> None:
    state = play(run_out("", "3 blue_resolve"), "take grey_wisdom")
    assert discards(state) == {"blue_resolve": 3}
    assert whole(state)["poured"] == []


def test_t8_a_second_pile_runs_out_as_well() -> None:
    """Only cards that a place adds to the discards can make a third one."""
    state = run_out("", "2 blue_resolve", display="")
    play(state, "draw", "card blue_resolve", "draw", "card blue_resolve")
    assert pile(state) == {}
    assert prompt_of(state) == ("laying", 0), "nobody can gain a card any more"


# -- nothing hidden left ----------------------------------------------------------------------


def test_t8_with_pile_and_discards_empty_only_face_up_cards_can_be_taken() -> None:
    state = run_out("", "", display="2 grey_wisdom, gandalf")
    assert offers(state) == {"take grey_wisdom", "take gandalf", "offer green_wisdom"}
    assert why(state, "draw", 0) == "refused-no-pile"
    with pytest.raises(IllegalAction):
        play(state, "draw")


def test_t8_after_an_offer_two_open_cards_are_taken() -> None:
    state = play(run_out("", "", display="2 grey_wisdom, gandalf"), "offer green_wisdom")
    assert offers(state) == {"take green_wisdom", "take grey_wisdom", "take gandalf"}
    play(state, "take grey_wisdom")
    assert offers(state) == {"take green_wisdom", "take grey_wisdom", "take gandalf"}
    play(state, "take gandalf")
    assert hand(state, 0) == {"green_wisdom": 1, "grey_wisdom": 1, "gandalf": 1}
    assert prompt_of(state) == ("gain", 1)


def test_t8_without_any_card_a_seat_gains_nothing() -> None:
    """The last open card is taken; no other seat can gain one, and the marker moves on to the place."""
    state = run_out("", "", display="gandalf")
    play(state, "take gandalf")
    assert prompt_of(state) == ("laying", 0)
    assert whole(state)["stage"] == 1
    assert hand(state, 1) == {"gandalf": 1}


def test_t8_a_later_player_may_find_what_an_earlier_one_laid_down() -> None:
    state = run_out("", "", display="gandalf, grey_wisdom")
    play(state, "offer green_wisdom", "take gandalf", "take grey_wisdom")
    assert display(state) == {"green_wisdom": 1}
    assert prompt_of(state) == ("gain", 1)
    assert offers(state) == {"take green_wisdom", "offer gandalf"}


def test_t8_after_the_place_its_discards_can_be_drawn() -> None:
    laid = ["green endurance 2", "", ""]
    state = table(
        "green_wisdom", "gandalf", "", rows=laid, display="gandalf", pile="", rest=2, paths=[1, 2, 3, 3, 4, 4]
    )
    play(state, "take gandalf", "done", "done", "done")
    assert discards(state) == {"green_endurance": 1}
    assert prompt_of(state) == ("gain", 0)
    play(state, "draw")
    assert drawn(state) == {"card green_endurance": 1.0}
    play(state, "card green_endurance")
    assert prompt_of(state) == ("laying", 0), "again there is nothing for the others, on any space"


# -- one hidden card left ---------------------------------------------------------------------


@pytest.mark.parametrize(("left", "discarded"), [("gandalf", ""), ("", "gandalf")])
def test_t8_one_hidden_card_is_enough_for_one(left: str, discarded: str) -> None:
    state = play(run_out(left, discarded), "draw", "card gandalf")
    assert hand(state, 0) == {"green_wisdom": 2, "gandalf": 1}


@pytest.mark.parametrize(("left", "discarded"), [("gandalf", ""), ("", "gandalf")])
def test_t8_one_hidden_card_is_too_few_for_two_so_a_face_up_card_comes_first(left: str, discarded: str) -> None:
    state = play(run_out(left, discarded), "offer green_wisdom")
    assert offers(state) == {"take green_wisdom", "take grey_wisdom"}
    assert why(state, "draw", 0) == "refused-too-few"
    play(state, "take grey_wisdom")
    assert offers(state) == {"take green_wisdom", "take grey_wisdom", "draw"}
    play(state, "draw", "card gandalf")
    assert hand(state, 0) == {"green_wisdom": 1, "grey_wisdom": 1, "gandalf": 1}


@pytest.mark.parametrize(("left", "discarded"), [("2 gandalf", ""), ("gandalf", "gandalf"), ("", "2 gandalf")])
def test_t8_two_hidden_cards_are_enough_for_two(left: str, discarded: str) -> None:
    state = play(run_out(left, discarded), "offer green_wisdom", "draw", "card gandalf", "card gandalf")
    assert hand(state, 0) == {"green_wisdom": 1, "gandalf": 2}
    assert prompt_of(state) == ("gain", 1)


def test_t8_the_own_card_and_the_last_hidden_one_are_all_there_is() -> None:
    """Nothing is left to choose: the card laid down comes back, and the last of the pile with it."""
    state = play(run_out("gandalf", "", display=""), "offer green_wisdom")
    assert prompt_of(state) == ("pile", CHANCE)
    play(state, "card gandalf")
    assert hand(state, 0) == {"green_wisdom": 2, "gandalf": 1}
    assert display(state) == {}


def test_t8_the_last_two_cards_of_one_kind_come_without_a_question() -> None:
    state = play(run_out("", "", display="green_wisdom"), "offer green_wisdom")
    assert hand(state, 0) == {"green_wisdom": 3}
    assert prompt_of(state) == ("laying", 0)


def test_t8_no_card_is_ever_lost() -> None:
    state = play(run_out("ochre_resolve", "3 blue_resolve"), "offer green_wisdom", "draw", "card ochre_resolve")
    held = Counter(display(state)) + Counter(discards(state)) + pile(state)
    for seat in range(3):
        held += Counter(hand(state, seat))
    assert held == DECK
