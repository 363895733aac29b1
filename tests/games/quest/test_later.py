"""The contract on the later boards, which random play from Bag End seldom reaches: games that start there."""

import random
from typing import Any

import pytest

import bywater
from bywater.games.quest.model.board import BOARDS, DATA
from bywater.games.quest.model.cards import KINDS
from bywater.testing import OF_PLAY, check

QUEST = bywater.load("quest")
SETS = ("rivendell", "lothlorien")
OPTIONS: dict[str, dict[str, Any]] = {
    "described": {},
    "secret": {"hands": "secret"},
    "rivals": {"competitive": True},
    "secret rivals": {"competitive": True, "hands": "secret", "heir": True, "clockwise": True},
}


def later(place: str, seats: int, options: dict[str, Any], seed: int) -> dict[str, Any]:
    """A company that came through the earlier boards with few losses."""
    rng = random.Random(seed)
    deck = [kind for kind in KINDS[:9] for _ in range(DATA["cards"][kind]["copies"])]
    features = [kind for kind in KINDS[9:] if DATA["cards"][kind]["set"] in (*SETS, *BOARDS[: BOARDS.index(place)])]
    rng.shuffle(deck)
    rng.shuffle(features)
    hands: list[dict[str, int]] = [{} for _ in range(seats)]
    for hand in hands:
        for _ in range(5):
            card = deck.pop()
            hand[card] = hand.get(card, 0) + 1
        for _ in range(4):
            hand[features.pop()] = 1
    return {
        "game": "quest",
        "seats": seats,
        "options": options,
        "place": place,
        "sauron": 13,
        "dark": [rng.randrange(4) for _ in range(seats)],
        "bearer": 1,
        "active": 1,
        "shields": [rng.randrange(3, 9) for _ in range(seats)],
        "hands": hands,
    }


@pytest.mark.parametrize("name", OF_PLAY)
@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("place", BOARDS[1:])
def test_later_boards_keep_the_contract(place: str, options: str, name: str) -> None:
    seed = BOARDS.index(place) + 10 * list(OPTIONS).index(options)
    check(QUEST, seed=seed, only=[name], start=later(place, 2 + seed % 4, OPTIONS[options], seed))


def passes(start: dict[str, Any]) -> list[str]:
    """Return the passes at the start of this turn until a tile is turned."""
    state = QUEST.position(start)
    texts: list[str] = []
    while state.actor != bywater.CHANCE:
        texts.append("done" if state.decision.kind == "rivals" else "pass")
        state.play(texts[-1])
    return texts


@pytest.mark.parametrize("name", OF_PLAY)
@pytest.mark.parametrize("options", OPTIONS)
def test_the_mountain_keeps_the_contract(options: str, name: str) -> None:
    """One space before the end of the mountain."""
    seed = 7 + list(OPTIONS).index(options)
    start = later("mordor", 2 + seed % 4, OPTIONS[options], seed)
    start["lines"] = {"travelling": 12}
    start["then"] = [*passes(start), "tile travelling"]
    check(QUEST, seed=seed, only=[name], start=start)
