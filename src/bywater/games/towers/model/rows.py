"""Rows: cards of one colour and one quality in front of a player; Gandalf may lead a row."""

from mypy_extensions import i64

from bywater.games.towers.model import journal
from bywater.games.towers.model.cards import GANDALF
from bywater.games.towers.model.table import Table


def pack_row(quality: i64, count: i64, gandalf: i64) -> i64:
    """Pack a row into an integer; 0 means no row. `count` is the number of quality cards."""
    return (quality + 1) | (count << 3) | (gandalf << 8)


def row_quality(row: i64) -> i64:
    return (row & 7) - 1


def row_count(row: i64) -> i64:
    return (row >> 3) & 31


def row_gandalf(row: i64) -> i64:
    return (row >> 8) & 1


def lay_in_row(table: Table, seat: i64, kind: i64, lead: i64) -> None:
    """Extend a row or begin one. A row of another quality is first discarded as a whole."""  # T10, T11, T12, T13
    colour: i64 = kind >> 2
    quality: i64 = kind & 3
    row: i64 = table.rows[seat * 4 + colour]
    if row and row_quality(row) != quality:
        clear_row(table, seat, colour)
        row = 0
    if row:
        table.rows[seat * 4 + colour] = pack_row(quality, row_count(row) + 1, row_gandalf(row))
    else:
        table.rows[seat * 4 + colour] = pack_row(quality, 1, lead)


def clear_row(table: Table, seat: i64, colour: i64) -> None:
    """Discard a row, with Gandalf if he leads it."""  # T13
    row: i64 = table.rows[seat * 4 + colour]
    table.emit(journal.CLEARED, seat, colour)
    table.discard(colour * 4 + row_quality(row), row_count(row))
    if row_gandalf(row):
        table.discard(GANDALF, 1)
    table.rows[seat * 4 + colour] = 0


def shorten_row(table: Table, seat: i64, colour: i64) -> None:
    """Discard one quality card of a counted row, and Gandalf if he is left alone."""  # T18
    row: i64 = table.rows[seat * 4 + colour]
    kind: i64 = colour * 4 + row_quality(row)
    table.discard(kind, 1)
    table.emit(journal.LOST, seat, kind)
    if row_count(row) > 1:
        table.rows[seat * 4 + colour] = pack_row(row_quality(row), row_count(row) - 1, row_gandalf(row))
        return
    if row_gandalf(row):
        table.discard(GANDALF, 1)
        table.emit(journal.LOST, seat, GANDALF)
    table.rows[seat * 4 + colour] = 0


def count_cards(table: Table, seat: i64, signs: i64) -> i64:
    """Return the number of cards of a seat in rows whose quality is in the mask, including Gandalf."""  # T14
    total: i64 = 0
    colour: i64
    for colour in range(4):
        row: i64 = table.rows[seat * 4 + colour]
        if row and (signs >> row_quality(row)) & 1:
            total += row_count(row) + row_gandalf(row)
    return total


def count_in_rows(table: Table, kind: i64) -> i64:
    """Return the number of cards of a kind in the rows of all seats."""
    total: i64 = 0
    place: i64
    for place in range(4 * table.seats):
        row: i64 = table.rows[place]
        if row and kind == GANDALF:
            total += row_gandalf(row)
        elif row and kind == place % 4 * 4 + row_quality(row):
            total += row_count(row)
    return total
