"""The points of a seat if the current place were scored now."""

from mypy_extensions import i64

from bywater.core.bits import BIT
from bywater.games.towers.model.board import MAX_SYMBOLS
from bywater.games.towers.model.rows import count_cards
from bywater.games.towers.model.table import Table
from bywater.games.towers.rules.scoring import signs_of


def points_now(table: Table, seat: i64) -> i64:
    """Return the points of a seat if the place were scored now."""
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
    """Return the token that a rank (from 0) gets at the current place; 0 if there is none."""
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
