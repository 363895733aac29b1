"""When the hobbits use the Ring, Gandalf, Elessar and Lembas."""

from typing import Any

import pytest

from bywater.bots.quest.policy.anytime import holder_of, payer_for_gandalf
from bywater.games.quest.model import cards as box
from tests.bots.quest.helpers import FEW_EACH, choice, facts, hands, table

TWO = {"white_hiding": 2}

QUIET: list[tuple[str, dict[str, Any], str]] = [
    ("nothing to do", {"hands": FEW_EACH, "shields": [4, 4, 4, 4]}, "pass"),
    (
        "Elessar for a bearer one step from Sauron",
        {"hands": [TWO, {"elessar": 1}, TWO, {"white_fighting": 1}], "dark": [14, 0, 0, 0]},
        "interrupt sam",
    ),
    (
        "Elessar is kept while all are far from Sauron",
        {"hands": [TWO, {"elessar": 1}, TWO, {"white_fighting": 1}], "dark": [4, 4, 4, 4]},
        "pass",
    ),
    ("Lembas for an empty hand", {"hands": [{}, {"lembas": 1}, TWO, {"white_fighting": 3}]}, "interrupt sam"),
    (
        "Lembas is kept while hands are full",
        {
            "hands": [
                {"white_hiding": 5},
                {"lembas": 1, "white_fighting": 5},
                {"white_joker": 5},
                {"white_friendship": 5},
            ]
        },
        "pass",
    ),
    (
        "Gandalf for a hobbit without cards",
        {"hands": hands({}, {"white_hiding": 1}), "shields": [0, 5, 0, 0]},
        "interrupt sam",
    ),
    ("four shields call nobody", {"hands": hands({}, {"white_hiding": 1}), "shields": [0, 4, 0, 0]}, "pass"),
    (
        "no call when only Magic is left and no event comes",
        {"hands": hands({}, {"white_hiding": 1}), "shields": [0, 5, 0, 0], "gandalf": ["magic"]},
        "pass",
    ),
]


@pytest.mark.parametrize(("words", "expected"), [row[1:] for row in QUIET], ids=[row[0] for row in QUIET])
def test_what_is_done_before_a_tile(words: dict[str, Any], expected: str) -> None:
    state = table(**words)
    assert state.decision.kind in ("quiet", "tile", "before_tile") or state.actor < 0
    assert (choice(state) if state.actor >= 0 else "pass") == expected


RING: list[tuple[str, dict[str, Any], str]] = [
    ("not on the first spaces", {"lines": {}}, "pass"),
    ("not where the next spaces give shields and a ring", {"lines": {"fighting": 3}, "event": 2}, "pass"),
    ("past two dice", {"lines": {"fighting": 7}}, "interrupt frodo"),
    ("not by a bearer whom the die could eliminate", {"lines": {"fighting": 7}, "dark": [13, 0, 0, 0]}, "pass"),
    (
        "at the last chance in Mordor",
        {"place": "mordor", "event": 5, "lines": {"travelling": 10}},
        "interrupt frodo",
    ),
]


@pytest.mark.parametrize(("words", "expected"), [row[1:] for row in RING], ids=[row[0] for row in RING])
def test_when_the_bearer_puts_on_the_ring(words: dict[str, Any], expected: str) -> None:
    state = table(ring_used=False, card_used=True, hands=FEW_EACH, **words)
    assert choice(state) == expected


USES: list[tuple[str, dict[str, Any], str]] = [
    ("cards for an empty hand", {"hands": hands({}, {"white_hiding": 1})}, "persistence frodo"),
    ("healing for a bearer near Sauron", {"hands": FEW_EACH, "dark": [13, 8, 8, 8]}, "healing frodo"),
    (
        "cards for the smallest hand when healing is spent",
        {"hands": FEW_EACH, "dark": [13, 8, 8, 8], "gandalf": ["persistence", "foresight"]},
        "persistence sam",
    ),
]


@pytest.mark.parametrize(("words", "expected"), [row[1:] for row in USES], ids=[row[0] for row in USES])
def test_how_gandalf_is_used(words: dict[str, Any], expected: str) -> None:
    state = table("interrupt sam", "call gandalf", shields=[0, 5, 0, 0], **words)
    assert state.decision.kind == "gandalf_called"
    assert choice(state) == expected


@pytest.mark.parametrize(
    ("shields", "payer"),
    [([0, 5, 0, 0], 1), ([5, 9, 0, 0], 1), ([4, 4, 4, 4], -1), ([8, 0, 6, 0], 0)],
    ids=["the only one", "the richest", "nobody", "the richer of two"],
)
def test_who_pays_for_gandalf(shields: list[int], payer: int) -> None:
    assert payer_for_gandalf(*facts(shields=shields)) == payer


def test_shields_that_pay_the_faces_of_the_dead_call_gandalf_last() -> None:
    """L2: Frodo would be left without a joker and three shields; Sam has a joker."""
    cards = hands({"grey_hiding": 4}, {"white_joker": 1}, {"white_joker": 1}, {"white_joker": 1})
    words: dict[str, Any] = {"place": "shelobs_lair", "event": 1, "hands": cards, "dark": [8, 3, 3, 3]}
    assert payer_for_gandalf(*facts(shields=[6, 5, 0, 0], **words)) == 1
    assert payer_for_gandalf(*facts(shields=[8, 5, 0, 0], **words)) == 0


def test_who_holds_a_card() -> None:
    features, state = facts(hands=hands({}, {"elessar": 1}))
    assert holder_of(features, state, box.ELESSAR) == 1
    assert holder_of(features, state, box.LEMBAS) == -1
