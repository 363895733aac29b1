"""The values of symbols and cards to a player, given the costs of open objectives and of the last search."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bywater.bots.fate.evaluation.context import Context
from bywater.bots.fate.evaluation.features import RING_PRICE
from bywater.core.bits import lowest_bit
from bywater.games.fate.model import board
from bywater.games.fate.model import cards as box
from bywater.games.fate.rules.payment import wanted
from bywater.games.fate.state import FateState

EVENT_WORTH: Final = 0.9
_THREE_VALOR: Final = 3 * 8
_CAPTURES: Final = (box.STAFF_BROKEN, box.SUBDUE_UMBAR, box.FRECA, box.PITS, box.ANDUIN, box.INFILTRATE, box.BALIN)


def _price(task: int) -> int:
    if task in _CAPTURES:
        return _THREE_VALOR
    if task == box.BALROG:
        return 2 * 8 + 8**3
    if task == box.SHELOB:
        return 1 + 2 * 8
    return int(box.OBJECTIVE_COST[task])


_PRICES: Final = vec[i64]([_price(task) for task in range(box.NUM_OBJECTIVES)])


def task_price(table: FateState, task: i64) -> i64:
    """Return the symbols that an objective costs or should be prepared with, three bits each."""
    if task == box.BLESSING and table.settings.blessing_otherwise:
        return _THREE_VALOR
    return _PRICES[task]


def wanted_by_tasks(context: Context, table: FateState, symbol: i64) -> i64:
    """Return the most of a symbol that any open objective costs, destroying the Ring aside."""
    most: i64 = 0
    tasks: i64 = context.features.open_tasks
    while tasks:
        task: i64 = lowest_bit(tasks)
        tasks &= tasks - 1
        if task != box.DESTROY_RING:
            want: i64 = wanted(task_price(table, task), symbol)
            if want > most:
                most = want
    return most


def symbol_worth(context: Context, table: FateState, seat: i64, symbol: i64, have: i64) -> float:
    """Return the value to a player of the last of `have` symbols, in hope."""
    features = context.features
    mine: bool = seat == features.bearer
    want: i64 = wanted_by_tasks(context, table, symbol)
    if symbol == board.RESISTANCE:
        if mine:
            if have <= RING_PRICE:
                return 2.0
            return 0.5
        if features.missing_resistance:
            return 1.0
        return 0.5
    if symbol == board.STEALTH:
        if features.is_open(box.SIX):
            return 1.0
        if mine:
            if float(have) <= context.weights.stealth_wanted:
                return 1.0
            return 0.4
        if have <= 3 or have <= want:
            return 0.7
        return 0.45
    if symbol == board.FRIENDSHIP:
        if have <= want:
            if have > 1 or seat == table.owner_of[box.MERRY]:
                return context.weights.promised
            return 0.8
        if features.is_open(box.HOBBITS):
            return 0.8
        if have <= 2 and features.is_open(box.CHALLENGE):
            return 0.7  # armies are to be mustered
        if have <= 3:
            return 0.5
        return 0.35
    if have <= want:
        if have > 1:
            return context.weights.promised
        return 0.8
    return 0.3


def card_worth(context: Context, table: FateState, seat: i64, card: i64) -> float:
    """Return the value to a player of keeping a card."""
    if card >= box.FIRST_EVENT:
        return EVENT_WORTH
    symbol: i64 = box.symbol_of(card)
    return symbol_worth(context, table, seat, symbol, context.features.have[seat * 4 + symbol])


def can_pay(context: Context, seat: i64, price: i64) -> bool:
    symbol: i64
    for symbol in range(board.NUM_SYMBOLS):
        if context.features.have[seat * 4 + symbol] < wanted(price, symbol):
            return False
    return True


def lacking(context: Context, seat: i64, price: i64) -> i64:
    """Return the number of symbols that a player lacks for a price."""
    total: i64 = 0
    symbol: i64
    for symbol in range(board.NUM_SYMBOLS):
        short: i64 = wanted(price, symbol) - context.features.have[seat * 4 + symbol]
        if short > 0:
            total += short
    return total
