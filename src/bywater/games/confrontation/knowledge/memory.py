"""A player's memory of hidden figures: those that may be at each place, derived from a view."""

from bywater.core.state import View
from bywater.games.confrontation.knowledge.belief import ConfrontationBelief, HiddenSide
from bywater.games.confrontation.model.board import PLACES, ROAD, SIDES
from bywater.games.confrontation.model.cases import PLAIN, place_in
from bywater.games.confrontation.model.figures import EACH, FIGURES


class PlaceMemory:
    """Knowledge about one place: figures that are certainly there, and candidates for the others."""

    def __init__(self, count: int) -> None:
        self.certain: list[str] = []
        self.possible: list[str] = []
        self.count = count

    @property
    def unknown(self) -> int:
        """The number of figures there that are not certain."""
        return self.count - len(self.certain)


def memory_of(view: View) -> dict[str, dict[str, PlaceMemory]]:
    """Return the memory of each place with figures, for each side whose figures the view hides."""
    hidden = ConfrontationBelief(view).hidden
    return {SIDES[side.side]: place_memories(side) for side in hidden if side.ready}


def place_memories(side: HiddenSide) -> dict[str, PlaceMemory]:
    """Return the memory of each place with figures of a side."""
    memories = {place: PlaceMemory(side.counts[place]) for place in range(ROAD + 1) if side.counts[place]}
    free = [_free(side, case) for case in side.cases]
    for figure in range(EACH):
        if side.out >> figure & 1:
            continue
        places = _places(side, figure, free)
        for place in places:
            known = memories[place].certain if len(places) == 1 else memories[place].possible
            known.append(FIGURES[side.side * EACH + figure])
    return {PLACES[place]: memory for place, memory in memories.items()}


def _places(side: HiddenSide, figure: int, free: list[set[int]]) -> set[int]:
    """Return the places where a figure may be. Unseen figures may be anywhere that seen figures leave room."""
    places: set[int] = set()
    for number, case in enumerate(side.cases):
        place: int = place_in(case, figure)
        places |= free[number] if place == PLAIN else {place}
    return places


def _free(side: HiddenSide, case: int) -> set[int]:
    """Return the places with unseen figures in this case."""
    held: list[int] = [side.counts[place] for place in range(ROAD + 1)]
    for figure in range(EACH):
        place: int = place_in(case, figure)
        if place <= ROAD and not side.out >> figure & 1:
            held[place] -= 1
    return {place for place in range(ROAD + 1) if held[place] > 0}
