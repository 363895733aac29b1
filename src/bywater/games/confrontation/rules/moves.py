"""Destinations of figures: moves, powers, river and tunnel, and retreats from battle."""

from mypy_extensions import i64

from bywater.core.bits import BIT, lowest_bit
from bywater.games.confrontation.model import board, figures
from bywater.games.confrontation.model.board import DARK, LIGHT, ROAD
from bywater.games.confrontation.model.figures import EACH
from bywater.games.confrontation.model.options import FULL_MORDOR, NO_MOUNTAIN_FLIGHT, NO_RIVER_RETREAT, NO_RIVER_STEP
from bywater.games.confrontation.model.table import Table


def goals(table: Table, figure: i64, start: i64) -> i64:
    """Return the regions that this figure may move to from `start`, as a mask."""  # M1, D2
    if figure < EACH:
        return _light_goals(table, figure, start)
    return _dark_goals(table, figure, start)


def _light_goals(table: Table, figure: i64, start: i64) -> i64:
    """Return the destinations of a Light figure: forward, including the river and the tunnel."""  # M9, M10
    mask: i64 = board.FORWARD[start] & ~table.full[LIGHT]
    if figure == figures.ARAGORN:  # M7: any neighbour, if he attacks there
        mask |= board.AROUND[start] & table.occupied[DARK]
    elif figure == figures.FRODO and table.flags & FULL_MORDOR:  # M15, the alternative reading
        mask |= board.FORWARD[start] & BIT[board.MORDOR]
    return mask


def _dark_goals(table: Table, figure: i64, start: i64) -> i64:
    mask: i64 = board.FORWARD[16 + start] & ~table.full[DARK]
    if figure == figures.WITCH_KING:  # M8, M4
        mask |= board.SIDEWAYS[start] & table.occupied[LIGHT]
    elif figure == figures.NAZGUL:  # M5, M19
        mask |= _alone(table)
        if board.MOUNTAIN[start] and table.flags & NO_MOUNTAIN_FLIGHT:  # M19, the alternative reading
            mask &= ~board.MOUNTAINS
    elif figure == figures.BLACK_RIDER:  # D7
        mask |= _ride(table, start)
    return mask


def _alone(table: Table) -> i64:
    """Return the regions with exactly one Light figure, as a mask."""  # M5
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
    """Return the regions with Light that the Black Rider reaches: forward, via regions without Light and with room."""
    passable: i64 = ~(table.occupied[LIGHT] | table.full[DARK])
    reached: i64 = 0
    border: i64 = board.FORWARD[16 + start]
    while border:
        reached |= border
        ahead: i64 = 0
        through: i64 = border & passable
        while through:
            ahead |= board.FORWARD[16 + lowest_bit(through)]
            through &= through - 1
        border = ahead & ~reached
    return reached & table.occupied[LIGHT]


def steps(table: Table, start: i64) -> i64:
    """Return the destinations of a Shadowfax step, as a mask: forward, without Dark figures, with room."""  # M20
    mask: i64 = board.FORWARD[start] & ~table.full[LIGHT] & ~table.occupied[DARK]
    if table.flags & NO_RIVER_STEP:  # M20, the alternative reading
        mask &= ~board.DOWNSTREAM[start]
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
    """Return where a Light figure can leave a battle backward: never through the tunnel."""  # D3, B25, B26
    return board.BACKWARD[table.field] & ~table.occupied[DARK] & ~table.full[LIGHT]


def ways_aside(table: Table, side: i64) -> i64:
    """Return the destinations of a figure that leaves a battle sideways; never in the mountains."""  # B1, B2, B3, M4
    mask: i64 = board.SIDEWAYS[table.field] & ~table.occupied[1 - side] & ~table.full[side]
    if side == DARK and table.flags & NO_RIVER_RETREAT and 10 <= table.field <= 12:  # B4, the alternative reading
        return 0
    return mask


def ways_out(table: Table, figure: i64) -> i64:
    """Return the destinations of a figure that flees by its own power, before cards."""  # B1, D4
    if figure == figures.FRODO:
        return ways_aside(table, LIGHT)
    if figure == figures.PIPPIN:
        return ways_back(table)
    return 0
