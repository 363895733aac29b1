"""What symbols are worth to a player: those that open objectives and the end of the Quest will ask for."""

from typing import Final

from bywater.bots.fate.lore import unpacked
from bywater.bots.fate.sight import RING_PRICE, Sight
from bywater.games.fate.board import FRIENDSHIP, NUM_SYMBOLS, RESISTANCE, STEALTH, VALOR
from bywater.games.fate.cards import (
    ANDUIN,
    BALIN,
    BALROG,
    BLESSING,
    CHALLENGE,
    DENETHOR,
    FIRST_EVENT,
    FRECA,
    HOBBITS,
    INFILTRATE,
    MERRY,
    OBJECTIVE_COST,
    OBJECTIVES,
    PITS,
    SHELOB,
    SIX,
    STAFF_BROKEN,
    SUBDUE_UMBAR,
    THEODEN,
    symbol_of,
)

STEALTH_WANTED: Final = 7  # for the way through Mordor
CAPTURES: Final = (STAFF_BROKEN, SUBDUE_UMBAR, FRECA, PITS, ANDUIN, INFILTRATE, BALIN)
MEETINGS: Final = (BLESSING, THEODEN, DENETHOR)  # two characters and symbols at one place
PROMISED: Final = 1.4  # what a symbol is worth to who has nearly enough of them for an objective
EVENT_WORTH: Final = 0.9

Price = tuple[int, ...]


def task_price(sight: Sight, task: int) -> Price:
    """The symbols that an objective asks for."""
    if task == BLESSING and sight.options["blessing_for_valor_or_stealth"]:
        return (0, 3, 0, 0)
    if task in CAPTURES:
        return (0, 3, 0, 0)
    if task == BALROG:
        return (0, 2, 0, 1)
    if task == SHELOB:
        return (1, 2, 0, 0)
    return unpacked(int(OBJECTIVE_COST[task]))


def could_pay(sight: Sight, seat: int, price: Price) -> bool:
    return all(have >= want for have, want in zip(sight.symbols[seat], price, strict=True))


def wanted_by_tasks(sight: Sight) -> list[int]:
    """How many of each symbol some open objective asks for, the Ring apart."""
    wanted = [0] * NUM_SYMBOLS
    for task in sight.open_tasks:
        if OBJECTIVES[task] != "destroy_ring":
            wanted = [max(a, b) for a, b in zip(wanted, task_price(sight, task), strict=True)]
    return wanted


def symbol_worth(sight: Sight, seat: int, symbol: int, have: int) -> float:
    """What the last of so many symbols is worth to a player, in hope."""
    mine = seat == sight.bearer
    wanted = wanted_by_tasks(sight)[symbol]
    if symbol == RESISTANCE:
        if mine:
            return 2.0 if have <= RING_PRICE else 0.5
        return 1.0 if sight.missing_resistance() else 0.5
    if symbol == STEALTH:
        if sight.task_open(SIX):
            return 1.0
        if mine:
            return 1.0 if have <= STEALTH_WANTED else 0.4
        return 0.7 if have <= max(wanted, 3) else 0.45
    if symbol == FRIENDSHIP:
        if have <= wanted:
            return PROMISED if have > 1 or seat == sight.owner[MERRY] else 0.8
        if sight.task_open(HOBBITS):
            return 0.8
        if have <= 2 and sight.task_open(CHALLENGE):
            return 0.7  # armies are to be mustered
        return 0.5 if have <= 3 else 0.35
    assert symbol == VALOR
    if have <= wanted:
        return PROMISED if have > 1 else 0.8
    return 0.3


def card_worth(sight: Sight, seat: int, card: int) -> float:
    """What it is worth to a player to keep a card in the hand."""
    if card >= FIRST_EVENT:
        return EVENT_WORTH
    symbol = int(symbol_of(card))
    return symbol_worth(sight, seat, symbol, sight.symbols[seat][symbol])
