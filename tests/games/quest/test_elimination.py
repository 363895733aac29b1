"""Elimination by Sauron or by a loss that can't be paid (Q15, R06, R14, R27, R28, V2)."""

import pytest

from bywater import CHANCE, OVER

from .helpers import (
    FRODO,
    MERRY,
    PIPPIN,
    SAM,
    active,
    bearer,
    dark,
    deck,
    discards,
    do,
    draw,
    event,
    everything,
    go,
    gone,
    hand,
    log_params,
    marker,
    offers,
    pass_quiet,
    pay,
    place,
    prompt_of,
    sauron,
    shields,
    size,
    table,
    tile,
    to_roll,
    tokens,
    watched,
)

# -- meeting Sauron ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("start", "face", "out"), [(8, "one_dot", False), (9, "one_dot", True), (9, "three_dots", True)]
)
def test_q15_on_saurons_space_or_beyond_one_is_out(start: int, face: str, out: bool) -> None:
    state = do(to_roll(PIPPIN, "", "", "", dark=[0, 0, start], sauron=10), f"die {face}")
    assert (PIPPIN in gone(state)) is out


@pytest.mark.parametrize(("start", "out"), [(8, False), (9, True)])
def test_q15_sauron_may_come_to_the_hobbit(start: int, out: bool) -> None:
    state = do(to_roll(FRODO, "", "", "", dark=[0, 0, start], sauron=10), "die eye")
    assert (PIPPIN in gone(state)) is out


def test_q15_several_may_fall_at_once() -> None:
    state = do(to_roll(FRODO, "", "", "", "", dark=[3, 9, 2, 9], sauron=10), "die eye")
    assert gone(state) == [SAM, MERRY]


def test_r27_cards_and_tokens_go_back_and_shields_stay() -> None:
    state = to_roll(
        PIPPIN,
        "",
        "",
        "gimli, 2 grey_hiding, white_joker",
        dark=[0, 0, 9],
        sauron=10,
        tokens=[{}, {}, {"ring": 2, "sun": 1}],
        shields=[0, 0, 4],
    )
    do(state, "die one_dot")
    assert (hand(state, PIPPIN), tokens(state, PIPPIN), shields(state)) == ({}, {}, [0, 0, 4])
    assert discards(state) == {"white_joker": 1, "grey_hiding": 2}
    assert "gimli" not in everything(state)["in_play"]
    assert sum(deck(state).values()) == 57


def test_r27_the_active_players_turn_stops_and_the_next_begins() -> None:
    """Between two cards: the die of the first is the last event of the turn."""
    state = table(
        "", "", "white_fighting, grey_fighting", active=PIPPIN, lines={"fighting": 6}, dark=[0, 0, 9], sauron=10
    )
    do(state, "play white_fighting", "die one_dot")
    assert gone(state) == [PIPPIN]
    assert (prompt_of(state), active(state)) == (("tile", CHANCE), FRODO)


def test_r27_also_in_the_middle_of_the_tiles() -> None:
    state = tile("eye_or_two_dark", "", "", "", active=PIPPIN, dark=[0, 0, 8], sauron=10)
    pay(state, PIPPIN, "volunteer")
    assert (gone(state), prompt_of(state), active(state)) == ([PIPPIN], ("tile", CHANCE), FRODO)


def test_r27_if_another_falls_the_active_player_goes_on() -> None:
    state = tile("eye_or_two_dark", "", "", "", dark=[0, 9, 0], sauron=10)
    do(state, "refuse")
    assert (gone(state), prompt_of(state), active(state)) == ([SAM], ("tile", CHANCE), FRODO)


def test_r27_an_eliminated_hobbit_is_never_prompted_again() -> None:
    state = event(2, "grey_hiding", "", "grey_hiding", gone=[SAM])
    pay(state, FRODO, "grey_hiding")
    assert prompt_of(state) == ("demand", PIPPIN)
    pay(state, PIPPIN, "grey_hiding")
    assert prompt_of(state) == ("tile", CHANCE)
    assert "interrupt sam" not in offers(table("white_joker", "", "white_joker", gone=[SAM]))


def test_r27_the_others_finish_an_each_player_event_after_the_active_player_fell() -> None:
    state = event(2, "grey_hiding", "grey_hiding", "", active=PIPPIN, dark=[0, 0, 9], sauron=10)
    do(state, "die one_dot")
    assert gone(state) == [PIPPIN]
    assert prompt_of(state) == ("demand", FRODO)
    pay(state, FRODO, "grey_hiding")
    pay(state, SAM, "grey_hiding")
    assert (prompt_of(state), active(state)) == (("tile", CHANCE), FRODO)


def test_r27_rolls_of_all_go_on_too() -> None:
    state = do(event(6, "", "", "", "", active=PIPPIN, dark=[0, 0, 9, 0], sauron=10), "refuse")
    do(state, "die one_dot")
    order = []
    while prompt_of(state) == ("die", CHANCE):
        order.append(state.decision.fields["hobbit"])
        do(state, "die blank")
    assert order == [MERRY, FRODO, SAM]


def test_r27_an_eliminated_hobbit_neither_draws_nor_pays() -> None:
    state = event(3, "", "", "", place="helms_deep", lines={"travelling": 5}, gone=[SAM])
    draw(state, "white_joker", "white_joker")
    assert [size(state, seat) for seat in range(3)] == [1, 0, 1]
    assert prompt_of(state) == ("tile", CHANCE)


def test_r27_the_shields_of_an_eliminated_hobbit_buy_nothing() -> None:
    """L1: seven shields are demanded, and four of them belong to Sam, who is eliminated."""
    state = event(1, "", "", "", place="shelobs_lair", gone=[SAM], shields=[2, 4, 1])
    assert prompt_of(state) == ("tile", CHANCE)
    assert shields(state) == [2, 4, 1]


def test_r27_an_open_demand_on_the_group_goes_to_the_next_player() -> None:
    """The bearer puts on the Ring during the demand; the eye of its die eliminates the active player."""
    state = tile(
        "sundial_cards", "3 grey_hiding", "", "3 grey_fighting", active=SAM, dark=[0, 9, 0], sauron=10, ring_used=False
    )
    go(state, "interrupt frodo", "put on the ring", "die eye", "advance hiding")
    pass_quiet(state)
    assert (gone(state), prompt_of(state)) == ([SAM], ("demand", PIPPIN))
    pay(state, PIPPIN, *["grey_fighting"] * 3)
    assert (marker(state), active(state)) == (0, PIPPIN), "no event, and the next turn is Pippin's"


def test_q15_the_last_one_plays_on_alone() -> None:
    state = do(table("white_joker", "", gone=[SAM]), "step back")
    assert (prompt_of(state), active(state)) == (("tile", CHANCE), FRODO)


# -- the bearer -------------------------------------------------------------------------------


def test_r28_if_the_bearer_meets_sauron_the_game_is_over_at_once() -> None:
    state = watched(tile("ring_dark", "", "", active=SAM, dark=[8, 0], sauron=10))
    assert state.actor == CHANCE
    state = tile("ring_dark", "", "", active=SAM, dark=[9, 0], sauron=10, lines={"fighting": 3})
    assert (state.actor, everything(state)["ending"], state.score()) == (OVER, "caught", [13, 13])


def test_r28_it_is_the_bearer_not_frodo() -> None:
    state = do(to_roll(FRODO, "", "", dark=[9, 0], sauron=10, bearer=SAM), "die one_dot")
    assert (gone(state), state.actor) == ([FRODO], CHANCE)
    state = do(to_roll(SAM, "", "", dark=[0, 9], sauron=10, bearer=SAM), "die one_dot")
    assert (state.actor, everything(state)["ending"]) == (OVER, "caught")


def test_r06_if_sauron_comes_to_the_bearer_nothing_more_happens() -> None:
    """M4: Sauron's two steps end the game before the bearer could roll."""
    state = event(4, "", "", dark=[8, 0], sauron=10)
    assert (state.actor, everything(state)["ending"]) == (OVER, "caught")


def test_r28_even_if_others_fall_with_him() -> None:
    state = do(to_roll(SAM, "", "", dark=[9, 9], sauron=10), "die eye")
    assert (state.actor, everything(state)["ending"]) == (OVER, "caught")


def test_r28_want_of_cards_ends_it_too() -> None:
    state = do(to_roll(FRODO, "white_joker", "4 white_joker"), "die two_cards")
    assert (state.actor, everything(state)["ending"]) == (OVER, "want")


def test_r14_l2_the_bearer_who_can_give_neither_ends_it() -> None:
    state = event(2, "2 grey_hiding", "white_joker", place="shelobs_lair", gandalf=[])
    assert (state.actor, everything(state)["ending"]) == (OVER, "want")


# -- the heir ---------------------------------------------------------------------------------

HEIR = {"heir": True}


@pytest.mark.parametrize(("before", "after"), [(FRODO, MERRY), (SAM, FRODO), (PIPPIN, SAM), (MERRY, PIPPIN)])
def test_v2_the_right_hand_neighbour_takes_the_ring(before: int, after: int) -> None:
    state = to_roll(
        before, *["3 white_joker" if seat != before else "" for seat in range(4)], bearer=before, options=HEIR
    )
    do(state, "die two_cards")
    assert (state.actor, gone(state), bearer(state)) == (CHANCE, [before], after)
    assert active(state) == (before + 1) % 4, "the turn is over, and the next player follows as ever"


def test_v2_eliminated_hobbits_inherit_nothing() -> None:
    state = to_roll(FRODO, "", "white_joker", "white_joker", "", gone=[MERRY], options=HEIR)
    assert bearer(do(state, "die two_cards")) == PIPPIN


def test_v2_only_for_want_of_cards_not_if_sauron_caught_him() -> None:
    state = do(to_roll(FRODO, "", "white_joker", dark=[9, 0], sauron=10, options=HEIR), "die one_dot")
    assert (state.actor, everything(state)["ending"]) == (OVER, "caught")


def test_v2_if_nobody_is_left_the_game_is_over() -> None:
    state = do(to_roll(FRODO, "", "", gone=[SAM], options=HEIR), "die two_cards")
    assert (state.actor, everything(state)["ending"]) == (OVER, "want")


def test_v2_faces_of_the_dead_make_heirs_too() -> None:
    state = event(2, "", "white_joker", "white_joker", place="shelobs_lair", gandalf=[], options=HEIR)
    assert (gone(state), bearer(state), prompt_of(state)) == ([FRODO], PIPPIN, ("demand", SAM))


def test_v2_the_heir_is_the_bearer_for_good() -> None:
    """The next ring tile moves him, and if he is caught the game is lost."""
    state = to_roll(FRODO, "", "white_joker", "white_joker", dark=[0, 0, 9], sauron=10, options=HEIR)
    do(state, "die two_cards")
    assert (bearer(state), active(state)) == (PIPPIN, SAM)
    do(state, "tile ring_dark")
    assert (dark(state)[PIPPIN], state.actor, everything(state)["ending"]) == (10, OVER, "caught")


def test_v2_without_the_option_want_ends_the_game() -> None:
    state = do(to_roll(FRODO, "", "4 white_joker", "4 white_joker"), "die two_cards")
    assert (state.actor, bearer(state), place(state)) == (OVER, FRODO, "moria")


# -- sums -------------------------------------------------------------------------------------


def test_r06_steps_to_the_dark_are_one_movement() -> None:
    state = watched(to_roll(PIPPIN, "", "", "", dark=[0, 0, 3]))
    do(state, "die three_dots")
    assert [message["space"] for message in log_params(state, "log-darker")] == [6]
    assert sauron(state) == 15


def test_q15_the_corruption_line_ends_at_15() -> None:
    state = do(to_roll(PIPPIN, "", "", "", dark=[0, 0, 14]), "die three_dots")
    assert (dark(state), gone(state)) == ([0, 0, 15], [PIPPIN])


def test_q15_and_sauron_goes_no_further_than_0() -> None:
    state = event(5, "", "", sauron=1)
    assert (sauron(state), state.actor, everything(state)["ending"]) == (0, OVER, "caught")


def test_r06_the_game_ends_with_the_bearer_before_any_other_elimination() -> None:
    state = watched(to_roll(FRODO, "", "white_joker", "white_joker", bearer=PIPPIN, dark=[0, 9, 9], sauron=10))
    do(state, "die eye")
    assert (state.actor, gone(state), size(state, SAM)) == (OVER, [PIPPIN], 1)


def test_r06_exactly_on_saurons_space_the_bearer_is_caught() -> None:
    state = do(to_roll(PIPPIN, "", "", "", bearer=PIPPIN, dark=[9, 9, 8], sauron=10), "die two_dots")
    assert (everything(state)["ending"], gone(state)) == ("caught", [PIPPIN])
