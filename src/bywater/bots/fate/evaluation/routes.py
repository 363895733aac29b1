"""Frodo's routes: shortest paths by steps, symbols of special roads, and searches on the way."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bywater.bots.fate.evaluation.features import Features
from bywater.bots.fate.evaluation.search_costs import search_cost
from bywater.bots.fate.planners import ROUTES
from bywater.core.bits import BIT, lowest_bit
from bywater.games.fate.model import board
from bywater.games.fate.rules.payment import wanted
from bywater.games.fate.state import FateState

NO_WAY: Final = 99.0


class Routes:
    """Frodo's cheapest route to every place, with `drained` Nazgûl lured out of Mordor."""

    def __init__(self, planners: i64) -> None:
        self.weighed: bool = planners & ROUTES != 0  # otherwise only steps count
        self.cost = vec[float]([0.0] * board.NUM_PLACES)  # steps, symbols and searches
        self.came = vec[i64]([0] * board.NUM_PLACES)
        self.step = vec[float]([0.0] * board.NUM_PLACES)  # the cost of a step to a place, without its road
        self.hops = vec[i64]([0] * board.NUM_PLACES)
        self.stealth = vec[i64]([0] * board.NUM_PLACES)  # the Stealth that special roads of the route cost
        self.start: i64 = 0

    def update(self, table: FateState, features: Features, drained: i64) -> None:
        held = vec[i64]([0, 0, 0, 0])
        place: i64
        seat: i64
        symbol: i64
        self.start = features.frodo
        for seat in range(table.seats):
            if (table.seats_at(self.start) >> seat) & 1:
                for symbol in range(board.NUM_SYMBOLS):
                    if features.have[seat * 4 + symbol] > held[symbol]:
                        held[symbol] = features.have[seat * 4 + symbol]
        for place in range(board.NUM_PLACES):
            self.cost[place] = NO_WAY
            self.came[place] = -1
            self.hops[place] = 0
            search: float = 0.0
            if self.weighed:
                search = search_cost(table, features, place, drained)
            if search > features.weights.hiding:
                search = features.weights.hiding
            self.step[place] = 1.0 + search
        self.cost[self.start] = 0.0
        self.stealth[self.start] = 0
        waiting: i64 = BIT[self.start]
        while waiting:
            here: i64 = lowest_bit(waiting)
            others: i64 = waiting & (waiting - 1)
            while others:
                place = lowest_bit(others)
                others &= others - 1
                if self.cost[place] < self.cost[here]:
                    here = place
            waiting &= ~BIT[here]
            roads: i64 = board.ROADS[here]
            while roads:
                there: i64 = lowest_bit(roads)
                roads &= roads - 1
                if self._relax(features, here, there, held):
                    waiting |= BIT[there]

    def _relax(self, features: Features, here: i64, there: i64, held: vec[i64]) -> bool:
        """Relax the road from here to there; True if that made the route cheaper."""
        if self.cost[there] <= self.cost[here]:
            return False
        price: i64 = board.cost_of(here, there)
        symbols: i64 = 0
        symbol: i64
        if price:
            for symbol in range(board.NUM_SYMBOLS):
                if wanted(price, symbol) > held[symbol]:
                    return False
                symbols += wanted(price, symbol)
        cost: float = self.cost[here] + self.step[there]
        if self.weighed:
            cost += features.weights.road * float(symbols)
        if cost >= self.cost[there]:
            return False
        self.cost[there] = cost
        self.came[there] = here
        self.hops[there] = self.hops[here] + 1
        self.stealth[there] = self.stealth[here] + wanted(price, board.STEALTH)
        return True

    def first(self, target: i64) -> i64:
        """Return the first place of the route to a target; -1 if there is none."""
        place: i64 = target
        if self.cost[target] >= NO_WAY or target == self.start:
            return -1
        while self.came[place] != self.start:
            place = self.came[place]
        return place

    def stealth_after(self, target: i64, into: i64) -> i64:
        """Return the Stealth that special roads after a place of the route cost; 0 if the place is not on the route."""
        place: i64 = target
        if self.cost[target] >= NO_WAY:
            return 0
        while place != self.start:
            if place == into:
                return self.stealth[target] - self.stealth[into]
            place = self.came[place]
        return 0
