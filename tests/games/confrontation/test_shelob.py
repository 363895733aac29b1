"""Shelob goes home to Gondor when she has defeated a figure."""

import pytest

from .helpers import DARK, LIGHT, cards, play, prompt_of, table, where

SPARE = "mordor troll"


def test_d6_shelob_returns_to_gondor_after_a_kill() -> None:
    state = table("dark", "eregion merry, shire frodo", f"moria shelob, {SPARE}")
    cards(play(state, "shelob moria-eregion"), "1", "6")
    assert where(state, "merry") == "out"
    assert where(state, "shelob") == "gondor"
    assert prompt_of(state) == ("turn", LIGHT)


def test_d6_with_one_other_dark_figure_there_is_room() -> None:
    state = table("dark", "eregion merry, shire frodo", f"moria shelob, gondor orcs, {SPARE}")
    cards(play(state, "shelob moria-eregion"), "1", "6")
    assert where(state, "shelob") == "gondor"


@pytest.mark.parametrize(
    ("light", "dark"),
    [
        ("eregion merry, shire frodo", "moria shelob, gondor orcs warg"),
        ("eregion merry, shire frodo, gondor gimli", "moria shelob, mordor troll"),
        ("eregion merry, shire frodo, gondor gimli sam", "moria shelob, mordor troll"),
    ],
    ids=["two of Dark", "one of Light", "two of Light"],
)
def test_d6_without_room_in_gondor_she_is_defeated(light: str, dark: str) -> None:
    state = table("dark", light, dark)
    cards(play(state, "shelob moria-eregion"), "1", "6")
    assert where(state, "merry") == "out"
    assert where(state, "shelob") == "out"


def test_d6_b21_in_gondor_she_stays_and_fights_the_second() -> None:
    state = table("dark", "gondor merry sam, shire frodo", "mordor shelob troll")
    cards(play(state, "shelob mordor-gondor", "defender merry"), "1", "6")
    assert where(state, "shelob") == "gondor"
    assert state.view(DARK)["battle"]["light"] == "sam"
    cards(state, "2", "5")
    assert where(state, "sam") == "out"
    assert where(state, "shelob") == "gondor"
    assert prompt_of(state) == ("turn", LIGHT)


def test_d6_she_defends_gondor_beside_another_and_stays() -> None:
    state = table("light", "rohan merry, shire frodo", f"gondor shelob orcs, {SPARE}")
    play(state, "merry rohan-gondor", "defender shelob")
    cards(state, "1", "6")
    assert where(state, "shelob") == "gondor"
    assert where(state, "orcs") == "gondor"


def test_b18_she_leaves_at_once_and_the_others_are_not_fought() -> None:
    state = table("dark", "eregion merry sam, shire frodo", f"moria shelob, {SPARE}")
    play(state, "shelob moria-eregion", "defender merry")
    cards(state, "1", "6")
    assert where(state, "shelob") == "gondor"
    assert where(state, "sam") == "eregion"
    assert prompt_of(state) == ("turn", LIGHT)


def test_b18_lost_for_lack_of_room_the_fight_is_over_too() -> None:
    state = table("dark", "eregion merry sam, shire frodo, gondor gimli", f"moria shelob, {SPARE}")
    play(state, "shelob moria-eregion", "defender merry")
    cards(state, "1", "6")
    assert where(state, "shelob") == "out"
    assert prompt_of(state) == ("turn", LIGHT)


def test_b19_she_returns_after_a_kill_in_defence() -> None:
    state = table("light", "moria merry, shire frodo", f"rohan shelob, {SPARE}")
    cards(play(state, "merry moria-rohan"), "1", "6")
    assert where(state, "merry") == "out"
    assert where(state, "shelob") == "gondor"


def test_b19_she_leaves_a_fellow_defender_behind() -> None:
    state = table("light", "moria merry, shire frodo", f"rohan shelob orcs, {SPARE}")
    play(state, "merry moria-rohan", "defender shelob")
    cards(state, "1", "6")
    assert where(state, "shelob") == "gondor"
    assert where(state, "orcs") == "rohan"
    assert prompt_of(state) == ("turn", DARK)


@pytest.mark.parametrize(("light", "dark"), [("sacrifice", "1"), ("4", "1")])
def test_b20_when_both_fall_she_does_not_return(light: str, dark: str) -> None:
    state = table("dark", "eregion merry, shire frodo", f"moria shelob, {SPARE}")
    cards(play(state, "shelob moria-eregion"), light, dark)
    assert where(state, "merry") == "out"
    assert where(state, "shelob") == "out"


def test_b20_not_after_boromir_either() -> None:
    state = table("dark", "eregion boromir, shire frodo", f"moria shelob, {SPARE}")
    play(state, "shelob moria-eregion")
    assert where(state, "shelob") == "out"


def test_she_does_not_return_when_her_foe_left() -> None:
    state = table("dark", "eregion merry, shire frodo", f"moria shelob, {SPARE}")
    play(cards(play(state, "shelob moria-eregion"), "retreat", "6"), "retreat cardolan")
    assert where(state, "shelob") == "eregion"


def test_she_does_not_return_when_she_left_herself() -> None:
    state = table("dark", "eregion merry, shire frodo", f"moria shelob, {SPARE}")
    play(cards(play(state, "shelob moria-eregion"), "5", "retreat"), "retreat rhudaur")
    assert where(state, "shelob") == "rhudaur"


def test_b22_she_is_placed_and_not_moved() -> None:
    """Full regions on the way to Gondor do not hold her up."""
    dark = "moria shelob, rohan orcs warg, fangorn saruman nazgul, mordor troll"
    state = table("dark", "eregion merry, shire frodo", dark)
    cards(play(state, "shelob moria-eregion"), "1", "6")
    assert where(state, "shelob") == "gondor"


def test_a_defeated_shelob_stays_out() -> None:
    state = table("dark", "eregion aragorn, shire frodo", f"moria shelob, {SPARE}")
    cards(play(state, "shelob moria-eregion"), "5", "1")
    assert where(state, "shelob") == "out"
    assert where(state, "aragorn") == "eregion"


def test_sam_in_frodos_place_counts_as_her_kill() -> None:
    state = table("dark", "eregion frodo sam, shire merry", f"moria shelob, {SPARE}")
    play(state, "shelob moria-eregion", "defender frodo", "sam")
    cards(state, "1", "6")
    assert where(state, "sam") == "out"
    assert where(state, "shelob") == "gondor"
    assert prompt_of(state) == ("turn", LIGHT), "Frodo is not fought any more"
