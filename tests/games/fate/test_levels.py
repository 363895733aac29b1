"""Scenarios and their levels (F58): invalid combinations are refused before a game begins."""

import json
from itertools import product
from pathlib import Path
from typing import Final

import pytest

import bywater
from bywater import BadOption
from bywater.arena import Plan
from bywater.cli.refusal import error_line
from bywater.core.record import Record
from bywater.games.fate.model.cards import LEVELS, SCENARIOS
from bywater.server.challenges.daily import LEVELS as DAILY
from bywater.words import LANGUAGES, Words

GAME: Final = bywater.load("fate")
PAGE: Final = Path(__file__).parents[3] / "web/src/scenes/fate/levels.json"

ONCE: Final = [option.name for option in GAME.options if option.since == 1]

# From the rulebook: the scenarios listed for each level.
LISTED: Final = {
    "first_game": {"introductory", "standard"},
    "darkness_at_bay": {"introductory", "standard"},
    "riders_of_rohan": {"heroic", "epic"},
    "fate_of_the_elves": {"heroic", "epic"},
    "sons_of_the_steward": {"heroic", "epic"},
    "no_hero_too_small": {"legendary"},
}


@pytest.mark.parametrize(("scenario", "level"), list(product(SCENARIOS, LEVELS)))
def test_f58_a_scenario_is_played_at_its_levels_only(scenario: str, level: str) -> None:
    if level in LISTED[scenario]:
        assert GAME.start(4, objectives=scenario, level=level).actor == bywater.CHANCE
        return
    with pytest.raises(BadOption) as refused:
        GAME.start(4, objectives=scenario, level=level)
    for name in (scenario, level, *LISTED[scenario]):  # the given options, and the possible values
        assert name in str(refused.value)


@pytest.mark.parametrize("level", LEVELS)
def test_f58_random_and_given_objectives_go_with_any_level(level: str) -> None:
    assert GAME.start(4, objectives="random", level=level).decision.kind == "task"
    assert GAME.start(4, level=level, own={"objectives": ["avenge_balin"]}).actor == bywater.CHANCE


@pytest.mark.parametrize(("scenario", "level"), list(product(SCENARIOS, LEVELS)))
def test_f58_by_option_any_level_goes_with_any_scenario(scenario: str, level: str) -> None:
    state = GAME.start(4, objectives=scenario, level=level, any_level=True)
    assert len(state.view(0)["objectives"]) == len(GAME.data["scenarios"][scenario]["objectives"])


def test_f58_games_of_the_first_rules_go_on_at_any_level() -> None:
    """The first version of the rules had no such check, and stated neither of the options added by the second one."""
    play = bywater.Play(GAME, 2, {"level": "epic", "any_level": True, "marshal_saves_last_army": True})
    record = play.record()
    stated = {name: value for name, value in record.options.items() if name in ONCE}
    older = Record("fate", 1, 2, stated, record.lines)
    assert GAME.replay(older).view(0)["options"] == play.state.view(0)["options"]


def test_f58_a_position_brings_its_own_objectives() -> None:
    state = GAME.position({"seats": 2, "options": {"level": "epic"}, "objectives": ["avenge_balin"]})
    assert state.view(0)["objectives"] == ["destroy_ring", "avenge_balin"]


def test_f58_a_record_with_an_impossible_level_is_refused() -> None:
    record = bywater.Play(GAME, 2, {"objectives": "riders_of_rohan", "level": "epic"}).record()
    record.options["level"] = "standard"
    with pytest.raises(bywater.BadRecord, match="heroic or epic"):
        GAME.replay(record)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("scenario", "level"), [("riders_of_rohan", "standard"), ("no_hero_too_small", "epic")])
def test_f58_the_terminal_says_why_in_its_language_and_what_can_be_typed(lang: str, scenario: str, level: str) -> None:
    with pytest.raises(BadOption) as refused:
        GAME.start(4, objectives=scenario, level=level)
    words = Words(lang, "fate")
    line = error_line(refused.value, Words(lang))
    assert "<" not in line
    for name in (f"scenario-{scenario}", f"level-{level}", *[f"level-{name}" for name in LISTED[scenario]]):
        assert words.say(name) in line
    for name in LISTED[scenario]:
        assert f"level={name}" in line


@pytest.mark.parametrize("lang", LANGUAGES)
def test_f58_the_choices_name_the_levels_of_each_scenario(lang: str) -> None:
    words = Words(lang, "fate")
    for scenario, levels in LISTED.items():
        label = words.say(f"choice-objectives-{scenario}")
        assert {level for level in LEVELS if words.say(f"level-{level}") in label} == levels


def test_f58_the_page_offers_the_levels_of_each_scenario() -> None:
    offered = json.loads(PAGE.read_text(encoding="utf-8"))
    assert {scenario: set(levels) for scenario, levels in offered.items()} == LISTED


def test_f58_every_challenge_of_a_day_can_begin() -> None:
    for seats, options in DAILY["fate"]:
        assert GAME.start(seats, **options).actor == bywater.CHANCE


def test_f58_an_arena_refuses_such_levels_before_the_first_game() -> None:
    levels = ({"level": "standard"}, {"level": "heroic"})
    with pytest.raises(BadOption, match="first_game"):
        Plan("fate", ("random",), rounds=1, seats=2, levels=levels)
    assert (
        len(Plan("fate", ("random",), rounds=1, seats=2, levels=levels, options={"objectives": "random"}).fixtures())
        == 2
    )
