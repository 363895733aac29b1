"""A puzzle in progress: whether the win is still forced, and the best defence."""

from dataclasses import replace

from bywater.core.errors import BywaterError
from bywater.core.seats import CHANCE, OVER
from bywater.core.state import State
from bywater.puzzles.puzzle import GAME, HIDDEN, Puzzle, puzzles
from bywater.puzzles.solver import Cell, Solver, choices
from bywater.registry import load

UNSOLVED = ""
SOLVED = "solved"
FAILED = "failed"


class PuzzleProgress:
    """The state of a puzzle, with all states that its seat can't distinguish from it."""

    def __init__(self, puzzle: Puzzle, lines: list[str]) -> None:
        self.puzzle = puzzle
        self.solver = Solver(puzzle.seat, 4_000_000)
        self.state: State = puzzle.start()
        self.cell: Cell = puzzle.cell()
        self.left = puzzle.moves
        game = load(GAME)
        for line in lines:
            self._apply(game.action(line))

    def _apply(self, action: int) -> None:
        own = self.state.actor == self.puzzle.seat
        if own:
            self.left -= self.state.decision.kind == self.solver.turn
            cell = [self.solver.after(state, action) for state in self.cell]
        else:
            cell = self.solver.replies(self.cell)
        self.state.apply(action)
        seen = self.state.trace(self.puzzle.seat)
        self.cell = [state for state in cell if state.trace(self.puzzle.seat) == seen]

    def verdict(self) -> str:
        """Solved, failed, or empty while the win is still forced."""
        if self.state.actor == OVER:
            return SOLVED if self.state.returns()[self.puzzle.seat] > 0 else FAILED
        return UNSOLVED if self.left >= 0 and self.solver.wins(self.cell, self.left) else FAILED

    def defence(self) -> int:
        """The answer that delays the win longest and, among equals, leaves the fewest right moves."""
        if self.state.actor in (CHANCE, OVER, self.puzzle.seat):
            raise BywaterError("expected a decision of the other side")
        answers = choices(self.state)
        return max(answers, key=self._difficulty) if len(answers) > 1 else answers[0]

    def _difficulty(self, action: int) -> tuple[int, int]:
        after = self.solver.after(self.state, action)
        if after.actor == OVER:
            return (0, 0) if after.returns()[self.puzzle.seat] > 0 else (99, 0)
        seen = after.trace(self.puzzle.seat)
        cell = [state for state in self.solver.replies(self.cell) if state.trace(self.puzzle.seat) == seen]
        moves = self.solver.shortest(cell, self.left)
        if moves < 0:
            return (99, 0)
        if cell[0].actor != self.puzzle.seat:
            return (moves, 0)
        return (moves, -len(self.solver.winning(cell, moves)))


def solution(puzzle: Puzzle) -> tuple[list[str], int]:
    """A line of right moves against the best defence, and the number of own moves left after it."""
    game = load(GAME)
    lines: list[str] = []
    while (at := PuzzleProgress(puzzle, lines)).state.actor != OVER:
        if at.state.actor == puzzle.seat:
            action = at.solver.winning(at.cell, at.left)[0]
        else:
            action = choices(at.state)[0] if at.state.actor == CHANCE else at.defence()
        lines.append(game.notation(action))
    return lines, at.left


def hardest(puzzle: Puzzle) -> Puzzle:
    """The same puzzle with the arrangement that takes longest to win."""
    others = [replace(puzzle, given={**state.position(), "options": {}}) for state in puzzle.cell()]
    return min(others, key=lambda one: solution(one)[1]) if puzzle.kind == HIDDEN else puzzle


def judge(id: str, lines: list[str]) -> tuple[str, int]:
    """The verdict after these lines, and the number of own moves left."""
    progress = PuzzleProgress(puzzles()[id], lines)
    return progress.verdict(), max(0, progress.left)


def defend(id: str, lines: list[str]) -> int:
    """The best defence after these lines."""
    return PuzzleProgress(puzzles()[id], lines).defence()
