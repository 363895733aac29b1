"""Objectives completed as soon as a region is free: O03, O07, O15, O20, O21, O22."""

from typing import Any

import pytest

from .helpers_objectives import (
    DALE,
    ERIADOR,
    HARADWAITH,
    HAVENS,
    MIRKWOOD,
    ROHAN,
    STRONGHOLDS,
    afterwards,
    at,
    captured,
    do,
    done,
    each,
    fallen,
    friends,
    hope,
    legal,
    prompt_of,
    table,
    token_supply,
    tokens,
)

SEATS = ("frodo_sam gimli@erebor", "legolas eowyn")

# -- O03 "Saruman, Your Staff Is Broken" ------------------------------------------------------


def staff(**more: Any) -> Any:
    return afterwards(*SEATS, objectives=["staff_broken"], **{**captured("isengard"), **more})


def test_o03_isengard_a_haven_and_rohan_free() -> None:
    state = staff()
    assert done(state, "staff_broken")
    assert prompt_of(state) == "may"


def test_o03_isengard_must_be_captured() -> None:
    assert not done(staff(havens=HAVENS, strongholds=STRONGHOLDS), "staff_broken")
    assert not done(staff(havens=HAVENS, strongholds=STRONGHOLDS, friends={"isengard": {"elf": 2}}), "staff_broken")


@pytest.mark.parametrize("place", ROHAN)
def test_o03_no_army_of_the_shadow_in_rohan(place: str) -> None:
    assert not done(staff(shadow={place: 1}, friends={place: {"elf": 1}}), "staff_broken")


def test_o03_no_stronghold_in_rohan() -> None:
    assert not done(staff(**fallen("helms_deep", **captured("isengard"))), "staff_broken")


@pytest.mark.parametrize("place", ["fangorn_forest", "dunland", "druadan_forest", "isengard"])
def test_o03_armies_of_the_shadow_elsewhere_do_not_matter(place: str) -> None:
    assert done(staff(shadow={place: 2}, friends={"isengard": {"elf": 1}}), "staff_broken")


def test_o03_the_current_player_may_take_a_resistance() -> None:
    state = staff()
    assert legal(state) == {"yes", "no"}
    do(state, "yes")
    assert tokens(state) == {"resistance": 1}
    assert hope(state) == 6
    assert tokens(do(staff(), "no")) == {}


def test_o03_without_tokens_nobody_is_prompted() -> None:
    state = staff(tokens=[{}, {"resistance": 9}])
    assert done(state, "staff_broken")
    assert prompt_of(state) == "act"


def test_o03_with_the_capture_itself() -> None:
    """F30: two hope and the Eye; the objective follows at once."""
    state = table(
        "frodo_sam gimli@isengard",
        "legolas eowyn",
        objectives=["staff_broken"],
        acting="gimli",
        friends={"isengard": {"dwarf": 1}},
        tokens=[{"valor": 3}],
        hope=3,
    )
    do(state, "capture", "yes")
    assert done(state, "staff_broken")
    assert hope(state) == 5
    assert at(state, "eye") == "misty_mountains"
    assert tokens(state) == {"resistance": 1}


# -- O07 Subdue Umbar -------------------------------------------------------------------------


def umbar(**more: Any) -> Any:
    return afterwards(*SEATS, objectives=["subdue_umbar"], **more)


def test_o07_umbar_a_haven_is_enough_even_with_the_shadow_around() -> None:
    state = umbar(**captured("umbar"), friends={"umbar": {"elf": 1}}, shadow={"near_harad": 3, "harondor": 1})
    assert done(state, "subdue_umbar")


def test_o07_or_all_haradwaith_held_without_a_capture() -> None:
    assert done(umbar(friends=each(HARADWAITH)), "subdue_umbar")


@pytest.mark.parametrize("place", HARADWAITH)
def test_o07_each_place_must_be_held_and_free(place: str) -> None:
    others = tuple(other for other in HARADWAITH if other != place)
    assert not done(umbar(friends=each(others)), "subdue_umbar")
    assert not done(umbar(friends=each(HARADWAITH), shadow={place: 1}), "subdue_umbar")


def test_o07_armies_of_haradwaith_may_go_to_pelargir() -> None:
    armies = {"umbar": {"elf": 2, "gondor": 1}, "harondor": {"elf": 1}, "near_harad": {"rohan": 1}, "bree": {"elf": 1}}
    state = umbar(friends=armies)
    assert prompt_of(state) == "placing"
    assert legal(state) == {"done", "at umbar", "at harondor", "at near_harad"}
    do(state, "at harondor", "at umbar", "take 1 elf", "take 1 gondor")
    assert prompt_of(state) == "act"
    assert friends(state, "pelargir") == {"elf": 2, "gondor": 1}
    assert friends(state, "umbar") == {"elf": 1}
    assert friends(state, "harondor") == {}
    assert friends(state, "near_harad") == {"rohan": 1}
    assert hope(state) == 6


def test_o07_or_stay() -> None:
    state = do(umbar(friends=each(HARADWAITH)), "done")
    assert prompt_of(state) == "act"
    assert friends(state, "pelargir") == {}


def test_o07_umbar_left_without_armies_may_fall_later() -> None:
    """F29."""
    state = umbar(**captured("umbar"), friends={"umbar": {"elf": 1}}, shadow={"umbar": 1})
    do(state, "at umbar")
    assert "umbar" in at(state, "strongholds")
    assert hope(state) == 3
    assert done(state, "subdue_umbar")


# -- O15 Bring Light to Mirkwood --------------------------------------------------------------


def mirkwood(**more: Any) -> Any:
    words = {"objectives": ["light_mirkwood"], "friends": each(MIRKWOOD), **more}
    return afterwards(*SEATS, **words)


def test_o15_an_elf_in_each_place_and_no_shadow() -> None:
    state = mirkwood()
    assert done(state, "light_mirkwood")
    assert hope(state) == 7
    assert "dol_guldur" in at(state, "strongholds")


@pytest.mark.parametrize("place", MIRKWOOD)
def test_o15_each_place_counts_dol_guldur_too(place: str) -> None:
    others = {other: {"elf": 1} for other in MIRKWOOD if other != place}
    assert not done(mirkwood(friends=others), "light_mirkwood")
    assert not done(mirkwood(friends={**others, place: {"dwarf": 3}}), "light_mirkwood")
    assert not done(mirkwood(shadow={place: 1}), "light_mirkwood")


@pytest.mark.parametrize("place", MIRKWOOD)
def test_o15_the_elves_may_gather_in_one_place(place: str) -> None:
    state = mirkwood()
    assert legal(state) == {"pass", *[f"at {other}" for other in MIRKWOOD]}
    do(state, f"at {place}")
    for other in MIRKWOOD:
        if other != place:
            do(state, f"at {other}")
    assert friends(state, place) == {"elf": 4}


def test_o15_only_elves_of_mirkwood_come_and_only_as_many_as_wanted() -> None:
    armies = {**each(MIRKWOOD), "old_forest_road": {"elf": 2, "dwarf": 2}, "lorien": {"elf": 1}}
    state = do(mirkwood(friends=armies), "at dol_guldur")
    assert legal(state) == {"done", "at woodland_realm", "at old_forest_road", "at southern_mirkwood"}
    do(state, "at old_forest_road")
    assert legal(state) == {"take 1 elf", "take 2 elf"}
    do(state, "take 1 elf", "done")
    assert friends(state, "old_forest_road") == {"elf": 1, "dwarf": 2}
    assert friends(state, "dol_guldur") == {"elf": 2}


def test_o15_or_stay() -> None:
    state = do(mirkwood(), "pass")
    assert prompt_of(state) == "act"
    assert friends(state, "dol_guldur") == {"elf": 1}


# -- O20 Avenge Balin! ------------------------------------------------------------------------


def balin(dwarves: int, **more: Any) -> Any:
    words = {"objectives": ["avenge_balin"], "friends": {"moria": {"dwarf": dwarves}}, **captured("moria"), **more}
    return afterwards(*SEATS, **words)


def test_o20_moria_a_haven_with_two_dwarf_armies() -> None:
    assert done(balin(2), "avenge_balin")
    assert not done(balin(1), "avenge_balin")
    assert not done(balin(1, friends={"moria": {"dwarf": 1, "elf": 3}}), "avenge_balin")
    assert not done(balin(2, havens=HAVENS, strongholds=STRONGHOLDS), "avenge_balin")


def test_o20_dwarves_from_everywhere_may_come_and_with_four_valor_may_be_taken() -> None:
    state = balin(2, friends={"moria": {"dwarf": 2}, "erebor": {"dwarf": 2, "elf": 1}, "ered_luin": {"dwarf": 1}})
    assert legal(state) == {"done", "at erebor", "at ered_luin"}
    do(state, "at ered_luin", "at erebor", "take 1 dwarf")
    assert friends(state, "moria") == {"dwarf": 4}
    assert friends(state, "erebor") == {"elf": 1, "dwarf": 1}
    assert legal(state) == {"yes", "no"}
    do(state, "yes")
    assert tokens(state) == {"valor": 2}
    assert hope(state) == 6


def test_o20_the_valor_may_be_declined() -> None:
    state = balin(4)
    assert legal(state) == {"yes", "no"}
    assert tokens(do(state, "no")) == {}
    assert prompt_of(state) == "act"


def test_o20_with_three_there_is_no_valor() -> None:
    state = balin(2, friends={"moria": {"dwarf": 2}, "erebor": {"dwarf": 1}})
    do(state, "at erebor")
    assert friends(state, "moria") == {"dwarf": 3}
    assert prompt_of(state) == "act"
    assert tokens(state) == {}


def test_o20_k29_dwarves_who_come_to_frodo_and_gollum_cost_one_hope_from_wherever_they_come() -> None:
    words = {
        "objectives": ["avenge_balin"],
        "friends": {"moria": {"dwarf": 2}, "erebor": {"dwarf": 1}, "ered_luin": {"dwarf": 1}},
        **captured("moria"),
    }
    state = afterwards("frodo_sam@moria gimli", "gollum@moria eowyn", **words)
    assert hope(do(state.clone(), "done")) == 6
    assert hope(do(state.clone(), "at erebor")) == 5
    assert hope(do(state, "at ered_luin", "at erebor")) == 5


def test_o20_f29_a_haven_that_the_dwarves_leave_to_the_shadow_falls() -> None:
    state = balin(2, friends={"moria": {"dwarf": 2}, "erebor": {"dwarf": 1}}, shadow={"erebor": 1})
    do(state, "at erebor")
    assert "erebor" in at(state, "strongholds")
    assert hope(state) == 3


# -- O21 Lift Shadow from Dwarven Lands -------------------------------------------------------


def dwarven_lands(dwarves: int = 4, **more: Any) -> Any:
    words = {"objectives": ["dwarven_lands"], "friends": {"ered_luin": {"dwarf": dwarves}}, **more}
    return afterwards(*SEATS, **words)


def test_o21_ered_luin_with_four_dwarves_and_dale_free() -> None:
    state = dwarven_lands()
    assert done(state, "dwarven_lands")
    assert hope(state) == 7
    assert not done(dwarven_lands(3), "dwarven_lands")
    assert not done(dwarven_lands(friends={"ered_luin": {"dwarf": 3, "elf": 4}}), "dwarven_lands")
    assert not done(dwarven_lands(shadow={"ered_luin": 1}), "dwarven_lands")


@pytest.mark.parametrize("place", DALE)
def test_o21_no_army_of_the_shadow_in_dale(place: str) -> None:
    armies = {"ered_luin": {"dwarf": 4}, place: {"elf": 1}}
    assert not done(dwarven_lands(shadow={place: 1}, friends=armies), "dwarven_lands")


def test_o21_no_stronghold_in_dale() -> None:
    assert not done(dwarven_lands(4, **fallen("erebor")), "dwarven_lands")


def test_o21_the_current_player_may_take_two_valor() -> None:
    state = do(dwarven_lands(), "yes")
    assert tokens(state) == {"valor": 2}
    assert tokens(do(dwarven_lands(), "no")) == {}


def test_o21_f13_only_as_many_tokens_as_there_are() -> None:
    state = do(dwarven_lands(tokens=[{}, {"valor": 8}]), "yes")
    assert tokens(state) == {"valor": 1}
    assert token_supply(state, "valor") == 0


# -- O22 Rangers Secure Eriador ---------------------------------------------------------------


def rangers(**more: Any) -> Any:
    words = {"objectives": ["rangers_eriador"], "friends": each(ERIADOR), **more}
    return afterwards(*SEATS, **words)


def test_o22_an_army_in_each_place_and_no_shadow() -> None:
    state = rangers()
    assert done(state, "rangers_eriador")
    assert hope(state) == 7


@pytest.mark.parametrize("place", ERIADOR)
def test_o22_each_of_the_seven_places_counts(place: str) -> None:
    others = tuple(other for other in ERIADOR if other != place)
    assert not done(rangers(friends=each(others)), "rangers_eriador")
    assert done(rangers(friends={**each(others), place: {"dwarf": 1}}), "rangers_eriador")
    assert not done(rangers(shadow={place: 1}), "rangers_eriador")


def test_o22_no_stronghold_in_eriador() -> None:
    assert not done(rangers(**fallen("the_shire")), "rangers_eriador")


def test_o22_armies_may_go_to_weather_hills_and_to_tharbad() -> None:
    state = rangers()
    do(state, "at bree", "done", "at sarn_ford", "done")
    assert {friends(state, place).get("elf", 0) for place in ("weather_hills", "tharbad")} == {2}
    assert friends(state, "bree") == friends(state, "sarn_ford") == {}
    assert prompt_of(state) == "act"


def test_o22_or_stay() -> None:
    state = do(rangers(), "done", "done")
    assert prompt_of(state) == "act"
    assert at(state, "friends") == each(ERIADOR)


def test_o22_only_armies_of_eriador_go() -> None:
    state = rangers(friends={**each(ERIADOR), "rivendell": {"elf": 1}, "hollin": {"dwarf": 1}})
    assert {"at rivendell", "at hollin"} & legal(state) == set()
