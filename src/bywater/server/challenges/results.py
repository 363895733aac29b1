"""What came of a game for whoever took a challenge up, and which of two results is the better one."""

import logging
from typing import Any, Final

from msgspec import Struct

from bywater.core.seats import CHANCE
from bywater.registry import load
from bywater.server.errors import told as fault
from bywater.server.storage.interface import Kept, record_of

LOGGER: Final = logging.getLogger("bywater.server")
UNKNOWN: Final = 1 << 31
"""Stands for a number of moves that nobody knows: after all others."""

Order = tuple[float, bool, int, int, float]
"""The lower, the better: what was lost, whether it was given up, the score below nothing, moves, when."""


class Result(Struct):
    """How a game went for whoever took the challenge up."""

    gained: float
    """From -1 (lost) to 1 (won)."""
    score: int
    moves: int | None
    """How often there was something to choose; None if its record can't be read under the rules of today."""
    at: float
    resigned: bool = False

    @property
    def order(self) -> Order:
        moves = UNKNOWN if self.moves is None else self.moves
        return -self.gained, self.resigned, -self.score, moves, self.at


def result_in(order: Order) -> Result:
    """The result that has this order."""
    lost, resigned, behind, moves, at = order
    return Result(-lost, -behind, None if moves == UNKNOWN else moves, at, bool(resigned))


def result_of(kept: Kept, lines: list[str], own: list[int]) -> Result:
    """What came of a table for the seats of whoever took the challenge up."""
    resigned = kept.resigned in own
    gained = -1.0 if resigned else _at(kept.returns, own[0], 0.0)
    moves = _moves(kept, lines, own)
    return Result(float(gained), int(_at(kept.points, own[0], 0)), moves, kept.touched, resigned)


def _moves(kept: Kept, lines: list[str], own: list[int]) -> int | None:
    """What was won stands whatever becomes of the rules; only this has to be looked up in the record."""
    try:
        game = load(kept.game)
        state = game.opening(record_of(kept, lines))
        moves = 0
        for line in lines:
            if state.actor != CHANCE and int(state.actor) in own:
                moves += len(state.legal()) > 1
            state.apply(game.action(line))
    except Exception as error:  # a record of other rules may fail in any way
        LOGGER.warning("%s is counted without its moves: %s", kept.code, fault(error))
        return None
    return moves


def _at(values: list[Any], seat: int, usual: Any) -> Any:
    return values[seat] if seat < len(values) else usual
