"""Chance points: which hidden defender fights."""

from mypy_extensions import i64

from bywater.core.bits import bit_count, nth_bit
from bywater.core.errors import IllegalAction
from bywater.core.frames import kind_of
from bywater.games.confrontation.model import actions
from bywater.games.confrontation.model import frames as k
from bywater.games.confrontation.model.board import has
from bywater.games.confrontation.model.figures import EACH
from bywater.games.confrontation.model.table import Table
from bywater.games.confrontation.rules import battle


def weight(table: Table, action: i64) -> i64:
    """Return 1 if this outcome is possible at the chance point, else 0."""
    if action >= actions.NUM_ACTIONS and has(battle.hidden_defenders(table), action - actions.NUM_ACTIONS):
        return 1
    return 0


def list_chances(table: Table) -> list[tuple[int, float]]:
    """Return the hidden defenders with their probabilities."""
    hidden: i64 = battle.hidden_defenders(table)
    each = 1.0 / float(bit_count(hidden))
    return [(actions.NUM_ACTIONS + figure, each) for figure in range(2 * EACH) if has(hidden, figure)]


def pick(table: Table, u: float) -> i64:
    """Return one of the hidden defenders for a random number in [0, 1)."""
    if kind_of(table.top()) != k.DEFENDER:
        raise IllegalAction("expected a chance point, got a decision of a seat or the end of the game")
    hidden: i64 = battle.hidden_defenders(table)
    return actions.NUM_ACTIONS + nth_bit(hidden, i64(u * float(bit_count(hidden))))
