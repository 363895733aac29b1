"""Why armies can't be mustered."""

from bywater.core.message import Message
from bywater.games.fate.model import board, names
from bywater.games.fate.model.cards import GANDALF, GOLLUM
from bywater.games.fate.model.table import Table
from bywater.games.fate.rules.armies import musters_freely


def no_muster(table: Table, _number: int, seat: int, here: int) -> Message:  # F24, K24, K29
    if table.acting == GOLLUM:
        return Message("refused-gollum")
    people = board.MUSTERS[here]
    if people < 0:
        return names.message("refused-no-muster", place=here)
    if not board.army_count(table.supply, people):
        return names.message("refused-no-armies-left", people=people)
    if not musters_freely(table.acting, people) and not table.has_symbol(seat, board.FRIENDSHIP):
        return names.message("refused-cost", cost=board.ONE_SYMBOL[board.FRIENDSHIP])
    if table.acting != GANDALF:
        return Message("refused-muster-one")
    return names.message("refused-last-army", people=people)
