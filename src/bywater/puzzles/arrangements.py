"""All states of The Confrontation that fit a view: every arrangement of the hidden figures."""

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from bywater.core.state import State, View
from bywater.games.confrontation.knowledge.belief import ConfrontationBelief, HiddenSide
from bywater.games.confrontation.model.board import ROAD
from bywater.games.confrontation.model.cases import PLAIN, looked_at, place_in
from bywater.games.confrontation.model.figures import EACH
from bywater.puzzles.solver import TooWide

MAX_ARRANGEMENTS: Final = 200
"""A puzzle with more arrangements is too hard for a person."""

Placement = dict[int, int]
"""The place of each figure of one side."""


def arrangements(view: View, limit: int = MAX_ARRANGEMENTS) -> list[State]:
    """Every state that fits a view, once; TooWide if there are more than `limit`."""
    belief = ConfrontationBelief(view)
    if len(belief.hidden) != 1 or belief.hidden[0].face_down or belief.placer >= 0:
        raise TooWide("expected hidden places of one side only; the view hides more")
    side = belief.hidden[0]
    found: list[State] = []
    for placement in _placements(side):
        if len(found) == limit:
            raise TooWide(f"expected at most {limit} arrangements, got more")
        table = belief.base.clone()
        for figure, place in placement.items():
            table.put(side.side * EACH + figure, place)
        found.append(table)
    return found


def _placements(side: HiddenSide) -> Iterator[Placement]:
    seen: set[tuple[tuple[int, int], ...]] = set()
    for case in side.cases:
        if looked_at(case):
            raise TooWide("expected a trail without looks that the viewer has not seen")
        fixed = {figure: int(place_in(case, figure)) for figure in range(EACH) if not side.out >> figure & 1}
        unseen = [figure for figure, place in fixed.items() if place == PLAIN]
        placement = {figure: place for figure, place in fixed.items() if place != PLAIN}
        free = {place: int(side.counts[place]) for place in range(ROAD + 1)}
        for place in placement.values():
            free[place] -= 1
        for rest in _distribute(unseen, {place: count for place, count in free.items() if count}):
            whole = {**placement, **rest}
            key = tuple(sorted(whole.items()))
            if key not in seen:
                seen.add(key)
                yield whole


def _distribute(figures: list[int], free: dict[int, int]) -> Iterator[Placement]:
    """All ways to put these figures in the free places; the order within a place does not matter."""
    if not free:
        yield {}
        return
    place, count = next(iter(free.items()))
    others = {other: many for other, many in free.items() if other != place}
    for chosen in combinations(figures, count):
        left = [figure for figure in figures if figure not in chosen]
        for rest in _distribute(left, others):
            yield {**dict.fromkeys(chosen, place), **rest}
