"""Tic-tac-toe: three in a row win."""

from typing import Any

from bywater.core.simple import OVER, ZERO_SUM, SimpleGame, SimpleTable

SQUARES = [f"{column}{row}" for row in "321" for column in "abc"]
LINES = ["a1 a2 a3", "b1 b2 b3", "c1 c2 c3", "a1 b1 c1", "a2 b2 c2", "a3 b3 c3", "a1 b2 c3", "a3 b2 c1"]
MARKS = "xo"


class TicTacToe(SimpleTable):
    """Nine squares, taken in turn."""

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        self.marks: dict[str, str] = {}

    def actor(self) -> int:
        return OVER if self.winner() >= 0 or len(self.marks) == 9 else len(self.marks) % 2

    def legal(self) -> list[str]:
        return [square for square in SQUARES if square not in self.marks]

    def apply(self, action: str) -> None:
        self.marks[action] = MARKS[len(self.marks) % 2]

    def winner(self) -> int:
        """The seat with three in a row; -1 if there is none."""
        for line in LINES:
            marks = {self.marks.get(square, "") for square in line.split()}
            if len(marks) == 1 and marks != {""}:
                return MARKS.index(marks.pop())
        return -1

    def view(self, seats: tuple[int, ...]) -> dict[str, Any]:
        row = [" ".join(self.marks.get(square, ".") for square in SQUARES[n : n + 3]) for n in (0, 3, 6)]
        return {"picture": "\n".join(row)}

    def returns(self) -> list[float]:
        return [0.0, 0.0] if self.winner() < 0 else [1.0 if seat == self.winner() else -1.0 for seat in (0, 1)]

    def ending(self) -> str:
        return "draw" if self.winner() < 0 else "row"


GAME = SimpleGame(
    "tic_tac_toe",
    TicTacToe,
    actions=SQUARES,
    utility=ZERO_SUM,
    max_length=9,
    name="Tic-tac-toe",
    tagline="Three in a row win.",
    words="ending-row = Three in a row!",
)
