"""Every figure against every other, with either side attacking: the whole table of battles before cards.

`battle_matrix.json` says for each pair what may happen first, what the texts decide, how cards are
played, and what comes of Saruman's ban. B5, B9, B11-B17
"""

import json
from pathlib import Path
from typing import Any, Final

import pytest

from bywater import State

from .helpers import DARK, LIGHT, counted, offers, play, prompt_of, table, where

MATRIX: Final[list[dict[str, Any]]] = json.loads(Path(__file__).with_name("battle_matrix.json").read_text())
FATES: Final = {
    "light_defeated": (True, False),
    "dark_defeated": (False, True),
    "both_defeated": (True, True),
}


def rows(*words: str, without: str = "") -> list[Any]:
    """The rows that have all these words among their keys or among what comes before cards."""
    return [
        pytest.param(row, id=f"{row['light']}-{row['dark']}-{row['attacker']}")
        for row in MATRIX
        if set(words) <= {*row, *row["before"], row["result"]} and without not in row
    ]


def begin(row: dict[str, Any], beside: str = "") -> State:
    """The battle of a row, in Rohan or in Eregion, with ways to leave for all. `beside`: another defender."""
    light, dark = row["light"], row["dark"]
    home = "shire frodo" if "frodo" not in (light, beside) else "shire legolas" if light != "legolas" else "shire gimli"
    spare = "mordor warg" if dark != "warg" else "mordor orcs"
    if row["attacker"] == "light":
        state = table("light", f"moria {light}, {home}", f"rohan {dark}, {spare}")
        line = f"{light} moria-rohan"
    else:
        state = table("dark", f"eregion {light} {beside}, {home}", f"moria {dark}, {spare}")
        line = f"{dark} moria-eregion"
    state.open_journal()
    return play(state, line)


def pass_prompts(state: State, row: dict[str, Any]) -> None:
    """Pass at every decision before cards, and check that exactly these are prompted."""
    before = row["before"]
    if "pippin_may_flee_backward" in before:
        assert prompt_of(state) == ("flee", LIGHT)
        assert offers(state) == {"retreat moria", "retreat gap_of_rohan", "pass"}
        play(state, "pass")
    if "frodo_may_flee_sideways" in before:
        assert prompt_of(state) == ("frodo_or_sam", LIGHT)
        assert offers(state) == {"retreat rhudaur", "retreat enedwaith", "pass"}
        play(state, "pass")
    if "dark_may_ban" in before and not state.ending():
        assert prompt_of(state) == ("ban", DARK)
        play(state, "pass")


def fates(state: State, row: dict[str, Any]) -> tuple[bool, bool]:
    """Whether the Light figure and the Dark figure are defeated."""
    return where(state, row["light"]) == "out", where(state, row["dark"]) == "out"


def test_the_table_is_complete() -> None:
    assert len(MATRIX) == 9 * 9 * 2
    assert len({(row["light"], row["dark"], row["attacker"]) for row in MATRIX}) == 9 * 9 * 2


@pytest.mark.parametrize("row", rows())
def test_what_the_texts_decide(row: dict[str, Any]) -> None:
    state = begin(row)
    pass_prompts(state, row)
    result = row.get("first_battle", row["result"])
    if result == "cards":
        assert prompt_of(state) == ("card", DARK)
        return
    assert fates(state, row) == FATES[result]
    assert counted(state) is None, "no numbers are compared"


@pytest.mark.parametrize("row", rows("cards", without="first_battle"))
def test_how_cards_are_played_and_what_they_add_to(row: dict[str, Any]) -> None:
    state = begin(row)
    pass_prompts(state, row)
    play(state, "play dark_3")
    assert prompt_of(state) == ("card", LIGHT)
    seen = state.view(LIGHT)["dark"]["chosen"]
    assert seen == ("dark_3" if row["card_mode"] == "dark_first" else "hidden")
    play(state, "play light_4")
    light, dark = row["strengths"]
    totals = light + 4, dark + (0 if row.get("dark_card_void") else 3)
    assert counted(state) == totals
    shelob_home = row.get("shelob_goes_home") and totals[0] < totals[1] and row["light"] != "frodo"
    assert fates(state, row) == (totals[0] <= totals[1], totals[1] <= totals[0])
    if shelob_home:
        assert where(state, "shelob") == "gondor"


@pytest.mark.parametrize("row", rows("banned"))
def test_b14_what_the_ban_decides(row: dict[str, Any]) -> None:
    state = begin(row)
    while state.decision.kind in ("flee", "frodo_or_sam"):
        play(state, "pass")
    play(state, "ban")
    assert fates(state, row) == FATES[row["banned"]]
    assert counted(state) == tuple(row["strengths"])


@pytest.mark.parametrize("row", rows("sam_counts_5_beside_frodo"))
def test_b9_sam_beside_frodo(row: dict[str, Any]) -> None:
    state = play(begin(row, beside="frodo"), "defender sam")
    if row["dark"] == "orcs":
        assert where(state, "sam") == "out"
        return
    assert prompt_of(state) == ("frodo_or_sam", LIGHT)
    play(state, "sam")
    if row["dark"] == "saruman":
        banned = play(state.clone(), "ban")
        assert fates(banned, row) == FATES[row["banned_beside_frodo"]]
        play(state, "pass")
    play(state, "play dark_1", "play light_1")
    assert counted(state) == (6, row["strengths"][1] + (0 if row.get("dark_card_void") else 1))


@pytest.mark.parametrize("row", rows("sam_may_step_in"))
def test_b7_sam_for_frodo(row: dict[str, Any]) -> None:
    state = play(begin(row, beside="sam"), "defender frodo")
    assert offers(state) == {"retreat rhudaur", "retreat enedwaith", "sam", "pass"}
    play(state, "sam")
    if row["dark"] == "orcs":
        assert where(state, "sam") == "out"
        return
    if row["dark"] == "saruman":
        play(state, "pass")
    play(state, "play dark_1", "play light_1")
    assert counted(state) == (6, row["strengths"][1] + (0 if row.get("dark_card_void") else 1))


@pytest.mark.parametrize("row", rows("first_battle"))
def test_b5_later_battles_of_the_orcs_are_played_with_cards(row: dict[str, Any]) -> None:
    """Another figure in the Shire is defeated first."""
    light = row["light"]
    first = "merry" if light != "merry" else "gandalf"
    frodo = "" if light == "frodo" else ", rohan frodo"
    state = table("dark", f"shire {light} {first}{frodo}", "arthedain orcs, mordor troll")
    state.open_journal()
    play(state, "orcs arthedain-shire", f"defender {first}")
    assert where(state, first) == "out"
    while state.decision.kind == "frodo_or_sam":
        play(state, "pass")
    play(state, "play dark_1", "play light_5")
    assert counted(state) == (row["strengths"][0] + 5, 3)
