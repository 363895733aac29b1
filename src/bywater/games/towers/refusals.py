"""Why not: a reason for every action that a seat can't choose now, from what that seat may know."""

from mypy_extensions import i64

from bywater.core.codes import OVER
from bywater.core.message import Message
from bywater.core.stack import kind_of
from bywater.games.towers.actions import DONE, DRAW, LAYING, NUM_ACTIONS, OFFER, TAKE
from bywater.games.towers.cards import COLOURS, GANDALF, KINDS, NUM_KINDS
from bywater.games.towers.rows import row_quality
from bywater.games.towers.state import GAIN, LAYING_ROWS, TAKING, Table


def why(table: Table, action: int, seat: int) -> Message | None:
    """None if this seat may do that now."""
    if table.actor == OVER:
        return Message("refused-over")
    if not 0 <= action < NUM_ACTIONS:
        return Message("refused-unknown")
    if table.actor != seat:
        return Message("refused-not-asked")
    if table.allows(action):
        return None
    kind: i64 = kind_of(table.top())
    if kind == LAYING_ROWS:
        return _laying(table, action, seat)
    if TAKE <= action < DRAW:
        return Message("refused-not-displayed", {"card": _card(action - TAKE)})
    if action == DRAW:
        return Message("refused-too-few" if kind == TAKING else "refused-no-pile")
    if kind == GAIN and OFFER <= action < LAYING:
        return Message("refused-not-in-hand", {"card": _card(action - OFFER)})
    if kind == TAKING and OFFER <= action < LAYING:
        return Message("refused-offered-already")
    return Message("refused-other-question")


def _card(kind: i64) -> str:
    return f"card-{KINDS[kind]}"


def _laying(table: Table, action: int, seat: int) -> Message:
    if not LAYING <= action < DONE:
        return Message("refused-other-question")
    key: i64 = action - LAYING
    kind: i64 = key >> 1
    colour: i64 = kind >> 2
    params: dict[str, int | str] = {"card": _card(kind), "colour": f"colour-{COLOURS[colour]}"}
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
