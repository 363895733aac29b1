"""Outcomes for figures in a battle: show, leave and defeat."""

from mypy_extensions import i64

from bywater.core.bits import BIT
from bywater.games.confrontation.model.board import LIGHT
from bywater.games.confrontation.model.figures import side_of
from bywater.games.confrontation.model.journal import DEFEATED, LEFT, SHOWN
from bywater.games.confrontation.model.table import Table
from bywater.games.confrontation.model.trail import record_defeat, record_move, record_seen
from bywater.games.confrontation.rules.repetition import forget_loop, note_flight, note_shown


def show(table: Table, figure: i64) -> None:
    """Show a figure in the region of the battle to everyone."""
    table.face_up |= BIT[figure]
    table.reveal(3)
    table.emit(SHOWN, figure, table.field)
    if len(table.loop):
        note_shown(table, figure)
    record_seen(table, figure, table.field)


def leave(table: Table, figure: i64, goal: i64) -> None:
    """Move a fighter out of the battle to a region without enemies."""  # D3, B25
    table.lift(figure)
    table.put(figure, goal)
    table.emit(LEFT, figure, table.field, goal)
    note_flight(table, figure, goal)
    record_move(table, figure, table.field, goal)
    if side_of(figure) == LIGHT:
        table.light_gone = 1
    else:
        table.dark_gone = 1


def defeat(table: Table, figure: i64) -> None:
    """Remove a defeated figure from the game. Everyone sees it."""
    forget_loop(table)
    place: i64 = table.at[figure]
    table.lift(figure)
    table.reveal(3)
    table.emit(DEFEATED, figure, place)
    record_defeat(table, figure, place)


def defeat_both(table: Table) -> None:
    """Defeat both fighters, Light's first."""
    defeat(table, table.light_fighter)
    defeat(table, table.dark_fighter)
