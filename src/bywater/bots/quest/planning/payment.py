"""The cheapest payment of a demand: which cards, tokens and shields of which hobbits."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bywater.bots.quest.evaluation import values
from bywater.bots.quest.evaluation.features import Features
from bywater.bots.quest.planning.available_cards import AvailableCards
from bywater.core.bits import BIT, lowest_bit
from bywater.games.quest.model import actions as act
from bywater.games.quest.model import demands as ask
from bywater.games.quest.model.board import NUM_TOKENS
from bywater.games.quest.model.cards import EOWYN, NUM_HOBBIT
from bywater.games.quest.model.table import Table
from bywater.games.quest.rules import demands
from bywater.games.quest.rules.pledges import is_payer

NEVER: Final = 1.0e6


@final
class Payment:
    """The cheapest payment of what is still missing: its cost, and the share of each hobbit."""

    def __init__(self) -> None:
        self.cost: float = NEVER
        self.size: i64 = 0
        self.seats = vec[i64]([0] * 32)
        self.codes = vec[i64]([0] * 32)
        self.available = AvailableCards()
        self.left = vec[i64]([0] * 5)

    def make(self, features: Features, table: Table, demand: i64, payer: i64) -> None:
        """Find the cheapest payment of the rest of a demand; its cost is NEVER or more if there is none."""
        self.size = 0
        if ask.STEPS[demand]:
            self._volunteer(features, table, ask.STEPS[demand])
        elif ask.FROM[demand] == ask.SELF:
            self._among(features, table, demand, BIT[payer], payer)
        elif ask.FROM[demand] == ask.GROUP:
            self._among(features, table, demand, features.here, payer)
        else:
            self._one_payer(features, table, demand)

    def _one_payer(self, features: Features, table: Table, demand: i64) -> None:
        best: i64 = -1
        least: float = NEVER
        seat: i64
        for seat in range(table.seats):
            if (features.here >> seat) & 1 and (not table.pledged or is_payer(table, seat)):
                self._among(features, table, demand, BIT[seat], seat)
                if self.cost < least:
                    least = self.cost
                    best = seat
        self.cost = NEVER
        if best >= 0:
            self._among(features, table, demand, BIT[best], best)

    def _share(self, seat: i64, code: i64, cost: float) -> None:
        if self.size < 32:
            self.seats[self.size] = seat
            self.codes[self.size] = code
            self.size += 1
        self.cost += cost

    def _volunteer(self, features: Features, table: Table, steps: i64) -> None:
        """Let the hobbit volunteer for whom the steps cost least and who would not be eliminated."""
        self.cost = NEVER
        if table.volunteer:
            self.cost = 0.0
            return
        best: i64 = -1
        least: float = NEVER
        seat: i64
        for seat in range(table.seats):
            if (features.here >> seat) & 1 and features.gaps[seat] > steps:
                cost: float = values.steps_cost(features, table, seat, steps)
                if cost < least:
                    least = cost
                    best = seat
        if best >= 0:
            self.cost = 0.0
            self._share(best, act.VOLUNTEER, least)

    def _among(self, features: Features, table: Table, demand: i64, givers: i64, payer: i64) -> None:
        """Find the cheapest payment by these givers: cards, tokens and shields."""
        self.size = 0
        self.cost = 0.0
        self._cards_part(features, table, demand, givers)
        self._tokens_part(features, table, demand, givers)
        self._shields_part(features, table, ask.SHIELDS_ASKED[demand], givers)
        instead: i64 = ask.OR_SHIELDS[demand]
        if instead and not table.pledged and table.shields[payer] >= instead:
            price: float = 0.35 * float(instead)  # cheap: shields are kept for such demands
            if price < self.cost:
                self.size = 0
                self.cost = 0.0
                self._share(payer, act.PLEDGE_SHIELDS + instead, price)

    # -- cards --------------------------------------------------------------------------------

    def _cards_part(self, features: Features, table: Table, demand: i64, givers: i64) -> None:
        if ask.EOWYN_ASKED[demand]:
            if demands.is_eowyn_marked(table):
                return
            seat: i64
            for seat in range(table.seats):
                if (givers >> seat) & 1 and (table.features[seat] >> (EOWYN - NUM_HOBBIT)) & 1:
                    self._share(seat, act.PLEDGE + EOWYN, features.weights.eowyn)
                    return
            self.cost += NEVER
        elif ask.CARDS_ASKED[demand]:
            self._any_cards(features, table, ask.CARDS_ASKED[demand] - demands.marked_cards(table), givers)
        else:
            needs: i64 = demands.needs_of(table, demand)
            if needs:
                self._symbols(features, table, needs, givers)

    def _any_cards(self, features: Features, table: Table, count: i64, givers: i64) -> None:
        """Choose the cheapest of all cards; those of hobbits with few cards last, since the die may demand two."""
        if count <= 0:
            return
        self.available.gather(features, table, givers)
        if self.available.cards < count:
            self.cost += NEVER
            return
        seat: i64
        for seat in range(table.seats):
            self.left[seat] = demands.free_cards(table, seat, 0)
        card: i64
        while count:
            best: i64 = -1
            least: float = NEVER
            for card in range(self.available.cards):
                if self.available.kind[card] >= 0:
                    cost: float = self.available.worth[card]
                    if self.left[self.available.seat[card]] <= 2:
                        cost += values.bare(features, table, self.available.seat[card])
                    if cost < least:
                        least = cost
                        best = card
            seat = self.available.seat[best]
            self._share(seat, act.PLEDGE + self.available.kind[best], least)
            self.available.kind[best] = -1
            self.left[seat] -= 1
            count -= 1

    def _symbols(self, features: Features, table: Table, needs: i64, givers: i64) -> None:
        """Choose the cheapest cards with these symbols."""
        available = self.available
        available.gather(features, table, givers)
        if not available.find(table, needs):
            self.cost += NEVER
            return
        chosen: i64 = available.chosen[0]
        while chosen:
            card: i64 = lowest_bit(chosen)
            chosen &= chosen - 1
            self._share(available.seat[card], act.PLEDGE + available.kind[card], available.worth[card])

    # -- tokens and shields -------------------------------------------------------------------

    def _tokens_part(self, features: Features, table: Table, demand: i64, givers: i64) -> None:
        marked: i64 = demands.marked_tokens(table)
        token: i64
        if ask.ANY_TOKENS[demand]:
            if not marked:
                self._token(features, table, givers, 0, NUM_TOKENS)
            return
        for token in range(NUM_TOKENS):
            if (ask.TOKENS_ASKED[demand] >> (4 * token)) & 15 > (marked >> (4 * token)) & 15:
                self._token(features, table, givers, token, token + 1)

    def _token(self, features: Features, table: Table, givers: i64, first: i64, last: i64) -> None:
        """Choose the token that costs least."""
        whose: i64 = -1
        which: i64 = 0
        least: float = NEVER
        seat: i64
        token: i64
        for seat in range(table.seats):
            if (givers >> seat) & 1:
                for token in range(first, last):
                    if table.token_count(seat, token) > (table.marked_tokens[seat] >> (4 * token)) & 15:
                        cost: float = values.given_token_cost(features, table, seat, token)
                        if cost < least:
                            least = cost
                            whose = seat
                            which = token
        if whose < 0:
            self.cost += NEVER
        else:
            self._share(whose, act.PLEDGE_TOKEN + which, least)

    def _shields_part(self, features: Features, table: Table, count: i64, givers: i64) -> None:
        """Choose shields of the hobbits with most shields."""
        if not count:
            return
        count -= demands.marked_shields(table)
        given: i64 = 0
        while count > 0:
            best: i64 = -1
            seat: i64
            for seat in range(table.seats):
                if (givers >> seat) & 1 and not (given >> seat) & 1 and not table.marked_shields[seat]:
                    if table.shields[seat] and (best < 0 or table.shields[seat] > table.shields[best]):
                        best = seat
            if best < 0:
                self.cost += NEVER
                return
            given |= BIT[best]
            share: i64 = table.shields[best]
            if share > count:
                share = count
            self._share(best, act.PLEDGE_SHIELDS + share, values.shields_worth(features, table, best, share))
            count -= share
