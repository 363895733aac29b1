"""What a turn of laying wins at a place, as far as the rows that lie tell."""

from mypy_extensions import i64

from bywater.bots.towers.policy.rows import next_card
from bywater.core.bits import BIT
from bywater.games.towers.model.actions import DONE, LAY
from bywater.games.towers.model.board import MAX_SYMBOLS, STOPS
from bywater.games.towers.model.cards import GANDALF, NUM_KINDS
from bywater.games.towers.model.rows import count_cards, pack_row, row_count, row_gandalf, row_quality
from bywater.games.towers.model.table import Table
from bywater.games.towers.rules.scoring import signs_of


def idle(table: Table, seat: i64) -> bool:
    """Whether further cards bring no higher token, and nobody lays after this seat. At the end all are laid."""  # T19
    return table.stage < STOPS and last_to_lay(table) and points_now(table, seat) >= points_after(table, seat)


def last_to_lay(table: Table) -> bool:
    """Whether nobody after the seat in turn can lay anything more at this place."""
    step: i64
    for step in range(table.order + 1, table.seats):
        if table.hand_sizes[(table.ring + step) % table.seats]:
            return False
    return True


def points_now(table: Table, seat: i64) -> i64:
    """The points that a seat would get if the place were scored as the rows lie."""
    if table.seats == 2:
        return _points_by_signs(table, seat)
    signs: i64 = signs_of(table, table.stage)
    mine: i64 = count_cards(table, seat, signs)
    if not mine:
        return 0
    turn: i64 = (seat - table.ring + table.seats) % table.seats
    rank: i64 = 0
    step: i64
    for step in range(table.seats):
        other: i64 = count_cards(table, (table.ring + step) % table.seats, signs)
        if other > mine or (other == mine and step < turn):
            rank += 1
    return token_of_rank(table, rank)


def token_of_rank(table: Table, rank: i64) -> i64:
    """The token at the present place that a rank (from 0) brings; 0 if there is none."""
    first: i64 = (table.stage - 1) * 4
    value: i64
    left: i64 = rank
    slot: i64
    for value in range(5, 1, -1):
        for slot in range(4):
            if table.tokens[first + slot] == value:
                if not left:
                    return value
                left -= 1
    return 0


def _points_by_signs(table: Table, seat: i64) -> i64:
    total: i64 = 0
    slot: i64
    for slot in range(MAX_SYMBOLS):
        sign: i64 = table.symbols[(table.stage - 1) * MAX_SYMBOLS + slot]
        if sign:
            mine: i64 = count_cards(table, seat, BIT[sign - 1])
            theirs: i64 = count_cards(table, 1 - seat, BIT[sign - 1])
            if mine > theirs or (mine and mine == theirs and seat == table.ring):
                total += table.tokens[(table.stage - 1) * 4 + slot]
    return total


def points_after(table: Table, seat: i64) -> i64:
    """The points that a seat would get after laying all that counts."""
    rows = table.rows[:]
    hands = table.hands[:]
    kept_key: i64 = table.key
    kept_touched: i64 = table.touched
    code: i64 = next_card(table, seat)
    while code != DONE:
        put(table, seat, code)
        code = next_card(table, seat)
    points: i64 = points_now(table, seat)
    table.rows = rows
    table.hands = hands
    table.key = kept_key
    table.touched = kept_touched
    return points


def put(table: Table, seat: i64, code: i64) -> None:
    """Lay a card only as far as counting goes."""
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
