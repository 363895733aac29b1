"""Why not."""

from bywater.core.codes import OVER
from bywater.core.message import Message
from bywater.games.fate.actions import NUM_ACTIONS
from bywater.games.fate.state import Table


def why(table: Table, action: int, seat: int) -> Message | None:
    """None if this seat may do that now."""
    if table.actor == OVER:
        return Message("refused-over")
    if not 0 <= action < NUM_ACTIONS:
        return Message("refused-unknown")
    if table.may_press(seat, action):
        return None
    return Message("refused-other-question")
