"""Clear positions of Fate of the Fellowship, and the decisions of the rules of thumb in them."""

import random
from typing import Any

import pytest

import bywater
from bywater.bots.fate.bot import RulesOfThumbBot
from bywater.core.state import State

FATE = bywater.load("fate")
SEATS = {"frodo_sam": 0, "legolas": 0, "merry_pippin": 1, "eowyn": 1}
HOMES = {"frodo_sam": "the_shire", "legolas": "woodland_realm", "merry_pippin": "the_shire", "eowyn": "edoras"}
FAR = {"eriador": 9}
"""All Nazgûl at the other end of the map."""


def table(acting: str, *then: str, **words: Any) -> State:
    """A turn of this character of the first game. Characters are placed by name, the rest is a position's words."""
    places = {name: words.pop(name, home) for name, home in HOMES.items()}
    characters = {name: {"seat": SEATS[name], "place": place} for name, place in places.items()}
    return FATE.position(
        {
            "seats": 2,
            "characters": characters,
            "active": SEATS[acting],
            "acting": acting,
            "then": list(then),
            **words,
        }
    )


def answer(state: State) -> str:
    return FATE.notation(RulesOfThumbBot(FATE, random.Random(0)).choose(state.view(state.actor)))


def offers(state: State) -> set[str]:
    return {FATE.notation(code) for code in state.legal()}


# -- Frodo ------------------------------------------------------------------------------------


def test_frodo_destroys_the_ring() -> None:
    state = table(
        "frodo_sam", frodo_sam="mount_doom", objectives=["destroy_ring"], nazgul=FAR, tokens=[{"resistance": 5}, {}]
    )
    assert answer(state) == "objective destroy_ring"


def test_frodo_takes_the_last_step_to_the_mountain() -> None:
    state = table(
        "frodo_sam",
        frodo_sam="barad_dur",
        objectives=["destroy_ring"],
        nazgul=FAR,
        tokens=[{"resistance": 5, "stealth": 3}, {}],
    )
    assert answer(state) == "travel mount_doom"


@pytest.mark.parametrize(
    ("start", "goal"), [("tharbad", "dunland"), ("weather_hills", "hollin"), ("hollin", "dunland")]
)
def test_frodo_travels_away_from_the_nazgul_and_the_eye(start: str, goal: str) -> None:
    """He leaves the region of the Eye, or its border, on the side of Mordor; Bree would lead back into Eriador."""
    state = table(
        "frodo_sam",
        frodo_sam=start,
        eye="eriador",
        nazgul={"eriador": 6, "mordor": 3},
        finished=["legolas"],
        tokens=[{"stealth": 2}, {}],
    )
    assert answer(state) == f"travel {goal}"


@pytest.mark.parametrize(("nazgul", "decision"), [(5, "stealth"), (1, "search")])
def test_frodo_hides_from_many_nazgul_and_not_from_one(nazgul: int, decision: str) -> None:
    """F17: Rivendell is a haven; a single die costs less than the Stealth."""
    state = table(
        "frodo_sam",
        "travel rivendell",
        frodo_sam="hollin",
        eye="rhudaur",
        nazgul={"rhudaur": nazgul, "mordor": 9 - nazgul},
        finished=["legolas"],
        tokens=[{"stealth": 4}, {}],
    )
    assert state.decision.kind == "hiding"
    assert answer(state) == decision


# -- objectives and hope ------------------------------------------------------------------------


def test_an_objective_that_can_be_completed_is_completed() -> None:
    tokens = {"friendship": 3, "valor": 3, "stealth": 3, "resistance": 3}
    state = table(
        "merry_pippin",
        merry_pippin="rivendell",
        eowyn="rivendell",
        objectives=["destroy_ring", "blessing_elves"],
        tokens=[{}, tokens],
    )
    assert answer(state) == "objective blessing_elves"


def test_the_hobbits_sing_when_hope_is_low() -> None:
    """Merry and Pippin are with Frodo and have Friendship."""
    hand = ["eriador_friendship", "rohan_friendship"]
    state = table("merry_pippin", hope=2, hands=[[], hand], finished=["eowyn"])
    assert answer(state) == "loyal friend"


@pytest.mark.parametrize(("hope", "plays"), [(2, True), (7, False)])
def test_tom_bombadil_is_saved_until_hope_is_low(hope: int, plays: bool) -> None:
    hand = ["tom_bombadil", "eriador_friendship", "rohan_friendship"]
    state = table("merry_pippin", hope=hope, hands=[[], hand], finished=["eowyn"])
    assert "play tom_bombadil" in offers(state)
    assert (answer(state) == "play tom_bombadil") == plays


# -- armies -------------------------------------------------------------------------------------


def test_the_shadow_is_driven_from_a_haven() -> None:
    state = table("eowyn", eowyn="helms_deep", friends={"helms_deep": {"rohan": 4}}, shadow={"helms_deep": 1})
    assert answer(state).startswith("attack ")


def test_armies_are_mustered_where_a_haven_would_fall() -> None:
    """Three armies of the Shadow are one and two marches from Helm's Deep."""
    state = table(
        "eowyn",
        eowyn="helms_deep",
        friends={"helms_deep": {"rohan": 3}, "edoras": {"rohan": 2}},
        shadow={"isengard": 2, "fords_of_isen": 1},
    )
    assert answer(state) == "muster 1"


# -- cards --------------------------------------------------------------------------------------


def test_the_bearer_is_given_resistance() -> None:
    """Merry and Pippin meet Frodo in Eriador with the card of Eriador that he needs at the mountain."""
    state = table("merry_pippin", "give to first", hands=[[], ["eriador_resistance", "eriador_valor"]])
    assert answer(table("merry_pippin", hands=[[], ["eriador_resistance", "eriador_valor"]])) == "give to first"
    assert answer(state) == "card eriador_resistance"


def test_a_full_hand_is_turned_into_tokens() -> None:
    hand = [
        *("eriador_friendship", "rohan_friendship", "rohan_valor", "dale_valor"),
        *("dale_stealth", "eriador_stealth", "rohan_resistance"),
    ]
    assert answer(table("frodo_sam", hands=[hand, []], finished=["legolas"])).startswith("prepare ")
