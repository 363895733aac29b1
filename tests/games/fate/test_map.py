"""The map drawn by the page matches the board of the rules."""

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from bywater.games.fate.model.board import DATA, PLACES, REGIONS

FILE = Path(__file__).parents[3] / "web/src/scenes/fate/map.json"


@pytest.fixture(scope="module")
def drawn() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
    return found


def test_every_place_and_region_is_drawn(drawn: dict[str, Any]) -> None:
    assert tuple(drawn["places"]) == PLACES
    assert tuple(drawn["regions"]) == REGIONS
    for name, place in drawn["places"].items():
        told = DATA["places"][name]
        assert place["region"] == told["region"]
        assert place["muster"] == told.get("muster", "")
        assert place["spawn"] == told.get("shadow_place", False)


def test_roads_lead_where_they_lead_and_cost_what_they_cost(drawn: dict[str, Any]) -> None:
    def ways(roads: list[dict[str, Any]], ends: tuple[str, str] | None) -> dict[frozenset[str], list[str]]:
        return {frozenset((r[ends[0]], r[ends[1]]) if ends else r["between"]): list(r.get("cost", [])) for r in roads}

    assert ways(drawn["roads"], ("a", "b")) == ways(DATA["roads"], None)


def test_battle_lines_run_along_roads_from_their_first_place_to_their_last(drawn: dict[str, Any]) -> None:
    lanes = {(lane["colour"], lane["from"], lane["to"]) for lane in drawn["lanes"]}
    wanted = {(line["colour"], a, b) for line in DATA["lines"].values() for a, b in pairwise(line["path"])}
    assert lanes == wanted
    assert drawn["lines"] == {
        name: {"colour": line["colour"], "path": line["path"]} for name, line in DATA["lines"].items()
    }
    assert len(set(drawn["heads"].values())) == 7  # never by colour alone


def test_no_two_places_are_closer_than_a_finger(drawn: dict[str, Any]) -> None:
    spots = [(place["x"], place["y"]) for place in drawn["places"].values()]
    least = min(
        ((ax - bx) ** 2 + (ay - by) ** 2) ** 0.5 for (ax, ay) in spots for (bx, by) in spots if (ax, ay) != (bx, by)
    )
    assert least > 90
