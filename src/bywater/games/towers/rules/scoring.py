"""Scoring a place: counts, tokens, the ring, and what is discarded afterwards."""

from mypy_extensions import i64

from bywater.core.bits import BIT
from bywater.games.towers.model import journal
from bywater.games.towers.model.board import MAX_SLOTS, MAX_SYMBOLS
from bywater.games.towers.model.cards import NUM_KINDS
from bywater.games.towers.model.rows import count_cards, row_quality, shorten_row
from bywater.games.towers.model.table import Table
from bywater.games.towers.model.trail import clear_trail


def signs_of(table: Table, place: i64) -> i64:
    """Return the qualities that a place asks for, as a mask."""
    mask: i64 = 0
    slot: i64
    for slot in range(MAX_SYMBOLS):
        sign: i64 = table.symbols[(place - 1) * MAX_SYMBOLS + slot]
        if sign:
            mask |= BIT[sign - 1]
    return mask


def score_place(table: Table) -> None:
    """Score a place after all seats have laid: count, award the tokens and the ring, discard."""
    signs: i64 = signs_of(table, table.stage)
    seat: i64
    for seat in range(table.seats):
        table.matched[seat] = count_cards(table, seat, signs)
        table.emit(journal.COUNTED, seat, table.matched[seat])
    table.lead = table.ring
    winners: i64 = score_signs(table) if table.seats == 2 else score_ranks(table)
    step: i64
    for step in range(table.seats):
        seat = (table.lead + step) % table.seats
        if (winners >> seat) & 1:
            shorten_counted_rows(table, seat, signs)


def score_ranks(table: Table) -> i64:
    """Award tokens and the ring by the number of cards; ties go to the seat that laid first."""  # T15, T16, T17
    place: i64 = table.stage
    ranked: i64 = 0
    winners: i64 = 0
    first: i64 = -1
    for _ in range(table.seats - 1):
        seat: i64 = _best(table, ranked)
        value: i64 = _highest(table, place)
        if seat < 0:
            break
        ranked |= BIT[seat]
        if first < 0:
            first = seat
        if value:
            winners |= BIT[seat]
            win(table, seat, value)
    _clear_tokens(table, place)
    if first >= 0:
        give_ring(table, first)
    return winners


def score_signs(table: Table) -> i64:
    """Award tokens sign by sign from the left (two players); the winner of the last sign gets the ring."""  # P2, P3
    place: i64 = table.stage
    winners: i64 = 0
    last: i64 = -1
    slot: i64
    for slot in range(MAX_SYMBOLS):
        sign: i64 = table.symbols[(place - 1) * MAX_SYMBOLS + slot]
        if sign:
            first: i64 = table.lead
            mine: i64 = count_cards(table, first, BIT[sign - 1])
            theirs: i64 = count_cards(table, 1 - first, BIT[sign - 1])
            last = -1
            if mine or theirs:
                last = first if mine >= theirs else 1 - first
                value: i64 = table.tokens[(place - 1) * MAX_SLOTS + slot]
                if value:
                    win(table, last, value)
                    winners |= BIT[last]
    _clear_tokens(table, place)
    if last >= 0:
        give_ring(table, last)
    return winners


def win(table: Table, seat: i64, value: i64) -> None:
    table.points[seat] += value
    table.won[seat * 4 + value - 2] += 1
    table.emit(journal.WON, seat, value)


def give_ring(table: Table, seat: i64) -> None:
    if seat != table.ring:
        table.ring = seat
        table.emit(journal.RING_GIVEN, seat)


def _best(table: Table, taken: i64) -> i64:
    """Return the seat not in the mask that has the most cards; the first to lay if tied; -1 if none has any."""
    best: i64 = -1
    most: i64 = 0
    step: i64
    for step in range(table.seats):
        seat: i64 = (table.lead + step) % table.seats
        if not (taken >> seat) & 1 and table.matched[seat] > most:
            best = seat
            most = table.matched[seat]
    return best


def _highest(table: Table, place: i64) -> i64:
    """Remove the highest token of a place and return its value; 0 if there is none."""
    best: i64 = 0
    slot: i64
    for slot in range(1, MAX_SLOTS):
        if table.tokens[(place - 1) * MAX_SLOTS + slot] > table.tokens[(place - 1) * MAX_SLOTS + best]:
            best = slot
    value: i64 = table.tokens[(place - 1) * MAX_SLOTS + best]
    if value:
        table.tokens[(place - 1) * MAX_SLOTS + best] = 0
    return value


def _clear_tokens(table: Table, place: i64) -> None:
    """Remove the tokens that no seat won."""  # T15
    slot: i64
    for slot in range(MAX_SLOTS):
        table.tokens[(place - 1) * MAX_SLOTS + slot] = 0


def shorten_counted_rows(table: Table, seat: i64, signs: i64) -> None:
    """Remove a card from each counted row of a seat that won a token."""  # T18, P4
    colour: i64
    for colour in range(4):
        row: i64 = table.rows[seat * 4 + colour]
        if row and (signs >> row_quality(row)) & 1:
            shorten_row(table, seat, colour)


def end_game(table: Table) -> None:
    """End the game: reveal all hands and clear the trail."""
    table.over = 1
    table.truncate(0)
    table.reveal(31)
    clear_trail(table)
    table.emit(journal.ENDED)
    place: i64
    for place in range(table.seats * NUM_KINDS):
        if table.hands[place]:
            table.emit(journal.OPENED, place // NUM_KINDS, place % NUM_KINDS, table.hands[place])


def ranking(table: Table) -> list[int]:
    """Return the seats by rank: points, then cards at the last place, then the order of laying there."""  # T19
    laid = {(table.lead + step) % table.seats: step for step in range(table.seats)}
    return sorted(range(table.seats), key=lambda seat: (-table.points[seat], -table.matched[seat], laid[seat]))
