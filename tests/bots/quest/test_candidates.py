"""The candidate plans of a decision: what the search of the team may try."""

from typing import Any

import pytest

from bywater.bots.quest.planning.team_guide import TeamGuide
from bywater.bots.quest.policy.guide import QuestGuide
from tests.bots.quest.helpers import FEW_EACH, QUEST, choice, hands, table


def plans(*then: str, **words: Any) -> list[list[str]]:
    found = TeamGuide(QuestGuide()).plans(table(*then, **words))
    return [[QUEST.notation(code) for code in plan] for plan in found]


TWO = {"white_hiding": 2}
TILE = "tile travelling"
AT_THE_BRINK: dict[str, Any] = {
    "hands": [TWO, {"elessar": 1}, TWO, {"white_fighting": 1}],
    "dark": [14, 0, 0, 0],
}

# What leads to the decision, other words of the position, plans that are listed, and first codes that are not.
LISTED: list[tuple[str, tuple[str, ...], dict[str, Any], list[list[str]], set[str]]] = [
    (
        "an interrupt comes with the action that it is for",
        (),
        AT_THE_BRINK,
        [["interrupt sam", "elessar frodo"], ["pass"]],
        {"interrupt frodo"},
    ),
    (
        "two cards of different colours",
        (TILE,),
        {"hands": hands({"white_fighting": 1, "grey_hiding": 1})},
        [["draw"], ["play grey_hiding", "play white_fighting"], ["play white_fighting", "done"]],
        {"step back"},
    ),
    (
        "a step back if there is one",
        (TILE,),
        {"hands": hands({"grey_hiding": 1}), "dark": [1, 0, 0, 0]},
        [["step back"]],
        set(),
    ),
    (
        "a payment of one hobbit, or a refusal",
        ("tile sundial",),
        {"event": 1, "hands": hands({"white_joker": 1, "grey_hiding": 1})},
        [["pledge grey_hiding"], ["refuse"]],
        {"pledge white_joker"},
    ),
    (
        "every hobbit who survives may volunteer",
        ("tile eye_or_two_dark",),
        {"dark": [5, 14, 8, 3], "hands": FEW_EACH},
        [["volunteer"], ["interrupt pippin", "volunteer"], ["interrupt merry", "volunteer"], ["refuse"]],
        {"interrupt sam"},
    ),
    (
        "a call for Gandalf with its use",
        (),
        {"hands": hands({}, {"white_hiding": 1}), "shields": [0, 5, 0, 0]},
        [["interrupt sam", "call gandalf", "persistence frodo"]],
        set(),
    ),
]


@pytest.mark.parametrize(("then", "words", "listed", "absent"), [r[1:] for r in LISTED], ids=[r[0] for r in LISTED])
def test_which_plans_are_listed(
    then: tuple[str, ...], words: dict[str, Any], listed: list[list[str]], absent: set[str]
) -> None:
    found = plans(*then, **words)
    assert [plan for plan in listed if plan not in found] == []
    assert {plan[0] for plan in found} & absent == set()


@pytest.mark.parametrize(("then", "words"), [r[1:3] for r in LISTED], ids=[r[0] for r in LISTED])
def test_the_first_plan_is_that_of_the_rules_of_thumb(then: tuple[str, ...], words: dict[str, Any]) -> None:
    assert plans(*then, **words)[0][0] == choice(table(*then, **words))


def test_one_sensible_plan_needs_no_search() -> None:
    """The demand is met: there is nothing to consider but paying it."""
    cards = hands({"white_hiding": 2}, {"grey_friendship": 1}, {"white_joker": 2})
    then = ("tile sundial", "interrupt sam", "pledge grey_friendship", "interrupt pippin", "pledge white_joker")
    assert plans(*then, hands=cards) == [["pay"]]


@pytest.mark.parametrize("spec", ["cautious", "team@24"])
def test_the_team_finds_what_the_rules_of_thumb_find(spec: str) -> None:
    assert choice(table(**AT_THE_BRINK), spec) == "interrupt sam"
