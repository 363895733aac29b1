"""Where an unseen card of a hand may come from: exactly, and with how many histories each.

Every deck that was drawn from and every set of feature cards that was dealt is a pool: to the viewer its unseen
cards are all alike. A card that leaves a hidden hand is any of those held there, each of them as likely as another:
when it is shown, its kind says how likely each pool is; when it is passed on unseen, any card may have been it. What
matters for all that follows is only how many cards of each pool each hand holds, what is left of each pool, and which
hand holds which known card: that is a case. One history behind a case is found again by going backwards from it.
"""

import random
from itertools import accumulate
from typing import Final

from bywater.core.cases import draw_index, thinned
from bywater.games.quest.model.cards import NUM_HOBBIT, NUM_KINDS

MAX_CASES: Final = 2048
"""Beyond this number of cases they are thinned out evenly by weight, from a random offset."""

GAINED: Final = 0
SHOWN: Final = 1
HANDED_ON: Final = 2

_EVEN: Final = 100
"""A case's byte for a hand that gave away as many unseen cards of a pool as came to it from other hands."""
_NOWHERE: Final = 0
_UNSEEN: Final = 1
_WITH: Final = 2  # and the hand: where a feature card is


class Step:
    """One thing that happened to hidden hands, and how it can have come about.

    A choice is the pool of an unseen card, or a known card as -1 less its kind.
    """

    def __init__(self, what: int, who: int, other: int, card: int, choices: list[int], drawn: list[int]) -> None:
        self.what = what
        self.who = who
        self.other = other
        self.card = card
        self.choices = choices
        self.drawn = drawn  # from each pool by the giver until then
        self.sole = 0  # the only choice, if `certain`
        self.certain = False


class Pools:
    """The cases of one viewer, step by step, with the weight of each."""

    def __init__(self, hands: int, decks: list[list[int]], sets: list[list[int]], offset: float = 0.5) -> None:
        """The number of hidden hands, the unseen cards of each deck by kind, and the unseen feature cards of each set.

        `offset` says where thinning begins, between 0 and 1.
        """
        self.offset = offset
        self.thinned = False
        self.hands = hands
        self.decks = len(decks)
        self.pools = len(decks) + len(sets)
        self.epoch = 0
        self.drawn = [0] * (hands * self.pools)
        self.pool_of = [-1] * NUM_KINDS
        self.known_kinds: list[int] = []
        # the parts of a case
        self.left_at = hands * self.pools
        self.deck_at = self.left_at + self.pools
        self.known_at = self.deck_at + self.decks * NUM_HOBBIT
        self.where_at = self.known_at + hands * NUM_HOBBIT - NUM_HOBBIT  # feature cards are counted from NUM_HOBBIT on
        first = bytearray(self.where_at + NUM_KINDS)
        first[: self.left_at] = bytes([_EVEN] * self.left_at)
        for deck, counts in enumerate(decks):
            first[self.left_at + deck] = sum(counts)
            for kind, count in enumerate(counts):
                first[self.deck_at + deck * NUM_HOBBIT + kind] = count
        for number, cards in enumerate(sets):
            first[self.left_at + self.decks + number] = len(cards)
            for card in cards:
                self.pool_of[card] = self.decks + number
                first[self.where_at + card] = _UNSEEN
        self.sizes = list(first[self.left_at : self.deck_at])
        self.steps: list[Step] = []
        self.layers: list[dict[bytes, float]] = []
        self.cases: dict[bytes, float] = {bytes(first): 1.0}
        self.ends: list[bytes] = []
        self.weights: list[float] = []

    # -- what happens -------------------------------------------------------------------------

    def pour(self) -> None:
        """The discards were reshuffled into the next deck."""
        self.epoch += 1

    def draw(self, who: int, pool: int) -> None:
        """A card of a pool came unseen to a hidden hand."""
        self.drawn[who * self.pools + pool] += 1

    def gain(self, who: int, card: int) -> None:
        """A known card came to a hidden hand."""
        if card not in self.known_kinds:
            self.known_kinds.append(card)
        self._take(GAINED, who, who, card, [-1 - card])

    def show(self, who: int, card: int) -> None:
        """A card of a hidden hand was seen."""
        choices = [-1 - card] if card in self.known_kinds else []
        if card < NUM_HOBBIT:
            choices += [pool for pool in range(self.epoch + 1) if self.drawn_by_any(pool)]
        elif self.pool_of[card] >= 0:
            choices.append(self.pool_of[card])
        self._take(SHOWN, who, who, card, choices)

    def hand_on(self, who: int, other: int) -> None:
        """A hidden hand gave another one a card that the viewer did not see."""
        choices = [-1 - card for card in self.known_kinds]
        choices += [pool for pool in range(self.pools) if self.drawn_by_any(pool)]
        self._take(HANDED_ON, who, other, -1, choices)

    def drawn_by_any(self, pool: int) -> bool:
        return any(self.drawn[who * self.pools + pool] for who in range(self.hands))

    def _take(self, what: int, who: int, other: int, card: int, choices: list[int]) -> None:
        """Continue every case in every possible way."""
        step = Step(what, who, other, card, choices, self.drawn[who * self.pools : (who + 1) * self.pools])
        cases: dict[bytes, float] = {}
        ways = 0
        for case, weight in self.cases.items():
            for choice in choices:
                likely = self.likely(step, case, choice)
                if likely > 0.0:
                    after = self.moved(step, case, choice)
                    cases[after] = cases.get(after, 0.0) + weight * likely
                    step.sole = choice
                    ways += 1
        step.certain = ways == 1
        self.steps.append(step)
        self.layers.append(self.cases)
        if len(cases) > MAX_CASES:
            self.thinned = True
            cases = thinned(cases, MAX_CASES, self.offset)
        self.cases = _levelled(cases)

    # -- one case -----------------------------------------------------------------------------

    def likely(self, step: Step, case: bytes, choice: int) -> float:
        """How many cards of the giver's hand it can have been, an unseen one by the chance that it is of that kind."""
        if step.what == GAINED:
            return 1.0
        if choice < 0:
            return float(self.known(case, step.who, -1 - choice))
        slots = step.drawn[choice] + _EVEN - case[step.who * self.pools + choice]
        if slots <= 0 or step.what == HANDED_ON:
            return float(max(slots, 0))
        copies = self.copies(case, choice, step.card)
        return slots * copies / case[self.left_at + choice] if copies else 0.0

    def known(self, case: bytes, who: int, card: int) -> int:
        """How many cards of a kind a hand is known to hold."""
        if card < NUM_HOBBIT:
            return case[self.known_at + who * NUM_HOBBIT + card]
        return 1 if case[self.where_at + card] == _WITH + who else 0

    def copies(self, case: bytes, pool: int, card: int) -> int:
        """How many unseen cards of a kind a pool has left."""
        if card < NUM_HOBBIT:
            return case[self.deck_at + pool * NUM_HOBBIT + card] if pool < self.decks else 0
        return 1 if self.pool_of[card] == pool and case[self.where_at + card] == _UNSEEN else 0

    def before(self, step: Step, case: bytes, choice: int) -> bytes:
        """The case from which the step leads to this one; b"" if there is none."""
        if choice < 0 and step.what != SHOWN and not self.known(case, step.other, -1 - choice):
            return b""
        return self.moved(step, case, choice, -1)

    def moved(self, step: Step, case: bytes, choice: int, sign: int = 1) -> bytes:
        """The case after the step; with the sign -1, the case before it."""
        changed = bytearray(case)
        if choice >= 0:
            changed[step.who * self.pools + choice] += sign
            if step.what == HANDED_ON:
                changed[step.other * self.pools + choice] -= sign
                return bytes(changed)
            changed[self.left_at + choice] -= sign
            if step.card < NUM_HOBBIT:
                changed[self.deck_at + choice * NUM_HOBBIT + step.card] -= sign
            else:
                changed[self.where_at + step.card] = _NOWHERE if sign > 0 else _UNSEEN
            return bytes(changed)
        card = -1 - choice
        if card >= NUM_HOBBIT:
            goal = _NOWHERE if step.what == SHOWN else _WITH + step.other
            start = _NOWHERE if step.what == GAINED else _WITH + step.who
            changed[self.where_at + card] = goal if sign > 0 else start
            return bytes(changed)
        if step.what != GAINED:
            changed[self.known_at + step.who * NUM_HOBBIT + card] -= sign
        if step.what != SHOWN:
            changed[self.known_at + step.other * NUM_HOBBIT + card] += sign
        return bytes(changed)

    # -- one history --------------------------------------------------------------------------

    def close(self) -> None:
        """End the trail, so that histories can be drawn."""
        self.ends = list(self.cases)
        self.weights = list(accumulate(self.cases.values()))

    def history(self, rng: random.Random) -> tuple[bytes, list[int]]:
        """The case at the end and the choice of each step, drawn by weight."""
        case = self.ends[draw_index(self.weights, rng)]
        end = case
        choices = [0] * len(self.steps)
        for number in range(len(self.steps) - 1, -1, -1):
            step = self.steps[number]
            layer = self.layers[number]
            if step.certain:
                choices[number] = step.sole
                case = next(iter(layer)) if len(layer) == 1 else self.before(step, case, step.sole)
                continue
            found: list[tuple[int, bytes]] = []
            weights: list[float] = []
            total = 0.0
            for choice in step.choices:
                earlier = self.before(step, case, choice)
                weight = layer.get(earlier, 0.0)
                if weight > 0.0:
                    weight *= self.likely(step, earlier, choice)
                if weight > 0.0:
                    total += weight
                    found.append((choice, earlier))
                    weights.append(total)
            choices[number], case = found[draw_index(weights, rng)]
        return end, choices


def _levelled(cases: dict[bytes, float]) -> dict[bytes, float]:
    """The same cases, with weights that stay far from the smallest numbers."""
    total = sum(cases.values())
    if not cases or 1e-100 < total < 1e100:
        return cases
    return {case: weight / total for case, weight in cases.items()}
