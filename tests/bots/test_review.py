"""Reviews: every choice is evaluated from the view of the seat that made it, and turning points are found."""

import random

import pytest

import bywater
from bywater.bots.budget import Budget
from bywater.bots.review.lines import DEPTH, expected
from bywater.bots.review.points import (
    Point,
    decisions,
    end_of,
    is_together,
    mark_names,
    points,
    track_of,
    turned_tracks,
)
from bywater.bots.review.turning_points import MAX_COSTLIEST, MIN_SWING, Drift, costliest, drifts, turning_points
from bywater.core.message import Message
from bywater.core.play import Play
from bywater.core.record import Record
from bywater.core.seats import CHANCE, OVER
from tests.bots.lost_game import BLUNDER, GAME, lost_game

QUICK = Budget(12)


def beginning(game_id: str, seats: int, lines: int) -> Record:
    """Return the beginning of a random game."""
    play = Play(bywater.load(game_id), seats)
    rng = random.Random(4)
    while len(play.actions) < lines and play.state.actor != OVER:
        state = play.state
        play.apply(int(state.roll(rng)) if state.actor == CHANCE else int(rng.choice(list(state.legal()))))
    return play.record()


@pytest.mark.parametrize(
    ("game_id", "seats", "lines"), [("confrontation", 2, 24), ("towers", 3, 60), ("quest", 2, 30), ("fate", 2, 40)]
)
@pytest.mark.slow
def test_points_are_chances_and_depend_on_the_record_alone(game_id: str, seats: int, lines: int) -> None:
    game = bywater.load(game_id)
    record = beginning(game_id, seats, lines)
    numbers = decisions(game, record)[-5:]
    found = points(game, record, numbers, QUICK)
    assert found
    assert found == points(game, record, numbers[:2], QUICK) + points(game, record, numbers[2:], QUICK)
    for point in found:
        assert point.number in numbers
        assert 0.0 <= point.chance <= 1.0
        assert 0.0 <= point.lost <= 1.0
        assert point.same == (point.played == point.preferred)
        assert not (point.same and point.lost)
        assert len(point.marks) == len(mark_names(game))
    assert end_of(game, record, is_together(game, record)) == []  # it was not played out


def test_a_blunder_in_a_won_position_is_a_turning_point() -> None:
    record = lost_game()
    found = points(GAME, record, decisions(GAME, record), Budget(200))
    at, first = next((at, point) for at, point in enumerate(found) if point.number == BLUNDER)
    assert first.chance > 0.95
    assert first.lost > 0.8
    assert first.preferred.params["to"] == "region-mordor"
    tracks = [track_of(point, False) for point in found]
    ends = end_of(GAME, record, False)
    assert ends == [0.0, 0.0]
    turns = turning_points(found, tracks, ends, turned_tracks(2, False))
    turn = next(turn for turn in turns if turn.point == at)
    assert turn.before - turn.after == pytest.approx(first.lost)
    line = expected(GAME, record, BLUNDER, QUICK)
    assert line[0] == (0, first.preferred)  # after that the game is over
    assert len(line) == 1


def test_the_line_continues_with_the_choices_of_bots() -> None:
    record = beginning("towers", 2, 60)
    number = decisions(GAME_TOWERS, record)[-6]
    line = expected(GAME_TOWERS, record, number, QUICK)
    assert 1 <= len(line) <= DEPTH
    assert all(seat in (0, 1) for seat, _ in line)


GAME_TOWERS = bywater.load("towers")
SAID = Message("do-pass")


def point(number: int, seat: int, chance: float, lost: float = 0.0) -> Point:
    return Point(number, seat, chance, lost, SAID, SAID, not lost, [])


def test_a_change_explained_by_a_costly_choice_is_listed_once() -> None:
    told = [point(0, 0, 0.8, 0.4), point(1, 1, 0.5), point(2, 0, 0.4), point(3, 1, 0.45)]
    turns = turning_points(told, [0, 1, 0, 1], [0.4, 0.45], [False, True])
    assert [(turn.point, turn.before, round(turn.after, 3)) for turn in turns] == [(0, 0.8, 0.4)]


def test_chance_makes_turning_points_and_the_opponent_s_loss_is_a_gain() -> None:
    lucky = [point(0, 0, 0.2), point(1, 1, 0.9), point(2, 0, 0.9), point(3, 1, 0.9, 0.09)]
    turns = turning_points(lucky, [0, 1, 0, 1], [1.0, 1.0], [False, True])
    assert [(turn.point, round(turn.after, 3)) for turn in turns] == [(0, 0.9), (3, 0.99)]
    quiet = [point(number, 0, 0.5 + 0.01 * number) for number in range(10)]
    assert turning_points(quiet, [0] * 10, [0.5], [False]) == []
    assert MIN_SWING > 0.01


def test_the_costliest_choices_are_listed_without_turning_points() -> None:
    """A game lost by many small losses: each is too small to be a turning point."""
    losses = [0.05, 0.01, 0.07, 0.0, 0.03, 0.06, 0.04, 0.02, 0.05]
    slow = [point(number, number % 2, 0.9 - 0.09 * number, lost) for number, lost in enumerate(losses)]
    tracks = [0] * len(slow)
    turns = turning_points(slow, tracks, [0.05], [False])
    assert turns == []
    told = costliest(slow, tracks, turns, [False])
    assert [turn.point for turn in told] == [0, 2, 5, 6, 8]
    assert len(told) == MAX_COSTLIEST
    assert [round(turn.before - turn.after, 3) for turn in told] == [0.05, 0.07, 0.06, 0.04, 0.05]
    assert drifts(slow, tracks, [0.05], turns) == [Drift(0, 0.9, 0.05)]
    assert drifts(slow, tracks, [0.7], turns) == []  # that is a small loss


def test_a_turning_point_is_listed_once_and_every_seat_has_its_own() -> None:
    sides = [point(0, 0, 0.8, 0.4)] + [point(number, 0, 0.4, 0.06) for number in range(1, 7)] + [point(7, 1, 0.4, 0.03)]
    tracks = [one.seat for one in sides]
    turns = turning_points(sides, tracks, [0.4, 0.4], [False, True])
    assert [turn.point for turn in turns] == [0]
    told = costliest(sides, tracks, turns, [False, True])
    assert [turn.point for turn in told] == [1, 2, 3, 4, 5, 7]
    assert told[-1].after == pytest.approx(0.43)  # a loss of the opponent is a gain
    assert drifts(sides, tracks, [0.4, 0.4], turns) == []  # the change was sudden
