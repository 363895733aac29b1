"""Search for a forced win of a seat with hidden information.

A node is a cell: all states with the same trace of the seat, which can't distinguish them. The seat plays the same
action in all of them; actions of others and of chance split the cell by the seat's observations, and every part must
be won. A win is therefore valid for all hidden figures and cards.
"""

from collections.abc import Iterable
from typing import Final

from bywater.core.errors import BywaterError
from bywater.core.seats import CHANCE, OVER
from bywater.core.state import State

MAX_NODES: Final = 400_000
"""The maximal number of states to search."""

Cell = list[State]
"""States that the seat can't distinguish."""


class TooWide(BywaterError):
    """The search needs more states than allowed."""


class Solver:
    """Searches for one seat. A move is a decision of the kind `turn` with everything up to the next turn."""

    def __init__(self, seat: int, limit: int = MAX_NODES, turn: str = "turn") -> None:
        self.seat = seat
        self.limit = limit
        self.turn = turn
        self.searched = 0
        self._replies: dict[int, int] = {}  # by moves left: the enemy's action that last prevented a win
        self._winning_actions: dict[int, int] = {}  # by moves left: the own action that last won

    # -- questions ----------------------------------------------------------------------------

    def wins(self, cell: Cell, moves: int) -> bool:
        """Whether the seat wins in all of these states within this number of own moves, the pending one included.

        The win must come before the other side's next turn; a stuck side has lost.
        """
        if any(state.actor == OVER for state in cell):
            return all(state.returns()[self.seat] > 0 for state in cell)
        actor = cell[0].actor
        if actor != self.seat:
            if moves == 0 and cell[0].decision.kind == self.turn:
                return False
            return self._holds(cell, moves)
        left = self._left(cell, moves)
        if left < 0:
            return False
        for action in self._first(cell, self._winning_actions.get(left)):
            if self.wins_by(cell, action, moves):
                self._winning_actions[left] = action
                return True
        return False

    def wins_by(self, cell: Cell, action: int, moves: int) -> bool:
        """Whether the seat wins after this action."""
        left = self._left(cell, moves)
        if left < 0:
            return False
        after = [self.after(state, action) for state in cell]
        return all(self.wins(part, left) for part in self.parts(after))

    def winning(self, cell: Cell, moves: int) -> list[int]:
        """All actions after which the seat wins."""
        return [action for action in map(int, cell[0].legal()) if self.wins_by(cell, action, moves)]

    def shortest(self, cell: Cell, limit: int) -> int:
        """The number of own moves in which a win can be forced; -1 if there is no win within `limit` moves."""
        return next((moves for moves in range(limit + 1) if self.wins(cell, moves)), -1)

    # -- what follows -------------------------------------------------------------------------

    def parts(self, states: Iterable[State]) -> list[Cell]:
        """Split states into cells by the seat's observations."""
        found: dict[int, Cell] = {}
        for state in states:
            found.setdefault(int(state.trace(self.seat)), []).append(state)
        return list(found.values())

    def replies(self, cell: Cell) -> list[State]:
        """The states after every action of others or chance, from every state of the cell."""
        return [self.after(state, action) for state in cell for action in choices(state)]

    def _left(self, cell: Cell, moves: int) -> int:
        return moves - (cell[0].decision.kind == self.turn)

    def _holds(self, cell: Cell, moves: int) -> bool:
        """Whether the seat wins after every action of the others."""
        state = cell[0]
        if len(cell) == 1 and state.decision.kind == self.turn:
            # Actions at a turn are observed, except which of two figures left a place.
            refutation = self._replies.get(moves)
            after = [(action, self.after(state, action)) for action in self._first(cell, refutation)]
            by_trace: dict[int, list[tuple[int, State]]] = {}
            for action, result in after:
                by_trace.setdefault(int(result.trace(self.seat)), []).append((action, result))
            for part in by_trace.values():
                if not self.wins([result for _, result in part], moves):
                    self._replies[moves] = part[0][0]
                    return False
            return True
        return all(self.wins(part, moves) for part in self.parts(self.replies(cell)))

    def _first(self, cell: Cell, preferred: int | None) -> list[int]:
        """The actions of the cell, beginning with the preferred one."""
        actions = choices(cell[0])
        if preferred in actions:
            actions.remove(preferred)
            actions.insert(0, preferred)
        return actions

    def after(self, state: State, action: int) -> State:
        self.searched += 1
        if self.searched > self.limit:
            raise TooWide(f"expected a search of at most {self.limit} states, got more")
        after = state.clone()
        after.apply_legal(action)
        return after


def choices(state: State) -> list[int]:
    """All actions or chance outcomes of a state."""
    if state.actor == CHANCE:
        return [action for action, _ in state.chances()]
    return [int(action) for action in state.legal()]
