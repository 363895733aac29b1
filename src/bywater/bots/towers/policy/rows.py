"""Which rows to lay at a place: everything that counts there."""

from mypy_extensions import i64

from bywater.games.towers.model.actions import DONE, lay_code, lead_code
from bywater.games.towers.model.board import STOPS
from bywater.games.towers.model.cards import GANDALF, NUM_KINDS
from bywater.games.towers.model.rows import row_count, row_gandalf, row_quality
from bywater.games.towers.model.table import Table
from bywater.games.towers.rules.scoring import signs_of


def best_quality(table: Table, seat: i64, colour: i64, signs: i64) -> i64:
    """Return the quality to lay in a colour; -1 for none.

    A counted card is worth two cards of the old row that it replaces. At the last place no cards are saved.
    """
    row: i64 = table.rows[seat * 4 + colour]
    first: i64 = seat * NUM_KINDS + colour * 4
    laid: i64 = -1
    best: i64 = -1
    most: i64 = 0
    lost: i64 = 0
    if row:
        laid = row_quality(row)
        length: i64 = row_count(row) + row_gandalf(row)
        if table.stage < STOPS:
            lost = length
        if (signs >> laid) & 1:
            most = 2 * (length + table.hands[first + laid])
            if table.hands[first + laid]:
                best = laid
        if (table.touched >> colour) & 1:
            return best
    gandalf: i64 = 2
    if not table.hands[seat * NUM_KINDS + GANDALF]:
        gandalf = 0
    quality: i64
    for quality in range(4):
        cards: i64 = table.hands[first + quality]
        if cards and quality != laid and (signs >> quality) & 1 and 2 * cards + gandalf - lost > most:
            most = 2 * cards + gandalf - lost
            best = quality
    return best


def next_card(table: Table, seat: i64) -> i64:
    """Return the next code of laying everything that counts; `done` if nothing is left."""
    signs: i64 = signs_of(table, table.stage)
    gandalfs: i64 = table.hands[seat * NUM_KINDS + GANDALF]
    first: i64 = -1  # the card to lay now
    longer: i64 = 0  # the number of later new rows that are longer and get a Gandalf first
    length: i64 = 0
    colour: i64
    for colour in range(table.key >> 3, 4):
        quality: i64 = best_quality(table, seat, colour, signs)
        if quality >= 0 and 2 * (colour * 4 + quality) + 1 >= table.key:
            cards: i64 = table.hands[seat * NUM_KINDS + colour * 4 + quality]
            row: i64 = table.rows[seat * 4 + colour]
            if first < 0:
                first = colour * 4 + quality
                length = cards
                if row and row_quality(row) == quality:
                    return lay_code(first)
            elif not row or row_quality(row) != quality:
                if cards > length:
                    longer += 1
    if first < 0:
        return DONE
    if gandalfs > longer and 2 * first >= table.key:
        return lead_code(first)
    return lay_code(first)
