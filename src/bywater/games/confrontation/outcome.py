"""What can happen to a figure in battle: it is shown, it leaves, it is defeated."""

from mypy_extensions import i64

from bywater.core.codes import BIT
from bywater.games.confrontation.board import LIGHT
from bywater.games.confrontation.figures import side_of
from bywater.games.confrontation.repetition import forget_loop, note_flight, note_shown
from bywater.games.confrontation.state import DEFEATED, LEFT, SHOWN, Table
from bywater.games.confrontation.trail import gone, moved, seen


def show(table: Table, figure: i64) -> None:
    """A figure in the embattled region is laid open."""
    table.face_up |= BIT[figure]
    table.reveal(3)
    table.tell(SHOWN, figure, table.field)
    if len(table.loop):
        note_shown(table, figure)
    seen(table, figure, table.field)


def leave(table: Table, figure: i64, goal: i64) -> None:
    """A fighter leaves the battle for a region without enemies."""  # D3, B25
    table.lift(figure)
    table.put(figure, goal)
    table.tell(LEFT, figure, table.field, goal)
    note_flight(table, figure, goal)
    moved(table, figure, table.field, goal)
    if side_of(figure) == LIGHT:
        table.light_gone = 1
    else:
        table.dark_gone = 1


def defeat(table: Table, figure: i64) -> None:
    """A figure is out of the game, for all to see."""
    forget_loop(table)
    place: i64 = table.at[figure]
    table.lift(figure)
    table.reveal(3)
    table.tell(DEFEATED, figure, place)
    gone(table, figure, place)


def defeat_both(table: Table) -> None:
    defeat(table, table.light_fighter)
    defeat(table, table.dark_fighter)
