"""What a player can remember: the enemy figures that may stand at each place, from a view alone."""

from bywater.core.state import View
from bywater.games.confrontation.knowledge.belief import ConfrontationBelief, HiddenSide
from bywater.games.confrontation.model.board import PLACES, ROAD, SIDES
from bywater.games.confrontation.model.cases import PLAIN, place_in
from bywater.games.confrontation.model.figures import EACH, FIGURES


class Sight:
    """What is known of one place: figures that are certainly there, and candidates for the others."""

    def __init__(self, count: int) -> None:
        self.certain: list[str] = []
        self.possible: list[str] = []
        self.count = count

    @property
    def unknown(self) -> int:
        """The number of figures there besides the certain ones."""
        return self.count - len(self.certain)


def remembered(view: View) -> dict[str, dict[str, Sight]]:
    """For each side whose figures the view hides, the sight of each place that it holds."""
    hidden = ConfrontationBelief(view).hidden
    return {SIDES[side.side]: sights_of(side) for side in hidden if side.ready}


def sights_of(side: HiddenSide) -> dict[str, Sight]:
    """The sight of each place that a side holds."""
    sights = {place: Sight(side.counts[place]) for place in range(ROAD + 1) if side.counts[place]}
    free = [_free(side, case) for case in side.cases]
    for figure in range(EACH):
        if side.out >> figure & 1:
            continue
        places = _places(side, figure, free)
        for place in places:
            known = sights[place].certain if len(places) == 1 else sights[place].possible
            known.append(FIGURES[side.side * EACH + figure])
    return {PLACES[place]: sight for place, sight in sights.items()}


def _places(side: HiddenSide, figure: int, free: list[set[int]]) -> set[int]:
    """The places where a figure may stand. One that was never seen may be wherever seen figures leave room."""
    places: set[int] = set()
    for number, case in enumerate(side.cases):
        place: int = place_in(case, figure)
        places |= free[number] if place == PLAIN else {place}
    return places


def _free(side: HiddenSide, case: int) -> set[int]:
    """The places of figures that were never seen, in this case."""
    held: list[int] = [side.counts[place] for place in range(ROAD + 1)]
    for figure in range(EACH):
        place: int = place_in(case, figure)
        if place <= ROAD and not side.out >> figure & 1:
            held[place] -= 1
    return {place for place in range(ROAD + 1) if held[place] > 0}
