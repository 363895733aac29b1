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
"""A puzzle with more arrangements than this is too hard for a person."""

Stand = dict[int, int]
"""The place of each figure."""


def arrangements(view: View, most: int = MAX_ARRANGEMENTS) -> list[State]:
    """Every state that fits a view, once; TooWide if there are more than `most`."""
    belief = ConfrontationBelief(view)
    if len(belief.hidden) != 1 or belief.hidden[0].face_down or belief.placer >= 0:
        raise TooWide("the view hides more than the places of one side")
    side = belief.hidden[0]
    found: list[State] = []
    for stand in _stands(side):
        if len(found) == most:
            raise TooWide(f"more than {most} arrangements")
        table = belief.base.clone()
        for figure, place in stand.items():
            table.put(side.side * EACH + figure, place)
        found.append(table)
    return found


def _stands(side: HiddenSide) -> Iterator[Stand]:
    seen: set[tuple[tuple[int, int], ...]] = set()
    for case in side.cases:
        if looked_at(case):
            raise TooWide("the trail holds a look that the viewer has not seen")
        fixed = {figure: int(place_in(case, figure)) for figure in range(EACH) if not side.out >> figure & 1}
        unseen = [figure for figure, place in fixed.items() if place == PLAIN]
        stand = {figure: place for figure, place in fixed.items() if place != PLAIN}
        free = {place: int(side.counts[place]) for place in range(ROAD + 1)}
        for place in stand.values():
            free[place] -= 1
        for rest in _dealt(unseen, {place: count for place, count in free.items() if count}):
            whole = {**stand, **rest}
            key = tuple(sorted(whole.items()))
            if key not in seen:
                seen.add(key)
                yield whole


def _dealt(figures: list[int], free: dict[int, int]) -> Iterator[Stand]:
    """All ways to put these figures in the free places; the order within a place does not matter."""
    if not free:
        yield {}
        return
    place, count = next(iter(free.items()))
    others = {other: many for other, many in free.items() if other != place}
    for chosen in combinations(figures, count):
        left = [figure for figure in figures if figure not in chosen]
        for rest in _dealt(left, others):
            yield {**dict.fromkeys(chosen, place), **rest}
