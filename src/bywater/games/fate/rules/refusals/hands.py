"""Why cards and tokens can't be prepared, given or discarded."""

from bywater.core.bits import bit_count
from bywater.core.frames import a_of
from bywater.core.message import Message
from bywater.games.fate.model import board, names
from bywater.games.fate.model import cards as box
from bywater.games.fate.model import frames as k
from bywater.games.fate.model.table import Table


def no_preparing(table: Table, card: int, seat: int) -> Message:  # F23
    if not (table.hands[seat] >> card) & 1:
        return names.message("refused-not-in-hand", card=card)
    return names.message("refused-no-tokens-left", symbol=box.symbol_of(card))


def no_preparing_here(table: Table, card: int, seat: int, here: int) -> Message:  # F23, F53, K06, K32
    if not (table.havens >> here) & 1 and table.acting != box.GOLLUM:
        return names.message("refused-not-haven", place=here)
    foreign = (table.hands[seat] >> card) & 1 and table.seats == 1 and box.region_of(card) != board.REGION_OF[here]
    if foreign and (table.acting != box.ARWEN or table.used & k.USED_COUNSEL):
        return names.message("refused-other-region", card=card)
    return no_preparing(table, card, seat)


def full(table: Table, _number: int, seat: int) -> Message:  # F35
    return names.message("refused-hand-full", count=bit_count(table.hands[seat]) - board.HAND_LIMIT)


def discard_first(table: Table, _number: int, _seat: int) -> Message:
    return names.message("refused-discard-first", count=a_of(table.top()))


def no_discard(table: Table, card: int, seat: int) -> Message:
    if not (table.hands[seat] >> card) & 1:
        return names.message("refused-not-in-hand", card=card)
    return Message("refused-order")


def no_token_discard(table: Table, symbol: int, seat: int) -> Message:
    if not table.token_count(seat, symbol):
        return names.message("refused-no-token", symbol=symbol)
    return Message("refused-order")


def no_gift(table: Table, number: int, _seat: int) -> Message:
    """Why a player can't get this token from the supply."""  # E14
    to, symbol = divmod(number, board.NUM_SYMBOLS)
    if to >= table.seats:
        return names.message("refused-no-such-seat", seat=to)
    return names.message("refused-no-tokens-left", symbol=symbol)


def no_token(table: Table, number: int, seat: int) -> Message:
    """Why a token can't be given to a player."""  # E03
    to, symbol = divmod(number, board.NUM_SYMBOLS)
    if to >= table.seats:
        return names.message("refused-no-such-seat", seat=to)
    if to == seat:
        return Message("refused-yourself")
    return names.message("refused-no-token", symbol=symbol)


def not_foreseen(_table: Table, card: int, _seat: int) -> Message:
    return names.message("refused-not-foreseen", card=card)
