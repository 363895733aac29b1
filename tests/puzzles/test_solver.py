"""The solver compared with brute force over all strategies of the seat."""

import random

import pytest

from bywater.core.errors import BadPosition
from bywater.core.seats import OVER
from bywater.core.state import State
from bywater.games.confrontation.model.board import REGIONS
from bywater.puzzles.arrangements import arrangements
from bywater.puzzles.puzzle import with_open_figures
from bywater.puzzles.solver import Cell, Solver, TooWide, choices
from bywater.registry import load

GAME = load("confrontation")
LIGHT = ["sam", "pippin", "gandalf", "boromir", "merry"]
DARK = ["orcs", "nazgul", "balrog", "warg", "saruman", "troll"]
CARDS = [GAME.start().view(seat)[side]["hand"] for seat, side in enumerate(("light", "dark"))]
Strategy = dict[int, int]


def tiny(seed: int, hidden: bool) -> tuple[Cell, int] | None:
    """Few figures near each other and one or two cards: the cell of the seat to move."""
    rng = random.Random(seed)
    cards = 1 if hidden else 2
    given: dict[str, object] = {"turn": rng.choice(["light", "dark"]), "turns": 9}
    regions = rng.sample(REGIONS[1:-1], 5)
    light = {regions[0]: ["frodo"], regions[1]: [rng.choice(LIGHT)]}
    dark = {regions[2]: [rng.choice(DARK[:3])], regions[3]: [rng.choice(DARK[3:])]}
    if rng.random() < 0.5:
        light[rng.choice(["dagorlad", "gondor", regions[4]])] = light.pop(regions[0])
    given["light"] = {"figures": light, "hand": rng.sample(CARDS[0], cards)}
    given["dark"] = {"figures": dark, "hand": rng.sample(CARDS[1], cards)}
    try:
        state = GAME.position(given if hidden else with_open_figures(given))
        seat = int(state.actor)
        return arrangements(state.view(seat)), seat
    except (BadPosition, TooWide):
        return None


def brute(cell: Cell, seat: int, moves: int) -> bool:
    """Whether some strategy always wins."""
    return _some(cell, seat, moves, {})


def _some(cell: Cell, seat: int, moves: int, strategy: Strategy) -> bool:
    for state in cell:
        found = _run(state.clone(), seat, moves, strategy)
        if found is False:
            return False
        if isinstance(found, State):  # a choice that the strategy does not name yet
            trace = int(found.trace(seat)) * 64 + int(found.height)
            return any(_some(cell, seat, moves, {**strategy, trace: action}) for action in choices(found))
    return True


def _run(state: State, seat: int, moves: int, strategy: Strategy) -> bool | State:
    """Follow the strategy through all that others can do: won, not won, or where it says nothing."""
    if state.actor == OVER:
        return bool(state.returns()[seat] > 0)
    turn = state.decision.kind == "turn"
    if turn and moves == 0:
        return False
    if state.actor == seat:
        action = strategy.get(int(state.trace(seat)) * 64 + int(state.height))
        if action is None:
            return state
        state.apply(action)
        return _run(state, seat, moves - turn, strategy)
    for action in choices(state):
        after = state.clone()
        after.apply(action)
        found = _run(after, seat, moves, strategy)
        if found is not True:
            return found
    return True


@pytest.mark.parametrize("hidden", [False, True])
def test_it_agrees_with_every_strategy_on_tiny_positions(hidden: bool) -> None:
    won = lost = 0
    for seed in range(60):
        made = tiny(seed, hidden)
        if made is None or len(made[0]) > 6:
            continue
        cell, seat = made
        found = Solver(seat).wins(cell, 1)
        assert found == brute(cell, seat, 1), seed
        won += found
        lost += not found
    assert won >= 3
    assert lost >= 3


def test_it_agrees_two_moves_deep() -> None:
    given = {
        "turn": "light",
        "turns": 9,
        "light": {"figures": {"mirkwood": ["frodo"]}, "hand": ["light_2"]},
        "dark": {"figures": {"moria": ["orcs"]}, "hand": ["dark_1"]},
    }
    state = GAME.position(with_open_figures(given))
    assert Solver(0).wins([state], 2) == brute([state], 0, 2)
    assert Solver(0).wins([state], 2)
    assert not Solver(0).wins([state], 1)


def test_the_solver_does_not_use_face_down_cards() -> None:
    """Each card of the enemy can be met by one of ours, and no card of ours meets both: that is no forced win."""
    given = {
        "turn": "light",
        "turns": 9,
        "light": {"figures": {"eregion": ["boromir"], "shire": ["frodo"]}, "hand": ["light_2", "light_magic"]},
        "dark": {"figures": {"moria": ["warg"]}, "hand": ["dark_1", "dark_eye"]},
    }
    state = GAME.position(with_open_figures(given))
    state.apply(GAME.action("boromir eregion-moria"))
    assert state.decision.kind == "card"
    assert state.actor == 1
    assert _omniscient(state, 0)
    assert not Solver(0).wins([state], 0)
    assert not brute([state], 0, 0)


def _omniscient(state: State, seat: int) -> bool:
    """Whether the seat would win if it saw all cards before it chooses."""
    if state.actor == OVER:
        return bool(state.returns()[seat] > 0)
    if state.decision.kind == "turn":
        return False
    results = []
    for action in choices(state):
        after = state.clone()
        after.apply(action)
        results.append(_omniscient(after, seat))
    return any(results) if state.actor == seat else all(results)


def test_the_solver_gives_up_beyond_its_limit() -> None:
    light, dark = {"figures": {"shire": ["frodo", "sam"]}}, {"figures": {"mordor": ["orcs"]}}
    state = GAME.position({"turn": "light", "light": light, "dark": dark})
    with pytest.raises(TooWide):
        Solver(0, 50).wins([state], 3)


def test_all_arrangements_fit_the_view_and_none_is_missing() -> None:
    given = {
        "turn": "light",
        "turns": 9,
        "light": {"figures": {"mirkwood": ["frodo"]}},
        "dark": {"figures": {"mordor": ["orcs", "warg"], "moria": ["balrog"]}},
    }
    state = GAME.position(given)
    view = state.view(0)
    found = arrangements(view)
    assert len(found) == 3  # which of the three figures stands alone
    assert all(one.view(0) == view for one in found)
    belief, rng = GAME.belief(view), random.Random(1)
    positions = [one.position() for one in found]
    assert all(belief.sample(rng).position() in positions for _ in range(40))
