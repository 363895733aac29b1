"""Why an event can't be played."""

from bywater.core.frames import kind_of
from bywater.core.message import Message
from bywater.games.fate.model import board, names
from bywater.games.fate.model import frames as k
from bywater.games.fate.model.cards import FIRST_EVENT, LEMBAS, TOM_BOMBADIL
from bywater.games.fate.model.table import Table
from bywater.games.fate.rules.events import is_in_action_step


def no_event(table: Table, event: int, seat: int) -> Message:  # F36, N4
    if not (table.hands[seat] >> (FIRST_EVENT + event)) & 1:
        return names.message("refused-not-in-hand", card=FIRST_EVENT + event)
    if kind_of(table.top()) not in (k.ACT, k.QUIET, k.INTERRUPT, k.HAND_FULL):
        return Message("refused-not-quiet")
    if event == TOM_BOMBADIL:
        return names.message("refused-hope-full", count=board.MAX_HOPE)
    if event == LEMBAS and not is_in_action_step(table):  # E07
        return Message("refused-no-action-step")
    return names.message("refused-event-idle", event=event)
