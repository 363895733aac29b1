"""The states that fit a view: which unseen cards are in whose hand, and which in the pile."""

import random
from bisect import bisect_right
from itertools import accumulate
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bywater.core.belief import Belief
from bywater.core.errors import BadView
from bywater.core.state import View
from bywater.games.towers.cards import DECK, NUM_KINDS
from bywater.games.towers.pools import Pools
from bywater.games.towers.position import check, in_rows, new_table, read_drawn, read_hand, read_open
from bywater.games.towers.rules import TowersState
from bywater.games.towers.state import PACKED
from bywater.games.towers.trail import DRAWN, POURED, add_to, count_in, drawn_at, fact_at, kind_of, seat_of

_AFRESH: Final = 0.01
"""How often thinned cases are drawn anew, so that every state that fits can come out."""


@final
class TowersBelief(Belief):
    """All states that fit a view."""

    def __init__(self, view: View) -> None:
        if view["players"] not in (2, 3, 4, 5):
            raise BadView(f"towers is not played by {view['players']!r}")
        table = new_table(view["players"], view["options"])
        read_open(table, view)
        for seat in range(table.seats):
            if str(seat) in view["hands"]:
                read_hand(table, seat, view["hands"][str(seat)])
                read_drawn(table, seat, view["drawn"][str(seat)])
        hidden = [seat for seat in range(table.seats) if str(seat) not in view["hands"]]
        self.hidden = vec[i64](hidden)
        # How many unseen cards each hidden hand holds; what was taken openly is dealt at once.
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
            raise BadView("the cards of the view don't add up")
        if any(count < 0 for count in self.wanted):
            raise BadView("a hand is known to hold more cards than it has")
        self.pools: Pools | None = None
        self.weights: list[float] = []
        if table.epoch and hidden:
            self._follow_trail(0.5)
        check(self.sample(random.Random(0)))  # a view that no table gives is refused now, not in play

    def _follow_trail(self, offset: float) -> None:
        self.pools = _follow(self.table, list(self.hidden), list(self.wanted), offset)
        if not self.pools.cases:
            raise BadView("nobody can have held the cards that were shown")
        self.cases = list(self.pools.cases)
        self.weights = list(accumulate(self.pools.cases.values()))

    def sample(self, rng: random.Random) -> TowersState:
        table = self.table.clone()
        if self.pools is None:
            self._deal(table, rng)
        else:
            if self.pools.thinned and rng.random() < _AFRESH:
                self._follow_trail(rng.random())
            number = bisect_right(self.weights, rng.random() * self.weights[-1])
            self._deal_pools(table, self.pools, self.cases[min(number, len(self.cases) - 1)], rng)
        return table

    def _deal(self, table: TowersState, rng: random.Random) -> None:
        """No shuffle yet: every unseen card is alike."""
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
        """Deal each pool to the hands that hold cards of it; the rest of the last one is the pile."""
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
                        add_to(table.drawn, drawn_at(seat, pool), kind, 1)
                    for kind in range(NUM_KINDS):
                        shown = case[pools.place(who, pool, kind)]
                        if shown:
                            add_to(table.drawn, drawn_at(seat, pool), kind, shown)
            for kind in range(NUM_KINDS):
                table.pile[kind] = cards.count(kind)


def _unseen(table: TowersState) -> list[int]:
    """The cards that the viewer sees nowhere."""
    unseen: list[int] = []
    for kind in range(NUM_KINDS):
        left: i64 = DECK[kind] - table.display[kind] - table.discards[kind] - in_rows(table, kind)
        for seat in range(table.seats):
            left -= table.hands[seat * NUM_KINDS + kind]
        unseen.append(left)
    return unseen


def _follow(table: TowersState, hidden: list[int], wanted: list[int], offset: float) -> Pools:
    """The pools after the trail. The first one is what the later ones leave over."""
    facts: list[tuple[int, int]] = []
    for number in range(table.facts):
        fact: i64 = fact_at(table, number)
        facts.append((seat_of(fact), kind_of(fact)))
    later = [_poured(table, epoch, hidden) for epoch in range(1, table.epoch + 1)]
    first = [int(count) for count in _unseen(table)]
    slots = list(wanted)
    for seat, kind in facts:
        if kind == POURED or seat not in hidden:
            continue
        if kind == DRAWN:
            slots[hidden.index(seat)] -= 1
        else:
            slots[hidden.index(seat)] += 1
            first[kind] += 1
    for pool in later:
        first = [mine - theirs for mine, theirs in zip(first, pool, strict=True)]
    pools = Pools(hidden, slots, [first, *later], offset)
    for seat, kind in facts:
        if kind == POURED:
            pools.pour()
        elif seat in hidden:
            if kind == DRAWN:
                pools.draw(seat)
            else:
                pools.show(seat, kind)
    return pools


def _poured(table: TowersState, epoch: int, hidden: list[int]) -> list[int]:
    """A later pile without what the viewer itself drew from it."""
    cards: list[int] = []
    for kind in range(NUM_KINDS):
        count: i64 = count_in(table.poured, (epoch - 1) * PACKED, kind)
        for seat in range(table.seats):
            if seat not in hidden:
                count -= count_in(table.drawn, drawn_at(seat, epoch), kind)
        cards.append(count)
    return cards
