"""Tables computed from the map: distances, lines through each place, and the chances that havens fall."""

from itertools import product
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bywater.core.bits import lowest_bit
from bywater.games.fate.model import board

STEP: Final = 10  # the length of a step
SYMBOL: Final = 6  # the length of a symbol that a road costs
FAR: Final = 990
NUM_LINES: Final = 24
MAX_THERE: Final = 9  # larger numbers of armies count as this many

# The symbols that a player can pay, as a mask: they decide which special roads are open.
PAYS_FRIENDSHIP: Final = 1
PAYS_STEALTH: Final = 2
PAYS_RESISTANCE: Final = 4
_ROAD_SYMBOLS: Final = ((board.FRIENDSHIP, 1), (board.STEALTH, 2), (board.RESISTANCE, 4))
_MATRIX: Final = board.NUM_PLACES * board.NUM_PLACES


def _road(one: int, other: int, pays: int) -> int:
    """Return the length of a road between neighbours; FAR if its symbol can't be paid."""
    cost = int(board.COSTS[one * board.NUM_PLACES + other])
    if not cost:
        return STEP
    for symbol, bit in _ROAD_SYMBOLS:
        if cost == 8**symbol:
            return STEP + SYMBOL if pays & bit else FAR
    return FAR


def _neighbours(place: int) -> list[int]:
    return [other for other in range(board.NUM_PLACES) if int(board.ROADS[place]) >> other & 1]


def _distances(pays: int) -> list[int]:
    """Return the distances between all places."""
    roads = [[(other, _road(place, other, pays)) for other in _neighbours(place)] for place in range(board.NUM_PLACES)]
    found: list[int] = []
    for start in range(board.NUM_PLACES):
        far = [FAR] * board.NUM_PLACES
        far[start] = 0
        waiting = [start]
        while waiting:
            here = waiting.pop(0)
            for there, step in roads[here]:
                if far[here] + step < far[there]:
                    far[there] = far[here] + step
                    waiting.append(there)
        found += far
    return found


def _from_morgul() -> list[int]:
    """Return the distance from each place to Minas Morgul if every special road can be paid."""
    far = [FAR] * board.NUM_PLACES
    far[int(board.MINAS_MORGUL)] = 0
    waiting = [int(board.MINAS_MORGUL)]
    while waiting:
        here = waiting.pop(0)
        for there in _neighbours(here):
            cost = int(board.COSTS[here * board.NUM_PLACES + there])
            step = STEP + SYMBOL * sum(cost >> 3 * symbol & 7 for symbol in range(4))
            if far[here] + step < far[there]:
                far[there] = far[here] + step
                waiting.append(there)
    return far


TO_MORGUL: Final = vec[i64](_from_morgul())
DISTANCES: Final = vec[i64]([far for pays in range(8) for far in _distances(pays)])

# The lines through each place, as line * LINE_ROOM + step; FIRST_PASS has the first entry of each place.
_PASSES: Final = [
    [
        line * board.LINE_ROOM + at
        for line in range(len(board.LINES))
        for at in range(int(board.LINE_LENGTHS[line]))
        if int(board.LINE_PLACES[line * board.LINE_ROOM + at]) == place
    ]
    for place in range(board.NUM_PLACES)
]
PASSES: Final = vec[i64]([entry for entries in _PASSES for entry in entries])
FIRST_PASS: Final = vec[i64](
    [sum(len(entries) for entries in _PASSES[:place]) for place in range(board.NUM_PLACES + 1)]
)


def _reach(place: int) -> int:
    """Return the places that armies at a place may reach in two marches, as a mask."""
    mask = 0
    for entry in _PASSES[place]:
        line, at = entry // board.LINE_ROOM, entry % board.LINE_ROOM
        for there in range(at, min(at + 3, int(board.LINE_LENGTHS[line]))):
            mask |= 2 ** int(board.LINE_PLACES[line * board.LINE_ROOM + there])
    return mask


REACH: Final = vec[i64]([_reach(place) for place in range(board.NUM_PLACES)])

_SIDES: Final = (0, 0, 1, 1, 2, 3)  # rout, exchange, overrun, nazgûl


def _fall_chance(shadow: int, garrison: int, ridden: bool) -> float:
    """Return the probability that a haven falls in one battle against this many armies, with or without Nazgûl."""
    if not shadow:
        return 0.0
    if not garrison:
        return 1.0
    dice = min(3, shadow)
    bad = 0
    for throw in product(_SIDES, repeat=dice):
        killed = sum(1 for face in throw if face <= 1)
        lost = sum(1 for face in throw if face == 1) + (2 * throw.count(3) if ridden else 0)
        bad += lost >= garrison and killed < shadow
    return float(bad / 6**dice)


_ROW: Final = MAX_THERE + 1
_FALLS: Final = vec[float](
    [
        _fall_chance(shadow, garrison, ridden)
        for ridden in (False, True)
        for shadow in range(_ROW)
        for garrison in range(_ROW)
    ]
)


def fall_chance(shadow: i64, garrison: i64, ridden: bool) -> float:
    if shadow > MAX_THERE:
        shadow = MAX_THERE
    if garrison > MAX_THERE:
        garrison = MAX_THERE
    at: i64 = shadow * _ROW + garrison
    if ridden:
        at += _ROW * _ROW
    return _FALLS[at]


def distance(pays: i64, one: i64, other: i64) -> i64:
    """Return the distance in tenths of a step, along roads that can be paid."""
    return DISTANCES[pays * _MATRIX + one * board.NUM_PLACES + other]


def next_step(pays: i64, here: i64, target: i64) -> i64:
    """Return the neighbour on the shortest path; `here` itself if there is none."""
    best: i64 = FAR
    into: i64 = here
    roads: i64 = board.ROADS[here]
    while roads:
        there: i64 = lowest_bit(roads)
        roads &= roads - 1
        step: i64 = DISTANCES[pays * _MATRIX + here * board.NUM_PLACES + there] + distance(pays, there, target)
        if step < best:
            best = step
            into = there
    return into
