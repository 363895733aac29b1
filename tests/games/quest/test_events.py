"""The twenty-four events with every branch: paid, refused, and their conditions.

Moria M1-M6, Helm's Deep H1-H6, Shelob's Lair L1-L6, Mordor D1-D6; R01, R02, R03, R08, R09, R10, R13, R14, R15, R16.
"""

from typing import Any

import pytest

from bywater import CHANCE, OVER, IllegalAction, State

from .helpers import (
    DECK,
    FRODO,
    MERRY,
    PIPPIN,
    SAM,
    active,
    bearer,
    choices,
    dark,
    deck,
    discards,
    do,
    draw,
    drawn,
    event,
    everything,
    gone,
    hand,
    log_params,
    marker,
    offers,
    pay,
    place,
    pledge,
    prompt_of,
    sauron,
    shields,
    size,
    tile,
    tokens,
    watched,
)

FULL = {"ring": 1, "heart": 1, "sun": 1}


def moria(number: int, *hands: str, **more: Any) -> State:
    return event(number, *hands, place="moria", gandalf=[], **more)


def helms_deep(number: int, *hands: str, **more: Any) -> State:
    return event(number, *hands, place="helms_deep", gandalf=[], **more)


def lair(number: int, *hands: str, **more: Any) -> State:
    return event(number, *hands, place="shelobs_lair", gandalf=[], **more)


def mordor(number: int, *hands: str, **more: Any) -> State:
    return event(number, *hands, place="mordor", gandalf=[], **more)


def next_tile(state: State) -> bool:
    """The event is done and the same player turns another tile."""
    return prompt_of(state) == ("tile", CHANCE)


def rollers(state: State, face: str = "blank") -> list[int]:
    """Return the seats that roll, one after the other; each rolls this face."""
    found = []
    while prompt_of(state) == ("die", CHANCE):
        found.append(state.decision.fields["hobbit"])
        do(state, f"die {face}")
    return found


# -- Moria ------------------------------------------------------------------------------------


def test_m1_friendship_and_joker_of_the_group() -> None:
    state = moria(1, "grey_fighting", "grey_friendship", "white_joker")
    pledge(state, SAM, "grey_friendship")
    pledge(state, PIPPIN, "white_joker")
    do(state, "pay")
    assert (sauron(state), discards(state)) == (15, {"grey_friendship": 1, "white_joker": 1})
    assert next_tile(state)


@pytest.mark.parametrize("card", ["white_friendship", "grey_friendship", "brooch", "pipe"])
def test_m1_any_friendship_card_of_another_helps(card: str) -> None:
    state = moria(1, "", card, "white_joker", board_cards=["book"])
    assert prompt_of(state) == ("demand", FRODO)
    pledge(state, SAM, card)
    pledge(state, PIPPIN, "white_joker")
    assert sauron(do(state, "pay")) == 15


def test_m1_two_jokers_of_two_players() -> None:
    state = moria(1, "", "white_joker", "white_joker")
    pledge(state, SAM, "white_joker")
    pledge(state, PIPPIN, "white_joker")
    assert sauron(do(state, "pay")) == 15


@pytest.mark.parametrize("card", ["aragorn", "glamdring", "arwen"])
def test_m1_one_card_with_two_stars_is_enough(card: str) -> None:
    """R03: discarded, its stars may stand for different symbols."""
    state = pay(moria(1, "", card), SAM, card)
    assert (sauron(state), size(state, SAM)) == (15, 0)


def test_m1_two_friendship_symbols_are_no_joker() -> None:
    state = moria(1, "", "2 grey_friendship, 2 white_friendship, brooch")
    assert sauron(state) == 14
    assert size(state, SAM) == 5


def test_m1_refused() -> None:
    """R10: refused, though it could be paid."""
    state = do(moria(1, "white_joker, grey_friendship", ""), "refuse")
    assert (sauron(state), size(state, FRODO), marker(state)) == (14, 2, 1)
    assert next_tile(state)


def test_m2_each_gives_hiding_or_rolls() -> None:
    state = moria(2, "grey_hiding", "book", "white_fighting", active=SAM, board_cards=["pipe"])
    assert prompt_of(state) == ("demand", SAM)
    pay(state, SAM, "book")
    assert (prompt_of(state), state.decision.fields["hobbit"]) == (("die", CHANCE), PIPPIN)
    do(state, "die one_dot")
    assert prompt_of(state) == ("demand", FRODO)
    pay(state, FRODO, "grey_hiding")
    assert dark(state) == [0, 0, 1]
    assert next_tile(state)
    assert active(state) == SAM


def test_m2_each_may_refuse_and_roll() -> None:
    state = do(moria(2, "grey_hiding", "white_joker", active=SAM), "refuse", "die one_dot", "refuse", "die two_dots")
    assert (dark(state), size(state, FRODO), size(state, SAM)) == ([2, 1], 1, 1)


def test_m2_a_joker_hides_as_well() -> None:
    state = pay(moria(2, "", "white_joker", active=SAM), SAM, "white_joker")
    assert dark(state) == [0, 0]
    assert rollers(state) == [FRODO]


@pytest.mark.parametrize("up", ["white_friendship", "grey_travelling", "grey_fighting", "white_hiding"])
def test_m3_two_matching_symbols_win_the_pipe(up: str) -> None:
    """R08, R09: the turned-up card sets the symbol, its colour does not matter, and it is discarded."""
    symbol = up.split("_")[1]
    state = moria(3, "", f"grey_{symbol}, white_{symbol}", active=SAM)
    assert prompt_of(state) == ("turn_up", CHANCE)
    draw(state, up)
    assert everything(state)["turned_up"] == up
    assert prompt_of(state) == ("demand", SAM)
    pay(state, SAM, f"white_{symbol}", f"grey_{symbol}")
    assert hand(state, SAM) == {"pipe": 1}
    assert (marker(state), sauron(state)) == (3, 15)
    assert (everything(state)["turned_up"], sum(discards(state).values())) == ("", 3)
    assert next_tile(state)


def test_m3_the_card_is_turned_from_the_deck() -> None:
    state = moria(3, "", "5 grey_hiding", active=SAM)
    assert "card grey_hiding" not in drawn(state)
    assert drawn(state)["card white_joker"] == pytest.approx(12 / 55)
    draw(state, "white_joker")
    assert sum(deck(state).values()) == 54


def test_m3_a_joker_may_stand_in() -> None:
    state = draw(moria(3, "", "grey_hiding, white_joker", active=SAM), "white_hiding")
    assert hand(pay(state, SAM, "white_joker", "grey_hiding"), SAM) == {"pipe": 1}


def test_m3_a_card_with_two_symbols_is_enough() -> None:
    state = draw(moria(3, "", "legolas", active=SAM), "grey_hiding")
    assert hand(pay(state, SAM, "legolas"), SAM) == {"pipe": 1}


def test_r08_if_a_joker_is_turned_up_only_jokers_match() -> None:
    state = draw(moria(3, "", "2 white_joker, 2 grey_hiding, 2 white_friendship", active=SAM), "white_joker")
    assert {text for text in choices(state) if text.startswith("pledge")} == {"pledge white_joker"}
    pay(state, SAM, "white_joker", "white_joker")
    assert hand(state, SAM) == {"white_friendship": 2, "grey_hiding": 2, "pipe": 1}


def test_r08_frodos_white_cards_match_a_joker() -> None:
    state = draw(moria(3, "2 white_hiding", ""), "white_joker")
    assert hand(pay(state, FRODO, "white_hiding", "white_hiding"), FRODO) == {"pipe": 1}


def test_m3_only_the_active_player_pays() -> None:
    state = draw(moria(3, "2 white_hiding", "white_fighting", active=SAM), "grey_hiding")
    assert (marker(state), sauron(state)) == (4, 12), "Frodo's cards don't help"
    assert size(state, FRODO) == 2


def test_m3_refused_sauron_comes_and_the_next_event_follows_at_once() -> None:
    state = watched(draw(moria(3, "", "2 grey_hiding", active=SAM), "white_hiding"))
    do(state, "refuse")
    assert marker(state) == 4
    assert len(log_params(state, "log-happened")) == 1
    assert sauron(state) == 15 - 1 - 2, "a step for the stone, two for the trap"
    assert rollers(state) == [FRODO]
    assert discards(state) == {"white_hiding": 1}
    assert next_tile(state)
    assert active(state) == SAM
    assert "pipe" in everything(state)["board_cards"]


def test_m3_and_nothing_more_follows_if_the_next_event_is_harmless() -> None:
    done = {"travelling": 7, "hiding": 7}
    state = draw(moria(3, "", "", active=SAM, lines=done), "white_hiding")
    assert (marker(state), sauron(state)) == (4, 14)
    assert next_tile(state)


@pytest.mark.parametrize(
    ("travelling", "hiding", "harmless"), [(7, 7, True), (6, 7, False), (7, 6, False), (0, 0, False)]
)
def test_m4_trapped_unless_travelling_and_hiding_are_done(travelling: int, hiding: int, harmless: bool) -> None:
    state = moria(
        4, "", "", "", active=SAM, bearer=PIPPIN, lines={"travelling": travelling, "hiding": hiding}, dark=[1, 1, 1]
    )
    assert sauron(state) == (15 if harmless else 13)
    assert rollers(state, "one_dot") == ([] if harmless else [PIPPIN])
    assert dark(state) == [1, 1, 1 if harmless else 2]
    assert next_tile(state)


def test_m5_five_fighting_symbols_of_the_group() -> None:
    state = moria(5, "grey_fighting", "gimli", "boromir")
    pledge(state, FRODO, "grey_fighting")
    pledge(state, SAM, "gimli")
    with pytest.raises(IllegalAction):
        do(state, "pay")
    pledge(state, PIPPIN, "boromir")
    do(state, "pay")
    assert (sauron(state), [size(state, seat) for seat in range(3)]) == (15, [0, 0, 0])
    assert next_tile(state)


def test_m5_jokers_fight_too_and_what_is_too_much_is_lost() -> None:
    """R02: six symbols for five."""
    state = moria(5, "", "gimli, boromir, aragorn")
    pay(state, SAM, "boromir", "gimli", "aragorn")
    assert (sauron(state), size(state, SAM)) == (15, 0)


@pytest.mark.parametrize("number", [4, 5])
def test_m5_four_are_not_enough(number: int) -> None:
    state = moria(5, "", f"{number} grey_fighting")
    if number == 5:
        do(state, "refuse")
    assert (sauron(state), size(state, SAM)) == (13, number)
    assert next_tile(state)


@pytest.mark.parametrize("seat", [FRODO, SAM, PIPPIN])
def test_m6_one_goes_three_steps_and_moria_ends(seat: int) -> None:
    state = watched(moria(6, "", "", "", active=SAM, tokens=[FULL] * 3, dark=[1, 1, 1]))
    pay(state, seat, "volunteer")
    assert dark(state) == [4 if other == seat else 1 for other in range(3)]
    assert log_params(state, "log-scenario-over") == [{"place": "place-moria"}]
    assert log_params(state, "log-rolled") == []


def test_m6_sam_goes_three_steps_too() -> None:
    """Q24: his ability applies to the die only."""
    state = pay(moria(6, "", "", tokens=[FULL] * 2), SAM, "volunteer")
    assert dark(state) == [0, 3]


def test_m6_otherwise_every_player_rolls_and_moria_ends() -> None:
    state = watched(do(moria(6, "", "", "", active=PIPPIN, tokens=[FULL] * 3), "refuse"))
    assert rollers(state, "one_dot") == [PIPPIN, FRODO, SAM]
    assert dark(state) == [1, 1, 1]
    assert log_params(state, "log-scenario-over") == [{"place": "place-moria"}]


# -- Helm's Deep ------------------------------------------------------------------------------


@pytest.mark.parametrize("held", ["grey_friendship, grey_fighting", "white_joker, grey_fighting", "arwen"])
def test_h1_one_player_pays_wormtongue_off(held: str) -> None:
    state = helms_deep(1, "", held)
    pay(state, SAM, *held.split(", "))
    assert size(state, SAM) == 0
    assert len(everything(state)["board_cards"]) == 4
    assert next_tile(state)


def test_h1_two_players_cannot_share() -> None:
    state = helms_deep(1, "grey_friendship", "grey_fighting")
    assert everything(state)["board_cards"] == []
    assert (size(state, FRODO), size(state, SAM)) == (1, 1)


def test_h1_refused_the_cards_are_out_of_the_game() -> None:
    state = watched(helms_deep(1, "arwen", ""))
    do(state, "refuse")
    assert everything(state)["board_cards"] == []
    assert (sauron(state), size(state, FRODO)) == (15, 1)
    assert log_params(state, "log-cards-out") == [{}]
    assert next_tile(state)


def test_h2_with_friendship_done_the_active_player_gets_the_riders() -> None:
    state = helms_deep(2, "", "", "", active=SAM, lines={"friendship": 7})
    assert hand(state, SAM) == {"riders_of_rohan": 1}
    assert (sauron(state), prompt_of(state)) == (15, ("tile", CHANCE))


@pytest.mark.parametrize("space", [0, 6])
def test_h2_otherwise_sauron_comes_and_the_bearer_rolls(space: int) -> None:
    state = helms_deep(2, "", "", "", active=SAM, bearer=PIPPIN, lines={"friendship": space})
    assert sauron(state) == 14
    assert rollers(state, "one_dot") == [PIPPIN]
    assert dark(state) == [0, 0, 1]
    assert [size(state, seat) for seat in range(3)] == [0, 0, 0]


def test_r11_after_wormtongue_there_are_no_riders_but_no_harm_either() -> None:
    state = helms_deep(2, "", "", active=SAM, lines={"friendship": 7}, board_cards=[])
    assert (size(state, SAM), sauron(state)) == (0, 15)
    assert next_tile(state)


def test_h3_with_the_first_part_done_each_draws_a_card() -> None:
    state = helms_deep(3, "", "", "", active=SAM, lines={"travelling": 5})
    draw(state, "white_joker", "grey_hiding", "white_hiding")
    assert [hand(state, seat) for seat in range(3)] == [{"white_hiding": 1}, {"white_joker": 1}, {"grey_hiding": 1}]
    assert (sauron(state), prompt_of(state)) == (15, ("tile", CHANCE))


def test_h3_otherwise_sauron_comes_two_steps() -> None:
    state = helms_deep(3, "", "", lines={"travelling": 4})
    assert sauron(state) == 13
    assert next_tile(state)
    assert [size(state, seat) for seat in range(2)] == [0, 0]


def test_h4_the_active_player_pays_two_matching_symbols() -> None:
    state = draw(helms_deep(4, "", "2 grey_travelling", "", active=SAM), "white_travelling")
    pay(state, SAM, "grey_travelling", "grey_travelling")
    assert (size(state, SAM), discards(state)) == (0, {"white_travelling": 1, "grey_travelling": 2})
    assert next_tile(state)


def test_h4_otherwise_every_player_rolls() -> None:
    state = draw(helms_deep(4, "", "2 grey_travelling", "", active=SAM), "white_travelling")
    do(state, "refuse")
    assert rollers(state, "one_dot") == [SAM, PIPPIN, FRODO]
    assert (dark(state), size(state, SAM), sauron(state)) == ([1, 1, 1], 2, 15)
    assert discards(state) == {"white_travelling": 1}
    assert next_tile(state)


def test_h4_others_cannot_pay_for_the_active_player() -> None:
    state = draw(helms_deep(4, "2 grey_travelling", "", active=SAM), "white_travelling")
    assert rollers(state) == [SAM, FRODO]


def test_h5_a_heart_a_sun_and_a_ring_of_the_group() -> None:
    state = helms_deep(5, "", "", "", tokens=[{"ring": 2}, {"heart": 1}, {"sun": 1, "heart": 1}])
    pledge(state, FRODO, "a ring")
    pledge(state, SAM, "a heart")
    pledge(state, PIPPIN, "a sun")
    do(state, "pay")
    assert [tokens(state, seat) for seat in range(3)] == [{"ring": 1}, {}, {"heart": 1}]
    assert sauron(state) == 15
    assert next_tile(state)


def test_h5_one_of_each_kind_is_wanted() -> None:
    state = helms_deep(5, "", "", tokens=[{"ring": 3, "heart": 3}, {}])
    assert (sauron(state), tokens(state, FRODO)) == (13, {"ring": 3, "heart": 3})


def test_h5_refused() -> None:
    state = do(helms_deep(5, "", "", tokens=[FULL, {}]), "refuse")
    assert (sauron(state), tokens(state, FRODO)) == (13, FULL)
    assert next_tile(state)


def test_h6_sauron_comes_two_steps_and_the_scenario_ends() -> None:
    state = watched(helms_deep(6, "", "", lines={"travelling": 10}, tokens=[FULL] * 2))
    assert sauron(state) == 13
    assert prompt_of(state) == ("draw", CHANCE), "nobody rolled"


def test_h6_without_the_ents_the_bearer_rolls_twice_as_well() -> None:
    state = watched(helms_deep(6, "", "", "", active=SAM, bearer=PIPPIN, lines={"travelling": 9}, tokens=[FULL] * 3))
    assert sauron(state) == 13
    assert rollers(state, "one_dot") == [PIPPIN, PIPPIN]
    assert dark(state) == [0, 0, 2]
    assert log_params(state, "log-scenario-over") == [{"place": "place-helms_deep"}]


# -- Shelob's Lair ----------------------------------------------------------------------------


def test_l1_seven_shields_of_the_group_win_gollum_and_cards() -> None:
    state = lair(1, "", "", "", active=SAM, shields=[3, 2, 4])
    assert prompt_of(state) == ("demand", SAM)
    pledge(state, FRODO, "3 shields")
    pledge(state, PIPPIN, "4 shields")
    do(state, "pay")
    assert (hand(state, SAM), shields(state)) == ({"gollum": 1}, [0, 2, 0])
    draw(state, "white_joker", "white_joker", "grey_hiding", "grey_hiding")
    assert (hand(state, PIPPIN), hand(state, FRODO)) == ({"white_joker": 2}, {"grey_hiding": 2})
    assert hand(state, SAM) == {"gollum": 1}, "he draws none"
    assert next_tile(state)


def test_r29_gollum_declined_costs_nothing() -> None:
    state = do(lair(1, "", "", shields=[7, 0]), "refuse")
    assert (shields(state), sauron(state), dark(state)) == ([7, 0], 15, [0, 0])
    assert "gollum" in everything(state)["board_cards"]
    assert next_tile(state)


def test_l1_six_shields_are_not_enough() -> None:
    state = lair(1, "", "", shields=[3, 3])
    assert (shields(state), sauron(state)) == ([3, 3], 15)
    assert next_tile(state)


def test_l2_each_gives_a_joker_or_three_shields() -> None:
    state = lair(2, "sting", "", "white_joker", active=SAM, shields=[0, 4, 3])
    assert prompt_of(state) == ("demand", SAM)
    pay(state, SAM, "3 shields")
    assert prompt_of(state) == ("demand", PIPPIN)
    pay(state, PIPPIN, "white_joker")
    pay(state, FRODO, "sting")
    assert (shields(state), [size(state, seat) for seat in range(3)]) == ([0, 1, 3], [0, 0, 0])
    assert (gone(state), dark(state), sauron(state)) == ([], [0, 0, 0], 15)
    assert next_tile(state)


def test_l2_a_hobbit_with_a_joker_may_give_shields_instead() -> None:
    state = pay(lair(2, "white_joker", "white_joker", active=SAM, shields=[0, 3]), SAM, "3 shields")
    assert (hand(state, SAM), shields(state)) == ({"white_joker": 1}, [0, 0])


def test_r14_l2_a_hobbit_with_neither_is_eliminated() -> None:
    state = lair(2, "white_joker", "2 grey_hiding", "white_joker", shields=[0, 2, 0])
    pay(state, FRODO, "white_joker")
    assert gone(state) == [SAM]
    assert prompt_of(state) == ("demand", PIPPIN), "the others are still asked"
    assert shields(state) == [0, 2, 0]


@pytest.mark.parametrize(("held", "money"), [("white_joker", 0), ("", 3)])
def test_r14_l2_a_hobbit_that_can_pay_must_pay(held: str, money: int) -> None:
    state = lair(2, "white_joker", held, active=SAM, shields=[0, money])
    assert prompt_of(state) == ("demand", SAM)
    assert "refuse" not in choices(state)


def test_l3_one_player_pays_five_shields_and_each_draws() -> None:
    state = lair(3, "", "", "", active=SAM, shields=[5, 4, 4])
    pay(state, FRODO, "5 shields")
    assert shields(state) == [0, 4, 4]
    draw(state, "white_joker", "grey_hiding", "white_hiding")
    assert [hand(state, seat) for seat in range(3)] == [{"white_hiding": 1}, {"white_joker": 1}, {"grey_hiding": 1}]
    assert sauron(state) == 15
    assert next_tile(state)


def test_l3_two_players_cannot_share() -> None:
    state = lair(3, "", "", shields=[4, 4])
    assert (sauron(state), shields(state)) == (13, [4, 4])
    assert next_tile(state)


def test_l3_refused() -> None:
    state = do(lair(3, "", "", shields=[5, 0]), "refuse")
    assert (sauron(state), shields(state), size(state, FRODO)) == (13, [5, 0], 0)
    assert next_tile(state)


def test_l4_the_bearer_pays_three_matching_symbols_and_goes_to_the_light() -> None:
    state = draw(lair(4, "", "", "3 grey_hiding", active=SAM, bearer=PIPPIN, dark=[2, 2, 2]), "white_hiding")
    assert prompt_of(state) == ("demand", PIPPIN)
    pay(state, PIPPIN, *["grey_hiding"] * 3)
    assert (dark(state), size(state, PIPPIN)) == ([2, 2, 1], 0)
    assert (prompt_of(state), active(state)) == (("tile", CHANCE), SAM)


def test_l4_two_are_not_enough_and_every_player_rolls() -> None:
    state = draw(lair(4, "", "", "2 grey_hiding", active=SAM, bearer=PIPPIN, dark=[2, 2, 2]), "white_hiding")
    assert rollers(state, "one_dot") == [SAM, PIPPIN, FRODO]
    assert dark(state) == [3, 3, 3]
    assert next_tile(state)


def test_l4_refused_every_player_rolls() -> None:
    state = draw(lair(4, "3 grey_hiding", "", ""), "white_hiding")
    do(state, "refuse")
    assert rollers(state) == [FRODO, SAM, PIPPIN]
    assert size(state, FRODO) == 3
    assert discards(state) == {"white_hiding": 1}


def test_l4_others_cannot_pay_for_the_bearer() -> None:
    state = draw(lair(4, "", "3 grey_hiding", active=SAM), "white_hiding")
    assert rollers(state) == [SAM, FRODO]


def test_l5_the_active_player_chooses_before_rolling() -> None:
    """R13."""
    state = lair(5, "", "", "", active=SAM)
    assert prompt_of(state) == ("shelob_appears", SAM)
    assert choices(state) == {"roll twice", "refuse"}
    do(state, "roll twice")
    assert rollers(state, "one_dot") == [SAM, SAM]
    assert (dark(state), sauron(state)) == ([0, 2, 0], 15)
    assert next_tile(state)


def test_l5_otherwise_sauron_comes_two_steps() -> None:
    state = do(lair(5, "", "", active=SAM), "refuse")
    assert (sauron(state), dark(state)) == (13, [0, 0])
    assert next_tile(state)


def test_l6_seven_fighting_symbols_of_the_group() -> None:
    state = watched(lair(6, "gimli, boromir", "anduril, grey_fighting", "", active=SAM, tokens=[FULL] * 3))
    pledge(state, FRODO, "boromir", "gimli")
    pledge(state, SAM, "grey_fighting", "anduril")
    do(state, "pay")
    assert (sauron(state), size(state, FRODO), size(state, SAM)) == (15, 0, 0)
    assert log_params(state, "log-scenario-over") == [{"place": "place-shelobs_lair"}]


def test_l6_refused_sauron_comes_three_steps_and_it_ends() -> None:
    state = lair(6, "gimli, boromir, anduril, grey_fighting", "", tokens=[FULL] * 2)
    watched(do(state, "refuse"))
    assert (sauron(state), size(state, FRODO)) == (12, 4)
    assert prompt_of(state) == ("draw", CHANCE)


def test_l6_six_symbols_are_not_enough() -> None:
    state = lair(6, "gimli, boromir, anduril", "", tokens=[FULL] * 2)
    assert (sauron(state), size(state, FRODO)) == (12, 3)


# -- Mordor -----------------------------------------------------------------------------------


def test_d1_each_may_buy_cards_or_a_step_for_three_shields() -> None:
    state = mordor(1, "", "", "", active=SAM, shields=[3, 6, 4], dark=[2, 2, 2])
    assert prompt_of(state) == ("offer", SAM)
    draw(do(state, "buy cards"), "white_joker", "grey_hiding")
    assert prompt_of(state) == ("offer", PIPPIN), "once only"
    do(state, "buy a step")
    assert prompt_of(state) == ("offer", FRODO)
    do(state, "pass")
    assert (shields(state), dark(state), size(state, SAM)) == ([3, 3, 1], [2, 2, 1], 2)
    assert next_tile(state)


def test_r29_d1_a_hobbit_with_fewer_than_three_shields_is_not_prompted() -> None:
    state = mordor(1, "", "", shields=[2, 2], dark=[1, 1])
    assert next_tile(state)
    assert (shields(state), dark(state), sauron(state)) == ([2, 2], [1, 1], 15)


def test_d2_one_player_discards_eowyn_and_each_draws() -> None:
    state = mordor(2, "", "", "eowyn", active=SAM, board_cards=["ghan", "army_of_the_dead"])
    pay(state, PIPPIN, "eowyn")
    draw(state, "white_joker", "grey_hiding", "white_hiding")
    assert [hand(state, seat) for seat in range(3)] == [{"white_hiding": 1}, {"white_joker": 1}, {"grey_hiding": 1}]
    assert next_tile(state)


def test_d2_jokers_are_no_eowyn() -> None:
    state = mordor(2, "4 white_joker, aragorn", "arwen", "", active=SAM)
    assert rollers(state, "one_dot") == [SAM, PIPPIN, FRODO]
    assert dark(state) == [1, 1, 1]
    assert next_tile(state)


def test_d2_refused_every_player_rolls() -> None:
    state = do(mordor(2, "eowyn", "", board_cards=["ghan"]), "refuse")
    assert rollers(state) == [FRODO, SAM]
    assert hand(state, FRODO) == {"eowyn": 1}


@pytest.mark.parametrize(("number", "token"), [(3, "heart"), (4, "sun")])
def test_d3_d4_each_gives_the_token(number: int, token: str) -> None:
    state = mordor(number, "", "", "", active=SAM, tokens=[{token: 2}, {token: 1}, {token: 1, "ring": 1}])
    assert prompt_of(state) == ("demand", SAM)
    for seat in (SAM, PIPPIN, FRODO):
        pay(state, seat, f"a {token}")
    assert [tokens(state, seat) for seat in range(3)] == [{token: 1}, {}, {"ring": 1}]
    assert next_tile(state)


@pytest.mark.parametrize(("number", "token", "other"), [(3, "heart", "sun"), (4, "sun", "heart")])
def test_d3_d4_otherwise_the_die_and_two_cards(number: int, token: str, other: str) -> None:
    """R15: the die first; the other kinds of tokens don't help."""
    state = mordor(
        number,
        "",
        "",
        "2 white_hiding, 2 grey_hiding",
        active=PIPPIN,
        tokens=[{token: 1}, {token: 1}, {other: 3, "ring": 3}],
    )
    assert (prompt_of(state), state.decision.fields["hobbit"]) == (("die", CHANCE), PIPPIN)
    do(state, "die two_dots")
    assert dark(state) == [0, 0, 2]
    assert prompt_of(state) == ("losing", PIPPIN)
    do(state, "discard white_hiding", "discard grey_hiding")
    assert hand(state, PIPPIN) == {"white_hiding": 1, "grey_hiding": 1}
    assert prompt_of(state) == ("demand", FRODO)
    assert tokens(state, PIPPIN) == {other: 3, "ring": 3}


@pytest.mark.parametrize(("number", "token"), [(3, "heart"), (4, "sun")])
def test_d3_d4_the_token_may_be_kept(number: int, token: str) -> None:
    """R10."""
    state = mordor(number, "3 white_joker", "", tokens=[{token: 1}, {token: 1}])
    do(state, "refuse", "die blank")
    assert (size(state, FRODO), tokens(state, FRODO)) == (1, {token: 1})
    assert prompt_of(state) == ("demand", SAM)


@pytest.mark.parametrize("number", [3, 4])
def test_r14_d3_d4_a_hobbit_with_fewer_than_two_cards_is_eliminated(number: int) -> None:
    state = mordor(number, "4 white_joker", "white_joker", "", active=SAM)
    do(state, "die blank")
    assert gone(state) == [SAM]
    assert state.decision.fields["hobbit"] == PIPPIN, "the others go on"


@pytest.mark.parametrize("number", [3, 4])
def test_r15_d3_d4_the_die_may_take_the_cards_that_are_wanted_next(number: int) -> None:
    state = mordor(number, "", "", "3 white_joker", active=PIPPIN)
    do(state, "die two_cards")
    assert gone(state) == [PIPPIN], "one card is left, and two are wanted"


@pytest.mark.parametrize("number", [3, 4])
def test_r15_d3_d4_a_hobbit_eliminated_by_the_die_gives_no_cards(number: int) -> None:
    state = mordor(number, "4 white_joker", "", "4 white_joker", active=PIPPIN, dark=[0, 0, 9], sauron=10)
    do(state, "die one_dot")
    assert gone(state) == [PIPPIN]
    assert state.decision.fields["hobbit"] == FRODO


@pytest.mark.parametrize("number", [3, 4])
def test_r15_d3_d4_athelas_spares_both_for_one_player(number: int) -> None:
    state = mordor(number, "4 white_joker, athelas", "4 grey_hiding", active=SAM)
    assert prompt_of(state) == ("missing_tokens", FRODO)
    do(state, "play athelas")
    assert (size(state, SAM), dark(state)) == (4, [0, 0])
    assert (prompt_of(state), state.decision.fields["hobbit"]) == (("die", CHANCE), FRODO)


@pytest.mark.parametrize(("number", "token", "other"), [(3, "heart", "sun"), (4, "sun", "heart")])
def test_r15_d3_d4_athelas_is_for_the_token_that_is_missing(number: int, token: str, other: str) -> None:
    """A hobbit that has the token and keeps it misses none; other tokens don't count."""
    held = "4 white_joker, athelas"
    state = mordor(number, held, "4 grey_hiding", active=SAM, tokens=[{}, {"ring": 1, other: 1}])
    assert prompt_of(state) == ("missing_tokens", FRODO)
    state = mordor(number, held, "4 grey_hiding", active=SAM, tokens=[{}, {token: 1}])
    do(state, "refuse")
    assert (prompt_of(state), state.decision.fields["hobbit"]) == (("die", CHANCE), SAM)


@pytest.mark.parametrize("number", [3, 4])
def test_r16_d3_d4_merry_is_no_better_off(number: int) -> None:
    other = "sun" if number == 3 else "heart"
    state = mordor(number, "", "", "", "3 white_joker", active=MERRY, tokens=[{}, {}, {}, {"ring": 1, other: 1}])
    do(state, "die blank")
    assert size(state, MERRY) == 1


def test_d5_seven_cards_of_the_group() -> None:
    state = mordor(5, "3 white_joker", "gimli, boromir", "mithril, 2 grey_hiding", active=SAM)
    pledge(state, FRODO, *["white_joker"] * 3)
    pledge(state, SAM, "boromir", "gimli")
    with pytest.raises(IllegalAction):
        do(state, "pay")
    pledge(state, PIPPIN, "grey_hiding", "grey_hiding")
    do(state, "pay")
    assert (sauron(state), hand(state, PIPPIN)) == (15, {"mithril": 1})
    assert next_tile(state)


def test_d5_cards_are_counted_not_symbols() -> None:
    state = mordor(5, "gimli, boromir, aragorn", "arwen, galadriel, glamdring", "")
    assert (sauron(state), size(state, FRODO), size(state, SAM)) == (12, 3, 3)
    assert next_tile(state)


def test_d5_refused() -> None:
    state = do(mordor(5, "7 white_fighting", ""), "refuse")
    assert (sauron(state), size(state, FRODO)) == (12, 7)
    assert next_tile(state)


def test_d6_sauron_seizes_the_ring() -> None:
    state = mordor(6, "3 white_joker", "3 white_joker", lines={"travelling": 7})
    assert state.actor == OVER
    assert everything(state)["ending"] == "seized"
    assert state.score() == [54, 54]


def test_d6_magic_cannot_stop_it() -> None:
    state = event(6, "", "", place="mordor", gandalf=["magic"], shields=[5, 5])
    assert state.actor == OVER, "there is nothing to call Gandalf for"
    assert everything(state)["ending"] == "seized"


# -- the marker -------------------------------------------------------------------------------


@pytest.mark.parametrize("board", ["moria", "helms_deep", "shelobs_lair", "mordor"])
def test_q10_the_marker_goes_one_event_at_a_time(board: str) -> None:
    for number in range(1, 6):
        state = event(number, "", "", place=board, lines={"travelling": 7})
        assert marker(state) in (number, number + 1)
        assert marker(state) == number or (board, number) == ("moria", 3)


def test_q10_an_event_of_the_group_asks_the_active_player() -> None:
    state = moria(5, "5 grey_fighting", "", "", active=PIPPIN, bearer=SAM)
    assert prompt_of(state) == ("demand", PIPPIN)
    assert "interrupt frodo" in offers(state)


def test_q19_the_last_event_of_a_board_leads_on() -> None:
    state = pay(moria(6, "", "", active=SAM, tokens=[FULL] * 2), FRODO, "volunteer")
    draw(state, "white_joker", "white_joker")
    assert (place(state), bearer(state)) == ("lothlorien", SAM)


# -- lost pledges, and decks without cards ----------------------------------------------------


def test_r32_a_refused_demand_leaves_what_was_pledged_in_the_hands() -> None:
    state = pledge(moria(5, "", "gimli, boromir, anduril", "grey_fighting", active=SAM), SAM, "boromir", "gimli")
    pledge(state, PIPPIN, "grey_fighting")
    do(state, "refuse")
    assert (sauron(state), size(state, SAM), hand(state, PIPPIN)) == (13, 3, {"grey_fighting": 1})
    nothing = {"cards": {}, "tokens": {}, "shields": 0}
    assert everything(state)["pledged"] == [nothing] * 3
    do(state, "tile fighting")
    assert {text for text in choices(state) if text.startswith("play")} == {
        "play boromir",
        "play gimli",
        "play anduril",
    }


def test_r32_refused_tokens_and_shields_stay_too() -> None:
    state = helms_deep(5, "", "", tokens=[FULL, {}])
    do(pledge(state, FRODO, "a ring", "a heart"), "refuse")
    assert tokens(state, FRODO) == FULL
    state = lair(1, "", "", shields=[4, 3])
    do(pledge(state, SAM, "3 shields"), "refuse")
    assert (shields(state), everything(state)["pledged"][SAM]["shields"]) == ([4, 3], 0)


def test_m6_a_volunteer_of_an_earlier_tile_does_not_count_for_the_event() -> None:
    state = tile("eye_or_two_dark", "", "", event=5, tokens=[FULL] * 2)
    pay(state, SAM, "volunteer")
    do(state, "tile sundial")
    assert (marker(state), choices(state)) == (6, {"volunteer", "refuse"})


@pytest.mark.parametrize(("board", "number"), [("moria", 3), ("helms_deep", 4), ("shelobs_lair", 4)])
def test_r26_if_no_card_is_left_to_turn_up_nothing_can_match(board: str, number: int) -> None:
    """All sixty are in Frodo's hand."""
    every = ", ".join(f"{count} {kind}" for kind, count in DECK.items())
    done = {"travelling": 7, "hiding": 7} if board == "moria" else {}
    state = event(number, every, "", place=board, gandalf=[], lines=done)
    if board == "moria":
        assert (marker(state), sauron(state), hand(state, FRODO).get("pipe", 0)) == (4, 14, 0)
    else:
        assert rollers(state) == [FRODO, SAM]
    assert size(state, FRODO) == 60
    assert next_tile(state)


def test_m3_the_stone_may_bring_the_fourth_event_to_another_bearer() -> None:
    state = draw(moria(3, "", "", "", active=SAM, bearer=PIPPIN), "white_hiding")
    assert rollers(state, "one_dot") == [PIPPIN]
