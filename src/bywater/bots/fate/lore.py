"""What is printed, as plain lists: neighbours, the prices of roads, the lines of the Shadow, the region cards."""

from typing import Final

from bywater.games.fate.board import (
    COSTS,
    HAVENS,
    LINE_LENGTHS,
    LINE_PLACES,
    LINE_ROOM,
    MUSTERS,
    NUM_PLACES,
    NUM_REGIONS,
    NUM_SYMBOLS,
    PLACES_OF,
    REGION_OF,
    REGION_STEPS,
    ROADS,
    SHADOW_PLACES,
)
from bywater.games.fate.cards import SHADOW_CARDS, SHADOW_LINE, SHADOW_ORDER

Cost = tuple[int, ...]  # how many of each symbol
FREE: Final[Cost] = (0, 0, 0, 0)


def _members(mask: int, room: int) -> tuple[int, ...]:
    return tuple(n for n in range(room) if mask >> n & 1)


def unpacked(cost: int) -> Cost:
    """A cost of three bits a symbol, as counts."""
    return tuple(cost >> 3 * symbol & 7 for symbol in range(NUM_SYMBOLS))


REGION: Final = [int(region) for region in REGION_OF]
PLACES_IN: Final = [_members(int(PLACES_OF[region]), NUM_PLACES) for region in range(NUM_REGIONS)]
PRINTED_HAVENS: Final = _members(int(HAVENS), NUM_PLACES)
SPAWNS: Final = _members(int(SHADOW_PLACES), NUM_PLACES)
MUSTERS_AT: Final = [int(people) for people in MUSTERS]
NEIGHBOURS: Final = [_members(int(ROADS[place]), NUM_PLACES) for place in range(NUM_PLACES)]
TOLL: Final[dict[tuple[int, int], Cost]] = {
    (a, b): unpacked(int(COSTS[a * NUM_PLACES + b]))
    for a in range(NUM_PLACES)
    for b in NEIGHBOURS[a]
    if COSTS[a * NUM_PLACES + b]
}
# Each special road once, so that those one can pay make a small mask.
SPECIAL: Final = tuple(ends for ends in TOLL if ends[0] < ends[1])
REGIONS_APART: Final = [
    [int(REGION_STEPS[one * NUM_REGIONS + other]) for other in range(NUM_REGIONS)] for one in range(NUM_REGIONS)
]
LINES: Final = [
    tuple(int(LINE_PLACES[line * LINE_ROOM + at]) for at in range(int(LINE_LENGTHS[line])))
    for line in range(len(LINE_LENGTHS))
]
LINE_OF: Final = {name: int(SHADOW_LINE[card]) for card, name in enumerate(SHADOW_CARDS)}
ORDER_OF: Final = {name: int(SHADOW_ORDER[card]) for card, name in enumerate(SHADOW_CARDS)}
