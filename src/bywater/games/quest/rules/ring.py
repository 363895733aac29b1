"""The Ring: when it may be put on, and its effect."""

from mypy_extensions import i64

from bywater.core.frames import a_of, c_of, kind_of
from bywater.games.quest.model import board, journal
from bywater.games.quest.model import demands as ask
from bywater.games.quest.model import frames as k
from bywater.games.quest.model.table import Table, tiles_left
from bywater.games.quest.rules.lines import is_scenario_open


def moment_of(packed: i64) -> i64:
    """Return the quiet moment of a frame; -1 for other kinds of frames."""
    if kind_of(packed) == k.QUIET:
        return a_of(packed)
    if kind_of(packed) == k.RIVALS:
        return c_of(packed)
    return -1


def is_ring_open(table: Table, base: i64) -> bool:
    """Whether the Ring may be put on: once per scenario, after the first tile or card."""  # Q18, R05, R07, N5
    if table.ring_used or not is_scenario_open(table):
        return False
    kind: i64 = kind_of(base)
    if kind == k.CARDS and a_of(base):
        return True
    if not has_begun(table):
        return False
    if kind == k.CARDS:
        return True
    if kind == k.DEMAND:
        return is_of_tile(a_of(base))
    moment: i64 = moment_of(base)
    if moment == k.NOT_PAID:  # N10
        return is_of_tile(unpaid_demand(table))
    return moment == k.BEFORE_A_TILE or moment == k.AFTER_A_TILE or moment == k.LAST_EVENT or moment == k.BEFORE_CARDS


def is_of_tile(demand: i64) -> bool:
    """Whether a tile makes this demand, so that the event marker has not moved for it."""
    return demand == ask.TILE_CARDS or demand == ask.TILE_ITEMS or demand == ask.TILE_EYE


def is_own(demand: i64) -> bool:
    """Whether one player alone answers this demand, and can interrupt it."""
    return demand == ask.SHELOB_UNPAID or ask.FROM[demand] == ask.SELF


def unpaid_demand(table: Table) -> i64:
    """Return the unpaid demand whose penalty is still pending; -1 if there is none."""
    level: i64 = table.height - 1
    while level >= 0:
        packed: i64 = table.stack[level]
        if kind_of(packed) == k.FORFEIT:
            return c_of(packed) - 1
        level -= 1
    return -1


def has_begun(table: Table) -> bool:
    """Whether a tile was turned or a card had an effect on this board."""  # Q18
    return c_of(table.stack[0]) > 0 or tiles_left(table) < board.TILES_IN_ALL


def put_on_ring(table: Table, seat: i64) -> None:
    """Put on the Ring: the Ring-bearer rolls, takes the effect, and then moves a line."""  # R20, R31
    table.ring_used = 1
    table.emit(journal.PUT_ON_RING, seat)
    table.table_changed()
    table.push_frame(k.ROLL, seat, k.PROMPT_BELT, 0, k.THE_RINGS)
