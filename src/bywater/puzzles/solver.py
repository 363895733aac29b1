"""Search for a forced win of a seat that knows only what it has seen.

A node is a cell: all states that the seat can't tell apart, those of one trace. The seat plays the same action in
all of them; actions of others and of chance split the cell by what the seat sees, and every part must be won. So
hidden figures and cards that lie face down are never used: a win holds against all of them.
"""

from collections.abc import Iterable
from typing import Final

from bywater.core.errors import BywaterError
from bywater.core.seats import CHANCE, OVER
from bywater.core.state import State

MAX_NODES: Final = 400_000
"""The number of states to search before the position is given up as too wide."""

Cell = list[State]
"""States that the seat can't tell apart."""


class TooWide(BywaterError):
    """The search needs more states than allowed."""


class Solver:
    """Searches for one seat. A move is a decision of the kind `turn` with everything up to the next turn."""

    def __init__(self, seat: int, most: int = MAX_NODES, turn: str = "turn") -> None:
        self.seat = seat
        self.most = most
        self.turn = turn
        self.looked = 0
        self._replies: dict[int, int] = {}  # by moves left: the enemy's choice that last spoiled something
        self._strokes: dict[int, int] = {}  # by moves left: the own choice that last won

    # -- questions ----------------------------------------------------------------------------

    def wins(self, cell: Cell, moves: int) -> bool:
        """Whether the seat wins in all of these states within this number of own moves, the pending one included.

        The win must come before the other side's next turn; that a side is stuck counts.
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
        for action in self._first(cell, self._strokes.get(left)):
            if self.wins_by(cell, action, moves):
                self._strokes[left] = action
                return True
        return False

    def wins_by(self, cell: Cell, action: int, moves: int) -> bool:
        """Whether the seat still wins after this action."""
        left = self._left(cell, moves)
        if left < 0:
            return False
        after = [self.after(state, action) for state in cell]
        return all(self.wins(part, left) for part in self.parts(after))

    def winning(self, cell: Cell, moves: int) -> list[int]:
        """All actions that keep the win."""
        return [action for action in map(int, cell[0].legal()) if self.wins_by(cell, action, moves)]

    def shortest(self, cell: Cell, most: int) -> int:
        """The number of own moves in which a win can be forced; -1 if there is no win within `most` moves."""
        return next((moves for moves in range(most + 1) if self.wins(cell, moves)), -1)

    # -- what follows -------------------------------------------------------------------------

    def parts(self, states: Iterable[State]) -> list[Cell]:
        """Split states into cells by what the seat has seen."""
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
        """Whether every answer of the others loses. In a single state they are tried one after the other."""
        state = cell[0]
        if len(cell) == 1 and state.decision.kind == self.turn:
            # Answers to a turn are seen, except which of two figures left a place.
            spoiler = self._replies.get(moves)
            after = [(action, self.after(state, action)) for action in self._first(cell, spoiler)]
            by_trace: dict[int, list[tuple[int, State]]] = {}
            for action, result in after:
                by_trace.setdefault(int(result.trace(self.seat)), []).append((action, result))
            for part in by_trace.values():
                if not self.wins([result for _, result in part], moves):
                    self._replies[moves] = part[0][0]
                    return False
            return True
        return all(self.wins(part, moves) for part in self.parts(self.replies(cell)))

    def _first(self, cell: Cell, favourite: int | None) -> list[int]:
        """The actions of the cell, with the one that worked last time first."""
        actions = choices(cell[0])
        if favourite in actions:
            actions.remove(favourite)
            actions.insert(0, favourite)
        return actions

    def after(self, state: State, action: int) -> State:
        self.looked += 1
        if self.looked > self.most:
            raise TooWide(f"more than {self.most} states")
        after = state.clone()
        after.apply_legal(action)
        return after


def choices(state: State) -> list[int]:
    """All actions or chance outcomes of a state."""
    if state.actor == CHANCE:
        return [action for action, _ in state.chances()]
    return [int(action) for action in state.legal()]
