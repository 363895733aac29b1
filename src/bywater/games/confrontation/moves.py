"""Where a figure may go: forward, by its own power, by river and tunnel, and back out of a battle."""

from mypy_extensions import i64

from bywater.core.codes import BIT, lowest
from bywater.games.confrontation.board import (
    AROUND,
    BACKWARD,
    DARK,
    DOWNSTREAM,
    FORWARD,
    LIGHT,
    MORDOR,
    MOUNTAIN,
    MOUNTAINS,
    ROAD,
    SIDEWAYS,
)
from bywater.games.confrontation.figures import ARAGORN, BLACK_RIDER, EACH, FRODO, NAZGUL, PIPPIN, WITCH_KING
from bywater.games.confrontation.state import FULL_MORDOR, NO_MOUNTAIN_FLIGHT, NO_RIVER_RETREAT, NO_RIVER_STEP, Table


def goals(table: Table, figure: i64, start: i64) -> i64:
    """The regions this figure may move to from there, as a mask."""  # M1, D2
    if figure < EACH:
        return _light_goals(table, figure, start)
    return _dark_goals(table, figure, start)


def _light_goals(table: Table, figure: i64, start: i64) -> i64:
    """Forward, the river and the tunnel among it."""  # M9, M10
    mask: i64 = FORWARD[start] & ~table.full[LIGHT]
    if figure == ARAGORN:  # M7: any neighbour, if he attacks there
        mask |= AROUND[start] & table.occupied[DARK]
    elif figure == FRODO and table.flags & FULL_MORDOR:  # M15, the other reading
        mask |= FORWARD[start] & BIT[MORDOR]
    return mask


def _dark_goals(table: Table, figure: i64, start: i64) -> i64:
    mask: i64 = FORWARD[16 + start] & ~table.full[DARK]
    if figure == WITCH_KING:  # M8, M4
        mask |= SIDEWAYS[start] & table.occupied[LIGHT]
    elif figure == NAZGUL:  # M5, M19
        mask |= _alone(table)
        if MOUNTAIN[start] and table.flags & NO_MOUNTAIN_FLIGHT:  # M19, the other reading
            mask &= ~MOUNTAINS
    elif figure == BLACK_RIDER:  # D7
        mask |= _ride(table, start)
    return mask


def _alone(table: Table) -> i64:
    """Regions with exactly one Light figure."""  # M5
    once: i64 = 0
    twice: i64 = 0
    figure: i64
    for figure in range(EACH):
        place: i64 = table.at[figure]
        if place < ROAD:
            twice |= once & BIT[place]
            once |= BIT[place]
    return once & ~twice


def _ride(table: Table, start: i64) -> i64:
    """Regions with Light figures that the Black Rider reaches: forward, through none of Light's and none full."""
    passable: i64 = ~(table.occupied[LIGHT] | table.full[DARK])
    reached: i64 = 0
    border: i64 = FORWARD[16 + start]
    while border:
        reached |= border
        ahead: i64 = 0
        through: i64 = border & passable
        while through:
            ahead |= FORWARD[16 + lowest(through)]
            through &= through - 1
        border = ahead & ~reached
    return reached & table.occupied[LIGHT]


def steps(table: Table, start: i64) -> i64:
    """Where Shadowfax carries a figure: forward into a region without Dark figures, with room."""  # M20
    mask: i64 = FORWARD[start] & ~table.full[LIGHT] & ~table.occupied[DARK]
    if table.flags & NO_RIVER_STEP:  # M20, the other reading
        mask &= ~DOWNSTREAM[start]
    return mask


def can_move(table: Table, side: i64) -> bool:
    """Whether any figure of a side has a move."""  # M2
    figure: i64
    for figure in range(side * EACH, side * EACH + EACH):
        place: i64 = table.at[figure]
        if place < ROAD and goals(table, figure, place):
            return True
    return False


def ways_back(table: Table) -> i64:
    """Where a Light figure may leave a battle backward to: never through the tunnel."""  # D3, B25, B26
    return BACKWARD[table.field] & ~table.occupied[DARK] & ~table.full[LIGHT]


def ways_aside(table: Table, side: i64) -> i64:
    """Where a figure may leave a battle sideways to: never in the mountains."""  # B1, B2, B3, M4
    mask: i64 = SIDEWAYS[table.field] & ~table.occupied[1 - side] & ~table.full[side]
    if side == DARK and table.flags & NO_RIVER_RETREAT and 10 <= table.field <= 12:  # B4, the other reading
        return 0
    return mask


def ways_out(table: Table, figure: i64) -> i64:
    """Where the figure's own power lets it flee to, before cards."""  # B1, D4
    if figure == FRODO:
        return ways_aside(table, LIGHT)
    if figure == PIPPIN:
        return ways_back(table)
    return 0
