"""The current decision of a table, with its fields."""

from mypy_extensions import i64

from bywater.core import frames
from bywater.core.decision import Decision
from bywater.core.frames import Fields, a_of, b_of, c_of, kind_of, seat_of
from bywater.games.quest.model import board
from bywater.games.quest.model import frames as k
from bywater.games.quest.model.demands import DEMANDS, SHELOB_UNPAID
from bywater.games.quest.model.table import Table


def decision_at(table: Table) -> Decision:
    """Return the decision on top of the stack. A few kinds have fields from the frame below."""
    packed: i64 = table.top()
    kind: i64 = kind_of(packed)
    decision = frames.decision_of(k.KINDS, packed)
    below: i64 = table.below()
    if kind == k.QUIET or kind == k.RIVALS:
        decision.fields.update(_about_moment(table, below))
    elif kind == k.AFTER_ROLL:
        decision.fields["face"] = board.FACES[b_of(below)]
    elif kind == k.AFTER_MARKER:
        decision.fields["event"] = board.event_name(table.place, table.event)
    elif kind == k.AFTER_TILE:
        decision.fields["tile"] = board.TILES[b_of(below) - 1]
    elif kind == k.DIE:
        decision.fields["hobbit"] = seat_of(below)
    return decision


def _about_moment(table: Table, below: i64) -> Fields:
    """Return the fields of a quiet moment: the last tile or roll, or the next event."""
    kind: i64 = kind_of(below)
    if kind == k.ROLL:
        return {"hobbit": seat_of(below), "face": board.FACES[b_of(below)]}
    if kind == k.TURN and b_of(below) and a_of(below) > k.TILE_TURNED:
        return {"tile": board.TILES[b_of(below) - 1]}
    if kind == k.FORFEIT and c_of(below):
        unpaid: i64 = c_of(below) - 1
        return {"event": "shelob_appears"} if unpaid == SHELOB_UNPAID else {"demand": DEMANDS[unpaid]}
    if kind == k.FORFEIT or kind == k.LACKING:
        return {"hobbit": seat_of(below), "count": a_of(below)}
    if kind == k.EVENT and c_of(below):
        return {"event": board.event_name(table.place, b_of(below))}
    return {}
