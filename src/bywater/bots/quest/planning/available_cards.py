"""The cards that could be pledged to a demand, and the cheapest set of them that pays it."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bywater.bots.quest.evaluation.features import Features
from bywater.bots.quest.evaluation.values import card_worth
from bywater.core.bits import BIT, lowest_bit
from bywater.core.frames import b_of, kind_of
from bywater.games.quest.model import cards as box
from bywater.games.quest.model.board import FRODO, JOKER
from bywater.games.quest.model.frames import DEMAND, INTERRUPT, PLEDGING
from bywater.games.quest.model.symbols import TWO_JOKERS
from bywater.games.quest.model.table import Table
from bywater.games.quest.rules.demands import free_features, free_held, pledged_symbols

_ROOM: Final = 60
_STATES: Final = 64
_NEVER: Final = 1.0e6


@final
class AvailableCards:
    """The free cards of several hands: seat, kind and value of each."""

    def __init__(self) -> None:
        self.cards: i64 = 0
        self.seat = vec[i64]([0] * _ROOM)
        self.kind = vec[i64]([0] * _ROOM)
        self.worth = vec[float]([0.0] * _ROOM)
        # dynamic programming over missing symbols (4 * first kind + second kind): the cost and the cards, as a mask
        self.best = vec[float]([0.0] * _STATES)
        self.chosen = vec[i64]([0] * _STATES)

    def gather(self, features: Features, table: Table, givers: i64) -> None:
        """Collect every card of the givers that may still be pledged."""
        self.cards = 0
        packed: i64 = table.top()
        kind: i64 = kind_of(packed)
        picking: i64 = -1
        if kind == DEMAND or kind == PLEDGING or kind == INTERRUPT:
            picking = features.me
        seat: i64
        for seat in range(table.seats):
            if not (givers >> seat) & 1:
                continue
            least: i64 = 0
            if seat == picking:
                least = b_of(packed)
            held: i64 = free_held(table, seat, least)
            kind = 0
            while held:
                number: i64 = held & 31
                if number:
                    worth: float = card_worth(features, table, seat, kind)
                    while number and self.cards < _ROOM:
                        self._card(seat, kind, worth)
                        number -= 1
                held >>= 5
                kind += 1
            feature_cards: i64 = free_features(table, seat, least)
            while feature_cards and self.cards < _ROOM:
                kind = box.NUM_HOBBIT + lowest_bit(feature_cards)
                feature_cards &= feature_cards - 1
                self._card(seat, kind, card_worth(features, table, seat, kind))

    def _card(self, seat: i64, kind: i64, worth: float) -> None:
        self.seat[self.cards] = seat
        self.kind[self.cards] = kind
        self.worth[self.cards] = worth
        self.cards += 1

    def find(self, table: Table, needs: i64) -> bool:
        """Find the cheapest cards for one or two kinds of symbols; False if there are none.

        The result is the mask `chosen[0]`.
        """
        one: i64 = -1
        other: i64 = -1
        symbol: i64
        for symbol in range(5):
            if (needs >> (4 * symbol)) & 15:
                if one < 0:
                    one = symbol
                else:
                    other = symbol
        first: i64 = (needs >> (4 * one)) & 15
        second: i64 = 0
        if other >= 0:
            second = (needs >> (4 * other)) & 15
        # symbols that are pledged already
        have: i64 = pledged_symbols(table)
        first = _less(first, one, have)
        second = _less(second, other, have)
        jokers: i64 = (have >> (8 * JOKER)) & 255
        if table.guided == TWO_JOKERS:
            jokers += 2
        elif table.guided and first >= second:  # two symbols of one kind, where most are missing
            first = first - 2 if first > 2 else 0
        elif table.guided:
            second = second - 2 if second > 2 else 0
        while jokers and (first or second):
            jokers -= 1
            if second:
                second -= 1
            else:
                first -= 1
        start: i64 = first * 4 + second
        self.chosen[0] = 0
        if not start:
            return True
        state: i64
        for state in range(start + 1):
            self.best[state] = _NEVER
            self.chosen[state] = 0
        self.best[start] = 0.0
        card: i64
        for card in range(self.cards):
            kind: i64 = self.kind[card]
            symbol = box.SYMBOL[kind]
            if symbol == box.NO_SYMBOL:
                continue
            if self.seat[card] == FRODO and kind < box.WHITE_JOKER:
                symbol = JOKER
            if symbol != one and symbol != other and symbol != JOKER:
                continue
            for state in range(1, start + 1):
                if self.best[state] < _NEVER:
                    after: i64 = _after(state, symbol, box.STARS[kind], one, other)
                    cost: float = self.best[state] + self.worth[card]
                    if after != state and cost < self.best[after]:
                        self.best[after] = cost
                        self.chosen[after] = self.chosen[state] | BIT[card]
        return self.best[0] < _NEVER


def _less(needed: i64, symbol: i64, have: i64) -> i64:
    """Return what is left of a need after the pledged symbols of its kind, jokers aside."""
    if symbol < 0 or symbol == JOKER:
        return needed
    needed -= (have >> (8 * symbol)) & 255
    if needed < 0:
        return 0
    return needed


def _after(state: i64, symbol: i64, stars: i64, one: i64, other: i64) -> i64:
    """Return the state after a card: it covers its own symbol, a joker any."""
    first: i64 = state >> 2
    second: i64 = state & 3
    if symbol == other or symbol == JOKER:  # a demanded joker is always the second kind
        while stars and second:
            second -= 1
            stars -= 1
    if symbol == one or symbol == JOKER:
        while stars and first:
            first -= 1
            stars -= 1
    return first * 4 + second
