"""Every example of the rulebook, played through."""

from typing import Final

from bywater import OVER

from .helpers import (
    advance,
    captured,
    dice,
    discard,
    do,
    eye,
    friends,
    hand,
    hope,
    is_haven,
    is_stronghold,
    nazgul,
    offered,
    offers,
    prompt_of,
    read,
    reinforce,
    shadow,
    supply,
    table,
    taken,
    tokens,
    where,
)

FRODO_AND_SAM: Final = {"frodo_sam": "the_shire", "merry_pippin": "the_shire"}


def test_f11_example_gimli_takes_four_actions_and_legolas_one_or_the_other_way_round() -> None:
    both = {"gimli": "erebor", "legolas": "woodland_realm"}
    state = do(table(both, FRODO_AND_SAM, active=0), "act gimli")
    for place in ("lake_town", "erebor", "lake_town", "erebor"):
        do(state, f"travel {place}")
    assert not offered(state, "travel")
    do(state, "act legolas", "travel lake_town")
    assert prompt_of(state) != ("act", 0)
    assert (where(state, "gimli"), where(state, "legolas")) == ("erebor", "lake_town")

    state = do(table(both, FRODO_AND_SAM, active=0), "act legolas", "travel old_forest_road", "act gimli")
    for place in ("lake_town", "erebor", "lake_town", "erebor"):
        do(state, f"travel {place}")
    assert prompt_of(state) != ("act", 0)
    assert (where(state, "gimli"), where(state, "legolas")) == ("erebor", "old_forest_road")


def test_f16_first_example_aragorn_leads_arwen_and_eowyn_over_the_mountains() -> None:
    state = table(
        {"aragorn": "rivendell", "gimli": "erebor"},
        {"arwen": "rivendell", "frodo_sam": "the_shire"},
        {"eowyn": "rivendell", "legolas": "woodland_realm"},
        acting="aragorn",
        hands=[["eriador_stealth", "rohan_valor"], ["dale_stealth"], ["gondor_stealth"]],
    )
    do(state, "travel carrock", "take along arwen", "take along eowyn", "yes", "yes")
    assert [where(state, name) for name in ("aragorn", "arwen", "eowyn")] == ["carrock"] * 3
    assert [hand(state, seat) for seat in range(3)] == [["rohan_valor"], ["dale_stealth"], ["gondor_stealth"]]
    assert discard(state) == ["eriador_stealth"]
    assert taken(state) == 1


def test_f16_second_example_gimli_leads_three_armies_into_moria() -> None:
    state = table(
        {"gimli": "hollin", "legolas": "woodland_realm"},
        FRODO_AND_SAM,
        acting="gimli",
        friends={"hollin": {"dwarf": 3}},
        tokens=[{"friendship": 1}],
    )
    do(state, "travel moria", "take 3 dwarf")
    assert where(state, "gimli") == "moria"
    assert friends(state, "moria") == {"dwarf": 3}
    assert friends(state, "hollin") == {}
    assert tokens(state, 0) == {}


def test_f18_example_frodo_is_searched_in_dunland() -> None:
    state = table(
        {"frodo_sam": "tharbad", "legolas": "woodland_realm"},
        {"aragorn": "weather_hills", "gimli": "erebor"},
        acting="frodo_sam",
        hands=[["eriador_stealth", "rohan_resistance", "dale_resistance"]],
        shadow={"dunland": 3},
        nazgul={"enedwaith": 1, "mordor": 8},
    )
    do(state, "travel dunland", "search", "pass")
    assert dice(state) == 4
    do(state, "searched 1 slip 2 weary 1 recall", "reroll weary", "spend rohan_resistance", "searched 1 slip", "pass")
    assert hope(state) == 5
    assert (nazgul(state, "enedwaith"), nazgul(state, "mordor")) == (0, 9)
    assert hand(state, 0) == ["eriador_stealth", "dale_resistance"]
    assert where(state, "frodo_sam") == "dunland"


def test_f22_example_gandalf_gives_frodo_a_card_of_eriador_in_the_shire() -> None:
    state = table(
        {"gandalf": "the_shire", "boromir": "minas_tirith"},
        {"frodo_sam": "the_shire", "legolas": "woodland_realm"},
        acting="gandalf",
        hands=[["eriador_resistance", "rohan_resistance"], []],
    )
    do(state, "give to second")  # the only card that fits is chosen automatically
    assert prompt_of(state) == ("trade_consent", 1)
    do(state, "yes")
    assert hand(state, 0) == ["rohan_resistance"]
    assert hand(state, 1) == ["eriador_resistance"]
    assert taken(state) == 1


def test_f47_example_three_hope_left_add_five_dice() -> None:
    state = table(
        {"frodo_sam": "mount_doom", "legolas": "woodland_realm"},
        {"aragorn": "weather_hills", "gimli": "erebor"},
        acting="frodo_sam",
        hope=3,
        nazgul={"eriador": 9},
        tokens=[{"resistance": 5}],
    )
    do(state, "objective destroy_ring")
    assert dice(state) == 5
    do(state, "searched 3 slip 2 weary")
    assert state.actor == OVER
    assert state.ending() == "destroyed"


def test_f23_example_frodo_prepares_in_rivendell() -> None:
    state = table(
        {"frodo_sam": "rivendell", "legolas": "woodland_realm"},
        {"aragorn": "weather_hills", "gimli": "erebor"},
        acting="frodo_sam",
        hands=[["rohan_resistance"]],
    )
    do(state, "prepare rohan_resistance")
    assert hand(state, 0) == []
    assert discard(state) == ["rohan_resistance"]
    assert tokens(state, 0) == {"resistance": 1}
    assert state.view(0)["token_supply"]["resistance"] == 8
    assert taken(state) == 1


def test_f24_example_eowyn_musters_elves_in_lorien() -> None:
    state = table(
        {"eowyn": "lorien", "legolas": "woodland_realm"},
        FRODO_AND_SAM,
        acting="eowyn",
        hands=[["dale_friendship"]],
        friends={"lorien": {"elf": 1}},
    )
    do(state, "muster 1")
    assert friends(state, "lorien") == {"elf": 2}
    assert supply(state, "elf") == 7
    assert hand(state, 0) == []
    assert taken(state) == 1


def test_f25_example_arwen_attacks_at_helms_deep() -> None:
    state = table(
        {"arwen": "helms_deep", "aragorn": "weather_hills"},
        {"legolas": "helms_deep", "frodo_sam": "the_shire"},
        acting="arwen",
        hands=[[], ["dale_valor", "rohan_valor"]],
        friends={"helms_deep": {"rohan": 2, "elf": 1}},
        shadow={"helms_deep": 3},
        nazgul={"rohan": 2, "mordor": 7},
    )
    assert offered(state, "attack") == {"1", "2", "3"}
    do(state, "attack 2")
    assert eye(state) == "rohan"
    assert dice(state) == 2
    do(state, "fought 1 rout 1 nazgul")
    assert prompt_of(state) == ("losses", 0)
    do(state, "lose rohan", "lose elf")
    assert prompt_of(state) == ("after_battle", 1)
    do(state, "valor", "spend dale_valor", "pass")
    assert friends(state, "helms_deep") == {"rohan": 1}
    assert shadow(state, "helms_deep") == 1
    assert hand(state, 1) == ["rohan_valor"]
    assert nazgul(state, "rohan") == 2
    assert hope(state) == 6
    assert prompt_of(state) == ("act", 0)
    assert offered(state, "attack") == {"1"}  # she may attack again, or do something else
    assert "travel edoras" in offers(state)


def test_f30_example_gimli_captures_moria() -> None:
    state = table(
        {"gimli": "moria", "legolas": "woodland_realm"},
        FRODO_AND_SAM,
        acting="gimli",
        hands=[["dale_valor", "rohan_valor", "gondor_valor"]],
        friends={"moria": {"elf": 1}},
        hope=4,
        eye="mordor",
    )
    do(state, "capture")
    assert hand(state, 0) == []
    assert hope(state) == 6
    assert eye(state) == "misty_mountains"
    assert is_haven(state, "moria")
    assert not is_stronghold(state, "moria")


def test_f38_f39_f29_example_the_green_line_from_moria_advances_on_rivendell() -> None:
    state = advance(
        "sh35",
        {"frodo_sam": "the_shire", "legolas": "woodland_realm"},
        {"aragorn": "edoras", "gimli": "erebor"},
        shadow={"moria": 4, "hollin": 1, "weather_hills": 2, "rivendell": 1, "dunland": 2},
        friends={"rivendell": {"elf": 1}},
    )
    assert [shadow(state, place) for place in ("moria", "hollin", "tharbad", "bree", "weather_hills")] == [
        0,
        4,
        1,
        0,
        0,
    ]
    assert shadow(state, "rivendell") == 3
    assert shadow(state, "dunland") == 2
    assert dice(state) == 3
    do(state, "fought 1 rout 1 exchange 1 overrun")  # in a haven nothing is overrun
    assert shadow(state, "rivendell") == 1
    assert friends(state, "rivendell") == {}
    assert is_stronghold(state, "rivendell")
    assert not is_haven(state, "rivendell")
    assert hope(state) == 3


def test_f40_f43_first_example_rhun_is_reinforced_and_nazgul_are_deployed() -> None:
    state = reinforce(
        "sh06",
        {"frodo_sam": "the_shire", "legolas": "woodland_realm"},
        {"aragorn": "edoras", "gimli": "erebor"},
        friends={"rhun": {"dwarf": 2}},
        eye="gondor",
        nazgul={"mordor": 1, "rohan": 4, "dale": 3, "rhudaur": 1},
    )
    assert shadow(state, "rhun") == 1
    assert dice(state) == 1
    do(state, "fought 1 rout")
    # Mordor's only Nazgûl has moved, then one of the four in Rohan; now three and three are left to choose from
    assert prompt_of(state) == ("summoning", 0)
    assert read(state, "nazgul") == {"gondor": 2, "rohan": 3, "dale": 3, "rhudaur": 1}
    assert offers(state) == {"nazgul from rohan", "nazgul from dale"}
    do(state, "nazgul from dale")
    assert read(state, "nazgul") == {"gondor": 3, "rohan": 3, "dale": 2, "rhudaur": 1}
    assert prompt_of(state) == ("act", 1)
    assert eye(state) == "gondor"


def test_f31_f42_second_example_isengard_is_held_and_nazgul_come_nearer() -> None:
    state = reinforce(
        "sh12",
        {"frodo_sam": "the_shire", "legolas": "woodland_realm"},
        {"aragorn": "edoras", "gimli": "erebor"},
        friends={"isengard": {"rohan": 1}},
        nazgul={"misty_mountains": 1, "rhovanion": 2, "haradwaith": 1, "mordor": 5},
        **captured("isengard"),
    )
    assert shadow(state, "isengard") == 0
    assert prompt_of(state) == ("hunting", 0)
    assert offers(state) == {"nazgul misty_mountains-enedwaith", "nazgul misty_mountains-rhudaur"}
    do(state, "nazgul misty_mountains-rhudaur")
    # the one that has moved does not move again
    assert offers(state) == {"nazgul rhovanion-rohan", "nazgul haradwaith-gondor"}
    do(state, "nazgul haradwaith-gondor")
    assert read(state, "nazgul") == {"rhudaur": 1, "rhovanion": 2, "gondor": 1, "mordor": 5}


def test_f53_example_legolas_prepares_alone_with_a_card_of_mirkwood() -> None:
    state = table(
        {
            "frodo_sam": "the_shire",
            "legolas": "woodland_realm",
            "merry_pippin": "the_shire",
            "eowyn": "edoras",
            "gandalf": "tharbad",
        },
        acting="legolas",
        hands=[["mirkwood_stealth"]],
        used=["keen_sight"],
    )
    do(state, "prepare mirkwood_stealth")
    assert tokens(state, 0) == {"stealth": 1}
    assert hand(state, 0) == []
