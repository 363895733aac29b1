"""Inference from restraint: a figure that could attack a known target and does not is less likely to be one that wins.

The belief excludes the impossible. This module estimates the unlikely, from the views of a seat at its own turns.
"""

from typing import Final

from bywater.bots.confrontation.evaluation.values import PLACES
from bywater.bots.weights import read_weights
from bywater.core.state import View
from bywater.games.confrontation.knowledge.belief import ConfrontationBelief, HiddenSide
from bywater.games.confrontation.knowledge.memory import place_memories
from bywater.games.confrontation.model import board
from bywater.games.confrontation.model import figures as fig

_WEIGHTS: Final[dict[str, float]] = read_weights("confrontation", "inference")
HELD_BACK: Final[float] = _WEIGHTS["held_back"]
"""The doubt (a negative log likelihood) about a winning figure after one turn without its attack."""
MAX_DOUBT: Final[float] = _WEIGHTS["max_doubt"]
LET_PASS: Final[float] = _WEIGHTS["let_pass"]
"""The doubt about the Balrog in Moria after a figure passed the tunnel."""

# Light figures that defeat a Dark one before any cards.
SLAYERS: Final = {fig.MERRY: fig.WITCH_KING, fig.LEGOLAS: fig.NAZGUL, fig.GIMLI: fig.ORCS}


class Inference:
    """A bot's doubts about the enemy's figures during a game, updated only with views of its seat."""

    def __init__(self) -> None:
        self.before: View | None = None
        self.doubts = [0.0] * (2 * fig.EACH * PLACES)

    def update(self, view: View) -> list[float]:
        """Update with the view at the start of an own turn. Returns the doubts about each figure at each place."""
        seat: int = view["viewers"][0]
        before = self.before
        if before is not None and before["turns"] + 2 == view["turns"] and before["viewers"] == view["viewers"]:
            self._compare(before, view, seat)
        elif before is not None and before["turns"] != view["turns"]:
            self.doubts = [0.0] * (2 * fig.EACH * PLACES)
        self.before = view
        return self.doubts

    def _compare(self, before: View, view: View, seat: int) -> None:
        enemy = 1 - seat
        old: dict[str, int] = before[board.SIDES[enemy]]["counts"]
        new: dict[str, int] = view[board.SIDES[enemy]]["counts"]
        prey = _known_prey(before, view, seat)
        for region, name in enumerate(board.REGIONS):
            if (
                old.get(name, 0) != new.get(name, 0)
                or view[board.SIDES[enemy]]["out"] != before[board.SIDES[enemy]]["out"]
            ):
                self._forget(region, enemy)  # other figures may be there now
            elif new.get(name):
                self._doubt_hunters(region, enemy, prey)
        if seat == 0 and _came_through_tunnel(before, view):
            self._add(fig.BALROG, board.MORIA, LET_PASS)

    def _forget(self, region: int, enemy: int) -> None:
        for figure in range(enemy * fig.EACH, enemy * fig.EACH + fig.EACH):
            self.doubts[figure * PLACES + region] = 0.0

    def _doubt_hunters(self, region: int, enemy: int, prey: dict[int, list[int]]) -> None:
        """Add doubts about the figures that could have attacked known prey from here and would have won."""
        ahead: int = board.FORWARD[enemy * 16 + region]
        for goal, figures in prey.items():
            if ahead >> goal & 1:
                for hunter in range(enemy * fig.EACH, enemy * fig.EACH + fig.EACH):
                    if all(wins(hunter, figure) for figure in figures):
                        self._add(hunter, region, HELD_BACK)

    def _add(self, figure: int, region: int, doubt: float) -> None:
        at = figure * PLACES + region
        self.doubts[at] = min(max(MAX_DOUBT, doubt), self.doubts[at] + doubt)


def wins(hunter: int, prey: int) -> bool:
    """Whether a hunter expects to defeat this prey: by its text, or by clearly higher strength."""
    light, dark = (hunter, prey) if hunter < fig.EACH else (prey, hunter)
    if light == fig.BOROMIR and dark != fig.WARG:
        return False
    if SLAYERS.get(light) == dark:
        return hunter == light
    if hunter == fig.ORCS:
        return True
    if prey == fig.FRODO:
        return True
    return fig.STRENGTH[hunter] >= fig.STRENGTH[prey] + 2


def _known_prey(before: View, view: View, seat: int) -> dict[int, list[int]]:
    """Own figures by region, where the enemy knew all figures of the region for certain and they are still there."""
    prey: dict[int, list[int]] = {}
    own = before[board.SIDES[seat]]["figures"]
    part = {
        "ready": True,
        "chosen": "",
        "hand": [],
        "counts": {place: len(there) for place, there in own.items()},
        "out": [
            name
            for name in fig.FIGURES[seat * fig.EACH : seat * fig.EACH + fig.EACH]
            if not any(name in t for t in own.values())
        ],
    }
    for place, memory in place_memories(HiddenSide(ConfrontationBelief(before).base, seat, part)).items():
        if (
            place in board.REGIONS
            and memory.unknown == 0
            and view[board.SIDES[seat]]["figures"].get(place) == own[place]
        ):
            prey[board.REGIONS.index(place)] = [fig.FIGURES.index(name) for name in memory.certain]
    return prey


def _came_through_tunnel(before: View, view: View) -> bool:
    """Whether a Light figure moved from Eregion to Fangorn."""
    left = set(before["light"]["figures"].get(board.REGIONS[board.EREGION], []))
    return bool(left & set(view["light"]["figures"].get(board.REGIONS[board.FANGORN], [])))
