"""Beliefs: states that fit a view, with hidden figures, a face-down card, and the progress of a secret set-up."""

import random
from bisect import bisect_right
from itertools import accumulate
from math import factorial
from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from bywater.core.belief import Belief
from bywater.core.bits import BIT
from bywater.core.errors import BadView
from bywater.core.frames import frame, kind_of, read_stack, seat_of
from bywater.core.state import View
from bywater.core.validate import flag_of, index_of, mask_of_names, number_of, table_in
from bywater.games.confrontation.knowledge.read import read_figures, read_hand, read_loop, read_trail
from bywater.games.confrontation.model import frames as k
from bywater.games.confrontation.model import trail
from bywater.games.confrontation.model.board import DARK, LIGHT, PLACES, REGIONS, ROAD, SIDES, SLOTS
from bywater.games.confrontation.model.cards import CARDS, SPECIALS
from bywater.games.confrontation.model.cases import PLAIN, Knowledge, looked_at, place_in
from bywater.games.confrontation.model.endings import ENDINGS
from bywater.games.confrontation.model.figures import EACH, FIGURES
from bywater.games.confrontation.rules import repetition
from bywater.games.confrontation.rules.turn import can_take_turn
from bywater.games.confrontation.state import ConfrontationState, new_state

# Running sums of the numbers of partial set-ups with 0 to 4 figures: 1, 9, 72, 504 and 3024.
_PARTIAL: Final = (1, 10, 82, 586, 3610)


class HiddenSide:
    """The knowledge of a viewer about a side whose figures are hidden."""

    def __init__(self, base: ConfrontationState, side: int, part: dict[str, Any]) -> None:
        self.side = side
        self.ready: bool = part["ready"]
        self.face_down: i64 = mask_of_names(part["hand"], CARDS, "card") if part["chosen"] == "hidden" else 0
        self.counts = vec[i64]([0] * 18)
        self.out: i64 = 0
        self.cases: list[int] = []
        self.weights: list[float] = []
        if self.ready:
            for place, count in part["counts"].items():
                self.counts[index_of(place, PLACES, "place")] = count
            self.out = mask_of_names(part["out"], FIGURES, "figure") >> (side * EACH)
            self._follow_trail(base)

    def _follow_trail(self, base: ConfrontationState) -> None:
        facts = vec[i64]([trail.fact_at(base, self.side, number) for number in range(base.facts[self.side])])
        known = Knowledge(self.counts[:], facts, self.out)
        if not known.cases:
            raise BadView(f"expected a trail that {SIDES[self.side]} figures can have left, got a contradiction")
        weights: list[float] = []
        for case, weight in known.cases.items():
            unseen = sum(1 for f in range(EACH) if place_in(case, f) == PLAIN and not self.out >> f & 1)
            self.cases.append(case)
            weights.append(weight * factorial(unseen))
        self.weights = list(accumulate(weights))

    def deal(self, table: ConfrontationState, rng: random.Random, looked_now: bool) -> None:
        """Place the hidden figures and draw the face-down card."""
        if self.ready:
            case: i64 = self._draw_case(rng)
            self._place_figures(table, case, rng)
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

    def _place_figures(self, table: ConfrontationState, case: i64, rng: random.Random) -> None:
        """Place seen figures according to the case, and the others at random in the remaining places."""
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
        """Fill in the figures that private looks showed to another seat."""
        showed = looked_at(case)
        for number in range(table.facts[self.side]):
            fact: i64 = trail.fact_at(table, self.side, number)
            if (
                trail.kind_of(fact) == trail.SEEN
                and trail.goal_of(fact) == 1
                and trail.figure_of(fact) == trail.SOMEONE
            ):
                figure = showed.pop(0)
                trail.set_fact(table, self.side, number, trail.pack(trail.SEEN, figure, trail.start_of(fact), 1))
                table.seen |= BIT[figure]
                if looked_now:
                    table.looked |= BIT[figure]


@final
class ConfrontationBelief(Belief):
    """All states that fit a view."""

    def __init__(self, view: View) -> None:
        """Read the view. Raises BadView if no state has it."""
        base = new_state(view["options"])
        _read_open_parts(base, view)
        self.hidden: list[HiddenSide] = []
        for side in (LIGHT, DARK):
            part = view[SIDES[side]]
            read_hand(base, side, part)
            _read_chosen(base, side, part["chosen"])
            read_trail(base, side, part["trail"])
            if "figures" in part:
                read_figures(base, side, part["figures"])
            else:
                self.hidden.append(HiddenSide(base, side, part))
        self.base = base
        self.looked_now = "" in view["looked"]
        top: i64 = base.top()
        self.mover: i64 = -1  # the hidden side to move, which must have a legal turn
        self.placer: i64 = -1  # the hidden side in its set-up, of unknown progress
        for hidden in self.hidden:
            if kind_of(top) == k.TURN and seat_of(top) == hidden.side:
                self.mover = hidden.side
            if kind_of(top) == k.PLACE and seat_of(top) == hidden.side:
                self.placer = hidden.side
        if self.sample(random.Random(0)).view(view["viewers"]) != view:
            raise BadView("expected a possible view, but the state read from it has another one")

    def sample(self, rng: random.Random) -> ConfrontationState:
        for _ in range(100_000):
            table = self.base.clone()
            for side in self.hidden:
                side.deal(table, rng, self.looked_now)
            if self.placer >= 0:
                _place_part(table, self.placer, rng)
            if self.mover < 0 or can_take_turn(table, self.mover):
                return table
        raise BadView("expected a state that fits the view, got none")


# -- reading a view ---------------------------------------------------------------------------


def _read_open_parts(table: ConfrontationState, view: View) -> None:
    """Read the public parts of both sides, and the stack."""
    table.specials = mask_of_names(view["specials"], SPECIALS, "special card")
    table.turn = index_of(view["turn"], SIDES, "side")
    table.turns = number_of(view["turns"], 0, 4095, "turns")
    table.ended = index_of(view["ending"], ENDINGS, "ending")
    table.face_up = mask_of_names(view["face_up"], FIGURES, "figure")
    table.looked = mask_of_names([name for name in view["looked"] if name], FIGURES, "figure")
    if view["battle"] is not None:
        _read_battle(table, view["battle"])
    read_loop(table, table_in(view, "repetition"))
    table.loop_closed = 1 - flag_of(view["repetition"]["open"], "open")
    _read_attack(table)
    for packed in read_stack(k.KINDS, view["stack"], 2, k.MAX_FRAMES):
        table.push(packed)


def _read_battle(table: ConfrontationState, battle: dict[str, Any]) -> None:
    table.attacker = index_of(battle["attacker"], FIGURES, "figure")
    table.field = index_of(battle["region"], REGIONS, "region")
    table.first = flag_of(battle["first"], "first")
    if "light" in battle:
        table.light_fighter = index_of(battle["light"], FIGURES[:EACH], "figure")
        table.dark_fighter = index_of(battle["dark"], FIGURES, "figure")
        table.sam_beside = flag_of(battle["sam_beside"], "sam_beside")
        table.light_void = flag_of(battle["light_void"], "light_void")
        table.dark_fetched = flag_of(battle["dark_fetched"], "dark_fetched")
        table.dark_played_retreat = flag_of(battle["dark_played_retreat"], "dark_played_retreat")
        table.light_gone = flag_of(battle["light_gone"], "light_gone")
        table.dark_gone = flag_of(battle["dark_gone"], "dark_gone")


def _read_attack(table: ConfrontationState) -> None:
    """Read a pending attack. The view lists its move, but the table does not yet: see `repetition.note_attack`."""
    last: i64 = len(table.loop) - 1
    if table.field == ROAD or last < 0:
        return
    move: i64 = table.loop[last]
    if repetition.mover_of(move) == table.attacker and repetition.goal_of(move) == table.field:
        table.attack_from = repetition.start_of(move)
        table.loop = table.loop[:last]


def _read_chosen(table: ConfrontationState, side: int, chosen: str) -> None:
    """Read the card of a side in the battle. A hidden card is dealt later."""
    if chosen in ("", "hidden"):
        return
    card: i64 = index_of(chosen, CARDS, "card")
    if side == LIGHT:
        table.light_card = card
    else:
        table.dark_card = card
    table.hand &= ~BIT[card]


def _place_part(table: ConfrontationState, side: int, rng: random.Random) -> None:
    """Place the first figures of a secret set-up; all partial set-ups are equally likely."""
    placed = bisect_right(_PARTIAL, rng.random() * _PARTIAL[-1])
    figures = rng.sample(range(side * EACH, side * EACH + EACH), placed)
    for slot, figure in enumerate(figures):
        table.put(figure, SLOTS[side * 5 + slot])
    table.replace_top(frame(k.PLACE, side, placed, SLOTS[side * 5 + placed]))
