"""Possible values of the rivals' special shields: every sequence of draws that fits their payments."""

import random
from typing import Any

from mypy_extensions import i64

from bywater.core.bits import BIT, unpack
from bywater.core.cases import draw_index
from bywater.core.errors import BadView
from bywater.games.quest.model import board
from bywater.games.quest.model.table import TAKEN_BITS, Table


class HiddenShields:
    """The special shields that the viewer did not see, each sequence weighted by its probability.

    The order in which the seats drew does not matter: it does not change the probabilities.
    """

    def __init__(self, table: Table, view: dict[str, Any], hidden: list[int]) -> None:
        """`table` holds the viewer's own shields, the proofs and the pledges; `hidden` are the other seats."""
        self.hidden = hidden
        self.open = [int(count) for count in view["open_shields"]]
        self.counts = [int(view["special_shields"][seat]) for seat in hidden]
        left = [int(board.SPECIALS[value]) for value in range(4)]
        for seat in range(table.seats):
            if seat not in hidden:
                for value in unpack(table.taken[seat], TAKEN_BITS):
                    left[value] -= 1
        if min(left) < 0 or min([0, *self.counts]) < 0 or sum(self.counts) > sum(left):
            raise BadView("special_shields: expected at most those that are left, got more")
        self.draws: list[list[list[int]]] = []
        self.left: list[list[int]] = []
        self.weights: list[float] = []
        self.total = 0.0
        self._extend(table, left, [[] for _ in hidden], 0, 1)
        if not self.draws:
            raise BadView("proofs: expected payments that some special shields allow, got a contradiction")

    def _extend(self, table: Table, left: list[int], draws: list[list[int]], at: int, ways: int) -> None:
        """Collect every continuation of the first draws, weighted by the number of ways."""
        if at == len(self.hidden):
            self.total += ways
            self.draws.append([list(values) for values in draws])
            self.left.append(list(left))
            self.weights.append(self.total)
            return
        values = draws[at]
        seat = self.hidden[at]
        worth = sum(values)
        if worth < (table.proofs[seat] >> (5 * len(values))) & 31:
            return
        if len(values) == self.counts[at]:
            if self.open[seat] + worth >= table.marked_shields[seat]:
                self._extend(table, left, draws, at + 1, ways)
            return
        for value in (1, 2, 3):
            if left[value]:
                values.append(value)
                left[value] -= 1
                self._extend(table, left, draws, at, ways * (left[value] + 1))
                left[value] += 1
                values.pop()

    def deal(self, table: Table, rng: random.Random) -> None:
        """Give each rival the special shields of a random sequence."""
        number = draw_index(self.weights, rng)
        for at, seat in enumerate(self.hidden):
            worth = 0
            packed: i64 = 0
            for place, value in enumerate(self.draws[number][at]):
                packed |= value * BIT[2 * place]
                worth += value
            table.taken[seat] = packed
            table.shields[seat] = self.open[seat] + worth
        left = self.left[number]
        table.specials = 0
        for value in (1, 2, 3):
            table.specials += left[value] * BIT[4 * value]
