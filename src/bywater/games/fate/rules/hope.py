"""Loss and gain of hope."""

from mypy_extensions import i64

from bywater.games.fate.model import board, journal
from bywater.games.fate.model.endings import DESPAIR
from bywater.games.fate.model.table import Table


def lose_hope(table: Table, count: i64, why: i64) -> None:
    """Lose hope. At 0 the game ends immediately."""  # F48
    if count <= 0 or table.over:
        return
    count = min(count, table.hope)
    table.hope -= count
    table.note(journal.HOPE_LOST, count, table.hope, why)
    if table.hope == 0:
        table.over = DESPAIR


def gain_hope(table: Table, count: i64) -> None:
    """Gain hope, up to the highest box."""  # F49
    if table.over:
        return
    count = min(count, board.MAX_HOPE - table.hope)
    if count > 0:
        table.hope += count
        table.note(journal.HOPE_GAINED, count, table.hope)
