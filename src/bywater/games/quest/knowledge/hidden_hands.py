"""Hands that the viewer can't see: inference from the trail, and random deals that fit it."""

import random
from typing import Final

from mypy_extensions import i64

from bywater.core.bits import BIT
from bywater.core.errors import BadView
from bywater.games.quest.knowledge.pools import HANDED_ON, SHOWN, Pools
from bywater.games.quest.model import board, facts
from bywater.games.quest.model.cards import COPIES, LOTHLORIEN_SET, NUM_HOBBIT, NUM_KINDS, ONE, RIVENDELL_SET, count_in
from bywater.games.quest.model.table import Table
from bywater.games.quest.rules.hands import all_hobbit_cards

_AFRESH: Final = 0.01
"""The share of samples for which thinned cases are drawn again, so that every state that fits can be sampled."""


class HiddenHands:
    """The hidden hands at a table whose trail has been read.

    The table holds only the pledged cards of these hands, which are public.
    """

    def __init__(self, table: Table, hidden: list[int], to_deal: int) -> None:
        """`to_deal` feature cards are still to be dealt in this haven."""
        self.table = table
        self.hidden = hidden
        self.to_deal = to_deal
        self.facts = [table.fact_at(number) for number in range(table.facts)]
        self.who = [hidden.index(seat) if seat in hidden else -1 for seat in range(table.seats)]
        # for each fact with an unseen card: the hand and the pool of the draw, or the step of the pools
        self.plan: list[tuple[int, int, int, int]] = []
        self._follow(0.5)

    # -- following the trail ------------------------------------------------------------------

    def _follow(self, offset: float) -> None:
        """Compute the final cases, with the first division of the dealt feature cards into two sets that fits."""
        for first in self._divisions():
            pools = self._followed(first, offset)
            if pools is not None:
                self.pools = pools
                return
        raise BadView("trail: expected shown cards that the hands can have held, got a contradiction")

    def _divisions(self) -> list[int]:
        """Return the possible numbers of dealt cards from the first set; -1 stands for an unknown division.

        In a game, all seats get cards in Rivendell. A hand-written position may have fewer facts about dealt cards, in
        any order.
        """
        dealt = sum(1 for fact in self.facts if fact[0] == facts.FACT_DEALT)
        if self.table.place < board.LOTHLORIEN:
            return [dealt, -1]
        later = [dealt - _dealt_to(hobbits) + self.to_deal for hobbits in range(1, self.table.seats + 1)]
        divisions = dict.fromkeys([_dealt_to(self.table.seats), dealt, *later])
        return [*[first for first in divisions if 0 <= first <= dealt], -1]

    def _followed(self, first: int, offset: float) -> Pools | None:
        """Return the pools after the whole trail, for one division of the feature cards; None if no case fits."""
        unseen = self._unseen()
        decks = self._decks(unseen)
        sets = _sets(unseen, first >= 0)
        if any(count < 0 for deck in decks for count in deck) or sets is None:
            return None
        pools = Pools(len(self.hidden), decks, sets, offset)
        self.plan = []
        dealt = 0
        for number, (what, seat, kind, to) in enumerate(self.facts):
            who = self.who[seat]
            other = self.who[to] if what == facts.FACT_PASSED else -1
            if what == facts.FACT_POURED:
                pools.pour()
            elif what == facts.FACT_DREW and who >= 0:
                self._draws(pools, number, who, pools.epoch)
            elif what == facts.FACT_DEALT:
                dealt += 1
                if who >= 0:
                    self._draws(pools, number, who, len(decks) + (1 if 0 <= first < dealt else 0))
            elif what == facts.FACT_PASSED and who >= 0 and other >= 0:
                self._steps(pools, number)
                pools.hand_on(who, other)
            elif what in (facts.FACT_SHOWED, facts.FACT_PASSED) and who >= 0:
                self._steps(pools, -1)
                pools.show(who, kind)
            elif (what == facts.FACT_GOT and who >= 0) or other >= 0:
                self._steps(pools, -1)
                pools.gain(max(who, other), kind)
            if not pools.cases:
                return None
        self._show_pledges(pools)
        dealing = pools.pools - 1 if self.table.place == board.LOTHLORIEN else pools.decks
        for pool in range(pools.pools):
            to_deal = self.to_deal if pool == dealing else 0
            if sum(pools.drawn[pool : pools.left_at : pools.pools]) + to_deal > pools.sizes[pool]:
                return None
        if not pools.cases:
            return None
        pools.close()
        return pools

    def _draws(self, pools: Pools, number: int, who: int, pool: int) -> None:
        self.plan.append((number, who, pool, -1))
        pools.draw(who, pool)

    def _steps(self, pools: Pools, number: int) -> None:
        self.plan.append((number, 0, 0, len(pools.steps)))

    def _show_pledges(self, pools: Pools) -> None:
        """Show the pledged cards: they are public, although still in the hand."""
        table = self.table
        for who, seat in enumerate(self.hidden):
            for kind in range(NUM_KINDS):
                for _ in range(table.count(seat, kind)):
                    self._steps(pools, -1)
                    pools.show(who, kind)

    # -- what is unseen -----------------------------------------------------------------------

    def _unseen(self) -> list[int]:
        """Return for each kind the number of cards in the deck or drawn unseen to hidden hands, now or before."""
        table = self.table
        open_cards: i64 = table.discards + table.shared
        open_features: i64 = table.away
        if table.turned_up:
            open_cards += ONE[table.turned_up - 1]
        for seat in range(table.seats):
            if self.who[seat] < 0:
                open_cards += table.held[seat]
                open_features |= table.features[seat]
        counts = [int(COPIES[kind] - count_in(open_cards, kind)) for kind in range(NUM_HOBBIT)]
        counts += [0 if open_features & BIT[feature] else 1 for feature in range(NUM_KINDS - NUM_HOBBIT)]
        for what, seat, kind, other in self.facts:
            hidden = self.who[seat] >= 0
            if what == facts.FACT_SHOWED and hidden:
                counts[kind] += 1
            elif what == facts.FACT_GOT and hidden:
                counts[kind] -= 1
            elif what == facts.FACT_PASSED and hidden != (self.who[other] >= 0):
                counts[kind] += 1 if hidden else -1
        return counts

    def _decks(self, unseen: list[int]) -> list[list[int]]:
        """Return the unseen cards of each deck: those of later decks as poured, and all others in the first deck."""
        table = self.table
        later = [[int(count_in(table.poured[pour], kind)) for kind in range(NUM_HOBBIT)] for pour in range(table.pours)]
        epoch = 0
        for what, seat, kind, _ in self.facts:
            seen = what == facts.FACT_TURNED or (what == facts.FACT_DREW and self.who[seat] < 0)
            if what == facts.FACT_POURED:
                epoch += 1
                if epoch > table.pours:
                    raise BadView(f"trail: expected {table.pours} reshuffles, as in 'poured', got more")
            elif seen and epoch and kind < NUM_HOBBIT:
                later[epoch - 1][kind] -= 1
        return [[unseen[kind] - sum(deck[kind] for deck in later) for kind in range(NUM_HOBBIT)], *later]

    # -- dealing ------------------------------------------------------------------------------

    def deal(self, table: Table, rng: random.Random) -> None:
        """Deal the hidden hands, and fill in the card of every fact in the trail."""
        if self.pools.thinned and rng.random() < _AFRESH:
            self._follow(rng.random())
        pools = self.pools
        case, choices = pools.history(rng)
        kinds: list[int] = []  # the kind of each card that was drawn unseen
        holding: list[list[int]] = [[] for _ in range(pools.hands * pools.pools)]
        unnamed: list[tuple[int, int]] = []
        for number, who, pool, at in self.plan:
            if at < 0:
                holding[who * pools.pools + pool].append(len(kinds))
                unnamed.append((number, len(kinds)))
                kinds.append(-1)
                continue
            step = pools.steps[at]
            choice = choices[at]
            if choice >= 0:
                card = _one_of(holding[step.who * pools.pools + choice], rng)
                if step.what == HANDED_ON:
                    holding[step.other * pools.pools + choice].append(card)
                    unnamed.append((number, card))
                elif step.what == SHOWN:
                    kinds[card] = step.card
            elif step.what == HANDED_ON:
                _name(table, number, -1 - choice)
        for who, seat in enumerate(self.hidden):
            for kind in pools.known_kinds:
                for _ in range(pools.known(case, who, kind)):
                    table.add(seat, kind)
        for pool in range(pools.pools):
            self._deal_pool(table, pool, case, kinds, holding, rng)
        for number, card in unnamed:
            _name(table, number, kinds[card])
        table.deck = all_hobbit_cards(table)

    def _deal_pool(
        self, table: Table, pool: int, case: bytes, kinds: list[int], holding: list[list[int]], rng: random.Random
    ) -> None:
        """Deal random cards of the pool for the unseen cards that are still in hands."""
        pools = self.pools
        left: list[int] = []
        for kind in range(NUM_HOBBIT) if pool < pools.decks else range(NUM_HOBBIT, NUM_KINDS):
            left += [kind] * pools.copies(case, pool, kind)
        for who, seat in enumerate(self.hidden):
            for card in holding[who * pools.pools + pool]:
                kinds[card] = _one_of(left, rng)
                table.add(seat, kinds[card])


def _dealt_to(hobbits: int) -> int:
    """Return how many feature cards this number of hobbits gets in a haven."""  # Q05
    return int(sum(board.FEATURE_DEAL[(hobbits - 1) * 5 : hobbits * 5]))


def _sets(unseen: list[int], apart: bool) -> list[list[int]] | None:
    """Return the unseen feature cards of each set; None if they are not the cards of these sets."""
    features = [kind for kind in range(NUM_HOBBIT, NUM_KINDS) if unseen[kind]]
    if any(unseen[kind] != 1 for kind in features):
        return None
    if not apart:
        return [features]
    sets = [
        [kind for kind in features if (mask >> (kind - NUM_HOBBIT)) & 1] for mask in (RIVENDELL_SET, LOTHLORIEN_SET)
    ]
    return sets if len(sets[0]) + len(sets[1]) == len(features) else None


def _one_of(cards: list[int], rng: random.Random) -> int:
    """Remove a random card and return it. The order of the others changes."""
    at = int(rng.random() * len(cards))
    last = cards.pop()
    if at == len(cards):
        return last
    card = cards[at]
    cards[at] = last
    return card


def _name(table: Table, number: i64, kind: i64) -> None:
    """Fill in the card of a fact that was recorded without it."""
    table.trail[number >> 2] |= kind << (15 * (number & 3) + 9)
