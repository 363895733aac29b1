"""Frodo's journey: when he sets out, where he waits, by which route he goes, and when he hides."""

from typing import Any

import pytest

from bywater.bots.fate.evaluation.context import GOAL_SET_OUT, GOAL_WAIT
from bywater.bots.fate.evaluation.routes import NO_WAY
from bywater.bots.fate.evaluation.search_costs import dice_at, search_cost, stay_cost
from bywater.bots.fate.policy.turn import analyse
from bywater.games.fate.model import cards as box
from bywater.games.fate.model.board import REGION_OF
from tests.bots.fate.helpers import FAR, RING_ONLY, choice, context_of, place, table

RESISTANCE_CARDS = [f"{region}_resistance" for region in ("eriador", "rohan", "dale", "gondor", "mordor")]
READY = [{"resistance": 5, "stealth": 6}, {}]

# Frodo's place, other words of the position, and whether he sets out to the mountain.
SETTING_OUT: list[tuple[str, str, dict[str, Any], bool]] = [
    ("ready and the Nazgûl far away", "minas_tirith", {"nazgul": FAR, "tokens": READY}, True),
    ("without Resistance", "minas_tirith", {"nazgul": FAR, "tokens": [{"stealth": 6}, {}]}, False),
    (
        "with other objectives open",
        "minas_tirith",
        {"nazgul": FAR, "tokens": READY, "objectives": ["destroy_ring", "blessing_elves", "staff_broken"]},
        False,
    ),
    (
        "with all others done",
        "minas_tirith",
        {
            "nazgul": FAR,
            "tokens": READY,
            "objectives": ["destroy_ring", "blessing_elves", "staff_broken"],
            "done": ["blessing_elves", "staff_broken"],
        },
        True,
    ),
    (
        "not without the hope for the searches",
        "minas_tirith",
        {"nazgul": {"mordor": 9}, "tokens": [{"resistance": 5, "stealth": 1}, {}], "hope": 3},
        False,
    ),
    ("already in Mordor", "udun", {"nazgul": {"mordor": 9}, "tokens": [{"stealth": 3}, {}], "hope": 3}, True),
    (
        "with Resistance cards instead of tokens",
        "minas_tirith",
        {"nazgul": FAR, "hands": [RESISTANCE_CARDS, []], "tokens": [{"stealth": 6}, {}]},
        True,
    ),
]


@pytest.mark.parametrize(("start", "words", "expected"), [r[1:] for r in SETTING_OUT], ids=[r[0] for r in SETTING_OUT])
def test_when_frodo_sets_out(start: str, words: dict[str, Any], expected: bool) -> None:
    state = table("frodo_sam", frodo_sam=start, **{"objectives": RING_ONLY, "hope": 8, **words})
    assert context_of(state)[0].setting_out == expected


@pytest.mark.parametrize(
    ("goal", "hope", "expected"), [(GOAL_WAIT, 8, False), (GOAL_SET_OUT, 8, True), (GOAL_SET_OUT, 3, True)]
)
def test_a_goal_overrides_the_usual_moment(goal: int, hope: int, expected: bool) -> None:
    """The search may make Frodo wait, or set out with little hope, as long as there is a route."""
    words: dict[str, Any] = {"nazgul": {"mordor": 5, "eriador": 4}, "tokens": READY, "objectives": RING_ONLY}
    context, state = context_of(table("frodo_sam", frodo_sam="minas_tirith", hope=hope, **words))
    context.focus[box.FRODO] = goal
    analyse(context, state)
    assert context.setting_out == expected


# Frodo's place, other words of the position, and what he does.
STEPS: list[tuple[str, str, dict[str, Any], str]] = [
    ("into Mordor", "south_ithilien", {"nazgul": FAR, "tokens": READY, "objectives": RING_ONLY}, "travel minas_morgul"),
    ("the last step", "barad_dur", {"nazgul": FAR, "tokens": READY, "objectives": RING_ONLY}, "travel mount_doom"),
    (
        "destroying the Ring",
        "mount_doom",
        {"nazgul": FAR, "tokens": READY, "objectives": RING_ONLY},
        "objective destroy_ring",
    ),
    (
        "waiting near Mordor while objectives are open",
        "minas_tirith",
        {"nazgul": FAR, "tokens": READY, "objectives": ["destroy_ring", "blessing_elves", "staff_broken"]},
        "done",
    ),
    (
        "leaving a region full of Nazgûl",
        "minas_tirith",
        {
            "nazgul": {"gondor": 6, "mordor": 3},
            "eye": "gondor",
            "tokens": READY,
            "objectives": ["destroy_ring", "blessing_elves", "staff_broken"],
        },
        "travel osgiliath",
    ),
]


@pytest.mark.parametrize(("start", "words", "expected"), [r[1:] for r in STEPS], ids=[r[0] for r in STEPS])
def test_frodo_s_next_action(start: str, words: dict[str, Any], expected: str) -> None:
    assert choice(table("frodo_sam", frodo_sam=start, finished=["legolas"], **{"hope": 8, **words})) == expected


# Nazgûl in Rhudaur, other words of the position, and whether Frodo hides on the way to Hollin.
HIDING: list[tuple[str, int, dict[str, Any], bool]] = [
    ("from one search die with Stealth to spare", 1, {"tokens": [{"stealth": 4}, {}]}, True),
    ("not with the last Stealth from one die", 1, {"tokens": [{"stealth": 1}, {}]}, False),
    ("with the last Stealth from three dice", 3, {"tokens": [{"stealth": 1}, {}]}, True),
    ("with the last Stealth in despair", 1, {"tokens": [{"stealth": 1}, {}], "hope": 1}, True),
]


@pytest.mark.parametrize(("nazgul", "words", "hides"), [r[1:] for r in HIDING], ids=[r[0] for r in HIDING])
def test_when_frodo_hides(nazgul: int, words: dict[str, Any], hides: bool) -> None:
    words = {"nazgul": {"rhudaur": nazgul, "mordor": 9 - nazgul}, "eye": "eriador", "finished": ["legolas"], **words}
    state = table("frodo_sam", "travel hollin", frodo_sam="rivendell", **words)
    assert state.decision.kind == "hiding"
    assert choice(state) == ("stealth" if hides else "search")


# -- costs and routes -------------------------------------------------------------------------


def test_a_search_has_a_die_for_each_nazgul_and_army() -> None:
    words: dict[str, Any] = {"nazgul": {"rhudaur": 2, "mordor": 7}, "shadow": {"hollin": 1, "moria": 4}}
    context, state = context_of(table("frodo_sam", frodo_sam="rivendell", **words))
    features = context.features
    assert dice_at(state, features, place("hollin"), 0) == 3
    assert dice_at(state, features, place("mount_doom"), 0) > dice_at(state, features, place("mount_doom"), 6) == 1
    assert search_cost(state, features, place("hollin"), 0) > search_cost(state, features, place("rivendell"), 0) > 0


def test_gollum_takes_three_dice_away() -> None:
    cast = {"frodo_sam": "rivendell", "gollum": "rivendell", "merry_pippin": "the_shire", "eowyn": "edoras"}
    context, state = context_of(table("frodo_sam", cast=cast, nazgul={"rhudaur": 5, "mordor": 4}))
    assert dice_at(state, context.features, place("hollin"), 0) == 2


def test_staying_costs_more_under_the_eye() -> None:
    context, state = context_of(table("frodo_sam", frodo_sam="rivendell", nazgul={"rhudaur": 4, "mordor": 5}))
    here = place("rivendell")
    under = stay_cost(state, context.features, here, REGION_OF[here])
    assert under > stay_cost(state, context.features, here, REGION_OF[place("bree")])


def test_routes_avoid_searches() -> None:
    far, _ = context_of(table("frodo_sam", frodo_sam="minas_tirith", objectives=RING_ONLY, nazgul=FAR, tokens=READY))
    near, _ = context_of(
        table("frodo_sam", frodo_sam="minas_tirith", objectives=RING_ONLY, nazgul={"mordor": 9}, tokens=READY)
    )
    doom = place("mount_doom")
    assert far.road.cost[doom] < near.road.cost[doom] < NO_WAY
    assert far.margin > near.margin


def test_a_special_road_needs_its_symbol() -> None:
    poor, _ = context_of(table("frodo_sam", frodo_sam="south_ithilien", objectives=RING_ONLY, nazgul=FAR))
    assert not poor.setting_out
    rich, _ = context_of(table("frodo_sam", frodo_sam="south_ithilien", objectives=RING_ONLY, nazgul=FAR, tokens=READY))
    assert rich.road.stealth[place("mount_doom")] > 0
    assert rich.road.first(place("mount_doom")) == place("minas_morgul")
    assert rich.road.stealth_after(place("mount_doom"), place("bree")) == 0
