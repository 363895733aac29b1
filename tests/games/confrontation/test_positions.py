"""Positions written by hand: every word that means nothing is refused, and the closest one is suggested."""

import copy
from typing import Any

import pytest

from bywater import BadPosition, BywaterError

from .helpers import GAME, play, table


def everything() -> dict[str, Any]:
    """A position in the middle of a battle, with every key that there is."""
    state = table("dark", "arthedain frodo, eregion pippin, shire sam merry", "mordor nazgul orcs, moria troll")
    play(state, "nazgul mordor-arthedain", "retreat cardolan", "pippin eregion-moria", "retreat eregion")
    play(state, "orcs mordor-gondor", "pippin eregion-moria")
    position = state.position()
    fight = table("dark", "shire frodo sam", "arthedain troll")
    position["battle"] = play(fight, "troll arthedain-shire", "defender frodo").position()["battle"]
    position["repetition"] = play(state, "retreat eregion").position()["repetition"]
    return position


def levels(part: dict[str, Any], path: tuple[str, ...] = ()) -> list[tuple[str, ...]]:
    """The path of every key at every level."""
    found = []
    for key, inside in part.items():
        found.append((*path, key))
        if isinstance(inside, dict):
            found += levels(inside, (*path, key))
    return found


PATHS = levels(everything())


def test_the_position_with_everything_has_all_keys() -> None:
    assert {path[0] for path in PATHS if len(path) == 1} >= {
        "light",
        "dark",
        "battle",
        "repetition",
        "options",
        "stack",
    }
    inner = {path for path in PATHS if len(path) == 2 and path[0] in ("light", "battle", "repetition")}
    assert {("light", "hand"), ("light", "chosen"), ("battle", "sam_beside"), ("repetition", "moves")} <= inner


@pytest.mark.parametrize("path", PATHS, ids=".".join)
def test_a_misspelt_key_is_refused_and_the_right_one_suggested(path: tuple[str, ...]) -> None:
    position = copy.deepcopy(everything())
    part = position
    for key in path[:-1]:
        part = part[key]
    wrong = path[-1][1] + path[-1][0] + path[-1][2:] if len(path[-1]) > 3 else path[-1] + "x"
    part[wrong] = part.pop(path[-1])
    with pytest.raises(BywaterError, match=f"{wrong}.*did you mean '{path[-1]}'") as refused:
        GAME.position(position)
    assert isinstance(refused.value, BadPosition) or path[0] == "options"


def test_a_misspelt_hand_is_no_full_hand() -> None:
    with pytest.raises(BadPosition, match="light: unknown key 'hnad'; did you mean 'hand'"):
        GAME.position({"light": {"figures": {"shire": ["frodo"]}, "hnad": ["light_1"]}})


@pytest.mark.parametrize(
    ("light", "message"),
    [
        ({"figures": {"mordr": ["frodo"]}}, "unknown region 'mordr'; did you mean 'mordor'"),
        ({"figures": {"shire": ["frdo"]}}, "unknown figure 'frdo'; did you mean 'frodo'"),
        ({"figures": {"moria": ["frodo", "sam"]}}, "moria: expected at most 1 figures of a side, got 2"),
        ({"figures": {"shire": "frodo"}}, "shire: expected a list of figures, got 'frodo'"),
        ({"figures": {"shire": ["frodo"]}, "hand": ["light_1"]}, "got 1 for light and 9 for dark"),
    ],
)
def test_errors_say_what_was_expected_and_what_was_given(light: dict[str, Any], message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        GAME.position({"light": light, "dark": {"figures": {"mordor": ["troll"]}}})


@pytest.mark.parametrize(
    ("side", "part", "said"),
    [
        ("light", {"hand": ["light_1", "dark_2"]}, "dark_2 does not belong to light"),
        ("light", {"hand": ["light_1", "light_1"]}, "light_1 is named twice"),
        ("dark", {"chosen": "dark_6"}, "dark_6 is chosen, and no battle is fought"),
        ("dark", {"chosen": "light_1"}, "light_1 does not belong to dark"),
        ("light", {"hand": ["light_6"]}, "unknown card 'light_6'; did you mean"),
    ],
)
def test_cards_that_can_not_be_there_are_refused(side: str, part: dict[str, object], said: str) -> None:
    figures = {"light": {"shire": ["frodo"]}, "dark": {"mordor": ["orcs"]}}
    position = {name: {"figures": figures[name]} for name in figures}
    with pytest.raises(BadPosition, match=said):
        GAME.position({**position, side: {**position[side], **part}})
