"""Exact inference about the pile from which each unseen card of a hand came: all cases, with their weights.

Every shuffle makes a pool: the unseen cards of one pile, which are interchangeable to the viewer. If a seat shows a
card that it had not taken openly, the card may come from any pool that has cards left in that hand. Equal cards are
indistinguishable: which of the unseen copies was shown is a hidden choice, and each copy counts once.
"""

from typing import Final

from bywater.core.cases import thinned
from bywater.games.towers.model.cards import NUM_KINDS

MAX_CASES: Final = 4096
"""More cases than this are thinned evenly by weight, from a random offset."""


class Pools:
    """The pools of one viewer after the whole trail. `cases` counts the cards that each seat showed from each pool."""

    def __init__(self, hidden: list[int], first_slots: list[int], unseen: list[list[int]], offset: float = 0.5) -> None:
        """`first_slots` are the unseen cards of each hidden seat at the first shuffle, `unseen` the cards of each pool.

        `offset` (0 to 1) is the position of the first sample when cases are thinned.
        """
        self.offset = offset
        self.thinned = False
        self.hidden = hidden
        self.unseen = unseen
        self.sizes = [sum(pool) for pool in unseen]
        self.epoch = 0
        self.slots = [[count] + [0] * (len(unseen) - 1) for count in first_slots]
        self.cases: dict[bytes, float] = {bytes(len(hidden) * len(unseen) * NUM_KINDS): 1.0}

    def pour(self) -> None:
        """Continue with the next pile."""
        self.epoch += 1

    def draw(self, seat: int) -> None:
        """Record that a hidden seat drew from the current pile."""
        self.slots[self.hidden.index(seat)][self.epoch] += 1

    def show(self, seat: int, kind: int) -> None:
        """Record that a hidden seat showed a card that it had not taken openly."""
        who = self.hidden.index(seat)
        cases: dict[bytes, float] = {}
        for case, weight in self.cases.items():
            for pool in range(self.epoch + 1):
                slots = self.slots_left(case, who, pool)
                copies = self.copies_left(case, pool, kind)
                if slots > 0 and copies > 0:
                    shown = bytearray(case)
                    shown[self.place(who, pool, kind)] += 1
                    key = bytes(shown)
                    ways = weight * slots * copies / self.cards_left(case, pool)
                    cases[key] = cases.get(key, 0.0) + ways
        if len(cases) > MAX_CASES:
            self.thinned = True
            cases = thinned(cases, MAX_CASES, self.offset)
        self.cases = cases

    def place(self, who: int, pool: int, kind: int) -> int:
        """Return the index in a case of the cards of a kind that a hidden seat showed from a pool."""
        return (who * len(self.unseen) + pool) * NUM_KINDS + kind

    def slots_left(self, case: bytes, who: int, pool: int) -> int:
        """Return the number of unseen cards of a pool that are still in a hand."""
        first = self.place(who, pool, 0)
        return self.slots[who][pool] - sum(case[first : first + NUM_KINDS])

    def copies_left(self, case: bytes, pool: int, kind: int) -> int:
        """Return the number of cards of a kind that are still unseen in a pool."""
        count = self.unseen[pool][kind]
        for who in range(len(self.hidden)):
            count -= case[self.place(who, pool, kind)]
        return count

    def cards_left(self, case: bytes, pool: int) -> int:
        count = self.sizes[pool]
        for who in range(len(self.hidden)):
            first = self.place(who, pool, 0)
            count -= sum(case[first : first + NUM_KINDS])
        return count
