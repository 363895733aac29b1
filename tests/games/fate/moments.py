"""States at any moment, written with the keys of a view: `GAME.position` refuses them, but tests need them.

A position describes a table at which the active player is to act. These helpers also take a `stack` of decisions
(`[kind, seat, a, b, c, d]` each, the top one last) and what is pending: `dice`, `party`, `load`, `due` and so on.
"""

from typing import Any, Final

from bywater import State, load
from bywater.core.frames import read_stack
from bywater.core.options import resolve_options
from bywater.games.fate.knowledge.read import read_pending, read_table
from bywater.games.fate.knowledge.view import whole_table
from bywater.games.fate.model import frames as k
from bywater.games.fate.model.frames import KINDS, MAX_FRAMES
from bywater.games.fate.model.table import Table
from bywater.games.fate.positions.read import new_table
from bywater.games.fate.positions.write import without_zeros
from bywater.games.fate.rules.engine import proceed

GAME: Final = load("fate")
PENDING: Final = (
    *("stack", "ending", "refused_cards", "refused_company", "interrupted", "drawn_skies", "resolving"),
    *("riders", "party", "load", "due", "paying", "paying_tokens"),
    *("dice", "dice_done", "turned", "fallen", "picked"),
)


def state_of(words: dict[str, Any]) -> State:
    """Return the state of a position, or of a view's keys at any moment."""
    if not any(name in words for name in PENDING):
        return GAME.position(words)
    seats = GAME.check_seats(words.get("seats", 0))
    table = new_table(seats, resolve_options(GAME.options, words.get("options", {})))
    read_table(table, words)
    read_pending(table, words)
    active = int(table.active)
    stack = [["turn", active, k.TURN_DRAWS, 0, 0, 0], ["act", active, 0, 0, 0, 0]]
    for packed in read_stack(KINDS, [] if table.over else words.get("stack", stack), seats, MAX_FRAMES):
        table.push(packed)
    proceed(table)
    table.forget_observations()
    return table


def parts(state: State) -> dict[str, Any]:
    """Everything on the table by name, at any moment; counts of zero are left out, as in a position."""
    assert isinstance(state, Table)
    return without_zeros({**whole_table(state)})
