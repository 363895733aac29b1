"""What each of the five hobbits can do (Q24, R04)."""

import pytest

from bywater import CHANCE, IllegalAction
from bywater.games.quest.model import frames as k

from .helpers import (
    FATTY,
    FRODO,
    MERRY,
    PIPPIN,
    SAM,
    at_the_end,
    bearer,
    choices,
    dark,
    discards,
    do,
    draw,
    event,
    everything,
    hand,
    line,
    log_params,
    pay,
    prompt_of,
    size,
    table,
    to_roll,
    watched,
)

PLAIN = ("friendship", "travelling", "hiding", "fighting")

# -- Frodo ------------------------------------------------------------------------------------


@pytest.mark.parametrize("activity", PLAIN)
def test_q24_frodo_plays_a_white_hobbit_card_on_any_line(activity: str) -> None:
    state = table(f"white_{activity}", "", place="mordor")
    plays = {text for text in choices(state) if text.startswith("play")}
    others = {f"play white_{activity} on {other}" for other in PLAIN if other != activity}
    assert plays == {f"play white_{activity}", *others}
    for other in PLAIN:
        text = f"play white_{activity}" + ("" if other == activity else f" on {other}")
        assert line(do(state.clone(), text), other) == 1


def test_q24_frodos_grey_cards_and_feature_cards_are_what_they_are() -> None:
    state = table("grey_hiding, gimli, book", "", board_cards=["pipe"])
    plays = {text for text in choices(state) if text.startswith("play")}
    assert plays == {"play grey_hiding", "play gimli", "play book"}


@pytest.mark.parametrize("seat", [SAM, PIPPIN, MERRY, FATTY])
def test_q24_nobody_else_can_do_that(seat: int) -> None:
    state = table(*["white_hiding" if other == seat else "" for other in range(5)], active=seat)
    assert {text for text in choices(state) if text.startswith("play")} == {"play white_hiding"}


def test_r04_frodos_white_hobbit_cards_pay_as_jokers_too() -> None:
    state = pay(event(1, "2 white_fighting", ""), FRODO, "white_fighting", "white_fighting")
    assert (everything(state)["sauron"], discards(state)) == (15, {"white_fighting": 2})


def test_r04_even_where_a_joker_is_demanded() -> None:
    """The Test of Galadriel."""
    state = table("white_hiding", "white_hiding", place="lothlorien", stack=[["journey", 0, k.TEST_EACH, 0, 0]])
    assert prompt_of(state) == ("demand", FRODO)
    pay(state, FRODO, "white_hiding")
    assert prompt_of(state) == ("die", CHANCE), "Sam's is no joker"
    assert state.decision.fields["hobbit"] == SAM


def test_r04_frodos_grey_cards_pay_only_as_what_they_are() -> None:
    state = event(1, "grey_fighting, white_joker", "")
    assert everything(state)["sauron"] == 14, "no friendship symbol, so it can't be paid"


def test_q24_the_ability_is_frodos_not_the_bearers() -> None:
    state = table("white_hiding", "white_hiding", bearer=SAM, active=SAM)
    assert {text for text in choices(state) if text.startswith("play")} == {"play white_hiding"}
    state = table("white_hiding", "white_hiding", bearer=SAM, active=FRODO)
    assert "play white_hiding on fighting" in choices(state)


# -- Sam --------------------------------------------------------------------------------------


@pytest.mark.parametrize("face", ["one_dot", "two_dots", "three_dots"])
def test_q24_sam_goes_one_step_by_the_die(face: str) -> None:
    assert dark(do(to_roll(SAM, "", ""), f"die {face}")) == [0, 1]


def test_q24_sam_loses_one_card_by_the_die() -> None:
    state = do(to_roll(SAM, "", "white_hiding, gimli"), "die two_cards")
    assert prompt_of(state) == ("losing", SAM)
    do(state, "discard gimli")
    assert hand(state, SAM) == {"white_hiding": 1}


def test_q24_sams_protection_is_for_the_die_only() -> None:
    """Two steps as a volunteer, three for missing tokens."""
    state = at_the_end("", "", dark=[1, 1])
    assert dark(state)[SAM] == 4


def test_r15_sams_protection_does_not_cover_the_two_printed_cards() -> None:
    """Pelennor: the die costs him one card at most, the event still two."""
    state = event(3, "", "4 white_joker", place="mordor", active=SAM, tokens=[{"heart": 1}, {}])
    do(state, "die two_cards")
    assert size(state, SAM) == 1


# -- Pippin -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("first", "second"), [("white", "white"), ("grey", "grey"), ("white", "grey")])
def test_q24_pippin_plays_any_two_cards(first: str, second: str) -> None:
    state = table("", "", "2 white_fighting, 2 grey_fighting", active=PIPPIN)
    do(state, f"play {first}_fighting", f"play {second}_fighting")
    assert (line(state, "fighting"), size(state, PIPPIN)) == (2, 2)


def test_q24_pippin_plays_no_third_card() -> None:
    state = table("", "", "4 white_fighting", active=PIPPIN)
    do(state, "play white_fighting", "play white_fighting")
    assert prompt_of(state) == ("tile", CHANCE)


@pytest.mark.parametrize("seat", [FRODO, SAM, MERRY, FATTY])
def test_q24_the_others_play_one_white_and_one_grey(seat: int) -> None:
    state = table(*["2 white_fighting, 2 grey_fighting" if other == seat else "" for other in range(5)], active=seat)
    do(state, "play white_fighting")
    with pytest.raises(IllegalAction):
        do(state, "play white_fighting")


# -- Merry ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tokens", "steps"),
    [
        ({}, 2),
        ({"ring": 3}, 1),
        ({"ring": 1, "heart": 1}, 0),
        ({"heart": 1, "sun": 2}, 0),
        ({"ring": 1, "heart": 1, "sun": 1}, 0),
    ],
)
def test_q24_merry_needs_two_different_tokens(tokens: dict[str, int], steps: int) -> None:
    full = {"ring": 1, "heart": 1, "sun": 1}
    state = at_the_end("", "", "", "", tokens=[full, full, full, tokens], dark=[1, 1, 1, 1])
    assert dark(state) == [1, 1, 1, 1 + steps]


@pytest.mark.parametrize("seat", [FRODO, SAM, PIPPIN, FATTY])
def test_q24_the_others_need_three(seat: int) -> None:
    full = {"ring": 1, "heart": 1, "sun": 1}
    two = {"ring": 1, "heart": 1}
    state = at_the_end(*[""] * 5, tokens=[two if other == seat else full for other in range(5)])
    assert dark(state) == [int(other == seat) for other in range(5)]


def test_r16_merrys_ability_does_not_help_on_the_fields_of_pelennor() -> None:
    state = event(
        3,
        "",
        "",
        "",
        "3 white_joker",
        place="mordor",
        active=MERRY,
        tokens=[{"heart": 1}] * 3 + [{"sun": 1, "ring": 1}],
    )
    assert prompt_of(state) == ("die", CHANCE)
    assert state.decision.fields["hobbit"] == MERRY


# -- Fatty ------------------------------------------------------------------------------------


@pytest.mark.parametrize("place", ["moria", "helms_deep", "shelobs_lair"])
def test_q24_fatty_draws_two_after_each_scenario(place: str) -> None:
    full = [{"ring": 1, "heart": 1, "sun": 1}] * 5
    state = at_the_end(*[""] * 5, place=place, tokens=full)
    assert bearer(state) == SAM
    draw(state, "white_joker", "white_joker", "grey_hiding", "grey_hiding")
    assert (hand(state, SAM), hand(state, FATTY)) == ({"white_joker": 2}, {"grey_hiding": 2})
    assert prompt_of(state)[0] != "draw", "and no more"


def test_q24_fatty_as_the_new_bearer_draws_four() -> None:
    full = {"ring": 1, "heart": 1, "sun": 1}
    state = at_the_end(*[""] * 5, place="helms_deep", tokens=[full] * 4 + [{**full, "ring": 2}])
    draw(state, *["white_joker"] * 4)
    assert (bearer(state), hand(state, FATTY), prompt_of(state)) == (FATTY, {"white_joker": 4}, ("tile", CHANCE))


def test_q24_nobody_draws_for_fatty_when_he_does_not_play_or_is_out() -> None:
    full = [{"ring": 1, "heart": 1, "sun": 1}] * 4
    state = watched(at_the_end(*[""] * 4, place="helms_deep", tokens=full))
    draw(state, "white_joker", "white_joker")
    assert len(log_params(state, "log-drew")) == 2
    assert prompt_of(state) == ("tile", CHANCE)
    state = watched(at_the_end(*[""] * 5, place="helms_deep", tokens=[*full, {}], gone=[FATTY]))
    draw(state, "white_joker", "white_joker")
    assert prompt_of(state) == ("tile", CHANCE)
    assert size(state, FATTY) == 0


def test_q24_frodos_white_card_stays_white_whatever_line_it_moves() -> None:
    state = do(table("2 white_fighting, grey_fighting", ""), "play white_fighting on hiding")
    assert {text for text in choices(state) if text.startswith("play")} == {"play grey_fighting", "play book"}
