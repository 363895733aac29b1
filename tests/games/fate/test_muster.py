"""Muster: a Friendship brings an army of the place's people (F24)."""

from typing import Any

import pytest

from bywater import State

from .helpers import do, fallen, friends, hand, hope, offered, offers, shadow, supply, table, taken, tokens

MUSTERS = {
    **dict.fromkeys(("grey_havens", "rivendell", "lorien", "woodland_realm"), "elf"),
    **dict.fromkeys(("ered_luin", "erebor", "iron_hills"), "dwarf"),
    **dict.fromkeys(("fords_of_isen", "helms_deep", "edoras", "eastemnet"), "rohan"),
    **dict.fromkeys(("minas_tirith", "pelargir", "lamedon", "dol_amroth"), "gondor"),
}
IN_ALL = {"elf": 9, "dwarf": 8, "rohan": 8, "gondor": 10}


def at(place: str, **words: Any) -> State:
    """Aragorn acts here; he musters no people without cost."""
    return table(
        {"aragorn": place, "gollum": "umbar"}, {"frodo_sam": "bree", "legolas": "rhun"}, acting="aragorn", **words
    )


@pytest.mark.parametrize("place", list(MUSTERS))
def test_f24_an_army_of_the_places_people_for_a_friendship(place: str) -> None:
    state = at(place, hands=[["dale_friendship", "rohan_valor"]])
    assert offered(state, "muster") == {"1"}
    do(state, "muster 1")
    assert friends(state, place) == {MUSTERS[place]: 1}
    assert supply(state, MUSTERS[place]) == IN_ALL[MUSTERS[place]] - 1
    assert hand(state, 0) == ["rohan_valor"]
    assert taken(state) == 1


@pytest.mark.parametrize(
    "place", ["the_shire", "bree", "tharbad", "moria", "isengard", "osgiliath", "erech", "mount_doom"]
)
def test_f24_nobody_musters_at_white_or_red_places(place: str) -> None:
    assert not offered(at(place, tokens=[{"friendship": 3}]), "muster")


def test_f24_without_friendship_nobody_comes() -> None:
    assert not offered(at("erebor", tokens=[{"valor": 3, "stealth": 2, "resistance": 1}]), "muster")


def test_f24_a_token_serves_as_well() -> None:
    state = do(at("erebor", tokens=[{"friendship": 2}]), "muster 1")
    assert (friends(state, "erebor"), tokens(state, 0)) == ({"dwarf": 1}, {"friendship": 1})


def test_f24_nobody_comes_when_the_supply_of_that_people_is_used_up() -> None:
    words: dict[str, Any] = {"tokens": [{"friendship": 3}]}
    assert not offered(at("erebor", friends={"iron_hills": {"dwarf": 8}}, **words), "muster")
    state = do(at("erebor", friends={"iron_hills": {"dwarf": 7}}, **words), "muster 1")
    assert supply(state, "dwarf") == 0
    assert not offered(state, "muster")
    assert offered(at("lorien", friends={"iron_hills": {"dwarf": 8}}, **words), "muster") == {"1"}


def test_f24_armies_on_an_objective_are_not_in_the_supply() -> None:
    state = at(
        "lorien",
        friends={"rivendell": {"elf": 6}},
        objectives=["destroy_ring", "blessing_elves"],
        tokens=[{"friendship": 1}],
    )
    assert not offered(state, "muster")


def test_f24_among_armies_of_the_shadow_and_in_a_fallen_haven_one_may_still_muster() -> None:
    state = at("erebor", tokens=[{"friendship": 1}], shadow={"erebor": 2}, **fallen("erebor"))
    do(state, "muster 1")
    assert (friends(state, "erebor"), shadow(state, "erebor")) == ({"dwarf": 1}, 2)
    assert hope(state) == 6


def test_f24_it_may_be_done_again_and_again() -> None:
    state = do(at("erebor", tokens=[{"friendship": 4}]), "muster 1", "muster 1", "muster 1", "muster 1")
    assert friends(state, "erebor") == {"dwarf": 4}
    assert "muster 1" not in offers(state)
