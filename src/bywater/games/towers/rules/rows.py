"""Laying rows at a place: card by card in ascending order, closed with `done`."""

from librt.vecs import append, vec
from mypy_extensions import i64

from bywater.core.bits import BIT
from bywater.games.towers.model import actions as act
from bywater.games.towers.model import frames as k
from bywater.games.towers.model import journal, trail
from bywater.games.towers.model.cards import GANDALF, NUM_KINDS
from bywater.games.towers.model.rows import lay_in_row, row_quality
from bywater.games.towers.model.table import Table

# The key of a card to lay is its action without the offset: 2 * kind, and 1 more without Gandalf.


def list_laying(table: Table, seat: i64) -> vec[i64]:
    """List the cards that may be laid now, and done."""
    out = vec[i64](capacity=36)
    key: i64
    for key in range(table.key, 2 * GANDALF):
        if may_lay_key(table, seat, key):
            out = append(out, act.LAY + key)
    return append(out, act.DONE)


def may_lay(table: Table, seat: i64, action: i64) -> bool:
    """Whether `list_laying` contains this action."""
    if action == act.DONE:
        return True
    key: i64 = action - act.LAY
    return table.key <= key < 2 * GANDALF and may_lay_key(table, seat, key)


def may_lay_key(table: Table, seat: i64, key: i64) -> bool:
    """Whether a card may be laid, with Gandalf at the head of a new row if the key is even."""  # T10, T11, T12, T13
    kind: i64 = key >> 1
    if not table.hands[seat * NUM_KINDS + kind]:
        return False
    colour: i64 = kind >> 2
    row: i64 = table.rows[seat * 4 + colour]
    same: bool = row != 0 and row_quality(row) == kind & 3
    touched: bool = (table.touched >> colour) & 1 == 1
    if key & 1:
        return same or not touched
    return table.hands[seat * NUM_KINDS + GANDALF] > 0 and not same and not touched


def begin_laying(table: Table, seat: i64) -> bool:
    """Prompt the seat to lay rows. Returns True if its hand is empty and its turn was skipped automatically."""  # A1
    table.key = 0
    table.touched = 0
    if table.hand_sizes[seat] or not table.automatic:
        table.prompt(k.LAYING, seat, table.stage)
        return False
    table.add_forced(act.DONE)
    return True


def lay(table: Table, seat: i64, action: i64) -> bool:
    """Play an action of `list_laying`. Returns True when the turn is over."""  # T10, A1
    if action != act.DONE:
        lay_card(table, seat, action - act.LAY)
        if table.hand_sizes[seat] or not table.automatic:
            table.prompt(k.LAYING, seat, table.stage)
            return False
        table.add_forced(act.DONE)
    table.emit(journal.FINISHED, seat)
    return True


def lay_card(table: Table, seat: i64, key: i64) -> None:
    """Lay a card in its row, with Gandalf at the head of a new row if the key is even."""  # T10, T11, T12, T13
    kind: i64 = key >> 1
    lead: i64 = 1 - (key & 1)
    if lead:
        table.lose(seat, GANDALF)
        trail.record_shown(table, seat, GANDALF)
    table.lose(seat, kind)
    trail.record_shown(table, seat, kind)
    lay_in_row(table, seat, kind, lead)
    table.emit(journal.LAID, seat, kind, lead)
    table.touched |= BIT[kind >> 2]
    table.key = key
