"""The values of cards: how many of them could count at the places still to come.

All values are for one seat and use only what that seat may know: its own hand, and public information. They are
integers, so that compiled and interpreted play never differ.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bywater.games.towers.model.board import STOPS, Road
from bywater.games.towers.model.cards import GANDALF, NUM_KINDS
from bywater.games.towers.model.rows import row_count, row_gandalf, row_quality
from bywater.games.towers.model.table import Table
from bywater.games.towers.rules.scoring import signs_of


@final
class CardValues:
    """The value of one more or one fewer card of each kind in a hand."""

    def __init__(self, discounts: vec[i64], by_tokens: bool) -> None:
        """`discounts` are the values of a counted card at the next place, the one after it, and so on.

        With `by_tokens` they are multiplied by the points of the tokens at the place.
        """
        self.first: i64 = 0  # the next place, from 0
        self.by_tokens = by_tokens
        self.discounts = discounts
        self.road: Road | None = None
        self.signs = vec[i64]([0] * STOPS)  # of each place, as masks
        self.weights = vec[i64]([0] * STOPS)  # of a card that counts there
        self.cards = vec[i64]([0] * NUM_KINDS)  # the hand
        self.laid = vec[i64]([0] * 4)  # the quality of each colour's row; -1 if there is none
        self.row_totals = vec[i64]([0] * (4 * STOPS))  # what the row of a colour would count with all fitting cards
        self.fresh = vec[i64]([0] * (4 * STOPS))  # what a new row would count there
        self.open = vec[i64]([0] * STOPS)  # how many Gandalfs could be used at a place
        self.gains = vec[i64]([0] * NUM_KINDS)  # how much more the hand is worth with one more of a kind

    def update(self, table: Table, seat: i64) -> None:
        """Read the hand and the rows of a seat, and compute the gain of each kind."""
        n: i64
        place: i64
        if self.road is not table.road:
            self.road = table.road
            for place in range(STOPS):
                self.signs[place] = signs_of(table, place + 1)
        self.first = table.stage - 1
        for place in range(self.first, STOPS):
            self.open[place] = 0
            weight: i64 = self.discounts[place - self.first]
            if self.by_tokens:
                n = place * 4
                weight *= table.tokens[n] + table.tokens[n + 1] + table.tokens[n + 2] + table.tokens[n + 3]
            self.weights[place] = weight
        first: i64 = seat * NUM_KINDS
        for n in range(NUM_KINDS):
            self.cards[n] = table.hands[first + n]
        for n in range(4):
            self._update_colour(n, table.rows[seat * 4 + n])
        for n in range(NUM_KINDS):
            self.gains[n] = self.gain(n)

    def _update_colour(self, colour: i64, row: i64) -> None:
        cards = self.cards
        laid: i64 = -1
        length: i64 = 0
        if row:
            laid = row_quality(row)
            length = row_count(row) + row_gandalf(row) + cards[colour * 4 + laid]
        self.laid[colour] = laid
        place: i64
        for place in range(self.first, STOPS):
            signs: i64 = self.signs[place]
            row_total: i64 = 0
            if row and (signs >> laid) & 1:
                row_total = length
            fresh: i64 = best_of(cards, colour * 4, signs, laid)
            self.row_totals[colour * STOPS + place] = row_total
            self.fresh[colour * STOPS + place] = fresh
            if fresh and fresh >= row_total:
                self.open[place] += 1

    def gain(self, kind: i64) -> i64:
        """Return the gain of the hand by one more card of a kind."""
        total: i64 = 0
        place: i64
        gandalfs: i64 = self.cards[GANDALF]
        if kind == GANDALF:
            for place in range(self.first, STOPS):
                if gandalfs < self.open[place]:
                    total += self.weights[place]
            return total
        cards: i64 = self.cards[kind] + 1
        same: bool = self.laid[kind >> 2] == kind & 3
        for place in range(self.first, STOPS):
            if (self.signs[place] >> (kind & 3)) & 1:
                at: i64 = (kind >> 2) * STOPS + place
                row_total: i64 = self.row_totals[at]
                fresh: i64 = self.fresh[at]
                if same:
                    row_total += 1
                elif cards > fresh:
                    fresh = cards
                total += self.weights[place] * self.more(at, place, row_total, fresh)
        return total

    def loss(self, kind: i64) -> i64:
        """Return the loss of the hand by one card of a kind that it holds."""
        total: i64 = 0
        place: i64
        gandalfs: i64 = self.cards[GANDALF]
        if kind == GANDALF:
            for place in range(self.first, STOPS):
                if gandalfs <= self.open[place]:
                    total += self.weights[place]
            return total
        colour: i64 = kind >> 2
        same: bool = self.laid[colour] == kind & 3
        self.cards[kind] -= 1
        for place in range(self.first, STOPS):
            if (self.signs[place] >> (kind & 3)) & 1:
                at: i64 = colour * STOPS + place
                row_total: i64 = self.row_totals[at]
                fresh: i64 = self.fresh[at]
                if same:
                    row_total -= 1
                elif fresh == self.cards[kind] + 1:
                    fresh = best_of(self.cards, colour * 4, self.signs[place], self.laid[colour])
                total -= self.weights[place] * self.more(at, place, row_total, fresh)
        self.cards[kind] += 1
        return total

    def more(self, at: i64, place: i64, row_total: i64, fresh: i64) -> i64:
        """Return how many more cards could count at a place if a colour had these lengths to choose from."""
        old_total: i64 = self.row_totals[at]
        old_fresh: i64 = self.fresh[at]
        more: i64 = greater(row_total, fresh) - greater(old_total, old_fresh)
        gandalfs: i64 = self.cards[GANDALF]
        if gandalfs:
            before: i64 = self.open[place]
            after: i64 = before
            if old_fresh and old_fresh >= old_total:
                after -= 1
            if fresh and fresh >= row_total:
                after += 1
            more += lesser(gandalfs, after) - lesser(gandalfs, before)
        return more


def best_of(cards: vec[i64], first: i64, signs: i64, laid: i64) -> i64:
    """Return the longest new row of a colour for the signs of a place; the quality of the present row is left out."""
    best: i64 = 0
    quality: i64
    for quality in range(4):
        if (signs >> quality) & 1 and quality != laid and cards[first + quality] > best:
            best = cards[first + quality]
    return best


def lesser(one: i64, other: i64) -> i64:
    return one if one < other else other


def greater(one: i64, other: i64) -> i64:
    return one if one > other else other
