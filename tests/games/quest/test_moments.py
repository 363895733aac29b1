"""N9: there is a moment for any-time actions between any two steps; and two readings."""

from typing import Any

import pytest

from bywater import CHANCE, OVER, State
from bywater.games.quest.model import frames as k

from .helpers import (
    FRODO,
    PIPPIN,
    SAM,
    active,
    at_the_end,
    at_the_mountain,
    bearer,
    dark,
    do,
    event,
    gone,
    marker,
    moment,
    pass_quiet,
    place,
    prompt_of,
    sauron,
    shields,
    size,
    table,
    tile,
    to_roll,
)
from .helpers_cards import SECRET, again, interrupts, may, shown, turn_goes_on

HEART: dict[str, int] = {"heart": 1}
SUN: dict[str, int] = {"sun": 1}
ALL: dict[str, int] = {"ring": 1, "heart": 1, "sun": 1}


# -- the two cards of Pelennor Fields and the Mouth of Sauron (D3, D4) -----------------------------


def test_n9_the_turn_of_the_report_is_saved_by_lembas() -> None:
    """Mordor, two hearts, Frodo has neither a heart nor two cards: the die is blank, and Sam holds Lembas."""
    state = turn_goes_on("", "lembas", "", place="mordor", event=2, tokens=[{}, HEART, HEART])
    do(state, "pass", "tile sundial", "pass", "refuse", "die blank")
    assert (prompt_of(state), moment(state)) == (("quiet", FRODO), "before_a_loss")
    assert state.decision.fields == {"moment": "before_a_loss", "hobbit": FRODO, "count": 2}
    again(state)
    do(state, "interrupt sam", "lembas frodo", *["card white_joker"] * 5, "card grey_hiding", "pass")
    assert prompt_of(state) == ("losing", FRODO)
    do(state, "discard grey_hiding")
    assert (size(state, FRODO), gone(state)) == (4, [])


@pytest.mark.parametrize(("number", "token"), [(3, SUN), (4, HEART)], ids=["pelennor", "mouth of sauron"])
@pytest.mark.parametrize("face", ["blank", "one_dot", "eye"])
def test_n9_a_moment_between_the_die_and_the_cards(number: int, token: dict[str, int], face: str) -> None:
    state = event(number, "", "lembas", place="mordor", tokens=[token, {}])
    do(state, "refuse", f"die {face}")
    if face != "blank":
        assert moment(state) == "after_a_roll"
        do(state, "pass")
    assert (prompt_of(state), moment(state)) == (("quiet", FRODO), "before_a_loss")
    assert not may(state, "interrupt frodo")
    do(state, "pass")
    assert state.ending() == "want", "who goes on without help is out"


def test_n9_a_moment_after_the_belt() -> None:
    state = event(3, "", "lembas, belt", place="mordor")
    do(state, "refuse", "play belt")
    assert moment(state) == "before_a_loss"
    do(state, "interrupt sam", "lembas frodo", *["card white_joker"] * 5, "card grey_hiding", "pass")
    assert prompt_of(state) == ("losing", FRODO)


def test_n9_a_moment_after_mithril() -> None:
    state = event(3, "", "lembas, mithril", place="mordor")
    do(state, "refuse", "die one_dot", "pass", "play mithril")
    assert (moment(state), dark(state)) == ("before_a_loss", [0, 0])


def test_n9_athelas_spares_the_moment_too() -> None:
    state = event(3, "", "lembas, athelas, white_hiding", place="mordor")
    do(state, "refuse", "play athelas")
    assert (prompt_of(state), gone(state)) == (("demand", SAM), [])


def test_n9_n6_no_moment_if_nobody_could_use_it() -> None:
    state = event(3, "2 white_hiding, gimli", "white_hiding", place="mordor", tokens=[HEART, {}])
    do(state, "refuse", "die blank")
    assert prompt_of(state) == ("losing", FRODO)


def test_n9_each_has_the_moment_of_his_own_loss() -> None:
    state = event(3, "3 white_hiding", "lembas, 2 white_hiding", place="mordor")
    do(state, "refuse", "die blank", "pass", "refuse", "die blank")
    assert size(state, FRODO) == 1
    assert (prompt_of(state), moment(state)) == (("quiet", SAM), "before_a_loss")
    assert state.decision.fields["hobbit"] == SAM


def test_n9_a_hobbit_eliminated_by_the_die_has_no_moment() -> None:
    state = event(3, "white_hiding", "white_hiding", "lembas", active=SAM, place="mordor", dark=[0, 8, 0], sauron=9)
    do(state, "refuse", "die one_dot", "pass")
    assert (gone(state), prompt_of(state)) == ([SAM], ("demand", PIPPIN))


def test_n9_r33_with_secret_hands_every_possible_holder_counts() -> None:
    """The prompt reveals nothing: it comes whether Sam holds Lembas or not."""
    kinds = []
    for held in ("lembas", "gimli"):
        more: dict[str, Any] = {"options": SECRET, "in_play": ["lembas", "gimli"]}
        state = event(3, "white_hiding", held, place="mordor", **more)
        do(state, "refuse", "die blank")
        kinds.append((prompt_of(state), moment(state), state.view(FRODO)["legal"], state.trace(FRODO)))
    assert kinds[0] == kinds[1]
    assert kinds[0][:2] == (("quiet", FRODO), "before_a_loss")


def test_n9_n8_guidance_in_that_moment_does_not_spare_the_cards() -> None:
    more: dict[str, Any] = {"shields": [0, 5], "gandalf": ["guidance"], "lines": {"travelling": 11}}
    state = event(3, "2 white_hiding, gimli", "", place="mordor", tokens=[{}, HEART], **more)
    do(state, "refuse", "die blank", "interrupt sam", "call gandalf", "guidance on travelling", "die blank")
    pass_quiet(state)
    assert prompt_of(state) == ("losing", FRODO)


# -- one event brings the next (M3) ----------------------------------------------------------------


def stone(*hands: str, **more: Any) -> State:
    return shown("white_hiding", "stone_in_the_well", *hands, place="moria", event=3, **more)


def test_n9_a_moment_between_two_events() -> None:
    state = stone("", "elessar", dark=[2, 0], sauron=5)
    do(state, "refuse")
    assert (prompt_of(state), moment(state)) == (("quiet", FRODO), "between_events")
    assert (marker(state), sauron(state), state.decision["event"]) == (4, 4, "trapped")
    again(state)
    do(state, "interrupt sam", "elessar frodo")
    assert (sauron(state), prompt_of(state)[0]) == (2, "die")


def test_n9_going_on_between_two_events() -> None:
    state = stone("", "elessar", dark=[2, 0], sauron=5)
    do(state, "refuse", "pass")
    assert state.ending() == "caught"


def test_n9_magic_comes_before_that_moment() -> None:
    state = stone("", "elessar", dark=[2, 0], sauron=5, shields=[5, 0], gandalf=["magic"])
    do(state, "refuse")
    assert prompt_of(state) == ("after_marker", FRODO)
    do(state, "pass")
    assert moment(state) == "between_events"


def test_n9_an_event_of_a_tile_needs_no_second_moment() -> None:
    """There was one after the tile, and nothing has happened since."""
    state = event(4, "", "elessar", dark=[2, 0])
    assert prompt_of(state)[0] == "die"
    assert sauron(state) == 13


def test_n9_the_moment_is_prompted_of_the_next_if_the_active_player_falls() -> None:
    state = stone("", "elessar", "", active=SAM, seat=SAM, dark=[0, 9, 2], sauron=10)
    do(state, "refuse")
    assert gone(state) == [SAM]
    assert prompt_of(state)[0] != "quiet", "Elessar went with Sam"
    state = stone("", "", "elessar", active=SAM, seat=SAM, dark=[0, 9, 2], sauron=10)
    do(state, "refuse")
    assert (gone(state), prompt_of(state), moment(state)) == ([SAM], ("quiet", PIPPIN), "between_events")


# -- who is out leaves the moment to the others ----------------------------------------------------


def test_n9_n7_the_moment_after_a_tile_outlives_the_one_who_was_prompted() -> None:
    frames = [["journey", 0, k.PLAYING, 0, 0], ["turn", SAM, k.TURN_TILE, 0, 0]]
    more: dict[str, Any] = {"sauron": 4, "dark": [0, 3, 1], "event": 3, "stack": frames, "ring_used": False}
    state = table("6 white_joker", "", "elessar", active=SAM, gandalf=[], **more)
    do(state, "pass") if prompt_of(state)[0] == "quiet" else None
    do(state, "tile sundial", "interrupt frodo", "put on the ring", "die eye", "pass", "advance hiding")
    if prompt_of(state)[0] == "interrupt":
        do(state, "done")
    assert gone(state) == [SAM]
    assert (prompt_of(state), moment(state), marker(state)) == (("quiet", PIPPIN), "after_a_tile", 3)
    again(state)
    do(state, "pass")
    assert marker(state) == 4


# -- the Ring's die --------------------------------------------------------------------------------


def test_n9_a_moment_between_the_rings_blank_die_and_its_move() -> None:
    state = table("white_hiding", "elessar", dark=[2, 0], ring_used=False)
    do(state, "interrupt frodo", "put on the ring", "die blank")
    assert (prompt_of(state), moment(state)) == (("quiet", FRODO), "after_a_roll")
    do(state, "pass")
    assert prompt_of(state) == ("choosing_line", FRODO)


def test_n9_mithril_is_not_offered_at_a_blank_die() -> None:
    state = table("white_hiding", "elessar, mithril", dark=[2, 0], ring_used=False)
    do(state, "interrupt frodo", "put on the ring", "die blank", "pass")
    assert prompt_of(state) == ("choosing_line", FRODO)


def test_n9_an_ordinary_blank_needs_no_moment_of_its_own() -> None:
    """The next decision allows interrupts anyway."""
    state = tile("travelling", "white_hiding", "elessar", place="mordor", lines={"travelling": 5}, dark=[1, 0])
    do(state, "die blank")
    assert prompt_of(state) == ("cards", FRODO)
    assert "sam" in interrupts(state)


# -- missing life tokens ---------------------------------------------------------------------------


def test_n9_a_last_moment_when_athelas_does_not_help() -> None:
    state = at_the_end("", "athelas, elessar", dark=[3, 0], sauron=5, tokens=[HEART, ALL])
    do(state, "pass")
    assert prompt_of(state) == ("missing_tokens", SAM)
    do(state, "pass")
    assert (prompt_of(state), moment(state)) == (("quiet", FRODO), "before_the_steps")
    assert state.decision.fields == {"moment": "before_the_steps", "hobbit": FRODO, "count": 2}
    again(state)
    do(state, "interrupt sam", "elessar frodo")
    pass_quiet(state)
    assert (dark(state)[FRODO], state.ending()) == (4, "")


def test_n9_no_moment_where_the_steps_are_not_the_last() -> None:
    state = at_the_end("", "athelas, elessar", dark=[3, 0], sauron=6, tokens=[HEART, ALL])
    do(state, "pass", "pass")
    assert dark(state)[FRODO] == 5


def test_n9_no_moment_where_nobody_could_have_helped_with_athelas() -> None:
    """The moment before the tokens was the last one: nothing has changed since."""
    state = at_the_end("", "elessar", dark=[3, 0], sauron=5, tokens=[HEART, ALL])
    do(state, "pass")
    assert state.ending() == "caught"


# -- after a declined window -----------------------------------------------------------------------


def test_n9_lembas_helps_after_mithril_was_declined() -> None:
    state = to_roll(FRODO, "white_fighting", "lembas", "mithril")
    do(state, "die two_cards", "pass")
    assert prompt_of(state) == ("after_roll", PIPPIN)
    do(state, "pass")
    assert (prompt_of(state), moment(state)) == (("quiet", FRODO), "after_a_roll")
    assert state.decision.fields == {"moment": "after_a_roll", "hobbit": FRODO, "face": "two_cards"}
    again(state)
    do(state, "interrupt sam", "lembas frodo", *["card white_joker"] * 4, "card grey_hiding", "pass")
    assert prompt_of(state) == ("losing", FRODO)
    state = to_roll(FRODO, "white_fighting", "lembas", "mithril")
    do(state, "die two_cards", "pass", "pass", "pass")
    assert state.ending() == "want", "who goes on without help is out"


@pytest.mark.parametrize(
    ("roller", "face", "more", "asks"),
    [
        (FRODO, "two_dots", {"dark": [3, 0, 0], "sauron": 5}, True),
        (FRODO, "one_dot", {"dark": [3, 0, 0], "sauron": 5}, False),
        (SAM, "three_dots", {"dark": [0, 3, 0], "sauron": 5}, False),
        (SAM, "one_dot", {"dark": [0, 4, 0], "sauron": 5}, True),
        (FRODO, "eye", {"dark": [1, 0, 4], "sauron": 5}, True),
        (FRODO, "eye", {"dark": [1, 0, 3], "sauron": 5}, False),
        (SAM, "two_cards", {"dark": [1, 0, 0]}, False),
    ],
)
def test_n9_a_moment_after_mithril_was_declined_only_if_a_hobbit_would_be_out(
    roller: int, face: str, more: dict[str, Any], asks: bool
) -> None:
    state = to_roll(roller, "2 white_hiding", "gimli", "mithril, elessar", active=FRODO, **more)
    do(state, f"die {face}", "pass", "pass")
    assert (prompt_of(state)[0] == "quiet" and moment(state) == "after_a_roll") == asks


def test_n9_no_second_moment_where_nobody_could_hold_mithril() -> None:
    state = to_roll(FRODO, "2 white_hiding", "elessar", "", dark=[3, 0, 0], sauron=5)
    do(state, "die two_dots", "pass")
    assert state.ending() == "caught"


def test_n9_after_miruvor_in_that_moment_mithril_is_offered_again() -> None:
    state = to_roll(FRODO, "2 white_hiding", "miruvor", "mithril", dark=[3, 0, 0], sauron=5)
    do(state, "die two_dots", "pass", "pass")
    assert moment(state) == "after_a_roll"
    do(state, "interrupt sam", "miruvor pippin", "to frodo")
    if prompt_of(state)[0] == "passing":
        do(state, "give mithril")
    again(state)
    pass_quiet(state, "after_roll")
    assert prompt_of(state) == ("after_roll", FRODO)
    do(state, "play mithril")
    assert (dark(state)[FRODO], state.ending()) == (3, "")


def test_n9_r33_the_moment_after_mithril_reveals_nothing_of_the_hands() -> None:
    seen = []
    for held in ("lembas", "gimli"):
        more: dict[str, Any] = {"options": SECRET, "in_play": ["lembas", "gimli", "mithril"]}
        state = to_roll(FRODO, "white_fighting", held, "mithril", **more)
        do(state, "die two_cards", "pass", "pass", "pass", "pass")
        seen.append((prompt_of(state), moment(state), state.view(FRODO)["legal"], state.trace(FRODO)))
    assert seen[0] == seen[1]
    assert seen[0][:2] == (("quiet", FRODO), "after_a_roll")


def test_n9_elessar_helps_after_magic_was_declined() -> None:
    more: dict[str, Any] = {"dark": [0, 10], "sauron": 12, "shields": [5, 0], "gandalf": ["magic"]}
    state = event(4, "white_fighting", "elessar", **more)
    do(state, "pass")
    assert (prompt_of(state), moment(state), marker(state)) == (("quiet", FRODO), "between_events", 4)
    assert state.decision.fields == {"moment": "between_events", "event": "trapped"}
    again(state)
    do(state, "interrupt sam", "elessar sam")
    pass_quiet(state)
    assert (gone(state), sauron(state), dark(state)) == ([], 10, [0, 9])


@pytest.mark.parametrize(
    ("where", "number", "more", "steps"),
    [
        ("moria", 4, {}, 2),
        ("helms_deep", 2, {}, 1),
        ("helms_deep", 3, {}, 2),
        ("helms_deep", 6, {}, 2),
        ("moria", 5, {}, 0),
        ("helms_deep", 3, {"lines": {"travelling": 5}}, 0),
    ],
)
def test_n9_a_moment_after_magic_was_declined_only_if_sauron_catches_a_hobbit_at_once(
    where: str, number: int, more: dict[str, Any], steps: int
) -> None:
    for near in (0, 1):
        more = {**more, "dark": [0, 12 - max(steps, 1) - 1 + near], "sauron": 12, "shields": [5, 0]}
        state = event(number, "gimli, white_fighting", "elessar", place=where, gandalf=["magic"], **more)
        do(state, "pass")
        assert (prompt_of(state)[0] == "quiet" and moment(state) == "between_events") == bool(steps and near)


# -- two readings ----------------------------------------------------------------------------------

MUST_ROLL: dict[str, Any] = {"options": {"roll_to_destroy": True}}
AT_ONCE: dict[str, Any] = {"options": {"end_at_once": True}}


def test_n2_by_the_option_no_roll_no_destruction() -> None:
    state = at_the_mountain("", "belt", "", dark=[9, 5, 5], sauron=10, **MUST_ROLL)
    do(state, "play belt")
    assert (state.ending(), active(state), prompt_of(state)) == ("", SAM, ("die", CHANCE))
    do(state, "die blank", "special shield 2")
    assert (state.ending(), shields(state)) == ("destroyed", [0, 2, 0])


def test_n2_by_the_option_the_spared_one_tries_after_all_others() -> None:
    state = at_the_mountain("", "belt", dark=[5, 9], sauron=10, **MUST_ROLL)
    do(state, "play belt", "die one_dot")
    assert (gone(state), active(state)) == ([SAM], FRODO)
    do(state, "die blank", "special shield 1")
    assert state.ending() == "destroyed"


def test_n2_by_the_option_a_lone_hobbit_must_roll_in_the_end() -> None:
    more: dict[str, Any] = {"gone": [SAM], "dark": [5, 15], "sauron": 10}
    state = at_the_mountain("belt", "", **more, **MUST_ROLL)
    do(state, "play belt")
    assert (prompt_of(state), active(state)) == (("die", CHANCE), FRODO)
    do(state, "die blank", "special shield 1")
    assert state.ending() == "destroyed"


def test_n2_by_the_option_the_belt_is_as_ever_elsewhere() -> None:
    state = to_roll(FRODO, "belt, white_hiding", "", **MUST_ROLL)
    do(state, "play belt")
    assert state.actor not in (CHANCE, OVER) or prompt_of(state)[0] == "tile"


def guided_inside_an_event(**options: Any) -> State:
    """A die was rolled in the Watcher's event; Guidance then ends Moria."""
    more: dict[str, Any] = {"shields": [5, 0], "gandalf": ["guidance"], "lines": {"fighting": 8}, "tokens": [ALL, ALL]}
    state = event(2, "white_joker", "white_hiding", **more, **options)
    pass_quiet(state, "demand")
    do(state, "refuse", "die two_dots", "interrupt frodo", "call gandalf", "guidance on fighting")
    return do(state, "special shield 1", "die blank")


def test_n8_by_default_what_has_begun_is_finished() -> None:
    state = guided_inside_an_event()
    pass_quiet(state)
    assert (prompt_of(state), dark(state)) == (("demand", SAM), [2, 0])


def test_n8_by_the_option_the_scenario_ends_as_the_marker_arrives() -> None:
    state = guided_inside_an_event(**AT_ONCE)
    pass_quiet(state)
    assert (dark(state), place(state), bearer(state)) == ([0, 0], "moria", SAM)
    assert prompt_of(state)[0] == "draw", "the new Ring-bearer draws"


def test_n8_by_the_option_the_last_space_is_still_rolled_for() -> None:
    state = tile("travelling", "", "", place="mordor", lines={"travelling": 12}, **AT_ONCE)
    assert (prompt_of(state), place(state)) == (("die", CHANCE), "mordor")
    do(state, "die one_dot")
    assert (dark(state), place(state)) == ([1, 0], "mount_doom")


def test_n8_by_the_option_the_rings_die_is_suffered_before_it_moves() -> None:
    state = table("white_hiding", "", ring_used=False, lines={"fighting": 8}, tokens=[ALL, ALL], **AT_ONCE)
    do(state, "interrupt frodo", "put on the ring", "die two_dots", "advance fighting")
    assert (dark(state), bearer(state), prompt_of(state)[0]) == ([2, 0], SAM, "draw")
