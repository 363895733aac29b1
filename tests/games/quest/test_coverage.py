"""Coverage: everything in the box has a name, and play can reach all of it."""

import random
from typing import Any

import pytest

from bywater import OVER, State
from bywater.games.quest.model import frames as k
from bywater.games.quest.presentation.coverage import everything as things

from .helpers import (
    DECK,
    FACES,
    GAME,
    HOBBITS,
    LOTHLORIEN,
    RIVENDELL,
    TILES,
    at_the_end,
    at_the_mountain,
    beginning,
    do,
    event,
    everything,
    table,
    tile,
    to_roll,
)
from .helpers_cards import BOARD_CARDS, RIVALS, favourable, shown

ENDINGS = ("destroyed", "failed", "caught", "want", "seized", "joined")


def used(state: State, text: str) -> list[str]:
    return GAME.coverage(state, GAME.action(text))


def test_everything_in_the_box_has_a_name() -> None:
    names = things()
    assert len(names) == len(set(names))
    board = [card for cards in BOARD_CARDS.values() for card in cards]
    assert {f"card {kind}" for kind in (*DECK, *RIVENDELL, *LOTHLORIEN, *board)} <= set(names)
    assert {f"tile {name}" for name in TILES} <= set(names)
    assert {f"die {face}" for face in FACES} <= set(names)
    assert {f"ending {name}" for name in ENDINGS} <= set(names)
    assert {f"gandalf {name}" for name in ("foresight", "magic", "healing", "guidance", "persistence")} <= set(names)
    assert {f"fallen {hobbit}" for hobbit in HOBBITS} <= set(names)
    assert sum(name.startswith("event ") for name in names) == 24


@pytest.mark.parametrize(
    ("state", "text", "name"),
    [
        (table("gimli", ""), "play gimli", "card gimli"),
        (do(table("elessar", "", dark=[1, 0]), "interrupt frodo"), "elessar frodo", "card elessar"),
        (to_roll(0, "belt", ""), "play belt", "card belt"),
        (do(event(1, "aragorn", ""), "pledge aragorn"), "pay", "card aragorn"),
        (do(event(1, "aragorn", ""), "pledge aragorn"), "pay", "paid speak_friend"),
        (event(1, "aragorn", ""), "refuse", "refused speak_friend"),
        (do(tile("eye_or_two_dark", "", ""), "volunteer"), "pay", "paid eye_or_two_dark"),
        (do(event(6, "", ""), "volunteer"), "pay", "paid fly_you_fools"),
        (beginning("", ""), "tile ring_dark", "tile ring_dark"),
        (beginning("", ""), "tile sundial", "event speak_friend"),
        (to_roll(0, "", ""), "die eye", "die eye"),
        (to_roll(0, "", "", dark=[14, 0]), "die one_dot", "ending caught"),
        (to_roll(0, "", "", dark=[14, 0]), "die one_dot", "fallen frodo"),
        (to_roll(0, "", ""), "die two_cards", "ending want"),
        (do(table("", "", ring_used=False), "interrupt frodo"), "put on the ring", "the ring"),
        (
            do(table("", "", shields=[5, 0], dark=[2, 0]), "interrupt frodo", "call gandalf"),
            "healing frodo",
            "gandalf healing",
        ),
        (
            do(table("white_fighting", "", lines={"fighting": 9}), "play white_fighting"),
            "special shield 2",
            "special shield 2",
        ),
        (do(at_the_mountain("", ""), "die blank"), "special shield 1", "ending destroyed"),
        (do(table("", "", deck="white_joker"), "draw"), "card white_joker", "deck made new"),
        (event(6, "", "elessar", place="mordor", dark=[1, 0]), "pass", "ending seized"),
        (
            shown("grey_hiding", "stone_in_the_well", "2 white_hiding", "", place="moria"),
            "refuse",
            "refused stone_in_the_well",
        ),
        (at_the_end("", "elessar", dark=[1, 0]), "pass", "bearer sam"),
    ],
)
def test_an_action_names_what_it_uses(state: State, text: str, name: str) -> None:
    before = everything(state)
    assert name in used(state, text)
    assert name in things()
    assert everything(state) == before, "only a copy is played on"


def _games(options: list[dict[str, Any]]) -> set[str]:
    """Return the coverage of some favourable games, from the beginning and from later boards."""
    names: set[str] = set()
    for seed, chosen in enumerate(options):
        rng = random.Random(seed)
        seats = 2 + seed % 4
        hands = ["mithril, belt, elessar, 3 white_joker, gimli", "lembas, miruvor, staff, 5 white_hiding"]
        hands += ["phial, athelas, 4 white_fighting, anduril", "aragorn, arwen, 3 grey_friendship", "sting, boat"]
        where = ("", "", "helms_deep", "shelobs_lair", "mordor", "mordor")[seed % 6]
        if where and seed % 6 == 5:  # near the mountain
            state = table(*hands[:seats], place=where, lines={"travelling": 11}, options=chosen)
        elif where:
            stack = [["journey", 0, k.ARRIVED, 0, 0]]
            state = table(*hands[:seats], place=where, stack=stack, shields=[6] * seats, options=chosen)
        else:
            state = GAME.start(seats, **chosen)
        while state.actor != OVER:
            action = favourable(state, rng, 0.6)
            names.update(GAME.coverage(state, action))
            state.apply(action)
    return names


def test_a_few_games_touch_most_of_the_box() -> None:
    """Sixty games with different options: every tile, face and event, and most cards and demands."""
    chosen: list[dict[str, Any]] = [{}, {"preparations": True}, RIVALS, {"hands": "secret"}, {"heir": True}]
    names = _games([chosen[number % 7 % 5] for number in range(60)])
    wanted = set(things())
    assert {name for name in wanted if name.startswith(("tile ", "die ", "event ", "gandalf ", "place "))} <= names
    missing = wanted - names
    assert len(missing) < len(wanted) // 4, sorted(missing)


def test_no_name_comes_up_that_is_not_listed() -> None:
    names = _games([{}, {"hands": "secret"}, RIVALS, {"clockwise": True}, {}, {}])
    assert names - set(things()) == set()


def test_a_card_thrown_away_was_not_used() -> None:
    assert used(do(table("sting", ""), "interrupt frodo"), "discard sting") == []
