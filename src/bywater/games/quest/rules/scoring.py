"""Scores: the number under the main marker, or sixty plus the shields."""

from mypy_extensions import i64

from bywater.games.quest.model.board import BOARD_OF, LOTHLORIEN, MAIN, MORIA, ROOM, SCORES
from bywater.games.quest.model.endings import DESTROYED, FAILED, JOINED
from bywater.games.quest.model.table import Table

SUMMIT = 60


def main_score(table: Table) -> i64:
    """Return the number under the main line's marker; in a haven, the number of the next board's first space."""  # Q23
    board: i64 = BOARD_OF[table.place]
    space: i64 = table.lines[MAIN[board]]
    if table.place < MORIA or table.place == LOTHLORIEN:
        space = 0
    return SCORES[board * ROOM + space]


def points(table: Table, seat: i64) -> int:
    """Return the points of a hobbit by the rulebook, even if it is eliminated."""  # Q23, V4
    if table.over == DESTROYED:
        if table.rivals:
            return SUMMIT + int(table.shields[seat])
        return SUMMIT + sum(int(shields) for shields in table.shields)
    if table.over == FAILED:
        return SUMMIT
    if table.over == JOINED and seat != table.bearer:
        return 0
    return int(main_score(table))


def score_of(table: Table) -> list[int]:
    """Return the points of all hobbits by the rulebook."""
    return [points(table, seat) for seat in range(table.seats)]


def returns_of(table: Table) -> list[float]:
    """Return 1 for a victory, else a negative value that grows with the progress; with rivals, values by rank."""  # V4
    if not table.over:
        return [0.0] * table.seats
    if not table.rivals:
        if table.over == DESTROYED:
            return [1.0] * table.seats
        return [float(points(table, 0)) / (SUMMIT + 1.0) - 1.0] * table.seats
    if table.over == JOINED:
        return [1.0 if seat == table.bearer else -1.0 for seat in range(table.seats)]
    if table.over != DESTROYED:
        return [-1.0] * table.seats
    result: list[float] = []
    for seat in range(table.seats):
        before = sum(1 for other in table.shields if other > table.shields[seat])
        result.append(1.0 - before / float(table.seats - 1))
    return result
