"""Reasons why a seat can't play an action now, as messages based on what the seat may know."""

from mypy_extensions import i64

from bywater.core.frames import kind_of
from bywater.core.message import Message
from bywater.core.seats import OVER
from bywater.games.towers.model import actions as act
from bywater.games.towers.model import frames as k
from bywater.games.towers.model.cards import COLOURS, GANDALF, NUM_KINDS, card_key
from bywater.games.towers.model.rows import row_quality
from bywater.games.towers.model.table import Table
from bywater.games.towers.rules import engine


def why(table: Table, action: int, seat: int) -> Message | None:
    """Return the reason why this seat can't play this action; None if it can."""
    if table.actor == OVER:
        return Message("refused-over")
    if not 0 <= action < act.NUM_ACTIONS:
        return Message("refused-unknown")
    if table.actor != seat:
        return Message("refused-not-asked")
    if engine.allows(table, action):
        return None
    kind: i64 = kind_of(table.top())
    if kind == k.LAYING:
        return _laying(table, action, seat)
    if act.TAKE <= action < act.DRAW:
        return Message("refused-not-displayed", {"card": card_key(action - act.TAKE)})
    if action == act.DRAW:
        return Message("refused-too-few" if kind == k.TAKING else "refused-no-pile")
    if kind == k.GAIN and act.OFFER <= action < act.LAY:
        return Message("refused-not-in-hand", {"card": card_key(action - act.OFFER)})
    if kind == k.TAKING and act.OFFER <= action < act.LAY:
        return Message("refused-offered-already")
    return Message("refused-other-question")


def _laying(table: Table, action: int, seat: int) -> Message:
    if not act.LAY <= action < act.DONE:
        return Message("refused-other-question")
    key: i64 = action - act.LAY
    kind: i64 = key >> 1
    colour: i64 = kind >> 2
    params: dict[str, int | str] = {"card": card_key(kind), "colour": f"colour-{COLOURS[colour]}"}
    if not table.hands[seat * NUM_KINDS + kind]:
        return Message("refused-not-in-hand", params)
    row: i64 = table.rows[seat * 4 + colour]
    same: bool = row != 0 and row_quality(row) == kind & 3
    if not key & 1:
        if not table.hands[seat * NUM_KINDS + GANDALF]:
            return Message("refused-no-gandalf")
        if same:
            return Message("refused-gandalf-late", params)
    if not same and (table.touched >> colour) & 1:
        return Message("refused-row-touched", params)
    return Message("refused-order", params)
