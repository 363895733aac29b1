"""What the active hobbit does with a turn: play, draw or step back, and which line to move."""

from typing import Any

import pytest

from tests.bots.quest.helpers import FEW_EACH, choice, hands, table

TILE = "tile travelling"
ALL_TOKENS = [{"ring": 1, "heart": 1, "sun": 1}] * 4

# Decisions after a travelling tile: Frodo's hand, other words of the position, and the choice.
CARDS: list[tuple[str, dict[str, int], dict[str, Any], str]] = [
    ("an empty hand draws", {}, {}, "draw"),
    ("one card draws", {"grey_friendship": 1}, {}, "draw"),
    ("the bearer one step from Sauron steps back", {"white_hiding": 3}, {"dark": [14, 0, 0, 0]}, "step back"),
    ("the bearer far from Sauron does not step back", {"white_hiding": 3}, {"dark": [4, 0, 0, 0]}, "draw"),
    (
        "the last space of the main line ends the scenario when all tokens are there",
        {"white_fighting": 1, "grey_friendship": 3},
        {"lines": {"fighting": 9}, "tokens": ALL_TOKENS},
        "play white_fighting",
    ),
    (
        "missing tokens far from Sauron don't delay the end",
        {"white_fighting": 1, "grey_friendship": 3},
        {"lines": {"fighting": 9}, "dark": [5, 0, 0, 0], "sauron": 14},
        "play white_fighting",
    ),
    (
        "the end waits while missing tokens would eliminate the bearer",
        {"white_fighting": 1, "grey_friendship": 3},
        {"lines": {"fighting": 9}, "dark": [11, 0, 0, 0], "sauron": 14},
        "step back",
    ),
    (
        "in Mordor the card of the main line is played first",
        {"grey_travelling": 1, "grey_fighting": 1, "white_hiding": 3},
        {"place": "mordor", "lines": {"travelling": 4}},
        "play grey_travelling",
    ),
    (
        "a joker moves the main line of Mordor",
        {"white_joker": 1, "grey_friendship": 3},
        {"place": "mordor", "lines": {"travelling": 4}},
        "play white_joker on travelling",
    ),
    (
        "Frodo plays a white card as a joker on the main line",
        {"white_friendship": 1, "grey_hiding": 5, "white_hiding": 2},
        {"place": "helms_deep", "lines": {"friendship": 1}},
        "play white_friendship on fighting",
    ),
]


@pytest.mark.parametrize(("hand", "words", "expected"), [row[1:] for row in CARDS], ids=[row[0] for row in CARDS])
def test_the_choice_between_playing_drawing_and_stepping_back(
    hand: dict[str, int], words: dict[str, Any], expected: str
) -> None:
    state = table(TILE, hands=hands(hand), **words)
    assert state.decision.kind == "cards"
    assert choice(state) == expected


@pytest.mark.parametrize(
    ("hand", "lines", "expected"),
    [
        ({"white_fighting": 1, "grey_hiding": 2}, {}, "play grey_hiding"),
        ({"white_fighting": 1, "grey_travelling": 1}, {"travelling": 6}, "done"),
        ({"white_fighting": 1, "grey_friendship": 2}, {}, "done"),
    ],
    ids=["on a line with tokens", "not on a finished line", "not without a line on this board"],
)
def test_a_second_card_is_played_only_where_it_moves(
    hand: dict[str, int], lines: dict[str, int], expected: str
) -> None:
    assert choice(table(TILE, "play white_fighting", hands=hands(hand), lines=lines)) == expected


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ({}, "advance fighting"),
        ({"lines": {"fighting": 6}}, "advance travelling"),
        ({"lines": {"fighting": 6, "hiding": 1}}, "advance hiding"),
        ({"lines": {"fighting": 6, "hiding": 1}, "tokens": [{"ring": 1}, {}, {}, {}]}, "advance travelling"),
        ({"lines": {"fighting": 9}, "tokens": ALL_TOKENS}, "advance fighting"),
        ({"lines": {"fighting": 9}, "dark": [12, 0, 0, 0]}, "advance travelling"),
    ],
    ids=[
        "the main line first",
        "another line instead of a die",
        "a ring that Frodo lacks",
        "not a second ring",
        "to the end when all tokens are there",
        "not to an end that eliminates the bearer",
    ],
)
def test_a_friendship_tile_moves_the_most_valuable_line_of_moria(words: dict[str, Any], expected: str) -> None:
    """Moria has no friendship line, so the active hobbit chooses the line."""
    state = table("tile friendship", hands=FEW_EACH, **words)
    assert state.decision.kind == "choosing_line"
    assert choice(state) == expected


@pytest.mark.parametrize(
    ("lines", "expected"),
    [({"fighting": 7}, "advance fighting"), ({"fighting": 9}, "advance fighting")],
    ids=["past the dice", "to the end"],
)
def test_the_ring_moves_the_main_line(lines: dict[str, int], expected: str) -> None:
    """Moves of the Ring collect nothing and skip dice, so they belong on the main line."""
    then = ("interrupt frodo", "put on the ring", "die blank")
    state = table(*then, ring_used=False, card_used=True, hands=FEW_EACH, lines=lines, event=4)
    assert state.decision.kind == "choosing_line"
    assert choice(state) == expected
