"""Spending symbols: a cost is paid with cards and tokens, chosen in ascending order, and nothing is spent before all
of it is chosen."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bywater.core.codes import BIT, lowest, size
from bywater.core.stack import b_of, seat_of, with_b
from bywater.games.fate.actions import DONE, SPEND, SPEND_TOKEN
from bywater.games.fate.board import NUM_SYMBOLS
from bywater.games.fate.cards import NUM_REGION_CARDS, WITH_SYMBOL, symbol_of
from bywater.games.fate.effects import drop_token
from bywater.games.fate.entries import (
    SPENT,
    SPENT_TOKEN,
)
from bywater.games.fate.state import (
    PAYING,
    Table,
)

# Costs are three bits a symbol; tokens, like armies, four.
ONE_SYMBOL: Final = vec[i64]([8**symbol for symbol in range(NUM_SYMBOLS)])
ONE_TOKEN: Final = vec[i64]([16**symbol for symbol in range(NUM_SYMBOLS)])


def wanted(cost: i64, symbol: i64) -> i64:
    """How many of a symbol a cost asks for."""
    return (cost >> (3 * symbol)) & 7


def could_pay(table: Table, seat: i64, cost: i64) -> bool:
    """Whether a player has these symbols, on cards or tokens."""  # F13
    symbol: i64 = 0
    while cost:
        need: i64 = cost & 7
        if need:
            need -= table.token_count(seat, symbol)
            if need > 0 and size(table.hands[seat] & WITH_SYMBOL[symbol]) < need:
                return False
        cost >>= 3
        symbol += 1
    return True


def begin_paying(table: Table, seat: i64, what_for: i64, cost: i64, c: i64 = 0, d: i64 = 0) -> None:
    """Ask a player to pay; what is bought follows when all is chosen."""
    table.due = cost
    table.paying = 0
    table.paying_tokens = 0
    table.ask(PAYING, seat, what_for, 0, c, d)


def _stays_payable(table: Table, seat: i64, item: i64) -> bool:
    """Whether the rest can be paid with what comes after this thing in the order."""
    due: i64 = table.due
    if item < NUM_REGION_CARDS:
        due -= ONE_SYMBOL[symbol_of(item)]
        symbol: i64 = 0
        higher: i64 = table.hands[seat] & ~(BIT[item + 1] - 1)
        while due:
            need: i64 = (due & 7) - table.token_count(seat, symbol)
            if due & 7 and need > 0 and size(higher & WITH_SYMBOL[symbol]) < need:
                return False
            due >>= 3
            symbol += 1
        return True
    due -= ONE_SYMBOL[item - NUM_REGION_CARDS]
    if due & (BIT[3 * (item - NUM_REGION_CARDS)] - 1):
        return False
    symbol = item - NUM_REGION_CARDS
    for symbol in range(item - NUM_REGION_CARDS, NUM_SYMBOLS):
        left: i64 = table.token_count(seat, symbol) - ((table.paying_tokens >> (4 * symbol)) & 15)
        if symbol == item - NUM_REGION_CARDS:
            left -= 1
        if wanted(due, symbol) > left:
            return False
    return True


def list_payments(table: Table, out: vec[i64], packed: i64) -> vec[i64]:
    seat: i64 = seat_of(packed)
    least: i64 = b_of(packed)
    if not table.due:
        return append(out, DONE)
    symbol: i64
    if least < NUM_REGION_CARDS:
        cards: i64 = 0
        for symbol in range(NUM_SYMBOLS):
            if wanted(table.due, symbol):
                cards |= table.hands[seat] & WITH_SYMBOL[symbol]
        cards &= ~(BIT[least] - 1)
        while cards:
            card: i64 = lowest(cards)
            cards &= cards - 1
            if _stays_payable(table, seat, card):
                out = append(out, SPEND + card)
    for symbol in range(NUM_SYMBOLS):
        if wanted(table.due, symbol) and NUM_REGION_CARDS + symbol >= least:
            free: i64 = table.token_count(seat, symbol) - ((table.paying_tokens >> (4 * symbol)) & 15)
            if free > 0 and _stays_payable(table, seat, NUM_REGION_CARDS + symbol):
                out = append(out, SPEND_TOKEN + symbol)
    return out


def pay_with(table: Table, packed: i64, action: i64) -> bool:
    """One more card or token is chosen. True when the whole cost is: it is then spent, and the question is over."""
    seat: i64 = seat_of(packed)
    if action != DONE:
        if action < SPEND_TOKEN:
            card: i64 = action - SPEND
            table.paying |= BIT[card]
            table.due -= ONE_SYMBOL[symbol_of(card)]
            table.swap(with_b(packed, card + 1))
        else:
            symbol: i64 = action - SPEND_TOKEN
            table.paying_tokens += ONE_TOKEN[symbol]
            table.due -= ONE_SYMBOL[symbol]
            table.swap(with_b(packed, NUM_REGION_CARDS + symbol))
        if table.due:
            return False
    table.pop()
    _spend(table, seat)
    return True


def _spend(table: Table, seat: i64) -> None:
    cards: i64 = table.paying
    table.hands[seat] &= ~cards
    table.discard |= cards
    while cards:
        table.note(SPENT, seat, lowest(cards))
        cards &= cards - 1
    symbol: i64
    for symbol in range(NUM_SYMBOLS):
        count: i64 = (table.paying_tokens >> (4 * symbol)) & 15
        if count:
            drop_token(table, seat, symbol, count)
            table.note(SPENT_TOKEN, seat, symbol, count)
    table.paying = 0
    table.paying_tokens = 0
