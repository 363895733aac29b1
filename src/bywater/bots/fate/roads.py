"""How far it is: steps along roads, where a special road counts for its symbols as well."""

from functools import cache
from heapq import heappop, heappush
from typing import Final

from bywater.bots.fate.lore import FREE, NEIGHBOURS, SPECIAL, TOLL, Cost
from bywater.games.fate.board import NUM_PLACES

SYMBOL: Final = 0.6  # what a symbol counts beside the step
FAR: Final = 99.0
ALL_ROADS: Final = (1 << len(SPECIAL)) - 1


def payable_roads(symbols: list[int], discount: bool = False) -> int:
    """The special roads that somebody with these symbols could pay, as a mask; Faramir has one symbol off."""
    mask = 0
    for number, ends in enumerate(SPECIAL):
        missing = sum(max(0, want - have) for want, have in zip(TOLL[ends], symbols, strict=True))
        if missing <= (1 if discount else 0):
            mask |= 1 << number
    return mask


@cache
def steps_to(target: int, roads: int) -> tuple[float, ...]:
    """How far it is to a place from everywhere, along free roads and these special ones."""
    found = [FAR] * NUM_PLACES
    found[target] = 0.0
    waiting = [(0.0, target)]
    while waiting:
        far, here = heappop(waiting)
        if far > found[here]:
            continue
        for there in NEIGHBOURS[here]:
            toll = TOLL.get((here, there))
            if toll is None:
                step = 1.0
            elif roads >> SPECIAL.index((min(here, there), max(here, there))) & 1:
                step = 1.0 + SYMBOL * sum(toll)
            else:
                continue
            if far + step < found[there]:
                found[there] = far + step
                heappush(waiting, (far + step, there))
    return tuple(found)


def toll(one: int, other: int) -> Cost:
    return TOLL.get((one, other), FREE)


def next_step(here: int, target: int, roads: int) -> int:
    """The neighbour through which the way leads; `here` itself if there is none."""
    far = steps_to(target, roads)
    best, into = FAR, here
    for there in NEIGHBOURS[here]:
        price = TOLL.get((here, there))
        if price is not None and not roads >> SPECIAL.index((min(here, there), max(here, there))) & 1:
            continue
        step = 1.0 + (SYMBOL * sum(price) if price else 0.0) + far[there]
        if step < best:
            best, into = step, there
    return into
