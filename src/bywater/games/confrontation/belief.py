"""The states that fit a view: where hidden figures stand, which card lies face down, how far a secret set-up is."""

import random
from bisect import bisect_right
from itertools import accumulate
from math import factorial
from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from bywater.core.belief import Belief
from bywater.core.codes import BIT
from bywater.core.errors import BadView
from bywater.core.reading import index_of
from bywater.core.stack import frame, kind_of, seat_of
from bywater.core.state import View
from bywater.games.confrontation.board import DARK, LIGHT, PLACES, ROAD, SIDES, SLOTS
from bywater.games.confrontation.cards import CARDS
from bywater.games.confrontation.figures import EACH, FIGURES
from bywater.games.confrontation.knowledge import PLAIN, Knowledge, looked_at, place_in
from bywater.games.confrontation.position import (
    check,
    mask_of,
    new_table,
    read_cards,
    read_common,
    read_figures,
    read_trail,
)
from bywater.games.confrontation.rules import ConfrontationState
from bywater.games.confrontation.state import PLACING, TURN
from bywater.games.confrontation.trail import (
    SEEN,
    SOMEONE,
    fact_at,
    figure_of,
    goal_of,
    pack,
    set_fact,
    start_of,
)
from bywater.games.confrontation.trail import (
    kind_of as fact_kind,
)
from bywater.games.confrontation.turn import can_take_turn

# Partial set-ups of 0 to 4 figures: 1, 9, 72, 504 and 3024 of them, as a running sum.
_PARTIAL: Final = (1, 10, 82, 586, 3610)


class HiddenSide:
    """What the viewer does not see of one side."""

    def __init__(self, base: ConfrontationState, side: int, part: dict[str, Any]) -> None:
        self.side = side
        self.ready: bool = part["ready"]
        self.face_down: i64 = mask_of(part["hand"], CARDS, "card") if part["chosen"] == "hidden" else 0
        self.counts = vec[i64]([0] * 18)
        self.out: i64 = 0
        self.cases: list[int] = []
        self.weights: list[float] = []
        if self.ready:
            for place, count in part["counts"].items():
                self.counts[index_of(place, PLACES, "place")] = count
            self.out = mask_of(part["out"], FIGURES, "figure") >> (side * EACH)
            self._follow_trail(base)

    def _follow_trail(self, base: ConfrontationState) -> None:
        facts = vec[i64]([fact_at(base, self.side, number) for number in range(base.facts[self.side])])
        known = Knowledge(self.counts[:], facts, self.out)
        if not known.cases:
            raise BadView(f"no {SIDES[self.side]} figures can have done what the trail says")
        weights: list[float] = []
        for case, weight in known.cases.items():
            unseen = sum(1 for f in range(EACH) if place_in(case, f) == PLAIN and not self.out >> f & 1)
            self.cases.append(case)
            weights.append(weight * factorial(unseen))
        self.weights = list(accumulate(weights))

    def deal(self, table: ConfrontationState, rng: random.Random, looked_now: bool) -> None:
        """Stand the hidden figures, and choose the card that lies face down."""
        if self.ready:
            case: i64 = self._draw_case(rng)
            self._stand(table, case, rng)
            if looked_at(case):
                self._fill_looks(table, case, looked_now)
        if self.face_down:
            cards = [card for card in range(18) if self.face_down >> card & 1]
            card = cards[int(rng.random() * len(cards))]
            if self.side == LIGHT:
                table.light_card = card
            else:
                table.dark_card = card
            table.hand &= ~BIT[card]

    def _draw_case(self, rng: random.Random) -> i64:
        if len(self.cases) == 1:
            return self.cases[0]
        number = bisect_right(self.weights, rng.random() * self.weights[-1])
        return self.cases[min(number, len(self.cases) - 1)]

    def _stand(self, table: ConfrontationState, case: i64, rng: random.Random) -> None:
        """The figures once seen stand as the case says, the others anyhow in the places left."""
        free = self.counts[:]
        base: i64 = self.side * EACH
        unseen = vec[i64](capacity=EACH)
        unseen_count: i64 = 0
        figure: i64
        for figure in range(EACH):
            place: i64 = place_in(case, figure)
            if (self.out >> figure) & 1:
                continue
            if place == PLAIN:
                unseen = append(unseen, base + figure)
                unseen_count += 1
            else:
                table.put(base + figure, place)
                free[place] -= 1
        for place in range(ROAD + 1):
            while free[place] > 0:
                pick: i64 = i64(rng.random() * float(unseen_count))
                table.put(unseen[pick], place)
                unseen_count -= 1
                unseen[pick] = unseen[unseen_count]
                free[place] -= 1

    def _fill_looks(self, table: ConfrontationState, case: i64, looked_now: bool) -> None:
        """Put names to the look that the viewer did not share."""
        showed = looked_at(case)
        for number in range(table.facts[self.side]):
            fact: i64 = fact_at(table, self.side, number)
            if fact_kind(fact) == SEEN and goal_of(fact) == 1 and figure_of(fact) == SOMEONE:
                figure = showed.pop(0)
                set_fact(table, self.side, number, pack(SEEN, figure, start_of(fact), 1))
                table.seen |= BIT[figure]
                if looked_now:
                    table.looked |= BIT[figure]


@final
class ConfrontationBelief(Belief):
    """All states that fit a view."""

    def __init__(self, view: View) -> None:
        base = new_table(view["options"])
        read_common(base, view)
        self.hidden: list[HiddenSide] = []
        for side in (LIGHT, DARK):
            part = view[SIDES[side]]
            read_cards(base, side, part)
            read_trail(base, side, part["trail"])
            if "figures" in part:
                read_figures(base, side, part["figures"])
            else:
                self.hidden.append(HiddenSide(base, side, part))
        self.base = base
        self.looked_now = "" in view["looked"]
        top: i64 = base.top()
        # The mover is known not to be stuck, and somebody who sets up may have come any way along.
        self.mover: i64 = -1
        self.placer: i64 = -1
        for hidden in self.hidden:
            if kind_of(top) == TURN and seat_of(top) == hidden.side:
                self.mover = hidden.side
            if kind_of(top) == PLACING and seat_of(top) == hidden.side:
                self.placer = hidden.side

        check(self.sample(random.Random(0)))  # a view that no table gives is refused now, not in play

    def sample(self, rng: random.Random) -> ConfrontationState:
        for _ in range(100_000):
            table = self.base.clone()
            for side in self.hidden:
                side.deal(table, rng, self.looked_now)
            if self.placer >= 0:
                _place_some(table, self.placer, rng)
            if self.mover < 0 or can_take_turn(table, self.mover):
                return table
        raise BadView("no state that fits was found")


def _place_some(table: ConfrontationState, side: i64, rng: random.Random) -> None:
    """A secret set-up on its way: every beginning of one is equally likely."""
    placed = bisect_right(_PARTIAL, rng.random() * _PARTIAL[-1])
    figures = rng.sample(range(side * EACH, side * EACH + EACH), placed)
    for slot, figure in enumerate(figures):
        table.put(figure, SLOTS[side * 5 + slot])
    table.swap(frame(PLACING, side, placed))
