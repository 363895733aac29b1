"""Interrupts and windows: who may act and play what, and that nothing is used twice or too late."""

import random
from typing import Any

import pytest

from bywater import CHANCE, OVER, WATCHER, IllegalAction, State

from .helpers import (
    GAME,
    HOBBITS,
    at_the_end,
    at_the_mountain,
    beginning,
    choices,
    choose,
    dark,
    discards,
    do,
    event,
    everything,
    go,
    hand,
    marker,
    moment,
    offers,
    pass_quiet,
    prompt_of,
    shields,
    table,
    tile,
    to_roll,
    tokens,
)
from .helpers_cards import SECRET, after_a_card, in_turn, interrupts, looked_at, may, turn_goes_on


def code(text: str) -> int:
    return GAME.action(text)


# -- where interrupts are ------------------------------------------------------------------------------


def test_n5_one_code_per_seat_including_the_own() -> None:
    state = table("white_hiding", "white_hiding", "white_hiding")
    assert interrupts(state) == {"frodo", "sam", "pippin"}
    do(state, "interrupt frodo")
    assert prompt_of(state) == ("interrupt", 0)


def test_n5_what_may_be_done_at_any_time_is_behind_it() -> None:
    state = table("white_hiding, elessar", "", ring_used=False, shields=[5, 0], dark=[1, 0])
    behind = {"discard white_hiding", "discard elessar", "elessar frodo", "put on the ring", "call gandalf"}
    assert not behind & offers(state)
    do(state, "interrupt frodo")
    assert choices(state) == {"done", *behind}


def test_a_seat_with_nothing_gets_no_interrupt() -> None:
    state = table("white_hiding", "", "")
    assert interrupts(state) == {"frodo"}


def test_an_eliminated_hobbit_gets_no_interrupt() -> None:
    state = table("white_hiding", "", "white_hiding", gone=[1], dark=[0, 15, 0], shields=[0, 9, 0])
    assert interrupts(state) == {"frodo", "pippin"}


def test_windows_have_no_interrupts() -> None:
    """A window passes: nothing else is done in it."""
    for state in (
        to_roll(0, "belt, elessar", "white_hiding", dark=[1, 1]),
        do(to_roll(0, "mithril", "white_hiding"), "die one_dot"),
        beginning("phial, white_hiding", "white_hiding"),
        event(1, "white_hiding", "white_hiding", shields=[5, 0]),
    ):
        assert prompt_of(state)[0] in ("before_roll", "after_roll", "before_tile", "after_marker")
        assert interrupts(state) == set()


def test_n6_discarding_alone_makes_no_quiet_moment() -> None:
    assert prompt_of(beginning("6 white_hiding", "5 grey_hiding"))[0] == "tile"
    assert prompt_of(looked_at("sundial", "gimli", "white_hiding"))[0] == "tile"
    assert marker(looked_at("sundial", "gimli", "white_hiding")) == 1


@pytest.mark.parametrize(
    "state",
    [
        beginning("", "elessar", dark=[1, 0]),
        beginning("", "lembas"),
        beginning("white_hiding", "miruvor"),
        beginning("", "", shields=[0, 5]),
        turn_goes_on("", "", ring_used=False),
    ],
    ids=["elessar", "lembas", "miruvor", "gandalf", "ring"],
)
def test_n6_a_quiet_moment_is_prompted_if_a_seat_might_do_more(state: State) -> None:
    assert prompt_of(state) == ("quiet", 0)
    assert moment(state) == "before_a_tile"


@pytest.mark.parametrize(
    "state",
    [
        beginning("", "elessar", dark=[0, 0]),
        beginning("", "", shields=[4, 4]),
        beginning("", "", ring_used=False),
        beginning("phial", ""),
        beginning("belt, mithril, staff, athelas", ""),
        beginning("6 white_hiding", "lembas, 2 grey_hiding, 4 white_fighting"),
        beginning("", "miruvor"),
        beginning("", "lembas, 5 white_hiding, grey_hiding", gone=[0], dark=[15, 0], bearer=1, active=1),
    ],
    ids=[
        *("nobody in the dark", "too few shields", "no tile yet", "phial", "other moments"),
        *("all hands full", "nothing to give", "nobody else"),
    ],
)
def test_n6_and_else_it_is_not(state: State) -> None:
    assert prompt_of(state)[0] != "quiet"


def test_r34_any_card_may_be_thrown_away() -> None:
    state = table("white_hiding, gimli, elessar", "")
    do(state, "interrupt frodo", "discard gimli", "discard white_hiding")
    assert hand(state, 0) == {"elessar": 1}
    assert discards(state) == {"white_hiding": 1}
    assert "gimli" not in everything(state)["in_play"]


def test_r34_out_of_turn_too() -> None:
    state = table("", "2 white_hiding", "", active=0)
    do(state, "interrupt sam", "discard white_hiding")
    assert hand(state, 1) == {"white_hiding": 1}
    do(state, "done")
    assert prompt_of(state) == ("cards", 0)


# -- the moments, in their order -------------------------------------------------------------------


def test_the_moments_of_a_tile_in_order() -> None:
    """R05: before the tile, the Phial, the tile, a quiet moment, the Staff, and only then its effect."""
    state = turn_goes_on("3 white_hiding, phial", "elessar, staff", dark=[1, 1])
    kinds = [(prompt_of(state)[0], moment(state))]
    do(state, "pass")
    kinds.append((prompt_of(state)[0], ""))
    do(state, "pass", "tile sundial_cards")
    kinds.append((prompt_of(state)[0], moment(state)))
    do(state, "pass")
    kinds.append((prompt_of(state)[0], ""))
    do(state, "pass")
    kinds.append((prompt_of(state)[0], ""))
    assert kinds == [
        ("quiet", "before_a_tile"),
        ("before_tile", ""),
        ("quiet", "after_a_tile"),
        ("after_tile", ""),
        ("demand", ""),
    ]


def test_the_moments_of_a_roll_in_order() -> None:
    """The Belt before the die, a quiet moment and Mithril after it, and only then its effect: R06."""
    state = to_roll(0, "", "belt, mithril, elessar", dark=[1, 0])
    assert prompt_of(state) == ("before_roll", 1)
    do(state, "pass", "die two_dots")
    assert (prompt_of(state), moment(state)) == (("quiet", 0), "after_a_roll")
    assert dark(state) == [1, 0]
    do(state, "pass")
    assert prompt_of(state) == ("after_roll", 1)
    assert dark(state) == [1, 0]
    do(state, "pass")
    assert dark(state) == [3, 0]


def test_r07_the_moment_before_the_ring_is_mine() -> None:
    state = event(6, "", "elessar", place="mordor", dark=[1, 0])
    assert moment(state) == "last_event"
    do(state, "pass")
    assert state.ending() == "seized"


def test_the_moment_before_tokens_are_looked_at() -> None:
    state = at_the_end("", "elessar", dark=[1, 0])
    assert moment(state) == "end_of_scenario"
    assert dark(state) == [1, 0]


def test_the_moment_before_the_attempt() -> None:
    state = at_the_mountain("", "elessar", dark=[1, 0])
    assert moment(state) == "the_attempt"


def test_r06_no_moment_within_a_movement() -> None:
    """Three steps are one move: nobody is prompted between them."""
    state = do(to_roll(0, "", "elessar", dark=[1, 0], sauron=4), "die three_dots", "pass")
    assert state.ending() == "caught"


def test_r22_the_moment_of_one_hobbit_does_not_come_for_each() -> None:
    """At a scenario's end there is one quiet moment, not one per hobbit."""
    state = at_the_end("", "", "elessar", dark=[1, 0, 0])
    do(state, "pass")
    assert prompt_of(state)[0] != "quiet"


# -- one interrupt until the table changes -------------------------------------------------------------


def test_an_interrupt_once_until_the_table_changes() -> None:
    state = table("white_hiding", "2 white_hiding", "white_hiding")
    do(state, "interrupt sam", "done")
    assert interrupts(state) == {"frodo", "pippin"}
    do(state, "interrupt pippin", "discard white_hiding")
    assert prompt_of(state) == ("cards", 0)  # Pippin has nothing left
    assert interrupts(state) == {"frodo", "sam"}


def test_a_card_played_opens_the_interrupts_again() -> None:
    state = table("white_hiding, grey_hiding", "2 white_hiding")
    do(state, "interrupt sam", "done")
    assert interrupts(state) == {"frodo"}
    do(state, "play white_hiding")
    assert interrupts(state) == {"frodo", "sam"}


def test_a_new_question_opens_the_interrupts_again() -> None:
    state = turn_goes_on("", "elessar", dark=[1, 1])
    do(state, "interrupt sam", "done")
    assert interrupts(state) == set()
    go(state, "tile hiding")
    assert (prompt_of(state), interrupts(state)) == (("quiet", 0), {"sam"})


def test_interrupts_do_not_lie_on_interrupts() -> None:
    state = table("white_hiding", "2 white_hiding", "white_hiding")
    do(state, "interrupt sam")
    assert interrupts(state) == set()
    with pytest.raises(IllegalAction):
        do(state, "interrupt frodo")


def test_interrupts_can_not_alternate_for_ever() -> None:
    """Taking and ending interrupts can't alternate without end."""
    state = table("white_hiding", "2 white_hiding", "white_hiding")
    taken = 0
    while interrupts(state):
        do(state, f"interrupt {sorted(interrupts(state))[0]}", "done")
        taken += 1
    assert taken == 3


# -- who may play what ------------------------------------------------------------------------------


def test_an_interrupt_is_given_by_the_actor_or_taken_by_its_owner() -> None:
    state = table("white_hiding", "white_hiding", "white_hiding")
    interrupt = code("interrupt sam")
    assert state.out_of_turn_seat(interrupt) == 1
    assert [state.may_play(seat, interrupt) for seat in range(3)] == [True, True, False]
    assert state.why(interrupt, 1) is None
    refused = state.why(interrupt, 2)
    assert refused is not None
    assert refused.key == "refused-not-asked"


def test_other_seats_can_play_no_other_action_of_the_actor() -> None:
    state = table("white_hiding", "white_hiding")
    for action in state.legal():
        others = [seat for seat in (1,) if state.may_play(seat, action)]
        assert others == ([1] if action == code("interrupt sam") else [])


def test_done_is_also_for_the_one_underneath() -> None:
    state = table("white_hiding", "2 white_hiding", "white_hiding")
    do(state, "interrupt sam")
    assert [state.may_play(seat, code("done")) for seat in range(3)] == [True, True, False]
    assert [state.may_play(seat, code("discard white_hiding")) for seat in range(3)] == [False, True, False]


def test_done_in_the_cards_is_only_the_players() -> None:
    state = after_a_card("grey_hiding", "white_hiding")
    assert may(state, "done")
    assert [state.may_play(seat, code("done")) for seat in range(2)] == [True, False]


def test_unasked_in_the_views() -> None:
    state = table("white_hiding", "2 white_hiding", "white_hiding")
    assert state.view(1)["legal"] == []
    assert state.view(1)["out_of_turn"] == [code("interrupt sam")]
    assert state.view(0)["out_of_turn"] == []
    assert state.view([1, 2])["out_of_turn"] == [code("interrupt sam"), code("interrupt pippin")]
    do(state, "interrupt sam")
    assert state.view(0)["out_of_turn"] == [code("done")]
    assert state.view(0)["legal"] == []
    assert state.view(1)["out_of_turn"] == []
    assert state.view(2)["out_of_turn"] == []
    assert code("discard white_hiding") in state.view(1)["legal"]


def test_a_watcher_may_play_nothing() -> None:
    state = table("white_hiding", "2 white_hiding")
    assert state.view(WATCHER)["out_of_turn"] == []
    assert state.view(WATCHER)["legal"] == []
    for action in state.legal():
        assert not state.may_play(WATCHER, action)


# -- windows: the prompted seats, in order ----------------------------------------------------------


def test_windows_begin_with_the_seat_concerned_and_go_clockwise() -> None:
    hands = ["white_hiding"] * 4
    state = to_roll(2, *hands, active=0, options=SECRET, in_play=["belt"])
    assert in_turn(state, "before_roll", "pass") == [2, 3, 0, 1]
    do(state, "die one_dot")
    state = to_roll(2, *hands, active=0, options=SECRET, in_play=["mithril"])
    do(state, "die one_dot")
    assert in_turn(state, "after_roll", "pass") == [2, 3, 0, 1]


def test_windows_about_tiles_begin_with_the_active_player() -> None:
    hands = ["white_hiding"] * 4
    state = turn_goes_on(*hands, active=3, options=SECRET, in_play=["phial"])
    pass_quiet(state, "before_tile")
    assert in_turn(state, "before_tile", "pass") == [3, 0, 1, 2]


def test_what_is_refused_is_not_prompted_again_in_that_moment() -> None:
    state = to_roll(0, "white_hiding", "belt", options=SECRET)
    do(state, "pass", "pass")
    assert prompt_of(state)[0] == "die"


def test_an_eliminated_hobbit_is_not_prompted_in_a_window() -> None:
    more: dict[str, Any] = {"gone": [2], "dark": [0, 0, 15], "options": SECRET, "in_play": ["belt"]}
    state = to_roll(0, "white_hiding", "white_hiding", "", **more)
    assert in_turn(state, "before_roll", "pass") == [0, 1]


# -- nothing twice, nothing too late ---------------------------------------------------------------


def test_a_yellow_card_is_used_once() -> None:
    state = table("", "elessar, white_hiding", dark=[3, 1])
    do(state, "interrupt sam", "elessar frodo")
    assert not may(state, "elessar frodo")
    assert dark(state) == [2, 1]


def test_the_shields_of_a_call_are_spent_once() -> None:
    state = table("", "", shields=[9, 0], dark=[4, 0])
    do(state, "interrupt frodo", "call gandalf", "healing frodo")
    assert shields(state) == [4, 0]
    assert not may(state, "call gandalf")


def test_what_was_pledged_can_not_be_thrown_away_on_an_interrupt() -> None:
    state = event(5, "boromir", "3 white_fighting, white_hiding")
    do(state, "pledge boromir", "interrupt sam")
    assert choices(state) == {"done", "pledge white_fighting"}


def test_an_interrupt_keeps_what_was_prompted() -> None:
    """The decision underneath continues unchanged: the second card is still to come."""
    state = after_a_card("grey_hiding", "elessar, white_hiding", dark=[1, 0])
    do(state, "interrupt sam", "elessar frodo", "done")
    assert prompt_of(state) == ("cards", 0)
    assert choices(state) == {"done", "play grey_hiding"}


def test_several_things_on_one_interrupt() -> None:
    state = table("", "elessar, lembas, white_hiding", dark=[2, 0], shields=[0, 5])
    do(state, "interrupt sam", "elessar frodo", "call gandalf", "persistence frodo", *["card white_joker"] * 4)
    assert prompt_of(state) == ("interrupt", 1)
    do(state, "lembas frodo", *["card white_joker"] * 2, "done")
    assert prompt_of(state) == ("cards", 0)
    assert hand(state, 0) == {"white_joker": 6}


def test_an_interrupt_ends_automatically_after_its_last_action() -> None:
    """All can see that no choice is left except `done`."""
    state = table("", "elessar", dark=[2, 0])
    do(state, "interrupt sam", "elessar frodo")
    assert prompt_of(state) == ("cards", 0)


def test_r33_with_secret_hands_an_interrupt_is_ended_explicitly() -> None:
    """Other seats can't see that nothing useful is left in a hand, unless it is empty."""
    state = table("", "elessar, white_hiding", dark=[2, 0], options=SECRET)
    do(state, "interrupt sam", "elessar frodo")
    assert prompt_of(state) == ("interrupt", 1)
    do(state, "discard white_hiding")
    assert prompt_of(state) == ("cards", 0)


def test_interrupts_on_an_offer_and_on_shelobs_question() -> None:
    state = event(1, "white_hiding", "white_hiding", place="mordor", shields=[3, 0])
    assert prompt_of(state) == ("offer", 0)
    assert interrupts(state) == {"frodo", "sam"}
    state = event(5, "white_hiding", "white_hiding", place="shelobs_lair")
    assert prompt_of(state) == ("shelob_appears", 0)
    assert interrupts(state) == {"frodo", "sam"}


def test_a_scenario_that_ends_on_an_interrupt_drops_all_that_waited() -> None:
    state = tile("sundial_cards", "2 white_hiding", "white_hiding", shields=[0, 5], lines={"fighting": 8})
    do(state, "interrupt sam", "call gandalf", "guidance on fighting", "special shield 1", "die blank")
    pass_quiet(state)
    assert prompt_of(state)[0] == "draw"
    assert [frame[0] for frame in everything(state)["stack"]] == ["journey", "draw"]


def test_a_seat_without_cards_is_not_prompted_for_another() -> None:
    """All can see an empty hand: the turn is over."""
    state = do(table("white_travelling", ""), "play white_travelling")
    assert prompt_of(state)[0] == "tile"
    assert everything(state)["active"] == 1


def test_a_quiet_moment_ends_when_nobody_can_act_any_more() -> None:
    """The last possible action was played: nobody has a card, shields or the Ring."""
    state = looked_at("hiding", "", "elessar", dark=[1, 0])
    do(state, "interrupt sam", "elessar frodo")
    assert prompt_of(state) == ("cards", 0)


def test_a_window_ends_when_the_last_shields_are_spent() -> None:
    state = event(4, "", "", shields=[5, 0], dark=[2, 0])
    do(state, "call gandalf", "healing frodo")
    assert prompt_of(state)[0] == "die"


@pytest.mark.parametrize("seed", range(6))
def test_a_single_choice_that_all_can_see_is_never_prompted(seed: int) -> None:
    """With described hands all can see that there is no choice, so it is made automatically."""
    rng = random.Random(seed)
    state = GAME.start(seats=2 + seed % 4, sauron=15)
    single: set[tuple[str, str]] = set()
    while state.actor != OVER:
        if state.actor != CHANCE and len(state.legal()) == 1:
            single.add((state.decision.kind, next(iter(offers(state)))))
        state.apply(choose(state, rng))
    assert single == set()


@pytest.mark.parametrize("seed", range(4))
def test_interrupts_name_only_hobbits_of_this_game_who_are_in_it(seed: int) -> None:
    rng = random.Random(100 + seed)
    state = GAME.start(seats=2 + seed, hands="secret" if seed % 2 else "described")
    while state.actor != OVER:
        if state.actor != CHANCE:
            names = interrupts(state)
            out = {HOBBITS[seat] for seat in everything(state)["gone"]} | set(HOBBITS[state.seats :])
            assert not names & out
        state.apply(choose(state, rng))


def test_the_staff_can_not_be_saved_for_the_event() -> None:
    """The tile was not paid and the marker moved: too late."""
    state = looked_at("sundial_cards", "", "staff")
    do(state, "pass")
    assert marker(state) == 1
    assert not may(state, "play staff")
    assert hand(state, 1) == {"staff": 1}
    assert tokens(state, 1) == {}
