"""V4: the competitive game: hidden shields, no interrupts for others, individual scores, and a bearer who may change
sides."""

import random
from typing import Any

import pytest

from bywater import CHANCE, OVER, WATCHER, State
from bywater.games.quest.model import frames as k

from .helpers import (
    GAME,
    at_the_mountain,
    choices,
    choose,
    dark,
    do,
    event,
    everything,
    gone,
    hand,
    offers,
    pass_quiet,
    prompt_of,
    sauron,
    shields,
    table,
    there,
    tile,
    to_roll,
    tokens,
    why,
)
from .helpers_cards import RIVALS, after_a_card, in_turn, interrupts, looked_at, marked, may, pledges, turn_goes_on

R: dict[str, Any] = {"options": RIVALS}


# -- shields face down -----------------------------------------------------------------------------


def took_special(value: int) -> State:
    """Frodo has just reached the last space of Moria's fighting line."""
    state = table("white_fighting", "", lines={"fighting": 9}, shields=[2, 1], **R)
    return do(state, "play white_fighting", f"special shield {value}")


def test_v4_a_special_shield_stays_face_down() -> None:
    state = took_special(3)
    assert state.view(0)["shields"] == {"0": 5}
    assert state.view(0)["taken"] == {"0": [3]}
    other = state.view(1)
    assert other["shields"] == {"1": 1}
    assert other["taken"] == {"1": []}
    assert other["special_shields"] == [1, 0]
    assert other["open_shields"] == [2, 1]
    assert other["specials"] == {}


def test_v4_two_tables_that_differ_in_a_hidden_shield_look_the_same_to_others() -> None:
    one, three = took_special(1), took_special(3)
    assert one.view(1) == three.view(1)
    assert one.view(0) != three.view(0)
    assert one.trace(1) == three.trace(1)
    assert one.trace(0) != three.trace(0)


def test_in_the_cooperative_game_it_lies_open() -> None:
    state = table("white_fighting", "", lines={"fighting": 9}, shields=[2, 1])
    do(state, "play white_fighting", "special shield 3")
    assert state.view(1)["shields"] == {"0": 5, "1": 1}


def test_v4_a_payment_reveals_the_least_value_of_hidden_shields() -> None:
    """Two open shields and a face-down one paid five: it was a three, and all can see it."""
    state = table("", "", shields=[5, 0], taken=[[3], []], dark=[2, 0], **R)
    do(state, "interrupt frodo", "call gandalf")
    assert state.view(1)["open_shields"] == [-3, 0]
    assert state.view(1)["proofs"] == [[0, 3], [0]]


def test_v4_every_seat_that_might_have_the_shields_is_prompted() -> None:
    """Two open shields and one face down might be five: the prompt reveals nothing of its value."""
    for value in (1, 3):
        state = event(1, "", "", shields=[2 + value, 0], taken=[[value], []], **R)
        assert prompt_of(state) == ("after_marker", 0), value
    assert offers(event(1, "", "", shields=[3, 0], taken=[[1], []], **R)) == {"pass"}
    assert offers(event(1, "", "", shields=[5, 0], taken=[[3], []], **R)) == {"pass", "call gandalf"}


# -- no interrupts of others ---------------------------------------------------------------------------


def test_v4_the_interrupt_of_another_is_not_the_actors_to_give() -> None:
    state = table("white_hiding", "white_hiding", "white_hiding", **R)
    assert interrupts(state) == {"frodo"}
    assert why(state, "interrupt sam", 0) == "refused-rivals"
    assert state.why(GAME.action("interrupt sam"), 1) is not None


def test_v4_each_is_prompted_before_a_tile() -> None:
    state = turn_goes_on("elessar", "lembas", "white_hiding", dark=[1, 0, 0], **R)
    assert prompt_of(state) == ("rivals", 0)
    assert in_turn(state, "rivals", "done") == [0, 1]  # Pippin has nothing for any time
    assert prompt_of(state)[0] == "tile"


def test_v4_each_is_prompted_after_the_die() -> None:
    state = to_roll(0, "", "elessar", dark=[1, 1], **R)
    do(state, "die one_dot")
    assert prompt_of(state) == ("rivals", 1)
    do(state, "elessar sam")
    assert dark(state) == [2, 0]


def test_v4_seats_that_passed_are_prompted_again_after_an_action() -> None:
    state = turn_goes_on("elessar", "lembas", "white_hiding", dark=[1, 1, 0], **R)
    do(state, "done", "lembas pippin", *["card white_joker"] * 5)
    assert prompt_of(state) == ("rivals", 0)


def test_v4_the_window_asks_clockwise_from_the_active_player() -> None:
    state = turn_goes_on("", "", "", "", shields=[5, 5, 5, 5], active=2, **R)
    assert in_turn(state, "rivals", "done") == [2, 3, 0, 1]


def test_v4_the_bearer_puts_on_the_ring_in_his_window() -> None:
    state = turn_goes_on("", "", bearer=1, active=0, ring_used=False, **R)
    assert prompt_of(state) == ("rivals", 1)
    assert may(state, "put on the ring")


def test_v4_an_interrupt_during_the_own_cards() -> None:
    state = table("white_hiding, elessar", "", dark=[1, 0], **R)
    do(state, "interrupt frodo", "elessar frodo")
    assert dark(state) == [0, 0]


# -- paying together -------------------------------------------------------------------------------


def test_v4_a_groups_demand_is_a_window_of_pledges() -> None:
    state = event(5, "boromir", "2 white_fighting", "anduril", **R)
    assert prompt_of(state) == ("pledging", 0)
    assert choices(state) == {"done", "pledge boromir"}
    do(state, "pledge boromir", "done")
    assert prompt_of(state) == ("pledging", 1)
    do(state, "pledge white_fighting", "done")
    assert prompt_of(state) == ("pledging", 2)
    assert marked(state, 0) == {"boromir": 1}
    do(state, "pledge anduril")
    assert sauron(state) == 15
    assert [hand(state, seat) for seat in range(3)] == [{}, {"white_fighting": 1}, {}]


def test_v4_what_is_not_met_when_all_were_prompted_is_refused_and_free_again() -> None:
    state = event(5, "boromir", "2 white_fighting", "anduril", **R)
    do(state, "pledge boromir")
    assert in_turn(state, "pledging", "done") == [0, 1, 2]
    assert sauron(state) == 13
    assert hand(state, 0) == {"boromir": 1}
    assert marked(state, 0) == {}


def test_v4_no_player_is_forced_to_pay() -> None:
    state = event(5, "boromir, gimli, anduril", "", **R)
    do(state, "done")
    assert sauron(state) == 13
    assert hand(state, 0) == {"boromir": 1, "gimli": 1, "anduril": 1}


def test_v4_one_player_may_pay_what_one_player_must() -> None:
    state = event(1, "", "white_friendship, white_fighting", "white_friendship", place="helms_deep", **R)
    assert prompt_of(state) == ("pledging", 1)
    do(state, "pledge white_friendship", "pledge white_fighting")
    assert hand(state, 1) == {}
    assert everything(state)["board_cards"] != []


def test_v4_a_volunteer_among_rivals() -> None:
    state = tile("eye_or_two_dark", "", "", "", active=1, **R)
    assert prompt_of(state) == ("pledging", 1)
    do(state, "done", "volunteer")
    assert (dark(state), sauron(state)) == ([0, 0, 2], 15)


def test_v4_no_volunteer_and_sauron_moves() -> None:
    state = tile("eye_or_two_dark", "", "", **R)
    assert in_turn(state, "pledging", "done") == [0, 1]
    assert (dark(state), sauron(state)) == ([0, 0], 14)


def test_v4_nothing_but_pledges_while_a_demand_is_open() -> None:
    state = event(5, "boromir, gimli", "anduril, elessar", shields=[0, 0], dark=[1, 1], **R)
    assert offers(state) == {"done", "pledge boromir"}
    do(state, "pledge boromir", "pledge gimli", "done")
    assert offers(state) == {"done", "pledge anduril"}


def test_v4_shields_are_pooled_by_rivals_too_if_they_wish() -> None:
    state = event(1, "", "", place="shelobs_lair", shields=[4, 4], gandalf=[], **R)
    assert pledges(state) == {"pledge 3 shields", "pledge 4 shields"}
    do(state, "pledge 4 shields", "done", "pledge 3 shields")
    assert shields(state) == [0, 1]
    assert hand(state, 0) == {"gollum": 1}


def test_v4_the_payment_that_a_rival_can_not_complete_is_not_offered() -> None:
    """Only seats that are still to be prompted could add something."""
    state = event(5, "gimli", "white_fighting", "anduril", **R)
    assert pledges(state) == {"pledge gimli"}
    do(state, "done")
    assert pledges(state) == set()


def test_v4_each_still_pays_his_own_demands_by_himself() -> None:
    state = table(
        "white_hiding",
        "",
        stack=[
            ["journey", 0, k.PLAYING, 0, 0],
            ["turn", 0, k.TURN_BEGINS, 0, 0],
            ["each", 0, 3, k.EACH_MEETS_DEMAND, 7],
        ],
        **R,
    )
    assert prompt_of(state) == ("demand", 0)
    do(state, "pledge white_hiding")
    assert hand(state, 0) == {}


# -- the end ---------------------------------------------------------------------------------------


def destroyed(*shields_of: int) -> State:
    hands = [""] * len(shields_of)
    state = at_the_mountain(*hands, shields=list(shields_of), gandalf=[], **R)
    pass_quiet(state)
    return do(state, "die blank", "special shield 1")


def test_v4_sixty_and_the_own_shields() -> None:
    state = destroyed(4, 9, 2)
    assert state.ending() == "destroyed"
    assert state.score() == [65, 69, 62]  # Frodo took the special shield


def test_v4_returns_by_rank_from_1_to_0() -> None:
    assert destroyed(4, 9, 2).returns() == [0.5, 1.0, 0.0]
    assert destroyed(4, 9).returns() == [0.0, 1.0]
    assert destroyed(4, 9, 2, 7, 0).returns() == [0.5, 1.0, 0.25, 0.75, 0.0]


def test_v4_equal_shields_are_equal_ranks() -> None:
    assert destroyed(4, 5, 2).returns() == [1.0, 1.0, 0.0]


def test_v4_an_eliminated_hobbit_scores_with_his_shields() -> None:
    state = at_the_mountain("", "", "", shields=[1, 9, 3], gone=[1], dark=[0, 15, 0], gandalf=[], **R)
    pass_quiet(state)
    do(state, "die blank", "special shield 1")
    assert state.score() == [62, 69, 63]
    assert state.returns() == [0.0, 1.0, 0.5]


def test_v4_without_victory_all_lose_alike() -> None:
    state = event(6, "", "", place="mordor", lines={"travelling": 6}, shields=[9, 0], gandalf=[], **R)
    pass_quiet(state)
    assert state.ending() == "seized"
    assert state.score() == [53, 53]
    assert state.returns() == [-1.0, -1.0]


def test_v4_at_the_end_all_shields_are_laid_open() -> None:
    view = destroyed(4, 9, 2).view(1)
    assert view["shields"] == {"0": 5, "1": 9, "2": 2}
    assert view["taken"] == {"0": [1], "1": [], "2": []}


# -- the bearer who joins Sauron -------------------------------------------------------------------


def caught_with(rings: int, options: dict[str, Any]) -> State:
    held = [{"ring": rings}, {}] if rings else [{}, {}]
    state = to_roll(0, "", "", dark=[13, 0], tokens=held, lines={"fighting": 4}, options=options)
    return do(state, "die three_dots")


def test_v4_a_bearer_with_three_rings_joins_sauron() -> None:
    state = caught_with(3, RIVALS)
    assert state.ending() == "joined"
    assert state.score() == [14, 0]
    assert state.returns() == [1.0, -1.0]


def test_v4_with_two_rings_he_is_lost_with_all() -> None:
    state = caught_with(2, RIVALS)
    assert state.ending() == "caught"
    assert state.score() == [14, 14]
    assert state.returns() == [-1.0, -1.0]


def test_v4_more_than_three_rings_count_as_well() -> None:
    assert caught_with(5, RIVALS).ending() == "joined"


def test_v4_nobody_joins_sauron_in_the_cooperative_game() -> None:
    assert caught_with(3, {}).ending() == "caught"


def test_v4_another_with_three_rings_is_only_out() -> None:
    state = to_roll(1, "", "", dark=[0, 14], tokens=[{}, {"ring": 3}], options=RIVALS)
    do(state, "die three_dots")
    assert state.ending() == ""
    assert gone(state) == [1]


def test_v4_want_of_cards_is_no_meeting_with_sauron() -> None:
    state = to_roll(0, "", "", tokens=[{"ring": 3}, {}], options=RIVALS)
    do(state, "die two_cards")
    assert state.ending() == "want"
    assert state.returns() == [-1.0, -1.0]


def test_v4_sauron_coming_to_the_bearer_is_a_meeting_too() -> None:
    state = to_roll(1, "", "", dark=[14, 0], tokens=[{"ring": 3}, {}], lines={"fighting": 7}, options=RIVALS)
    do(state, "die eye")
    assert state.ending() == "joined"
    assert state.score() == [17, 0]


# -- whole games -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
def test_v4_no_quiet_moments_and_no_foreign_interrupts_in_whole_games(seed: int) -> None:
    rng = random.Random(seed)
    state = GAME.start(seats=2 + seed % 4, competitive=True, hands="secret" if seed % 2 else "described")
    kinds = set()
    while state.actor != OVER:
        kinds.add(state.decision.kind)
        if state.actor != CHANCE:
            own = {GAME.seat_names[state.actor]}
            assert interrupts(state) <= own
            for seat in range(state.seats):
                view = state.view(seat)
                assert view["out_of_turn"] == []
                assert set(view["shields"]) == {str(seat)}
                assert view["score"] == []
        state.apply(choose(state, rng))
    assert "quiet" not in kinds
    assert all(-1.0 <= value <= 1.0 for value in state.returns())


def test_v4_what_the_open_table_shows_of_tokens_is_the_same_for_all() -> None:
    """Only shields are hidden: tokens are open."""
    state = after_a_card("", "", tokens=[{"ring": 2}, {"sun": 1}], **R)
    assert state.view(0)["tokens"] == state.view(1)["tokens"]
    assert [there(tokens) for tokens in state.view(0)["tokens"]] == [{"ring": 2}, {"sun": 1}]
    assert tokens(state, 0) == {"ring": 2}


def test_v4_the_staff_is_still_a_window() -> None:
    state = pass_quiet(looked_at("sundial_cards", "", "staff", **R), "after_tile")
    assert prompt_of(state) == ("after_tile", 1)


def test_v4_taking_an_interrupt_reveals_nothing_about_hidden_shields() -> None:
    """Two open shields and a face-down one: Frodo's choices don't reveal whether he could call Gandalf."""
    states = [table("", "", shields=[2 + value, 0], taken=[[value], []], dark=[2, 0], **R) for value in (1, 3)]
    for state in states:
        assert interrupts(state) == {"frodo"}
        do(state, "interrupt frodo")
    assert states[0].view(1) == states[1].view(1)
    assert states[0].trace(1) == states[1].trace(1)


PAID = ("pledge white_hiding", "pledge 3 shields")  # if a player can't refuse


def hidden_cases(value: int) -> dict[str, State]:
    """Tables at which the value of Frodo's face-down shield matters."""
    more: dict[str, Any] = {"shields": [2 + value, 4, 1], "taken": [[value], [], []], "dark": [2, 2, 2], **R}
    hands = ("white_hiding", "white_fighting", "")
    return {
        "cards": table(*hands, **more),
        "a turn begins": turn_goes_on(*hands, **more),
        "a tile": looked_at("sundial", *hands, **more),
        "the marker": event(1, *hands, **more),
        "things": tile("sundial_items", *hands, tokens=[{}, {"sun": 1}, {}], **more),
        "gollum": event(1, *hands, place="shelobs_lair", gandalf=[], **more),
        "faces": event(2, *hands, place="shelobs_lair", gandalf=[], **more),
        "pool": event(3, *hands, place="shelobs_lair", gandalf=[], **more),
        "sam saves frodo": event(1, *hands, place="mordor", gandalf=[], **more),
        "recovery": table(
            *hands, place="lothlorien", stack=[["journey", 0, k.PASS_OR_RECOVER, 0, 0]], gandalf=[], **more
        ),
        "a roll": do(to_roll(1, *hands, active=0, **more), "die one_dot"),
        "the mountain": at_the_mountain(*hands, **more),
    }


@pytest.mark.parametrize("name", list(hidden_cases(1)))
def test_v4_prompts_and_views_do_not_depend_on_a_hidden_shield(name: str) -> None:
    """The others see the same and are prompted the same, as long as everybody passes."""
    states = [hidden_cases(value)[name] for value in (1, 2, 3)]
    for _ in range(12):
        for other in states[1:]:
            for seats in (1, 2, [1, 2], WATCHER):
                assert other.view(seats) == states[0].view(seats)
            assert other.trace(1) == states[0].trace(1)
        if states[0].actor in (CHANCE, OVER):
            break
        idle = [text for text in ("pass", "pass", "done", "step back", *PAID) if may(states[0], text)]
        for state in states:
            do(state, idle[0] if idle else "refuse")
    else:
        pytest.fail("expected an end of the prompts, got more than the limit")
