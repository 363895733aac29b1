"""Write a position: the table at the start of a turn."""

from typing import Final, cast

from bywater.core.errors import BadPosition
from bywater.core.frames import kind_of
from bywater.core.state import Position
from bywater.games.towers.knowledge.view import counts, drawn_by, open_table
from bywater.games.towers.model import frames as k
from bywater.games.towers.model.cards import NUM_KINDS
from bywater.games.towers.model.options import RULES
from bywater.games.towers.model.table import Table

# Parts of a view that are derived from other parts or exist only within a turn.
_LEFT_OUT: Final = ("stack", "key", "touched", "symbols", "pile_size", "hand_sizes")


def position_of(table: Table) -> Position:
    """Return the position. Raises BadPosition within the set-up and in the middle of a turn."""  # V4, V10
    kind = kind_of(table.top())
    if kind == k.RING:
        return {"game": "towers", "rules": RULES, "seats": table.seats, "options": table.options, "stage": 0}
    if not table.over and kind != k.GAIN and (kind != k.LAYING or table.touched):
        raise BadPosition(
            f"expected the start of a turn, got the decision {k.KINDS[kind].name!r} in the set-up or in the middle of a"
            " turn: use snapshot(), which works at any moment"
        )
    position = cast(Position, open_table(table, False))
    for name in _LEFT_OUT:
        del position[name]
    position["laying"] = kind == k.LAYING
    position["hands"] = [counts(table.hands, seat * NUM_KINDS, False) for seat in range(table.seats)]
    position["drawn"] = [drawn_by(table, seat, False) for seat in range(table.seats)]
    return position
