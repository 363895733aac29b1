"""Read a position: a table at which the active player takes actions and nothing else is pending."""

from typing import Any, Final

from bywater.core.frames import frame
from bywater.core.validate import check_keys
from bywater.games.fate.knowledge.read import read_table
from bywater.games.fate.model.frames import ACT, TURN, TURN_DRAWS
from bywater.games.fate.model.options import Settings
from bywater.games.fate.positions.validate import check
from bywater.games.fate.positions.write import PARTS
from bywater.games.fate.rules.engine import proceed
from bywater.games.fate.state import FateState

_KEYS: Final = ("game", "rules", "seats", "options", *PARTS)


def new_table(seats: int, options: dict[str, Any]) -> FateState:
    """Return a table before set-up."""
    table = FateState(seats, Settings(options), None)
    table.automatic = bool(options["automatic"])
    return table


def read_position(position: dict[str, Any]) -> FateState:
    """Return the state of a position. Missing parts have their values at the start of a first turn.

    Cards that the position does not name are unseen in their decks.
    """
    check_keys(position, _KEYS, "position")
    table = new_table(position["seats"], position["options"])
    read_table(table, position)
    check(table)
    table.push(frame(TURN, table.active, TURN_DRAWS))
    table.push(frame(ACT, table.active))
    proceed(table)
    table.forget_observations()
    return table
