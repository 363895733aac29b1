"""Frodo's roads: every step counts, and so do the symbols of special roads and the searches on the way."""

from heapq import heappop, heappush
from typing import Final

from bywater.bots.fate.lore import NEIGHBOURS
from bywater.bots.fate.roads import FAR, toll
from bywater.bots.fate.searches import search_cost
from bywater.bots.fate.sight import Sight
from bywater.games.fate.board import NUM_PLACES, NUM_SYMBOLS

HIDING: Final = 0.75  # what a Stealth for hiding counts
ROAD: Final = 0.7  # and a symbol for a road


class Ways:
    """The cheapest way for Frodo to every place, if so many Nazgûl had been lured out of Mordor."""

    def __init__(self, sight: Sight, drained: int) -> None:
        self.start = sight.frodo
        self.cost = [FAR] * NUM_PLACES  # steps, and what else they cost
        self._came = [-1] * NUM_PLACES
        leaders = {sight.owner[n] for n in sight.at(self.start)}
        held = [max(sight.symbols[seat][symbol] for seat in leaders) for symbol in range(NUM_SYMBOLS)]
        self.cost[self.start] = 0.0
        waiting = [(0.0, self.start)]
        while waiting:
            far, here = heappop(waiting)
            if far > self.cost[here]:
                continue
            for there in NEIGHBOURS[here]:
                price = toll(here, there)
                if any(want > have for want, have in zip(price, held, strict=True)):
                    continue
                step = 1.0 + ROAD * sum(price) + min(HIDING, search_cost(sight, there, drained))
                if far + step < self.cost[there]:
                    self.cost[there] = far + step
                    self._came[there] = here
                    heappush(waiting, (far + step, there))

    def to(self, target: int) -> list[int]:
        """The places on the way, the target last; empty if there is none."""
        way = [target]
        while self._came[way[-1]] >= 0:
            way.append(self._came[way[-1]])
        return way[-2::-1] if way[-1] == self.start else []
