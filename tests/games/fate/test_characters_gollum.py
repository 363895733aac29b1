"""Gollum, Frodo and armies in one place: a hope is lost whenever one of them arrives (K29)."""

from typing import Any

import pytest

from bywater import State

from .helpers_characters import do, friends, hope, offers, prompt_of, table, where


def three(frodo: str, gollum: str, armies: str, *, acting: str, also: str = "legolas", **more: Any) -> State:
    """Frodo's player has Gollum as well; `armies` are two of Rohan."""
    return table(
        f"frodo_sam {frodo}, gollum {gollum}",
        f"{also}, aragorn minas_tirith",
        acting=acting,
        friends={armies: "2 rohan"},
        **more,
    )


# -- who comes --------------------------------------------------------------------------------


def test_k29_frodo_comes() -> None:
    state = three("bree", "weather_hills", "weather_hills", acting="frodo_sam")
    do(state, "travel weather_hills")
    assert hope(state) == 5


def test_k29_gollum_comes() -> None:
    state = three("weather_hills", "bree", "weather_hills", acting="gollum")
    do(state, "travel weather_hills")
    assert hope(state) == 5


def test_k29_armies_come() -> None:
    state = three("weather_hills", "weather_hills", "bree", acting="legolas", also="legolas bree")
    do(state, "travel weather_hills", "take 1 rohan")
    assert hope(state) == 5


def test_k29_all_three_together_cost_one() -> None:
    state = three("bree", "bree", "bree", acting="frodo_sam")
    do(state, "travel weather_hills", "take along gollum", "take 2 rohan")
    assert hope(state) == 5
    assert friends(state, "weather_hills") == {"rohan": 2}


def test_k29_again_at_every_arrival() -> None:
    state = three("bree", "bree", "bree", acting="frodo_sam")
    for number, place in enumerate(("weather_hills", "bree", "weather_hills")):
        do(state, f"travel {place}", "take along gollum", "take 2 rohan")
        assert hope(state) == 5 - number


def test_k29_more_armies_cost_again() -> None:
    state = three("edoras", "edoras", "edoras", acting="eowyn", also="eowyn edoras")
    do(state, "muster 1")
    assert hope(state) == 5
    do(state, "muster 1")
    assert hope(state) == 4


# -- who stays away, or is there already ------------------------------------------------------


def test_k29_to_stay_together_costs_nothing() -> None:
    state = three("edoras", "edoras", "edoras", acting="legolas", also="legolas edoras")
    do(state, "walk silently", "travel helms_deep", "done")
    assert where(state, "legolas") == "helms_deep"
    assert hope(state) == 6


def test_k29_another_character_who_comes_costs_nothing() -> None:
    state = three("edoras", "edoras", "edoras", acting="legolas", also="legolas helms_deep")
    do(state, "travel edoras")
    assert hope(state) == 6


@pytest.mark.parametrize(
    ("frodo", "gollum", "armies"),
    [("bree", "moria", "weather_hills"), ("bree", "weather_hills", "tharbad"), ("bree", "bree", "tharbad")],
)
def test_k29_two_of_the_three_cost_nothing(frodo: str, gollum: str, armies: str) -> None:
    state = three(frodo, gollum, armies, acting="frodo_sam")
    do(state, "travel weather_hills")
    if gollum == "bree":
        do(state, "take along gollum")
    assert hope(state) == 6


def test_k29_armies_that_leave_cost_nothing() -> None:
    state = three("edoras", "edoras", "edoras", acting="legolas", also="legolas edoras")
    do(state, "travel helms_deep", "take 2 rohan")
    assert hope(state) == 6


# -- other ways to come -----------------------------------------------------------------------


def test_k29_armies_that_an_event_brings() -> None:
    arrow = three("lorien", "lorien", "helms_deep", acting="frodo_sam", hands=["red_arrow"])
    do(arrow, "play red_arrow", "take 1 rohan", "at lorien")
    assert friends(arrow, "lorien") == {"rohan": 1}
    assert hope(arrow) == 5
    news = three("fangorn_forest", "fangorn_forest", "eastemnet", acting="frodo_sam", hands=["gwaihir"])
    do(news, "play gwaihir", "at fangorn_forest", "take 2 rohan")
    assert friends(news, "fangorn_forest") == {"rohan": 2}
    assert hope(news) == 5


def test_k29_armies_of_several_places_that_come_at_once_cost_one() -> None:
    state = table(
        "frodo_sam weather_hills, gollum weather_hills",
        "legolas, aragorn minas_tirith",
        turn_of=0,
        hands=["gwaihir"],
        friends={"bree": "elf", "hollin": "dwarf"},
    )
    do(state, "play gwaihir", "at weather_hills", "at bree", "at hollin")
    assert friends(state, "weather_hills") == {"elf": 1, "dwarf": 1}
    assert hope(state) == 5


def test_k29_ents_that_awake_around_them() -> None:
    state = three("fangorn_forest", "fangorn_forest", "bree", acting="frodo_sam", hands=["entmoot"])
    do(state, "play entmoot", "number 1")
    assert hope(state) == 5
    do(state, "pass")
    assert hope(state) == 5


def test_k29_an_elf_army_that_arwen_sends() -> None:
    state = table(
        "frodo_sam erebor, gollum erebor",
        "arwen rivendell, legolas",
        acting="arwen",
        friends={"rivendell": "elf"},
        hands=["", "dale_valor"],
    )
    do(state, "prepare dale_valor", "at erebor")
    assert friends(state, "erebor") == {"elf": 1}
    assert hope(state) == 5


@pytest.mark.parametrize("carried", ["frodo_sam", "gollum"])
def test_k29_one_of_them_that_the_eagles_carry(carried: str) -> None:
    start = {"frodo_sam": ("edoras", "bree"), "gollum": ("bree", "edoras")}[carried]
    state = three(*start, "bree", acting="frodo_sam", hands=["eagles"], nazgul={})
    do(state, "play eagles", f"who {carried}", "at bree")
    assert hope(state) == 5


def test_k29_another_that_the_eagles_carry_costs_nothing() -> None:
    state = three("bree", "bree", "bree", acting="frodo_sam", hands=["eagles"])
    do(state, "play eagles", "who legolas", "at bree")
    assert hope(state) == 6


def test_k29_a_walk_in_an_elven_cloak() -> None:
    state = three("bree", "weather_hills", "weather_hills", acting="frodo_sam", hands=["elven_cloaks"])
    do(state, "play elven_cloaks", "who frodo_sam", "travel weather_hills")
    assert hope(state) == 5


def test_k29_a_ride_on_horses_costs_at_every_place_with_armies() -> None:
    state = table(
        "frodo_sam bree, gollum bree",
        "legolas, aragorn minas_tirith",
        acting="frodo_sam",
        friends={"weather_hills": "rohan", "hollin": "rohan"},
        hands=["rohan_horses"],
    )
    do(state, "play rohan_horses", "at bree", "travel weather_hills")
    assert hope(state) == 5
    do(state, "travel hollin", "done")
    assert hope(state) == 4


def test_k29_a_council_where_elves_dwell() -> None:
    state = three("bree", "rivendell", "rivendell", acting="frodo_sam", hands=["council_of_elrond"])
    do(state, "play council_of_elrond", "take along frodo_sam", "done")
    assert where(state, "frodo_sam") == "rivendell"
    assert hope(state) == 5


@pytest.mark.parametrize(
    ("frodo", "gollum", "along"),
    [
        ("lorien", "fangorn_forest", ["gollum"]),
        ("fangorn_forest", "lorien", ["frodo_sam"]),
        ("lorien", "lorien", []),
    ],
)
def test_k29_ents_that_go_with_one_of_them_to_the_other(frodo: str, gollum: str, along: list[str]) -> None:
    """One arrival costs one hope, whoever comes with the Ents."""
    state = table(
        f"frodo_sam {frodo}, gollum {gollum}",
        "legolas, aragorn",
        acting="frodo_sam",
        hands=["entmoot"],
    )
    do(state, "play entmoot", "number 2", "at lorien", *[f"take along {name}" for name in along])
    assert prompt_of(state) == ("act", 0)
    assert friends(state, "lorien") == {"elf": 2}
    assert where(state, "frodo_sam") == where(state, "gollum") == "lorien"
    assert hope(state) == 5


def test_k29_at_the_last_hope_it_is_the_end() -> None:
    state = three("bree", "weather_hills", "weather_hills", acting="frodo_sam", hope=1)
    do(state, "travel weather_hills")
    assert state.ending() == "despair"
    assert offers(state) == set()
