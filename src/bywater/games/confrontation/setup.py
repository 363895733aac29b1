"""Setting up in secret: one figure in each of five regions, the other four at home."""

from mypy_extensions import i64

from bywater.core.codes import BIT
from bywater.core.journal import WHOLLY
from bywater.games.confrontation.board import DARK, HOME, LIGHT, OUT
from bywater.games.confrontation.figures import EACH, side_of
from bywater.games.confrontation.state import PLACED, PLACING, READY, Table
from bywater.games.confrontation.turn import begin_turn


def begin(table: Table) -> None:
    """Both sides set up, one after the other and unseen; then Dark moves first."""  # S1
    table.ask(PLACING, LIGHT, 0)


def place(table: Table, figure: i64, region: i64, slot: i64) -> None:
    """A figure goes to its region; after the fifth the rest stay at home."""  # S1
    side: i64 = side_of(figure)
    _put(table, figure, region)
    if slot < 4:
        table.ask(PLACING, side, slot + 1)
        return
    other: i64
    for other in range(side * EACH, side * EACH + EACH):
        if table.at[other] == OUT:
            _put(table, other, HOME[side])
    table.tell(READY, side)
    if side == LIGHT:
        table.ask(PLACING, DARK, 0)
    else:
        begin_turn(table, DARK)


def _put(table: Table, figure: i64, region: i64) -> None:
    table.put(figure, region)
    table.tell(PLACED, figure, region, 0, 0, WHOLLY, BIT[side_of(figure)])
