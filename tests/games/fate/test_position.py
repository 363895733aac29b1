"""Positions: a table written by hand, and written out again."""

import random
from typing import Any, Final

import pytest

from bywater import CHANCE, OVER, BadPosition

from .helpers import (
    GAME,
    HAVENS,
    REGION_CARDS,
    SHADOW_CARDS,
    STRONGHOLDS,
    do,
    hope,
    offers,
    prompt_of,
    where,
)
from .moments import parts, state_of
from .walks import again, refused, walk

WRITTEN: Final = """
seats = 3
hope = 4
threat = 2
eye = "gondor"
active = 1
acting = "eowyn"
taken = 1
shadow_discard = ["drums", "wheels", "sh01"]
objectives = ["destroy_ring", "free_theoden"]

[nazgul]
mordor = 7

[shadow]
osgiliath = 3

[friends.edoras]
rohan = 2

[characters]
frodo_sam = { seat = 0, place = "bree" }
legolas = { seat = 0 }
eowyn = { seat = 1 }
gimli = { seat = 1, place = "edoras" }
arwen = { seat = 2 }
aragorn = { seat = 2 }
"""

CAST: Final[dict[str, dict[str, Any]]] = {
    "frodo_sam": {"seat": 0, "place": "bree"},
    "gimli": {"seat": 0},
    "legolas": {"seat": 1},
    "boromir": {"seat": 1},
}


def test_a_position_can_be_written_by_hand() -> None:
    state = GAME.position(WRITTEN)
    assert prompt_of(state) == ("act", 1)
    assert hope(state) == 4
    assert where(state, "frodo_sam") == "bree"
    assert where(state, "eowyn") == "edoras"
    assert {"muster 1", "travel helms_deep", "act gimli"} <= offers(state)
    do(state, "muster 1")
    assert parts(state)["friends"]["edoras"] == {"rohan": 3}


def test_what_is_left_out_is_as_at_the_beginning_with_an_empty_board() -> None:
    position = GAME.position({"seats": 2}).position()
    assert (position["hope"], position["threat"], position["eye"]) == (6, 0, "eriador")
    assert sum(position["nazgul"].values()) == 9
    assert position["friends"] == position["shadow"] == {}
    assert tuple(position["havens"]) == HAVENS
    assert tuple(position["strongholds"]) == STRONGHOLDS
    assert position["hands"] == [[], []]
    assert position["objectives"] == ["destroy_ring"]
    assert position["done"] == position["discard"] == position["tops"] == []
    assert sum(position["piles"]) == 48 + position["events_in"] + 4
    assert position["levels"][0]["unseen"] == list(SHADOW_CARDS)
    assert position["shadow_discard"] == ["drums", "wheels"]
    assert "stack" not in position


def test_without_seats_it_is_a_game_for_four() -> None:
    assert GAME.position({}).seats == 4


def test_the_player_of_the_acting_character_is_active_by_default() -> None:
    assert GAME.position({"characters": CAST, "seats": 2, "acting": "legolas"}).actor == 1
    assert GAME.position({"characters": CAST, "seats": 2}).actor == 0


def test_alone_the_row_is_in_the_order_of_the_characters() -> None:
    names = ["gandalf", "gimli", "frodo_sam", "arwen", "legolas"]
    state = GAME.position({"seats": 1, "characters": {name: {"seat": 0} for name in names}})
    assert state.position()["row"] == ["gandalf", "gimli", "arwen", "legolas"]
    assert {"act gandalf", "act frodo_sam"} <= offers(state)


def test_f37_a_back_that_is_left_out_is_that_of_the_first_card() -> None:
    red = GAME.position({"levels": [{"unseen": ["sh03", "sh01", "sh02", "sh04"]}]})
    black = GAME.position({"levels": [{"unseen": ["sh01", "sh02", "sh03", "sh04"]}]})
    assert red.view(0)["back"] == "red"
    assert black.view(0)["back"] == "black"


def test_havens_alone_or_strongholds_alone_imply_the_others() -> None:
    assert "moria" not in GAME.position({"havens": ["moria"]}).position()["strongholds"]
    assert "erebor" not in GAME.position({"strongholds": ["erebor"]}).position()["havens"]


def test_nazgul_that_are_slain_are_taken_from_mordor() -> None:
    assert GAME.position({"slain": 3}).position()["nazgul"]["mordor"] == 1


def test_f48_a_finished_game_has_no_position() -> None:
    state = state_of({"hope": 0, "ending": "despair"})
    assert state.actor == OVER
    assert state.ending() == "despair"
    with pytest.raises(BadPosition, match="snapshot"):
        state.position()


def test_a_position_is_written_only_while_the_active_player_is_to_act() -> None:
    state = GAME.position({"seats": 2, "characters": CAST, "hands": [["orc_infighting"], []], "shadow": {"bree": 2}})
    state.position()
    do(state, "play orc_infighting")
    with pytest.raises(BadPosition, match="nothing else is pending"):
        state.position()


def test_then_leads_to_any_decision() -> None:
    given = {
        "characters": CAST,
        "hands": [["orc_infighting"], []],
        "shadow": {"bree": 2},
    }
    assert prompt_of(GAME.position({"seats": 2, **given, "then": ["play orc_infighting"]})) == ("numbering", 0)


# -- round trip ------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(20))
def test_snapshots_and_positions_are_complete(seed: int) -> None:
    rng = random.Random(seed)
    kinds: set[str] = set()
    for state in walk(seed, 250, 1 + seed % 5):
        kind = state.decision.kind
        if kind not in kinds or rng.random() < 0.15:
            kinds.add(kind)
            again(state)
    assert "act" in kinds


DEEP: Final[list[tuple[dict[str, Any], tuple[str, ...]]]] = [
    (  # O19, F33: Morgul's spies look through a level that was shuffled on top
        {
            "characters": {**CAST, "gimli": {"seat": 0, "place": "minas_morgul"}},
            "acting": "gimli",
            "tokens": [{"stealth": 3}, {}],
            "friends": {"minas_morgul": {"dwarf": 1}},
            "objectives": ["destroy_ring", "infiltrate_morgul"],
            "levels": [{"back": "red", "unseen": ["sh03"]}, {"unseen": ["sh01", "sh05", "sh07", "sh10"]}],
        },
        ("capture otherwise", "yes", "flipped sh03", "flipped sh05", "back red", "remove shadow sh03", "done"),
    ),
    (  # O05: the Balrog
        {
            "characters": {**CAST, "gandalf": {"seat": 0, "place": "moria"}},
            "acting": "gandalf",
            "tokens": [{"valor": 2, "resistance": 1}, {}],
            "hands": [["dale_valor", "dale_resistance"], []],
            "objectives": ["destroy_ring", "confront_balrog"],
        },
        ("objective confront_balrog", "fought 2 overrun 1 nazgul", "spare", "spend dale_valor", "disregard overrun"),
    ),
    (  # O16: Boromir's last stand, and who comes after another objective
        {
            "characters": {**CAST, "boromir": {"seat": 0, "place": "bree"}},
            "acting": "boromir",
            "friends": {"bree": {"elf": 1}},
            "shadow": {"bree": 4},
            "objectives": ["destroy_ring", "boromir_honor", "that_makes_six"],
            "shot": 5,
            "tokens": [{}, {"stealth": 1}],
        },
        ("attack 1", "fought 1 exchange", "number 1"),
    ),
    (  # E10, F15: Ents, and those who are prompted whether they come
        {
            "characters": {**CAST, "legolas": {"seat": 1, "place": "fangorn_forest"}},
            "hands": [["entmoot"], []],
        },
        ("play entmoot", "number 2", "at helms_deep", "take along legolas", "yes"),
    ),
    (  # E09, F35: a card too many while others are still to be ordered
        {"hands": [["elronds_foresight", *REGION_CARDS[:7]], []], "characters": CAST},
        (
            "play elronds_foresight",
            *(f"drawn {card}" for card in ("lembas", "gwaihir", "skies_hollin", "dale_valor")),
            "card lembas",
            "discard eriador_valor",
            "next gwaihir",
        ),
    ),
    (  # E13: orders that scatter armies
        {"hands": [["conflicting_orders"], []], "characters": CAST, "shadow": {"bree": 4, "moria": 1}},
        ("play conflicting_orders", "at bree", "at the_shire", "number 1", "at tharbad"),
    ),
    (  # F15, F17, N17: a company, a refusal, and Stealth
        {
            "characters": {name: {**part, "place": "hollin"} for name, part in CAST.items()},
            "acting": "frodo_sam",
            "friends": {"hollin": {"elf": 2, "dwarf": 1}},
            "shadow": {"moria": 2},
            "tokens": [{"friendship": 1, "stealth": 2}, {}],
        },
        ("travel moria", "take along gimli", "take along legolas", "take 1 elf", "done", "no", "pass", "search"),
    ),
]


@pytest.mark.parametrize(("words", "moves"), DEEP)
def test_rare_decisions_come_back(words: dict[str, Any], moves: tuple[str, ...]) -> None:
    state = GAME.position({"seats": 2, **words})
    again(state)
    for move in moves:
        do(state, move)
        again(state)


def test_a_state_that_goes_on_from_a_position_goes_on_alike() -> None:
    states = enumerate(walk(4, 300, 3))
    state = next(
        one for number, one in states if number > 60 and one.decision.kind == "act" and not refused(one)
    ).clone()
    read = GAME.position(state.position())
    rng = random.Random(1)
    for _ in range(80):
        if state.actor == OVER:
            break
        action = state.roll(rng) if state.actor == CHANCE else rng.choice(list(state.legal()))
        state.apply(action)
        read.apply(action)
        assert parts(state) == parts(read)
