"""The outlook at the beginning of a turn: what makes winning more likely."""

from typing import Any

import pytest

from bywater.bots.fate.evaluation.outlook import NUM_STAGES, outlook, stage_of
from bywater.bots.fate.policy.guide import FateGuide
from tests.bots.fate.helpers import BOTH, FAR, RING_ONLY, context_of, table

READY = [{"resistance": 5, "stealth": 6}, {}]
NEAR: dict[str, Any] = {
    "frodo_sam": "south_ithilien",
    "objectives": RING_ONLY,
    "tokens": READY,
    "nazgul": FAR,
    "hope": 6,
}


def chance(**words: Any) -> float:
    return float(outlook(*context_of(table("frodo_sam", **words))))


# What makes a table better than that of Frodo before Mordor with five Resistance.
BETTER: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("more hope", {"hope": 8}, {"hope": 2}),
    ("Resistance for the last search", {}, {"tokens": [{"stealth": 6}, {}]}),
    ("Stealth for the way", {}, {"tokens": [{"resistance": 5}, {}]}),
    ("a completed objective", {"objectives": BOTH, "done": BOTH[1:]}, {"objectives": BOTH}),
]


@pytest.mark.parametrize(("better", "worse"), [row[1:] for row in BETTER], ids=[row[0] for row in BETTER])
def test_what_makes_winning_more_likely(better: dict[str, Any], worse: dict[str, Any]) -> None:
    assert 0.0 < chance(**{**NEAR, **worse}) < chance(**{**NEAR, **better}) < 1.0


@pytest.mark.parametrize(
    ("objectives", "done", "stage"),
    [
        (RING_ONLY, [], 0),
        (BOTH, [], 1),
        (BOTH, ["blessing_elves"], 0),
        (["destroy_ring", "blessing_elves", "staff_broken", "challenge_sauron", "oathbreakers"], [], NUM_STAGES - 1),
    ],
)
def test_the_stage_is_the_number_of_open_objectives(objectives: list[str], done: list[str], stage: int) -> None:
    _, state = context_of(table("frodo_sam", objectives=objectives, done=done))
    assert stage_of(state) == stage


def test_the_value_of_a_table_is_shared_by_all() -> None:
    _, state = context_of(table("frodo_sam", **NEAR))
    values = FateGuide().worth(state)
    assert values == [2.0 * chance(**NEAR) - 1.0] * 2
