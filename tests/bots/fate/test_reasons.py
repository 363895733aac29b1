"""The reasons of a hint: the keys of the messages for an action in a clear position."""

from typing import Any

import pytest

from bywater.bots.fate.marks import MARKS, marks
from bywater.bots.fate.reasons import reasons
from bywater.core.seats import WATCHER
from tests.bots.fate.helpers import FAR, FATE, RING_ONLY, table

# Who acts, what leads to the decision, other words of the position, the action, and the keys of its reasons.
REASONS: list[tuple[str, str, tuple[str, ...], dict[str, Any], str, list[str]]] = [
    (
        "Frodo leaves the Nazgûl and the Eye",
        "frodo_sam",
        (),
        {"frodo_sam": "tharbad", "eye": "eriador", "nazgul": {"eriador": 4, "mordor": 5}},
        "travel dunland",
        ["why-frodo-hides", "why-from-the-eye"],
    ),
    (
        "Frodo comes nearer to the mountain",
        "frodo_sam",
        (),
        {"frodo_sam": "south_ithilien", "nazgul": FAR, "tokens": [{"stealth": 6}, {}]},
        "travel minas_morgul",
        ["why-nearer-doom"],
    ),
    ("low hope is a reason by itself", "merry_pippin", (), {"hope": 2}, "loyal friend", ["why-symbol", "why-hope-low"]),
    (
        "a symbol for an objective",
        "merry_pippin",
        (),
        {"objectives": ["destroy_ring", "blessing_elves"]},
        "loyal friend",
        ["why-symbol-wanted"],
    ),
    (
        "the place of an objective",
        "eowyn",
        (),
        {"eowyn": "hollin", "objectives": ["destroy_ring", "blessing_elves"]},
        "travel rivendell",
        ["why-objective-there"],
    ),
    (
        "an attack with enough armies",
        "eowyn",
        (),
        {"friends": {"edoras": {"rohan": 3}}, "shadow": {"edoras": 1}},
        "attack 1",
        ["why-attack"],
    ),
    (
        "an attack with fewer armies",
        "eowyn",
        (),
        {"friends": {"edoras": {"rohan": 1}}, "shadow": {"edoras": 2}},
        "attack 1",
        ["why-attack-anyway"],
    ),
    (
        "a muster next to the Shadow",
        "eowyn",
        (),
        {"eowyn": "helms_deep", "friends": {"helms_deep": {"rohan": 1}}, "shadow": {"fords_of_isen": 2}},
        "muster 1",
        ["why-muster", "why-muster-threat"],
    ),
    ("the other character", "merry_pippin", (), {"objectives": RING_ONLY}, "act eowyn", ["why-acts"]),
    ("the end of the actions", "merry_pippin", (), {}, "done", ["why-enough"]),
    ("a companion", "frodo_sam", ("travel bree",), {}, "take along merry_pippin", ["why-together"]),
    ("an event", "frodo_sam", (), {"hands": [["gifts_elves"], []]}, "play gifts_elves", ["why-event"]),
]


@pytest.mark.parametrize(
    ("who", "then", "words", "action", "keys"), [r[1:] for r in REASONS], ids=[r[0] for r in REASONS]
)
def test_why_an_action_is_good(
    who: str, then: tuple[str, ...], words: dict[str, Any], action: str, keys: list[str]
) -> None:
    state = table(who, *then, **{"hope": 8, **words})
    view = state.view(state.actor)
    code = FATE.action(action)
    assert code in view["legal"]
    found = [message.key for message in reasons(FATE, view, code, None)]
    assert found[: len(keys)] == keys
    assert ("why-hope-low" in found) == ("why-hope-low" in keys)


def test_the_marks_of_a_review() -> None:
    words: dict[str, Any] = {"hope": 5, "objectives": ["destroy_ring", "blessing_elves"], "done": ["blessing_elves"]}
    state = table("frodo_sam", **words)
    found = dict(zip(MARKS, marks(state.view(WATCHER)), strict=True))
    assert (found["hope"], found["objectives"]) == (5, 1)
