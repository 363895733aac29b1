"""The team bot of the hobbits: good obvious choices, legal, made from its view alone."""

import random
from typing import Any

import pytest
from librt.random import Random

import bywater
from bywater.bots.budget import Budget
from bywater.bots.quest.bot import TeamBot
from bywater.bots.quest.planning.candidates import codes_of, pack_plan
from bywater.bots.quest.planning.team_guide import TeamGuide
from bywater.bots.quest.policy.guide import QuestGuide
from bywater.bots.search.determinisation import OneState
from bywater.bots.search.plans import PlanSearch
from bywater.core.seats import CHANCE, OVER
from bywater.core.state import State
from bywater.games.quest.model import frames as k
from tests.games.quest.helpers import restored, set_up

QUEST = bywater.load("quest")
TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {"hands": "secret", "sauron": 10}),
    (3, {"competitive": True, "preparations": True}),
    (4, {"heir": True, "clockwise": True, "preparations": True}),
    (5, {"sauron": 12}),
    (3, {"hands": "secret", "competitive": True, "heir": True}),
]


def team_guide() -> TeamGuide:
    return TeamGuide(QuestGuide())


def thinker(playouts: int = 40, seed: int = 1) -> TeamBot:
    return TeamBot(QUEST, random.Random(seed), Budget(iterations=playouts))


def answer(state: State, playouts: int = 60) -> str:
    return QUEST.notation(thinker(playouts).choose(state.view(state.actor)))


def went_on(seats: int, options: dict[str, Any], seed: int, steps: int, blind: float = 0.0) -> State:
    """A table after this many actions of the rules of thumb, some of them random."""
    rng = random.Random(seed)
    guide = QuestGuide()
    state = QUEST.start(seats, **options)
    for _ in range(steps):
        if state.actor == OVER:
            break
        if state.actor == CHANCE:
            state.apply(state.roll(rng))
        elif rng.random() < blind:
            state.apply(rng.choice(list(state.legal())))
        else:
            state.apply(guide.choose(state, Random(0)))
    while state.actor == CHANCE:
        state.apply(state.roll(rng))
    return state


# -- any table --------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_its_choices_are_legal(seats: int, options: dict[str, Any]) -> None:
    asked = 0
    for seed, steps in enumerate((6, 60, 130)):
        state = went_on(seats, options, seed, steps, blind=0.1)
        for _ in range(2):
            if state.actor < 0:
                break
            view = state.view(state.actor)
            code = thinker(4).choose(view)
            assert code in view["legal"], QUEST.notation(code)
            state.apply(code)
            asked += 1
    assert asked


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_rules_of_thumb_end_every_game(seats: int, options: dict[str, Any]) -> None:
    state = QUEST.start(seats, **options)
    count = QuestGuide().finish(state, Random(3))
    assert state.ending()
    assert count < QUEST.max_length


@pytest.mark.parametrize("options", [{}, {"hands": "secret", "competitive": True}])
def test_equal_seeds_give_equal_values(options: dict[str, Any]) -> None:
    view = (state := went_on(3, options, 4, 60)).view(state.actor)
    one, other = thinker(seed=5), thinker(seed=5)
    assert one.choose(view) == other.choose(view)
    assert one.thought == other.thought


@pytest.mark.parametrize("options", [{"hands": "secret"}, {"competitive": True}])
def test_hidden_information_changes_nothing(options: dict[str, Any]) -> None:
    """Another table with the same view gets the same choice and the same values."""
    compared = 0
    for seed, steps in enumerate((40, 120)):
        state = went_on(3, options, seed, steps)
        if state.actor < 0:
            continue
        seat = state.actor
        another = QUEST.belief(state.view(seat)).sample(random.Random(seed))
        one, other = thinker(4, seed), thinker(4, seed)
        assert one.choose(state.view(seat)) == other.choose(another.view(seat))
        assert one.thought == other.thought
        compared += 1
    assert compared


def test_it_reports_its_values() -> None:
    hand = {"white_fighting": 2, "grey_hiding": 2, "white_joker": 1, "grey_fighting": 1}
    state = set_up({"seats": 4, "dark": [2, 2, 2, 2], "hands": [hand, {}, {}, {}]})
    bot = thinker(60)
    view = state.view(0)
    assert bot.choose(view) in view["legal"]
    thought = bot.thought
    assert thought is not None
    assert set(thought.values) == set(thought.visits) <= set(view["legal"])
    assert all(-1.0 <= value <= 1.0 for value in thought.values.values())
    assert sum(thought.visits.values()) == thought.iterations
    assert 30 <= thought.iterations <= 90


def test_a_time_limit_holds_during_playouts() -> None:
    """However short the time, there is an answer with its values."""
    state = set_up({"seats": 4, "hands": [{"white_fighting": 2, "grey_hiding": 2}, {}, {}, {}]})
    bot = TeamBot(QUEST, random.Random(0), Budget(seconds=0.001))
    assert bot.choose(state.view(0)) in state.view(0)["legal"]
    assert bot.thought is not None


# -- obvious choices -------------------------------------------------------------------------


def rolled(face: int, step: int, **position: Any) -> State:
    """Frodo's die was rolled while he bears the Ring."""
    stack = [["journey", 0, k.PLAYING, 0, 0], ["turn", 0, k.TURN_ENDS, 1, 0], ["roll", 0, step, face, 0]]
    return set_up({"seats": 4, "options": {"sauron": 15}, "stack": stack, **position})


def test_mithril_saves_the_bearer() -> None:
    """Q26: three dots three steps from Sauron would be the end."""
    hands = [{"white_hiding": 2}, {"mithril": 1}, {}, {}]
    assert answer(rolled(3, k.PROMPT_MITHRIL, dark=[12, 0, 0, 0], hands=hands)) == "play mithril"


def test_the_holder_of_elessar_gets_the_interrupt_for_the_bearer() -> None:
    """R05, R06: after the die and before its effect a step to the light still saves him."""
    state = rolled(3, k.LAST_MOMENT, dark=[12, 0, 0, 0], hands=[{"white_hiding": 2}, {"elessar": 1}, {}, {}])
    assert answer(state) == "interrupt sam"
    state.apply(QUEST.action("interrupt sam"))
    assert answer(state) == "elessar frodo"


def test_the_last_space_of_the_mountain_is_taken() -> None:
    """Q22: one space from the top, with room to spare, no hobbit draws cards."""
    state = set_up(
        {
            "seats": 4,
            "place": "mordor",
            "event": 5,
            "lines": {"travelling": 12},
            "dark": [3, 3, 3, 3],
            "hands": [{"grey_travelling": 1, "grey_hiding": 3}, {"white_hiding": 2}, {"white_hiding": 2}, {}],
        }
    )
    assert answer(state) == "play grey_travelling"


def test_the_ring_is_the_last_hope() -> None:
    """R07: before Sauron takes it, the bearer puts it on."""
    stack = [
        ["journey", 0, k.PLAYING, 0, 0],
        ["turn", 1, k.TURN_BEGINS, 5, 0],
        ["event", 1, k.MOMENT_BEFORE, 6, 0],
        ["quiet", 1, k.LAST_EVENT, 0, 0],
    ]
    state = set_up(
        {
            "seats": 4,
            "place": "mordor",
            "active": 1,
            "event": 6,
            "stack": stack,
            "lines": {"travelling": 11},
            "dark": [3, 3, 3, 3],
            "tiles": {"friendship": 1},
            "hands": [{"grey_hiding": 3}, {"white_hiding": 3}, {"white_fighting": 3}, {"grey_fighting": 3}],
        }
    )
    assert answer(state) == "interrupt frodo"
    state.apply(QUEST.action("interrupt frodo"))
    assert answer(state) == "put on the ring"


def test_everything_is_given_to_save_the_bearer() -> None:
    """D5: seven cards are dear, but three steps of Sauron would be the end."""
    hands = [{"white_hiding": 2}, {"white_friendship": 2}, {"grey_hiding": 2}, {"white_fighting": 1}]
    stack = [["journey", 0, k.PLAYING, 0, 0], ["turn", 0, k.TURN_BEGINS, 5, 0], ["demand", 0, 22, 0, 0]]
    state = set_up(
        {
            "seats": 4,
            "stack": stack,
            "place": "mordor",
            "event": 5,
            "dark": [9, 0, 0, 0],
            "sauron": 12,
            "hands": hands,
        }
    )
    for _ in range(20):
        if state.actor < 0 or state.decision.kind not in ("demand", "interrupt"):
            break
        state.apply(QUEST.action(answer(state, 40)))
    assert state.view(0)["sauron"] == 12
    assert state.view(0)["ending"] == ""


# -- the search itself ------------------------------------------------------------------------


def test_a_plan_is_followed_while_it_is_legal() -> None:
    state = set_up({"seats": 4, "hands": [{"white_fighting": 2, "grey_travelling": 2}, {}, {}, {}]})
    play = QUEST.action("play grey_travelling")
    plan = codes_of(pack_plan(play, QUEST.action("pay"), play))
    assert plan == [play, QUEST.action("pay"), play]
    PlanSearch(team_guide(), OneState(state), 0, [plan], 0, 0.5, 1).begin(state, 0)
    assert state.view(0)["hand_sizes"][0] == 3
    assert state.view(0)["lines"]["travelling"] == 1


def test_better_plans_are_tried_more_often() -> None:
    """Next to Sauron the step back is played until the last round, and most other plans are not."""
    hand = {"white_hiding": 2, "grey_fighting": 2, "white_travelling": 1}
    state = set_up({"seats": 4, "dark": [13, 0, 0, 0], "sauron": 14, "hands": [hand, {}, {}, {}]})
    team = team_guide()
    search = PlanSearch(team, OneState(state), 0, team.plans(state), 0, 0.5, 7)
    search.run(80, 0.0)
    visits = sorted(search.visits)
    assert len(visits) > 4
    assert visits[-1] > 2 * visits[0]
    assert search.visits[0] == visits[-1]
    assert state.view(0) == restored(state).view(0)


def test_rivals_count_their_own_result() -> None:
    """V4: each rival counts its own result; a team shares one."""
    team = team_guide()
    for seed in range(40):
        state = QUEST.start(3, competitive=True)
        QuestGuide().finish(state, Random(seed))
        returns = state.returns()
        assert team.worth(state) == returns
        if len(set(returns)) > 1:
            return
    pytest.fail("no game was won by one more than by another")
