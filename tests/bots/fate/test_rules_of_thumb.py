"""The cautious bot of Fate of the Fellowship: legal and deterministic choices, made from a view alone."""

import json
import random
from copy import deepcopy
from typing import Any

import pytest

import bywater
from bywater.bots import bots_for, make_bot
from bywater.core.seats import CHANCE, OVER
from bywater.core.state import State
from bywater.games.fate.model.board import DATA

FATE = bywater.load("fate")
TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (2, {}),
    (3, {"level": "standard"}),
    (4, {"objectives": "random", "characters": "random", "begins": "lowest"}),
    (5, {"objectives": "random", "level": "legendary"}),
    (1, {"objectives": "no_hero_too_small", "level": "legendary"}),
    (2, {"objectives": "sons_of_the_steward", "level": "heroic"}),
    (3, {"objectives": "riders_of_rohan", "level": "epic", "special_backs_swapped": True}),
    (4, {"objectives": "fate_of_the_elves", "level": "heroic", "slinker_takes_any_card": True}),
    (5, {"objectives": "darkness_at_bay", "white_flame_on_searches": True}),
    (3, {"automatic": False, "marshal_saves_last_army": True}),
]
MORDOR = {name for name, place in DATA["places"].items() if place["region"] == "mordor"}


def played(seats: int, options: dict[str, Any], seed: int, blunders: float = 0.0) -> tuple[list[int], State, bool]:
    """Play a game of cautious players with some random moves. Return it, and whether Frodo was ever in Mordor."""
    rng = random.Random(seed)
    state = FATE.start(seats, **options)
    bot = make_bot("cautious", FATE, random.Random(0))
    actions: list[int] = []
    entered = False
    while (actor := state.actor) != OVER:
        if actor == CHANCE:
            action = int(state.roll(rng))
        elif rng.random() < blunders:
            action = rng.choice(list(state.legal()))
        else:
            view = state.view(actor)
            entered = entered or view["characters"]["frodo_sam"]["place"] in MORDOR
            action = bot.choose(view)
            assert action in view["legal"], FATE.notation(action)
        state.apply(action)
        actions.append(action)
        assert len(actions) < FATE.max_length
    return actions, state, entered


def test_the_cautious_bot_is_the_default_partner() -> None:
    assert "cautious" in bots_for(FATE)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_it_plays_every_game_to_its_end_deterministically(seats: int, options: dict[str, Any]) -> None:
    actions, state, _ = played(seats, options, 3)
    assert state.ending()
    assert played(seats, options, 3)[0] == actions


@pytest.mark.parametrize("seed", range(6))
def test_it_answers_in_every_position_of_random_play(seed: int) -> None:
    seats, options = TABLES[seed % len(TABLES)]
    assert played(seats, options, seed, blunders=0.3)[1].ending()


def test_it_needs_only_a_view_and_does_not_change_it() -> None:
    rng = random.Random(8)
    state = FATE.start(2)
    bot = make_bot("cautious", FATE, random.Random(0))
    for _ in range(200):
        if state.actor == CHANCE:
            state.apply(state.roll(rng))
            continue
        view = json.loads(json.dumps(state.view(state.actor)))
        before = deepcopy(view)
        action = bot.choose(view)
        assert view == before
        state.apply(action)
        if state.actor == OVER:
            break


@pytest.mark.slow
def test_its_introductory_games_go_well() -> None:
    """In the first game of two players, objectives are completed in nearly all games, and Frodo often reaches
    Mordor."""
    games = [played(2, {}, seed)[1:] for seed in range(10)]
    done = [len(state.view(0)["done"]) for state, _ in games]
    assert sum(1 for count in done if count >= 1) >= 8
    assert sum(1 for count in done if count >= 2) >= 5
    assert sum(1 for _, entered in games if entered) >= 2


def test_n17_no_proposal_to_a_player_who_has_just_refused_one() -> None:
    """Other cards could be proposed, but not to a player who refused one, until the table has changed."""
    state = FATE.position(
        {
            "seats": 2,
            "characters": {
                "arwen": {"seat": 0, "place": "rivendell"},
                "gimli": {"seat": 0},
                "frodo_sam": {"seat": 1, "place": "rivendell"},
                "legolas": {"seat": 1},
            },
            "acting": "arwen",
            "hands": [["eriador_resistance", "rohan_resistance", "dale_resistance"], []],
        }
    )
    bot = make_bot("cautious", FATE, random.Random(0))
    assert FATE.notation(bot.choose(state.view(0))) == "give to second"
    for text in ("give to second", "card eriador_resistance", "no"):
        state.apply(FATE.action(text))
    assert "give to second" in {FATE.notation(code) for code in state.legal()}
    assert not FATE.notation(bot.choose(state.view(0))).startswith(("give", "take"))
