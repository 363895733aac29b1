"""Events that bots seldom or never cause in thousands of games, and how each can be reached."""

from typing import Any

import pytest

from bywater import State

from .helpers import FRODO, GAME, do, event, pass_quiet, to_roll


def eowyn_is_given() -> State:
    """Éowyn is the sixth space of a side line, and the second event comes early: she is seldom in a hand by then."""
    more: dict[str, Any] = {"place": "mordor", "board_cards": ["army_of_the_dead", "ghan"]}
    return do(pass_quiet(event(2, "eowyn", "white_hiding", **more), "demand"), "pledge eowyn")


def all_roll_in_moria() -> State:
    """Careful bots always find a volunteer for three steps; random ones refuse every other time."""
    return pass_quiet(event(6, "3 white_hiding", "3 white_hiding"), "demand")


def bearer_with_three_rings() -> State:
    """Only in the competitive game, and only if the bearer is caught with three ring tokens."""
    rivals: dict[str, Any] = {"competitive": True}
    tokens = [{"ring": 3}, {}]
    return pass_quiet(do(to_roll(FRODO, "", "", dark=[14, 0], tokens=tokens, options=rivals), "die one_dot"), "cards")


@pytest.mark.parametrize(
    ("name", "state", "action"),
    [
        ("paid nazgul_attacks", eowyn_is_given, "pay"),
        ("refused fly_you_fools", all_roll_in_moria, "refuse"),
    ],
)
def test_it_can_be_brought_about(name: str, state: Any, action: str) -> None:
    assert name in GAME.coverable()
    assert name in GAME.coverage(state(), GAME.action(action))


def test_v4_a_bearer_with_three_rings_joins_sauron() -> None:
    assert "ending joined" in GAME.coverable()
    assert bearer_with_three_rings().ending() == "joined"
