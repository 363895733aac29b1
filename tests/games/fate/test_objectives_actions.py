"""Objectives completed by an action of a character: O01, O02, O04, O09, O13, O18, O23."""

from typing import Any

import pytest

from .helpers_objectives import (
    at,
    by_chance,
    cards,
    do,
    done,
    friends,
    hope,
    legal,
    prompt_of,
    supply,
    table,
    token_supply,
    tokens,
)
from .moments import parts

# -- O01 Destroy the One Ring -----------------------------------------------------------------


def at_mount_doom(*seats: str, **more: Any) -> Any:
    words = {"acting": "frodo_sam", "tokens": [{"resistance": 5}], "nazgul": {}, **more}
    return table(*(seats or ("frodo_sam@mount_doom gimli", "legolas eowyn")), **words)


def test_o01_the_ring_only_after_all_others() -> None:
    """F46."""
    tasks = ["avenge_balin", "subdue_umbar"]
    assert "objective destroy_ring" not in legal(at_mount_doom(objectives=tasks))
    assert "objective destroy_ring" not in legal(at_mount_doom(objectives=tasks, done=["avenge_balin"]))
    assert "objective destroy_ring" in legal(at_mount_doom(objectives=tasks, done=tasks))


def test_o01_five_resistance_and_no_less() -> None:
    assert "objective destroy_ring" not in legal(at_mount_doom(tokens=[{"resistance": 4}]))
    assert "objective destroy_ring" not in legal(at_mount_doom(tokens=[{"resistance": 4}, {"resistance": 1}]))
    state = at_mount_doom(tokens=[{"resistance": 3}], hands=[cards("resistance", 2)], hope=8)
    do(state, "objective destroy_ring")
    assert tokens(state) == {}
    assert at(state, "hands")[0] == []
    assert parts(state)["ending"] == "destroyed"


def test_o01_only_frodo_and_only_on_mount_doom() -> None:
    assert "objective destroy_ring" not in legal(at_mount_doom("frodo_sam@barad_dur gimli", "legolas eowyn"))
    state = at_mount_doom("frodo_sam@mount_doom gimli@mount_doom", "legolas eowyn", acting="gimli")
    assert "objective destroy_ring" not in legal(state)


def test_o01_the_last_search_has_a_die_for_each_missing_hope() -> None:
    """F47: the rulebook's example, three hope left are five dice more."""
    state = do(at_mount_doom(hope=3, nazgul={"mordor": 1}), "objective destroy_ring")
    assert prompt_of(state) == "search_roll"
    assert state.decision.fields["dice"] == 6
    do(state, "searched 4 slip 2 weary")
    assert state.returns() == [1.0, 1.0]
    assert at(state, "ending") == "destroyed"
    assert done(state, "destroy_ring")
    assert hope(state) == 1


def test_o01_the_last_search_has_at_most_seven_dice() -> None:
    state = do(at_mount_doom(hope=1, nazgul={"mordor": 4}), "objective destroy_ring")
    assert state.decision.fields["dice"] == 7


def test_o01_without_hope_all_is_lost() -> None:
    state = do(at_mount_doom(hope=3), "objective destroy_ring", "searched 2 slip 3 weary")
    assert at(state, "ending") == "despair"
    assert not done(state, "destroy_ring")
    assert state.returns()[0] < 0


def test_o01_at_full_hope_with_nobody_around_no_dice_are_rolled() -> None:
    assert at(do(at_mount_doom(hope=8), "objective destroy_ring"), "ending") == "destroyed"


def test_o01_gollum_guides_and_the_ring_hides_from_armies_in_the_last_search_too() -> None:
    """K30: three dice fewer before the limit. K20: the armies are ignored, but the lost hope is another die."""
    seats = ("frodo_sam@mount_doom gimli", "gollum@mount_doom eowyn")
    state = do(at_mount_doom(*seats, hope=3, nazgul={"mordor": 4}), "objective destroy_ring")
    assert state.decision.fields["dice"] == 6
    state = do(at_mount_doom(hope=6, shadow={"mount_doom": 3}), "objective destroy_ring")
    assert prompt_of(state) == "wearing"
    do(state, "put on the ring")
    assert hope(state) == 5
    assert state.decision.fields["dice"] == 3


# -- those with symbols and company: O02, O09, O18 --------------------------------------------

PAID: dict[str, tuple[str, dict[str, int], str, int]] = {
    "blessing_elves": ("rivendell", {"friendship": 3}, "elf", 3),
    "free_theoden": ("edoras", {"friendship": 2, "resistance": 1}, "rohan", 4),
    "unseat_denethor": ("minas_tirith", {"stealth": 2, "friendship": 1, "valor": 1}, "gondor", 4),
}


def with_company(name: str, other: str = "", **more: Any) -> Any:
    place, cost, _, _ = PAID[name]
    words = {"objectives": [name], "tokens": [cost], "acting": "gimli", **more}
    return table(f"frodo_sam gimli@{place}", f"legolas@{other or place} eowyn@moria", **words)


@pytest.mark.parametrize("name", PAID)
def test_o02_o09_o18_it_needs_another_character_there(name: str) -> None:
    assert f"objective {name}" in legal(with_company(name))
    assert f"objective {name}" not in legal(with_company(name, other="bree"))


@pytest.mark.parametrize("name", PAID)
def test_o02_o09_o18_the_players_second_character_is_company_too(name: str) -> None:
    place, cost, _, _ = PAID[name]
    seats = (f"frodo_sam@{place} gimli@{place}", "legolas@bree eowyn@bree")
    assert f"objective {name}" in legal(table(*seats, objectives=[name], tokens=[cost], acting="gimli"))


@pytest.mark.parametrize("name", PAID)
def test_o02_o09_o18_each_symbol_is_wanted(name: str) -> None:
    _, cost, _, _ = PAID[name]
    for symbol in cost:
        less = {**cost, symbol: cost[symbol] - 1}
        assert f"objective {name}" not in legal(with_company(name, tokens=[less]))


@pytest.mark.parametrize("name", PAID)
def test_o02_o09_o18_only_at_its_place_and_only_once(name: str) -> None:
    _, cost, _, _ = PAID[name]
    seats = ("frodo_sam gimli@bree", "legolas@bree eowyn@moria")
    assert f"objective {name}" not in legal(table(*seats, objectives=[name], tokens=[cost], acting="gimli"))
    assert f"objective {name}" not in legal(with_company(name, done=[name]))


@pytest.mark.parametrize("name", PAID)
def test_o02_o09_o18_the_armies_on_the_card_are_not_in_the_supply_and_come_back_to_it(name: str) -> None:
    _, _, people, count = PAID[name]
    whole = {"elf": 9, "rohan": 8, "gondor": 10}[people]
    state = with_company(name)
    assert supply(state, people) == whole - count
    do(state, f"objective {name}")
    assert supply(state, people) == whole
    assert done(state, name)


@pytest.mark.parametrize("name", PAID)
def test_o02_o09_o18_what_lies_on_the_card_cant_be_mustered(name: str) -> None:
    """F24: all others are on the board."""
    place, _, people, count = PAID[name]
    whole = {"elf": 9, "rohan": 8, "gondor": 10}[people]
    elsewhere = {"bree": {people: whole - count}}
    words = {"objectives": [name], "acting": "gimli", "tokens": [{"friendship": 1}]}
    seats = (f"frodo_sam gimli@{place}", "legolas@moria eowyn@moria")
    assert "muster 1" not in legal(table(*seats, **words, friends=elsewhere))
    assert "muster 1" in legal(table(*seats, **words, friends=elsewhere, done=[name]))
    one_less = {"bree": {people: whole - count - 1}}
    assert "muster 1" in legal(table(*seats, **words, friends=one_less))


@pytest.mark.parametrize("name", PAID)
def test_o02_o09_o18_it_takes_an_action_the_symbols_and_gives_a_hope(name: str) -> None:
    _, cost, _, _ = PAID[name]
    state = do(with_company(name, hope=5), f"objective {name}")
    assert hope(state) == 6
    assert at(state, "taken") == 1
    assert {symbol: token_supply(state, symbol) for symbol in cost if symbol != "resistance"} == {
        symbol: 9 for symbol in cost if symbol != "resistance"
    }


@pytest.mark.parametrize("name", PAID)
def test_o02_o09_o18_hope_does_not_grow_beyond_eight(name: str) -> None:
    """F49."""
    assert hope(do(with_company(name, hope=8), f"objective {name}")) == 8


def test_o02_each_player_in_rivendell_gets_one_resistance() -> None:
    seats = ("frodo_sam@rivendell gimli@rivendell", "legolas@rivendell eowyn@moria", "arwen@lorien boromir")
    words = {"objectives": ["blessing_elves"], "tokens": [{"friendship": 3}], "acting": "gimli"}
    state = do(table(*seats, **words), "objective blessing_elves")
    assert at(state, "tokens") == [{"resistance": 1}, {"resistance": 1}, {}]
    assert token_supply(state, "resistance") == 7


def test_o02_a_token_that_is_not_there_is_not_given() -> None:
    """F13: with one Resistance token left the first player gets it."""
    seats = ("frodo_sam@rivendell gimli@rivendell", "legolas@rivendell eowyn@moria")
    words = {"objectives": ["blessing_elves"], "acting": "gimli"}
    state = table(*seats, **words, tokens=[{"friendship": 3, "resistance": 8}])
    do(state, "objective blessing_elves")
    assert at(state, "tokens") == [{"resistance": 9}, {}]


def test_o02_alone_one_resistance_in_all() -> None:
    seats = ("gimli@rivendell legolas@rivendell eowyn arwen frodo_sam@rivendell",)
    words = {"objectives": ["blessing_elves"], "tokens": [{"friendship": 3}], "acting": "gimli"}
    assert tokens(do(table(*seats, **words), "objective blessing_elves")) == {"resistance": 1}


@pytest.mark.parametrize("count", range(3))
def test_o09_up_to_two_armies_of_rohan_come_to_edoras(count: int) -> None:
    state = do(with_company("free_theoden"), "objective free_theoden")
    assert legal(state) == {"number 0", "number 1", "number 2"}
    do(state, f"number {count}")
    assert friends(state, "edoras") == ({"rohan": count} if count else {})
    assert supply(state, "rohan") == 8 - count


def test_o09_the_armies_on_the_card_can_be_the_ones_that_come() -> None:
    """All others are on the board; the card held four, so two may come at once."""
    state = with_company("free_theoden", friends={"helms_deep": {"rohan": 4}})
    assert supply(state, "rohan") == 0
    do(state, "objective free_theoden", "number 2")
    assert friends(state, "edoras") == {"rohan": 2}


@pytest.mark.parametrize("count", range(4))
def test_o18_up_to_three_armies_of_gondor_come_to_minas_tirith(count: int) -> None:
    state = do(with_company("unseat_denethor"), "objective unseat_denethor")
    assert legal(state) == {"number 0", "number 1", "number 2", "number 3"}
    do(state, f"number {count}")
    assert friends(state, "minas_tirith") == ({"gondor": count} if count else {})


# -- O04 Challenge Sauron ---------------------------------------------------------------------


def challenge(**armies: int) -> Any:
    return table(
        "frodo_sam gimli@north_ithilien",
        "legolas eowyn",
        objectives=["challenge_sauron"],
        acting="gimli",
        friends={"north_ithilien": armies},
        shadow={"udun": 1, "barad_dur": 2, "nurn": 3, "minas_morgul": 1, "osgiliath": 2},
    )


def test_o04_three_gondor_two_rohan_two_elves() -> None:
    wanted = {"gondor": 3, "rohan": 2, "elf": 2}
    assert "objective challenge_sauron" in legal(challenge(**wanted))
    for people in wanted:
        short = {**wanted, people: wanted[people] - 1, "dwarf": 2}
        assert "objective challenge_sauron" not in legal(challenge(**short))


def test_o04_the_eye_comes_to_ithilien_and_all_mordor_to_udun_without_a_battle() -> None:
    state = do(challenge(gondor=3, rohan=2, elf=2), "objective challenge_sauron")
    assert done(state, "challenge_sauron")
    assert at(state, "eye") == "ithilien"
    assert at(state, "shadow") == {"udun": 7, "osgiliath": 2}
    assert at(state, "taken") == 1
    assert hope(state) == 6
    assert friends(state, "north_ithilien") == {"gondor": 3, "rohan": 2, "elf": 2}


def test_o04_udun_in_friendly_hands_falls_to_arriving_armies() -> None:
    """F29: captured, without an army in it."""
    state = table(
        "frodo_sam gimli@north_ithilien",
        "legolas eowyn",
        objectives=["challenge_sauron"],
        acting="gimli",
        friends={"north_ithilien": {"gondor": 3, "rohan": 2, "elf": 2}},
        shadow={"nurn": 1},
        havens=["udun", "rivendell"],
        strongholds=[],
    )
    do(state, "objective challenge_sauron")
    assert hope(state) == 3
    assert "udun" in at(state, "strongholds")


# -- O13 Arwen Unfurls the Banner -------------------------------------------------------------

BANNER = {"gondor": 1, "rohan": 1, "elf": 1, "dwarf": 1}


def banner(place: str = "minas_tirith", **more: Any) -> Any:
    words = {
        "objectives": ["arwen_banner"],
        "acting": "arwen",
        "tokens": [{"friendship": 1}],
        "friends": {place: BANNER},
        **more,
    }
    return table(f"frodo_sam arwen@{place}", f"gimli@{place} eowyn", **words)


def test_o13_arwen_in_minas_tirith_with_all_four_peoples() -> None:
    state = do(banner(hope=4), "objective arwen_banner")
    assert done(state, "arwen_banner")
    assert hope(state) == 5
    assert tokens(state) == {}
    assert at(state, "taken") == 1
    assert friends(state, "minas_tirith") == BANNER


@pytest.mark.parametrize("people", BANNER)
def test_o13_each_people_is_wanted(people: str) -> None:
    armies = {name: 2 for name in BANNER if name != people}
    assert "objective arwen_banner" not in legal(banner(friends={"minas_tirith": armies}))


def test_o13_not_elsewhere_not_without_friendship_not_by_another_not_in_a_fallen_city() -> None:
    assert "objective arwen_banner" not in legal(banner("osgiliath"))
    assert "objective arwen_banner" not in legal(banner(tokens=[{"valor": 1}]))
    other = table(
        "frodo_sam gimli@minas_tirith",
        "arwen@minas_tirith eowyn",
        objectives=["arwen_banner"],
        acting="gimli",
        tokens=[{"friendship": 1}],
        friends={"minas_tirith": BANNER},
    )
    assert "objective arwen_banner" not in legal(other)
    fallen = banner(havens=["rivendell"], strongholds=["minas_tirith"])
    assert "objective arwen_banner" not in legal(fallen)


# -- O23 Hobbits Pledge Their Loyalty ---------------------------------------------------------


def pledging(place: str, *held: str, **more: Any) -> Any:
    words = {"objectives": ["hobbits_loyalty"], "acting": "merry_pippin", "hands": [list(held)], **more}
    return table(f"frodo_sam merry_pippin@{place}", "gimli eowyn", **words)


PEOPLES = [
    ("grey_havens", "eriador", "elf"),
    ("rivendell", "rhudaur", "elf"),
    ("lorien", "misty_mountains", "elf"),
    ("woodland_realm", "mirkwood", "elf"),
    ("erebor", "dale", "dwarf"),
    ("helms_deep", "rohan", "rohan"),
    ("minas_tirith", "gondor", "gondor"),
    ("dol_amroth", "gondor", "gondor"),
]


@pytest.mark.parametrize(("place", "region", "people"), PEOPLES)
def test_o23_a_friendship_card_of_the_region_puts_a_token_on_the_people(place: str, region: str, people: str) -> None:
    state = pledging(place, f"{region}_friendship")
    do(state, f"pledge {region}_friendship")
    assert at(state, "pledged") == [people]
    assert token_supply(state, "friendship") == 8
    assert tokens(state) == {}
    assert at(state, "hands")[0] == []
    assert at(state, "discard") == [f"{region}_friendship"]
    assert at(state, "taken") == 1
    assert not done(state, "hobbits_loyalty")
    assert hope(state) == 6


@pytest.mark.parametrize("place", ["the_shire", "edoras", "iron_hills", "lamedon", "bree"])
def test_o23_not_in_a_haven_without_a_people_nor_with_a_people_outside_a_haven(place: str) -> None:
    held = [f"{region}_friendship" for region in ("eriador", "rohan", "dale", "gondor")]
    assert not any(text.startswith("pledge") for text in legal(pledging(place, *held)))


def test_o23_not_with_a_card_of_another_region_and_not_with_a_token() -> None:
    state = pledging("erebor", "rohan_friendship", "gondor_friendship", tokens=[{"friendship": 3}])
    assert not any(text.startswith("pledge") for text in legal(state))


def test_o23_not_in_a_haven_that_fell() -> None:
    state = pledging("erebor", "dale_friendship", havens=["rivendell"], strongholds=["erebor"])
    assert not any(text.startswith("pledge") for text in legal(state))


def test_o23_the_same_people_does_not_count_twice() -> None:
    state = pledging("rivendell", "rhudaur_friendship", pledged=["elf"])
    assert not any(text.startswith("pledge") for text in legal(state))


def test_o23_without_a_token_in_the_supply_no_pledge() -> None:
    state = pledging("erebor", "dale_friendship", tokens=[{}, {"friendship": 9}])
    assert not any(text.startswith("pledge") for text in legal(state))


def test_o23_two_peoples_fulfil_it_and_their_player_gets_the_two_tokens() -> None:
    state = pledging("erebor", "dale_friendship", pledged=["elf"], hope=3, tokens=[{"friendship": 1}])
    assert token_supply(state, "friendship") == 7
    do(state, "pledge dale_friendship")
    assert done(state, "hobbits_loyalty")
    assert tokens(state) == {"friendship": 3}
    assert token_supply(state, "friendship") == 6
    assert hope(state) == 4


def test_o23_others_cant_pledge() -> None:
    state = table(
        "frodo_sam gimli@erebor",
        "merry_pippin@erebor eowyn",
        objectives=["hobbits_loyalty"],
        acting="gimli",
        hands=[["dale_friendship"], ["dale_valor"]],
    )
    assert not any(text.startswith("pledge") for text in legal(state))


def test_o23_a_pledge_is_kept_over_a_turn() -> None:
    state = do(pledging("erebor", "dale_friendship"), "pledge dale_friendship", "done")
    by_chance(state)
    assert at(state, "pledged") == ["dwarf"]
    assert token_supply(state, "friendship") == 8
