"""The planners of the team at Fate of the Fellowship: each can be switched off, and the team still plays."""

import random

import pytest

import bywater
from benchmarks import ablate_fate
from benchmarks.ablate_fate import is_won, row, row_of, rules_of_thumb, spec
from bywater.arena.results import Difference, Share, Team
from bywater.bots.budget import Budget
from bywater.bots.fate import planners
from bywater.bots.fate.bot import TeamBot
from bywater.bots.fate.policy.guide import FateGuide
from bywater.core.seats import CHANCE, OVER
from bywater.core.state import State

FATE = bywater.load("fate")


def played(set_of_planners: int, seed: int, count: int) -> list[int]:
    """The first choices of a guide with these planners in the first game of two players."""
    rng = random.Random(seed)
    guide = FateGuide(planners=set_of_planners)
    state: State = FATE.start(2)
    found: list[int] = []
    while state.actor != OVER and len(found) < count:
        if state.actor == CHANCE:
            state.apply(state.roll(rng))
            continue
        found.append(int(guide.answer(state)))  # type: ignore[arg-type]
        assert found[-1] in state.legal()
        state.apply(found[-1])
    return found


def test_every_planner_has_a_bit_and_a_name() -> None:
    assert planners.all_but() == planners.ALL == 2 ** len(planners.NAMES) - 1
    for number, name in enumerate(planners.NAMES):
        assert getattr(planners, name.upper()) == 2**number == planners.ALL - planners.all_but(name)


def test_the_rules_of_thumb_play_on_without_any_of_them() -> None:
    """Some planners change the very first turns; each leaves a legal answer to everything."""
    whole = played(int(planners.ALL), 4, 40)
    changed = {
        name
        for name in planners.NAMES
        if name not in ablate_fate.OF_THE_SEARCH and played(planners.all_but(name), 4, 40) != whole
    }
    assert changed == {"abilities", "meetings", "hosts", "escort", "company"}


def test_the_team_without_a_planner_is_named_by_module_and_class() -> None:
    made = ablate_fate.team_without_routes
    assert issubclass(made, TeamBot)
    assert ablate_fate.team_without_routes is made
    assert made(FATE, random.Random(1)).guide.context.planners == planners.all_but("routes")
    assert spec("", "30") == "team@30"
    with pytest.raises(AttributeError):
        _ = ablate_fate.team_without_luck


def test_the_search_does_without_its_parts() -> None:
    """With one hope left playouts are short."""
    state = FATE.position({"seats": 2, "hope": 1, "eye": "eriador", "nazgul": {"eriador": 5, "mordor": 4}})
    view = state.view(state.actor)
    for name, searched in (("goals", True), ("candidates", False), ("outlook", True)):
        bot = getattr(ablate_fate, f"team_without_{name}")(FATE, random.Random(1), Budget(2))
        assert bot.choose(view) in view["legal"]
        assert (bot.thought is not None) == searched


def test_a_row_of_the_table_names_the_planner_and_the_difference() -> None:
    share = Share(5, 10, 0.5, 0.24, 0.76)
    difference = Difference(10, -0.2, -0.5, 0.1, 0.0, None, None)
    whole = ["all", "planners", "5", "of", "10:", "50.0", "(23.7", "to", "76.3)"]
    assert row_of(Team(0, spec("", "30"), share, 0.0, None)).split() == whole
    without = ["without", "routes", *whole[2:], "-20.0", "(-50.0", "to", "10.0)"]
    assert row_of(Team(0, spec("routes", "30"), share, 0.0, difference)).split() == without
    assert row("", 5, 10).split() == whole


def test_the_rules_of_thumb_lose_without_the_armies_that_objectives_need() -> None:
    options = {"level": "introductory", "objectives": "first_game"}
    whole, without = rules_of_thumb(3, ["hosts"], 2, options)
    assert whole.startswith("all planners          2 of 3: 66.7 (")
    assert without.startswith("without hosts         0 of 3: 0.0 (0.0 to 56.1)")
    assert "-66.7 (" in without
    assert is_won(int(planners.ALL), 2, options, 1)
