"""Exact inference about the unseen cards of hidden hands.

Each deck, and each set of feature cards, is a pool: the viewer can't distinguish its unseen cards. A card that leaves a
hidden hand is equally likely to be any card of that hand. If it is shown, its kind determines how likely each pool is;
if it is passed on unseen, it may be any of them. A case holds all that matters for later events: the number of cards
of each pool in each hand, the cards left in each pool, and the hand of each known card. Its weight is the number of
histories that lead to it. A history is sampled by walking back from a final case.
"""

import random
from itertools import accumulate
from typing import Final

from bywater.core.cases import draw_index, thinned
from bywater.games.quest.model.cards import NUM_HOBBIT, NUM_KINDS

MAX_CASES: Final = 2048
"""Maximum number of cases. More are thinned by systematic sampling from a random offset."""

GAINED: Final = 0
SHOWN: Final = 1
HANDED_ON: Final = 2

_EVEN: Final = 100
"""The byte of a case for a hand that passed on as many unseen cards of a pool as it received from other hands."""
_NOWHERE: Final = 0
_UNSEEN: Final = 1
_WITH: Final = 2  # plus the number of the hand that holds a feature card


class Step:
    """An event that concerns hidden hands, with its possible choices of a card.

    A choice is the pool of an unseen card, or -1 minus the kind of a known card.
    """

    def __init__(self, what: int, who: int, other: int, card: int, choices: list[int], drawn: list[int]) -> None:
        self.what = what
        self.who = who
        self.other = other
        self.card = card
        self.choices = choices
        self.drawn = drawn  # cards of each pool that the giver has drawn so far
        self.sole = 0  # the only choice, if `certain`
        self.certain = False


class Pools:
    """The weighted cases of one viewer after each step."""

    def __init__(self, hands: int, decks: list[list[int]], sets: list[list[int]], offset: float = 0.5) -> None:
        """`decks` are the unseen cards of each deck by kind, `sets` the unseen feature cards of each set.

        `offset` (0 to 1) is the position of the first sample when cases are thinned.
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

    # -- events -------------------------------------------------------------------------------

    def pour(self) -> None:
        """Start the next deck, reshuffled from the discards."""
        self.epoch += 1

    def draw(self, who: int, pool: int) -> None:
        """Add an unseen card of a pool to a hidden hand."""
        self.drawn[who * self.pools + pool] += 1

    def gain(self, who: int, card: int) -> None:
        """Add a known card to a hidden hand."""
        if card not in self.known_kinds:
            self.known_kinds.append(card)
        self._take(GAINED, who, who, card, [-1 - card])

    def show(self, who: int, card: int) -> None:
        """Remove a card that was shown from a hidden hand."""
        choices = [-1 - card] if card in self.known_kinds else []
        if card < NUM_HOBBIT:
            choices += [pool for pool in range(self.epoch + 1) if self.drawn_by_any(pool)]
        elif self.pool_of[card] >= 0:
            choices.append(self.pool_of[card])
        self._take(SHOWN, who, who, card, choices)

    def hand_on(self, who: int, other: int) -> None:
        """Pass an unseen card from one hidden hand to another."""
        choices = [-1 - card for card in self.known_kinds]
        choices += [pool for pool in range(self.pools) if self.drawn_by_any(pool)]
        self._take(HANDED_ON, who, other, -1, choices)

    def drawn_by_any(self, pool: int) -> bool:
        return any(self.drawn[who * self.pools + pool] for who in range(self.hands))

    def _take(self, what: int, who: int, other: int, card: int, choices: list[int]) -> None:
        """Apply every possible choice to every case."""
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
        """Return the number of cards in the giver's hand for a choice, weighted by the chance of the shown kind."""
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
        """Return how many cards of a kind a hand is known to hold."""
        if card < NUM_HOBBIT:
            return case[self.known_at + who * NUM_HOBBIT + card]
        return 1 if case[self.where_at + card] == _WITH + who else 0

    def copies(self, case: bytes, pool: int, card: int) -> int:
        """Return how many unseen cards of a kind a pool has left."""
        if card < NUM_HOBBIT:
            return case[self.deck_at + pool * NUM_HOBBIT + card] if pool < self.decks else 0
        return 1 if self.pool_of[card] == pool and case[self.where_at + card] == _UNSEEN else 0

    def before(self, step: Step, case: bytes, choice: int) -> bytes:
        """Return the case from which the step leads to this one; b"" if there is none."""
        if choice < 0 and step.what != SHOWN and not self.known(case, step.other, -1 - choice):
            return b""
        return self.moved(step, case, choice, -1)

    def moved(self, step: Step, case: bytes, choice: int, sign: int = 1) -> bytes:
        """Return the case after the step; with sign -1, the case before it."""
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
        """Draw a final case by weight. Returns it with the choice of each step."""
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
    """Return the cases with weights rescaled to avoid underflow."""
    total = sum(cases.values())
    if not cases or 1e-100 < total < 1e100:
        return cases
    return {case: weight / total for case, weight in cases.items()}
