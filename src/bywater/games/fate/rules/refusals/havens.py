"""Why a stronghold can't be captured."""

from bywater.core.message import Message
from bywater.games.fate.model import board, names
from bywater.games.fate.model.cards import GOLLUM
from bywater.games.fate.model.table import Table
from bywater.games.fate.rules.havens import capture_cost, other_capture_cost


def no_capture(table: Table, _number: int, _seat: int, here: int) -> Message:
    return _no_stronghold(table, here) or names.message("refused-cost", cost=capture_cost(table.acting))


def no_other_capture(table: Table, _number: int, _seat: int, here: int) -> Message:
    reason = _no_stronghold(table, here)
    if reason is not None:
        return reason
    price = other_capture_cost(table, table.acting, here)
    return names.message("refused-cost", cost=price) if price else names.message("refused-no-other-price", place=here)


def _no_stronghold(table: Table, here: int) -> Message | None:
    """Why nothing can be captured here at any price; None if only the cost is the problem."""  # F30, K29
    if table.acting == GOLLUM:
        return Message("refused-gollum")
    if (table.havens >> here) & 1:
        return names.message("refused-haven-already", place=here)
    other_price = other_capture_cost(table, table.acting, here)
    if not (table.strongholds >> here) & 1 and not (other_price and here in (board.DUNLAND, board.OSGILIATH)):
        return names.message("refused-no-stronghold", place=here)
    if table.shadow[here]:
        return names.message("refused-shadow-there", place=here, count=table.shadow[here])
    return None if table.friends[here] else names.message("refused-no-friends", place=here)
