"""Why a card can't be traded in a Fellowship action."""

from bywater.core.bits import BIT
from bywater.core.frames import a_of, b_of
from bywater.core.message import Message
from bywater.games.fate.model import board, names
from bywater.games.fate.model import cards as box
from bywater.games.fate.model.table import Table
from bywater.games.fate.rules.trade import counsels, tradable


def no_fellowship(give: bool, table: Table, other: int, seat: int, here: int) -> Message:
    """Why no trade is possible: it needs another player here, and a card of the region."""  # F22, F54, K09, X5
    if table.seats == 1:
        return Message("refused-alone")
    if other >= table.seats:
        return names.message("refused-no-such-seat", seat=other)
    if other == seat:
        return Message("refused-yourself")
    if not (table.seats_at(here) >> other) & 1:
        return names.message("refused-nobody-there", seat=other, place=here)
    if tradable(table, table.acting, seat, other, give):
        return names.message("refused-refused-already", seat=other)
    giver = seat if give else other
    of_region = table.hands[giver] & (15 * BIT[4 * board.REGION_OF[here]])
    if of_region or (counsels(table, table.acting, here) and table.hands[giver] & box.WITH_SYMBOL[board.RESISTANCE]):
        return Message("refused-boromir")
    return names.message("refused-no-card-of-region", seat=giver, region=board.REGION_OF[here])


def no_trade(table: Table, card: int, seat: int) -> Message:
    """Why this card can't be traded."""
    other, given = a_of(table.top()), b_of(table.top()) == 1
    giver = seat if given else other
    here = table.where[table.acting]
    if not (table.hands[giver] >> card) & 1:
        return names.message("refused-not-held", seat=giver, card=card)
    if (tradable(table, table.acting, seat, other, given) >> card) & 1:  # N17
        return names.message("refused-card-already", seat=other, card=card)
    of_region = box.region_of(card) == board.REGION_OF[here] or counsels(table, table.acting, here)
    if of_region and (box.WITH_SYMBOL[board.RESISTANCE] >> card) & 1:
        return Message("refused-boromir")
    return names.message("refused-other-region", card=card)
