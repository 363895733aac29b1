"""Why hope can't be spared before the Balrog and Shelob."""

from bywater.core.frames import a_of
from bywater.core.message import Message
from bywater.games.fate.model.board import ONE_SYMBOL
from bywater.games.fate.model.dice import ROUT, showing
from bywater.games.fate.model.names import face, message
from bywater.games.fate.model.table import Table
from bywater.games.fate.rules.perils import ignoring_symbol, sparing_symbol


def no_sparing(table: Table, _number: int, _seat: int) -> Message:  # O05, O24
    return message("refused-cost", cost=ONE_SYMBOL[sparing_symbol(a_of(table.top()))])


def no_disregarding(table: Table, which: int, _seat: int) -> Message:  # O05, O24
    if which == ROUT or not showing(table.dice, which):
        return Message("refused-harmless-die", {"face": face(which, True)})
    return message("refused-cost", cost=ONE_SYMBOL[ignoring_symbol(a_of(table.top()))])
