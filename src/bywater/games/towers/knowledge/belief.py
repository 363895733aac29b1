"""Beliefs: states that fit a view, with the unseen cards dealt to hidden hands and the pile."""

import random
from bisect import bisect_right
from itertools import accumulate
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bywater.core.belief import Belief
from bywater.core.errors import BadView
from bywater.core.frames import a_of, kind_of
from bywater.core.seats import CHANCE
from bywater.core.state import View
from bywater.games.towers.knowledge import read
from bywater.games.towers.knowledge.pools import Pools
from bywater.games.towers.model import frames as k
from bywater.games.towers.model import trail
from bywater.games.towers.model.board import MAX_SLOTS, STOPS, TOKENS_EACH, VALUES
from bywater.games.towers.model.cards import NUM_KINDS
from bywater.games.towers.model.table import PACKED
from bywater.games.towers.state import TowersState, new_table

_REDRAW_RATE: Final = 0.01
"""The share of samples for which thinned cases are drawn again, so that every state that fits can be sampled."""


@final
class TowersBelief(Belief):
    """All states that fit a view."""

    def __init__(self, view: View) -> None:
        if view["seats"] not in (2, 3, 4, 5):
            raise BadView(f"expected 2 to 5 seats, got {view['seats']!r}")
        table = new_table(view["seats"], view["options"])
        read.read_open(table, view)
        read.read_turn(table, view)
        _check_decision(table)
        for seat in range(table.seats):
            if str(seat) in view["hands"]:
                read.read_hand(table, seat, view["hands"][str(seat)])
                read.read_drawn(table, seat, view["drawn"][str(seat)])
        hidden = [seat for seat in range(table.seats) if str(seat) not in view["hands"]]
        self.hidden = vec[i64](hidden)
        # The number of unseen cards in each hidden hand. Cards that were taken openly are dealt here.
        self.wanted = vec[i64]([0] * len(hidden))
        for number, seat in enumerate(hidden):
            known = 0
            for kind in range(NUM_KINDS):
                count = int(table.known[seat * NUM_KINDS + kind])
                table.hands[seat * NUM_KINDS + kind] = count
                known += count
            table.hand_sizes[seat] = view["hand_sizes"][seat]
            self.wanted[number] = view["hand_sizes"][seat] - known
        table.pile_size = view["pile_size"]
        self.table = table
        self.unseen = vec[i64](_unseen(table))
        self.size: i64 = sum(self.unseen)
        if any(count < 0 for count in self.unseen) or self.size != sum(self.wanted) + table.pile_size:
            raise BadView(f"expected {sum(self.wanted) + table.pile_size} unseen cards, got {self.size}")
        if any(count < 0 for count in self.wanted):
            raise BadView("known: expected at most as many cards as the hand holds")
        self.pools: Pools | None = None
        self.weights: list[float] = []
        if table.epoch and hidden:
            self._follow_trail(0.5)
        self._check(view)

    def _check(self, view: View) -> None:
        """Raise BadView unless a sample can be played further and has this view."""
        state = self.sample(random.Random(0))
        if state.actor >= 0 and len(state.legal()) == 0:
            raise BadView("expected legal actions for the actor, got none")
        if state.actor == CHANCE and (state.pile_size <= 0 or not state.chances()):
            raise BadView("expected outcomes at a chance point, got none")
        for name, part in state.view(view["viewers"]).items():
            if view[name] != part:
                raise BadView(f"{name}: expected {part!r} according to the other parts, got {view[name]!r}")

    def _follow_trail(self, offset: float) -> None:
        self.pools = _follow(self.table, list(self.hidden), list(self.wanted), offset)
        if not self.pools.cases:
            raise BadView("trail: expected shown cards that the hands can have held, got a contradiction")
        self.cases = list(self.pools.cases)
        self.weights = list(accumulate(self.pools.cases.values()))

    def sample(self, rng: random.Random) -> TowersState:
        table = self.table.clone()
        if self.pools is None:
            self._deal(table, rng)
        else:
            if self.pools.thinned and rng.random() < _REDRAW_RATE:
                self._follow_trail(rng.random())
            number = bisect_right(self.weights, rng.random() * self.weights[-1])
            self._deal_pools(table, self.pools, self.cases[min(number, len(self.cases) - 1)], rng)
        return table

    def _deal(self, table: TowersState, rng: random.Random) -> None:
        """Deal before the first shuffle, when all unseen cards are interchangeable."""
        left = self.unseen[:]
        size: i64 = self.size
        number: i64
        for number in range(len(self.hidden)):
            first: i64 = self.hidden[number] * NUM_KINDS
            wanted: i64 = self.wanted[number]
            while wanted:
                at: i64 = i64(rng.random() * float(size))
                kind: i64 = 0
                while at >= left[kind]:
                    at -= left[kind]
                    kind += 1
                left[kind] -= 1
                table.hands[first + kind] += 1
                size -= 1
                wanted -= 1
        table.pile = left

    def _deal_pools(self, table: TowersState, pools: Pools, case: bytes, rng: random.Random) -> None:
        """Deal each pool to the hands that hold cards of it. The rest of the last one is the pile."""
        for pool in range(len(pools.unseen)):
            cards: list[int] = []
            for kind in range(NUM_KINDS):
                cards += [kind] * pools.copies_left(case, pool, kind)
            rng.shuffle(cards)
            for who, seat in enumerate(pools.hidden):
                got = [cards.pop() for _ in range(pools.slots_left(case, who, pool))]
                for kind in got:
                    table.hands[seat * NUM_KINDS + kind] += 1
                if pool:
                    for kind in got:
                        trail.add_to(table.drawn, trail.drawn_at(seat, pool), kind, 1)
                    for kind in range(NUM_KINDS):
                        shown = case[pools.place(who, pool, kind)]
                        if shown:
                            trail.add_to(table.drawn, trail.drawn_at(seat, pool), kind, shown)
            for kind in range(NUM_KINDS):
                table.pile[kind] = cards.count(kind)


def _check_decision(table: TowersState) -> None:
    """Raise BadView for a decision that can't be played; `_check` finds other contradictions."""
    packed: i64 = table.top()
    kind: i64 = kind_of(packed)
    journey: bool = kind >= k.GAIN
    if (table.height == 0) != (table.over == 1):
        raise BadView("stack: expected a decision, or none when the game is over")
    if journey and not table.stage:
        raise BadView("stage: expected a place from 1 to 6 after the set-up, got 0")
    if kind in (k.DEAL, k.PILE) and a_of(packed) >= table.seats:
        raise BadView(f"stack: expected a seat to draw, got {a_of(packed)}")
    if kind == k.TAKING and not a_of(packed):
        raise BadView("stack: expected one or two cards to take, got 0")
    if kind == k.TOKEN and a_of(packed) % MAX_SLOTS >= table.slots(a_of(packed) // MAX_SLOTS + 1):
        raise BadView(f"stack: expected a slot for a token, got {a_of(packed)}")
    if not kind:
        return
    paths: i64 = STOPS if kind > k.PATH else a_of(packed) if kind == k.PATH else 0
    tokens: i64 = MAX_SLOTS * STOPS if kind > k.TOKEN else a_of(packed) if kind == k.TOKEN else 0
    if any(not length for length in table.paths[:paths]) or any(table.paths[paths:]) or any(table.tokens[tokens:]):
        raise BadView("paths, tokens: expected only those that the set-up has placed so far")
    if any(list(table.tokens).count(value) > TOKENS_EACH for value in VALUES):
        raise BadView(f"tokens: expected at most {TOKENS_EACH} of each value")


def _unseen(table: TowersState) -> list[int]:
    """Return the number of unseen cards of each kind."""
    return [read.unseen(table, kind) for kind in range(NUM_KINDS)]


def _follow(table: TowersState, hidden: list[int], wanted: list[int], offset: float) -> Pools:
    """Return the pools after the whole trail. The first pool has the cards that are in none of the later pools."""
    facts: list[tuple[int, int]] = []
    for number in range(table.facts):
        fact: i64 = trail.fact_at(table, number)
        facts.append((trail.fact_seat(fact), trail.fact_kind(fact)))
    later = [_pile_cards(table, epoch, hidden) for epoch in range(1, table.epoch + 1)]
    first = [int(count) for count in _unseen(table)]
    slots = list(wanted)
    for seat, kind in facts:
        if kind == trail.POURED or seat not in hidden:
            continue
        if kind == trail.DRAWN:
            slots[hidden.index(seat)] -= 1
        else:
            slots[hidden.index(seat)] += 1
            first[kind] += 1
    for pool in later:
        first = [mine - theirs for mine, theirs in zip(first, pool, strict=True)]
    pools = Pools(hidden, slots, [first, *later], offset)
    for seat, kind in facts:
        if kind == trail.POURED:
            pools.pour()
        elif seat in hidden:
            if kind == trail.DRAWN:
                pools.draw(seat)
            else:
                pools.show(seat, kind)
    return pools


def _pile_cards(table: TowersState, epoch: int, hidden: list[int]) -> list[int]:
    """Return the counts of a later pile, without the cards that the viewer drew."""
    cards: list[int] = []
    for kind in range(NUM_KINDS):
        count: i64 = trail.count_in(table.poured, (epoch - 1) * PACKED, kind)
        for seat in range(table.seats):
            if seat not in hidden:
                count -= trail.count_in(table.drawn, trail.drawn_at(seat, epoch), kind)
        cards.append(count)
    return cards
