"""Clear positions of The Lord of the Rings, and the decisions of the team in them."""

import random
from typing import Any

import pytest

import bywater
from bywater.bots import make_bot
from bywater.core.state import State

QUEST = bywater.load("quest")
BOTH = ["cautious", "team@40"]
HANDS: list[dict[str, int]] = [
    {"white_hiding": 2, "grey_fighting": 2},
    {"white_fighting": 3},
    {"white_travelling": 3},
    {"white_friendship": 3},
]


def table(*then: str, **words: Any) -> State:
    """Frodo's turn with four hobbits and what follows; the Ring was used, and Sauron is far away by default."""
    return QUEST.position({"seats": 4, "ring_used": True, "hands": HANDS, "sauron": 15, "then": list(then), **words})


def answer(spec: str, state: State) -> str:
    return QUEST.notation(make_bot(spec, QUEST, random.Random(1)).choose(state.view(state.actor)))


def followed(spec: str, state: State, kinds: set[str]) -> list[str]:
    """Return what the team does as long as decisions are of these kinds."""
    done = []
    while state.actor >= 0 and state.decision.kind in kinds:
        done.append(answer(spec, state))
        state.apply(QUEST.action(done[-1]))
    return done


@pytest.mark.parametrize("spec", BOTH)
def test_the_last_space_of_the_mountain_is_taken(spec: str) -> None:
    """Q22: one space from the top no hobbit draws cards."""
    state = table(
        "tile friendship",
        place="mordor",
        event=5,
        lines={"travelling": 12},
        dark=[3, 3, 3, 3],
        hands=[{"grey_travelling": 1, "grey_hiding": 3}, {"white_hiding": 2}, {"white_hiding": 2}, {}],
    )
    assert answer(spec, state) == "play grey_travelling"


def test_one_step_from_sauron_the_bearer_steps_back() -> None:
    """Any step of Sauron would end the game."""
    state = table("tile fighting", dark=[13, 0, 0, 0], sauron=14)
    assert answer("cautious", state) == "step back"


@pytest.mark.parametrize("spec", BOTH)
def test_elessar_is_used_for_the_bearer_before_a_tile(spec: str) -> None:
    """R05: Sam has it, and Frodo stands one step from Sauron."""
    hands = [{"white_hiding": 2}, {"elessar": 1}, {"grey_hiding": 2}, {"white_fighting": 2}]
    state = table(dark=[13, 0, 0, 0], sauron=14, hands=hands)
    assert state.decision.kind == "quiet"
    assert answer(spec, state) == "interrupt sam"
    state.apply(QUEST.action("interrupt sam"))
    assert answer(spec, state) == "elessar frodo"


@pytest.mark.parametrize("spec", BOTH)
def test_an_empty_hand_draws(spec: str) -> None:
    hands: list[dict[str, int]] = [{}, {"white_fighting": 2}, {"white_fighting": 2}, {}]
    assert answer(spec, table("tile fighting", dark=[1, 0, 0, 0], hands=hands)) == "draw"


def test_a_demand_is_paid_exactly() -> None:
    """Speak, friend: a Friendship and a Hiding; the joker and all other cards stay in the hands."""
    hands = [{"white_hiding": 2, "white_joker": 1}, {"white_fighting": 3}, {"white_joker": 2}, {"white_friendship": 3}]
    state = table("tile sundial", hands=hands)
    done = followed("cautious", state, {"demand", "interrupt"})
    assert [text for text in done if text.startswith("pledge")] == ["pledge white_hiding", "pledge white_friendship"]
    assert done[-1] == "pay"
    assert state.view(0)["hand_sizes"] == [2, 3, 2, 2]


@pytest.mark.parametrize("spec", BOTH)
def test_the_hobbit_farthest_from_sauron_takes_the_steps(spec: str) -> None:
    """The Eye or two steps: the bearer is two spaces from Sauron, so another hobbit volunteers."""
    state = table("tile eye_or_two_dark", dark=[12, 0, 0, 0], sauron=14)
    done = followed(spec, state, {"demand", "interrupt"})
    assert done[-2:] == ["volunteer", "pay"]
    view = state.view(0)
    assert view["sauron"] == 14
    assert view["dark"][0] == 12
    assert sorted(view["dark"][1:]) == [0, 0, 2]


def test_no_hobbit_volunteers_to_be_eliminated() -> None:
    """Sam would fall by two steps; Frodo, far away, takes them."""
    state = table("tile eye_or_two_dark", dark=[1, 11, 5, 5], sauron=12)
    assert followed("cautious", state, {"demand", "interrupt"})[-2:] == ["volunteer", "pay"]
    assert state.view(0)["dark"][:2] == [3, 11]


def test_a_missing_card_is_not_counted_on() -> None:
    """Nobody has a Friendship or a joker: Speak, friend is refused at once, and no card is pledged."""
    hands = [{"white_hiding": 2}, {"white_fighting": 3}, {"grey_fighting": 2}, {"white_travelling": 3}]
    state = table("tile sundial", hands=hands)
    assert all(not text.startswith("pledge") for text in followed("cautious", state, {"demand", "interrupt"}))
