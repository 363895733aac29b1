"""Battles: defenders, their order, and retreats."""

import pytest

from bywater import State

from .helpers import DARK, LIGHT, cards, counted, drawn, goals, offers, play, prompt_of, table, where

# -- whom to fight ----------------------------------------------------------------------------


def test_d1_chance_picks_evenly_among_hidden_defenders() -> None:
    state = table("dark", "eregion merry pippin, shire frodo", "moria troll")
    play(state, "troll moria-eregion")
    assert drawn(state) == {"defender merry": 0.5, "defender pippin": 0.5}


def test_d1_chance_picks_for_light_as_well() -> None:
    state = table("light", "dagorlad gandalf, shire frodo", "mordor orcs troll warg saruman")
    play(state, "gandalf dagorlad-mordor")
    assert drawn(state) == {f"defender {name}": 0.25 for name in ("orcs", "troll", "warg", "saruman")}


def test_d1_a_single_defender_needs_no_chance() -> None:
    state = table("dark", "eregion merry, shire frodo", "moria troll")
    play(state, "troll moria-eregion")
    assert prompt_of(state)[0] == "card"
    assert state.view(DARK)["battle"]["light"] == "merry"


def four_in_the_shire() -> State:
    """Sam stepped in for Frodo against the Orcs and fell; Frodo is shown, two others are hidden."""
    state = table("dark", "shire frodo sam merry pippin", "arthedain orcs, mordor troll")
    return play(state, "orcs arthedain-shire", "defender frodo", "sam")


def test_d1_a_defender_shown_in_this_turn_may_be_named() -> None:
    state = four_in_the_shire()
    assert prompt_of(state) == ("target", DARK)
    assert offers(state) == {"fight frodo", "fight hidden"}
    play(state, "fight frodo")
    assert state.view(DARK)["battle"]["light"] == "frodo"


def test_d1_the_attacker_may_leave_it_to_chance_instead() -> None:
    state = play(four_in_the_shire(), "fight hidden")
    assert drawn(state) == {"defender merry": 0.5, "defender pippin": 0.5}


def test_d1_figures_shown_in_an_earlier_turn_are_hidden_again() -> None:
    state = table("dark", "eregion frodo sam, shire merry", "misty_mountains black_rider, moria warg, mordor troll")
    play(state, "black_rider misty_mountains-eregion", "defender frodo", "sam", "play dark_1", "play light_1")
    assert where(state, "black_rider") == "out"
    play(state, "merry shire-cardolan", "warg moria-eregion")
    assert drawn(state) == {"defender frodo": 0.5, "defender sam": 0.5}


def test_m18_after_a_battle_the_survivors_are_hidden_again() -> None:
    state = table("dark", "eregion merry gimli, shire frodo", "moria warg, mordor troll")
    play(state, "warg moria-eregion", "defender gimli", "play dark_1", "play light_5")
    assert state.view(DARK)["face_up"] == []
    assert "figures" not in state.view(DARK)["light"]


# -- the course of it -------------------------------------------------------------------------


def test_the_battle_goes_on_until_one_side_is_alone() -> None:
    state = table("dark", "eregion merry pippin, shire frodo", "moria balrog, mordor troll")
    play(state, "balrog moria-eregion", "defender merry", "play dark_1", "play light_1")
    assert state.view(DARK)["battle"]["light"] == "pippin", "the next, without chance"
    play(state, "play dark_2", "play light_2")
    assert prompt_of(state) == ("turn", LIGHT)
    assert where(state, "balrog") == "eregion"


@pytest.mark.parametrize(
    ("light", "dark", "merry", "troll"),
    [("5", "1", "out", "eregion"), ("1", "1", "out", "eregion")],
)
def test_the_lower_total_is_defeated(light: str, dark: str, merry: str, troll: str) -> None:
    state = table("dark", "eregion merry, shire frodo", "moria troll")
    play(state, "troll moria-eregion")
    cards(state, light, dark)
    assert (where(state, "merry"), where(state, "troll")) == (merry, troll)


def test_the_higher_total_stays() -> None:
    state = table("dark", "eregion merry, shire frodo", "moria black_rider, mordor troll")
    play(state, "black_rider moria-eregion")
    cards(state, "4", "2")
    assert where(state, "merry") == "eregion"
    assert where(state, "black_rider") == "out"


def test_equal_totals_defeat_both() -> None:
    state = table("dark", "eregion merry, shire frodo", "moria black_rider, mordor troll")
    play(state, "black_rider moria-eregion")
    cards(state, "3", "2")
    assert where(state, "merry") == where(state, "black_rider") == "out"
    assert prompt_of(state) == ("turn", LIGHT)


def test_b24_when_the_attacker_falls_the_turn_is_over() -> None:
    state = table("dark", "eregion gimli sam, shire frodo", "moria orcs, mordor troll")
    play(state, "orcs moria-eregion", "defender gimli")
    assert where(state, "orcs") == "out"
    assert prompt_of(state) == ("turn", LIGHT)


def test_b24_the_attacker_leaves_by_its_own_power() -> None:
    state = table("light", "moria pippin, shire frodo", "rohan orcs troll")
    play(state, "pippin moria-rohan", "defender orcs", "retreat moria")
    assert where(state, "pippin") == "moria"
    assert prompt_of(state) == ("turn", DARK), "the Troll is not fought"


def test_b24_the_attacker_leaves_by_its_card() -> None:
    state = table("light", "moria merry, shire frodo", "rohan orcs troll")
    play(state, "merry moria-rohan", "defender orcs")
    play(cards(state, "retreat", "3"), "retreat gap_of_rohan")
    assert where(state, "merry") == "gap_of_rohan"
    assert prompt_of(state) == ("turn", DARK)


def test_b24_a_dark_attacker_leaves_by_its_card() -> None:
    state = table("dark", "eregion merry sam, shire frodo", "moria balrog, mordor troll")
    play(state, "balrog moria-eregion", "defender merry")
    play(cards(state, "5", "retreat"), "retreat rhudaur")
    assert where(state, "balrog") == "rhudaur"
    assert prompt_of(state) == ("turn", LIGHT)


def test_b24_when_a_defender_leaves_the_next_is_fought() -> None:
    state = table("light", "moria legolas, shire frodo", "rohan orcs black_rider, mordor troll")
    play(state, "legolas moria-rohan", "defender orcs")
    play(cards(state, "1", "retreat"), "retreat fangorn")
    assert where(state, "orcs") == "fangorn"
    assert state.view(LIGHT)["battle"]["dark"] == "black_rider"
    assert prompt_of(state)[0] == "card"


def test_b24_when_the_last_defender_leaves_the_attacker_holds_the_region() -> None:
    state = table("light", "moria legolas, shire frodo", "rohan orcs, mordor troll")
    play(state, "legolas moria-rohan")
    play(cards(state, "1", "retreat"), "retreat fangorn")
    assert where(state, "legolas") == "rohan"
    assert prompt_of(state) == ("turn", DARK)


# -- where to leave to ------------------------------------------------------------------------


def ways(state: State) -> set[str]:
    return {text.split(" ")[1] for text in offers(state) if text.startswith("retreat ")}


def test_d3_frodo_flees_to_no_region_with_enemies() -> None:
    state = table("dark", "eregion frodo, shire sam", "moria troll, rhudaur orcs")
    play(state, "troll moria-eregion")
    assert ways(state) == {"enedwaith"}


def test_d3_frodo_flees_to_no_full_region() -> None:
    state = table("dark", "eregion frodo, enedwaith sam merry, shire pippin", "moria troll")
    play(state, "troll moria-eregion")
    assert ways(state) == {"rhudaur"}


def test_d3_pippin_flees_to_no_region_with_enemies() -> None:
    state = table("light", "gap_of_rohan pippin, shire frodo", "rohan orcs, moria troll")
    play(state, "pippin gap_of_rohan-rohan")
    assert ways(state) == {"gap_of_rohan"}


def test_d3_pippin_flees_to_no_full_region() -> None:
    state = table("light", "gap_of_rohan pippin, moria sam, shire frodo", "rohan orcs, mordor troll")
    play(state, "pippin gap_of_rohan-rohan")
    assert ways(state) == {"gap_of_rohan"}


def test_d3_the_light_card_leads_to_no_region_with_enemies_and_to_no_full_one() -> None:
    state = table("dark", "eregion merry, cardolan sam gimli, shire frodo", "moria troll, arthedain orcs")
    cards(play(state, "troll moria-eregion"), "retreat", "1")
    assert where(state, "merry") == "out", "no way back at all"


def test_d3_the_dark_card_leads_to_no_region_with_enemies() -> None:
    state = table("dark", "eregion merry, rhudaur sam, shire frodo", "moria balrog, mordor troll")
    cards(play(state, "balrog moria-eregion"), "1", "retreat")
    assert ways(state) == {"enedwaith"}


def test_d3_the_dark_card_leads_to_no_full_region() -> None:
    state = table("dark", "eregion merry, shire frodo", "moria balrog, rhudaur orcs warg, mordor troll")
    cards(play(state, "balrog moria-eregion"), "1", "retreat")
    assert ways(state) == {"enedwaith"}


def test_d2_four_in_the_shire_leave_no_room_to_retreat_to() -> None:
    state = table("dark", "shire frodo sam merry gimli, arthedain legolas", "rhudaur balrog, mordor troll")
    cards(play(state, "balrog rhudaur-arthedain"), "retreat", "1")
    assert where(state, "legolas") == "out"


def test_b25_three_in_the_shire_leave_room() -> None:
    state = table("dark", "shire frodo sam merry, arthedain legolas", "rhudaur balrog, mordor troll")
    cards(play(state, "balrog rhudaur-arthedain"), "retreat", "1")
    assert ways(state) == {"shire"}


def test_b25_backward_is_not_only_where_one_came_from() -> None:
    """Merry comes from Mirkwood to Dagorlad, and goes back to Fangorn."""
    state = table("light", "mirkwood merry, shire frodo", "dagorlad balrog, mordor troll")
    cards(play(state, "merry mirkwood-dagorlad"), "retreat", "1")
    assert ways(state) == {"mirkwood", "fangorn"}
    play(state, "retreat fangorn")
    assert where(state, "merry") == "fangorn"


def test_b25_after_a_river_attack_backward_is_toward_the_shire() -> None:
    state = table("light", "mirkwood merry, shire frodo", "fangorn balrog, mordor troll")
    cards(play(state, "merry mirkwood-fangorn"), "retreat", "1")
    assert ways(state) == {"misty_mountains", "moria"}


def test_b25_after_aragorns_backward_attack_it_is_still_toward_the_shire() -> None:
    state = table("light", "eregion aragorn, shire frodo", "cardolan balrog, mordor troll")
    cards(play(state, "aragorn eregion-cardolan"), "retreat", "1")
    assert ways(state) == {"shire"}


def test_b25_after_aragorns_sideways_attack_too() -> None:
    state = table("light", "rhudaur aragorn, shire frodo", "eregion balrog, mordor troll")
    cards(play(state, "aragorn rhudaur-eregion"), "retreat", "1")
    assert ways(state) == {"arthedain", "cardolan"}


def test_b25_dark_leaves_to_either_side() -> None:
    state = table("light", "moria merry, shire frodo", "fangorn balrog, mordor troll")
    cards(play(state, "merry moria-fangorn"), "1", "retreat")
    assert ways(state) == {"mirkwood", "rohan"}


@pytest.mark.parametrize("line", ["merry eregion-fangorn"])
def test_b26_no_figure_retreats_through_the_tunnel(line: str) -> None:
    state = table("light", "eregion merry, shire frodo", "fangorn balrog, mordor troll")
    cards(play(state, line), "retreat", "1")
    assert ways(state) == {"misty_mountains", "moria"}


def test_b26_pippin_does_not_flee_through_the_tunnel() -> None:
    state = table("light", "eregion pippin, shire frodo", "fangorn balrog, mordor troll")
    assert ways(play(state, "pippin eregion-fangorn")) == {"misty_mountains", "moria"}


# -- the two retreat cards --------------------------------------------------------------------


def test_b27_a_retreat_may_be_declined() -> None:
    state = table("light", "moria merry, shire frodo", "rohan black_rider, mordor troll")
    cards(play(state, "merry moria-rohan"), "retreat", "1")
    assert prompt_of(state) == ("withdraw", LIGHT)
    play(state, "pass")
    assert where(state, "merry") == "out", "2 + 0 against 3 + 1"


def test_b27_dark_may_decline_as_well() -> None:
    state = table("light", "moria merry, shire frodo", "rohan black_rider, mordor troll")
    cards(play(state, "merry moria-rohan"), "2", "retreat")
    assert prompt_of(state) == ("withdraw", DARK)
    play(state, "pass")
    assert where(state, "black_rider") == "out", "3 + 0 against 2 + 2"


def test_b28_both_retreat_dark_first() -> None:
    state = table("light", "moria merry, shire frodo", "rohan black_rider, mordor troll")
    cards(play(state, "merry moria-rohan"), "retreat", "retreat")
    assert prompt_of(state) == ("withdraw", DARK)
    play(state, "retreat fangorn")
    assert prompt_of(state) == ("withdraw", LIGHT), "even though Dark has gone"
    play(state, "retreat moria")
    assert where(state, "black_rider") == "fangorn"
    assert where(state, "merry") == "moria"
    assert prompt_of(state) == ("turn", DARK)


def test_b28_light_may_stay_when_dark_has_gone() -> None:
    state = table("light", "moria merry, shire frodo", "rohan black_rider, mordor troll")
    cards(play(state, "merry moria-rohan"), "retreat", "retreat")
    play(state, "retreat fangorn", "pass")
    assert where(state, "merry") == "rohan"
    assert where(state, "black_rider") == "fangorn"


def test_b29_an_impossible_dark_retreat_counts_nothing() -> None:
    """No figure moves sideways in the mountains."""
    state = table("light", "eregion merry, shire frodo", "moria black_rider, mordor troll")
    state.open_journal()
    cards(play(state, "merry eregion-moria"), "1", "retreat")
    assert counted(state) == (3, 3)
    assert where(state, "merry") == where(state, "black_rider") == "out"


@pytest.mark.parametrize("region", ["high_pass", "misty_mountains", "moria", "gap_of_rohan"])
def test_m4_b29_no_dark_retreat_in_any_mountain(region: str) -> None:
    behind = {"high_pass": "rhudaur", "misty_mountains": "rhudaur", "moria": "enedwaith", "gap_of_rohan": "enedwaith"}
    state = table("light", f"{behind[region]} legolas, shire frodo", f"{region} black_rider, mordor troll")
    cards(play(state, f"legolas {behind[region]}-{region}"), "1", "retreat")
    assert where(state, "black_rider") == "out"


def test_b29_dark_has_no_sideways_neighbour_in_the_homes() -> None:
    state = table("light", "gondor legolas, shire frodo", "mordor black_rider, rohan troll")
    cards(play(state, "legolas gondor-mordor"), "1", "retreat")
    assert where(state, "black_rider") == "out"


def test_b29_light_has_nowhere_behind_the_shire() -> None:
    state = table("dark", "shire legolas, rohan frodo", "arthedain black_rider, mordor troll")
    state.open_journal()
    cards(play(state, "black_rider arthedain-shire"), "retreat", "1")
    assert counted(state) == (3, 4)
    assert where(state, "legolas") == "out"


def test_b29_an_impossible_retreat_may_still_be_played() -> None:
    state = table("light", "eregion merry, shire frodo", "moria black_rider, mordor troll")
    assert "play dark_retreat" in offers(play(state, "merry eregion-moria"))


def test_light_leaves_a_mountain_backward() -> None:
    state = table("dark", "moria merry, shire frodo", "fangorn black_rider, mordor troll")
    cards(play(state, "black_rider fangorn-moria"), "retreat", "5")
    assert ways(state) == {"eregion", "enedwaith"}


def test_the_next_move_is_as_ever_after_a_retreat() -> None:
    state = table("light", "moria merry, shire frodo", "rohan black_rider, mordor troll")
    play(cards(play(state, "merry moria-rohan"), "retreat", "1"), "retreat moria", "troll mordor-gondor")
    assert goals(state, "merry") == {"fangorn", "rohan"}
