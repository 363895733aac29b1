"""Write a position: the table at the start of a turn as plain data."""

from typing import Final

from bywater.core.bits import unpack
from bywater.core.errors import BadPosition
from bywater.core.state import Position
from bywater.games.quest.knowledge import view
from bywater.games.quest.model.table import TAKEN_BITS, Table
from bywater.games.quest.positions.start import card_used, is_start, last_active

# The parts of a view for pending decisions, which are empty at the start of a turn.
_PENDING: Final = ("stack", "turned_up", "shared", "pledged", "guided", "volunteer", "interrupted")


def write_position(table: Table) -> Position:
    """Return the position at the first decision of a turn or place. Raises BadPosition at other moments."""
    if not is_start(table):
        raise BadPosition("expected the start of a turn or the arrival at a place; use snapshot() at other moments")
    return write_table(table)


def write_table(table: Table) -> Position:
    """Return the table as plain data, without pending decisions."""
    position: Position = {name: value for name, value in view.open_table(table).items() if name not in _PENDING}
    seats = range(table.seats)
    position["hands"] = [view.cards_of(table.held[seat], table.features[seat]) for seat in seats]
    position["foreseen"] = view.top_tiles(table)
    position["shields"] = list(table.shields)
    position["specials"] = view.specials_by_value(table)
    position["last_active"] = last_active(table)
    position["card_used"] = card_used(table) == 1
    if table.rivals:
        position["taken"] = [unpack(table.taken[seat], TAKEN_BITS) for seat in seats]
    if table.secret:
        position["trail"] = view.trail_of(table, 31)
    return position
