"""Choices with a single answer are made automatically, unless the option `automatic` is off (A1)."""

import random
from typing import Any

import pytest

from bywater import CHANCE, OVER, WATCHER, State
from bywater.testing.positions import position_of

from .helpers import GAME, choose, laying, offers, prompt_of, set_up, table, whole

ASKING: dict[str, Any] = {"automatic": False}


def run_out(display: str, pile: str, hand: str = "2 green_wisdom", **options: Any) -> State:
    """Seat 0 is to gain a card; the cards named nowhere are in seat 2's hand."""
    return table(hand, "gandalf", "", display=display, pile=pile, rest=2, options=options)


def test_a1_after_the_last_card_the_turn_is_done() -> None:
    state = laying("green_endurance", "gandalf", "gandalf")
    assert state.play("lay green_endurance") == ["done"]
    assert prompt_of(state) == ("laying", 1)
    slow = laying("green_endurance", "gandalf", "gandalf", options=ASKING)
    assert slow.play("lay green_endurance") == []
    assert (prompt_of(slow), offers(slow)) == (("laying", 0), {"done"})
    assert slow.play("done") == []
    assert prompt_of(slow) == ("laying", 1)


def test_a1_an_empty_hand_lays_nothing() -> None:
    state = laying("gandalf", "", "gandalf")
    assert state.play("done") == ["done"]
    assert prompt_of(state) == ("laying", 2)
    slow = laying("gandalf", "", "gandalf", options=ASKING)
    assert slow.play("done") == []
    assert (prompt_of(slow), offers(slow)) == (("laying", 1), {"done"})


def test_a1_with_an_empty_hand_the_only_way_to_gain_a_card_is_taken() -> None:
    state = table("gandalf", "", "gandalf", display="blue_wisdom")
    assert state.play("take blue_wisdom") == ["draw"]
    assert prompt_of(state) == ("pile", CHANCE)
    slow = table("gandalf", "", "gandalf", display="blue_wisdom", options=ASKING)
    assert slow.play("take blue_wisdom") == []
    assert (prompt_of(slow), offers(slow)) == (("gain", 1), {"draw"})


def test_a1_the_last_open_card_comes_to_an_empty_hand() -> None:
    hands = ("2 gandalf", "", "")
    state = table(*hands, display="2 blue_wisdom", pile="", rest=0)
    assert state.play("take blue_wisdom") == ["take blue_wisdom"]
    slow = table(*hands, display="2 blue_wisdom", pile="", rest=0, options=ASKING)
    assert slow.play("take blue_wisdom") == []
    assert (prompt_of(slow), offers(slow)) == (("gain", 1), {"take blue_wisdom"})


def test_a1_the_card_laid_out_and_the_last_of_the_pile_come_at_once() -> None:
    state = run_out("", "gandalf")
    assert state.play("offer green_wisdom") == ["take green_wisdom", "draw"]
    slow = run_out("", "gandalf", **ASKING)
    assert slow.play("offer green_wisdom") == []
    assert (prompt_of(slow), offers(slow)) == (("taking", 0), {"take green_wisdom"})
    assert slow.play("take green_wisdom") == []
    assert (prompt_of(slow), offers(slow)) == (("taking", 0), {"draw"})


def follow(seats: int, seed: int, **options: Any) -> tuple[list[int], State]:
    """A game with automatic choices: the codes of all choices, including automatic ones."""
    rng = random.Random(seed)
    state = GAME.start(seats, **options)
    codes: list[int] = []
    while state.actor != OVER:
        legal = list(state.legal())
        lays = state.decision.kind == "laying" and len(legal) > 1
        action = rng.choice(legal[:-1]) if lays else choose(state, rng)
        made: list[int] = []
        state.forced = made
        state.apply(action)
        codes += [action, *made]
    return codes, state


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a1_a_game_without_automatic_choices_has_them_as_decisions_and_ends_alike(seats: int) -> None:
    codes, state = follow(seats, seats)
    slow = GAME.start(seats, automatic=False)
    single = 0
    for code in codes:
        single += slow.actor >= 0 and len(slow.legal()) == 1
        position = position_of(slow)
        if position is not None:
            assert GAME.position(position).position() == position
        slow.apply(code)
    assert slow.actor == OVER
    assert single > seats, "some decisions had a single answer"
    expected = {**whole(state), "options": {**state.options, "automatic": False}}
    assert whole(slow) == expected
    assert slow.score() == state.score()


def test_a1_the_option_stays_with_positions_views_beliefs_and_copies() -> None:
    state = set_up(3, 1, automatic=False)
    view = state.view(0)
    assert view["options"]["automatic"] is False
    for other in (state.clone(), GAME.position(state.position()), GAME.belief(view).sample(random.Random(1))):
        assert other.automatic is False
        assert other.view(WATCHER)["options"] == view["options"]
    assert set_up(3, 1).automatic is True


def test_a1_a_position_goes_on_to_the_first_decision_with_a_choice() -> None:
    """Nothing lies open, and the hand is empty: the card is drawn, unless automatic choices are off."""
    assert prompt_of(GAME.position({"seats": 3})) == ("pile", CHANCE)
    slow = GAME.position({"seats": 3, "options": ASKING})
    assert (prompt_of(slow), offers(slow)) == (("gain", 0), {"draw"})
    laying = {"seats": 3, "stage": 2, "laying": True, "hands": [{}, {"gandalf": 1}, {}]}
    assert prompt_of(GAME.position(laying)) == ("laying", 1)
    assert prompt_of(GAME.position({**laying, "options": ASKING})) == ("laying", 0)
