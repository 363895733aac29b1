"""When a yellow card is played in its window: Phial, Staff, Belt, Mithril and Athelas."""

from typing import Any

import pytest

from tests.bots.quest.helpers import choice, hands, table

WATCHER = ("tile sundial", "refuse")
DIE = ("interrupt frodo", "put on the ring")
END = ("tile travelling", "play white_fighting", "special shield 2")
NOT_FRODO = [{"ring": 1, "heart": 1, "sun": 1}] * 3

# The card, what leads to its window, other words of the position, and whether it is played.
WINDOWS: list[tuple[str, str, tuple[str, ...], dict[str, Any], bool]] = [
    ("phial before a turn that costs little", "phial", (), {}, False),
    (
        "phial before the last event of Shelob's Lair",
        "phial",
        (),
        {"place": "shelobs_lair", "event": 5, "dark": [10, 9, 9, 9], "tiles": {"sundial": 3}},
        True,
    ),
    ("staff before Trapped", "staff", ("tile sundial_cards",), {"event": 3, "dark": [11, 5, 5, 5]}, True),
    (
        "staff not before a prevented event",
        "staff",
        ("tile sundial_cards",),
        {"event": 3, "dark": [11, 5, 5, 5], "lines": {"travelling": 7, "hiding": 7}},
        False,
    ),
    ("belt not far from Sauron", "belt", WATCHER, {"event": 1}, False),
    ("belt five steps from Sauron", "belt", WATCHER, {"event": 1, "dark": [9, 0, 0, 0], "sauron": 14}, True),
    ("belt two steps from Sauron", "belt", WATCHER, {"event": 1, "dark": [12, 0, 0, 0], "sauron": 14}, True),
    ("mithril against three dots at the brink", "mithril", (*DIE, "die three_dots"), {"dark": [12, 0, 0, 0]}, True),
    ("mithril not against one dot far away", "mithril", (*DIE, "die one_dot"), {"dark": [2, 0, 0, 0]}, False),
    ("mithril against Sauron's step at the brink", "mithril", (*DIE, "die eye"), {"dark": [14, 0, 0, 0]}, True),
    ("mithril against a step that costs all hobbits", "mithril", (*DIE, "die eye"), {"dark": [2, 0, 0, 0]}, True),
    (
        "athelas when missing tokens would eliminate",
        "athelas",
        END,
        {"lines": {"fighting": 9}, "dark": [11, 0, 0, 0], "sauron": 14, "tokens": [{}, *NOT_FRODO]},
        True,
    ),
    (
        "athelas not for one missing token far from Sauron",
        "athelas",
        END,
        {"lines": {"fighting": 9}, "dark": [2, 0, 0, 0], "sauron": 14, "tokens": [{"ring": 1, "sun": 1}, *NOT_FRODO]},
        False,
    ),
]


@pytest.mark.parametrize(("card", "then", "words", "played"), [row[1:] for row in WINDOWS], ids=[r[0] for r in WINDOWS])
def test_when_a_yellow_card_is_played(card: str, then: tuple[str, ...], words: dict[str, Any], played: bool) -> None:
    own = {card: 1, "white_fighting": 1, "white_travelling": 2}
    state = table(*then, hands=hands(own), **{"ring_used": "put on the ring" not in then, "card_used": True, **words})
    assert choice(state) == (f"play {card}" if played else "pass")


@pytest.mark.parametrize(
    ("dark", "shields", "expected"),
    [([14, 5, 5, 5], 5, "call gandalf"), ([2, 2, 2, 2], 5, "pass"), ([14, 5, 5, 5], 9, "call gandalf")],
    ids=["the event would end the game", "the event costs little", "with shields to spare"],
)
def test_magic_prevents_an_event_that_costs_much(dark: list[int], shields: int, expected: str) -> None:
    """Orcs Attack can't be paid, so Sauron would move 2."""
    cards = hands({"white_hiding": 3}, {"white_travelling": 1})
    words: dict[str, Any] = {"event": 4, "dark": dark, "shields": [shields, 0, 0, 0], "gandalf": ["magic"]}
    state = table("tile sundial", hands=cards, **words)
    assert state.decision.kind == "after_marker"
    assert choice(state) == expected
