"""The possible places of a side's figures given its trail, as cases weighted by the number of histories.

Figures in no fact are interchangeable, so only seen figures are tracked. A case holds the place of each of them. Its
weight is the number of histories that lead to it, where each possible mover counts once.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bywater.core.bits import BIT
from bywater.games.confrontation.model import trail
from bywater.games.confrontation.model.board import OUT, ROAD
from bywater.games.confrontation.model.figures import EACH
from bywater.games.confrontation.model.table import Table

PLAIN: Final = 31
"""The place of a figure that was never seen."""

# Four more fields of a case, above the nine places: the figures that a look showed to another seat, stored plus one.
_LOOKS: Final = EACH * 5
_ALL_PLAIN: Final = (1 << (EACH * 5)) - 1


class Knowledge:
    """The cases of one side after its whole trail."""

    def __init__(self, counts: vec[i64], facts: vec[i64], out: i64) -> None:
        """`counts` are the numbers of figures by place, `out` is a mask of the figures out of the game."""
        self.counts = counts
        self.cases: dict[int, float] = {_ALL_PLAIN: 1.0}
        number: i64
        for number in range(len(facts) - 1, -1, -1):
            out = self._undo(facts[number], out)
        self.out = out
        for number in range(len(facts)):
            self._follow(facts[number])

    def may_stand(self, figure: i64, place: i64) -> bool:
        """Whether this figure (counted within its side) may be at this place."""
        for case in self.cases:
            stands: i64 = place_in(case, figure)
            if stands == place or (stands == PLAIN and self._plain(case, place) > 0):
                return True
        return False

    def _undo(self, fact: i64, out: i64) -> i64:
        kind: i64 = trail.kind_of(fact)
        if kind == trail.MOVE:
            self.counts[trail.goal_of(fact)] -= 1
            self.counts[trail.start_of(fact)] += 1
            if trail.start_of(fact) == OUT:
                return out | BIT[trail.figure_of(fact)]
        elif kind == trail.GONE:
            self.counts[trail.start_of(fact)] += 1
            return out & ~BIT[trail.figure_of(fact)]
        return out

    def _follow(self, fact: i64) -> None:
        kind: i64 = trail.kind_of(fact)
        figure: i64 = trail.figure_of(fact)
        start: i64 = trail.start_of(fact)
        if kind == trail.NOT:
            self._rule_out(figure, start)
        elif kind == trail.SEEN:
            if figure == trail.SOMEONE:
                self._look(start)
            else:
                self._pin(figure, start, start)
        elif kind == trail.GONE:
            self._pin(figure, start, OUT)
            self.out |= BIT[figure]
        elif figure == trail.SOMEONE:
            self._someone_moves(start, trail.goal_of(fact))
        elif start == OUT:
            self.out &= ~BIT[figure]
            self.cases = {_moved(case, figure, trail.goal_of(fact)): weight for case, weight in self.cases.items()}
        else:
            self._pin(figure, start, trail.goal_of(fact))
        if kind == trail.MOVE:
            self.counts[start] -= 1
            self.counts[trail.goal_of(fact)] += 1
        elif kind == trail.GONE:
            self.counts[start] -= 1

    def _plain(self, case: i64, place: i64) -> i64:
        """Return the number of unseen figures at a place."""
        number: i64 = self.counts[place]
        figure: i64
        for figure in range(EACH):
            if place_in(case, figure) == place:
                number -= 1
        return number

    def _pin(self, figure: i64, place: i64, then: i64) -> None:
        """Keep the cases in which the figure is at `place`, and move it to `then`."""
        cases: dict[int, float] = {}
        for case, weight in self.cases.items():
            stands: i64 = place_in(case, figure)
            if stands == PLAIN:
                ways: i64 = self._plain(case, place)
                if ways > 0:
                    _count(cases, _moved(case, figure, then), weight * float(ways))
            elif stands == place:
                _count(cases, _moved(case, figure, then), weight)
        self.cases = cases

    def _someone_moves(self, start: i64, goal: i64) -> None:
        cases: dict[int, float] = {}
        for case, weight in self.cases.items():
            figure: i64
            for figure in range(EACH):
                if place_in(case, figure) == start:
                    _count(cases, _moved(case, figure, goal), weight)
            ways: i64 = self._plain(case, start)
            if ways > 0:
                _count(cases, case, weight * float(ways))
        self.cases = cases

    def _rule_out(self, figure: i64, place: i64) -> None:
        cases: dict[int, float] = {}
        for case, weight in self.cases.items():
            stands: i64 = place_in(case, figure)
            if stands == PLAIN:
                other: i64
                for other in range(ROAD + 1):
                    ways: i64 = self._plain(case, other) if other != place else 0
                    if ways > 0:
                        _count(cases, _moved(case, figure, other), weight * float(ways))
            elif stands != place:
                _count(cases, case, weight)
        self.cases = cases

    def _look(self, place: i64) -> None:
        """Add a figure that another seat saw here to the cases; such figures come in ascending order."""
        cases: dict[int, float] = {}
        for case, weight in self.cases.items():
            ways: i64 = self._plain(case, place)
            first: i64 = (case >> _LOOKS) & 15
            figure: i64
            for figure in range(first, EACH):
                stands: i64 = place_in(case, figure)
                known: i64 = _noted(case, figure)
                if stands == place:
                    _count(cases, known, weight)
                elif stands == PLAIN and ways > 0 and not self.out & BIT[figure]:
                    _count(cases, _moved(known, figure, place), weight * float(ways))
        self.cases = cases


def place_in(case: i64, figure: i64) -> i64:
    return (case >> (figure * 5)) & 31


def looked_at(case: i64) -> list[int]:
    """Return the figures that a look showed to others, in ascending order."""
    figures: list[int] = []
    for field in range(3, -1, -1):
        room: i64 = _LOOKS + 4 * field
        noted: i64 = (case >> room) & 15
        if noted:
            figures.append(noted - 1)
    return figures


def _noted(case: i64, figure: i64) -> i64:
    """Return the case with this figure added to those that the look showed; the last one is in the lowest field."""
    looks: i64 = (case >> _LOOKS) & 0xFFF
    return (case & _ALL_PLAIN) | (((looks << 4) | (figure + 1)) << _LOOKS)


def _moved(case: i64, figure: i64, place: i64) -> i64:
    room: i64 = figure * 5
    return (case & ~(_FIELD[figure])) | (place << room)


def _count(cases: dict[int, float], case: int, weight: float) -> None:
    cases[case] = cases.get(case, 0.0) + weight


_FIELD: Final = vec[i64]([31 << (figure * 5) for figure in range(EACH)])


def places_of(table: Table, side: i64) -> vec[i64]:
    """Return the number of figures of a side at each place."""
    counts = table.held[side * 18 : side * 18 + 18]
    figure: i64
    for figure in range(side * EACH, side * EACH + EACH):
        if table.at[figure] == ROAD:
            counts[ROAD] += 1
    return counts


def public_knowledge(table: Table, side: i64) -> Knowledge:
    """Return public knowledge about a side, without private looks of the enemy."""
    facts = vec[i64](capacity=table.facts[side])
    number: i64
    for number in range(table.facts[side]):
        fact: i64 = trail.fact_at(table, side, number)
        if trail.kind_of(fact) != trail.SEEN or trail.goal_of(fact) == 0:
            facts = append(facts, fact)
    out: i64 = 0
    figure: i64
    for figure in range(EACH):
        if table.at[side * EACH + figure] == OUT:
            out |= BIT[figure]
    return Knowledge(places_of(table, side), facts, out)


def may_stand(table: Table, figure: i64, place: i64) -> bool:
    """Whether, by public knowledge, this figure may be there. Prompts that depend on it reveal nothing."""
    side: i64 = 0 if figure < EACH else 1
    if table.at[figure] == place:
        return True
    if table.at[figure] == OUT or places_of(table, side)[place] == 0:
        return False
    if table.facts[side] == 0:
        return True
    return public_knowledge(table, side).may_stand(figure - side * EACH, place)
