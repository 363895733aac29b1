"""What a player can remember: seen figures, followed through hidden moves."""

import random
from typing import Any

from bywater import WATCHER, State
from bywater.games.confrontation.knowledge.memory import PlaceMemory, memory_of

from .helpers import DARK, GAME, LIGHT, cards, play, table, where

PALANTIR: dict[str, Any] = {"dark_specials": ["palantir"]}


def memory(state: State, seat: int, side: str) -> dict[str, PlaceMemory]:
    return memory_of(state.view(seat))[side]


def test_one_seen_alone_stays_known_wherever_it_goes() -> None:
    state = table("light", "moria merry, shire frodo sam", "rohan orcs, mordor troll balrog")
    cards(play(state, "merry moria-rohan"), "5", "1")
    play(state, "troll mordor-dagorlad", "merry rohan-gondor")
    assert memory(state, DARK, "light")["gondor"].certain == ["merry"]


def test_two_figures_seen_together_that_separate() -> None:
    """Neither place is certain, but they are not both in one place."""
    trail = [
        ["seen", "merry", "arthedain", ""],
        ["seen", "pippin", "arthedain", ""],
        ["moved", "", "arthedain", "rhudaur"],
        ["moved", "", "arthedain", "eregion"],
    ]
    state = table("dark", "rhudaur merry, eregion pippin, shire frodo sam", "mordor troll", light_trail=trail)
    sights = memory(state, DARK, "light")
    assert sights["rhudaur"].certain == sights["eregion"].certain == []
    assert set(sights["rhudaur"].possible) == set(sights["eregion"].possible) == {"merry", "pippin"}
    assert set(sights["shire"].possible) | set(sights["shire"].certain) == {"frodo", "sam"}
    belief = GAME.belief(state.view(DARK))
    found = set()
    for seed in range(60):
        sample = belief.sample(random.Random(seed))
        found.add((where(sample, "merry"), where(sample, "pippin")))
    assert found == {("rhudaur", "eregion"), ("eregion", "rhudaur")}


def test_when_one_of_the_two_is_shown_the_other_is_known() -> None:
    state = table("dark", "arthedain merry pippin, shire frodo", "mordor troll, misty_mountains warg", options=PALANTIR)
    play(state, "palantir arthedain", "troll mordor-gondor", "merry arthedain-eregion")
    sights = memory(state, DARK, "light")
    assert set(sights["eregion"].possible) == {"merry", "pippin"}
    play(state, "warg misty_mountains-eregion")
    assert state.view(DARK)["battle"]["light"] == "merry"
    sights = memory(state, DARK, "light")
    assert sights["arthedain"].certain == ["pippin"]
    assert sights["eregion"].certain == ["merry"]


def test_when_one_of_the_two_falls_the_other_is_known() -> None:
    state = table(
        "dark", "arthedain merry pippin, shire frodo", "mordor troll, misty_mountains balrog", options=PALANTIR
    )
    play(
        state, "palantir arthedain", "troll mordor-gondor", "merry arthedain-eregion", "balrog misty_mountains-eregion"
    )
    cards(state, "1", "6")
    assert where(state, "merry") == "out"
    assert memory(state, DARK, "light")["arthedain"].certain == ["pippin"]
    play(state, "pippin arthedain-rhudaur")
    assert memory(state, DARK, "light")["rhudaur"].certain == ["pippin"]


def test_after_a_fall_the_place_is_counted_rightly() -> None:
    """Merry falls in Eregion, Pippin beside him lives; the figure that leaves Eregion then is Pippin."""
    trail = [["seen", "legolas", "cardolan", ""]]
    light = "eregion merry pippin, cardolan legolas, shire frodo sam"
    state = table("dark", light, "moria balrog, mordor troll", light_trail=trail)
    cards(play(state, "balrog moria-eregion", "defender merry"), "1", "6")
    cards(state, "5", "eye")
    assert where(state, "balrog") == "out"
    play(state, "pippin eregion-moria")
    sights = memory(state, DARK, "light")
    assert sights["moria"].certain == ["pippin"]
    assert sights["cardolan"].certain == ["legolas"]


def test_without_seen_living_figures_the_trail_is_empty() -> None:
    trail = [["seen", "merry", "cardolan", ""], ["moved", "", "cardolan", "eregion"]]
    state = table("dark", "eregion merry, shire frodo sam", "moria balrog, mordor troll", light_trail=trail)
    cards(play(state, "balrog moria-eregion"), "1", "6")
    assert state.view(DARK)["light"]["trail"] == []
    play(state, "sam shire-cardolan")
    assert state.view(DARK)["light"]["trail"] == []
    assert state.view(LIGHT)["dark"]["trail"] != [], "the Balrog lives"


def test_a_recalled_figure_may_be_the_one_that_was_seen() -> None:
    trail = [["seen", "balrog", "gondor", ""]]
    options = {"dark_specials": ["recall"]}
    state = table("dark", "shire frodo sam", "gondor balrog orcs, mordor troll", dark_trail=trail, options=options)
    play(state, "recall orcs")
    sights = memory(state, LIGHT, "dark")
    assert "balrog" in sights["gondor"].possible
    assert "balrog" in sights["mordor"].possible


def test_frodo_seen_beside_one_who_went_to_mordor_stayed_behind() -> None:
    trail = [["seen", "frodo", "gondor", ""]]
    state = table("light", "gondor merry frodo, shire sam", "rohan troll", light_trail=trail)
    play(state, "merry gondor-mordor")
    sights = memory(state, DARK, "light")
    assert sights["gondor"].certain == ["frodo"]
    assert sorted(sights["mordor"].possible) == ["merry", "sam"]


def test_a_figure_in_mordor_that_did_not_win_is_not_frodo() -> None:
    state = table("light", "gondor merry, shire frodo sam", "rohan troll")
    play(state, "merry gondor-mordor")
    sights = memory(state, DARK, "light")
    assert "frodo" not in sights["mordor"].possible
    assert "frodo" in sights["shire"].certain


def test_a_rider_in_mordor_that_did_not_win_is_not_frodo() -> None:
    options = {"light_specials": ["shadowfax"]}
    state = table("light", "gondor merry, shire frodo sam", "rohan troll", options=options)
    play(state, "shadowfax", "merry gondor-mordor")
    sights = memory(state, DARK, "light")
    assert "frodo" not in sights["road"].possible
    assert "frodo" in sights["shire"].certain


def test_d12_a_rider_that_stopped_where_aragorn_could_attack_is_not_aragorn() -> None:
    options = {"light_specials": ["shadowfax"]}
    light = "cardolan gimli, moria sam, gap_of_rohan merry, shire frodo aragorn"
    state = table("light", light, "eregion orcs, mordor troll", options=options)
    play(state, "shadowfax", "gimli cardolan-enedwaith", "pass")
    sights = memory(state, DARK, "light")
    assert sorted(sights["enedwaith"].possible) == ["frodo", "gimli", "merry", "sam"]
    assert "aragorn" in sights["moria"].possible


def test_d12_a_rider_that_stopped_where_no_figure_could_move_may_be_any_figure() -> None:
    options = {"light_specials": ["shadowfax"]}
    light = "cardolan gimli, moria sam, gap_of_rohan merry, shire frodo aragorn"
    state = table("light", light, "mordor troll", options=options)
    play(state, "shadowfax", "gimli cardolan-enedwaith", "pass")
    assert state.view(DARK)["light"]["trail"] == []


def test_shelob_who_goes_home_is_known_there() -> None:
    state = table("dark", "eregion merry, shire frodo", "moria shelob, gondor orcs, mordor troll")
    cards(play(state, "shelob moria-eregion"), "1", "6")
    sights = memory(state, LIGHT, "dark")
    assert "shelob" in sights["gondor"].certain


def test_gandalf_who_returns_is_known_in_fangorn() -> None:
    options = {"light_specials": ["gandalf_the_white"]}
    state = table("light", "shire frodo, fangorn sam", "mordor troll", options=options)
    play(state, "gandalf_the_white")
    assert "gandalf" in memory(state, DARK, "light")["fangorn"].certain


def test_d11_dark_remembers_its_looks() -> None:
    state = table("dark", "eregion merry, shire frodo pippin", "moria balrog, mordor troll", options=PALANTIR)
    play(state, "palantir eregion", "troll mordor-gondor", "frodo shire-cardolan")
    assert memory(state, DARK, "light")["eregion"].certain == ["merry"]
    assert memory(state, WATCHER, "light")["eregion"].certain == []
