"""Counts tempting wrong first moves: those that win if the other side answers badly."""

from bywater.core.seats import OVER
from bywater.puzzles.solver import Cell, Solver, choices


def count_tempting(cell: Cell, seat: int, moves: int, limit: int = 50_000) -> int:
    """The number of wrong first moves after which a win in the same number of moves is still possible."""
    proof = Solver(seat, limit * 8)
    right = proof.winning(cell, moves)
    wrong = [int(action) for action in cell[0].legal() if int(action) not in right]
    return sum(_could_win(cell, action, Solver(seat, limit), moves) for action in wrong)


def _could_win(cell: Cell, action: int, solver: Solver, moves: int) -> bool:
    """Whether some answer leads to a forced or immediate win."""
    left = moves - 1
    for part in solver.parts(solver.after(state, action) for state in cell):
        if part[0].actor == OVER:
            if solver.wins(part, left):
                return True
            continue
        if _some_answer_loses(part, solver, left, depth=6):
            return True
    return False


def _some_answer_loses(cell: Cell, solver: Solver, left: int, depth: int) -> bool:
    """Whether some answer of the others, up to the seat's next turn, loses."""
    state = cell[0]
    if state.actor == OVER:
        return any(one.returns()[solver.seat] > 0 for one in cell)
    own = state.actor == solver.seat
    if depth == 0 or (state.decision.kind == solver.turn and (own or left == 0)):
        return own and left > 0 and solver.wins(cell, left)
    return any(
        _some_answer_loses([solver.after(one, action)], solver, left, depth - 1)
        for one in cell
        for action in choices(one)
    )
