"""Positions that can't stand: refused with a word; and whatever is taken can be played on."""

import json
import random
from typing import Any, Final

import pytest

from bywater import CHANCE, OVER, BadPosition, BywaterError

from .helpers import (
    EVENTS,
    GAME,
    REGION_CARDS,
    SHADOW_CARDS,
    asked,
)
from .walks import PLACES, again, step, walk

CAST: Final[dict[str, dict[str, Any]]] = {
    "frodo_sam": {"seat": 0, "place": "bree"},
    "gimli": {"seat": 0},
    "legolas": {"seat": 1},
    "boromir": {"seat": 1},
}
ACT: Final = [["turn", 0, 1, 0, 0, 0], ["act", 0, 0, 0, 0, 0]]
DEED: Final = [*ACT, ["afterwards", 0, 0, 0, 0, 0]]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ({"game": "quest"}, "quest"),
        ({"hand": []}, "unknown key 'hand'; did you mean 'hands'"),
        ({"hope": 9}, "hope"),
        ({"hope": 0}, "hope is lost"),
        ({"hope": True}, "hope"),
        ({"threat": 7}, "threat"),
        ({"eye": "shire"}, "shire"),
        ({"nazgul": {"mordor": 10}}, "nazgul"),
        ({"nazgul": {"mordor": 9}, "slain": 1}, "at most 9 with those that are slain, got"),
        ({"ending": "won"}, "won"),
        ({"ending": "despair"}, "exactly when hope is"),
        ({"ending": "destroyed"}, "Mount Doom"),
        ({"hope": 0, "ending": "despair", "stack": ACT}, "over"),
        ({"done": ["destroy_ring"]}, "destroyed"),
        ({"done": ["free_theoden"]}, "not in the game"),
        ({"friends": {"bree": {"elf": 10}}}, "bree"),
        ({"friends": {"bree": {"elf": 5}, "lorien": {"elf": 5}}}, "elf"),
        ({"friends": {"bree": {"ent": 1}}}, "ent"),
        ({"shadow": {"bree": 30, "moria": 19}}, "shadow: expected at most 48 armies, got"),
        ({"havens": ["bree"]}, "never"),
        ({"havens": ["moria"], "strongholds": ["moria"]}, "not both"),
        ({"characters": {"gimli": {"seat": 0}}}, "Frodo"),
        ({"characters": {**CAST, "frodo_sam": {"seat": 0, "place": ""}}}, "Frodo"),
        ({"characters": {**CAST, "gimli": {"seat": -1}}}, "nobody plays gimli"),
        ({"characters": {**CAST, "gimli": {"seat": 2}}}, "gimli"),
        ({"characters": {**CAST, "sauron": {"seat": 1}}}, "sauron"),
        ({"row": ["gimli"]}, "alone"),
        ({"seats": 1, "row": ["gimli"]}, "row"),
        ({"gandalf": "white"}, "not in the game"),
        ({"gandalf": "fallen", "characters": {**CAST, "gandalf": {"seat": 0}}}, "fallen"),
        ({"waiting": 1}, "Boromir"),
        ({"successor": True}, "waits"),
        ({"hands": [["lembas"], ["lembas"]]}, "two hands"),
        ({"hands": [["lembas", "lembas"], []]}, "twice"),
        ({"hands": [["skies_hollin"], []]}, "skies_hollin"),
        ({"hands": [["lembas"], []], "discard": ["lembas"]}, "hand as well"),
        ({"hands": [["lembas"], []], "tops": ["lembas"]}, "nowhere else"),
        ({"tokens": [{"valor": 9}, {"valor": 1}]}, "valor"),
        ({"piles": [1, 2, 3, 4]}, "piles"),
        ({"dark_piles": [0, 4]}, "dark_piles"),
        ({"events_in": 15}, "events_in"),
        ({"drawn_skies": ["hollin"]}, "carried out"),
        ({"drawn_skies": ["hollin"], "skies_gone": ["hollin"]}, "left the game"),
        ({"levels": []}, "empty"),
        ({"levels": [{"seen": [], "back": "", "unseen": ["sh01"]}]}, "always seen"),
        ({"levels": [{"back": "red", "unseen": ["sh01", "sh02", "sh06"]}]}, "such a back"),
        ({"levels": [{"back": "red", "unseen": ["sh03", "drums"]}]}, "somewhere else"),
        ({"levels": [{"back": "red", "unseen": ["sh03"]}], "shadow_discard": []}, "fewer shadow cards"),
        ({"levels": [{"unseen": [card]} for card in SHADOW_CARDS[:10]]}, "so many"),
        ({"slots": ["gondor"]}, "slots"),
        ({"objectives": ["ride_eored"], "slots": ["mordor"]}, "slots"),
        ({"shot": 3}, "shot"),
        ({"pledged": ["elf"]}, "pledged"),
        ({"acting": "aragorn"}, "acting"),
        ({"characters": CAST, "acting": "legolas", "active": 0}, "acting"),
        ({"characters": CAST, "finished": ["legolas"]}, "finished"),
        ({"characters": CAST, "acting": "gimli", "finished": ["gimli"]}, "acts"),
        ({"characters": CAST, "extras": {"gimli": 6}}, "extras"),
        ({"party": ["gimli"]}, "party"),
        ({"load": {"elf": 1}}, "load"),
        ({"riders": ["gimli"]}, "rides"),
        ({"due": {"valor": 1}}, "nobody pays"),
        ({"dice": [1, 0, 0, 0]}, "rolled"),
        ({"dice": [1]}, "four faces"),
        ({"fallen": 1}, "battle"),
        ({"picked": 5}, "picked"),
        ({"refused_cards": [{"card": "dale_valor", "from": 0, "to": 2}]}, "refused_cards: to"),
        ({"refused_cards": [{"card": "dale_valor", "from": 1, "to": 1}]}, "the active player and another"),
        ({"refused_cards": [{"card": "dale_valor", "from": 0, "to": 1}]}, "holds no region card"),
        ({"refused_cards": ["dale_valor"]}, "expected card, from, to"),
        ({"refused_company": [{"character": "gimli"}]}, "expected character, place"),
        ({"refused_company": [{"character": "frodo_sam", "place": "bree"}]}, "nobody else plays"),
        ({"refused_company": [{"character": "merry_pippin", "place": "gondolin"}]}, "place"),
        ({"stack": []}, "nobody is asked"),
        ({"stack": "act"}, "stack"),
        ({"stack": [["tea", 0, 0, 0, 0, 0]]}, "tea"),
        ({"stack": [["act", 0, 0, 0, 0, 0]]}, "act"),
        ({"stack": [["turn", 0, 1, 0, 0]]}, "frame 1"),
        ({"stack": [["turn", 0, 1, 0, 0, 2**70]]}, "numbers"),
        ({"stack": [["turn", 1, 1, 0, 0, 0]]}, "another's turn"),
        ({"stack": [["turn", 0, 4, 0, 0, 0], ["act", 0, 0, 0, 0, 0]]}, "another step"),
        ({"stack": [*ACT, ["floor", 0, 0, 0, 0, 0]]}, "no floor"),
        ({"stack": [*ACT, ["paying", 0, 1, 0, 1, 0]]}, "paying"),
        ({"stack": [*DEED, ["paying", 0, 1, 0, 1, 0]]}, "nobody acts"),
        ({"stack": [*DEED, ["journey", 0, 0, 0, 2, 6]], "party": ["frodo_sam"]}, "nobody began it"),
        ({"stack": [*DEED, ["losses", 0, 1, 2, 0, 0]]}, "so many armies"),
        ({"stack": [*DEED, ["placing", 0, 12, 2, 0, 0]]}, "so many armies"),
        ({"stack": [*DEED, ["discarding", 0, 2, 0, 0, 0]]}, "cards and tokens"),
        ({"stack": [*DEED, ["ordering", 0, 0, 0, 0, 0]]}, "in order"),
        ({"stack": [*DEED, ["may", 0, 1, 0, 0, 0]]}, "may"),
        ({"stack": [*DEED, ["peril", 0, 4, 0, 0, 0]]}, "nobody faces"),
        ({"stack": [*DEED, ["search", 0, 0, 1, 0, 0]]}, "destroyed yet"),
        ({"stack": [*DEED, ["join", CHANCE, 2, 0, 0, 0]]}, "successor"),
        ({"stack": [*DEED, ["draw", CHANCE, 0, 0, 0, 0]]}, "drawn for that"),
        ({"stack": [*DEED, ["back", CHANCE, 3, 0, 0, 0]]}, "no back"),
        ({"stack": [["setup", 0, 4, 3, 0, 0]]}, "objectives|characters|shadow_discard|hands"),
    ],
)
def test_what_can_not_stand_is_refused_with_a_word(words: dict[str, Any], said: str) -> None:
    with pytest.raises(BadPosition, match=said):
        GAME.position({"seats": 2, **words})


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ({"due": {"valor": 1}}, "cost is another"),
        ({"due": {"stealth": 1}, "paying": ["dale_stealth"]}, "other cards|ascending"),
        ({"due": {"stealth": 2}, "tokens": [{}, {"stealth": 2}]}, "cost is another"),
        ({"due": {"stealth": 1}, "shadow": {}}, "nothing to shoot at"),
        ({"due": {"stealth": 1}, "tokens": [{}, {}]}, "can't shoot"),
    ],
)
def test_k34_a_payment_that_can_not_be_is_refused(words: dict[str, Any], said: str) -> None:
    bree = PLACES.index("bree")
    stack = [*ACT, ["floor", 1, 0, 0, 0, 0], ["afterwards", 0, 0, 0, 0, 0], ["paying", 1, 4, 0, bree, 0]]
    good: dict[str, Any] = {
        "seats": 2,
        "characters": {**CAST, "legolas": {"seat": 1, "place": "bree"}},
        "tokens": [{}, {"stealth": 1}],
        "hands": [[], ["mordor_stealth"]],
        "shadow": {"bree": 1},
        "stack": stack,
        "due": {"stealth": 1},
    }
    assert asked(GAME.position(good)) == ("paying", 1)
    given = {**good, **words}
    if words.get("tokens") == [{}, {}]:
        given["hands"] = [[], []]
    with pytest.raises(BadPosition, match=said):
        GAME.position(given)


def test_f18_dice_must_fit_what_was_rolled() -> None:
    search = [*DEED, ["search", 0, 3, 0, 0, 0], ["rolled", 0, 0, 0, 0, 0]]
    words: dict[str, Any] = {"seats": 2, "characters": CAST, "hands": [["dale_resistance"], []], "stack": search}
    assert asked(GAME.position({**words, "dice": [1, 2, 0, 0]})) == ("rolled", 0)
    for dice, said in (([0, 0, 0, 0], "no dice"), ([4, 4, 0, 0], "seven"), ([8, 0, 0, 0], "dice")):
        with pytest.raises(BadPosition, match=said):
            GAME.position({**words, "dice": dice})
    with pytest.raises(BadPosition, match="no die shows that"):
        GAME.position({**words, "dice": [1, 0, 0, 0], "stack": [*search, ["paying", 0, 8, 0, 1, 0]]})


def test_f15_a_company_is_where_it_starts_from() -> None:
    words: dict[str, Any] = {"seats": 2, "characters": CAST, "acting": "frodo_sam", "party": ["frodo_sam"]}
    into = PLACES.index("weather_hills")
    stack = [*DEED, ["journey", 0, 1, 0, into, 6], ["company", 0, 0, 0, 0, 0]]
    armed = {**words, "stack": stack, "friends": {"bree": {"elf": 1}}}
    assert asked(GAME.position(armed)) == ("company", 0)
    for more, said in (
        ({"party": []}, "who leads it"),
        ({"party": ["frodo_sam", "legolas"]}, "elsewhere"),
        ({"load": {"elf": 2}}, "elsewhere"),
        ({"load": {"elf": 1}}, "once"),
        ({"taken": 4}, "no action"),
        ({"acting": "gimli"}, "somebody else acts"),
        ({"stack": [*DEED, ["journey", 0, 1, 0, 51, 6], ["company", 0, 0, 0, 0, 0]]}, "no such road"),
    ):
        with pytest.raises(BadPosition, match=said):
            GAME.position({**armed, **more})


# -- damage ----------------------------------------------------------------------------------------


def damage(position: dict[str, Any], other: dict[str, Any], rng: random.Random) -> None:
    """One number, name or part of it changed, dropped, or taken from another position."""
    inside: Any = position
    if rng.random() < 0.15:
        word = rng.choice(list(other))
        position[word] = other[word]
        return
    while True:
        keys = list(inside) if isinstance(inside, dict) else list(range(len(inside)))
        if not keys:
            return
        key = "stack" if inside is position and rng.random() < 0.4 else rng.choice(keys)
        if isinstance(inside[key], (dict, list)) and inside[key] and rng.random() < 0.85:
            inside = inside[key]
            continue
        if rng.random() < 0.2:
            del inside[key]
        elif type(inside[key]) is int:
            inside[key] += rng.choice([-2, -1, 1, 2, 7])
        elif isinstance(inside[key], str):
            kinds = [frame[0] for frame in other["stack"]]
            inside[key] = rng.choice([*kinds, *EVENTS, *PLACES, *REGION_CARDS[:4], "gimli", "elf", "sh09", ""])
        else:
            inside[key] = rng.choice([None, -1, 1, 2**70, 1.5, True, "x", [], {}, [[]], [0, 0], {"x": 1}])
        return


@pytest.mark.parametrize("seed", range(6))
def test_damage_is_refused_or_can_be_played_on(seed: int) -> None:
    rng = random.Random(seed)
    positions = [json.dumps(state.position()) for state in walk(100 + seed, 220, 1 + seed % 5)]
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
