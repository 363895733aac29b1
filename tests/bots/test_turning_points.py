"""Reviews: what counts as a turning point, as a costly choice or as a drift, and how one decision is assessed."""

import random
from itertools import pairwise
from typing import Any

import pytest

import bywater
from bywater.bots.budget import Budget
from bywater.bots.player import Player, Thought
from bywater.bots.review import assessment
from bywater.bots.review.assessment import (
    DEFAULT_BUDGET,
    MIN_PLAYOUTS,
    Weighed,
    budget_of,
    compare,
    reviewer,
    weigh,
)
from bywater.bots.review.points import (
    MAX_DECISIONS,
    Point,
    decisions,
    end_of,
    is_together,
    mark_names,
    states,
    track_of,
    turned_tracks,
)
from bywater.bots.review.turning_points import MAX_TURNS, Drift, Turn, costliest, drifts, turning_points
from bywater.core.message import Message
from bywater.core.play import Play
from bywater.core.record import Record
from bywater.core.seats import CHANCE, OVER
from bywater.core.state import State, View

CONFRONTATION, TOWERS, QUEST, FATE = (bywater.load(name) for name in ("confrontation", "towers", "quest", "fate"))
LABEL = Message("do-pass")
ONE_LINE = [False]


def point(number: int, chance: float, lost: float = 0.0, seat: int = 0) -> Point:
    return Point(number, seat, chance, lost, LABEL, LABEL, not lost, [])


def turns_of(chances: list[float], losses: dict[int, float] | None = None, end: float | None = None) -> list[Turn]:
    """The turning points on the line of one seat with these chances, of which some choices lost something."""
    lost = losses or {}
    line = [point(number, chance, lost.get(number, 0.0)) for number, chance in enumerate(chances)]
    return turning_points(line, [0] * len(line), [] if end is None else [end], ONE_LINE)


# -- turning points ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("loss", "listed"), [(0.08, True), (0.079, False), (0.5, True)], ids=["eight points", "a little less", "half"]
)
def test_how_much_a_choice_must_lose(loss: float, listed: bool) -> None:
    found = turns_of([0.6, 0.6], {0: loss})
    assert [turn.point for turn in found] == ([0] if listed else [])
    if listed:
        assert found[0].after == pytest.approx(0.6 - loss)


@pytest.mark.parametrize(
    ("swing", "listed"), [(0.14, True), (0.13, False), (-0.14, True)], ids=["a gain", "a small one", "a loss"]
)
def test_how_much_luck_must_change(swing: float, listed: bool) -> None:
    """Changes by chance count six tenths of those by choice."""
    found = turns_of([0.5, 0.5 + swing, 0.5 + swing])
    assert [turn.point for turn in found] == ([0] if listed else [])
    if listed:
        assert (found[0].before, found[0].after) == (0.5, 0.5 + swing)


def test_the_end_of_the_game_is_a_change_as_well() -> None:
    assert turns_of([0.5, 0.5], end=1.0) == [Turn(1, 0.5, 1.0)]
    assert turns_of([0.5, 0.5], end=0.5) == []
    assert turns_of([0.5, 0.5]) == []


def test_a_chance_never_leaves_its_range() -> None:
    """A loss that was estimated too high ends at zero, or on the other side's line at one."""
    assert turns_of([0.2, 0.2], {0: 0.5})[0].after == 0.0
    line = [point(0, 0.9, 0.5, seat=1), point(1, 0.9, 0.0, seat=1)]
    assert turning_points(line, [0, 0], [], [True])[0].after == 1.0


def test_what_a_choice_explains_is_not_luck_too() -> None:
    """The drop from the first to the second point is that of the choice; a later one on its own is luck."""
    assert [turn.point for turn in turns_of([0.9, 0.5, 0.5], {0: 0.4})] == [0]
    other = [point(0, 0.9), point(1, 0.1, 0.4, seat=1), point(2, 0.5)]
    assert [turn.point for turn in turning_points(other, [0, 1, 0], [0.5, 0.5], [False, True])] == [1]


def test_of_one_seat_s_points_in_a_row_only_the_biggest_is_listed() -> None:
    """Nobody else decided in between, so they show one change."""
    assert [turn.point for turn in turns_of([0.9, 0.6, 0.2], {0: 0.3, 1: 0.4})] == [1]
    between = [point(0, 0.9, 0.3), point(1, 0.4, 0.0, seat=1), point(2, 0.6, 0.4)]
    assert [turn.point for turn in turning_points(between, [0, 1, 0], [0.2, 0.2], [False, True])] == [0, 2]


def test_only_the_biggest_turns_are_listed_in_the_order_of_the_game() -> None:
    line: list[Point] = []
    for number in range(10):
        line.append(point(2 * number, 0.9, 0.1 + 0.05 * (number % 9)))
        line.append(point(2 * number + 1, 0.9, seat=1))
    found = turning_points(line, [one.seat for one in line], [], [False, False])
    assert len(found) == MAX_TURNS
    assert [turn.point for turn in found] == sorted(turn.point for turn in found)
    least = min(line[turn.point].lost for turn in found)
    assert all(one.lost <= least or at in {turn.point for turn in found} for at, one in enumerate(line))


# -- costly choices and drifts ------------------------------------------------------------------


def test_small_losses_are_not_reported() -> None:
    line = [point(0, 0.6, 0.019), point(1, 0.6, 0.02)]
    assert [turn.point for turn in costliest(line, [0, 0], [], ONE_LINE)] == [1]
    assert costliest(line, [0, 0], [Turn(1, 0.6, 0.58)], ONE_LINE) == []


def test_every_seat_has_a_costly_choice_unless_a_turning_point_is_its_own() -> None:
    line = [point(number, 0.6, 0.07) for number in range(6)] + [point(6, 0.6, 0.03, seat=1)]
    tracks = [one.seat for one in line]
    assert [turn.point for turn in costliest(line, tracks, [], [False, True])] == [0, 1, 2, 3, 4, 6]
    own = [*line, point(7, 0.6, 0.2, seat=1)]
    listed = costliest(own, [*tracks, 1], [Turn(7, 0.6, 0.8)], [False, True])
    assert [turn.point for turn in listed] == [0, 1, 2, 3, 4]


# The chances of a line, its end, its turning points, and the drift.
DRIFTS: list[tuple[str, list[float], list[float], list[Turn], list[Drift]]] = [
    ("a slow loss", [0.8, 0.6, 0.4], [0.3], [], [Drift(0, 0.8, 0.3)]),
    ("a slow gain", [0.3, 0.5, 0.6], [], [], [Drift(0, 0.3, 0.6)]),
    ("too little", [0.5, 0.4, 0.3], [0.26], [], []),
    ("half of it was sudden", [0.8, 0.5, 0.4], [0.4], [Turn(0, 0.8, 0.6)], []),
    ("less than half was", [0.8, 0.6, 0.4], [0.4], [Turn(0, 0.8, 0.7)], [Drift(0, 0.8, 0.4)]),
    ("the turn went the other way", [0.8, 0.9, 0.4], [0.4], [Turn(0, 0.8, 1.0)], [Drift(0, 0.8, 0.4)]),
]


@pytest.mark.parametrize(("chances", "ends", "turns", "expected"), [r[1:] for r in DRIFTS], ids=[r[0] for r in DRIFTS])
def test_what_is_a_drift(chances: list[float], ends: list[float], turns: list[Turn], expected: list[Drift]) -> None:
    line = [point(number, chance) for number, chance in enumerate(chances)]
    assert drifts(line, [0] * len(line), ends, turns) == expected


def test_each_line_drifts_by_itself() -> None:
    line = [point(0, 0.8), point(1, 0.5, seat=1), point(2, 0.4), point(3, 0.5, seat=1)]
    assert drifts(line, [0, 1, 0, 1], [], []) == [Drift(0, 0.8, 0.4)]


# -- lines and marks ----------------------------------------------------------------------------


def test_the_lines_of_a_chart() -> None:
    """A team has one; of two rivals the second sees the first one's chance turned; three have their own."""
    assert [track_of(point(0, 0.5, seat=seat), True) for seat in (0, 2)] == [0, 0]
    assert [track_of(point(0, 0.5, seat=seat), False) for seat in (0, 2)] == [0, 2]
    assert turned_tracks(4, True) == [False]
    assert turned_tracks(2, False) == [False, True]
    assert turned_tracks(3, False) == [False, False, False]


def played(game: Any, seats: int, seed: int, lines: int = 100_000) -> Record:
    """A random game, or its first lines."""
    play = Play(game, seats)
    rng = random.Random(seed)
    while len(play.actions) < lines and play.state.actor != OVER:
        state = play.state
        play.apply(int(state.roll(rng)) if state.actor == CHANCE else int(rng.choice(list(state.legal()))))
    return play.record()


def test_where_the_lines_end() -> None:
    duel = played(CONFRONTATION, 2, 3)
    ends = end_of(CONFRONTATION, duel, False)
    assert ends[0] == ends[1]
    assert ends[0] in (0.0, 1.0)
    team = played(QUEST, 2, 3)
    assert is_together(QUEST, team)
    assert end_of(QUEST, team, True) in ([0.0], [1.0])
    three = played(TOWERS, 3, 3)
    assert not is_together(TOWERS, three)
    places = end_of(TOWERS, three, False)
    assert max(places) == 1.0
    assert all(0.0 <= place <= 0.5 for place in places if place != 1.0)


def test_decisions_are_those_with_a_choice() -> None:
    record = played(TOWERS, 3, 5, 60)
    numbers = decisions(TOWERS, record)
    assert len(numbers) <= min(MAX_DECISIONS, len(record.lines))
    for number, state, action in states(TOWERS, record):
        assert (number in numbers) == (state.actor >= 0 and len(state.legal()) > 1)
        assert action in (state.legal() if state.actor >= 0 else [code for code, _ in state.chances()])


def test_long_games_are_sampled_evenly(monkeypatch: pytest.MonkeyPatch) -> None:
    record = played(TOWERS, 3, 5, 80)
    every = decisions(TOWERS, record)
    monkeypatch.setattr("bywater.bots.review.points.MAX_DECISIONS", 7)
    some = decisions(TOWERS, record)
    assert len(some) == 7 < len(every)
    assert set(some) <= set(every)
    gaps = [every.index(two) - every.index(one) for one, two in pairwise(some)]
    assert max(gaps) - min(gaps) <= 1


@pytest.mark.parametrize(
    ("game", "names"),
    [(CONFRONTATION, 0), (TOWERS, 0), (QUEST, 3), (FATE, 3)],
    ids=["confrontation", "towers", "quest", "fate"],
)
def test_which_games_have_marks(game: Any, names: int) -> None:
    assert len(mark_names(game)) == names


# -- one decision -----------------------------------------------------------------------------


class Reviewer(Player):
    """Prefers one action, with a given thought."""

    def __init__(self, preferred: int, thought: Thought | None) -> None:
        super().__init__(CONFRONTATION, random.Random(1))
        self.preferred = preferred
        self.given = thought

    def choose(self, view: View) -> int:
        self.thought = self.given
        return self.preferred


def weighed(monkeypatch: pytest.MonkeyPatch, bot: Player, action: int) -> Weighed | None:
    monkeypatch.setattr(assessment, "reviewer", lambda *_: bot)
    return weigh(CONFRONTATION, {}, action, 1, Budget(4))


SOLVED = Thought({1: 0.2, 2: 0.2, 3: -0.6}, {1: 30, 2: 70, 3: 0}, 0)


@pytest.mark.parametrize(
    ("action", "expected"),
    [(1, Weighed(0.6, 1, 0.0)), (2, Weighed(0.6, 2, 0.0)), (3, Weighed(0.6, 2, 0.4)), (9, Weighed(0.6, 9, 0.0))],
    ids=["an action of the solution", "its most frequent one", "one that it never plays", "one without a value"],
)
def test_every_action_of_a_solution_is_right(monkeypatch: pytest.MonkeyPatch, action: int, expected: Weighed) -> None:
    found = weighed(monkeypatch, Reviewer(2, SOLVED), action)
    assert found is not None
    assert found.preferred == expected.preferred
    assert found.promised == pytest.approx(expected.promised)
    assert found.lost == pytest.approx(expected.lost)


def test_the_same_choice_without_values_has_no_point(monkeypatch: pytest.MonkeyPatch) -> None:
    assert weighed(monkeypatch, Reviewer(2, None), 2) is None


@pytest.mark.parametrize(("better", "lead", "expected"), [(0.6, 0.4, (0.8, 1, 0.2)), (0.6, -0.2, (0.9, 2, 0.0))])
def test_both_actions_are_searched_equally_long(
    monkeypatch: pytest.MonkeyPatch, better: float, lead: float, expected: tuple[float, int, float]
) -> None:
    """A lead of the preferred action is a loss of the played one; without a lead the played one was as good."""
    monkeypatch.setattr(assessment, "compare", lambda *_: (better, lead))
    found = weighed(monkeypatch, Reviewer(1, Thought({1: 0.5}, {1: 9}, 9)), 2)
    assert found is not None
    assert found.preferred == expected[1]
    assert (found.promised, found.lost) == pytest.approx((expected[0], expected[2]))


def winning() -> State:
    figures = {"gondor": ["frodo"], "shire": ["sam", "merry"]}
    dark = {"mordor": ["orcs", "warg"], "fangorn": ["troll"]}
    return CONFRONTATION.position({"turn": "light", "light": {"figures": figures}, "dark": {"figures": dark}})


def test_a_win_leads_over_any_other_move() -> None:
    view = winning().view(0)
    best, other = (CONFRONTATION.action(text) for text in ("frodo gondor-mordor", "sam shire-arthedain"))
    bot = reviewer(CONFRONTATION, 1, Budget(60))
    worth, lead = compare(bot, view, best, other, 1, Budget(60))
    assert worth == 1.0
    assert lead > 0.2
    found = weigh(CONFRONTATION, view, other, 1, Budget(60))
    assert found is not None
    assert (found.promised, found.preferred) == (1.0, best)
    assert found.lost == pytest.approx(lead / 2, abs=0.3)


def test_interpreted_rules_have_smaller_budgets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(assessment, "form", lambda: "compiled")
    assert (budget_of(TOWERS).iterations, budget_of(FATE).iterations) == (200, 60)
    monkeypatch.setattr(assessment, "form", lambda: "pure")
    assert (budget_of(TOWERS).iterations, budget_of(FATE).iterations) == (10, MIN_PLAYOUTS)

    class Unknown:
        id = "nowhere"

    unknown: Any = Unknown()
    assert budget_of(unknown).iterations == DEFAULT_BUDGET // 20
