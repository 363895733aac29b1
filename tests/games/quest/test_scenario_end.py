"""The end of a scenario: missing tokens, a new Ring-bearer, two cards, everything back, the next board.

Q19, Q20, R22, R23, C2, R30, N4, V3.
"""

from typing import Any

import pytest

from bywater import CHANCE, OVER, State
from bywater.games.quest.model import frames as k

from .helpers import (
    FATTY,
    FRODO,
    LOTHLORIEN,
    MERRY,
    PIPPIN,
    SAM,
    active,
    at_the_end,
    bearer,
    dark,
    do,
    draw,
    drawn,
    event,
    everything,
    go,
    gone,
    hand,
    line,
    log,
    log_params,
    marker,
    pay,
    place,
    prompt_of,
    sauron,
    shields,
    size,
    table,
    tile,
    tokens,
    watched,
)

FULL = {"ring": 1, "heart": 1, "sun": 1}


def next_board(*hands: str, **more: Any) -> State:
    """A scenario that ended, up to the next place."""
    state = at_the_end(*hands, **more)
    while prompt_of(state) == ("draw", CHANCE):
        draw(state, "white_joker")
    return state


# -- when it ends -----------------------------------------------------------------------------


@pytest.mark.parametrize("board", ["moria", "helms_deep", "shelobs_lair"])
def test_q19_the_first_card_may_end_it_and_there_is_no_second(board: str) -> None:
    state = table(
        "",
        "white_fighting, grey_travelling",
        place=board,
        active=SAM,
        lines={"fighting": 9},
        tokens=[FULL] * 2,
    )
    watched(do(state, "play white_fighting"))
    if prompt_of(state) == ("special_shield", CHANCE):
        do(state, "special shield 2")
    assert prompt_of(state) == ("draw", CHANCE)
    assert size(state, SAM) == 1


def test_q19_what_the_last_card_passed_is_carried_out_first() -> None:
    """Moria 19 is a die, 20 a special shield: both come before the end."""
    state = watched(table("", "gimli", "", active=SAM, lines={"fighting": 8}, tokens=[FULL] * 3))
    do(state, "play gimli")
    seen = set()
    while prompt_of(state)[0] in ("die", "special_shield"):
        seen.add(prompt_of(state)[0])
        assert log_params(state, "log-scenario-over") == []
        do(state, "die one_dot" if prompt_of(state)[0] == "die" else "special shield 1")
    assert seen == {"die", "special_shield"}
    assert (dark(state), shields(state)) == ([0, 1, 0], [0, 1, 0])
    assert log_params(state, "log-scenario-over") == [{"place": "place-moria"}]


def test_q19_another_line_at_its_end_ends_nothing() -> None:
    state = tile("hiding", "", "", lines={"hiding": 6, "travelling": 7})
    assert (place(state), prompt_of(state)) == ("moria", ("cards", FRODO))


@pytest.mark.parametrize(("board", "number"), [("moria", 6), ("helms_deep", 6), ("shelobs_lair", 6)])
def test_q19_the_last_event_ends_it_wherever_the_main_marker_stands(board: str, number: int) -> None:
    state = event(number, "", "", place=board, tokens=[FULL] * 2, lines={"fighting": 2, "travelling": 7})
    while prompt_of(state) != ("draw", CHANCE):
        do(state, "die blank" if prompt_of(state) == ("die", CHANCE) else "refuse")
    draw(state, "white_joker", "white_joker")
    assert place(state) == {"moria": "lothlorien", "helms_deep": "shelobs_lair", "shelobs_lair": "mordor"}[board]


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_q19_an_earlier_event_does_not(number: int) -> None:
    state = event(number, "", "", place="helms_deep", lines={"travelling": 10, "friendship": 7})
    while prompt_of(state) != ("tile", CHANCE):
        if state.actor == CHANCE:
            go(state, sorted(drawn(state))[0])
        else:
            do(state, "refuse")
    assert place(state) == "helms_deep"


# -- missing tokens ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("has", "steps"),
    [
        ({}, 3),
        ({"ring": 5}, 2),
        ({"heart": 1}, 2),
        ({"sun": 3}, 2),
        ({"ring": 1, "heart": 2}, 1),
        ({"ring": 1, "sun": 1}, 1),
        ({"heart": 1, "sun": 1}, 1),
        (FULL, 0),
        ({"ring": 2, "heart": 2, "sun": 2}, 0),
    ],
)
def test_q20_a_step_for_each_kind_that_is_missing(has: dict[str, int], steps: int) -> None:
    state = at_the_end("", "", "", tokens=[FULL, has, FULL], dark=[2, 2, 2])
    assert dark(state) == [2, 2 + steps, 2]


def test_n4_tokens_are_looked_at_from_the_active_player_on() -> None:
    state = watched(table("", "", "white_fighting", active=PIPPIN, lines={"fighting": 9}, place="shelobs_lair"))
    do(state, "play white_fighting")
    assert [message["hobbit"] for message in log_params(state, "log-lacked")] == [
        "hobbit-pippin",
        "hobbit-frodo",
        "hobbit-sam",
    ]


def test_q20_missing_tokens_can_eliminate_a_hobbit() -> None:
    state = at_the_end("", "white_joker", "", sauron=10, dark=[0, 8, 0], tokens=[FULL, {"ring": 1}, FULL])
    assert (gone(state), size(state, SAM)) == ([SAM], 0)
    assert bearer(state) == PIPPIN


def test_r28_if_it_is_the_bearer_the_game_is_lost() -> None:
    state = at_the_end("", "", sauron=10, dark=[8, 0], tokens=[{"ring": 1}, FULL], lines={"fighting": 10})
    assert (state.actor, everything(state)["ending"], state.score()) == (OVER, "caught", [20, 20])


def test_q20_three_steps_are_one_movement() -> None:
    """R06: with two missing from 8 to 10; nothing stops him in between."""
    state = watched(table("", "", "white_fighting", active=PIPPIN, lines={"fighting": 9}, place="shelobs_lair"))
    do(state, "play white_fighting")
    assert [message["space"] for message in log_params(state, "log-darker")] == [2, 3, 3]


# -- the new bearer ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rings", "before", "after"),
    [
        ([0, 0, 0, 0], FRODO, SAM),
        ([0, 0, 0, 0], MERRY, FRODO),
        ([2, 1, 1, 0], FRODO, FRODO),
        ([2, 2, 0, 0], FRODO, SAM),
        ([2, 0, 2, 2], FRODO, PIPPIN),
        ([2, 0, 2, 2], PIPPIN, MERRY),
        ([2, 0, 2, 2], MERRY, FRODO),
        ([1, 1, 0, 3], SAM, MERRY),
        ([1, 1, 1, 1], PIPPIN, MERRY),
    ],
)
def test_r23_most_ring_tokens_then_nearest_clockwise(rings: list[int], before: int, after: int) -> None:
    held = [{"ring": count, "heart": 1, "sun": 1} for count in rings]
    state = watched(at_the_end("", "", "", "", tokens=held, bearer=before, active=before))
    assert bearer(state) == after


def test_c2_only_rings_count() -> None:
    state = at_the_end("", "", "", tokens=[{}, {"heart": 3, "sun": 3}, {"ring": 1}], dark=[0, 0, 0])
    assert bearer(state) == PIPPIN


def test_r23_an_eliminated_hobbit_does_not_bear_the_ring() -> None:
    state = at_the_end("", "", "", gone=[SAM])
    assert bearer(state) == PIPPIN


def test_r23_the_last_one_keeps_it() -> None:
    assert bearer(at_the_end("", "", "", gone=[SAM, PIPPIN])) == FRODO


# -- cards, tokens, the next board ------------------------------------------------------------


def test_r22_the_new_bearer_draws_two_then_fatty_two() -> None:
    state = watched(at_the_end("", "", "", "", "", tokens=[FULL] * 5))
    draw(state, "white_joker", "white_joker", "white_joker", "white_joker")
    order = [message["hobbit"] for message in log_params(state, "log-drew")]
    assert order == ["hobbit-sam", "hobbit-sam", "hobbit-fatty", "hobbit-fatty"]
    assert (size(state, SAM), size(state, FATTY), prompt_of(state)) == (2, 2, ("deal", CHANCE))


def test_r22_a_bearer_who_keeps_the_ring_draws_two_as_well() -> None:
    state = at_the_end("", "", tokens=[{"ring": 2}, {"ring": 1}])
    draw(state, "white_joker", "white_joker")
    assert (bearer(state), size(state, FRODO), size(state, SAM)) == (FRODO, 2, 0)
    assert prompt_of(state) == ("deal", CHANCE)


def test_r22_the_order_tokens_bearer_cards_tokens_back_next_board() -> None:
    state = watched(table("", "white_fighting", "", active=SAM, lines={"fighting": 9}, place="shelobs_lair"))
    do(state, "play white_fighting")
    assert tokens(state, SAM) == {"ring": 1}, "they lie there until the cards are drawn"
    draw(state, "white_joker", "white_joker")
    wanted = ["log-scenario-over", "log-lacked", "log-bearer", "log-drew", "log-drew", "log-tokens-back", "log-came-to"]
    keys = [message.key for message in log(state) if message.key in wanted]
    assert keys == [wanted[0], *[wanted[1]] * 3, *wanted[2:]]


@pytest.mark.parametrize("board", ["moria", "helms_deep", "shelobs_lair"])
def test_r22_all_life_tokens_go_back_and_shields_stay(board: str) -> None:
    state = next_board("gimli", "", place=board, tokens=[FULL, {"ring": 3}], shields=[4, 2])
    assert [tokens(state, seat) for seat in range(2)] == [{}, {}]
    assert shields(state) == [4, 2]
    assert hand(state, FRODO) == {"gimli": 1}


@pytest.mark.parametrize(
    ("board", "following"), [("moria", "lothlorien"), ("helms_deep", "shelobs_lair"), ("shelobs_lair", "mordor")]
)
def test_r22_the_next_place(board: str, following: str) -> None:
    assert place(next_board("", "", place=board, tokens=[FULL] * 2)) == following


@pytest.mark.parametrize(
    ("board", "cards"),
    [("helms_deep", {"faramir", "gollum"}), ("shelobs_lair", {"army_of_the_dead", "ghan", "eowyn"})],
)
def test_q08_the_next_board_is_set_up_afresh(board: str, cards: set[str]) -> None:
    state = next_board(
        "",
        "",
        "",
        place=board,
        active=PIPPIN,
        tokens=[FULL] * 3,
        event=4,
        lines={"fighting": 10, "travelling": 3},
        tiles={"hiding": 2},
        ring_used=True,
    )
    position = everything(state)
    assert prompt_of(state) == ("tile", CHANCE)
    assert (marker(state), sum(position["tiles"].values()), position["ring_used"]) == (0, 23, False)
    assert set(position["lines"].values()) == {0}
    assert set(position["board_cards"]) == cards
    assert (bearer(state), active(state)) == (SAM, SAM), "the new bearer begins, not who comes after the active player"


def test_v3_by_the_option_play_goes_on_clockwise_instead() -> None:
    state = next_board("", "", "", place="helms_deep", active=SAM, tokens=[FULL] * 3, options={"clockwise": True})
    assert (bearer(state), active(state)) == (SAM, PIPPIN)


def test_q21_lothlorien_comes_after_moria_with_its_cards() -> None:
    state = next_board("", "", "", tokens=[FULL] * 3, active=PIPPIN)
    assert (place(state), prompt_of(state), active(state)) == ("lothlorien", ("deal", CHANCE), SAM)
    assert drawn(state) == pytest.approx({f"card {kind}": 1 / 12 for kind in LOTHLORIEN})


def test_q08_used_cards_of_gandalf_stay_used() -> None:
    state = next_board("", "", place="helms_deep", tokens=[FULL] * 2, gandalf=["healing"])
    assert everything(state)["gandalf"] == ["healing"]


def test_r22_cards_of_a_board_that_nobody_won_are_gone() -> None:
    state = next_board("", "", place="helms_deep", tokens=[FULL] * 2)
    assert not {"theoden", "eomer", "shadowfax", "riders_of_rohan"} & set(everything(state)["board_cards"])
    assert not {"theoden", "eomer", "shadowfax", "riders_of_rohan"} & set(everything(state)["in_play"])


# -- Mordor -----------------------------------------------------------------------------------


def test_r30_mordor_ends_without_tokens_and_without_a_new_bearer() -> None:
    state = watched(tile("travelling", "white_joker", "", "", active=SAM, place="mordor", lines={"travelling": 12}))
    do(state, "die blank")
    assert place(state) == "mount_doom"
    assert (dark(state), bearer(state)) == ([0, 0, 0], -1)
    assert line(state, "travelling") == 13, "the marker stays on 60"
    assert log_params(state, "log-lacked") == log_params(state, "log-bearer") == log_params(state, "log-drew") == []
    assert (prompt_of(state), state.decision.fields["hobbit"]) == (("die", CHANCE), SAM)


def test_q19_a_group_that_ends_a_scenario_keeps_sauron_where_he_is() -> None:
    state = pay(event(6, "", "", tokens=[FULL] * 2, sauron=12), FRODO, "volunteer")
    draw(state, "white_joker", "white_joker")
    assert sauron(state) == 12


# -- the next board ---------------------------------------------------------------------------


def test_q19_pending_decisions_are_dropped() -> None:
    """Nothing of the old turn remains: the stack holds only the new board's first turn."""
    state = table("", "white_fighting, grey_hiding", active=SAM, place="shelobs_lair", lines={"fighting": 9})
    draw(do(state, "play white_fighting"), "white_joker", "white_joker")
    assert [frame[0] for frame in everything(state)["stack"]] == ["journey", "turn", "tile"]


def test_q19_it_ends_even_if_the_active_player_falls_by_the_last_roll() -> None:
    state = table("", "", "gimli", active=PIPPIN, lines={"fighting": 8}, dark=[0, 0, 9], sauron=10, tokens=[FULL] * 3)
    watched(do(state, "play gimli"))
    while state.actor == CHANCE and prompt_of(state)[0] in ("die", "special_shield"):
        do(state, "die one_dot" if prompt_of(state)[0] == "die" else "special shield 2")
    assert gone(state) == [PIPPIN]
    assert shields(state) == [0, 0, 2], "the shield was taken first"
    assert log_params(state, "log-scenario-over") == [{"place": "place-moria"}]
    assert bearer(state) == SAM


@pytest.mark.parametrize(("seat", "following"), [(FRODO, SAM), (SAM, PIPPIN), (PIPPIN, FRODO)])
def test_v3_clockwise_from_the_player_who_ended_the_board(seat: int, following: int) -> None:
    hands = ["white_fighting" if other == seat else "" for other in range(3)]
    state = table(*hands, place="shelobs_lair", active=seat, lines={"fighting": 9}, options={"clockwise": True})
    draw(do(state, "play white_fighting"), "white_joker", "white_joker")
    assert (place(state), active(state)) == ("mordor", following)


def test_v3_the_first_board_still_begins_with_the_bearer() -> None:
    frames = [["journey", 0, k.TEST_EACH, 0, 0]]
    state = table("white_joker", "white_joker", place="rivendell", stack=frames, options={"clockwise": True})
    pay(pay(state, FRODO, "white_joker"), SAM, "white_joker")
    assert (place(state), active(state)) == ("moria", FRODO)
