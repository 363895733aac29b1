"""What symbols are worth to a player: those that open objectives and the end of the Quest will ask for."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bywater.bots.fate.mind import Mind
from bywater.bots.fate.sight import RING_PRICE
from bywater.core.codes import lowest
from bywater.games.fate.board import FRIENDSHIP, NUM_SYMBOLS, RESISTANCE, STEALTH
from bywater.games.fate.cards import (
    ANDUIN,
    BALIN,
    BALROG,
    BLESSING,
    CHALLENGE,
    DESTROY_RING,
    FIRST_EVENT,
    FRECA,
    HOBBITS,
    INFILTRATE,
    MERRY,
    NUM_OBJECTIVES,
    OBJECTIVE_COST,
    PITS,
    SHELOB,
    SIX,
    STAFF_BROKEN,
    SUBDUE_UMBAR,
    symbol_of,
)
from bywater.games.fate.rules import FateState
from bywater.games.fate.symbols import wanted

EVENT_WORTH: Final = 0.9
_THREE_VALOR: Final = 3 * 8
_CAPTURES: Final = (STAFF_BROKEN, SUBDUE_UMBAR, FRECA, PITS, ANDUIN, INFILTRATE, BALIN)


def _price(task: int) -> int:
    if task in _CAPTURES:
        return _THREE_VALOR
    if task == BALROG:
        return 2 * 8 + 8**3
    if task == SHELOB:
        return 1 + 2 * 8
    return int(OBJECTIVE_COST[task])


_PRICES: Final = vec[i64]([_price(task) for task in range(NUM_OBJECTIVES)])


def task_price(table: FateState, task: i64) -> i64:
    """The symbols that an objective asks for, or that one had better have for it; three bits each."""
    if task == BLESSING and table.settings.blessing_otherwise:
        return _THREE_VALOR
    return _PRICES[task]


def wanted_by_tasks(mind: Mind, table: FateState, symbol: i64) -> i64:
    """How many of a symbol some open objective asks for, the Ring apart."""
    most: i64 = 0
    tasks: i64 = mind.sight.open_tasks
    while tasks:
        task: i64 = lowest(tasks)
        tasks &= tasks - 1
        if task != DESTROY_RING:
            want: i64 = wanted(task_price(table, task), symbol)
            if want > most:
                most = want
    return most


def symbol_worth(mind: Mind, table: FateState, seat: i64, symbol: i64, have: i64) -> float:
    """What the last of so many symbols is worth to a player, in hope."""
    sight = mind.sight
    mine: bool = seat == sight.bearer
    want: i64 = wanted_by_tasks(mind, table, symbol)
    if symbol == RESISTANCE:
        if mine:
            if have <= RING_PRICE:
                return 2.0
            return 0.5
        if sight.missing_resistance:
            return 1.0
        return 0.5
    if symbol == STEALTH:
        if sight.is_open(SIX):
            return 1.0
        if mine:
            if float(have) <= mind.weights.stealth_wanted:
                return 1.0
            return 0.4
        if have <= 3 or have <= want:
            return 0.7
        return 0.45
    if symbol == FRIENDSHIP:
        if have <= want:
            if have > 1 or seat == table.owner_of[MERRY]:
                return mind.weights.promised
            return 0.8
        if sight.is_open(HOBBITS):
            return 0.8
        if have <= 2 and sight.is_open(CHALLENGE):
            return 0.7  # armies are to be mustered
        if have <= 3:
            return 0.5
        return 0.35
    if have <= want:
        if have > 1:
            return mind.weights.promised
        return 0.8
    return 0.3


def card_worth(mind: Mind, table: FateState, seat: i64, card: i64) -> float:
    """What it is worth to a player to keep a card in the hand."""
    if card >= FIRST_EVENT:
        return EVENT_WORTH
    symbol: i64 = symbol_of(card)
    return symbol_worth(mind, table, seat, symbol, mind.sight.have[seat * 4 + symbol])


def can_pay(mind: Mind, seat: i64, price: i64) -> bool:
    symbol: i64
    for symbol in range(NUM_SYMBOLS):
        if mind.sight.have[seat * 4 + symbol] < wanted(price, symbol):
            return False
    return True


def lacking(mind: Mind, seat: i64, price: i64) -> i64:
    """How many symbols a player lacks for a price."""
    total: i64 = 0
    symbol: i64
    for symbol in range(NUM_SYMBOLS):
        short: i64 = wanted(price, symbol) - mind.sight.have[seat * 4 + symbol]
        if short > 0:
            total += short
    return total
