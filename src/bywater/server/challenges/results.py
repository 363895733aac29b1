"""The result of a game in a challenge, and the order of results."""

import logging
from typing import Any, Final

from msgspec import Struct

from bywater.core.seats import CHANCE
from bywater.registry import load
from bywater.server.errors import describe_error
from bywater.server.storage.interface import StoredTable, record_of

LOGGER: Final = logging.getLogger("bywater.server")
UNKNOWN_MOVES: Final = 1 << 31
"""Stands for an unknown number of moves in the order of results."""

Order = tuple[float, bool, int, int, float]
"""Lower is better: the negated return, resigned, the negated score, moves, time."""


class Result(Struct):
    """The result of a game for the person."""

    gained: float
    """From -1 (lost) to 1 (won)."""
    score: int
    moves: int | None
    """The number of decisions with several options; None if the record can't be replayed under today's rules."""
    at: float
    resigned: bool = False

    @property
    def order(self) -> Order:
        moves = UNKNOWN_MOVES if self.moves is None else self.moves
        return -self.gained, self.resigned, -self.score, moves, self.at


def result_from_order(order: Order) -> Result:
    """The inverse of `Result.order`."""
    lost, resigned, behind, moves, at = order
    return Result(-lost, -behind, None if moves == UNKNOWN_MOVES else moves, at, bool(resigned))


def result_of_table(stored: StoredTable, lines: list[str], own: list[int]) -> Result:
    """The result of a finished table for these seats."""
    resigned = stored.resigned in own
    gained = -1.0 if resigned else _at(stored.returns, own[0], 0.0)
    moves = _count_moves(stored, lines, own)
    return Result(float(gained), int(_at(stored.points, own[0], 0)), moves, stored.updated, resigned)


def _count_moves(stored: StoredTable, lines: list[str], own: list[int]) -> int | None:
    """The only part of a result that needs the record to be replayed."""
    try:
        game = load(stored.game)
        state = game.opening(record_of(stored, lines))
        moves = 0
        for line in lines:
            if state.actor != CHANCE and int(state.actor) in own:
                moves += len(state.legal()) > 1
            state.apply(game.action(line))
    except Exception as error:  # a record of other rules may fail in any way
        LOGGER.warning("%s is counted without its moves: %s", stored.code, describe_error(error))
        return None
    return moves


def _at(values: list[Any], seat: int, default: Any) -> Any:
    return values[seat] if seat < len(values) else default
