"""Positions: the start of a turn. Unknown keys and impossible tables are refused, with the closest name suggested."""

import copy
from typing import Any

import pytest

from bywater import BadPosition, BywaterError, State

from .helpers import DARK, GAME, LIGHT, offers, play, prompt_of, table

PIPPIN_LOOKS = ("pippin eregion-moria", "retreat eregion")


def everything() -> dict[str, Any]:
    """A position with every key that there is."""
    state = table("dark", "arthedain frodo, eregion pippin, shire sam merry", "mordor nazgul orcs, moria troll")
    play(state, "nazgul mordor-arthedain", "retreat cardolan", *PIPPIN_LOOKS)
    return {**state.position(), "then": ["nazgul arthedain-cardolan"]}


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
    inner = {path for path in PATHS if len(path) == 1 or path[0] in ("light", "repetition")}
    assert {("turn",), ("turns",), ("specials",), ("options",), ("dark",), ("then",)} <= inner
    assert {("light", "figures"), ("light", "hand"), ("light", "trail"), ("repetition", "moves")} <= inner


# -- where a position begins ------------------------------------------------------------------


def test_then_leads_to_any_decision() -> None:
    state = table("dark", "shire frodo sam", "arthedain troll", then=["troll arthedain-shire", "defender frodo"])
    assert prompt_of(state) == ("frodo_or_sam", LIGHT)
    assert offers(state) == {"sam", "pass"}


def test_an_action_of_then_that_is_not_legal_is_refused() -> None:
    with pytest.raises(BadPosition, match="then, action 2: 'defender merry' is not legal"):
        table("dark", "shire frodo sam", "arthedain troll", then=["troll arthedain-shire", "defender merry"])


@pytest.mark.parametrize(
    "lines",
    [
        ["troll arthedain-shire"],
        ["troll arthedain-shire", "defender frodo"],
        ["palantir eregion"],
        ["orcs eregion-arthedain", "frodo gondor-mordor"],
    ],
)
def test_the_middle_of_a_turn_and_the_end_are_no_positions(lines: list[str]) -> None:
    light = "eregion merry, shire frodo sam" if "frodo gondor-mordor" not in lines else "gondor frodo"
    dark = "arthedain troll" if "frodo gondor-mordor" not in lines else "eregion orcs"
    state = play(table("dark", light, dark, options={"dark_specials": ["palantir"]}), *lines)
    with pytest.raises(BadPosition, match=r"start of a turn.*use snapshot\(\)"):
        state.position()


def test_a_new_game_is_a_position() -> None:
    """S1: no figure is set up."""
    state = GAME.start(light_specials=["shadowfax"])
    position = state.position()
    assert position["turns"] == 0
    assert GAME.position(position).view((LIGHT, DARK)) == state.view((LIGHT, DARK))
    set_up = GAME.position({**position, "then": ["frodo at arthedain"]})
    assert set_up.decision["region"] == "cardolan"
    with pytest.raises(BadPosition, match="start of a turn"):
        set_up.position()
    with pytest.raises(BadPosition, match="expected no 'light' with turns = 0, the beginning of the set-up"):
        GAME.position({**position, "light": {"figures": {"shire": ["frodo"]}}})


def test_omitted_parts_are_those_of_a_first_turn_in_which_nothing_is_known() -> None:
    state = GAME.position({"light": {"figures": {"shire": ["frodo"]}}, "dark": {"figures": {"mordor": ["orcs"]}}})
    position = state.position()
    assert (position["turn"], position["turns"]) == ("dark", 1)
    assert len(position["light"]["hand"]) == len(position["dark"]["hand"]) == 9
    assert position["light"]["trail"] == []
    assert "repetition" not in position


def after_a_battle() -> State:
    state = table("light", "eregion gimli, shire frodo", "moria balrog, mordor troll")
    return play(state, "gimli eregion-moria", "play dark_1", "play light_5")


def test_nothing_of_a_battle_is_left_in_a_position() -> None:
    state = after_a_battle()
    read = GAME.position(state.position())
    assert read.position() == state.position()
    assert read.view((LIGHT, DARK)) == state.view((LIGHT, DARK))
    fields = [one.snapshot()["fields"] for one in (read, state)]
    for seen in ("traces", "reveals", "reveals_by_seat"):
        for part in fields:
            del part[seen]
    assert fields[0] == fields[1]


@pytest.mark.parametrize("key", ["stack", "battle", "face_up", "looked", "ending"])
def test_keys_of_the_middle_of_a_turn_are_unknown(key: str) -> None:
    reason = "got a stack of decisions" if key == "stack" else f"unknown key '{key}'"
    with pytest.raises(BadPosition, match=reason):
        GAME.position({**everything(), key: []})


# -- what is refused --------------------------------------------------------------------------


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
        ("light", {"hand": ["light_1", "dark_2"]}, "expected a card of light, got dark_2"),
        ("light", {"hand": ["light_1", "light_1"]}, "expected different names, got light_1 twice"),
        ("dark", {"hand": "dark_1"}, "card: expected a list, got 'dark_1'"),
        ("light", {"hand": ["light_6"]}, "unknown card 'light_6'; did you mean"),
    ],
)
def test_impossible_hands_are_refused(side: str, part: dict[str, object], said: str) -> None:
    figures = {"light": {"shire": ["frodo"]}, "dark": {"mordor": ["orcs"]}}
    position = {name: {"figures": figures[name]} for name in figures}
    with pytest.raises(BadPosition, match=said):
        GAME.position({**position, side: {**position[side], **part}})


@pytest.mark.parametrize(
    ("light", "dark", "said"),
    [
        ("shire sam", "mordor orcs", "frodo: expected a region, got none"),
        ("mordor frodo", "gondor orcs", "frodo: expected a region other than mordor"),
        ("arthedain frodo", "shire orcs warg troll", "at most two figures of dark"),
        ("eregion frodo", "eregion orcs", "eregion: expected figures of one side"),
        ("shire frodo, road sam", "mordor orcs", "sam: expected a region, got the road"),
        ("shire frodo, arthedain frodo", "mordor orcs", "expected one place for frodo, got two"),
        ("shire frodo, arthedain orcs", "mordor troll", "expected a figure of light, got orcs"),
        ("shire frodo", "shire orcs warg", "shire: expected figures of one side"),
    ],
)
def test_impossible_tables_are_refused(light: str, dark: str, said: str) -> None:
    with pytest.raises(BadPosition, match=said):
        table("light", light, dark)


def test_m2_a_side_that_can_not_move_has_lost() -> None:
    with pytest.raises(BadPosition, match="expected a side that can move, got dark"):
        table("dark", "rohan frodo", "shire orcs")


def test_a_special_card_that_was_not_dealt_is_refused() -> None:
    with pytest.raises(BadPosition, match="got recall"):
        table("dark", "shire frodo", "mordor orcs", specials=["recall"])
