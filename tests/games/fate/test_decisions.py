"""What a decision is about is told in names: places, cards, objectives, what for; counts and seats are numbers."""

from collections import defaultdict
from typing import Any, Final

import pytest

from bywater.core.decision import Decision
from bywater.core.stack import frame
from bywater.games.fate import decisions
from bywater.games.fate.board import PLACES, REGIONS
from bywater.games.fate.cards import CARDS, CHARACTERS, OBJECTIVES
from bywater.games.fate.decisions import ASKED, fields_of
from bywater.games.fate.dice import BATTLE_FACES, SEARCH_FACES
from bywater.games.fate.frames import _MOST
from bywater.games.fate.state import PAYING

from .walks import walk

NAMED: Final[dict[str, tuple[str, ...]]] = {
    "place": PLACES,
    "region": REGIONS,
    "card": CARDS,
    "character": CHARACTERS,
    "objective": OBJECTIVES,
    "face": (*BATTLE_FACES, *SEARCH_FACES),
    "into": (*BATTLE_FACES, *SEARCH_FACES),
    "target": (*PLACES, "nazgul"),
    "cause": decisions.CAUSES,
    "what_for": (
        *decisions.COMPANIES,
        *decisions.PAYMENTS,
        *decisions.MAYS,
        *decisions.PLACINGS,
        *decisions.CHOICES,
        *decisions.LOADS,
        *decisions.COUNTS,
        *decisions.SUMMONS,
        *decisions.DRAWS,
        *decisions.FLIPS,
        *decisions.JOINS,
    ),
}
COUNTED: Final = {"count", "least", "most", "dice", "ordered", "ordering", "battle", "given", "asker", "other", "to"}


def check(fields: dict[str, Any]) -> None:
    for name, value in fields.items():
        if name in NAMED:
            assert value in NAMED[name], (name, value)
        else:
            assert name in COUNTED
            assert type(value) is int, (name, value)


@pytest.mark.parametrize("kind", list(_MOST), ids=lambda kind: str(ASKED[kind][0]))
def test_every_frame_that_can_be_is_told_in_names(kind: int) -> None:
    """Each number of a frame from the least to the most that a position may hold."""
    most = _MOST[kind]
    for part in range(4):
        for number in range(min(most[part], 63) + 1):
            numbers = [min(1, most[other]) for other in range(4)]
            numbers[part] = number
            if kind == PAYING and numbers[0] in (8, 9, 11, 12, 13, 14):
                numbers[2] = min(numbers[2], 3)  # a die has four faces
            check(dict(fields_of(frame(kind, 0, *numbers), kind)))


def test_decisions_along_games_are_told_in_names() -> None:
    seen: dict[str, set[str]] = defaultdict(set)
    for seed in range(4):
        for state in walk(seed, 300):
            decision: Decision = state.decision
            check(decision.fields)
            seen[decision.kind] |= set(decision.fields)
            assert state.view(0)["decision"]["fields"] == decision.fields
    assert {"what_for"} <= seen["paying"]
    assert seen["rolled"] == {"battle"}
    assert seen["company"] == {"what_for"}
