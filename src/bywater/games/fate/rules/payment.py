"""Payment of costs: cards and tokens are chosen in ascending order, and spent once the whole cost is covered."""

from librt.vecs import append, vec
from mypy_extensions import i64

from bywater.core.bits import BIT, bit_count, lowest_bit
from bywater.core.frames import b_of, seat_of, with_b
from bywater.games.fate.model import actions, board, journal
from bywater.games.fate.model import frames as k
from bywater.games.fate.model.cards import NUM_REGION_CARDS, WITH_SYMBOL, symbol_of
from bywater.games.fate.model.table import Table


def wanted(cost: i64, symbol: i64) -> i64:
    """Return the number of this symbol in a cost."""
    return (cost >> (3 * symbol)) & 7


def could_pay(table: Table, seat: i64, cost: i64) -> bool:
    """Whether a player has these symbols, on cards or tokens."""  # F13
    symbol: i64 = 0
    while cost:
        need: i64 = cost & 7
        if need:
            need -= table.token_count(seat, symbol)
            if need > 0 and bit_count(table.hands[seat] & WITH_SYMBOL[symbol]) < need:
                return False
        cost >>= 3
        symbol += 1
    return True


def begin_paying(table: Table, seat: i64, what_for: i64, cost: i64, c: i64 = 0, d: i64 = 0) -> None:
    """Push the payment of a cost; `engine.paid` runs when it is complete."""
    table.due = cost
    table.paying = 0
    table.paying_tokens = 0
    table.prompt(k.PAYING, seat, what_for, 0, c, d)


def _stays_payable(table: Table, seat: i64, item: i64) -> bool:
    """Whether, after this item, the rest of the cost can be paid with later cards and tokens."""
    due: i64 = table.due
    if item < NUM_REGION_CARDS:
        due -= board.ONE_SYMBOL[symbol_of(item)]
        symbol: i64 = 0
        higher: i64 = table.hands[seat] & ~(BIT[item + 1] - 1)
        while due:
            need: i64 = (due & 7) - table.token_count(seat, symbol)
            if due & 7 and need > 0 and bit_count(higher & WITH_SYMBOL[symbol]) < need:
                return False
            due >>= 3
            symbol += 1
        return True
    due -= board.ONE_SYMBOL[item - NUM_REGION_CARDS]
    if due & (BIT[3 * (item - NUM_REGION_CARDS)] - 1):
        return False
    symbol = item - NUM_REGION_CARDS
    for symbol in range(item - NUM_REGION_CARDS, board.NUM_SYMBOLS):
        left: i64 = table.token_count(seat, symbol) - ((table.paying_tokens >> (4 * symbol)) & 15)
        if symbol == item - NUM_REGION_CARDS:
            left -= 1
        if wanted(due, symbol) > left:
            return False
    return True


def list_choices(table: Table, out: vec[i64], packed: i64, _kind: i64) -> vec[i64]:
    """List the cards and tokens that may be chosen next."""
    seat: i64 = seat_of(packed)
    least: i64 = b_of(packed)
    if not table.due:
        return append(out, actions.DONE)
    symbol: i64
    if least < NUM_REGION_CARDS:
        cards: i64 = 0
        for symbol in range(board.NUM_SYMBOLS):
            if wanted(table.due, symbol):
                cards |= table.hands[seat] & WITH_SYMBOL[symbol]
        cards &= ~(BIT[least] - 1)
        while cards:
            card: i64 = lowest_bit(cards)
            cards &= cards - 1
            if _stays_payable(table, seat, card):
                out = append(out, actions.SPEND + card)
    for symbol in range(board.NUM_SYMBOLS):
        if wanted(table.due, symbol) and NUM_REGION_CARDS + symbol >= least:
            free: i64 = table.token_count(seat, symbol) - ((table.paying_tokens >> (4 * symbol)) & 15)
            if free > 0 and _stays_payable(table, seat, NUM_REGION_CARDS + symbol):
                out = append(out, actions.SPEND_TOKEN + symbol)
    return out


def answer(table: Table, packed: i64, _kind: i64, seat: i64, action: i64) -> None:
    """Choose one more card or token. Spend all of them once the whole cost is covered."""
    if action != actions.DONE:
        if action < actions.SPEND_TOKEN:
            card: i64 = action - actions.SPEND
            table.paying |= BIT[card]
            table.due -= board.ONE_SYMBOL[symbol_of(card)]
            table.replace_top(with_b(packed, card + 1))
        else:
            symbol: i64 = action - actions.SPEND_TOKEN
            table.paying_tokens += board.ONE_TOKEN[symbol]
            table.due -= board.ONE_SYMBOL[symbol]
            table.replace_top(with_b(packed, NUM_REGION_CARDS + symbol))
        if table.due:
            return
    table.pop()
    _spend(table, seat)


def _spend(table: Table, seat: i64) -> None:
    cards: i64 = table.paying
    table.hands[seat] &= ~cards
    table.discard |= cards
    while cards:
        table.note(journal.SPENT, seat, lowest_bit(cards))
        cards &= cards - 1
    symbol: i64
    for symbol in range(board.NUM_SYMBOLS):
        count: i64 = (table.paying_tokens >> (4 * symbol)) & 15
        if count:
            drop_token(table, seat, symbol, count)
            table.note(journal.SPENT_TOKEN, seat, symbol, count)
    table.paying = 0
    table.paying_tokens = 0


def drop_token(table: Table, seat: i64, symbol: i64, count: i64) -> None:
    table.tokens[seat] -= count * board.ONE_ARMY[symbol]
    table.token_supply += count * board.ONE_ARMY[symbol]
