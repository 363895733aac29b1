"""Hand-written positions are read and written back; impossible ones are refused with a reason."""

import json
import random
from typing import Any

import pytest

from bywater import CHANCE, OVER, BadPosition, State
from bywater.games.quest.model import frames as k

from .helpers import (
    GAME,
    TILES,
    do,
    event,
    everything,
    hand,
    line,
    offers,
    prompt_of,
    restored,
    shields,
    table,
    tokens,
)
from .helpers_cards import RIVALS, SECRET, favourable, marked

WRITTEN = """
seats = 3
place = "shelobs_lair"
sauron = 11
dark = [2, 0, 5]
bearer = 1
active = 2
event = 3
shields = [4, 0, 7]
gandalf = ["magic", "guidance"]
board_cards = ["gollum"]
discards = { white_hiding = 3 }

[lines]
fighting = 4
hiding = 2

[[hands]]
gimli = 1
white_joker = 2
[[hands]]
[[hands]]
faramir = 1

[[tokens]]
[[tokens]]
ring = 2
[[tokens]]
"""


def test_a_position_can_be_written_by_hand() -> None:
    state = GAME.position(WRITTEN)
    assert (prompt_of(state), state.decision["moment"]) == (("quiet", 2), "before_a_tile")
    assert hand(state, 0) == {"gimli": 1, "white_joker": 2}
    assert tokens(state, 1) == {"ring": 2}
    assert shields(state) == [4, 0, 7]
    assert state.score() == [44, 44, 44]
    do(state, "pass", "tile travelling", "pass")
    assert prompt_of(state) == ("cards", 2)
    assert offers(state) == {
        "play faramir",
        "draw",
        "step back",
        "interrupt frodo",
        "interrupt sam",
        "interrupt pippin",
    }
    do(state, "play faramir")
    assert line(state, "travelling") == 3


def test_what_is_left_out_is_as_at_the_beginning_of_moria() -> None:
    state = GAME.position({"seats": 3})
    position = state.position()
    assert prompt_of(state) == ("tile", CHANCE)
    assert position["place"] == "moria"
    assert position["sauron"] == 12
    assert position["dark"] == [0, 0, 0]
    assert position["lines"] == {"friendship": 0, "travelling": 0, "hiding": 0, "fighting": 0}
    assert position["event"] == 0
    assert position["bearer"] == position["active"] == 0
    assert position["hands"] == position["tokens"] == [{}, {}, {}]
    assert position["shields"] == [0, 0, 0]
    assert position["tiles"] == dict(TILES)
    assert position["gandalf"] == ["foresight", "magic", "healing", "guidance", "persistence"]
    assert position["board_cards"] == ["book", "pipe"]
    assert position["specials"] == {"1": 2, "2": 2, "3": 2}
    assert position["in_play"] == position["gone"] == position["foreseen"] == []
    assert not position["ring_used"]


def test_sauron_stands_where_the_option_says() -> None:
    assert everything(GAME.position({"seats": 2, "options": {"sauron": 10}}))["sauron"] == 10


def test_without_seats_it_is_a_game_for_four() -> None:
    assert GAME.position({}).seats == 4


def test_the_cards_beside_a_board_are_those_of_the_board() -> None:
    assert everything(GAME.position({"seats": 2, "place": "mordor"}))["board_cards"] == [
        "army_of_the_dead",
        "ghan",
        "eowyn",
    ]


# -- round trip ------------------------------------------------------------------------------------


def again(state: State) -> bool:
    """Write, read and write again: the same result, as plain data that can be sent as text."""
    try:
        position = state.position()
    except BadPosition:
        return False
    read = GAME.position(json.loads(json.dumps(position)))
    assert read.position() == position
    assert read.actor == state.actor
    assert list(read.legal()) == list(state.legal())
    for seat in range(state.seats):
        assert read.view(seat) == state.view(seat)
    if state.actor == CHANCE:
        assert read.chances() == state.chances()
    return True


def walked(state: State, rng: random.Random, good_share: float) -> None:
    """Play to the end; write and read wherever a turn begins."""
    turns = written = 0
    turn: Any = None
    while state.actor != OVER:
        frames = everything(state)["stack"]
        if frames[1:] and frames[1][0] == "turn" and not frames[1][3] and frames[1] != turn:
            turns += 1
        turn = frames[1] if frames[1:] else None
        written += again(state)
        state.apply(favourable(state, rng, good_share))
    assert written >= turns / 2
    assert again(state)


@pytest.mark.parametrize("seed", range(10))
def test_a_position_is_complete(seed: int) -> None:
    options: dict[str, Any] = {
        "hands": "secret" if seed % 2 else "described",
        "competitive": seed % 3 == 1,
        "preparations": seed % 4 == 0,
        "heir": seed % 2 == 0,
        "clockwise": seed % 5 == 0,
        "sauron": 10 + seed % 6,
    }
    state = GAME.start(2 + seed % 4, **options)
    assert again(state)
    walked(state, random.Random(seed), 0.85)


@pytest.mark.parametrize("place", ["shelobs_lair", "mordor", "mount_doom"])
@pytest.mark.parametrize("options", [{}, SECRET, RIVALS])
def test_a_position_is_complete_on_later_boards(place: str, options: dict[str, Any]) -> None:
    hands = [
        "elessar, gimli, 3 white_joker, belt",
        "mithril, miruvor, 4 white_hiding",
        "phial, staff, 5 white_fighting",
    ]
    state = table(*hands, place=place, stack=[["journey", 0, k.ARRIVED, 0, 0]], shields=[6, 7, 8], options=options)
    assert again(state)
    walked(state, random.Random(7), 0.9)


def test_in_the_middle_of_a_turn_there_is_no_position_but_a_snapshot() -> None:
    state = event(5, "boromir, gimli", "anduril", ring_used=True)
    do(state, "pledge boromir")
    with pytest.raises(BadPosition, match=r"start of a turn.*snapshot"):
        state.position()
    assert marked(restored(state), 0) == {"boromir": 1}


def test_a_position_leads_anywhere_with_what_was_played_then() -> None:
    words = {"seats": 2, "ring_used": True, "hands": [{"boromir": 1, "gimli": 1}, {"anduril": 1}], "event": 4}
    state = GAME.position({**words, "then": ["tile sundial", "pledge boromir"]})
    assert prompt_of(state) == ("demand", 0)
    assert marked(state, 0) == {"boromir": 1}
    with pytest.raises(BadPosition, match="then, action 2"):
        GAME.position({**words, "then": ["tile sundial", "pledge gimli"]})


def test_a_state_that_goes_on_from_a_snapshot_goes_on_alike() -> None:
    rng = random.Random(3)
    state = GAME.start(3, hands="secret")
    for _ in range(60):
        state.apply(favourable(state, rng))
    read = restored(state)
    for _ in range(60):
        if state.actor == OVER:
            break
        action = favourable(state, rng)
        state.apply(action)
        read.apply(action)
        assert everything(state) == everything(read)


# -- impossible positions ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ({"game": "towers"}, "towers"),
        ({"hand": []}, "unknown key 'hand'; did you mean 'hands'"),
        ({"place": "gondor"}, "gondor"),
        ({"sauron": 16}, "sauron"),
        ({"sauron": "far"}, "sauron"),
        ({"dark": [0]}, "dark"),
        ({"dark": [0, -1]}, "dark"),
        ({"dark": [15, 0]}, "Sauron"),
        ({"bearer": 2}, "bearer"),
        ({"bearer": -1}, "bearer"),
        ({"active": 5}, "active"),
        ({"gone": [0], "dark": [15, 0], "active": 1}, "Ring-bearer"),
        ({"gone": [1], "hands": [{}, {"gimli": 1}]}, "which is eliminated"),
        ({"gone": [1], "tokens": [{}, {"ring": 1}]}, "which is eliminated"),
        ({"lines": {"friendship": 1}}, "friendship"),
        ({"lines": {"fighting": 11}}, "fighting"),
        ({"lines": {"flying": 1}}, "flying"),
        ({"event": 7}, "event"),
        ({"gandalf": ["saruman"]}, "saruman"),
        ({"board_cards": ["eowyn"]}, "board"),
        ({"discards": {"gimli": 1}}, "gimli"),
        ({"discards": {"white_joker": 13}}, "white_joker"),
        ({"discards": {"white_joker": 8}, "hands": [{"white_joker": 5}, {}]}, "12"),
        ({"hands": [{"gimli": 2}, {}]}, "gimli"),
        ({"hands": [{"gimli": 1}, {"gimli": 1}]}, "two hands"),
        ({"hands": [{}]}, "hands"),
        ({"hands": [{"gollum": True}, {}]}, "gollum"),
        ({"hands": [{}, {}, {}]}, "hands"),
        ({"hands": [[], {}]}, "hand"),
        ({"tiles": {"sundial": 7}}, "sundial"),
        ({"tiles": {"moon": 1}}, "moon"),
        ({"tiles": {}}, "tile"),
        ({"foreseen": ["sundial"], "tiles": {"hiding": 3}}, "tiles that are face down"),
        ({"foreseen": ["sundial"] * 4}, "foreseen"),
        ({"tokens": [{"star": 1}, {}]}, "star"),
        ({"shields": [-1, 0]}, "shields"),
        ({"shields": [1]}, "shields"),
        ({"specials": {"4": 1}}, "4"),
        ({"specials": {"1": 3}}, "special"),
        ({"ending": "won"}, "won"),
        ({"in_play": [], "hands": [{"gimli": 1}, {}]}, "in play"),
        ({"in_play": ["eowyn"]}, "in play"),
        ({"trail": [["drew", 0, "gimli"]]}, "trail"),
        ({"options": SECRET, "trail": [["ate", 0, "gimli"]]}, "trail"),
        ({"options": SECRET, "trail": [["drew", 0, "white_joker"]]}, "hand"),
        ({"options": SECRET, "trail": [["showed", 0, "white_joker"]]}, "card that seat 0 holds"),
        ({"options": RIVALS, "taken": [[4], []]}, "special shield"),
        ({"options": RIVALS, "taken": [[3, 3], [3]]}, "two special shields"),
        ({"stack": []}, "expected the start of a turn, got a stack of decisions"),
        ({"pledged": [{}, {}]}, "unknown key 'pledged'"),
        ({"last_active": 2}, "last_active"),
        ({"card_used": 1}, "card_used"),
        ({"event": 6}, "over"),
        ({"foreseen": ["hiding"]}, "looker"),
    ],
)
def test_impossible_positions_are_refused_with_a_reason(words: dict[str, Any], said: str) -> None:
    with pytest.raises(BadPosition, match=said):
        GAME.position({"seats": 2, **words})


@pytest.mark.parametrize("seed", range(12))
def test_damage_is_never_a_crash(seed: int) -> None:
    """A part of a valid position replaced by nonsense: refused with BadPosition, or read and playable."""
    rng = random.Random(seed)
    state = GAME.start(2 + seed % 4, hands="secret" if seed % 2 else "described", competitive=seed % 3 == 0)
    for _ in range(rng.randrange(5, 160)):
        if state.actor == OVER:
            break
        state.apply(favourable(state, rng))
    while not again(state):
        state.apply(favourable(state, rng))
    good = state.position()
    nonsense: list[Any] = [None, -1, 99, "x", [], {}, [[]], [{}], [1, 2], {"a": 1}, True, 1.5, [None] * 5, 2**70]
    for name in good:
        if name in ("game", "rules", "options", "seats"):
            continue
        for value in nonsense:
            try:
                read = GAME.position({**json.loads(json.dumps(good)), name: value})
            except BadPosition:
                continue
            for _ in range(15):
                if read.actor == OVER:
                    break
                assert read.actor != CHANCE or read.chances(), f"{name} = {value!r}: chance has nothing to choose from"
                read.apply(favourable(read, rng))
