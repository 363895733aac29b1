"""Objectives of single heroes: O06 Aragorn, O08 Éomer, O11 Éowyn, O12 Legolas."""

from typing import Any

import pytest

from .helpers_objectives import (
    GAME,
    afterwards,
    at,
    battle,
    do,
    done,
    friends,
    hope,
    legal,
    place_of,
    prompt_of,
    seen,
    shadow,
    supply,
    table,
    tokens,
)

PLACES = list(GAME.data["places"])

# -- O06 Oathbreakers Fulfill Their Duty ------------------------------------------------------


def paths(place: str = "edoras", **more: Any) -> Any:
    words = {"objectives": ["oathbreakers"], "acting": "aragorn", "shadow": {"umbar": 3}, "nazgul": {}, **more}
    return table(f"frodo_sam aragorn@{place}", "legolas eomer", **words)


def test_o06_aragorn_in_edoras_once_a_game() -> None:
    assert "paths of the dead" in legal(paths())
    assert "paths of the dead" not in legal(paths("helms_deep"))
    assert "paths of the dead" not in legal(paths(oath=True))
    assert "paths of the dead" not in legal(paths(done=["oathbreakers"]))
    assert "paths of the dead" not in legal(paths(objectives=["avenge_balin"]))
    other = table("frodo_sam gimli@edoras", "aragorn@edoras eomer", objectives=["oathbreakers"], acting="gimli")
    assert "paths of the dead" not in legal(other)


def test_o06_he_goes_to_erech_without_the_price_of_the_road() -> None:
    state = do(paths(tokens=[{"stealth": 1}]), "paths of the dead", "number 0")
    assert place_of(state, "aragorn") == "erech"
    assert tokens(state) == {"stealth": 1}
    assert at(state, "taken") == 1
    assert at(state, "oath") is True
    assert not done(state, "oathbreakers")


@pytest.mark.parametrize("count", range(4))
def test_o06_corsairs_come_to_pelargir_and_up_to_three_of_gondor_to_erech(count: int) -> None:
    state = do(paths(friends={"pelargir": {"gondor": 1}}), "paths of the dead")
    assert legal(state) == {f"number {n}" for n in range(4)}
    do(state, f"number {count}")
    assert at(state, "shadow") == {"pelargir": 5}
    assert friends(state, "erech") == ({"gondor": count} if count else {})
    assert friends(state, "pelargir") == {"gondor": 1}  # N10: no battle
    assert hope(state) == 6


def test_o06_a_missing_army_of_the_shadow_costs_a_hope() -> None:
    state = do(paths(shadow={"rhun": 47}), "paths of the dead", "number 0")
    assert shadow(state, "pelargir") == 1
    assert hope(state) == 5


def test_o06_no_more_of_gondor_than_there_are() -> None:
    state = do(paths(friends={"minas_tirith": {"gondor": 9}}), "paths of the dead")
    assert legal(state) == {"number 0", "number 1"}


def test_o06_armies_may_come_along() -> None:
    state = do(paths(friends={"edoras": {"rohan": 2}}), "paths of the dead", "take 2 rohan")
    do(state, "number 1")
    assert friends(state, "erech") == {"rohan": 2, "gondor": 1}


def test_o06_frodo_in_the_company_hides_or_is_searched_as_on_any_journey() -> None:
    """F17: only the road itself costs nothing."""
    words = {"objectives": ["oathbreakers"], "acting": "aragorn", "tokens": [{"stealth": 1}], "nazgul": {"gondor": 1}}
    state = table("frodo_sam@edoras aragorn@edoras", "legolas eomer", **words)
    do(state, "paths of the dead", "take along frodo_sam")
    assert legal(state) == {"stealth", "search"}
    hidden = do(state.clone(), "stealth", "number 0")
    assert tokens(hidden) == {}
    assert place_of(hidden, "frodo_sam") == "erech"
    do(state, "search")
    assert prompt_of(state) == "search_roll"


def test_o06_called_off_it_is_not_used_up() -> None:
    state = table(
        "frodo_sam aragorn@edoras", "legolas@edoras eomer", objectives=["oathbreakers"], acting="aragorn", nazgul={}
    )
    do(state, "paths of the dead", "take along legolas", "no", "call off")
    assert at(state, "oath") is False
    assert place_of(state, "aragorn") == "edoras"
    assert "paths of the dead" in legal(state)


def test_o06_the_common_road_to_erech_does_not_wake_the_dead() -> None:
    state = do(paths(tokens=[{"stealth": 1}]), "travel erech")
    assert at(state, "oath") is False
    assert shadow(state, "umbar") == 3


GONDOR = ("minas_tirith", "druadan_forest", "pelargir", "lamedon", "dol_amroth", "erech", "pinnath_gelin")


def oath_kept(**more: Any) -> Any:
    words = {"objectives": ["oathbreakers"], "oath": True, **more}
    return afterwards("frodo_sam aragorn", "legolas eomer", **words)


def test_o06_fulfilled_when_gondor_is_free_after_that() -> None:
    state = oath_kept()
    assert done(state, "oathbreakers")
    assert hope(state) == 7
    assert not done(oath_kept(oath=False), "oathbreakers")


@pytest.mark.parametrize("place", GONDOR)
def test_o06_no_army_of_the_shadow_in_gondor(place: str) -> None:
    assert not done(oath_kept(shadow={place: 1}, friends={place: {"elf": 1}}), "oathbreakers")


def test_o06_no_stronghold_in_gondor() -> None:
    assert not done(oath_kept(havens=["rivendell"], strongholds=["dol_amroth"]), "oathbreakers")
    assert done(oath_kept(shadow={"umbar": 3, "osgiliath": 1, "druwaith_iaur": 2}), "oathbreakers")


# -- O08 Ride with the Éored ------------------------------------------------------------------


def riding(place: str = "eastemnet", **more: Any) -> Any:
    words = {
        "objectives": ["ride_eored"],
        "acting": "eomer",
        "friends": {place: {"rohan": 3}},
        "shadow": {place: 3},
        "nazgul": {},
        **more,
    }
    return table(f"frodo_sam eomer@{place}", f"legolas aragorn@{place}", **words)


SLOTS = {
    "rohan": "eastemnet",
    "enedwaith": "dunland",
    "misty_mountains": "gladden_fields",
    "mirkwood": "old_forest_road",
    "rhovanion": "dagorlad",
    "ithilien": "osgiliath",
    "gondor": "pelargir",
}


@pytest.mark.parametrize("region", SLOTS)
def test_o08_one_of_the_fallen_may_go_on_the_slot_of_the_region(region: str) -> None:
    place = SLOTS[region]
    state = do(riding(place), "attack 2", "fought 1 rout 1 overrun")
    assert legal(state) == {"yes", "no"}
    left = shadow(state, place)
    do(state, "yes")
    assert at(state, "slots") == [region]
    assert seen(state, "shadow_supply") == 48 - left - 1  # it is on the card, not in the supply
    assert not done(state, "ride_eored")


@pytest.mark.parametrize("place", ["bree", "hollin", "lake_town", "harondor", "nurn"])
def test_o08_there_are_no_slots_for_other_regions(place: str) -> None:
    assert prompt_of(do(riding(place), "attack 1", "fought 1 rout")) == "act"


def test_o08_it_may_be_declined() -> None:
    state = do(riding(), "attack 1", "fought 1 rout", "no")
    assert at(state, "slots") == []
    assert seen(state, "shadow_supply") == 48 - shadow(state, "eastemnet")


def test_o08_one_for_each_region() -> None:
    state = do(riding(slots=["rohan"]), "attack 1", "fought 1 rout")
    assert prompt_of(state) == "act"
    assert at(state, "slots") == ["rohan"]


def test_o08_one_only_however_many_fell() -> None:
    state = do(riding(shadow={"eastemnet": 3}), "attack 3", "fought 3 rout", "yes")
    assert at(state, "slots") == ["rohan"]
    assert seen(state, "shadow_supply") == 47
    assert prompt_of(state) == "act"


def test_o08_riders_must_be_there() -> None:
    assert prompt_of(do(riding(friends={"eastemnet": {"elf": 3}}), "attack 1", "fought 1 rout")) == "act"


def test_o08_an_attack_that_removes_nobody_brings_nothing() -> None:
    assert prompt_of(do(riding(), "attack 1", "fought 1 overrun")) == "act"


def test_o08_what_valor_removes_counts_too() -> None:
    state = do(riding(tokens=[{"valor": 1}]), "attack 1", "fought 1 overrun", "valor")
    assert legal(state) == {"yes", "no"}


def test_o08_anothers_attack_does_not_count() -> None:
    state = table(
        "frodo_sam aragorn@eastemnet",
        "legolas eomer@eastemnet",
        objectives=["ride_eored"],
        acting="aragorn",
        friends={"eastemnet": {"rohan": 3}},
        shadow={"eastemnet": 3},
        nazgul={},
    )
    assert prompt_of(do(state, "attack 1", "fought 1 rout")) == "act"


def test_o08_a_battle_that_a_card_sets_off_does_not_count() -> None:
    state = riding(stack=battle(PLACES.index("eastemnet"), 3))
    do(state, "fought 3 rout")
    assert at(state, "slots") == []
    assert prompt_of(state) == "act"


def test_o08_four_slots_fulfil_it_and_the_armies_go_back() -> None:
    state = riding(slots=["enedwaith", "gondor", "ithilien"], hope=4, shadow={"eastemnet": 2})
    assert seen(state, "shadow_supply") == 48 - 2 - 3
    do(state, "attack 1", "fought 1 rout", "yes")
    assert done(state, "ride_eored")
    assert hope(state) == 5
    assert seen(state, "shadow_supply") == 48 - shadow(state, "eastemnet")


def test_o08_three_slots_do_not() -> None:
    state = do(riding(slots=["enedwaith", "gondor"]), "attack 1", "fought 1 rout", "yes")
    assert len(at(state, "slots")) == 3
    assert not done(state, "ride_eored")


# -- O11 "Shieldmaiden No Longer" -------------------------------------------------------------


def shieldmaiden(**more: Any) -> Any:
    words = {
        "objectives": ["shieldmaiden"],
        "acting": "eowyn",
        "friends": {"edoras": {"rohan": 3}},
        "shadow": {"edoras": 3},
        "nazgul": {"rohan": 3, "mordor": 1},
        "tokens": [{"valor": 2}],
        **more,
    }
    return table("frodo_sam eowyn@edoras", "legolas eomer@bree", **words)


def test_o11_for_two_valor_she_turns_a_die_to_nazgul() -> None:
    state = do(shieldmaiden(), "attack 2", "fought 1 rout 1 overrun")
    assert {"defy rout", "defy overrun"} <= legal(state)
    do(state, "defy overrun")
    assert tokens(state) == {}
    assert at(state, "nazgul") == {"rohan": 2, "mordor": 1}
    assert at(state, "slain") == 1
    assert friends(state, "edoras") == {"rohan": 3}
    assert shadow(state, "edoras") == 2


def test_o11_not_for_one_valor_and_not_when_it_is_done_or_not_in_the_game() -> None:
    for words in ({"tokens": [{"valor": 1}]}, {"done": ["shieldmaiden"]}, {"objectives": ["avenge_balin"]}):
        state = do(shieldmaiden(**words), "attack 1", "fought 1 rout")
        assert not any(text.startswith("defy") for text in legal(state))


def test_o11_she_must_be_there() -> None:
    state = table(
        "frodo_sam gimli@edoras",
        "legolas eowyn@helms_deep",
        objectives=["shieldmaiden"],
        acting="gimli",
        friends={"edoras": {"rohan": 3}},
        shadow={"edoras": 3},
        tokens=[{}, {"valor": 2}],
        nazgul={"rohan": 1},
    )
    do(state, "attack 1", "fought 1 rout")
    assert prompt_of(state) == "act"
    assert at(state, "slain") == 0


def test_o11_in_a_battle_that_a_card_sets_off_too() -> None:
    state = shieldmaiden(stack=battle(PLACES.index("edoras"), 3))
    do(state, "fought 3 overrun", "defy overrun")
    assert at(state, "slain") == 1


def test_o11_four_valor_turn_two_dice() -> None:
    state = do(shieldmaiden(tokens=[{"valor": 4}]), "attack 2", "fought 2 overrun", "defy overrun", "defy overrun")
    assert at(state, "slain") == 2
    assert at(state, "nazgul") == {"rohan": 1, "mordor": 1}


def test_o11_two_nazgul_destroyed_and_rohan_free() -> None:
    state = shieldmaiden(slain=1, shadow={"edoras": 1}, tokens=[{}], hope=4)
    do(state, "attack 2", "fought 1 rout 1 nazgul")
    assert at(state, "slain") == 2
    assert done(state, "shieldmaiden")
    assert hope(state) == 5


def maiden_after(**more: Any) -> Any:
    words = {"objectives": ["shieldmaiden"], "slain": 2, **more}
    return afterwards("frodo_sam eowyn", "legolas eomer", **words)


def test_o11_just_short_of_it() -> None:
    assert done(maiden_after(), "shieldmaiden")
    assert not done(maiden_after(slain=1), "shieldmaiden")
    assert not done(maiden_after(shadow={"eastemnet": 1}), "shieldmaiden")
    assert not done(maiden_after(havens=["rivendell"], strongholds=["helms_deep"]), "shieldmaiden")
    assert done(maiden_after(shadow={"fangorn_forest": 1, "isengard": 2}), "shieldmaiden")


def test_o11_a_strike_where_no_nazgul_is_destroys_none() -> None:
    state = do(shieldmaiden(nazgul={"mordor": 4}, tokens=[{}]), "attack 1", "fought 1 nazgul")
    assert at(state, "slain") == 0
    assert friends(state, "edoras") == {"rohan": 3}


# -- O12 "That Makes Six!" --------------------------------------------------------------------


def shooting(**more: Any) -> Any:
    words = {
        "objectives": ["that_makes_six"],
        "shadow": {"woodland_realm": 1, "old_forest_road": 2},
        "friends": {"woodland_realm": {"elf": 1}},
        "tokens": [{"stealth": 3}],
        "nazgul": {"mirkwood": 1},
        **more,
    }
    return table("frodo_sam legolas@woodland_realm", "gimli eomer", **words)


def test_o12_an_army_that_he_shoots_may_go_on_the_card() -> None:
    state = do(shooting(), "shoot old_forest_road")
    assert legal(state) == {"yes", "no"}
    do(state, "yes")
    assert at(state, "shot") == 1
    assert seen(state, "shadow_supply") == 48 - 2 - 1
    assert tokens(state) == {"stealth": 2}
    assert at(state, "taken") == 0


def test_o12_or_to_the_supply() -> None:
    state = do(shooting(), "shoot old_forest_road", "no")
    assert at(state, "shot") == 0
    assert seen(state, "shadow_supply") == 46


def test_o12_a_nazgul_is_no_army() -> None:
    state = do(shooting(), "shoot nazgul")
    assert prompt_of(state) == "act"
    assert at(state, "shot") == 0


def test_o12_six_fulfil_it_and_go_back_to_the_supply() -> None:
    state = shooting(shot=5, hope=4)
    assert seen(state, "shadow_supply") == 48 - 3 - 5
    do(state, "shoot old_forest_road", "yes")
    assert done(state, "that_makes_six")
    assert hope(state) == 5
    assert seen(state, "shadow_supply") == 46


def test_o12_five_do_not() -> None:
    state = do(shooting(shot=4), "shoot old_forest_road", "yes")
    assert at(state, "shot") == 5
    assert not done(state, "that_makes_six")
    state = do(shooting(shot=5), "shoot old_forest_road", "no")
    assert not done(state, "that_makes_six")


def test_o12_without_the_objective_there_is_no_prompt() -> None:
    assert prompt_of(do(shooting(objectives=["avenge_balin"]), "shoot old_forest_road")) == "act"
    assert prompt_of(do(shooting(done=["that_makes_six"]), "shoot old_forest_road")) == "act"


def test_o12_armies_that_others_remove_do_not_count() -> None:
    state = do(shooting(hands=[["orc_infighting"]]), "play orc_infighting", "at old_forest_road", "number 1")
    assert prompt_of(state) == "act"
    assert at(state, "shot") == 0


def test_o12_in_another_players_turn_too() -> None:
    state = table(
        "frodo_sam gimli",
        "legolas@woodland_realm eomer",
        objectives=["that_makes_six"],
        shadow={"woodland_realm": 1},
        friends={"woodland_realm": {"elf": 1}},
        tokens=[{}, {"stealth": 1}],
        shot=5,
    )
    do(state, "interrupt second", "shoot woodland_realm", "yes")
    assert done(state, "that_makes_six")
    assert supply(state, "elf") == 8
