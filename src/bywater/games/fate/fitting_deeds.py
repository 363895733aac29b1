"""What all checks of a position's frames ask: what lies under a frame, and whether an action brought it about."""

from mypy_extensions import i64

from bywater.core.stack import kind_of
from bywater.games.fate.board import NOWHERE
from bywater.games.fate.state import ACT, AFTERWARDS, Table
from bywater.games.fate.turn import actions_left


def under_of(table: Table, level: int) -> i64:
    """The frame that this one lies on; 0 if there is none."""
    return table.stack[level - 1] if level > 0 else 0


def is_deed(table: Table, level: int) -> bool:
    """Whether the frame at this level comes from an action of the character who acts and is on the board."""
    if level < 2 or kind_of(table.stack[level - 1]) != AFTERWARDS or kind_of(table.stack[level - 2]) != ACT:
        return False
    return table.acting >= 0 and table.where[table.acting] < NOWHERE


def is_action(table: Table, level: int) -> bool:
    """Whether it does, and an action is left for it."""
    return is_deed(table, level) and actions_left(table, table.acting) > 0
