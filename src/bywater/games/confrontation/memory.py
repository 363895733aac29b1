"""What a player could have remembered: which enemy figures may stand where, from a view and nothing else."""

from bywater.core.state import View
from bywater.games.confrontation.belief import ConfrontationBelief, HiddenSide
from bywater.games.confrontation.board import PLACES, ROAD, SIDES
from bywater.games.confrontation.figures import EACH, FIGURES
from bywater.games.confrontation.knowledge import PLAIN, place_in


class Sight:
    """One place: the figures that certainly stand there, and those that the others may be."""

    def __init__(self, count: int) -> None:
        self.certain: list[str] = []
        self.possible: list[str] = []
        self.count = count

    @property
    def unknown(self) -> int:
        """How many stand there besides the certain ones."""
        return self.count - len(self.certain)


def remembered(view: View) -> dict[str, dict[str, Sight]]:
    """For each side whose figures the view hides: what may stand at each place that is held."""
    hidden = ConfrontationBelief(view).hidden
    return {SIDES[side.side]: sights_of(side) for side in hidden if side.ready}


def sights_of(side: HiddenSide) -> dict[str, Sight]:
    """What may stand at each place that a side holds."""
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
    """Where a figure may stand. One that was never seen may be anywhere that the seen ones leave free."""
    places: set[int] = set()
    for number, case in enumerate(side.cases):
        place: int = place_in(case, figure)
        places |= free[number] if place == PLAIN else {place}
    return places


def _free(side: HiddenSide, case: int) -> set[int]:
    """The places that figures never seen hold in this case."""
    held: list[int] = [side.counts[place] for place in range(ROAD + 1)]
    for figure in range(EACH):
        place: int = place_in(case, figure)
        if place <= ROAD and not side.out >> figure & 1:
            held[place] -= 1
    return {place for place in range(ROAD + 1) if held[place] > 0}
