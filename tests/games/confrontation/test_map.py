"""The map: regions, roads, river, and how many may stand where."""

from itertools import pairwise

import pytest

from bywater import BadPosition

from .helpers import goals, offers, play, table, where

ROADS = {
    "shire": ("arthedain", "cardolan"),
    "arthedain": ("rhudaur", "eregion"),
    "cardolan": ("eregion", "enedwaith"),
    "rhudaur": ("high_pass", "misty_mountains"),
    "eregion": ("misty_mountains", "moria"),
    "enedwaith": ("moria", "gap_of_rohan"),
    "high_pass": ("mirkwood",),
    "misty_mountains": ("mirkwood", "fangorn"),
    "moria": ("fangorn", "rohan"),
    "gap_of_rohan": ("rohan",),
    "mirkwood": ("dagorlad",),
    "fangorn": ("dagorlad", "gondor"),
    "rohan": ("gondor",),
    "dagorlad": ("mordor",),
    "gondor": ("mordor",),
    "mordor": (),
}
LIGHT_ONLY = {"mirkwood": {"fangorn"}, "fangorn": {"rohan"}, "eregion": {"fangorn"}}
BESIDE = (
    ("arthedain", "cardolan"),
    ("rhudaur", "eregion"),
    ("eregion", "enedwaith"),
    ("mirkwood", "fangorn"),
    ("fangorn", "rohan"),
    ("dagorlad", "gondor"),
)
MOUNTAINS = ("high_pass", "misty_mountains", "moria", "gap_of_rohan")
EDGES = [(start, goal) for start, ahead in ROADS.items() for goal in ahead]
ROOM = {region: 4 if region in ("shire", "mordor") else 1 if region in MOUNTAINS else 2 for region in ROADS}


def test_the_map_has_sixteen_regions_and_24_roads() -> None:
    assert len(ROADS) == 16
    assert len(EDGES) == 24


@pytest.mark.parametrize(("start", "goal"), EDGES)
def test_light_goes_each_road_toward_mordor(start: str, goal: str) -> None:
    state = table("light", f"{start} gimli frodo" if start == "shire" else f"{start} gimli, shire frodo", _away(goal))
    play(state, f"gimli {start}-{goal}")
    assert where(state, "gimli") == goal
    assert state.decision.kind == "turn"
    assert state.decision.seat == 1


@pytest.mark.parametrize(("goal", "start"), EDGES)
def test_dark_goes_each_road_toward_the_shire(start: str, goal: str) -> None:
    frodo = "arthedain" if goal != "arthedain" else "cardolan"
    state = table("dark", f"{frodo if frodo != start else 'rhudaur'} frodo", f"{start} troll")
    play(state, f"troll {start}-{goal}")
    assert where(state, "troll") == goal
    assert state.decision.seat == 0


def _away(goal: str) -> str:
    """A Dark figure that does not affect the test."""
    return "mordor troll" if goal != "mordor" else "rohan troll"


@pytest.mark.parametrize("start", [region for region in ROADS if region != "shire"])
def test_m9_light_moves_forward_or_by_river_and_tunnel_and_no_other_way(start: str) -> None:
    state = table("light", f"{start} gimli, shire frodo", "gondor troll" if start != "gondor" else "rohan troll")
    assert goals(state, "gimli") == set(ROADS[start]) | LIGHT_ONLY.get(start, set())


@pytest.mark.parametrize("start", [region for region in ROADS if region != "shire"])
def test_m9_dark_moves_forward_and_never_by_river_or_tunnel(start: str) -> None:
    state = table("dark", "shire frodo", f"{start} troll")
    assert goals(state, "troll") == {region for region, ahead in ROADS.items() if start in ahead}


def test_from_the_shire_light_goes_to_both_sides() -> None:
    assert goals(table("light", "shire frodo", "mordor troll"), "frodo") == {"arthedain", "cardolan"}


@pytest.mark.parametrize(("start", "goal"), [("mirkwood", "fangorn"), ("fangorn", "rohan")])
def test_m9_a_river_step_may_attack(start: str, goal: str) -> None:
    state = table("light", f"{start} gimli, shire frodo", f"{goal} orcs, mordor troll")
    play(state, f"gimli {start}-{goal}")
    assert where(state, "orcs") == "out"
    assert where(state, "gimli") == goal


def test_m9_one_river_step_a_turn() -> None:
    state = play(table("light", "mirkwood gimli, shire frodo", "mordor troll"), "gimli mirkwood-fangorn")
    assert where(state, "gimli") == "fangorn"
    assert state.decision.seat == 1


def test_m9_the_river_does_not_flow_back() -> None:
    state = table("light", "fangorn gimli, rohan legolas, shire frodo", "mordor troll")
    assert "mirkwood" not in goals(state, "gimli")
    assert "fangorn" not in goals(state, "legolas")


# -- sideways ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("one", "other"), [*BESIDE, *[(b, a) for a, b in BESIDE]])
def test_sideways_neighbours_are_where_the_witch_king_strikes(one: str, other: str) -> None:
    frodo = "" if other == "shire" else ", shire frodo"
    state = table("dark", f"{other} merry{frodo}", f"{one} witch_king")
    assert other in goals(state, "witch_king")


@pytest.mark.parametrize("start", ROADS)
def test_there_are_no_other_sideways_neighbours(start: str) -> None:
    """The Witch-king, with Light figures in every other region, goes forward or to those beside him."""
    beside = {b for a, b in BESIDE if a == start} | {a for a, b in BESIDE if b == start}
    ahead = {region for region, roads in ROADS.items() if start in roads}
    found = set()
    for goal in ROADS:
        if goal in (start, "mordor"):
            continue
        state = table(
            "dark",
            f"{goal} frodo",
            f"{start} witch_king, mordor troll" if start != "mordor" else "mordor witch_king troll",
        )
        if goal in goals(state, "witch_king"):
            found.add(goal)
    assert found == (beside | ahead) - {"mordor"}


@pytest.mark.parametrize(
    ("one", "other"),
    [*pairwise(MOUNTAINS), *pairwise(MOUNTAINS[::-1])],
)
def test_m4_no_figure_moves_sideways_in_the_mountains(one: str, other: str) -> None:
    aragorn = table("light", f"{one} aragorn, shire frodo", f"{other} orcs")
    assert other not in goals(aragorn, "aragorn")
    witch_king = table("dark", f"{other} merry, shire frodo", f"{one} witch_king")
    assert other not in goals(witch_king, "witch_king")
    nazgul = table("dark", f"{other} merry, shire frodo", f"{one} nazgul")
    assert other in goals(nazgul, "nazgul"), "he flies"


# -- room -------------------------------------------------------------------------------------


LIGHT_GUESTS = ("sam", "pippin", "merry", "gandalf")
DARK_GUESTS = ("orcs", "shelob", "saruman", "balrog")


@pytest.mark.parametrize("goal", [region for region in ROADS if region != "shire"])
def test_d2_light_has_room_up_to_its_capacity(goal: str) -> None:
    start = next(region for region, ahead in ROADS.items() if goal in ahead)
    dark = "gondor troll" if goal == "mordor" else "mordor troll"
    home = "shire frodo gimli" if start == "shire" else f"shire frodo, {start} gimli"
    roomy = table("light", f"{home}, {goal} {' '.join(LIGHT_GUESTS[: ROOM[goal] - 1])}", dark)
    assert goal in goals(roomy, "gimli")
    full = table("light", f"{home}, {goal} {' '.join(LIGHT_GUESTS[: ROOM[goal]])}", dark)
    assert goal not in goals(full, "gimli")


@pytest.mark.parametrize("goal", [region for region in ROADS if region not in ("shire", "mordor")])
def test_d2_dark_has_room_up_to_its_capacity(goal: str) -> None:
    start = ROADS[goal][0]
    frodo = "shire frodo"
    roomy = table("dark", frodo, f"{start} troll, {goal} {' '.join(DARK_GUESTS[: ROOM[goal] - 1])}")
    assert goal in goals(roomy, "troll")
    full = table("dark", frodo, f"{start} troll, {goal} {' '.join(DARK_GUESTS[: ROOM[goal]])}")
    assert goal not in goals(full, "troll")


@pytest.mark.parametrize("region", ROADS)
def test_d2_no_position_holds_more(region: str) -> None:
    names = ("sam", "pippin", "merry", "gandalf", "aragorn")[: ROOM[region] + 1]
    with pytest.raises(BadPosition):
        table(
            "light",
            f"{'shire' if region != 'shire' else 'arthedain'} frodo, {region} {' '.join(names)}",
            "mordor troll",
        )


def test_d2_an_attack_needs_no_room() -> None:
    """The enemy's two figures in Eregion do not count against the attacker's own room."""
    state = table("dark", "eregion merry pippin, shire frodo", "moria troll, mordor warg")
    assert "eregion" in goals(state, "troll")


def test_d2_room_is_counted_for_each_side_alone() -> None:
    state = table("light", "moria gimli, shire frodo", "rohan orcs shelob, mordor troll")
    assert "moria-rohan" in {text.split(" ")[1] for text in offers(state)}
