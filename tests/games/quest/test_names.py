"""Keys of positions are checked, views hold every name, and single answers can be prompted."""

import random
from copy import deepcopy
from typing import Any

import pytest

from bywater import CHANCE, OVER, BadPosition, State, UnknownOption

from .helpers import (
    FRODO,
    GAME,
    PIPPIN,
    SAM,
    choose,
    do,
    event,
    everything,
    offers,
    prompt_of,
    restored,
    table,
    to_roll,
)
from .helpers_cards import RIVALS, SECRET, favourable

WHOLE: dict[str, Any] = {
    "game": "quest",
    "rules": 2,
    "seats": 3,
    "options": {"sauron": 12, "competitive": True},
    "place": "moria",
    "sauron": 11,
    "dark": [1, 3, 2],
    "gone": [],
    "bearer": 0,
    "active": 0,
    "lines": {"friendship": 0, "travelling": 0, "hiding": 2, "fighting": 3},
    "event": 4,
    "ring_used": True,
    "card_used": True,
    "last_active": 2,
    "gandalf": ["magic", "healing"],
    "board_cards": ["pipe"],
    "in_play": ["boromir", "gimli", "staff", "lembas"],
    "discards": {"white_friendship": 2, "grey_hiding": 1},
    "tiles": {"friendship": 2, "sundial": 4, "ring_dark": 1, "hiding": 2},
    "tokens": [{"ring": 1}, {"sun": 1, "heart": 1}, {}],
    "proofs": [[0, 2], [0], [0]],
    "poured": [],
    "looker": 1,
    "ending": "",
    "hands": [{"gimli": 1, "white_fighting": 3}, {"boromir": 1}, {"staff": 1, "lembas": 1}],
    "foreseen": ["sundial", "hiding"],
    "shields": [2, 3, 4],
    "specials": {"1": 1, "2": 2, "3": 1},
    "taken": [[3], [], []],
}


def paths(data: Any, at: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Return the paths of the keys of a position, at every level."""
    found: list[tuple[Any, ...]] = []
    if isinstance(data, dict):
        for key, part in data.items():
            found += [(*at, key), *paths(part, (*at, key))]
    elif isinstance(data, list):
        for number, part in enumerate(data):
            found += paths(part, (*at, number))
    return found


def misspelt(path: tuple[Any, ...]) -> dict[str, Any]:
    data = deepcopy(WHOLE)
    part: Any = data
    for key in path[:-1]:
        part = part[key]
    part[path[-1] + "x"] = part.pop(path[-1])
    return data


def test_the_position_with_everything_in_it_can_be_read() -> None:
    state = GAME.position(WHOLE)
    assert prompt_of(state)[0] == "rivals"
    assert state.position() == {**state.position(), **WHOLE, "options": state.options}


@pytest.mark.parametrize("path", paths(WHOLE), ids=lambda path: ".".join(map(str, path)))
def test_a_misspelt_key_is_refused_with_the_nearest_one(path: tuple[Any, ...]) -> None:
    data = misspelt(path)
    wrong = UnknownOption if path[0] == "options" and len(path) > 1 else BadPosition
    if path in (("seats",), ("options",)):  # without them it is another table
        data[path[0]] = WHOLE[path[0]]
    with pytest.raises(wrong, match=f"{path[-1]}x.*did you mean.*'{path[-1]}'"):
        GAME.position(data)


def test_too_many_are_counted() -> None:
    with pytest.raises(BadPosition, match="expected at most 7 white_hiding, got 8"):
        GAME.position({"seats": 2, "hands": [{"white_hiding": 6}, {"white_hiding": 2}]})


# -- views name everything -------------------------------------------------------------------------


@pytest.mark.parametrize("options", [{}, SECRET, RIVALS, {**SECRET, **RIVALS}], ids=["", "secret", "rivals", "both"])
def test_a_view_names_everything_all_the_time(options: dict[str, Any]) -> None:
    rng = random.Random(3)
    state = GAME.start(3, **options)
    first = state.view(FRODO)
    while state.actor != OVER:
        view = state.view(FRODO)
        for name in ("shared", "discards", "tiles", "lines"):
            assert list(view[name]) == list(first[name])
        for row in ("tokens", "pledged"):
            assert [list(part) for part in view[row]] == [list(part) for part in first[row]]
        for part in view["pledged"]:
            assert list(part["cards"]) == list(first["pledged"][0]["cards"])
            assert list(part["tokens"]) == ["ring", "heart", "sun"]
        for cards in view["hands"].values():
            assert list(cards) == list(first["hands"]["0"])
        for cards in view["poured"]:
            assert list(cards) == list(view["discards"])
        state.apply(favourable(state, rng))
    assert (len(first["hands"]["0"]), len(first["discards"]), len(first["tiles"])) == (44, 9, 9)


def test_a_position_leaves_out_what_is_not_there() -> None:
    position = everything(table("gimli", "", tokens=[{"sun": 1}, {}]))
    assert position["hands"] == [{"gimli": 1}, {}]
    assert position["tokens"] == [{"sun": 1}, {}]
    assert position["discards"] == {}


# -- choices with a single answer -------------------------------------------------------------------

BY_HAND: dict[str, Any] = {"options": {"automatic": False}}


@pytest.mark.parametrize(
    ("state", "by_hand", "text", "made"),
    [
        (
            table("white_fighting", "", ""),
            table("white_fighting", "", "", **BY_HAND),
            "play white_fighting",
            ["done"],
        ),
        (
            to_roll(FRODO, "gimli, white_hiding", ""),
            to_roll(FRODO, "gimli, white_hiding", "", **BY_HAND),
            "die two_cards",
            ["discard white_hiding", "discard gimli"],
        ),
        (
            table("white_fighting", "elessar", dark=[1, 0]),
            table("white_fighting", "elessar", dark=[1, 0], **BY_HAND),
            "interrupt sam",
            [],
        ),
    ],
    ids=["done", "two cards", "an interrupt"],
)
def test_play_reports_automatic_choices(state: State, by_hand: State, text: str, made: list[str]) -> None:
    assert state.play(text) == made
    assert by_hand.play(text) == []
    for answer in made:
        assert answer in offers(by_hand)
        by_hand.play(answer)
    if not made:
        assert prompt_of(by_hand) == prompt_of(state)
    ours, theirs = everything(state), everything(by_hand)
    assert {**ours, "options": 0} == {**theirs, "options": 0}


def test_a_demand_that_nobody_can_pay_is_prompted_without_the_option() -> None:
    """Orcs Attack: nobody has a card, and nobody could do anything."""
    state, by_hand = event(5, "", ""), event(5, "", "", **BY_HAND)
    assert (prompt_of(state)[0], prompt_of(by_hand), offers(by_hand)) == ("tile", ("demand", FRODO), {"refuse"})
    assert by_hand.play("refuse") == []
    assert everything(by_hand)["sauron"] == everything(state)["sauron"] == 13


def test_a_window_with_nothing_to_offer_is_prompted_by_hand() -> None:
    """After Sam's call he is prompted again and then all are; all can see that two have too few shields."""
    more: dict[str, Any] = {"shields": [5, 5, 0], "gandalf": ["magic", "healing"], "dark": [1, 1, 0]}
    state, by_hand = event(1, "", "", "", **more), event(1, "", "", "", **more, **BY_HAND)
    for each in (state, by_hand):
        do(each, "pass", "call gandalf")
    assert state.play("healing frodo") == ["pass", "pass"]
    assert prompt_of(state) == ("after_marker", FRODO)
    assert by_hand.play("healing frodo") == []
    for seat in (SAM, PIPPIN):
        assert (prompt_of(by_hand), offers(by_hand)) == (("after_marker", seat), {"pass"})
        assert by_hand.play("pass") == []
    assert prompt_of(by_hand) == ("after_marker", FRODO)


@pytest.mark.parametrize("seed", range(6))
def test_a_game_by_hand_ends_as_the_automatic_one(seed: int) -> None:
    """The automatic choices are decisions without the option, and the end is the same."""
    rng = random.Random(seed)
    options: dict[str, Any] = {"hands": "secret" if seed % 2 else "described", "competitive": seed % 3 > 0}
    state = GAME.start(2 + seed % 4, **options)
    by_hand = GAME.start(2 + seed % 4, automatic=False, **options)
    made: list[int] = []
    state.forced = made
    count = 0
    while state.actor != OVER:
        action = choose(state, rng) if seed < 3 else favourable(state, rng)
        state.apply(action)
        for code in (action, *made):
            assert by_hand.allows(code), GAME.notation(code)
            by_hand.apply(code)
        count += len(made)
        made.clear()
        assert by_hand.actor == state.actor
    assert count > 0
    assert {**everything(state), "options": 0} == {**everything(by_hand), "options": 0}
    assert by_hand.actor == OVER


@pytest.mark.parametrize("options", [{}, SECRET, RIVALS, {**SECRET, **RIVALS}], ids=["", "secret", "rivals", "both"])
def test_by_hand_positions_and_beliefs_round_trip(options: dict[str, Any]) -> None:
    rng = random.Random(11)
    state = GAME.start(3, automatic=False, **options)
    steps = 0
    while state.actor != OVER and steps < 400:
        steps += 1
        if steps % 9 == 0:
            assert everything(restored(state)) == everything(state)
            view = state.view(1)
            assert GAME.belief(view).sample(rng).view(1) == view
        if state.actor != CHANCE:
            assert len(state.legal()) > 0
        state.apply(favourable(state, rng))
