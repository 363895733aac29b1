"""Bag End, Rivendell and Lothlórien: Preparations, the Nazgûl, the Council, the Fellowship, Recovery and the Test.

Q03, Q04, Q06, Q07, Q21, V1, R01, R10, R29.
"""

from typing import Any

import pytest

from bywater import CHANCE, IllegalAction, State
from bywater.games.quest.model import frames as k

from .helpers import (
    FACES,
    FRODO,
    GAME,
    PIPPIN,
    SAM,
    active,
    choices,
    dark,
    deck,
    discards,
    do,
    draw,
    drawn,
    everything,
    gone,
    hand,
    log_params,
    offers,
    pay,
    place,
    pledge,
    prompt_of,
    sauron,
    shields,
    size,
    table,
    watched,
)


def bag_end(*hands: str, step: int = k.PREPARE, preparations: bool = False, **more: Any) -> State:
    """The six cards are dealt: Preparations come next, or the Nazgul."""
    frames = [["journey", 0, step, 0, 0]]
    return table(*hands, place="bag_end", stack=frames, options={"preparations": preparations}, **more)


def rivendell(*hands: str, step: int, **more: Any) -> State:
    """The Council comes next, or the Fellowship."""
    return table(*hands, place="rivendell", stack=[["journey", 0, step, 0, 0]], **more)


def lothlorien(*hands: str, step: int, **more: Any) -> State:
    """Recovery comes next, or the Test of Galadriel."""
    return table(*hands, place="lothlorien", stack=[["journey", 0, step, 0, 0]], **more)


# -- Preparations -----------------------------------------------------------------------------


def test_v1_without_the_option_nobody_prepares() -> None:
    state = bag_end("2 white_hiding", "")
    assert prompt_of(state) == ("demand", FRODO)


def test_q03_the_bearer_may_prepare_or_not() -> None:
    state = bag_end("2 white_hiding", "", preparations=True)
    assert prompt_of(state) == ("preparing", FRODO)
    assert choices(state) == {"prepare", "pass"}
    do(state, "pass")
    assert prompt_of(state) == ("demand", FRODO), "nothing is rolled and nothing turned up"
    assert sum(deck(state).values()) == 58


def test_q03_the_die_comes_first_then_four_cards_are_shared() -> None:
    state = do(bag_end("2 white_hiding", "", "", preparations=True), "prepare")
    assert prompt_of(state) == ("die", CHANCE)
    do(state, "die two_dots")
    assert dark(state) == [2, 0, 0]
    draw(state, "grey_hiding", "white_joker", "grey_hiding", "white_fighting")
    assert prompt_of(state) == ("sharing", FRODO)
    assert choices(state) == {"to frodo", "to sam", "to pippin"}
    assert everything(state)["shared"] == {"white_fighting": 1, "white_joker": 1, "grey_hiding": 2}
    do(state, "to frodo", "to pippin", "to sam", "to sam")
    assert hand(state, FRODO) == {"white_fighting": 1, "white_hiding": 2}
    assert hand(state, SAM) == {"grey_hiding": 2}
    assert hand(state, PIPPIN) == {"white_joker": 1}
    assert prompt_of(state) == ("demand", FRODO)


def test_q03_the_bearer_may_keep_all_four() -> None:
    state = draw(do(bag_end("white_joker", "", preparations=True), "prepare", "die blank"), *["white_travelling"] * 4)
    do(state, *["to frodo"] * 4)
    assert hand(state, FRODO) == {"white_joker": 1, "white_travelling": 4}


def test_q03_the_cards_of_the_die_are_lost_before_the_four_come_up() -> None:
    state = do(bag_end("2 white_hiding, 2 grey_fighting", "", preparations=True), "prepare", "die two_cards")
    assert prompt_of(state) == ("losing", FRODO)
    do(state, "discard white_hiding", "discard grey_fighting")
    assert prompt_of(state) == ("turn_up", CHANCE)
    assert discards(state) == {"white_hiding": 1, "grey_fighting": 1}


def test_q03_the_eye_moves_sauron_while_preparing() -> None:
    state = do(bag_end("3 white_hiding", "", preparations=True), "prepare", "die eye")
    assert sauron(state) == 14
    assert prompt_of(state) == ("turn_up", CHANCE)


def test_v1_after_preparing_the_nazgul_still_come() -> None:
    state = do(bag_end("", "", preparations=True), "prepare", "die blank")
    draw(state, *["white_hiding"] * 2, *["grey_fighting"] * 2)
    do(state, "to sam", "to sam", "to frodo", "to frodo")
    assert prompt_of(state) == ("demand", FRODO)
    pay(state, SAM, "white_hiding", "white_hiding")
    assert sauron(state) == 15
    assert place(state) == "rivendell"


# -- Nazgul appear ----------------------------------------------------------------------------


def test_q04_two_hiding_symbols_of_the_active_player_stop_the_nazgul() -> None:
    state = bag_end("white_hiding, grey_hiding", "", step=k.NAZGUL_APPEAR)
    assert prompt_of(state) == ("demand", FRODO)
    do(state, "pledge white_hiding", "pledge grey_hiding", "pay")
    assert sauron(state) == 15
    assert discards(state) == {"white_hiding": 1, "grey_hiding": 1}
    assert size(state, FRODO) == 0
    assert place(state) == "rivendell"


def test_q04_another_may_pay_instead() -> None:
    state = bag_end("white_fighting", "white_hiding, white_joker", "", step=k.NAZGUL_APPEAR)
    pledge(state, SAM, "white_hiding", "white_joker")
    assert prompt_of(state) == ("demand", FRODO)
    do(state, "pay")
    assert sauron(state) == 15
    assert hand(state, SAM) == {}
    assert hand(state, FRODO) == {"white_fighting": 1}


def test_q04_two_jokers_do() -> None:
    state = pay(bag_end("", "2 white_joker", step=k.NAZGUL_APPEAR), SAM, "white_joker", "white_joker")
    assert (sauron(state), discards(state)) == (15, {"white_joker": 2})


def test_q04_refused_sauron_comes_a_step() -> None:
    """R10: even though the cards are there."""
    state = do(bag_end("2 grey_hiding", "", step=k.NAZGUL_APPEAR), "refuse")
    assert sauron(state) == 14
    assert hand(state, FRODO) == {"grey_hiding": 2}
    assert place(state) == "rivendell"


def test_q04_one_player_pays_it_all_two_cannot_share() -> None:
    state = bag_end("grey_hiding", "grey_hiding", "white_fighting", step=k.NAZGUL_APPEAR)
    assert sauron(state) == 14, "nobody has two, so it is refused"
    assert place(state) == "rivendell"


def test_q04_the_first_payer_pays_alone() -> None:
    state = bag_end("2 grey_hiding", "3 white_hiding", step=k.NAZGUL_APPEAR)
    do(state, "pledge grey_hiding")
    assert "interrupt sam" not in offers(state)
    with pytest.raises(IllegalAction):
        do(state, "pay")


# -- the Council ------------------------------------------------------------------------------


def test_q06_each_passes_a_card_to_the_left_from_the_bearer_on() -> None:
    state = rivendell(
        "gimli, 2 white_joker", "sting, 2 white_hiding", "legolas, 2 white_fighting", step=k.PASS_OR_RECOVER
    )
    assert prompt_of(state) == ("passing", FRODO)
    assert choices(state) == {"give gimli", "give white_joker"}
    do(state, "give gimli")
    assert prompt_of(state) == ("passing", SAM)
    assert hand(state, SAM) == {"gimli": 1, "sting": 1, "white_hiding": 2}
    do(state, "give sting", "give white_fighting")
    assert hand(state, FRODO) == {"white_joker": 2, "white_fighting": 1}
    assert hand(state, SAM) == {"gimli": 1, "white_hiding": 2}
    assert hand(state, PIPPIN) == {"legolas": 1, "sting": 1, "white_fighting": 1}


def test_q06_a_card_just_received_may_be_passed_on() -> None:
    state = rivendell("gimli, white_joker", "2 white_hiding", "2 white_fighting", step=k.PASS_OR_RECOVER)
    do(state, "give gimli", "give gimli", "give gimli")
    assert hand(state, FRODO) == {"gimli": 1, "white_joker": 1}


def test_q06_a_hobbit_with_only_the_received_card_passes_it_on() -> None:
    state = rivendell("gimli, white_joker", "", "white_fighting", step=k.PASS_OR_RECOVER)
    do(state, "give gimli")
    assert hand(state, SAM) == {}
    assert prompt_of(state) == ("passing", PIPPIN)
    assert choices(state) == {"give gimli", "give white_fighting"}


def test_q06_a_hobbit_without_cards_passes_none() -> None:
    state = rivendell("", "gimli, sting", "2 white_hiding", step=k.PASS_OR_RECOVER)
    assert (prompt_of(state), choices(state)) == (("passing", SAM), {"give gimli", "give sting"})


def test_q06_the_council_is_over_when_the_bearer_has_a_card() -> None:
    state = rivendell("gimli, white_joker", "2 white_hiding", step=k.PASS_OR_RECOVER)
    do(state, "give gimli", "give white_hiding")
    assert prompt_of(state) == ("demand", FRODO), "the Fellowship is next"


def test_q06_a_card_is_passed_face_down() -> None:
    """R33: with secret hands only the two know it."""
    state = watched(
        rivendell(
            "gimli, white_joker",
            "2 white_hiding",
            "2 white_fighting",
            step=k.PASS_OR_RECOVER,
            options={"hands": "secret"},
        )
    )
    do(state, "give gimli")
    assert log_params(state, "log-passed-card", SAM)[0]["card"] == "card-gimli"
    assert log_params(state, "log-passed-card", FRODO)[0]["card"] == "card-gimli"
    assert log_params(state, "log-passed-card", PIPPIN) == []
    assert len(log_params(state, "log-passed-card-hidden", PIPPIN)) == 1


# -- the Fellowship ---------------------------------------------------------------------------


def test_q07_each_gives_a_friendship_symbol_or_rolls() -> None:
    state = rivendell("grey_friendship", "white_joker", "white_fighting", step=k.TEST_EACH)
    assert prompt_of(state) == ("demand", FRODO)
    pay(state, FRODO, "grey_friendship")
    assert prompt_of(state) == ("demand", SAM)
    pay(state, SAM, "white_joker")
    assert prompt_of(state) == ("die", CHANCE), "Pippin has nothing to give"
    assert state.decision.fields["hobbit"] == PIPPIN
    do(state, "die one_dot")
    assert dark(state) == [0, 0, 1]
    assert place(state) == "moria"
    assert discards(state) == {"grey_friendship": 1, "white_joker": 1}


def test_q07_nobody_pays_for_another() -> None:
    state = rivendell("grey_fighting", "3 grey_friendship", step=k.TEST_EACH)
    assert prompt_of(state) == ("die", CHANCE), "Sam has cards enough, and Frodo rolls"
    assert state.decision.fields["hobbit"] == FRODO


@pytest.mark.parametrize("face", FACES)
def test_q07_a_hobbit_that_can_pay_may_still_roll(face: str) -> None:
    """R10: and suffers the result."""
    state = rivendell("2 grey_friendship, grey_fighting", "", step=k.TEST_EACH)
    do(state, "refuse")
    assert prompt_of(state) == ("die", CHANCE)
    do(state, f"die {face}")
    assert dark(state)[FRODO] == {"one_dot": 1, "two_dots": 2, "three_dots": 3}.get(face, 0)
    assert sauron(state) == (14 if face == "eye" else 15)
    assert prompt_of(state) == (("losing", FRODO) if face == "two_cards" else ("die", CHANCE))


def test_r01_the_fellowship_begins_with_the_bearer() -> None:
    state = rivendell("white_joker", "white_joker", "white_joker", step=k.TEST_EACH, bearer=SAM, active=SAM)
    order = []
    for _ in range(3):
        order.append(state.decision.seat)
        pay(state, state.decision.seat, "white_joker")
    assert order == [SAM, PIPPIN, FRODO]


# -- Recovery ---------------------------------------------------------------------------------


def test_q21_two_shields_buy_two_cards() -> None:
    state = lothlorien("", "white_joker", step=k.PASS_OR_RECOVER, shields=[3, 0], dark=[1, 0])
    assert prompt_of(state) == ("offer", FRODO)
    assert choices(state) == {"pass", "buy cards", "buy a step"}
    do(state, "buy cards")
    assert prompt_of(state) == ("draw", CHANCE)
    draw(state, "grey_hiding", "white_hiding")
    assert hand(state, FRODO) == {"white_hiding": 1, "grey_hiding": 1}
    assert shields(state) == [1, 0]
    assert dark(state) == [1, 0]
    assert prompt_of(state) == ("demand", FRODO), "no third card: the Test follows"


def test_q21_or_a_step_to_the_light() -> None:
    state = do(lothlorien("", "white_joker", step=k.PASS_OR_RECOVER, shields=[2, 0], dark=[4, 0]), "buy a step")
    assert (dark(state), shields(state), size(state, FRODO)) == ([3, 0], [0, 0], 0)


def test_r29_recovery_is_an_offer_and_only_once_each() -> None:
    state = lothlorien("white_joker", "white_joker", step=k.PASS_OR_RECOVER, shields=[8, 4], dark=[4, 4])
    do(state, "pass")
    assert (prompt_of(state), shields(state)) == (("offer", SAM), [8, 4])
    do(state, "buy a step")
    assert prompt_of(state) == ("demand", FRODO), "the Test is next: nobody buys twice"
    assert shields(state) == [8, 2]


def test_r29_a_hobbit_with_fewer_than_two_shields_is_not_prompted() -> None:
    state = lothlorien(
        "white_joker", "white_joker", "white_joker", step=k.PASS_OR_RECOVER, shields=[1, 2, 0], dark=[1, 1, 1]
    )
    assert prompt_of(state) == ("offer", SAM)
    do(state, "pass")
    assert prompt_of(state) == ("demand", FRODO)


def test_q21_at_the_light_there_is_no_step_to_buy() -> None:
    assert choices(lothlorien("", "", step=k.PASS_OR_RECOVER, shields=[2, 0])) == {"pass", "buy cards"}


def test_r01_recovery_and_the_test_begin_with_the_bearer() -> None:
    state = lothlorien("", "", "", step=k.PASS_OR_RECOVER, shields=[2, 2, 2], bearer=PIPPIN, active=PIPPIN)
    order = []
    while prompt_of(state)[0] == "offer":
        order.append(state.decision.seat)
        do(state, "pass")
    assert order == [PIPPIN, FRODO, SAM]
    assert prompt_of(state) == ("die", CHANCE)
    assert state.decision.fields["hobbit"] == PIPPIN


# -- the Test of Galadriel --------------------------------------------------------------------


def test_q21_the_test_wants_a_joker_of_each() -> None:
    state = lothlorien("arwen", "white_joker", "white_friendship, box_of_earth", step=k.TEST_EACH)
    assert prompt_of(state) == ("demand", FRODO)
    assert "pledge arwen" in choices(state)
    pay(state, FRODO, "arwen")
    pay(state, SAM, "white_joker")
    assert prompt_of(state) == ("demand", PIPPIN)
    assert "pledge white_friendship" not in choices(state)
    pay(state, PIPPIN, "box_of_earth")
    assert place(state) == "helms_deep"
    assert (dark(state), sauron(state)) == ([0, 0, 0], 15)


def test_q21_without_a_joker_the_die_is_rolled() -> None:
    state = lothlorien("grey_friendship", "2 white_friendship", step=k.TEST_EACH)
    assert prompt_of(state) == ("die", CHANCE)
    do(state, "die three_dots")
    assert dark(state) == [3, 0]
    assert prompt_of(state) == ("die", CHANCE)
    assert state.decision.fields["hobbit"] == SAM


def test_q21_a_joker_may_be_kept() -> None:
    state = do(lothlorien("grey_fighting, arwen", "white_joker", step=k.TEST_EACH), "refuse", "die blank")
    assert hand(state, FRODO) == {"grey_fighting": 1, "arwen": 1}
    assert prompt_of(state) == ("demand", SAM)


def test_q07_a_hobbit_may_be_eliminated_in_a_haven_and_the_others_continue() -> None:
    state = rivendell("white_joker", "", "white_joker", step=k.TEST_EACH, sauron=10, dark=[0, 9, 0])
    do(pay(state, FRODO, "white_joker"), "die one_dot")
    assert gone(state) == [SAM]
    assert prompt_of(state) == ("demand", PIPPIN)


# -- all havens -------------------------------------------------------------------------------


def test_q04_to_q07_in_order() -> None:
    state = watched(GAME.start(2))
    draw(state, *["white_hiding"] * 6, *["grey_friendship"] * 5, "white_joker")
    assert (place(state), prompt_of(state)) == ("bag_end", ("demand", FRODO))
    do(state, "refuse")
    assert (place(state), prompt_of(state)) == ("rivendell", ("deal", CHANCE))
    draw(state, "gimli", "sting", "boromir", "gandalf", "legolas", "aragorn", "glamdring", "anduril")
    assert prompt_of(state) == ("passing", FRODO)
    do(state, "give gimli", "give gimli")
    assert prompt_of(state) == ("demand", FRODO)
    pay(do(state, "refuse", "die blank"), SAM, "grey_friendship")
    assert (place(state), active(state)) == ("moria", FRODO)
    assert prompt_of(state) == ("tile", CHANCE)
    assert drawn(state)["tile sundial"] == pytest.approx(6 / 23)
    assert [message["place"] for message in log_params(state, "log-came-to")] == ["place-rivendell", "place-moria"]


def test_q21_nobody_passes_the_test_for_another() -> None:
    state = lothlorien("grey_hiding", "3 white_joker", step=k.TEST_EACH)
    assert (prompt_of(state), state.decision.fields["hobbit"]) == (("die", CHANCE), FRODO)
    do(state, "die blank")
    assert prompt_of(state) == ("demand", SAM)
