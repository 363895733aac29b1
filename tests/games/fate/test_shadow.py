"""Shadow cards: flipping and backs, Advance, Reinforce, an empty pile, the two special cards (F37-F40, F55, S1, S2)."""

from math import isclose
from typing import Any, Final

import pytest

from bywater import CHANCE, OVER, State
from bywater.games.fate.model import frames as k

from .helpers import (
    GAME,
    HAVENS,
    RED_BACKS,
    SHADOW_CARDS,
    advance,
    captured,
    dice,
    do,
    drawn,
    eye,
    fallen,
    flipped,
    friends,
    hand,
    hope,
    is_haven,
    is_stronghold,
    offered,
    offers,
    pile,
    prompt_of,
    read,
    reinforce,
    shadow,
    shadow_supply,
    table,
    to_flip,
    tokens,
)

PLAYERS: Final = ({"frodo_sam": "the_shire", "legolas": "iron_hills"}, {"gimli": "iron_hills", "boromir": "erech"})
PATHS: Final = {
    "dunland_blue": "dunland tharbad sarn_ford bree the_shire ered_luin grey_havens",
    "dunland_lime": "dunland hollin tharbad bree weather_hills rivendell",
    "dunland_orange": "dunland druwaith_iaur fords_of_isen helms_deep",
    "isengard_lime": "isengard fords_of_isen dunland hollin tharbad bree weather_hills rivendell",
    "isengard_orange": "isengard fords_of_isen helms_deep",
    "isengard_magenta": "isengard fords_of_isen helms_deep edoras druadan_forest minas_tirith osgiliath "
    "south_ithilien pelargir dol_amroth grey_havens",
    "moria_lime": "moria hollin tharbad bree weather_hills rivendell",
    "moria_teal": "moria gladden_fields carrock old_forest_road woodland_realm erebor",
    "moria_yellow": "moria gladden_fields dol_guldur southern_mirkwood dagorlad north_ithilien osgiliath minas_tirith",
    "dol_guldur_green": "dol_guldur gladden_fields lorien fangorn_forest eastemnet helms_deep",
    "dol_guldur_teal": "dol_guldur southern_mirkwood old_forest_road woodland_realm erebor",
    "dol_guldur_yellow": "dol_guldur southern_mirkwood dagorlad north_ithilien osgiliath minas_tirith",
    "rhun_magenta": "rhun dorwinion lake_town iron_hills erebor woodland_realm",
    "rhun_orange": "rhun dorwinion southern_mirkwood old_forest_road lake_town erebor woodland_realm",
    "rhun_yellow": "rhun dagorlad north_ithilien osgiliath minas_tirith",
    "nurn_teal": "nurn plateau_of_gorgoroth barad_dur udun north_ithilien dagorlad emyn_muil brown_lands dol_guldur "
    "southern_mirkwood old_forest_road woodland_realm erebor",
    "nurn_yellow": "nurn plateau_of_gorgoroth mount_doom udun north_ithilien osgiliath minas_tirith",
    "nurn_blue": "nurn plateau_of_gorgoroth minas_morgul south_ithilien osgiliath minas_tirith druadan_forest edoras "
    "helms_deep",
    "umbar_blue": "umbar pelargir south_ithilien osgiliath minas_tirith druadan_forest edoras helms_deep",
    "umbar_magenta": "umbar harondor pelargir dol_amroth grey_havens",
    "umbar_orange": "umbar harondor pelargir lamedon erech pinnath_gelin druwaith_iaur fords_of_isen helms_deep",
    "near_harad_blue": "near_harad harondor south_ithilien osgiliath minas_tirith druadan_forest edoras helms_deep",
    "near_harad_orange": "near_harad harondor pelargir lamedon erech pinnath_gelin druwaith_iaur fords_of_isen "
    "helms_deep",
    "near_harad_teal": "near_harad harondor south_ithilien osgiliath north_ithilien dagorlad emyn_muil brown_lands "
    "dol_guldur southern_mirkwood old_forest_road woodland_realm erebor",
}
# Line and order of each card, two cards a row.
CARDS: Final = (
    *("rhun_magenta eye", "rhun_magenta deploy", "rhun_orange eye", "rhun_orange hunt"),
    *("rhun_yellow hunt", "rhun_yellow deploy", "isengard_magenta eye", "isengard_magenta deploy"),
    *("isengard_lime deploy", "isengard_lime hunt", "isengard_orange eye", "isengard_orange hunt"),
    *("umbar_blue deploy", "umbar_blue hunt", "umbar_orange eye", "umbar_orange hunt"),
    *("umbar_magenta deploy", "umbar_magenta eye", "nurn_yellow eye", "nurn_yellow hunt"),
    *("nurn_blue deploy", "nurn_blue eye", "nurn_teal hunt", "nurn_teal deploy"),
    *("dunland_lime deploy", "dunland_lime eye", "dunland_blue hunt", "dunland_blue eye"),
    *("dunland_orange deploy", "dunland_orange hunt", "moria_yellow deploy", "moria_yellow hunt"),
    *("moria_teal hunt", "moria_teal eye", "moria_lime deploy", "moria_lime eye"),
    *("dol_guldur_teal hunt", "dol_guldur_teal eye", "dol_guldur_green deploy", "dol_guldur_green eye"),
    *("dol_guldur_yellow deploy", "dol_guldur_yellow hunt", "near_harad_teal eye", "near_harad_teal hunt"),
    *("near_harad_orange deploy", "near_harad_orange eye", "near_harad_blue deploy", "near_harad_blue hunt"),
)
LINE_OF: Final = {card: CARDS[number].split()[0] for number, card in enumerate(SHADOW_CARDS)}
ORDER_OF: Final = {card: CARDS[number].split()[1] for number, card in enumerate(SHADOW_CARDS)}


# -- backs ------------------------------------------------------------------------------------


def test_f37_half_of_the_backs_are_red() -> None:
    assert {card for card in SHADOW_CARDS if GAME.data["shadow_cards"][card]["back"] == "red"} == RED_BACKS
    assert len(RED_BACKS) == 24


def test_f37_a_card_of_the_shown_back_comes_and_all_of_them_are_alike() -> None:
    state = to_flip(*PLAYERS, levels=pile("red"))
    assert drawn(state) == pytest.approx({f"flipped {card}": 1 / 24 for card in RED_BACKS})
    state = to_flip(*PLAYERS, levels=pile("black", "sh01"), resolving=["sh01"])
    black = set(SHADOW_CARDS) - RED_BACKS - {"sh01"}
    assert drawn(state) == pytest.approx({f"flipped {card}": 1 / 23 for card in black})


def test_f37_then_the_next_card_shows_its_back_by_what_is_left() -> None:
    state = do(to_flip(*PLAYERS, levels=pile("red")), "flipped sh05")
    assert prompt_of(state) == ("back", CHANCE)
    assert drawn(state) == pytest.approx({"back red": 23 / 47, "back black": 24 / 47})
    assert shadow(state, "rhun") == 0  # nothing has happened yet


@pytest.mark.parametrize("own", ["red", "black"])
def test_f37_the_back_of_the_next_card_decides_not_the_cards_own(own: str) -> None:
    card = "sh05" if own == "red" else "sh06"  # both go from Rhûn to Minas Tirith
    words: dict[str, Any] = {"levels": pile(own), "shadow": {"rhun": 2}}
    state = do(to_flip(*PLAYERS, **words), f"flipped {card}", "back red")
    assert (shadow(state, "rhun"), shadow(state, "dagorlad")) == (0, 2)
    state = do(to_flip(*PLAYERS, **words), f"flipped {card}", "back black")
    assert (shadow(state, "rhun"), shadow(state, "dagorlad")) == (3, 0)


def test_f37_a_back_that_only_one_kind_of_card_can_show_needs_no_chance() -> None:
    levels = [{"back": "red", "unseen": ["sh05", "sh06", "sh02"]}, *pile("red", "sh05", "sh06", "sh02")]
    state = do(to_flip(*PLAYERS, levels=levels, cards=2, nazgul={"rhudaur": 2}), "flipped sh05")
    assert prompt_of(state) == ("flip", CHANCE)
    assert drawn(state) == pytest.approx({"flipped sh06": 1 / 2, "flipped sh02": 1 / 2})
    assert shadow(state, "rhun") == 1  # black: it was reinforced


def test_f33_f37_below_a_level_that_is_used_up_the_old_back_is_still_known() -> None:
    levels = [{"back": "red", "unseen": ["sh05"]}, *pile("black", "sh05")]
    state = do(to_flip(*PLAYERS, levels=levels, cards=2, nazgul={"rhudaur": 2}), "flipped sh05")
    assert shadow(state, "rhun") == 1
    assert prompt_of(state) == ("flip", CHANCE)
    assert set(drawn(state)) == {f"flipped {card}" for card in set(SHADOW_CARDS) - RED_BACKS}


def test_f37_the_cards_of_a_turn_are_discarded_when_it_is_over() -> None:
    state = do(to_flip(*PLAYERS, cards=2), "flipped sh05", "back red")
    assert read(state, "resolving") == ["sh05"]
    assert "sh05" not in read(state, "shadow_discard")
    do(state, "flipped sh10", "back red")
    assert read(state, "resolving") == []
    assert {"sh05", "sh10"} < set(read(state, "shadow_discard"))


# -- an empty pile ----------------------------------------------------------------------------


def test_f55_an_empty_pile_is_made_anew_from_the_discard_before_the_back_is_read() -> None:
    gone = [card for card in SHADOW_CARDS if card != "sh05"]
    state = to_flip(*PLAYERS, levels=[{"back": "red", "unseen": ["sh05"]}], shadow_discard=[*gone, "drums", "wheels"])
    do(state, "flipped sh05")
    assert prompt_of(state) == ("back", CHANCE)
    (level,) = read(state, "levels")
    assert set(level["unseen"]) == {*gone, "drums", "wheels"}  # the card of this turn is not among them
    assert read(state, "shadow_discard") == []
    assert drawn(state) == pytest.approx({"back red": 24 / 49, "back black": 25 / 49})
    do(state, "back red")
    assert prompt_of(state) == ("act", 1)
    assert read(state, "shadow_discard") == ["sh05"]


# -- Advance ----------------------------------------------------------------------------------


@pytest.mark.parametrize("card", SHADOW_CARDS)
def test_f38_each_card_advances_along_its_own_line(card: str) -> None:
    path = PATHS[LINE_OF[card]].split()
    here = [place for place in path if place in HAVENS]  # havens that have fallen, so that none falls now
    others = [place for place in ("dunland", "rhun", "umbar", "moria", "carrock", "pelargir") if place not in path]
    state = advance(card, *PLAYERS, shadow=dict.fromkeys([*path, *others], 1), **fallen(*here))
    assert read(state, "shadow") == {
        **dict.fromkeys(path[1:-1], 1),
        path[-1]: 2,
        **dict.fromkeys(others, 1),
    }
    assert hope(state) == 6
    assert prompt_of(state) == ("act", 1)


def test_f38_there_are_two_cards_for_each_of_twenty_four_lines() -> None:
    assert {line: list(LINE_OF.values()).count(line) for line in PATHS} == dict.fromkeys(PATHS, 2)
    assert {line: part["path"] for line, part in GAME.data["lines"].items()} == {
        line: path.split() for line, path in PATHS.items()
    }


def test_f38_all_armies_of_a_place_go_and_each_goes_one_place_only() -> None:
    state = advance("sh05", *PLAYERS, shadow={"rhun": 4, "dagorlad": 3, "osgiliath": 2})
    assert read(state, "shadow") == {"dagorlad": 4, "north_ithilien": 3, "minas_tirith": 2}


def test_f38_armies_go_on_even_from_where_friends_stand() -> None:
    state = advance("sh05", *PLAYERS, shadow={"rhun": 2}, friends={"rhun": {"dwarf": 2}})
    assert read(state, "shadow") == {"dagorlad": 2}
    assert friends(state, "rhun") == {"dwarf": 2}
    assert prompt_of(state) == ("act", 1)


def test_f38_on_an_empty_line_nothing_happens() -> None:
    state = advance("sh05", *PLAYERS, shadow={"moria": 2, "umbar": 1}, friends={"dagorlad": {"elf": 1}})
    assert read(state, "shadow") == {"moria": 2, "umbar": 1}
    assert prompt_of(state) == ("act", 1)
    assert shadow_supply(state) == 45


def test_f16_f38_armies_of_the_shadow_pay_nothing_on_special_roads() -> None:
    state = advance("sh19", *PLAYERS, shadow={"plateau_of_gorgoroth": 1, "mount_doom": 1, "udun": 1})
    assert read(state, "shadow") == {"mount_doom": 1, "udun": 1, "north_ithilien": 1}


def test_f38_neither_eye_nor_order_comes_with_an_advance() -> None:
    state = advance("sh11", *PLAYERS, eye="rohan", shadow={"isengard": 1})  # its order is the Eye
    assert eye(state) == "rohan"
    assert shadow_supply(state) == 47
    assert read(state, "nazgul") == {"eriador": 2, "rhudaur": 1, "misty_mountains": 1, "gondor": 1, "mordor": 4}


# -- battles ----------------------------------------------------------------------------------


def test_f39_battles_are_fought_after_all_have_moved_from_the_end_of_the_line_back() -> None:
    state = advance(
        "sh05",
        *PLAYERS,
        shadow={"rhun": 3, "dagorlad": 2, "osgiliath": 1},
        friends={"dagorlad": {"elf": 1}, "north_ithilien": {"rohan": 1}, "minas_tirith": {"gondor": 2}},
        eye="dale",
    )
    assert read(state, "shadow") == {"dagorlad": 3, "north_ithilien": 2, "minas_tirith": 1}
    assert dice(state) == 1  # Minas Tirith
    do(state, "fought 1 rout")
    assert shadow(state, "minas_tirith") == 0
    assert dice(state) == 2  # North Ithilien
    do(state, "fought 2 rout")
    assert shadow(state, "north_ithilien") == 0
    assert dice(state) == 3  # Dagorlad
    do(state, "fought 3 overrun")
    assert (shadow(state, "dagorlad"), friends(state, "dagorlad")) == (3, {})
    assert eye(state) == "dale"  # F50
    assert prompt_of(state) == ("act", 1)


def test_f39_armies_at_the_end_of_the_line_stay_and_fight() -> None:
    state = advance("sh05", *PLAYERS, shadow={"minas_tirith": 2}, friends={"minas_tirith": {"gondor": 3}})
    assert shadow(state, "minas_tirith") == 2
    assert dice(state) == 2


def test_f39_at_other_places_no_battle_is_fought() -> None:
    state = advance("sh05", *PLAYERS, shadow={"moria": 2}, friends={"moria": {"dwarf": 1}})
    assert prompt_of(state) == ("act", 1)


def test_f29_f39_a_haven_without_friends_that_is_entered_falls() -> None:
    state = advance("sh05", *PLAYERS, shadow={"osgiliath": 1})
    assert is_stronghold(state, "minas_tirith")
    assert not is_haven(state, "minas_tirith")
    assert hope(state) == 3


def test_f29_f39_havens_on_the_way_fall_as_well() -> None:
    state = advance("sh40", *PLAYERS, shadow={"gladden_fields": 1, "eastemnet": 1}, hope=7)
    assert {"lorien", "helms_deep"} < set(read(state, "strongholds"))
    assert hope(state) == 1


def test_f29_a_haven_that_has_fallen_does_not_fall_again() -> None:
    state = advance("sh05", *PLAYERS, shadow={"osgiliath": 1}, **fallen("minas_tirith"))
    assert hope(state) == 6


def test_f29_armies_that_march_out_leave_a_haven_standing() -> None:
    state = advance("sh40", *PLAYERS, shadow={"lorien": 2}, friends={"lorien": {"elf": 1}, "eastemnet": {"rohan": 1}})
    assert shadow(state, "fangorn_forest") == 2
    assert is_haven(state, "lorien")
    assert hope(state) == 6


# -- Reinforce --------------------------------------------------------------------------------


@pytest.mark.parametrize("card", SHADOW_CARDS)
def test_f40_each_card_reinforces_the_beginning_of_its_line_and_gives_its_order(card: str) -> None:
    place = PATHS[LINE_OF[card]].split()[0]
    state = reinforce(card, *PLAYERS, eye="rohan", nazgul={"rhudaur": 2, "mordor": 7})
    assert read(state, "shadow") == {place: 1}
    assert shadow_supply(state) == 47
    found = (eye(state), read(state, "nazgul"))
    assert (
        found
        == {
            "eye": ("eriador", {"rhudaur": 2, "mordor": 7}),
            "hunt": ("rohan", {"eriador": 2, "mordor": 7}),
            "deploy": ("rohan", {"rhudaur": 2, "rohan": 3, "mordor": 4}),
        }[ORDER_OF[card]]
    )
    assert prompt_of(state) == ("act", 1)


def test_f40_each_order_is_on_sixteen_cards() -> None:
    assert {order: list(ORDER_OF.values()).count(order) for order in ("eye", "hunt", "deploy")} == {
        "eye": 16,
        "hunt": 16,
        "deploy": 16,
    }


def test_f40_there_is_no_limit_to_the_armies_of_a_place_but_a_missing_one_costs_a_hope() -> None:
    state = reinforce("sh06", *PLAYERS, shadow={"rhun": 47})
    assert (shadow(state, "rhun"), hope(state)) == (48, 6)
    state = reinforce("sh06", *PLAYERS, shadow={"rhun": 48})
    assert (shadow(state, "rhun"), hope(state)) == (48, 5)


def test_f40_the_battle_comes_before_the_order() -> None:
    state = reinforce("sh01", *PLAYERS, friends={"rhun": {"dwarf": 2}}, eye="rohan")
    assert prompt_of(state) == ("battle_roll", CHANCE)
    assert eye(state) == "rohan"
    do(state, "fought 1 exchange")
    assert friends(state, "rhun") == {"dwarf": 1}
    assert eye(state) == "eriador"


def test_f40_without_friends_there_is_no_battle() -> None:
    state = reinforce("sh01", *PLAYERS, friends={"dorwinion": {"dwarf": 2}}, eye="rohan", shadow={"dorwinion": 1})
    assert prompt_of(state) == ("act", 1)


# -- the special cards ------------------------------------------------------------------------


@pytest.mark.parametrize("back", ["red", "black"])
def test_f45_s1_the_drums_bring_an_army_to_every_stronghold_in_mordor(back: str) -> None:
    state = flipped("drums", back, *PLAYERS, shadow={"barad_dur": 2, "rhun": 1}, eye="rohan")
    assert read(state, "shadow") == {"udun": 1, "barad_dur": 3, "minas_morgul": 1, "rhun": 1}
    assert shadow_supply(state) == 42
    assert eye(state) == "rohan"


def test_f45_s1_f31_a_captured_stronghold_is_passed_over() -> None:
    held: dict[str, Any] = captured("udun")
    state = flipped("drums", "red", *PLAYERS, friends={"udun": {"elf": 1}}, **held)
    assert read(state, "shadow") == {"barad_dur": 1, "minas_morgul": 1}


def test_f45_s1_each_missing_army_costs_a_hope() -> None:
    state = flipped("drums", "red", *PLAYERS, shadow={"nurn": 47})
    assert hope(state) == 4
    assert shadow(state, "udun") == 1


def test_f45_s1_where_friends_stand_there_is_a_battle() -> None:
    state = flipped("drums", "red", *PLAYERS, friends={"udun": {"elf": 2}}, shadow={"udun": 1})
    assert dice(state) == 2
    do(state, "fought 2 rout")
    assert read(state, "shadow") == {"barad_dur": 1, "minas_morgul": 1}


def wheels(**words: Any) -> State:
    return flipped("wheels", "red", *PLAYERS, **words)


def test_f45_s2_the_wheels_offer_what_can_be_paid_in_full() -> None:
    state = wheels(hands=[["lembas"], ["eagles"]], tokens=[{"valor": 1}, {}], friends={"bree": {"elf": 2}})
    assert prompt_of(state) == ("wheels_turn", 0)
    assert offers(state) == {"wheels armies", "wheels hope", "wheels first"}
    state = wheels(friends={"bree": {"elf": 1}}, hands=[["lembas"], ["eagles", "dale_valor"]])
    assert offers(state) == {"wheels hope", "wheels second"}


def test_f45_s2_if_nothing_else_can_be_paid_a_hope_is_lost() -> None:
    state = wheels(friends={"bree": {"elf": 1}}, hands=[["lembas"], ["eagles"]])
    assert hope(state) == 5
    assert friends(state, "bree") == {"elf": 1}
    assert prompt_of(state) == ("act", 1)


def test_f45_s2_a_hope() -> None:
    state = do(wheels(friends={"bree": {"elf": 2}}), "wheels hope")
    assert (hope(state), friends(state, "bree")) == (5, {"elf": 2})


def test_f45_s2_two_armies_from_anywhere() -> None:
    state = do(wheels(friends={"bree": {"elf": 1, "dwarf": 2}, "edoras": {"rohan": 1}}), "wheels armies")
    assert prompt_of(state) == ("placing", 0)
    assert offered(state, "at") == {"bree", "edoras"}
    do(state, "at bree", "lose dwarf")
    assert friends(state, "bree") == {"elf": 1, "dwarf": 1}
    do(state, "at edoras")
    assert friends(state, "edoras") == {}
    assert hope(state) == 6
    assert prompt_of(state) == ("act", 1)


def test_f45_s2_f29_a_haven_that_loses_its_last_army_to_the_wheels_falls() -> None:
    state = wheels(friends={"erebor": {"dwarf": 1}, "bree": {"elf": 2}, "edoras": {"rohan": 1}}, shadow={"erebor": 1})
    do(state, "wheels armies", "at erebor")
    assert is_haven(state, "erebor")  # not before the card has been carried out
    do(state, "at bree")
    assert is_stronghold(state, "erebor")
    assert hope(state) == 3


def test_f45_s2_two_cards_or_tokens_of_one_player_who_chooses_them() -> None:
    words: dict[str, Any] = {"hands": [[], ["dale_valor", "lembas"]], "tokens": [{}, {"valor": 1, "stealth": 1}]}
    state = do(wheels(**words), "wheels second")
    assert prompt_of(state) == ("discarding", 1)
    # in ascending order, so that the last thing can't be named first
    assert offers(state) == {"discard dale_valor", "discard lembas", "discard token valor"}
    do(state, "discard lembas", "discard token valor")
    assert (hand(state, 1), tokens(state, 1)) == (["dale_valor"], {"stealth": 1})
    assert state.view(0)["token_supply"]["valor"] == 9
    assert "lembas" in read(state, "discard")
    state = do(wheels(**words), "wheels second", "discard token valor")  # then only the other token comes after it
    assert (hand(state, 1), tokens(state, 1)) == (["dale_valor", "lembas"], {})


def test_f45_s2_the_last_hope_ends_the_game() -> None:
    assert wheels(hope=1).actor == OVER


def test_f37_the_special_cards_have_backs_of_their_own() -> None:
    levels = [{"back": "red", "unseen": ["drums", "wheels", "sh05"]}, *pile("red", "sh05")]
    state = to_flip(*PLAYERS, levels=levels, shadow_discard=[])
    assert drawn(state) == pytest.approx({"flipped drums": 1 / 2, "flipped sh05": 1 / 2})
    assert isclose(sum(drawn(state).values()), 1.0)


def test_f31_f40_an_army_that_cannot_be_added_because_the_place_is_held_costs_no_hope() -> None:
    state = reinforce("sh32", *PLAYERS, shadow={"nurn": 48}, friends={"moria": {"elf": 1}}, **captured("moria"))
    assert hope(state) == 6


def test_f36_f37_between_two_shadow_cards_there_is_a_quiet_moment() -> None:
    state = table(
        *PLAYERS, stack=[["turn", 0, k.TURN_PAUSES, 2, 0, 0]], levels=pile("red"), hands=[["gifts_elves"]], active=0
    )
    assert prompt_of(state) == ("quiet", 0)
    do(state, "pass", "flipped sh05", "back red")
    assert prompt_of(state) == ("quiet", 0)
