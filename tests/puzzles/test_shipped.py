"""Every shipped puzzle is proved, and its data is correct."""

import pytest

from bywater.puzzles.progress import FAILED, SOLVED, UNSOLVED, PuzzleProgress, solution
from bywater.puzzles.puzzle import HIDDEN, OPEN, Puzzle, puzzles
from bywater.puzzles.solver import Solver
from bywater.registry import load

ALL = list(puzzles().values())
GAME = load("confrontation")


@pytest.mark.parametrize("puzzle", ALL, ids=lambda puzzle: puzzle.id)
def test_a_puzzle_has_one_right_first_move_and_no_shorter_win(puzzle: Puzzle) -> None:
    cell = puzzle.cell()
    assert puzzle.start().actor == puzzle.seat
    assert (len(cell) > 1) == (puzzle.kind == HIDDEN)
    assert any(state.position() == puzzle.start().position() for state in cell)
    assert all(state.view(puzzle.seat) == puzzle.start().view(puzzle.seat) for state in cell)
    solver = Solver(puzzle.seat, 1_000_000)
    assert not solver.wins(cell, puzzle.moves - 1)
    assert len(solver.winning(cell, puzzle.moves)) == 1


def test_there_are_enough_of_every_kind() -> None:
    assert len(ALL) >= 24
    assert {puzzle.moves for puzzle in ALL} == {1, 2, 3}
    assert {puzzle.kind for puzzle in ALL} == {OPEN, HIDDEN}
    assert {puzzle.seat for puzzle in ALL} == {0, 1}
    assert [puzzle.grade for puzzle in ALL] == sorted(puzzle.grade for puzzle in ALL)
    assert len({str(puzzle.given) for puzzle in ALL}) == len(ALL)


@pytest.mark.parametrize("puzzle", [puzzle for puzzle in ALL if puzzle.moves > 1][::4], ids=lambda puzzle: puzzle.id)
def test_right_moves_solve_it_against_the_best_defence_in_the_stated_number(puzzle: Puzzle) -> None:
    lines, left = solution(puzzle)
    assert left == 0
    assert PuzzleProgress(puzzle, lines).verdict() == SOLVED
    assert PuzzleProgress(puzzle, lines[:1]).verdict() == UNSOLVED


def test_a_missed_win_is_noticed_immediately() -> None:
    puzzle = next(puzzle for puzzle in ALL if puzzle.moves == 2)
    right = Solver(puzzle.seat, 1_000_000).winning(puzzle.cell(), 2)
    for action in puzzle.start().legal():
        verdict = PuzzleProgress(puzzle, [GAME.notation(int(action))]).verdict()
        assert verdict == (UNSOLVED if int(action) in right else FAILED)
