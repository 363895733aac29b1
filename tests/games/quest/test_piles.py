"""Q13: only the top of the discards and of the turned tiles is visible in a view."""

import random
from typing import Any

import pytest

from bywater import CHANCE, OVER, WATCHER, BadPosition, State

from .helpers import (
    GAME,
    TILES,
    beginning,
    choose,
    do,
    everything,
    face_down,
    go,
    log_params,
    pass_quiet,
    restored,
    set_up,
    table,
    there,
    watched,
)


def tops(state: State) -> tuple[str, str]:
    """Return the tops of the discards and of the turned tiles, the same for all."""
    found = {(view["top_discard"], view["top_tile"]) for view in (state.view(0), state.view(1), state.view(WATCHER))}
    assert len(found) == 1
    return found.pop()


def test_q13_the_card_that_left_a_hand_last_lies_on_top() -> None:
    state = table("white_hiding, grey_fighting, gimli", "")
    assert tops(state) == ("", "")
    do(state, "play white_hiding")
    assert tops(state)[0] == "white_hiding"
    state = table("gimli", "")
    do(state, "interrupt frodo", "discard gimli")
    assert tops(state)[0] == "gimli"


def test_q13_a_card_of_gandalf_goes_to_the_discards_too() -> None:
    state = table("gimli", "", shields=[5, 0], dark=[2, 1], gandalf=["healing"])
    do(state, "interrupt frodo", "call gandalf", "healing frodo")
    assert tops(state)[0] == "gandalf_healing"


def test_q13_the_tile_that_was_turned_last_lies_on_top_until_the_board_is_left() -> None:
    state = beginning("2 white_hiding", "", place="moria")
    assert tops(state)[1] == ""
    go(state, "tile ring_dark")
    assert tops(state)[1] == "ring_dark"
    go(state, "tile fighting")
    assert tops(state)[1] == "fighting"


def test_q13_a_tile_that_a_hobbit_looked_at_lies_there_when_it_is_turned() -> None:
    state = beginning("white_hiding", "", foreseen=["fighting", "hiding"], looker=0)
    pass_quiet(state)
    assert tops(state)[1] == "fighting"


def test_q13_a_new_deck_leaves_no_discards() -> None:
    state = table("", "2 white_hiding", deck="", top_discard="white_hiding")
    assert tops(state)[0] == "white_hiding"
    do(state, "draw")
    assert state.actor == CHANCE
    assert tops(state)[0] == ""


@pytest.mark.parametrize("seed", range(6))
def test_q13_the_top_is_the_last_logged_card(seed: int) -> None:
    """Along random games: the top is one of the discards, and a position keeps it."""
    state = watched(GAME.start(2 + seed % 4, hands="secret" if seed % 2 else "described"))
    rng = random.Random(seed)
    seen: set[str] = set()
    while state.actor != OVER:
        state.apply(choose(state, rng))
        view = state.view(0)
        top = view["top_discard"]
        if top in GAME.data["cards"] and GAME.data["cards"][top]["copies"] > 1:
            assert view["discards"][top] > 0
        if view["top_tile"]:
            turned = log_params(state, "log-turned-tile")
            assert str(turned[-1]["tile"]).endswith(view["top_tile"])
            assert view["tiles"].get(view["top_tile"], 0) < TILES[view["top_tile"]]
        seen.add(top)
    assert len(seen) > 3
    assert everything(restored(state)) == everything(state)


def test_q13_a_belief_keeps_the_tops() -> None:
    piles: dict[str, Any] = {"discards": {"white_hiding": 2}, "top_discard": "white_hiding", "top_tile": "friendship"}
    state = table("gimli", "white_joker", options={"hands": "secret"}, **piles)
    sample = GAME.belief(state.view(0)).sample(random.Random(1))
    assert sample.view(0) == state.view(0)
    assert tops(sample) == ("white_hiding", "friendship")


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ({"top_discard": "white_hiding"}, "expected one of the discards, got 'white_hiding'"),
        ({"top_discard": "gimli", "hands": [{"gimli": 1}, {}]}, "expected a card out of play, got 'gimli'"),
        ({"top_discard": "book"}, "expected a card out of play, got 'book'"),
        ({"top_discard": "gandalf_magic"}, "expected a used Gandalf card, got 'gandalf_magic'"),
        ({"top_discard": "frodo"}, "card on top of the discards"),
        ({"top_tile": "sundial"}, "expected a turned tile, got 'sundial'"),
        ({"top_tile": "sundial", "place": "rivendell"}, "expected a turned tile, got 'sundial'"),
        ({"top_tile": "moon", "tiles": face_down("sundial")}, "tile on top of the turned ones"),
    ],
)
def test_q13_a_top_must_be_able_to_lie_there(words: dict[str, Any], says: str) -> None:
    with pytest.raises(BadPosition, match=says):
        set_up({"seats": 2, **words})


def test_q13_the_option_changes_what_clients_show_and_no_view() -> None:
    views = []
    for opened in (False, True):
        view = table("gimli", "", discards={"white_hiding": 2}, options={"open_piles": opened}).view(1)
        assert view["options"].pop("open_piles") is opened
        views.append(view)
    assert views[0] == views[1]
    assert there(views[0]["discards"]) == {"white_hiding": 2}
