"""Puzzles: a position, the seat that is to win, and the number of moves."""

import tomllib
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Final

from bywater.core.state import Position, State
from bywater.puzzles.arrangements import arrangements
from bywater.puzzles.solver import Cell
from bywater.registry import load

GAME: Final = "confrontation"
SIDES: Final = ("light", "dark")
OPEN: Final = "open"
"""Both sides know all figures; only cards in a battle are hidden."""
HIDDEN: Final = "hidden"
"""The seat knows what it saw in the game; the win is valid for every arrangement of the hidden figures."""


@dataclass(frozen=True)
class Puzzle:
    """A shipped puzzle, or one that was just found."""

    id: str
    kind: str
    seat: int
    moves: int
    tempting: int
    """The number of wrong first moves that would win against a weaker defence."""
    given: Position
    """The position in the file: the start of a turn, with `then` if needed."""

    @property
    def grade(self) -> int:
        """The difficulty from 1 to 5; it grows with the moves, the tempting moves and the hidden figures."""
        hidden = self.kind == HIDDEN and self.tempting > 0
        return min(5, self.moves + (self.tempting >= 3) + hidden)

    @cached_property
    def position(self) -> Position:
        return with_open_figures(self.given) if self.kind == OPEN else self.given

    def start(self) -> State:
        return load(GAME).position(self.position)

    def cell(self) -> Cell:
        """All states that the seat can't distinguish from the position."""
        return arrangements(self.start().view(self.seat))


def with_open_figures(given: Position) -> Position:
    """The same position with all figures known to both sides."""
    whole: dict[str, Any] = dict(given)
    for side in SIDES:
        figures = given[side]["figures"]
        seen = [["seen", figure, place, ""] for place, those in figures.items() for figure in those]
        whole[side] = {**given[side], "trail": seen}
    return whole


@cache
def puzzles() -> dict[str, Puzzle]:
    """All shipped puzzles by id, the easiest first."""
    file = Path(__file__).parent.parent / "games" / GAME / "puzzles.toml"
    with file.open("rb") as opened_file:
        read = [_read(table) for table in tomllib.load(opened_file)["puzzle"]]
    read.sort(key=lambda puzzle: (puzzle.grade, puzzle.moves, puzzle.kind == HIDDEN, puzzle.tempting, puzzle.id))
    return {puzzle.id: puzzle for puzzle in read}


def _read(table: dict[str, Any]) -> Puzzle:
    return Puzzle(
        id=table["id"],
        kind=table["kind"],
        seat=SIDES.index(table["side"]),
        moves=table["moves"],
        tempting=table["tempting"],
        given=table["position"],
    )
