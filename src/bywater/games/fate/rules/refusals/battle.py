"""Why a battle can't begin, and why an army can't be lost in it."""

from bywater.core.frames import a_of, b_of
from bywater.core.message import Message
from bywater.games.fate.model import board, names
from bywater.games.fate.model.cards import GOLLUM
from bywater.games.fate.model.table import Table
from bywater.games.fate.rules.battle import max_dice


def no_attack(table: Table, _number: int, _seat: int, here: int) -> Message:  # F25, K29
    if table.acting == GOLLUM:
        return Message("refused-gollum")
    if not table.shadow[here]:
        return names.message("refused-no-enemy", place=here)
    if not table.friends[here]:
        return names.message("refused-no-friends", place=here)
    return names.message("refused-too-many-dice", count=max_dice(table, here))


def no_ambush(table: Table, _number: int, _seat: int) -> Message:  # K14
    return names.message("refused-too-many-dice", count=max_dice(table, a_of(table.top())))


def no_loss(table: Table, people: int, _seat: int) -> Message:  # F28
    return names.message("refused-too-few-armies", people=people, place=b_of(table.top()))


def no_valor(_table: Table, _number: int, _seat: int) -> Message:
    return names.message("refused-cost", cost=board.ONE_SYMBOL[board.VALOR])
