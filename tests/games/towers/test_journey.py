"""The journey of the marker: which seat leads, when seats gain cards, and where they lay rows (T3)."""

import random

import pytest

from bywater import CHANCE, OVER, WATCHER, State

from .helpers import (
    GAME,
    PATHS,
    PLACES,
    choose,
    hand,
    laying,
    log,
    pass_all,
    play,
    prompt_of,
    ring,
    set_up,
    table,
    whole,
)


def marker(state: State) -> tuple[str, int]:
    """The place that the marker goes to, and the space of the path where it stands."""
    table = whole(state)
    return PLACES[table["stage"] - 1], table["step"]


@pytest.mark.parametrize("holder", [0, 1, 2])
def test_t3_from_the_ring_holder_clockwise_every_seat_gains_a_card(holder: int) -> None:
    state = table("gandalf", "gandalf", "gandalf", ring=holder, display="9 gandalf", paths=[1, 2, 3, 4, 2, 3])
    for step in range(3):
        assert marker(state) == ("rohan", 1)
        assert prompt_of(state) == ("gain", (holder + step) % 3)
        play(state, "take gandalf")
    assert prompt_of(state) == ("laying", holder)
    assert [hand(state, seat) for seat in range(3)] == [{"gandalf": 2}] * 3


def test_t3_on_every_space_of_the_path_every_seat_gains_a_card() -> None:
    state = table("gandalf", "gandalf", "gandalf", ring=1, display="12 gandalf", paths=[3, 2, 2, 3, 4, 4])
    turns = []
    while state.decision.kind == "gain":
        turns.append((marker(state), prompt_of(state)[1]))
        play(state, "take gandalf")
    assert turns == [(("rohan", step), seat) for step in (1, 2, 3) for seat in (1, 2, 0)]


def test_t3_at_a_place_no_seat_gains_a_card() -> None:
    state = table("gandalf", "gandalf", "gandalf", display="9 gandalf", paths=[1, 2, 2, 3, 3, 4])
    state.open_journal()
    play(state, *["take gandalf"] * 3)
    assert prompt_of(state) == ("laying", 0)
    assert [hand(state, seat) for seat in range(3)] == [{"gandalf": 2}] * 3
    assert [line.key for line in log(state, WATCHER)][-1] == "log-arrived"


def test_t3_then_the_marker_goes_on_to_the_next_path() -> None:
    state = laying("gandalf", "gandalf", "gandalf", place="edoras")
    assert prompt_of(pass_all(state)) == ("gain", 0)
    assert marker(state) == ("orthanc", 1)


@pytest.mark.parametrize("leader", [0, 1, 2])
def test_t3_t15_the_new_ring_holder_leads_the_next_round(leader: int) -> None:
    rows = ["", "", ""]
    rows[leader] = "green endurance 2"
    state = pass_all(laying("gandalf", "gandalf", "gandalf", rows=rows, ring=0))
    assert ring(state) == leader
    order = []
    while marker(state) == ("orthanc", 1):
        order.append(prompt_of(state)[1])
        play(state, "draw", "card gandalf")
    assert order == [(leader + step) % 3 for step in range(3)]
    assert prompt_of(state) == ("gain", leader)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_t3_six_rounds_each_as_long_as_its_path(seats: int) -> None:
    rng = random.Random(seats)
    state = set_up(seats, seats)
    lengths = whole(state)["paths"]
    assert sorted(lengths) == PATHS
    turns: dict[str, dict[int, list[int]]] = {place: {} for place in PLACES}
    layers: dict[str, list[int]] = {place: [] for place in PLACES}
    leaders: dict[str, int] = {}
    while state.actor != OVER:
        place, step = marker(state)
        kind, seat = prompt_of(state)
        leaders.setdefault(place, ring(state))
        if kind == "gain":
            turns[place].setdefault(step, []).append(seat)
        elif kind == "laying" and seat not in layers[place]:
            layers[place].append(seat)
        state.apply(choose(state, rng))
    for number, place in enumerate(PLACES):
        order = [(leaders[place] + step) % seats for step in range(seats)]
        assert turns[place] == dict.fromkeys(range(1, lengths[number] + 1), order)
        assert layers[place] == order


def test_t3_the_log_has_the_moves_of_the_marker() -> None:
    state = table("gandalf", "gandalf", "gandalf", display="6 gandalf", paths=[2, 2, 3, 3, 4, 4])
    state.open_journal()
    play(state, *["take gandalf"] * 6)
    told = [(line.key, line.params) for line in log(state, WATCHER) if line.key in ("log-moved", "log-arrived")]
    assert told == [("log-moved", {"place": "place-rohan", "step": 2}), ("log-arrived", {"place": "place-rohan"})]


def test_the_rule_of_each_decision() -> None:
    state = table("2 green_wisdom", "gandalf", "gandalf", display="gandalf", paths=[1, 2, 2, 3, 3, 4])
    assert state.decision.rule == "T4"
    play(state, "offer green_wisdom")
    assert (prompt_of(state), state.decision.rule, state.decision.fields) == (("taking", 0), "T4", {"left": 2})
    play(state, "draw")
    assert (prompt_of(state), state.decision.rule, state.decision.fields) == (("pile", CHANCE), "T4", {"to": 0})
    at_rohan = laying("gandalf", "gandalf", "gandalf")
    assert (at_rohan.decision.rule, at_rohan.decision.fields) == ("T10", {"place": "rohan"})
    assert GAME.start(3).decision.rule == "T1"
