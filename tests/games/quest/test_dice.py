"""The die: its six faces for each hobbit, and several rolls one after the other (Q14, R06, R13, R14)."""

import pytest

from bywater import CHANCE

from .helpers import (
    FACES,
    FATTY,
    FRODO,
    MERRY,
    PIPPIN,
    SAM,
    active,
    beginning,
    choices,
    dark,
    discards,
    do,
    drawn,
    event,
    everything,
    go,
    gone,
    hand,
    prompt_of,
    sauron,
    size,
    table,
    tile,
    to_roll,
)

STEPS = {"one_dot": 1, "two_dots": 2, "three_dots": 3}
HANDS = ["2 white_hiding, 2 grey_hiding", "2 white_fighting, 2 grey_fighting", "2 white_travelling, 2 grey_travelling"]


def test_q14_the_die_has_six_faces_each_as_likely() -> None:
    assert drawn(to_roll(FRODO, "", "")) == pytest.approx({f"die {face}": 1 / 6 for face in FACES})


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("seat", [FRODO, SAM, PIPPIN, MERRY, FATTY])
def test_q14_each_face_for_each_hobbit(seat: int, face: str) -> None:
    """Q24: Sam suffers one at most."""
    state = to_roll(seat, *["2 white_hiding" if other == seat else "" for other in range(5)], dark=[2] * 5)
    do(state, f"die {face}")
    steps = STEPS.get(face, 0)
    lost = 2 if face == "two_cards" else 0
    if seat == SAM:
        steps = min(steps, 1)
        lost = min(lost, 1)
    assert dark(state) == [2 + steps if other == seat else 2 for other in range(5)]
    assert sauron(state) == (14 if face == "eye" else 15)
    if lost == 1 and prompt_of(state) == ("losing", SAM):
        do(state, "discard white_hiding")
    assert size(state, seat) == 2 - lost
    assert discards(state) == ({"white_hiding": lost} if lost else {})
    assert gone(state) == []
    assert (prompt_of(state), active(state)) == (("tile", CHANCE), (seat + 1) % 5)


def test_q14_the_roller_chooses_the_two_cards() -> None:
    state = do(to_roll(FRODO, *HANDS), "die two_cards")
    assert prompt_of(state) == ("losing", FRODO)
    assert choices(state) == {"discard white_hiding", "discard grey_hiding"}
    do(state, "discard white_hiding", "discard grey_hiding")
    assert hand(state, FRODO) == {"white_hiding": 1, "grey_hiding": 1}
    assert discards(state) == {"white_hiding": 1, "grey_hiding": 1}


def test_q14_feature_cards_may_be_lost_as_well() -> None:
    state = do(to_roll(FRODO, "mithril, gimli, white_joker", ""), "die two_cards", "pass")
    assert choices(state) == {"discard white_joker", "discard gimli"}, "two of three, in the order of the cards"
    do(state, "discard gimli")
    assert hand(state, FRODO) == {"white_joker": 1}


def test_q14_another_may_roll_in_someones_turn() -> None:
    state = do(to_roll(PIPPIN, *HANDS, active=FRODO), "die two_dots")
    assert dark(state) == [0, 0, 2]
    assert active(state) == SAM, "Frodo's turn is over, and Sam follows"


# -- R14: not enough cards --------------------------------------------------------------------


@pytest.mark.parametrize("held", ["", "gimli"])
def test_r14_a_hobbit_with_fewer_than_two_cards_is_eliminated(held: str) -> None:
    state = do(to_roll(PIPPIN, "white_joker", "white_joker", held), "die two_cards")
    assert gone(state) == [PIPPIN]
    assert size(state, PIPPIN) == 0
    assert active(state) == FRODO


def test_r14_exactly_two_cards_are_enough() -> None:
    state = do(to_roll(PIPPIN, "", "", "gimli, white_joker"), "die two_cards")
    assert (gone(state), size(state, PIPPIN)) == ([], 0)


def test_r14_sam_needs_only_one_card() -> None:
    state = do(to_roll(SAM, "", "gimli", ""), "die two_cards")
    assert (gone(state), size(state, SAM)) == ([], 0)


def test_r14_but_one_he_needs() -> None:
    state = do(to_roll(SAM, "", "", ""), "die two_cards")
    assert gone(state) == [SAM]


def test_r14_the_bearer_without_cards_loses_the_game() -> None:
    """R28."""
    state = do(to_roll(FRODO, "white_joker", "3 white_joker"), "die two_cards")
    assert everything(state)["ending"] == "want"
    assert state.score() == [10, 10]


# -- meeting Sauron ---------------------------------------------------------------------------


def test_q14_the_eye_can_catch_anybody() -> None:
    state = do(to_roll(FRODO, "", "", "", dark=[2, 9, 9], sauron=10), "die eye")
    assert gone(state) == [SAM, PIPPIN]
    assert sauron(state) == 9


def test_r06_a_movement_is_one_even_if_it_leads_past_sauron() -> None:
    state = do(to_roll(PIPPIN, "", "", "", dark=[0, 0, 9], sauron=10), "die three_dots")
    assert gone(state) == [PIPPIN]


def test_q14_sam_is_saved_by_his_one_step() -> None:
    state = do(to_roll(SAM, "", "", dark=[0, 8], sauron=10), "die three_dots")
    assert (gone(state), dark(state)) == ([], [0, 9])


# -- several rolls ----------------------------------------------------------------------------


def test_q14_each_roll_is_suffered_before_the_next() -> None:
    """H6: the bearer rolls twice; the cards of the first roll are lost before the second one."""
    state = event(6, "2 grey_hiding, 2 white_joker", "", place="helms_deep", dark=[0, 0])
    do(state, "die two_cards")
    assert prompt_of(state) == ("losing", FRODO)
    do(state, "discard white_joker", "discard grey_hiding")
    assert prompt_of(state) == ("die", CHANCE)
    do(state, "die three_dots")
    assert dark(state)[FRODO] == 6, "three steps, and three for the missing tokens"


def test_q14_each_player_rolls_in_order() -> None:
    """M6 refused: from the active player clockwise."""
    state = do(event(6, "", "", "", active=SAM), "refuse")
    order = []
    while prompt_of(state) == ("die", CHANCE):
        order.append(state.decision.fields["hobbit"])
        do(state, "die blank")
    assert order == [SAM, PIPPIN, FRODO]


def test_q14_a_hobbit_eliminated_by_the_first_roll_does_not_roll_again() -> None:
    """L5: the active player who is eliminated has no second roll, and the next player's turn begins."""
    state = event(5, "", "", "", place="shelobs_lair", active=PIPPIN, dark=[0, 0, 9], sauron=10)
    do(state, "roll twice", "die one_dot")
    assert gone(state) == [PIPPIN]
    assert (prompt_of(state), active(state)) == (("tile", CHANCE), FRODO)


def test_r14_the_second_roll_can_take_what_the_first_left() -> None:
    state = event(5, "", "", "3 white_joker", place="shelobs_lair", active=PIPPIN)
    do(state, "roll twice", "die two_cards", "die two_cards")
    assert gone(state) == [PIPPIN]


def test_q14_a_roll_on_a_space_of_the_line_is_the_active_players() -> None:
    state = tile("fighting", "", "", "", active=SAM, lines={"fighting": 6})
    assert state.decision.fields["hobbit"] == SAM


def test_q14_a_roll_goes_on_with_the_turn() -> None:
    state = go(beginning("", "white_hiding", active=SAM, lines={"fighting": 6}), "tile fighting", "die blank")
    assert prompt_of(state) == ("cards", SAM)


def test_q14_the_eye_never_counts_twice_for_sam() -> None:
    assert sauron(do(to_roll(SAM, "", ""), "die eye")) == 14


def test_q14_gollums_own_roll_comes_after_his_card() -> None:
    state = table("", "gollum", place="mordor", active=SAM)
    do(state, "play gollum on hiding")
    assert prompt_of(state) == ("die", CHANCE)
    assert everything(state)["lines"]["hiding"] == 3
