"""The number of action sequences to a small depth, compared with independent counts."""

import pytest

from bywater import State, load
from bywater.testing.walk import open_codes
from tests.games.confrontation.belief_oracle import LIGHT_WAYS, MORDOR, NAMES, ROOM, TOWARD_MORDOR, places_in

GAME = load("confrontation")


def sequences(state: State, depth: int) -> int:
    """The number of sequences of this many actions, chance included."""
    codes = open_codes(state)
    if depth == 1:
        return len(codes)
    count = 0
    for code in codes:
        after = state.clone()
        after.apply(code)
        count += sequences(after, depth - 1)
    return count


@pytest.mark.parametrize(("depth", "count"), [(1, 9), (2, 72), (3, 504), (4, 3_024), (5, 15_120)])
def test_set_ups_of_light(depth: int, count: int) -> None:
    """S1: 9 * 8 * 7 * 6 * 5 set-ups, figure by figure."""
    assert sequences(GAME.start(), depth) == count


@pytest.mark.parametrize(("depth", "count"), [(1, 9), (2, 72), (3, 504), (4, 3_024), (5, 15_120)])
def test_set_ups_of_dark(depth: int, count: int) -> None:
    """S1: Dark has the same number of set-ups, for each set-up of Light."""
    state = GAME.start()
    for figure, region in zip(NAMES[0][4:], ("arthedain", "cardolan", "rhudaur", "eregion", "enedwaith"), strict=True):
        state.apply(GAME.action(f"{figure} at {region}"))
    assert sequences(state, depth) == count


@pytest.mark.parametrize(("depth", "count"), [(1, 2), (2, 13), (3, 89), (4, 188)])
def test_a_troll_before_sam_and_frodo(depth: int, count: int) -> None:
    """Counted by hand. M1: the Troll attacks Sam in Rhudaur, or goes to Eregion.

    2: 9 cards of Dark, or 4 moves of Light (Sam 2, Frodo 2).
    3: 9 * 9 cards, or 4 * 2 moves of the Troll.
    4: after any two cards there are 2 ways on: Frodo's two moves when Sam is lost (B17: the Dark card is
    void), or Sam's retreat to Arthedain and declining it (B27); 162. In the quiet line Light has 3 + 3 moves
    with Sam in the High Pass and 4 + 4 in the Misty Mountains; with Frodo gone to Arthedain, he retreats or
    stays if the Troll attacks him there (B1), else Light has 4 moves, and the same in Cardolan; 26.
    """
    light = {"figures": {"rhudaur": ["sam"], "shire": ["frodo"]}}
    state = GAME.position({"turn": "dark", "light": light, "dark": {"figures": {"misty_mountains": ["troll"]}}})
    assert sequences(state, depth) == count


LIGHT_FAR = {"shire": ["frodo"], "arthedain": ["merry"], "cardolan": ["pippin", "sam"]}
DARK_FAR = {"mordor": ["orcs"], "gondor": ["shelob", "saruman"], "dagorlad": ["warg", "balrog"]}


def far_apart(own: tuple[int, ...], others: tuple[int, ...], light_moves: bool, depth: int) -> int:
    """Steps forward into regions with room, counted from the map: the sides are too far apart to meet sooner."""
    count = 0
    for figure, start in enumerate(own):
        if start > MORDOR:
            continue
        if light_moves:
            ahead = TOWARD_MORDOR[start] | LIGHT_WAYS.get(start, set())
        else:
            ahead = {region for region, goals in TOWARD_MORDOR.items() if start in goals}
        for goal in ahead:
            if own.count(goal) < ROOM[goal]:
                moved = (*own[:figure], goal, *own[figure + 1 :])
                count += far_apart(others, moved, not light_moves, depth - 1) if depth > 1 else 1
    return count


@pytest.mark.parametrize(("depth", "count"), [(1, 8), (2, 56), (3, 504), (4, 4_104)])
def test_sides_that_do_not_meet(depth: int, count: int) -> None:
    """M1, D2, M9, M10: also counted from the map alone."""
    state = GAME.position({"turn": "dark", "light": {"figures": LIGHT_FAR}, "dark": {"figures": DARK_FAR}})
    assert far_apart(places_in(state, 1), places_in(state, 0), False, depth) == count
    assert sequences(state, depth) == count
