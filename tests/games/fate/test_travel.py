"""Travel: roads and lines, companions and their consent, armies, special roads, Frodo (F13-F17, N17)."""

from typing import Any, Final

import pytest

from bywater import CHANCE, IllegalAction, State

from .helpers import (
    GAME,
    captured,
    dice,
    discard,
    do,
    eye,
    friends,
    hand,
    hope,
    offered,
    offers,
    prompt_of,
    read,
    shadow,
    table,
    taken,
    tokens,
    where,
)
from .moments import parts

FREE: Final = (
    "the_shire grey_havens, the_shire sarn_ford, weather_hills hollin, hollin rivendell, lorien dol_guldur, "
    "fangorn_forest helms_deep, edoras eastemnet, eastemnet emyn_muil, lamedon dol_amroth, woodland_realm lake_town, "
    "iron_hills dorwinion, dorwinion dagorlad, dagorlad brown_lands, minas_morgul udun, mount_doom barad_dur"
)
LINES: Final = (
    "dunland tharbad, tharbad sarn_ford, sarn_ford bree, bree the_shire, the_shire ered_luin, ered_luin grey_havens, "
    "dunland hollin, hollin tharbad, tharbad bree, bree weather_hills, weather_hills rivendell, "
    "dunland druwaith_iaur, druwaith_iaur fords_of_isen, fords_of_isen helms_deep, isengard fords_of_isen, "
    "fords_of_isen dunland, helms_deep edoras, edoras druadan_forest, druadan_forest minas_tirith, "
    "minas_tirith osgiliath, osgiliath south_ithilien, south_ithilien pelargir, pelargir dol_amroth, "
    "moria gladden_fields, gladden_fields carrock, carrock old_forest_road, old_forest_road woodland_realm, "
    "woodland_realm erebor, gladden_fields dol_guldur, dol_guldur southern_mirkwood, southern_mirkwood dagorlad, "
    "dagorlad north_ithilien, north_ithilien osgiliath, gladden_fields lorien, lorien fangorn_forest, "
    "fangorn_forest eastemnet, eastemnet helms_deep, southern_mirkwood old_forest_road, rhun dorwinion, "
    "dorwinion lake_town, lake_town iron_hills, iron_hills erebor, dorwinion southern_mirkwood, "
    "old_forest_road lake_town, lake_town erebor, rhun dagorlad, nurn plateau_of_gorgoroth, "
    "plateau_of_gorgoroth barad_dur, dagorlad emyn_muil, emyn_muil brown_lands, brown_lands dol_guldur, "
    "umbar pelargir, umbar harondor, harondor pelargir, pelargir lamedon, lamedon erech, erech pinnath_gelin, "
    "pinnath_gelin druwaith_iaur, near_harad harondor, harondor south_ithilien"
)
SPECIAL: Final = {
    ("rivendell", "carrock"): {"stealth": 1},
    ("hollin", "gladden_fields"): {"resistance": 1},
    ("lorien", "emyn_muil"): {"friendship": 1},
    ("isengard", "fangorn_forest"): {"stealth": 1},
    ("erech", "edoras"): {"stealth": 1},
    ("emyn_muil", "north_ithilien"): {"resistance": 1},
    ("moria", "hollin"): {"friendship": 1},
    ("dol_amroth", "grey_havens"): {"friendship": 2},
    ("udun", "north_ithilien"): {"stealth": 4},
    ("barad_dur", "udun"): {"stealth": 1},
    ("plateau_of_gorgoroth", "mount_doom"): {"stealth": 2},
    ("mount_doom", "udun"): {"stealth": 3},
    ("plateau_of_gorgoroth", "minas_morgul"): {"stealth": 1},
    ("minas_morgul", "south_ithilien"): {"stealth": 2},
}
PLACES: Final = tuple(GAME.data["places"])


def roads_of(place: str) -> set[str]:
    """Return the places that can be reached from here without paying, from the facts."""
    found = set()
    for road in f"{FREE}, {LINES}".split(", "):
        one, other = road.split()
        if place in (one, other):
            found.add(other if place == one else one)
    return found


def alone_at(place: str, **words: Any) -> State:
    """Gimli acts here, and nobody is with him."""
    words.setdefault("hands", [[]])
    return table(
        {"gimli": place, "boromir": "near_harad" if place != "near_harad" else "umbar"},
        {"frodo_sam": "the_shire" if place != "the_shire" else "bree", "eowyn": "nurn" if place != "nurn" else "rhun"},
        acting="gimli",
        **words,
    )


# -- roads ------------------------------------------------------------------------------------


@pytest.mark.parametrize("place", PLACES)
def test_f14_f16_roads_and_lines_lead_both_ways_and_special_roads_only_those_who_can_pay(place: str) -> None:
    assert offered(alone_at(place), "travel") == roads_of(place)
    special = {other: cost for ends, cost in SPECIAL.items() if place in ends for other in ends if other != place}
    for other, cost in special.items():
        assert offered(alone_at(place, tokens=[cost]), "travel") >= roads_of(place) | {other}
        symbol, count = next(iter(cost.items()))
        assert other not in offered(alone_at(place, tokens=[{symbol: count - 1}]), "travel")


def test_f14_there_are_eighty_nine_roads_on_the_board() -> None:
    assert len(FREE.split(",")) == 15
    assert len(LINES.split(",")) == 60
    assert len(GAME.data["roads"]) == 15 + 60 + len(SPECIAL) == 89


@pytest.mark.parametrize(("one", "other"), list(SPECIAL))
def test_f16_a_special_road_costs_its_symbols_either_way(one: str, other: str) -> None:
    cost = SPECIAL[one, other]
    symbol, count = next(iter(cost.items()))
    for here, there in ((one, other), (other, one)):
        state = do(alone_at(here, tokens=[{symbol: count + 1}]), f"travel {there}")
        assert where(state, "gimli") == there
        assert tokens(state, 0) == {symbol: 1}


def test_f14_travel_is_an_action_and_costs_nothing_on_other_roads() -> None:
    state = do(alone_at("bree", hands=[["rohan_stealth"]]), "travel weather_hills")
    assert where(state, "gimli") == "weather_hills"
    assert hand(state, 0) == ["rohan_stealth"]
    assert taken(state) == 1
    assert eye(state) == "eriador"


def test_f14_one_may_enter_places_of_the_shadow_and_leave_them() -> None:
    state = do(alone_at("gladden_fields", shadow={"moria": 4, "gladden_fields": 2}), "travel moria")
    assert where(state, "gimli") == "moria"
    assert (shadow(state, "moria"), hope(state)) == (4, 6)


# -- paying -----------------------------------------------------------------------------------


def test_f13_a_symbol_is_paid_with_a_card_or_a_token_whichever_one_likes() -> None:
    for thing, cards, left in (
        ("spend rohan_stealth", ["dale_stealth"], {"stealth": 1}),
        ("spend dale_stealth", ["rohan_stealth"], {"stealth": 1}),
        ("spend token stealth", ["dale_stealth", "rohan_stealth"], {}),
    ):
        state = alone_at("rivendell", hands=[["dale_stealth", "rohan_stealth"]], tokens=[{"stealth": 1}])
        do(state, "travel carrock")
        assert offers(state) == {"spend dale_stealth", "spend rohan_stealth", "spend token stealth"}
        do(state, thing)
        assert (hand(state, 0), tokens(state, 0)) == (cards, left)
        assert len(discard(state)) == 2 - len(cards)
        assert state.view(0)["token_supply"]["stealth"] == 9 - sum(left.values())


def test_f13_the_region_of_a_card_does_not_matter_for_its_symbol_but_the_symbol_does() -> None:
    state = alone_at("rivendell", hands=[["mordor_stealth"]])
    assert "travel carrock" in offers(state)
    state = alone_at("rivendell", hands=[["rhudaur_valor", "misty_mountains_friendship"]], tokens=[{"resistance": 3}])
    assert "travel carrock" not in offers(state)


def test_f13_cards_and_tokens_are_the_players_not_the_characters() -> None:
    state = table(
        {"gimli": "rivendell", "boromir": "umbar"},
        {"frodo_sam": "the_shire", "eowyn": "edoras"},
        acting="gimli",
        hands=[[], ["dale_stealth"]],
        tokens=[{}, {"stealth": 4}],
    )
    assert "travel carrock" not in offers(state)  # another player's symbols are of no use


def test_f13_nothing_is_spent_before_all_of_a_cost_is_chosen() -> None:
    state = alone_at("mount_doom", hands=[["dale_stealth", "rohan_stealth"]], tokens=[{"stealth": 2}])
    do(state, "travel udun", "spend dale_stealth")
    assert hand(state, 0) == ["dale_stealth", "rohan_stealth"]
    assert tokens(state, 0) == {"stealth": 2}
    assert (where(state, "gimli"), taken(state)) == ("mount_doom", 0)
    do(state, "spend token stealth")
    assert (hand(state, 0), tokens(state, 0)) == (["rohan_stealth"], {})
    assert where(state, "gimli") == "udun"


def test_f13_a_choice_that_could_not_be_completed_is_not_offered() -> None:
    state = alone_at("mount_doom", hands=[["dale_stealth", "rohan_stealth"]], tokens=[{"stealth": 1}])
    do(state, "travel udun")  # all three are needed, so nobody is prompted
    assert (hand(state, 0), tokens(state, 0)) == ([], {})
    state = alone_at("plateau_of_gorgoroth", hands=[["dale_stealth", "rohan_stealth"]], tokens=[{"stealth": 1}])
    do(state, "travel mount_doom")
    assert offers(state) == {"spend dale_stealth", "spend rohan_stealth"}  # a token alone would not be enough


# -- company ----------------------------------------------------------------------------------


def together(**words: Any) -> State:
    """Five stand in Bree, of three players; Gimli acts."""
    words.setdefault("nazgul", {"mordor": 9})
    return table(
        {"gimli": "bree", "legolas": "bree"},
        {"frodo_sam": "bree", "aragorn": "bree"},
        {"eowyn": "bree", "eomer": "edoras"},
        acting="gimli",
        **words,
    )


def test_f15_only_characters_at_the_place_may_come_along() -> None:
    state = do(together(), "travel weather_hills")
    assert prompt_of(state) == ("company", 0)
    assert offered(state, "take along") == {"legolas", "frodo_sam", "aragorn", "eowyn"}


def test_f15_the_players_second_character_comes_along_without_a_prompt() -> None:
    state = do(together(), "travel weather_hills", "take along legolas")
    assert where(state, "gimli") == where(state, "legolas") == "weather_hills"
    assert [where(state, name) for name in ("frodo_sam", "aragorn", "eowyn")] == ["bree"] * 3
    assert taken(state) == 1


def test_f15_others_are_prompted_before_their_characters_move() -> None:
    state = do(together(), "travel weather_hills", "take along aragorn", "take along eowyn", "done")
    assert prompt_of(state) == ("consent", 1)
    assert where(state, "gimli") == "bree"
    do(state, "yes")
    assert prompt_of(state) == ("consent", 2)
    assert where(state, "aragorn") == "bree"
    do(state, "yes")
    assert [where(state, name) for name in ("gimli", "aragorn", "eowyn")] == ["weather_hills"] * 3
    assert where(state, "frodo_sam") == where(state, "legolas") == "bree"
    assert taken(state) == 1


def test_f15_n17_a_companion_who_refuses_stays_and_the_others_may_still_go() -> None:
    state = do(together(), "travel weather_hills", "take along aragorn", "take along eowyn", "done", "no", "yes")
    assert prompt_of(state) == ("calling_off", 0)
    do(state, "pass")
    assert where(state, "gimli") == where(state, "eowyn") == "weather_hills"
    assert where(state, "aragorn") == "bree"
    assert taken(state) == 1


def test_f15_n17_after_a_refusal_the_journey_may_be_called_off_and_nothing_was_spent() -> None:
    state = together(hands=[["dale_stealth"]])
    before = parts(state)
    do(state, "travel weather_hills", "take along aragorn", "done", "no")
    assert offers(state) == {"pass", "call off"}
    do(state, "call off")
    after = parts(state)
    assert after.pop("refused_company") == [{"character": "aragorn", "place": "weather_hills"}]
    assert {word: part for word, part in before.items() if word != "refused_company"} == after
    assert prompt_of(state) == ("act", 0)


def test_f15_a_player_with_two_characters_in_the_company_is_prompted_once() -> None:
    state = do(together(), "travel weather_hills", "take along aragorn", "take along frodo_sam", "done")
    assert prompt_of(state) == ("consent", 1)
    agreed = do(state.clone(), "yes")
    assert [where(agreed, name) for name in ("gimli", "aragorn", "frodo_sam")] == ["weather_hills"] * 3
    do(state, "no", "pass")
    assert [where(state, name) for name in ("gimli", "aragorn", "frodo_sam")] == ["weather_hills", "bree", "bree"]


EVERYBODY: Final = {"legolas", "frodo_sam", "eowyn", "aragorn"}


def test_n17_a_refusal_to_come_to_a_place_holds_until_the_table_has_changed() -> None:
    state = do(together(), "travel weather_hills", "take along aragorn", "done", "no", "call off")
    assert offered(do(state.clone(), "travel weather_hills"), "take along") == EVERYBODY - {"aragorn"}
    do(state, "travel tharbad", "done", "travel bree", "travel weather_hills")
    assert offered(state, "take along") == EVERYBODY


def test_n17_after_a_refusal_another_place_may_be_proposed() -> None:
    state = do(together(), "travel weather_hills", "take along aragorn", "done", "no", "call off", "travel the_shire")
    assert offered(state, "take along") == EVERYBODY
    do(state, "take along aragorn", "done")
    assert prompt_of(state) == ("consent", 1)
    do(state, "no", "call off")
    assert read(state, "refused_company") == [
        {"character": "aragorn", "place": "the_shire"},
        {"character": "aragorn", "place": "weather_hills"},
    ]
    for place in ("the_shire", "weather_hills"):
        assert "aragorn" not in offered(do(state.clone(), f"travel {place}"), "take along")


def test_n17_a_clone_does_not_share_what_is_refused_later() -> None:
    state = do(together(), "travel weather_hills", "take along aragorn", "done", "no", "call off")
    other = do(state.clone(), "travel the_shire", "take along eowyn", "done", "no", "call off")
    assert read(state, "refused_company") == [{"character": "aragorn", "place": "weather_hills"}]
    assert len(read(other, "refused_company")) == 2


def test_n17_when_the_action_step_is_over_refusals_are_forgotten() -> None:
    state = do(together(), "travel weather_hills", "take along aragorn", "done", "no", "call off", "done")
    assert read(state, "refused_company") == []


def test_n17_nothing_is_called_off_unless_a_player_refused() -> None:
    state = do(together(), "travel weather_hills", "take along aragorn", "done", "yes")
    assert prompt_of(state) == ("act", 0)
    assert where(state, "gimli") == "weather_hills"


def test_f15_companions_use_up_no_action_of_theirs() -> None:
    state = do(together(), "travel weather_hills", "take along legolas")
    assert read(state, "taken") == 1
    do(state, "act legolas")
    assert read(state, "taken") == 0


def test_f15_friendly_armies_come_along_in_any_number_of_each_people() -> None:
    state = alone_at("bree", friends={"bree": {"elf": 2, "gondor": 3}})
    do(state, "travel weather_hills")
    assert offers(state) == {"done", "take 1 elf", "take 2 elf", "take 1 gondor", "take 2 gondor", "take 3 gondor"}
    do(state, "take 1 elf", "take 2 gondor")
    assert friends(state, "weather_hills") == {"elf": 1, "gondor": 2}
    assert friends(state, "bree") == {"elf": 1, "gondor": 1}
    assert taken(state) == 1


def test_f15_armies_may_stay_behind_and_those_elsewhere_do() -> None:
    state = do(alone_at("bree", friends={"bree": {"elf": 2}, "tharbad": {"elf": 1}}), "travel weather_hills", "done")
    assert friends(state, "bree") == {"elf": 2}
    assert friends(state, "tharbad") == {"elf": 1}
    assert friends(state, "weather_hills") == {}


def test_f15_armies_that_come_to_the_shadow_fight_only_if_one_attacks() -> None:
    state = alone_at("bree", friends={"bree": {"elf": 1}}, shadow={"weather_hills": 2})
    do(state, "travel weather_hills", "take 1 elf")
    assert prompt_of(state) == ("act", 0)
    assert (friends(state, "weather_hills"), shadow(state, "weather_hills")) == ({"elf": 1}, 2)


def test_f15_f29_a_haven_left_to_the_shadow_falls_after_the_journey() -> None:
    state = alone_at("erebor", friends={"erebor": {"dwarf": 1}}, shadow={"erebor": 1})
    do(state, "travel lake_town", "take 1 dwarf")
    assert "erebor" in read(state, "strongholds")
    assert hope(state) == 3


def test_f16_a_company_pays_for_a_special_road_once_and_its_leader_pays() -> None:
    state = table(
        {"gimli": "rivendell", "legolas": "rivendell"},
        {"frodo_sam": "bree", "aragorn": "rivendell"},
        acting="gimli",
        hands=[["dale_stealth", "rohan_stealth"], ["gondor_stealth"]],
        friends={"rivendell": {"elf": 3}},
    )
    do(state, "travel carrock", "take along aragorn", "take along legolas", "take 3 elf", "yes", "spend rohan_stealth")
    assert [where(state, name) for name in ("gimli", "legolas", "aragorn")] == ["carrock"] * 3
    assert friends(state, "carrock") == {"elf": 3}
    assert (hand(state, 0), hand(state, 1)) == (["dale_stealth"], ["gondor_stealth"])


def test_f13_f16_consent_is_prompted_before_anything_is_paid() -> None:
    state = table(
        {"gimli": "rivendell", "legolas": "bree"},
        {"frodo_sam": "bree", "aragorn": "rivendell"},
        acting="gimli",
        tokens=[{"stealth": 1}],
    )
    do(state, "travel carrock", "take along aragorn")
    assert prompt_of(state) == ("consent", 1)
    assert tokens(state, 0) == {"stealth": 1}
    do(state, "no", "call off")
    assert tokens(state, 0) == {"stealth": 1}
    assert (where(state, "gimli"), taken(state)) == ("rivendell", 0)


# -- Frodo ------------------------------------------------------------------------------------


def with_frodo(place: str = "bree", **words: Any) -> State:
    """Frodo acts; his player has Legolas elsewhere."""
    words.setdefault("nazgul", {"eriador": 2, "mordor": 7})
    return table(
        {"frodo_sam": place, "legolas": "erebor"}, {"gimli": "umbar", "aragorn": "moria"}, acting="frodo_sam", **words
    )


def test_f17_frodo_pays_a_stealth_or_is_searched_at_his_destination() -> None:
    state = do(with_frodo(hands=[["dale_stealth"]]), "travel weather_hills")
    assert prompt_of(state) == ("hiding", 0)
    assert offers(state) == {"stealth", "search"}
    assert where(state, "frodo_sam") == "bree"
    hidden = do(state.clone(), "stealth")
    assert prompt_of(hidden) == ("act", 0)
    assert (where(hidden, "frodo_sam"), hand(hidden, 0)) == ("weather_hills", [])
    assert hope(hidden) == 6
    do(state, "search")
    assert prompt_of(state) == ("search_roll", CHANCE)
    assert (where(state, "frodo_sam"), hand(state, 0)) == ("weather_hills", ["dale_stealth"])
    assert dice(state) == 2


def test_f17_without_stealth_there_is_nothing_to_choose() -> None:
    state = do(with_frodo(hands=[["dale_valor"]]), "travel weather_hills")
    assert prompt_of(state) == ("search_roll", CHANCE)


def test_f17_without_nazgul_and_armies_there_is_no_search_and_no_question() -> None:
    state = do(with_frodo(hands=[["dale_stealth"]], nazgul={"mordor": 9}), "travel weather_hills")
    assert prompt_of(state) == ("act", 0)
    assert (where(state, "frodo_sam"), hand(state, 0)) == ("weather_hills", ["dale_stealth"])


def test_f17_the_destination_counts_not_where_he_came_from() -> None:
    words: dict[str, Any] = {"nazgul": {"rhudaur": 3, "mordor": 6}, "shadow": {"weather_hills": 2, "hollin": 1}}
    state = do(with_frodo("weather_hills", **words), "travel hollin", "pass")
    assert dice(state) == 4
    state = do(with_frodo("hollin", **words), "travel weather_hills", "pass")
    assert dice(state) == 2


def test_f17_the_stealth_comes_on_top_of_a_special_road() -> None:
    words: dict[str, Any] = {"nazgul": {"misty_mountains": 1, "mordor": 8}}
    state = do(with_frodo("rivendell", tokens=[{"stealth": 2}], **words), "travel carrock", "stealth")
    assert (where(state, "frodo_sam"), tokens(state, 0)) == ("carrock", {})
    assert prompt_of(state) == ("act", 0)
    state = do(with_frodo("rivendell", tokens=[{"stealth": 1}], **words), "travel carrock")
    assert prompt_of(state) == ("search_roll", CHANCE)  # one is only enough for the road
    assert tokens(state, 0) == {}
    assert "travel carrock" not in offers(with_frodo("rivendell", **words))


def test_f17_the_leader_of_frodo_pays_or_lets_him_be_searched() -> None:
    state = together(nazgul={"eriador": 2, "mordor": 7}, hands=[["dale_stealth"], ["rohan_stealth"]])
    do(state, "travel weather_hills", "take along frodo_sam", "done", "yes")
    assert prompt_of(state) == ("hiding", 0)
    do(state, "stealth")
    assert where(state, "frodo_sam") == "weather_hills"
    assert (hand(state, 0), hand(state, 1)) == ([], ["rohan_stealth"])


def test_f17_frodos_own_stealth_is_of_no_use_when_another_leads() -> None:
    state = together(nazgul={"eriador": 2, "mordor": 7}, hands=[[], ["rohan_stealth"]])
    do(state, "travel weather_hills", "take along frodo_sam", "done", "yes")
    assert prompt_of(state) == ("search_roll", CHANCE)
    assert dice(state) == 2


def test_f17_one_stealth_is_enough_for_the_whole_group() -> None:
    state = together(nazgul={"eriador": 2, "mordor": 7}, tokens=[{"stealth": 3}])
    do(state, "travel weather_hills", "take along eowyn", "take along frodo_sam", "take along legolas", "yes", "yes")
    do(state, "stealth")
    assert [where(state, name) for name in ("gimli", "frodo_sam", "eowyn", "legolas")] == ["weather_hills"] * 4
    assert tokens(state, 0) == {"stealth": 2}


def test_f17_travellers_without_frodo_are_never_searched() -> None:
    state = together(nazgul={"eriador": 2, "mordor": 7}, tokens=[{"stealth": 3}], shadow={"weather_hills": 3})
    do(state, "travel weather_hills", "take along aragorn", "done", "yes")
    assert prompt_of(state) == ("act", 0)
    assert tokens(state, 0) == {"stealth": 3}


def test_f17_a_frodo_who_refuses_brings_no_search() -> None:
    state = together(nazgul={"eriador": 2, "mordor": 7}, tokens=[{"stealth": 3}])
    do(state, "travel weather_hills", "take along frodo_sam", "done", "no", "pass")
    assert prompt_of(state) == ("act", 0)
    assert (where(state, "gimli"), where(state, "frodo_sam")) == ("weather_hills", "bree")


def test_f14_a_captured_stronghold_is_entered_as_before() -> None:
    state = do(alone_at("gladden_fields", friends={"moria": {"elf": 1}}, **captured("moria")), "travel moria")
    assert where(state, "gimli") == "moria"


def test_f14_where_no_road_leads_one_cannot_go() -> None:
    with pytest.raises(IllegalAction):
        do(alone_at("bree"), "travel rivendell")
