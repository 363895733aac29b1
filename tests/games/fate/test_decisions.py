"""The fields of decisions: places, cards, objectives and purposes are names; counts and seats are numbers."""

from collections import defaultdict
from importlib import import_module
from typing import Any, Final

import pytest

from bywater.core.decision import Decision
from bywater.core.frames import FrameKind, frame
from bywater.games.fate.model import frames
from bywater.games.fate.model.board import PLACES, REGIONS
from bywater.games.fate.model.cards import CARDS, CHARACTERS, OBJECTIVES
from bywater.games.fate.model.dice import BATTLE_FACES, SEARCH_FACES
from bywater.games.fate.model.frames import KINDS

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
    "cause": frames.CAUSES,
    "what_for": (
        *frames.COMPANIES,
        *frames.PAYMENTS,
        *frames.MAYS,
        *frames.PLACINGS,
        *frames.CHOICES,
        *frames.LOADS,
        *frames.COUNTS,
        *frames.SUMMONS,
        *frames.DRAWS,
        *frames.FLIPS,
        *frames.JOINS,
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


@pytest.mark.parametrize("kind", list(KINDS), ids=lambda kind: str(kind.name))
def test_every_possible_frame_has_named_fields(kind: FrameKind) -> None:
    """Every number that has a name, and every purpose with its first subject."""
    for part, number in enumerate(kind.numbers):
        for value in range(len(number.names) or 3):
            numbers = [0, 0, 0, 0]
            numbers[part] = value
            check(dict(kind.fields_of(frame(kind.code, 0, *numbers))))


@pytest.mark.parametrize(("ending", "handlers"), [("STEPS", ("run_step",)), ("DECISIONS", ("list_choices", "answer"))])
def test_each_range_of_kinds_is_named_after_the_module_that_handles_it(ending: str, handlers: tuple[str, ...]) -> None:
    modules = {"action": "character_actions", "shadow": "shadow_step"}
    ranges = {name: code for name, code in vars(frames).items() if name.endswith(f"_{ending}")}
    assert set(ranges.values()) <= {kind.code for kind in KINDS}, "a range begins with its first kind"
    for name in ranges:
        subject = name.removesuffix(f"_{ending}").lower()
        module = import_module(f"bywater.games.fate.rules.{modules.get(subject, subject)}")
        assert all(hasattr(module, handler) for handler in handlers), name


def test_decisions_of_games_have_named_fields() -> None:
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
