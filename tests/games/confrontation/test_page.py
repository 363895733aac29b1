"""What the page gets beyond the view: only what follows from the view, and what is printed on the pieces."""

import re
from pathlib import Path
from typing import Any

import bywater
from bywater.core.seats import WATCHER
from bywater.games.confrontation.model.board import DATA
from bywater.games.confrontation.presentation.page import conceded, extras, formations

PIECES = Path(__file__).parents[3] / "web/src/scenes/confrontation/names.ts"

GAME = bywater.load("confrontation")
POSITION: dict[str, Any] = {
    "turn": "light",
    "turns": 8,
    "light": {"figures": {"rhudaur": ["aragorn"], "eregion": ["gandalf"], "shire": ["frodo", "sam"]}},
    "dark": {
        "figures": {"moria": ["balrog"], "mordor": ["troll", "warg"]},
        "trail": [["seen", "balrog", "moria", ""]],
    },
}


def test_a_side_that_resigns_leaves_the_other_its_figures() -> None:
    """E4: nine before any defeat, and fewer afterwards; the own ones don't count."""
    state = GAME.start()
    assert conceded(state.view([0, 1]), 0) == [0, 9]
    assert conceded(state.view([0, 1]), 1) == [9, 0]
    fought = GAME.position(POSITION)
    assert conceded(fought.view([0, 1]), 0) == [0, 3]
    assert conceded(fought.view([0, 1]), 1) == [4, 0]


def test_own_figures_need_no_memory_and_seen_ones_are_certain() -> None:
    given = extras(GAME.position(POSITION).view(0))
    assert set(given["sights"]) == {"dark"}
    assert given["sights"]["dark"]["moria"] == {"certain": ["balrog"], "possible": [], "count": 1}
    assert given["sights"]["dark"]["mordor"]["count"] == 2


def test_a_watcher_remembers_both_sides() -> None:
    given = extras(GAME.position(POSITION).view(WATCHER))
    assert set(given["sights"]) == {"light", "dark"}
    assert "frodo" not in given["sights"]["light"]["shire"]["certain"]


def test_only_the_seat_to_act_gets_its_reach() -> None:
    state = GAME.position(POSITION)
    reach = extras(state.view(0))["reach"]
    assert set(reach) == {"aragorn", "gandalf", "frodo", "sam"}
    assert set(reach["gandalf"]) == {"misty_mountains", "moria", "fangorn"}
    assert "reach" not in extras(state.view(1))
    assert "reach" not in extras(state.view(WATCHER))


def test_every_reachable_region_has_an_action() -> None:
    state = GAME.position(POSITION)
    for figure, regions in extras(state.view(0))["reach"].items():
        start = next(place for place, names in POSITION["light"]["figures"].items() if figure in names)
        for region in regions:
            assert GAME.action(f"{figure} {start}-{region}") >= 0


def test_setting_up_comes_with_slots_and_formations() -> None:
    state = GAME.start()
    given = extras(state.view(0))
    assert given["slots"] == ["arthedain", "cardolan", "rhudaur", "eregion", "enedwaith"]
    assert given["formations"] == formations()["light"]
    assert given["sights"] == {}
    assert given["arranging"] == 0


def test_dark_may_prepare_its_set_up_while_light_sets_up() -> None:
    state = GAME.start()
    given = extras(state.view(1))
    assert given["arranging"] == 1
    assert given["formations"] == formations()["dark"]
    for eyes in (WATCHER, [0, 1]):
        assert extras(state.view(eyes)).get("arranging") == (0 if eyes == [0, 1] else None)
    light = extras(state.view(0))
    [formation, *_] = light["formations"].values()
    for slot in light["slots"]:
        state.apply(GAME.action(f"{formation[slot]} at {slot}"))
    assert extras(state.view(1))["arranging"] == 1
    assert "slots" not in extras(state.view(0))  # Light stands


def test_each_formation_can_be_sent_in_the_order_of_the_slots() -> None:
    state = GAME.start()
    for side in (0, 1):
        given = extras(state.view(side))
        [formation, *_] = given["formations"].values()
        for slot in given["slots"]:
            state.apply(GAME.action(f"{formation[slot]} at {slot}"))
    assert state.view(0)["decision"]["kind"] == "turn"


def test_the_page_prints_the_same_strengths_and_cards() -> None:
    text = PIECES.read_text(encoding="utf-8")
    printed = {name: int(number) for name, number in re.findall(r"(\w+): \{ side: \"\w+\", strength: (\d+)", text)}
    assert printed == {name: figure["strength"] for name, figure in DATA["figures"].items()}
    for side in ("light", "dark"):
        [listed] = re.findall(rf"{side}: \[([^\]]+)\]", text)
        named = [f"{side}_{name}" for name in re.findall(r'"(\w+)"', listed)]
        assert named == [name for name, card in DATA["cards"].items() if card["side"] == side]
