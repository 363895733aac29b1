"""Armies: which havens are in danger, battles, raids, musters, and which armies may leave."""

from typing import Any

import pytest

from bywater.bots.fate.evaluation import resources
from bywater.bots.fate.evaluation.map_tables import PAYS_STEALTH, distance, fall_chance, next_step
from bywater.games.fate.model import board
from bywater.games.fate.model import cards as box
from tests.bots.fate.helpers import FAR, MARCH_ON_HELMS_DEEP, character, choice, context_of, place, table

HELM = {"helms_deep": {"rohan": 2}}


def danger(haven: str, **words: Any) -> float:
    context, _ = context_of(table("frodo_sam", **words))
    return float(context.threats.danger[place(haven)])


# What makes a haven safer.
DANGERS: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("a larger garrison", {"friends": {"helms_deep": {"rohan": 5}}}, {"friends": {"helms_deep": {"rohan": 1}}}),
    ("fewer shadow armies", {"friends": HELM, "shadow": {"fords_of_isen": 1}}, {"friends": HELM}),
    ("shadow armies farther away", {"friends": HELM, "shadow": {"isengard": 3}}, {"friends": HELM}),
    (
        "no Nazgûl in the region",
        {"friends": HELM, "nazgul": {"mordor": 9}},
        {"friends": HELM, "nazgul": {"rohan": 3, "mordor": 6}},
    ),
]


@pytest.mark.parametrize(("safer", "worse"), [row[1:] for row in DANGERS], ids=[row[0] for row in DANGERS])
def test_what_endangers_helms_deep(safer: dict[str, Any], worse: dict[str, Any]) -> None:
    near: dict[str, Any] = {"shadow": {"fords_of_isen": 3}}
    assert danger("helms_deep", **{**near, **safer}) < danger("helms_deep", **{**near, **worse})


def test_a_haven_far_from_the_shadow_is_safe() -> None:
    assert danger("grey_havens", shadow={"fords_of_isen": 5}) == 0.0


def test_relief_and_removal_are_worth_what_they_save() -> None:
    context, state = context_of(table("frodo_sam", friends=HELM, shadow={"fords_of_isen": 3}, **MARCH_ON_HELMS_DEEP))
    haven, ford = place("helms_deep"), place("fords_of_isen")
    threats, features = context.threats, context.features
    assert 0 < threats.relief(state, features, haven, 1) <= threats.relief(state, features, haven, 3)
    assert threats.relief(state, features, haven, -1) < 0
    assert 0 < threats.removal(state, features, ford, 1) <= threats.removal(state, features, ford, 3)
    assert threats.removal(state, features, place("umbar"), 1) == 0.0
    assert not threats.far_away(state, haven)


@pytest.mark.parametrize(
    ("shadow", "garrison", "ridden", "low", "high"),
    [(0, 1, False, 0.0, 0.0), (1, 0, False, 1.0, 1.0), (3, 1, False, 0.05, 0.9), (3, 9, True, 0.0, 0.0)],
)
def test_how_likely_a_haven_falls(shadow: int, garrison: int, ridden: bool, low: float, high: float) -> None:
    assert low <= fall_chance(shadow, garrison, ridden) <= high
    assert fall_chance(3, 2, True) > fall_chance(3, 2, False)


# Who acts and where, other words of the position, and what is done.
ARMIES: list[tuple[str, dict[str, Any], str]] = [
    (
        "the Shadow is attacked at a haven",
        {"eowyn": "helms_deep", "friends": {"helms_deep": {"rohan": 4}}, "shadow": {"helms_deep": 1}},
        "attack 1",
    ),
    (
        "with no more dice than it has armies",
        {"eowyn": "fords_of_isen", "friends": {"fords_of_isen": {"rohan": 5}}, "shadow": {"fords_of_isen": 2}},
        "attack 2",
    ),
    (
        "a haven that could fall gets armies",
        {"eowyn": "helms_deep", "friends": {"helms_deep": {"rohan": 1}}, "shadow": {"fords_of_isen": 3}},
        "muster 1",
    ),
    (
        "a character goes to the haven in danger",
        {"eowyn": "edoras", "friends": {"edoras": {"rohan": 2}, **HELM}, "shadow": {"fords_of_isen": 4}},
        "travel helms_deep",
    ),
]


@pytest.mark.parametrize(("words", "expected"), [row[1:] for row in ARMIES], ids=[row[0] for row in ARMIES])
def test_what_eowyn_does_with_armies(words: dict[str, Any], expected: str) -> None:
    assert choice(table("eowyn", nazgul=FAR, finished=["merry_pippin"], **words)) == expected


def attack(who: str, friends: int, shadow: int, at: str = "fords_of_isen", **words: Any) -> float:
    state = table("frodo_sam", friends={at: {"rohan": friends}}, shadow={at: shadow}, **words)
    context, found = context_of(state)
    return resources.attack_worth(context, found, character(who), place(at), friends)


def test_which_attacks_are_worth_more() -> None:
    assert attack("eowyn", 3, 3, nazgul=FAR) > attack("eowyn", 1, 3, nazgul=FAR)
    assert attack("aragorn", 3, 3, nazgul=FAR) > attack("legolas", 3, 3, nazgul=FAR)
    near = {"rohan": 3, "mordor": 6}
    assert attack("legolas", 3, 3, nazgul=FAR) > attack("legolas", 3, 3, nazgul=near)
    assert attack("eowyn", 3, 3, nazgul=near) > attack("legolas", 3, 3, nazgul=near)


def test_a_battle_that_draws_the_eye_away_from_frodo_is_worth_more() -> None:
    words: dict[str, Any] = {"frodo_sam": "rivendell", "nazgul": {"rhudaur": 4, "mordor": 5}}
    assert attack("eowyn", 3, 3, eye="rhudaur", **words) > attack("eowyn", 3, 3, eye="mordor", **words)


# Friendly armies, other words of the position, and how many may leave.
SPARE: list[tuple[str, str, dict[str, Any], int]] = [
    ("all of a place that is no haven", "eastemnet", {"friends": {"eastemnet": {"rohan": 3}}}, 3),
    (
        "none of a haven in danger",
        "helms_deep",
        {"friends": HELM, "shadow": {"fords_of_isen": 3}, **MARCH_ON_HELMS_DEEP},
        0,
    ),
    ("all of a haven far from the Shadow", "grey_havens", {"friends": {"grey_havens": {"elf": 2}}}, 2),
]


@pytest.mark.parametrize(("at", "words", "count"), [row[1:] for row in SPARE], ids=[row[0] for row in SPARE])
def test_how_many_armies_may_leave(at: str, words: dict[str, Any], count: int) -> None:
    context, state = context_of(table("frodo_sam", objectives=["destroy_ring"], **words))
    assert board.armies_in(resources.spare(context, state, place(at), False)) == count


def test_musters_are_free_for_some_and_cost_friendship_for_others() -> None:
    context, state = context_of(table("eowyn", eowyn="edoras", tokens=[{"friendship": 2}, {}]))
    edoras = place("edoras")
    assert resources.muster_price(context, state, box.EOWYN, edoras) == 0.0
    assert resources.muster_price(context, state, box.LEGOLAS, edoras) > 0.0
    assert resources.musters(context, state, box.LEGOLAS, edoras, board.ROHAN_PEOPLE) == 2
    assert resources.musters(context, state, box.EOWYN, edoras, board.ELF) == 0
    assert resources.musters(context, state, box.EOWYN, edoras, board.ROHAN_PEOPLE) > 2


def test_distances_count_steps_and_symbols() -> None:
    edoras, ford = place("edoras"), place("helms_deep")
    assert distance(0, edoras, ford) == 10
    assert next_step(0, edoras, ford) == ford
    assert distance(0, edoras, edoras) == 0
    south, morgul = place("south_ithilien"), place("minas_morgul")
    assert distance(PAYS_STEALTH, south, morgul) <= distance(0, south, morgul)
