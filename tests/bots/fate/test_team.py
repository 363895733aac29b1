"""The team bot of Fate of the Fellowship: equal choices for equal seeds, always legal, no hidden information."""

import os
import random
from typing import Any

import pytest

import bywater
from bywater.bots.budget import Budget
from bywater.bots.fate.bot import TeamBot
from bywater.bots.fate.policy.guide import FateGuide
from bywater.bots.player import Thought
from bywater.core.seats import CHANCE, OVER
from bywater.core.state import State

FATE = bywater.load("fate")
# The interpreted build is fifty times slower: it searches at fewer moments, spread over the same part of the game.
MOMENTS = 4 if os.environ.get("BYWATER_PURE") == "1" else 12
TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (2, {"level": "standard"}),
    (3, {"objectives": "random", "characters": "random", "begins": "lowest"}),
    (4, {"objectives": "fate_of_the_elves", "level": "heroic", "slinker_takes_any_card": True}),
    (5, {"objectives": "no_hero_too_small", "level": "legendary", "special_backs_swapped": True}),
    (1, {"objectives": "sons_of_the_steward", "level": "epic"}),
    (2, {"objectives": "darkness_at_bay", "white_flame_on_searches": True}),
    (3, {"objectives": "riders_of_rohan", "level": "heroic", "challenge_with_dwarves": True}),
]
AT_THE_MOUNTAIN: dict[str, Any] = {
    "seats": 2,
    "active": 0,
    "acting": "frodo_sam",
    "hope": 7,
    "objectives": ["destroy_ring", "blessing_elves"],
    "done": ["blessing_elves"],
    "nazgul": {"eriador": 9},
    "tokens": [{"resistance": 5}, {}],
    "characters": {
        "frodo_sam": {"seat": 0, "place": "mount_doom"},
        "legolas": {"seat": 0, "place": "lorien"},
        "merry_pippin": {"seat": 1, "place": "rivendell"},
        "eowyn": {"seat": 1, "place": "helms_deep"},
    },
    "friends": {"helms_deep": {"rohan": 2}, "rivendell": {"elf": 1}},
}


def bot(seed: int, iterations: int = 12) -> TeamBot:
    return TeamBot(FATE, random.Random(seed), Budget(iterations=iterations))


def led_on(state: State, rng: random.Random, count: int) -> None:
    """Play this many choices by the rules of thumb, a few of them at random."""
    guide = FateGuide()
    while count and state.actor != OVER:
        if state.actor == CHANCE:
            state.apply(state.roll(rng))
            continue
        state.apply(rng.choice(list(state.legal())) if rng.random() < 0.15 else guide.answer(state))  # type: ignore[arg-type]
        count -= 1


def asked(seats: int, options: dict[str, Any], seed: int, count: int) -> State:
    """A table in the middle of a game at which a seat is to act."""
    rng = random.Random(seed)
    state = FATE.start(seats, **options)
    led_on(state, rng, count)
    while state.actor == CHANCE:
        state.apply(state.roll(rng))
    return state


@pytest.mark.slow
@pytest.mark.parametrize("number", range(len(TABLES)))
def test_its_choices_are_legal_in_every_position(number: int) -> None:
    seats, options = TABLES[number]
    player = bot(number, iterations=4)
    rng = random.Random(number)
    state = FATE.start(seats, **options)
    for _ in range(MOMENTS):
        led_on(state, rng, 72 // MOMENTS)
        while state.actor == CHANCE:
            state.apply(state.roll(rng))
        if state.actor == OVER:
            return
        view = state.view(state.actor)
        choice = player.choose(view)
        assert choice in view["legal"]
        state.apply(choice)


@pytest.mark.slow
def test_equal_seeds_give_equal_choices_and_values() -> None:
    for count in (0, 30, 75):
        state = asked(2, {}, 5, count)
        if state.actor == OVER:
            continue
        view = state.view(state.actor)
        one, other = bot(3), bot(3)
        assert one.choose(view) == other.choose(view)
        assert one.thought == other.thought


@pytest.mark.slow
def test_hidden_information_changes_nothing() -> None:
    """Another state with the same view gives the same choice and values."""
    for count in (10, 40, 60):
        state = asked(3, {}, 9, count)
        if state.actor == OVER:
            continue
        view = state.view(state.actor)
        other = FATE.belief(view).sample(random.Random(1))
        one, two = bot(7), bot(7)
        assert one.choose(view) == two.choose(other.view(other.actor))
        assert one.thought == two.thought


def test_it_reports_the_values_of_the_choices() -> None:
    player = bot(2, iterations=20)
    state = FATE.position(AT_THE_MOUNTAIN)
    view = state.view(0)
    choice = player.choose(view)
    thought = player.thought
    assert isinstance(thought, Thought)
    assert choice in thought.values
    assert set(thought.values) == set(thought.visits) <= set(view["legal"])
    assert sum(thought.visits.values()) == thought.iterations > 0
    assert all(-1.0 <= value <= 1.0 for value in thought.values.values())


def test_it_destroys_the_ring_when_it_can() -> None:
    for seed in range(3):
        state = FATE.position(AT_THE_MOUNTAIN)
        assert FATE.notation(bot(seed).choose(state.view(0))) == "objective destroy_ring"


def test_a_single_answer_needs_no_search() -> None:
    player = bot(1)
    view = {**FATE.position(AT_THE_MOUNTAIN).view(0), "legal": [0]}
    assert player.choose(view) == 0
    assert player.thought is None


def test_time_may_be_the_budget() -> None:
    player = TeamBot(FATE, random.Random(1), Budget(seconds=0.05))
    view = FATE.position(AT_THE_MOUNTAIN).view(0)
    assert player.choose(view) in view["legal"]
    assert player.thought is not None


def test_a_plan_belongs_to_one_game() -> None:
    player = bot(1, iterations=2)
    late = asked(2, {}, 3, 60)
    assert late.actor != OVER
    player.choose(late.view(late.actor))
    guide = player.guide
    early = asked(2, {}, 3, 0)
    player.choose(early.view(early.actor))
    assert player.guide is not guide
