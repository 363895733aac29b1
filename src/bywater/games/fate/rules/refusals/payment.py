"""Why a card or token can't be used to pay."""

from bywater.core.message import Message
from bywater.games.fate.model.cards import symbol_of
from bywater.games.fate.model.names import message
from bywater.games.fate.model.table import Table
from bywater.games.fate.rules.payment import wanted


def not_paid(table: Table, _number: int, _seat: int) -> Message:  # F13
    return message("refused-not-paid", cost=table.due)


def no_card(table: Table, card: int, seat: int) -> Message:
    if not (table.hands[seat] >> card) & 1:
        return message("refused-not-in-hand", card=card)
    if (table.paying >> card) & 1:
        return message("refused-paid-already", card=card)
    return _not_due(table, symbol_of(card))


def no_token(table: Table, symbol: int, seat: int) -> Message:
    if table.token_count(seat, symbol) <= (table.paying_tokens >> (4 * symbol)) & 15:
        return message("refused-no-token", symbol=symbol)
    return _not_due(table, symbol)


def _not_due(table: Table, symbol: int) -> Message:
    if not wanted(table.due, symbol):
        return message("refused-not-due", symbol=symbol, cost=table.due)
    return Message("refused-order")
