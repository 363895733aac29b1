"""N10: in the competitive game there are moments around a player's cards and before the effect of a refused demand."""

from typing import Any

import pytest

from bywater import State
from bywater.words import Words

from .helpers import (
    FRODO,
    GAME,
    PIPPIN,
    SAM,
    bearer,
    do,
    event,
    gone,
    line,
    marker,
    moment,
    offers,
    pass_quiet,
    prompt_of,
    sauron,
    table,
    tile,
)
from .helpers_cards import RIVALS, again, each_is_prompted, in_turn, interrupts, may, refusal, shown

R: dict[str, Any] = {"options": RIVALS}
ALL: dict[str, int] = {"ring": 1, "heart": 1, "sun": 1}


# -- around the cards ------------------------------------------------------------------------------


def test_n10_the_bearer_is_prompted_after_a_rivals_activity_tile() -> None:
    state = tile("hiding", "white_hiding", "", bearer=SAM, active=FRODO, ring_used=False, **R)
    assert (prompt_of(state), moment(state)) == (("rivals", SAM), "before_cards")
    assert line(state, "hiding") == 1, "the tile was carried out"
    assert may(state, "put on the ring")
    again(state)
    do(state, "put on the ring", "die blank", "advance fighting")
    pass_quiet(state, "cards")
    assert (prompt_of(state), line(state, "fighting")) == (("cards", FRODO), 4)


def test_n10_the_bearer_is_prompted_between_a_rivals_two_cards() -> None:
    state = table("white_hiding, grey_fighting", "", bearer=SAM, active=FRODO, ring_used=False, **R)
    do(state, "play white_hiding")
    assert (prompt_of(state), moment(state)) == (("rivals", SAM), "before_cards")
    assert may(state, "put on the ring")
    do(state, "done")
    assert prompt_of(state) == ("cards", FRODO)
    assert "play grey_fighting" in offers(state)


def test_n10_what_a_card_brings_is_done_before() -> None:
    state = table(
        "white_travelling, grey_hiding",
        "",
        bearer=SAM,
        ring_used=False,
        place="mordor",
        lines={"travelling": 5},
        active=FRODO,
        **R,
    )
    do(state, "play white_travelling")
    assert prompt_of(state)[0] == "die"
    do(state, "die blank")
    assert (prompt_of(state), moment(state)) == (("rivals", SAM), "before_cards")


def test_n10_all_others_who_might_act_are_prompted_and_the_active_one_is_not() -> None:
    state = tile("hiding", "elessar, white_hiding", "lembas", "", active=FRODO, dark=[1, 1, 1], shields=[0, 0, 5], **R)
    assert in_turn(state, "rivals", "done") == [SAM, PIPPIN]
    assert prompt_of(state) == ("cards", FRODO)
    assert interrupts(state) == {"frodo"}


def test_n10_an_action_prompts_the_others_again_but_not_the_active_player() -> None:
    state = tile("hiding", "elessar, white_hiding", "lembas", "", active=FRODO, dark=[1, 1, 1], shields=[0, 0, 5], **R)
    do(state, "done")
    do(state, "call gandalf", "healing pippin")
    assert prompt_of(state) == ("rivals", SAM)


def test_n10_no_prompt_without_a_choice() -> None:
    state = tile("hiding", "white_hiding", "white_hiding", "", active=FRODO, bearer=FRODO, ring_used=False, **R)
    assert prompt_of(state) == ("cards", FRODO)


def test_n10_the_last_card_leads_to_the_next_turn_without_a_second_window() -> None:
    state = table("white_fighting", "", "", bearer=PIPPIN, active=FRODO, ring_used=False, **R)
    do(state, "play white_fighting")
    assert (prompt_of(state), moment(state)) == (("rivals", PIPPIN), "before_a_tile")


def test_n10_a_moment_before_an_unpaid_demand_takes_effect() -> None:
    state = event(5, "gimli, boromir, anduril", "", "elessar", dark=[3, 0, 0], sauron=5, **R)
    assert prompt_of(state) == ("pledging", FRODO)
    do(state, "done")
    assert (prompt_of(state), moment(state), sauron(state)) == (("rivals", PIPPIN), "not_paid", 5)
    assert state.decision.fields == {"moment": "not_paid", "demand": "orcs_attack"}
    again(state)
    do(state, "elessar frodo")
    assert (sauron(state), state.ending()) == (3, "")


def test_n10_without_a_deed_it_takes_effect() -> None:
    state = event(5, "gimli, boromir, anduril", "", "elessar", dark=[3, 0, 0], sauron=5, **R)
    do(state, "done", "done")
    assert (sauron(state), state.ending()) == (3, "caught")


def test_n10_dice_have_their_own_moment() -> None:
    state = event(6, "", "elessar", dark=[1, 0], **R)
    assert in_turn(state, "pledging", "done") == [FRODO, SAM]
    assert prompt_of(state)[0] == "die"


def test_n10_a_tile_that_was_not_paid_is_not_owed() -> None:
    """N8: Guidance ends the scenario before the event marker moves."""
    more: dict[str, Any] = {"shields": [0, 5], "gandalf": ["guidance"], "lines": {"fighting": 8}, "tokens": [ALL, ALL]}
    state = tile("sundial_cards", "3 white_hiding", "", **more, **R)
    do(state, "done")
    assert (prompt_of(state), moment(state)) == (("rivals", SAM), "not_paid")
    do(state, "call gandalf", "guidance on fighting", "special shield 1", "die blank")
    assert (bearer(state), sauron(state), prompt_of(state)[0]) == (SAM, 15, "draw")


def test_n10_an_event_that_was_not_paid_is_owed() -> None:
    more: dict[str, Any] = {"shields": [0, 5], "gandalf": ["guidance"], "lines": {"fighting": 8}, "tokens": [ALL, ALL]}
    state = event(5, "gimli, boromir, anduril", "", **more, **R)
    do(state, "done", "call gandalf", "guidance on fighting", "special shield 1", "die blank")
    assert (bearer(state), sauron(state), prompt_of(state)[0]) == (SAM, 13, "draw")


@pytest.mark.parametrize("name", ["sundial_cards", "sundial_items", "eye_or_two_dark"])
def test_n10_q18_the_ring_is_open_when_a_tile_was_not_paid(name: str) -> None:
    """A tile has been turned and no event has begun: as at the demand itself in the cooperative game."""
    state = tile(name, "3 grey_fighting", "lembas, 2 white_joker", "", ring_used=False, dark=[1, 0, 0], **R)
    in_turn(state, "pledging", "done")
    while prompt_of(state) != ("rivals", FRODO):
        do(state, "done")
    assert (moment(state), marker(state)) == ("not_paid", 0)
    assert may(state, "put on the ring")
    assert state.why(GAME.action("put on the ring"), FRODO) is None
    again(state)
    do(state, "put on the ring", "die blank")
    pass_quiet(state)
    do(state, "advance hiding")
    pass_quiet(state, "demand")
    assert line(state, "hiding") == 4
    assert (marker(state), sauron(state)) == ((0, 14) if name == "eye_or_two_dark" else (1, 15))


def test_n10_n5_the_ring_is_closed_when_an_event_was_not_paid() -> None:
    state = event(5, "gimli, boromir, anduril, elessar", "", dark=[3, 0], sauron=5, ring_used=False, **R)
    in_turn(state, "pledging", "done")
    assert (prompt_of(state), moment(state)) == (("rivals", FRODO), "not_paid")
    assert refusal(state, "put on the ring", FRODO)[0] == "refused-ring-moment"


def test_n10_in_the_cooperative_game_nobody_is_prompted_twice() -> None:
    state = tile("hiding", "white_hiding, grey_hiding", "elessar", dark=[1, 1])
    assert prompt_of(state) == ("cards", FRODO)
    do(state, "play white_hiding")
    assert prompt_of(state) == ("cards", FRODO)
    state = event(5, "gimli, boromir, anduril", "elessar", dark=[1, 0])
    do(state, "refuse")
    assert sauron(state) == 13


# -- one player's own refusal ----------------------------------------------------------------------


def stone(*hands: str, **more: Any) -> State:
    return shown("white_hiding", "stone_in_the_well", *hands, place="moria", event=3, **more, **R)


def test_n10_the_others_may_act_before_shelob_appears_brings_sauron() -> None:
    state = event(5, "white_fighting", "elessar", "", place="shelobs_lair", dark=[0, 10, 0], sauron=12, **R)
    do(state, "refuse")
    assert (prompt_of(state), moment(state), sauron(state)) == (("rivals", SAM), "not_paid", 12)
    assert state.decision.fields == {"moment": "not_paid", "event": "shelob_appears"}
    again(state)
    do(state, "elessar sam")
    assert (sauron(state), gone(state)) == (10, [])
    state = event(5, "white_fighting", "elessar", "", place="shelobs_lair", dark=[0, 10, 0], sauron=12, **R)
    do(state, "refuse", "done")
    assert (sauron(state), gone(state)) == (10, [SAM])


def test_n10_the_others_may_act_before_the_stone_brings_sauron() -> None:
    state = stone("white_hiding", "elessar", "lembas", dark=[0, 11, 0], sauron=12)
    do(state, "refuse")
    assert (prompt_of(state), moment(state), sauron(state)) == (("rivals", SAM), "not_paid", 12)
    assert state.decision.fields == {"moment": "not_paid", "demand": "stone_in_the_well"}
    again(state)
    do(state, "elessar sam", "done")
    assert (moment(state), gone(state), sauron(state), marker(state)) == ("between_events", [], 11, 4)


def test_n10_a_player_who_refused_is_not_prompted_until_another_acts() -> None:
    """That player had an interrupt just before."""
    state = stone("white_hiding, elessar", "lembas", "miruvor, gimli", dark=[1, 1, 1])
    do(state, "refuse")
    assert in_turn(state, "rivals", "done")[:2] == [SAM, PIPPIN]
    state = stone("white_hiding, elessar", "lembas, gimli", "", dark=[1, 1, 1])
    do(state, "refuse", "lembas pippin", *["card white_joker"] * 5, "card grey_hiding")
    assert (prompt_of(state), moment(state)) == (("rivals", FRODO), "not_paid")


def test_n10_dice_after_an_own_refusal_have_their_own_moment() -> None:
    state = shown("white_hiding", "fire_of_orthanc", "white_hiding", "elessar", place="helms_deep", dark=[1, 1], **R)
    do(state, "refuse")
    assert prompt_of(state)[0] == "die", "each die has a moment of its own"


def test_n10_faces_of_the_dead_are_answered_at_once() -> None:
    state = each_is_prompted(
        "faces_of_the_dead", "lembas", "white_hiding", place="shelobs_lair", active=SAM, bearer=SAM, **R
    )
    do(state, "refuse")
    assert state.ending() == "want"


def test_n10_in_the_cooperative_game_shelob_appears_has_interrupts_of_its_own() -> None:
    state = event(5, "white_fighting", "elessar", place="shelobs_lair", dark=[0, 10], sauron=12)
    assert "sam" in interrupts(state)
    do(state, "refuse")
    assert (sauron(state), gone(state)) == (10, [SAM])


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "Shelob Appears: Sauron moves 2 steps closer. You may act first."),
        ("fr", "Arachne apparaît\u00a0: Sauron avance de 2 cases. Vous pouvez agir avant."),
        ("de", "Kankra erscheint: Sauron kommt 2 Schritte näher. Du darfst vorher handeln."),
    ],
)
def test_n10_the_question_says_what_comes_next(lang: str, text: str) -> None:
    state = event(5, "white_fighting", "elessar", "", place="shelobs_lair", dark=[0, 10, 0], sauron=12, **R)
    do(state, "refuse")
    assert Words(lang, "quest").say(GAME.prompt(state.view(SAM))) == text
