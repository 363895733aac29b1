"""The reasons of a hint: the keys of the messages for an action in a clear position."""

from typing import Any

import pytest

from bywater.bots.fate.marks import MARKS, marks
from bywater.bots.fate.reasons import reasons
from bywater.core.seats import WATCHER
from tests.bots.fate.helpers import BOTH, FAR, FATE, RING_ONLY, table

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
    (
        "a step nearer to an objective",
        "eowyn",
        (),
        {"eowyn": "dunland", "objectives": BOTH},
        "travel hollin",
        ["why-objective-nearer"],
    ),
    (
        "a place with the Shadow",
        "eowyn",
        (),
        {"shadow": {"druadan_forest": 2}, "objectives": RING_ONLY},
        "travel druadan_forest",
        ["why-shadow-there"],
    ),
    (
        "a haven next to the Shadow",
        "eowyn",
        (),
        {"shadow": {"fords_of_isen": 2}, "objectives": RING_ONLY},
        "travel helms_deep",
        ["why-haven"],
    ),
    (
        "another player's character",
        "eowyn",
        (),
        {"legolas": "helms_deep", "objectives": RING_ONLY},
        "travel helms_deep",
        ["why-meets"],
    ),
    (
        "Frodo acts among Nazgûl",
        "legolas",
        (),
        {"nazgul": {"eriador": 4, "mordor": 5}},
        "act frodo_sam",
        ["why-frodo-acts"],
    ),
    (
        "a character near an objective",
        "merry_pippin",
        (),
        {"eowyn": "hollin", "objectives": BOTH},
        "act eowyn",
        ["why-acts-near"],
    ),
    (
        "a character next to the Shadow",
        "merry_pippin",
        (),
        {"eowyn": "helms_deep", "shadow": {"fords_of_isen": 2}, "objectives": RING_ONLY},
        "act eowyn",
        ["why-acts-threat"],
    ),
    (
        "armies that an objective lacks",
        "legolas",
        ("travel old_forest_road",),
        {"objectives": ["destroy_ring", "challenge_sauron"], "friends": {"woodland_realm": {"elf": 3}}},
        "take 1 elf",
        ["why-army-wanted"],
    ),
    (
        "other armies",
        "legolas",
        ("travel old_forest_road",),
        {"objectives": RING_ONLY, "friends": {"woodland_realm": {"elf": 3}}},
        "take 1 elf",
        ["why-army-along"],
    ),
    (
        "an objective",
        "eowyn",
        (),
        {"objectives": BOTH, "eowyn": "rivendell", "merry_pippin": "rivendell", "tokens": [{}, {"friendship": 3}]},
        "objective blessing_elves",
        ["why-objective"],
    ),
    (
        "a card of a wanted symbol is spent",
        "legolas",
        ("muster 1",),
        {
            "legolas": "edoras",
            "hands": [["eriador_friendship"], []],
            "tokens": [{"friendship": 1}, {}],
            "objectives": BOTH,
        },
        "spend eriador_friendship",
        ["why-spends"],
    ),
    (
        "a card of a symbol that nobody needs is spent",
        "legolas",
        ("muster 1",),
        {
            "legolas": "edoras",
            "hands": [["eriador_friendship"], []],
            "tokens": [{"friendship": 1}, {}],
            "objectives": RING_ONLY,
        },
        "spend eriador_friendship",
        ["why-spends-unwanted"],
    ),
    (
        "Nazgûl leave Frodo",
        "merry_pippin",
        ("distract",),
        {
            "merry_pippin": "edoras",
            "frodo_sam": "rivendell",
            "nazgul": {"rhudaur": 4, "mordor": 5},
            "tokens": [{}, {"friendship": 2}],
        },
        "nazgul from rhudaur",
        ["why-nazgul-from-frodo"],
    ),
    (
        "Nazgûl from elsewhere",
        "merry_pippin",
        ("distract",),
        {
            "merry_pippin": "edoras",
            "frodo_sam": "rivendell",
            "nazgul": {"rhudaur": 4, "mordor": 5},
            "tokens": [{}, {"friendship": 2}],
        },
        "nazgul from mordor",
        ["why-nazgul-far"],
    ),
    ("the end of the company", "frodo_sam", ("travel bree",), {}, "done", ["why-enough-company"]),
    ("a muster in peace", "eowyn", (), {}, "muster 1", ["why-muster"]),
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
    assert [message.key for message in reasons(FATE, view, code, None)] == keys


def test_the_marks_of_a_review() -> None:
    words: dict[str, Any] = {"hope": 5, "objectives": ["destroy_ring", "blessing_elves"], "done": ["blessing_elves"]}
    state = table("frodo_sam", **words)
    found = dict(zip(MARKS, marks(state.view(WATCHER)), strict=True))
    assert (found["hope"], found["objectives"]) == (5, 1)
