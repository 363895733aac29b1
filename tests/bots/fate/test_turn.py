"""A turn: who acts first, songs and other abilities, who comes along, and which armies are lost."""

from typing import Any

import pytest

from bywater.bots.fate.evaluation.context import GOAL_DEFEND, GOAL_NONE, Errands
from bywater.bots.fate.planning.candidates import candidates_of
from bywater.bots.fate.policy.guide import FateGuide, is_new_turn
from bywater.games.fate.model import cards as box
from bywater.games.fate.state import FateState
from tests.bots.fate.helpers import FAR, FATE, RING_ONLY, choice, context_of, table

FRIENDSHIP = {"friendship": 6}

# Merry and Pippin's place and other words of the position, and what they do.
ABILITIES: list[tuple[str, dict[str, Any], str]] = [
    ("a song for Frodo when hope is lost", {"hope": 3, "tokens": [{}, FRIENDSHIP]}, "song"),
    ("no song with full hope", {"hope": 8, "tokens": [{}, FRIENDSHIP]}, "loyal friend"),
    ("no song without Friendship", {"hope": 3}, "loyal friend"),
]


@pytest.mark.parametrize(("words", "expected"), [row[1:] for row in ABILITIES], ids=[row[0] for row in ABILITIES])
def test_what_merry_and_pippin_do(words: dict[str, Any], expected: str) -> None:
    assert choice(table("merry_pippin", finished=["eowyn"], objectives=RING_ONLY, **words)) == expected


def test_the_hobbits_come_to_frodo_to_sing() -> None:
    words: dict[str, Any] = {"hope": 2, "tokens": [{}, FRIENDSHIP], "merry_pippin": "bree", "finished": ["eowyn"]}
    assert choice(table("merry_pippin", "loyal friend", **words)) == "travel the_shire"


# Who acts and what leads to the decision, other words of the position, and who comes along.
COMPANY: list[tuple[str, str, tuple[str, ...], dict[str, Any], str]] = [
    ("Merry and Pippin come with Frodo", "frodo_sam", ("travel bree",), {}, "take along merry_pippin"),
    (
        "a character with another errand stays",
        "merry_pippin",
        ("travel bree",),
        {"eowyn": "the_shire", "frodo_sam": "rivendell", "objectives": RING_ONLY},
        "done",
    ),
    (
        "armies go where an objective needs them",
        "legolas",
        ("travel old_forest_road",),
        {
            "legolas": "woodland_realm",
            "objectives": ["destroy_ring", "light_mirkwood"],
            "friends": {"woodland_realm": {"elf": 3}},
        },
        "take 1 elf",
    ),
]


@pytest.mark.parametrize(("who", "then", "words", "expected"), [r[1:] for r in COMPANY], ids=[r[0] for r in COMPANY])
def test_who_comes_along(who: str, then: tuple[str, ...], words: dict[str, Any], expected: str) -> None:
    state = table(who, *then, **words)
    assert state.decision.kind == "company"
    assert choice(state) == expected


@pytest.mark.parametrize(
    ("objectives", "expected"),
    [(RING_ONLY, "lose elf"), (["destroy_ring", "light_mirkwood"], "lose rohan")],
    ids=["the people with more in supply", "not the people that an objective lacks"],
)
def test_which_army_is_lost(objectives: list[str], expected: str) -> None:
    words: dict[str, Any] = {"friends": {"fords_of_isen": {"rohan": 2, "elf": 2}}, "shadow": {"fords_of_isen": 3}}
    state = table("eowyn", "attack 1", "fought 1 exchange", eowyn="fords_of_isen", objectives=objectives, **words)
    assert state.decision.kind == "losses"
    assert choice(state) == expected


@pytest.mark.parametrize(
    ("objectives", "valor", "expected"),
    [
        (["destroy_ring", "staff_broken"], 5, "valor"),
        (["destroy_ring", "staff_broken"], 3, "pass"),
        (RING_ONLY, 5, "pass"),
    ],
    ids=["to clear a place of an objective", "not the three for the capture", "not without a need"],
)
def test_when_valor_finishes_a_battle(objectives: list[str], valor: int, expected: str) -> None:
    friends = {"fords_of_isen": {"rohan": 3}, "helms_deep": {"rohan": 5}}
    words: dict[str, Any] = {"friends": friends, "shadow": {"fords_of_isen": 2}, "nazgul": FAR}
    words.update(objectives=objectives, tokens=[{}, {"valor": valor}])
    state = table("eowyn", "attack 1", "fought 1 rout", eowyn="fords_of_isen", **words)
    assert state.decision.kind == "after_battle"
    assert choice(state) == expected


@pytest.mark.parametrize(
    ("words", "first"),
    [
        ({}, "act merry_pippin"),
        (
            {"eowyn": "helms_deep", "friends": {"helms_deep": {"rohan": 2}}, "shadow": {"helms_deep": 1}},
            "act merry_pippin",
        ),
    ],
    ids=["the token first", "the single action first, then four for the battle"],
)
def test_who_acts_first(words: dict[str, Any], first: str) -> None:
    """The character with the single action begins, so that the other gets four."""
    places = {"frodo_sam": "the_shire", "legolas": "woodland_realm", "merry_pippin": "the_shire", "eowyn": "edoras"}
    places.update({name: words.pop(name) for name in [*words] if name in places})
    characters = {name: {"seat": number // 2, "place": at} for number, (name, at) in enumerate(places.items())}
    state = FATE.position({"seats": 2, "active": 1, "characters": characters, **words})
    assert isinstance(state, FateState)
    assert is_new_turn(state)
    assert choice(state) == first


# -- goals and candidates ---------------------------------------------------------------------


def test_errands_of_the_goal_count_more_and_others_less() -> None:
    errands = Errands()
    errands.focus, errands.keenness = GOAL_DEFEND, 3.0
    errands.about = GOAL_DEFEND
    errands.offer(1.0, 10)
    errands.about = 5
    errands.offer(1.0, 11)
    errands.about = -1
    errands.offer(1.0, 12)
    assert [float(errands.rate[number]) for number in range(3)] == pytest.approx([3.0, 1 / 3, 1.0])
    assert int(errands.code[errands.best()]) == 10


def test_ties_go_to_the_lowest_code_and_single_gains_are_not_repeated() -> None:
    errands = Errands()
    errands.offer(1.0, 12)
    errands.offer(1.0, 11)
    errands.offer(2.0, 13, once=1)
    assert int(errands.code[errands.best()]) == 13
    assert (float(errands.best_rate()), float(errands.best_often())) == (2.0, 1.0)
    assert Errands().best() == -1


def test_the_default_goal_is_the_challenge() -> None:
    context, _ = context_of(table("frodo_sam", objectives=["destroy_ring", "challenge_sauron"]))
    assert context.goal_of(box.LEGOLAS) == box.CHALLENGE
    assert context.goal_of(box.FRODO) == -1
    context.focus[box.LEGOLAS] = GOAL_NONE
    assert context.goal_of(box.LEGOLAS) == -1
    context, _ = context_of(table("frodo_sam", objectives=RING_ONLY))
    assert context.goal_of(box.LEGOLAS) == -1


def test_plans_change_one_goal_each() -> None:
    state = table("merry_pippin", objectives=["destroy_ring", "blessing_elves"])
    guide = FateGuide()
    count = int(guide.num_plans(state))
    before = guide.following()
    guide.adopt(0)
    assert guide.following() == before
    changed = set()
    for plan in range(1, count):
        guide.adopt(plan)
        different = [number for number, goal in enumerate(guide.following()) if goal != before[number]]
        assert len(different) == 1
        changed.add(different[0])
    assert changed == {box.FRODO, box.LEGOLAS, box.MERRY, box.EOWYN}


def test_candidates_begin_with_the_rules_of_thumb_and_include_the_other_character() -> None:
    context, state = context_of(table("merry_pippin", hope=4, tokens=[{}, FRIENDSHIP]))
    own = FATE.action(choice(state))
    found = [FATE.notation(int(code)) for code in candidates_of(context, state, own)]
    assert found[0] == FATE.notation(own)
    assert {"song", "loyal friend", "act eowyn"} <= set(found)
    assert len(found) == len(set(found))
