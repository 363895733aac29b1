"""The reasons of a hint: the key of the first message for an action in a clear position."""

from typing import Any

import pytest

from bywater.bots.quest.marks import MARKS, marks
from bywater.bots.quest.reasons import reasons
from tests.bots.quest.helpers import CALL, FEW_EACH, QUEST, hands, table

TILE = "tile travelling"
ALL_TOKENS = [{"ring": 1, "heart": 1, "sun": 1}] * 4

# What leads to the decision, other words of the position, the action, and the keys of its reasons.
REASONS: list[tuple[str, tuple[str, ...], dict[str, Any], str, list[str]]] = [
    (
        "a ring that is missing",
        (TILE,),
        {"hands": hands({"grey_hiding": 1}), "lines": {"hiding": 1}},
        "play grey_hiding",
        ["why-token-missing"],
    ),
    (
        "a ring that is held",
        (TILE,),
        {"hands": hands({"grey_hiding": 1}), "lines": {"hiding": 1}, "tokens": ALL_TOKENS},
        "play grey_hiding",
        ["why-side-line"],
    ),
    ("a card on the space", (TILE,), {"hands": hands({"grey_hiding": 1})}, "play grey_hiding", ["why-gains-card"]),
    (
        "a shield and the main line",
        (TILE,),
        {"hands": hands({"grey_fighting": 1})},
        "play grey_fighting",
        ["why-gains-shield", "why-main-line"],
    ),
    (
        "the end of the main line",
        (TILE,),
        {"hands": hands({"grey_fighting": 1}), "lines": {"fighting": 9}},
        "play grey_fighting",
        ["why-gains-shield", "why-main-ends"],
    ),
    ("a draw for an empty hand", (TILE,), {}, "draw", ["why-draw-few"]),
    ("a draw for a full hand", (TILE,), {"hands": hands({"grey_hiding": 5})}, "draw", ["why-draw"]),
    ("a step back near Sauron", (TILE,), {"dark": [13, 0, 0, 0]}, "step back", ["why-step-back", "why-bearer-near"]),
    ("a step back far from Sauron", (TILE,), {"dark": [3, 0, 0, 0]}, "step back", ["why-step-back"]),
    (
        "a payment against Sauron",
        ("tile sundial",),
        {"event": 4, "hands": hands({"white_fighting": 1, "grey_fighting": 4})},
        "pledge white_fighting",
        ["why-pay-sauron"],
    ),
    ("a refusal", ("tile sundial",), {"hands": FEW_EACH}, "refuse", ["why-refuse-holds"]),
    ("a volunteer", ("tile eye_or_two_dark",), {"dark": [2, 0, 0, 0]}, "volunteer", ["why-volunteer"]),
    (
        "an interrupt",
        (),
        {"hands": hands({}, {"elessar": 1}), "dark": [3, 0, 0, 0]},
        "interrupt sam",
        ["why-interrupt"],
    ),
    (
        "a pass that keeps a yellow card",
        (),
        {"hands": hands({"elessar": 1, "grey_hiding": 1}), "dark": [3, 0, 0, 0]},
        "pass",
        ["why-saves"],
    ),
    (
        "a payment of a card that is held twice",
        ("tile sundial",),
        {"event": 1, "hands": hands({"grey_hiding": 2})},
        "pledge grey_hiding",
        ["why-pay-spare"],
    ),
    (
        "a payment of a card whose line is finished",
        ("tile sundial",),
        {"event": 1, "hands": hands({"grey_hiding": 1, "white_joker": 1}), "lines": {"hiding": 7}},
        "pledge grey_hiding",
        ["why-pay-spare"],
    ),
    (
        "a payment without another reason",
        ("tile sundial",),
        {"event": 1, "hands": hands({"grey_hiding": 1, "white_joker": 1})},
        "pledge grey_hiding",
        ["why-pay"],
    ),
    (
        "a card that prevents an event",
        ("tile sundial_cards",),
        {"hands": hands({"staff": 1, "grey_hiding": 1}), "event": 3, "dark": [2, 0, 0, 0]},
        "play staff",
        ["why-prevents"],
    ),
    (
        "the Ring",
        ("interrupt frodo",),
        {"ring_used": False, "card_used": True, "hands": FEW_EACH},
        "put on the ring",
        ["why-ring"],
    ),
    (
        "a call",
        ("interrupt sam",),
        {"shields": [0, 5, 0, 0], "hands": FEW_EACH},
        "call gandalf",
        ["why-call"],
    ),
    ("healing", CALL, {"shields": [0, 5, 0, 0], "dark": [4, 0, 0, 0]}, "healing frodo", ["why-healing"]),
    ("more cards", CALL, {"shields": [0, 5, 0, 0], "hands": FEW_EACH}, "persistence sam", ["why-persistence"]),
    (
        "guidance on the main line",
        CALL,
        {"shields": [0, 5, 0, 0], "hands": FEW_EACH, "lines": {"fighting": 4}},
        "guidance on fighting",
        ["why-gains-shield", "why-main-line"],
    ),
    (
        "Elessar",
        ("interrupt sam",),
        {"hands": hands({}, {"elessar": 1}), "dark": [4, 0, 0, 0]},
        "elessar frodo",
        ["why-elessar"],
    ),
    ("a pass without anything to use", (), {"hands": FEW_EACH, "shields": [5, 0, 0, 0]}, "pass", ["why-nothing-now"]),
    (
        "a hobbit near Sauron who is not the bearer",
        ("tile sundial",),
        {
            "event": 1,
            "bearer": 0,
            "active": 1,
            "dark": [0, 12, 0, 0],
            "hands": hands({}, {"grey_hiding": 1, "white_joker": 1}),
        },
        "pledge grey_hiding",
        ["why-pay", "why-hobbit-near"],
    ),
]


@pytest.mark.parametrize(("then", "words", "action", "keys"), [r[1:] for r in REASONS], ids=[r[0] for r in REASONS])
def test_why_an_action_is_good(then: tuple[str, ...], words: dict[str, Any], action: str, keys: list[str]) -> None:
    state = table(*then, **words)
    view = state.view(state.actor)
    code = QUEST.action(action)
    assert code in view["legal"]
    assert [message.key for message in reasons(QUEST, view, code, None)] == keys


def test_the_marks_of_a_review() -> None:
    state = table(dark=[4, 0, 0, 0], sauron=12)
    assert dict(zip(MARKS, marks(state.view(-3)), strict=True)) == {"gap": 8, "corruption": 4, "progress": 2}
