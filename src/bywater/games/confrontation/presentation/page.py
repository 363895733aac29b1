"""Additions to the view for the browser, derived from the view alone."""

from functools import cache
from typing import Any, cast

from bywater.core.data import read_data
from bywater.core.message import Message
from bywater.core.state import View
from bywater.games.confrontation.knowledge.memory import memory_of
from bywater.games.confrontation.model.actions import MOVE_CODE
from bywater.games.confrontation.model.board import REGIONS, SIDES, SLOTS, Side
from bywater.games.confrontation.model.figures import EACH, FIGURES
from bywater.games.confrontation.presentation.page_types import Extras, Sight


def extras(view: View) -> dict[str, Any]:
    """Return the memory of hidden figures, and the data for moving figures on the map."""
    given: Extras = {"sights": places_remembered(view)}
    seat: int = view["decision"]["seat"]
    kind = view["decision"]["kind"]
    if kind == "place":
        own = arranging(view)
        if own >= 0:
            given["arranging"] = own
            given["slots"] = [REGIONS[SLOTS[own * 5 + slot]] for slot in range(5)]
            given["formations"] = formations()[SIDES[own]]
    elif view["legal"] and kind in ("turn", "step", "gallop"):
        given["reach"] = reach(view, SIDES[seat])
    return cast(dict[str, Any], given)


def arranging(view: View) -> int:
    """Return the viewer's seat that sets up now, or may prepare while the other seat does; -1 if there is none."""
    seat: int = view["decision"]["seat"]
    if view["legal"]:
        return seat
    own: list[int] = view["viewers"]
    return own[0] if len(own) == 1 and own[0] > seat else -1


def stage(view: View) -> Message | None:
    """Return the progress of the game, for a list of games."""
    return Message("scene-turn", {"turns": view["turns"]}) if view["turns"] else None


def conceded(view: View, seat: int) -> list[int]:
    """Return the points if a side resigns: the other side scores its figures on the board."""  # E4
    left = [EACH - len(view[side].get("out", ())) for side in SIDES]
    return [0 if side == seat else left[side] for side in range(2)]


def places_remembered(view: View) -> dict[Side, dict[str, Sight]]:
    """Return the certain figures of each place and the candidates for the others, by hidden side."""
    if view["ending"]:
        return {}
    memories = memory_of(view)
    return {
        side: {
            place: {"certain": memory.certain, "possible": memory.possible, "count": memory.count}
            for place, memory in memories[side].items()
        }
        for side in SIDES
        if side in memories
    }


def reach(view: View, side: str) -> dict[str, list[str]]:
    """Return the regions that each figure of a side can reach on any table; the client asks `why` for illegal ones."""
    found: dict[str, list[str]] = {}
    rider = view["decision"]["fields"].get("region", "")
    for place, figures in view[side]["figures"].items():
        region = place if place in REGIONS else rider
        if not region:
            continue
        start = REGIONS.index(region)
        for figure in figures:
            number = FIGURES.index(figure)
            ways = number * 256 + start * 16
            found[figure] = [name for goal, name in enumerate(REGIONS) if MOVE_CODE[ways + goal] >= 0]
    return found


@cache
def formations() -> dict[str, dict[str, dict[str, str]]]:
    """Return the predefined set-ups of each side."""
    return read_data("bywater.games.confrontation", "formations.toml")
