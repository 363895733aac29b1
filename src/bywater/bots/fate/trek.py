"""Frodo's roads: every step counts, and so do the symbols of special roads and the searches on the way."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bywater.bots.fate.searches import search_cost
from bywater.bots.fate.sight import Sight
from bywater.core.codes import BIT, lowest
from bywater.games.fate.board import NUM_PLACES, NUM_SYMBOLS, ROADS, STEALTH, cost_of
from bywater.games.fate.rules import FateState
from bywater.games.fate.symbols import wanted

NO_WAY: Final = 99.0


class Ways:
    """The cheapest way for Frodo to every place, if so many Nazgûl had been lured out of Mordor."""

    def __init__(self) -> None:
        self.cost = vec[float]([0.0] * NUM_PLACES)  # steps, and what else they cost
        self.came = vec[i64]([0] * NUM_PLACES)
        self.step = vec[float]([0.0] * NUM_PLACES)  # what a step to a place counts, its road apart
        self.hops = vec[i64]([0] * NUM_PLACES)
        self.stealth = vec[i64]([0] * NUM_PLACES)  # what the special roads of the way cost
        self.start: i64 = 0

    def look(self, table: FateState, sight: Sight, drained: i64) -> None:
        held = vec[i64]([0, 0, 0, 0])
        place: i64
        seat: i64
        symbol: i64
        self.start = sight.frodo
        for seat in range(table.seats):
            if (table.seats_at(self.start) >> seat) & 1:
                for symbol in range(NUM_SYMBOLS):
                    if sight.have[seat * 4 + symbol] > held[symbol]:
                        held[symbol] = sight.have[seat * 4 + symbol]
        for place in range(NUM_PLACES):
            self.cost[place] = NO_WAY
            self.came[place] = -1
            self.hops[place] = 0
            search: float = search_cost(table, sight, place, drained)
            if search > sight.weights.hiding:
                search = sight.weights.hiding
            self.step[place] = 1.0 + search
        self.cost[self.start] = 0.0
        self.stealth[self.start] = 0
        waiting: i64 = BIT[self.start]
        while waiting:
            here: i64 = lowest(waiting)
            others: i64 = waiting & (waiting - 1)
            while others:
                place = lowest(others)
                others &= others - 1
                if self.cost[place] < self.cost[here]:
                    here = place
            waiting &= ~BIT[here]
            roads: i64 = ROADS[here]
            while roads:
                there: i64 = lowest(roads)
                roads &= roads - 1
                if self._relax(sight, here, there, held):
                    waiting |= BIT[there]

    def _relax(self, sight: Sight, here: i64, there: i64, held: vec[i64]) -> bool:
        """Go on from here to there, if that is the cheaper way."""
        if self.cost[there] <= self.cost[here]:
            return False
        price: i64 = cost_of(here, there)
        symbols: i64 = 0
        symbol: i64
        if price:
            for symbol in range(NUM_SYMBOLS):
                if wanted(price, symbol) > held[symbol]:
                    return False
                symbols += wanted(price, symbol)
        cost: float = self.cost[here] + self.step[there] + sight.weights.road * float(symbols)
        if cost >= self.cost[there]:
            return False
        self.cost[there] = cost
        self.came[there] = here
        self.hops[there] = self.hops[here] + 1
        self.stealth[there] = self.stealth[here] + wanted(price, STEALTH)
        return True

    def first(self, target: i64) -> i64:
        """The first place on the way to a target; -1 if there is none."""
        place: i64 = target
        if self.cost[target] >= NO_WAY or target == self.start:
            return -1
        while self.came[place] != self.start:
            place = self.came[place]
        return place

    def stealth_after(self, target: i64, into: i64) -> i64:
        """The Stealth that special roads between a place on the way and the target cost; 0 if it is not on the way."""
        place: i64 = target
        if self.cost[target] >= NO_WAY:
            return 0
        while place != self.start:
            if place == into:
                return self.stealth[target] - self.stealth[into]
            place = self.came[place]
        return 0
