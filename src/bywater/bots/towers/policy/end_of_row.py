"""When to stop laying: further cards bring no higher token."""

from mypy_extensions import i64

from bywater.bots.towers.evaluation.points import points_now
from bywater.bots.towers.policy.rows import next_card
from bywater.core.bits import BIT
from bywater.games.towers.model.actions import DONE, LAY
from bywater.games.towers.model.board import STOPS
from bywater.games.towers.model.cards import GANDALF, NUM_KINDS
from bywater.games.towers.model.rows import pack_row, row_count, row_gandalf, row_quality
from bywater.games.towers.model.table import Table


def may_stop(table: Table, seat: i64) -> bool:
    """Whether more cards bring no higher token and no seat lays after this one; never at the last place (T19)."""
    return table.stage < STOPS and last_to_lay(table) and points_now(table, seat) >= points_after(table, seat)


def last_to_lay(table: Table) -> bool:
    """Whether no seat after the current one can lay anything at this place."""
    step: i64
    for step in range(table.order + 1, table.seats):
        if table.hand_sizes[(table.ring + step) % table.seats]:
            return False
    return True


def points_after(table: Table, seat: i64) -> i64:
    """Return the points of a seat after laying everything that counts."""
    rows = table.rows[:]
    hands = table.hands[:]
    key: i64 = table.key
    touched: i64 = table.touched
    code: i64 = next_card(table, seat)
    while code != DONE:
        lay_on_trial(table, seat, code)
        code = next_card(table, seat)
    points: i64 = points_now(table, seat)
    table.rows = rows
    table.hands = hands
    table.key = key
    table.touched = touched
    return points


def lay_on_trial(table: Table, seat: i64, code: i64) -> None:
    """Lay a card on trial: only hands, rows and the order of laying change."""
    key: i64 = code - LAY
    kind: i64 = key >> 1
    colour: i64 = kind >> 2
    lead: i64 = 1 - (key & 1)
    row: i64 = table.rows[seat * 4 + colour]
    table.hands[seat * NUM_KINDS + kind] -= 1
    if lead:
        table.hands[seat * NUM_KINDS + GANDALF] -= 1
    if row and row_quality(row) == kind & 3:
        table.rows[seat * 4 + colour] = pack_row(kind & 3, row_count(row) + 1, row_gandalf(row))
    else:
        table.rows[seat * 4 + colour] = pack_row(kind & 3, 1, lead)
    table.touched |= BIT[colour]
    table.key = key | lead
