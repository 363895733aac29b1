"""Mount Doom: the last die of the line, and then one hobbit after the other tries to destroy the Ring (Q22, R21,
N2)."""

import pytest

from bywater import CHANCE, OVER, State

from .helpers import (
    FACES,
    FRODO,
    PIPPIN,
    SAM,
    active,
    at_the_mountain,
    bearer,
    dark,
    do,
    drawn,
    everything,
    go,
    gone,
    line,
    log_params,
    pass_quiet,
    place,
    prompt_of,
    sauron,
    shields,
    size,
    table,
    tile,
    watched,
)


def roller(state: State) -> int:
    """Return the seat that is to roll."""
    return int(state.decision.fields["hobbit"])


# -- arrival ----------------------------------------------------------------------------------


def test_q22_the_last_space_is_rolled_for_before_the_attempt() -> None:
    state = tile("travelling", "", "", "", active=SAM, place="mordor", lines={"travelling": 12})
    assert (prompt_of(state), place(state), line(state, "travelling")) == (("die", CHANCE), "mordor", 13)
    do(state, "die two_dots")
    assert dark(state) == [0, 1, 0]
    assert (prompt_of(state), place(state)) == (("die", CHANCE), "mount_doom")
    assert roller(state) == SAM


def test_q22_a_card_that_reaches_the_end_is_the_last() -> None:
    state = table("", "white_travelling, grey_hiding", place="mordor", active=SAM, lines={"travelling": 12})
    do(state, "play white_travelling", "die blank")
    assert (place(state), size(state, SAM)) == ("mount_doom", 1)


def test_q22_there_is_no_ring_bearer_any_more() -> None:
    state = tile("travelling", "", "", place="mordor", lines={"travelling": 12})
    assert bearer(do(state, "die blank")) == -1


def test_r28_the_bearer_may_still_lose_it_all_by_the_die_of_the_last_space() -> None:
    state = tile("travelling", "", "", place="mordor", lines={"travelling": 12}, dark=[9, 0], sauron=10)
    do(state, "die one_dot")
    assert (state.actor, everything(state)["ending"], state.score()) == (OVER, "caught", [60, 60])


def test_q22_if_another_falls_by_the_die_of_the_last_space_the_next_tries() -> None:
    state = tile(
        "travelling", "", "", "", active=PIPPIN, place="mordor", lines={"travelling": 12}, dark=[0, 0, 9], sauron=10
    )
    do(state, "die one_dot")
    assert gone(state) == [PIPPIN]
    assert (place(state), roller(state)) == ("mount_doom", FRODO)


def test_r21_if_the_ring_moves_the_marker_there_the_last_space_is_not_rolled_for() -> None:
    state = table("white_joker", "", "", place="mordor", active=SAM, lines={"travelling": 11}, ring_used=False)
    go(state, "interrupt frodo", "put on the ring", "die one_dot", "advance travelling")
    assert place(state) == "mount_doom"
    assert dark(state) == [1, 0, 0]
    pass_quiet(state)
    assert (prompt_of(state), roller(state)) == (("die", CHANCE), SAM), "and this is the attempt of the active player"
    do(state, "die blank")
    assert prompt_of(state) == ("special_shield", CHANCE)


# -- the attempt ------------------------------------------------------------------------------


@pytest.mark.parametrize("face", FACES)
def test_q22_a_hobbit_that_survives_the_roll_destroys_the_ring(face: str) -> None:
    state = at_the_mountain("3 white_joker", "3 white_joker", active=SAM, dark=[2, 2])
    assert drawn(state) == pytest.approx({f"die {each}": 1 / 6 for each in FACES})
    do(state, f"die {face}")
    assert prompt_of(state) == ("special_shield", CHANCE)
    do(state, "special shield 3")
    assert (state.actor, everything(state)["ending"]) == (OVER, "destroyed")
    assert shields(state) == [0, 3]
    assert state.score() == [63, 63]


def test_q22_what_the_die_says_is_suffered() -> None:
    state = do(at_the_mountain("", "3 white_joker", "", active=SAM, dark=[2, 2, 2]), "die three_dots")
    assert dark(state) == [2, 3, 2]
    state = do(at_the_mountain("", "", "", active=SAM, dark=[2, 2, 2]), "die eye")
    assert sauron(state) == 14


def test_q22_an_eliminated_hobbit_passes_the_die_on_clockwise() -> None:
    state = at_the_mountain("", "", "", active=PIPPIN, dark=[5, 5, 9], sauron=10)
    do(state, "die one_dot")
    assert (gone(state), roller(state), active(state)) == ([PIPPIN], FRODO, FRODO)
    do(state, "die blank", "special shield 1")
    assert (everything(state)["ending"], shields(state)) == ("destroyed", [1, 0, 0])


def test_q22_frodo_is_only_a_hobbit_there() -> None:
    """He does not bear the Ring: if he is eliminated the others continue."""
    state = at_the_mountain("", "", dark=[9, 5], sauron=10)
    do(state, "die one_dot")
    assert (gone(state), state.actor, roller(state)) == ([FRODO], CHANCE, SAM)


def test_q22_for_want_of_cards_one_is_out_as_well() -> None:
    state = do(at_the_mountain("white_joker", "", ""), "die two_cards")
    assert (gone(state), roller(state)) == ([FRODO], SAM)


def test_q22_eliminated_hobbits_do_not_try() -> None:
    state = at_the_mountain("", "", "", "", dark=[9, 5, 5, 5], sauron=10, gone=[SAM])
    do(state, "die one_dot")
    assert roller(state) == PIPPIN


def test_q22_the_eye_may_catch_several_at_once() -> None:
    state = at_the_mountain("", "", "", dark=[5, 9, 3], sauron=10)
    do(state, "die eye")
    assert gone(state) == [SAM]
    assert prompt_of(state) == ("special_shield", CHANCE), "Frodo is still there"


def test_q22_if_all_fail_the_ring_is_not_destroyed() -> None:
    state = at_the_mountain("", "", dark=[9, 9], sauron=10, shields=[5, 3], gandalf=[])
    do(state, "die one_dot", "die one_dot")
    assert (gone(state), state.actor, everything(state)["ending"]) == ([FRODO, SAM], OVER, "failed")
    assert state.score() == [60, 60]


def test_q22_one_eye_can_end_it_for_all() -> None:
    state = do(at_the_mountain("", "", dark=[9, 9], sauron=10), "die eye")
    assert (state.actor, everything(state)["ending"]) == (OVER, "failed")


def test_q22_each_tries_once() -> None:
    state = watched(at_the_mountain("", "", "", dark=[9, 9, 9], sauron=10))
    do(state, "die one_dot", "die one_dot", "die one_dot")
    assert [message["hobbit"] for message in log_params(state, "log-rolled")] == [
        "hobbit-frodo",
        "hobbit-sam",
        "hobbit-pippin",
    ]
    assert everything(state)["ending"] == "failed"


def test_n2_the_belt_spares_the_attempt_and_who_need_not_roll_is_still_there() -> None:
    state = at_the_mountain("", "belt", "", dark=[9, 5, 5], sauron=10)
    assert prompt_of(state) == ("before_roll", SAM)
    do(state, "play belt")
    assert prompt_of(state) == ("special_shield", CHANCE)
    do(state, "special shield 2")
    assert (everything(state)["ending"], shields(state)) == ("destroyed", [2, 0, 0])


def test_q22_mithril_helps_there_too() -> None:
    state = at_the_mountain("", "mithril", "", dark=[9, 5, 5], sauron=10)
    go(state, "die three_dots", "play mithril")
    assert (prompt_of(state), gone(state)) == (("special_shield", CHANCE), [])


def test_q22_a_special_shield_is_one_of_those_left() -> None:
    state = do(at_the_mountain("", "", specials={"1": 0, "2": 1, "3": 0}), "die blank")
    assert drawn(state) == {"special shield 2": 1.0}
