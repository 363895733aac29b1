"""Why hope can't be spared against the Balrog and Shelob."""

from bywater.core.frames import a_of
from bywater.core.message import Message
from bywater.games.fate.model import board, dice, names
from bywater.games.fate.model.table import Table
from bywater.games.fate.rules.perils import ignoring_symbol, sparing_symbol


def no_sparing(table: Table, _number: int, _seat: int) -> Message:  # O05, O24
    return names.message("refused-cost", cost=board.ONE_SYMBOL[sparing_symbol(a_of(table.top()))])


def no_disregarding(table: Table, which: int, _seat: int) -> Message:  # O05, O24
    if which == dice.ROUT or not dice.showing(table.dice, which):
        return Message("refused-harmless-die", {"face": names.face(which, True)})
    return names.message("refused-cost", cost=board.ONE_SYMBOL[ignoring_symbol(a_of(table.top()))])
