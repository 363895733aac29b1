"""Why a player can't be chosen to lose two things to a special shadow card."""

from bywater.core.message import Message
from bywater.games.fate.model.names import message
from bywater.games.fate.model.table import Table


def no_wheels(table: Table, other: int, _seat: int) -> Message:  # S2, X14
    if other >= table.seats:
        return message("refused-no-such-seat", seat=other)
    if table.settings.wheels_current and other != table.active:
        return Message("refused-wheels-current")
    return message("refused-two-things", seat=other)
