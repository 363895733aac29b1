"""Impossible positions are refused with a reason, and accepted ones can be played on."""

import json
import random
from typing import Any, Final

import pytest

from bywater import OVER, BadPosition, BywaterError
from bywater.testing.positions import position_of

from .helpers import (
    EVENTS,
    GAME,
    REGION_CARDS,
    SHADOW_CARDS,
)
from .walks import PLACES, again, step, walk

CAST: Final[dict[str, dict[str, Any]]] = {
    "frodo_sam": {"seat": 0, "place": "bree"},
    "gimli": {"seat": 0},
    "legolas": {"seat": 1},
    "boromir": {"seat": 1},
}


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ({"game": "quest"}, "quest"),
        ({"stack": []}, "expected the start of a turn, got a stack of decisions"),
        ({"dice": [1, 0, 0, 0]}, "unknown key 'dice'"),
        ({"hand": []}, "unknown key 'hand'; did you mean 'hands'"),
        ({"hope": 9}, "hope"),
        ({"hope": 0}, "at least 1"),
        ({"hope": True}, "hope"),
        ({"threat": 7}, "threat"),
        ({"eye": "shire"}, "shire"),
        ({"nazgul": {"mordor": 10}}, "nazgul"),
        ({"nazgul": {"mordor": 9}, "slain": 1}, "at most 9 including the slain ones, got"),
        ({"done": ["destroy_ring"]}, "destroyed"),
        ({"done": ["free_theoden"]}, "not in the game"),
        ({"friends": {"bree": {"elf": 10}}}, "bree"),
        ({"friends": {"bree": {"elf": 5}, "lorien": {"elf": 5}}}, "elf"),
        ({"friends": {"bree": {"ent": 1}}}, "ent"),
        ({"shadow": {"bree": 30, "moria": 19}}, "shadow: expected at most 48 armies, got"),
        ({"havens": ["bree"]}, "can be havens or strongholds"),
        ({"havens": ["moria"], "strongholds": ["moria"]}, "not both"),
        ({"characters": {"gimli": {"seat": 0}}}, "Frodo"),
        ({"characters": {**CAST, "frodo_sam": {"seat": 0, "place": ""}}}, "Frodo"),
        ({"characters": {**CAST, "gimli": {"seat": -1}}}, "a seat for gimli"),
        ({"characters": {**CAST, "gimli": {"seat": 2}}}, "gimli"),
        ({"characters": {**CAST, "sauron": {"seat": 1}}}, "sauron"),
        ({"row": ["gimli"]}, "only in a solo game"),
        ({"seats": 1, "row": ["gimli"]}, "row"),
        ({"gandalf": "white"}, "not in the game"),
        ({"waiting": 1}, "Boromir"),
        ({"successor": True}, "waits"),
        ({"hands": [["lembas"], ["lembas"]]}, "two hands"),
        ({"hands": [["lembas", "lembas"], []]}, "twice"),
        ({"hands": [["skies_hollin"], []]}, "skies_hollin"),
        ({"hands": [["lembas"], []], "discard": ["lembas"]}, "also in a hand"),
        ({"hands": [["lembas"], []], "tops": ["lembas"]}, "that are not elsewhere"),
        ({"tokens": [{"valor": 9}, {"valor": 1}]}, "valor"),
        ({"piles": [1, 2, 3, 4]}, "piles"),
        ({"dark_piles": [0, 4]}, "dark_piles"),
        ({"events_in": 15}, "events_in"),
        ({"levels": []}, "empty"),
        ({"levels": [{"seen": [], "back": "", "unseen": ["sh01"]}]}, "back of the top card"),
        ({"levels": [{"back": "red", "unseen": ["sh01", "sh02", "sh06"]}]}, "expected the back of an unseen card"),
        ({"levels": [{"back": "red", "unseen": ["sh03", "drums"]}]}, "also somewhere else"),
        ({"levels": [{"back": "red", "unseen": ["sh03"]}], "shadow_discard": []}, "fewer shadow cards"),
        ({"levels": [{"unseen": [card]} for card in SHADOW_CARDS[:10]]}, "levels: expected fewer"),
        ({"slots": ["gondor"]}, "slots"),
        ({"objectives": ["ride_eored"], "slots": ["mordor"]}, "slots"),
        ({"shot": 3}, "shot"),
        ({"pledged": ["elf"]}, "pledged"),
        ({"acting": "aragorn"}, "acting"),
        ({"characters": CAST, "acting": "legolas", "active": 0}, "acting"),
        ({"characters": CAST, "finished": ["legolas"]}, "finished"),
        ({"characters": CAST, "acting": "gimli", "finished": ["gimli"]}, "expected no acting character"),
        ({"characters": CAST, "extras": {"gimli": 6}}, "extras"),
    ],
)
def test_impossible_positions_are_refused_with_a_reason(words: dict[str, Any], said: str) -> None:
    with pytest.raises(BadPosition, match=said):
        GAME.position({"seats": 2, **words})


# -- damage ----------------------------------------------------------------------------------------


def damage(position: dict[str, Any], other: dict[str, Any], rng: random.Random) -> None:
    """Change or drop one number or name, or replace a part by that of another position."""
    inside: Any = position
    if rng.random() < 0.15:
        word = rng.choice(list(other))
        position[word] = other[word]
        return
    while True:
        keys = list(inside) if isinstance(inside, dict) else list(range(len(inside)))
        if not keys:
            return
        key = rng.choice(keys)
        if isinstance(inside[key], (dict, list)) and inside[key] and rng.random() < 0.85:
            inside = inside[key]
            continue
        if rng.random() < 0.2:
            del inside[key]
        elif type(inside[key]) is int:
            inside[key] += rng.choice([-2, -1, 1, 2, 7])
        elif isinstance(inside[key], str):
            inside[key] = rng.choice([*EVENTS, *PLACES, *REGION_CARDS[:4], "gimli", "elf", "sh09", ""])
        else:
            inside[key] = rng.choice([None, -1, 1, 2**70, 1.5, True, "x", [], {}, [[]], [0, 0], {"x": 1}])
        return


@pytest.mark.parametrize("seed", range(6))
def test_damage_is_refused_or_can_be_played_on(seed: int) -> None:
    rng = random.Random(seed)
    positions = [json.dumps(found) for state in walk(100 + seed, 220, 1 + seed % 5) if (found := position_of(state))]
    refused = 0
    for _ in range(120):
        position = json.loads(rng.choice(positions))
        damage(position, json.loads(rng.choice(positions)), rng)
        try:
            state = GAME.position(position)
        except BywaterError:
            refused += 1
            continue
        for _ in range(40):
            if state.actor == OVER:
                break
            assert list(state.legal()) if state.actor >= 0 else state.chances()
            step(state, rng)
        again(state)
    assert 20 < refused < 120
