"""The moments that a position can describe: the start of a turn, and the arrival at a new place."""

from bywater.core.frames import b_of, c_of
from bywater.games.quest.model import frames as k
from bywater.games.quest.model.board import FRODO
from bywater.games.quest.model.table import Table
from bywater.games.quest.rules.engine import proceed
from bywater.games.quest.rules.lines import is_in_scenario

_OBSERVED = ("traces", "reveals", "reveals_by_seat")


def start(table: Table, last_active: int, card_used: int) -> None:
    """Begin the active player's turn, or the steps of this place, and proceed to the first decision.

    `last_active` took the last turn on the previous board (-1 if nobody did); `card_used` is 1 if a card had an effect.
    """
    if table.over:
        return
    if is_in_scenario(table):
        table.push_frame(k.JOURNEY, FRODO, k.PLAYING, last_active + 1, card_used)
        table.push_frame(k.TURN, table.active, k.TURN_BEGINS)
    else:
        table.push_frame(k.JOURNEY, FRODO, k.ARRIVED, last_active + 1, card_used)
    proceed(table)


def is_start(table: Table) -> bool:
    """Whether a position can describe this moment: whether `start` leads to the same table and stack."""
    if table.over:
        return True
    if table.pledged or table.turned_up or table.shared:
        return False
    again = table.clone()
    assert isinstance(again, Table)
    again.truncate(0)
    again.interrupted = 0
    start(again, last_active(table), card_used(table))
    return _visible(again) == _visible(table)


def last_active(table: Table) -> int:
    return int(b_of(table.stack[0])) - 1 if table.height else -1


def card_used(table: Table) -> int:
    return int(c_of(table.stack[0])) if table.height else 0


def _visible(table: Table) -> dict[str, object]:
    """Return the table and its stack, without observations."""
    snapshot = table.snapshot()
    fields = {name: value for name, value in snapshot["fields"].items() if name not in _OBSERVED}
    return {**snapshot, "fields": fields}
