"""Our rulings where all sources are silent, N1 to N23; N12 to N14 and N20 are also tested with their objectives."""

from typing import Any

import pytest

from bywater.games.fate.model import frames as k
from bywater.games.fate.model.table import Table
from bywater.games.fate.rules.setup import first_player

from .helpers_objectives import (
    ACTING,
    ERIADOR,
    GAME,
    HARADWAITH,
    HAVENS,
    REGIONS,
    STRONGHOLDS,
    afterwards,
    at,
    battle,
    captured,
    cards,
    do,
    done,
    each,
    friends,
    hope,
    legal,
    place_of,
    prompt_of,
    shadow,
    shadow_card,
    skies_darken,
    starts,
    table,
    tokens,
)

PLACES = list(GAME.data["places"])
REGION_CARDS = [
    f"{region}_{symbol}" for region in REGIONS for symbol in ("friendship", "valor", "stealth", "resistance")
]
SEATS = ("frodo_sam gimli", "legolas eowyn")

# -- N1 ---------------------------------------------------------------------------------------


def test_n1_the_ring_is_offered_only_where_armies_stand_with_frodo_and_before_the_dice() -> None:
    state = table(*SEATS, acting="frodo_sam", shadow={"bree": 1})
    do(state, "travel bree")
    assert legal(state) == {"pass", "put on the ring"}
    do(state, "pass")
    assert prompt_of(state) == "search_roll"
    assert state.decision.fields["dice"] == 3
    state = table(*SEATS, acting="frodo_sam", shadow={"tharbad": 1})
    do(state, "travel bree")
    assert prompt_of(state) == "search_roll"
    assert state.decision.fields["dice"] == 2


# -- N2 ---------------------------------------------------------------------------------------


def test_n2_objectives_are_fulfilled_before_havens_fall() -> None:
    """The last army leaves Eriador for empty Rivendell: its hope comes in time."""
    words = {"objectives": ["rangers_eriador"], "friends": each(ERIADOR), "shadow": {"weather_hills": 1}, "hope": 3}
    state = shadow_card("sh25", "red", *SEATS, **words)
    assert done(state, "rangers_eriador")
    assert hope(state) == 4
    do(state, "done", "done")
    assert hope(state) == 1
    assert "rivendell" in at(state, "strongholds")


def test_n2_the_haven_of_a_battle_falls_with_the_battle() -> None:
    armies = {"grey_havens": {"elf": 1}, "the_shire": {"elf": 1}}
    state = shadow_card("sh27", "red", *SEATS, friends=armies, shadow={"ered_luin": 1, "bree": 1})
    assert prompt_of(state) == "battle_roll"
    do(state, "fought 1 nazgul")
    assert "grey_havens" in at(state, "strongholds")
    assert hope(state) == 3
    assert prompt_of(state) == "battle_roll"
    assert friends(state, "the_shire") == {"elf": 1}


# -- N3 ---------------------------------------------------------------------------------------


def test_n3_alone_the_token_passes_over_fallen_gandalf() -> None:
    words = {
        "row": ["legolas", "gandalf", "eowyn", "gimli"],
        "gandalf": "fallen",
        "stack": [["turn", 0, k.TURN_PAUSES, 0, 0, 0]],
    }
    more = {"objectives": ["confront_balrog"], "done": ["confront_balrog"]}
    state = table("legolas gandalf@- eowyn gimli frodo_sam", solo_turn=0, **words, **more)
    assert at(state, "solo_turn") == 2
    assert {text for text in legal(state) if text.startswith("act")} == {"act eowyn", "act frodo_sam"}


def test_n3_alone_the_last_of_the_row_is_followed_by_the_first_on_the_board() -> None:
    words = {
        "row": ["gandalf", "legolas", "eowyn", "gimli"],
        "gandalf": "fallen",
        "stack": [["turn", 0, k.TURN_PAUSES, 0, 0, 0]],
    }
    more = {"objectives": ["confront_balrog"], "done": ["confront_balrog"]}
    assert at(table("legolas gandalf@- eowyn gimli frodo_sam", solo_turn=3, **words, **more), "solo_turn") == 1


# -- N4 ---------------------------------------------------------------------------------------

ALL_BUT_TWO = [card for card in REGION_CARDS if card not in ("dale_valor", "dale_stealth")]
EMPTY_DECK: dict[str, Any] = {"discard": REGION_CARDS, "events_in": 0, "piles": [0, 0, 0, 0], "dark_piles": []}
IN_RIVENDELL = ("frodo_sam@rivendell gimli@rivendell", "legolas@rivendell eowyn@rivendell")

IDLE: list[tuple[str, tuple[str, ...], dict[str, Any], dict[str, Any]]] = [
    ("red_arrow", SEATS, {"friends": {"bree": {"elf": 1}}}, {"friends": {"rivendell": {"elf": 1}}}),
    ("tom_bombadil", SEATS, {"hope": 8}, {"hope": 7}),
    ("council_of_elrond", IN_RIVENDELL, {}, {"tokens": [{}, {"valor": 1}]}),
    ("gwaihir", SEATS, {}, {"friends": {"bree": {"elf": 1}}}),
    ("orc_infighting", SEATS, {}, {"shadow": {"bree": 1}}),
    ("conflicting_orders", SEATS, {}, {"shadow": {"bree": 1}}),
    ("elronds_foresight", SEATS, EMPTY_DECK, {}),
    ("entmoot", SEATS, {"friends": {"bree": {"elf": 9}}}, {}),
    (
        "gifts_elves",
        SEATS,
        {"options": {"own": {"tokens": dict.fromkeys(("friendship", "valor", "stealth", "resistance"), 0)}}},
        {},
    ),
]


@pytest.mark.parametrize(("event", "seats", "idle", "useful"), IDLE)
def test_n4_an_event_that_would_do_nothing_cant_be_played(
    event: str, seats: tuple[str, ...], idle: dict[str, Any], useful: dict[str, Any]
) -> None:
    assert f"play {event}" not in legal(table(*seats, hands=[[event]], **idle))
    assert f"play {event}" in legal(table(*seats, hands=[[event]], **useful))


def test_n4_lembas_outside_the_actions_does_nothing() -> None:
    quiet = [["turn", 0, k.TURN_FLIPS, 1, 0, 0], ["quiet", 0, 0, 0, 0, 0]]
    state = table(*SEATS, hands=[["lembas", "tom_bombadil"]], stack=quiet)
    assert legal(state) == {"pass", "play tom_bombadil"}
    assert "play lembas" in legal(table(*SEATS, hands=[["lembas"]]))


def test_n4_abilities_that_would_do_nothing() -> None:
    at_hobbits = ("frodo_sam merry_pippin", "legolas eowyn")
    words: dict[str, Any] = {"tokens": [{"friendship": 3}], "acting": "merry_pippin"}
    assert "distract" not in legal(table(*at_hobbits, **words, nazgul={"eriador": 2}))
    assert "distract" in legal(table(*at_hobbits, **words, nazgul={"eriador": 2, "mordor": 1}))
    assert "song" not in legal(table(*at_hobbits, **words, hope=8))
    assert "song" in legal(table(*at_hobbits, **words, hope=7))
    assert "craft" not in legal(table(*SEATS, acting="gimli", tokens=[{}, {"valor": 9}]))
    assert "craft" in legal(table(*SEATS, acting="gimli", tokens=[{}, {"valor": 8}]))


# -- N5 ---------------------------------------------------------------------------------------


def test_n5_nazgul_around_frodo_already_count_among_the_seven() -> None:
    words = {"hands": [["eagles"]], "nazgul": {"eriador": 5, "rhudaur": 1, "mordor": 3}}
    state = do(table(*SEATS, **words), "play eagles", "who frodo_sam", "at bree")
    assert at(state, "nazgul") == {"eriador": 7, "mordor": 2}
    assert prompt_of(state) == "search_roll"
    assert state.decision.fields["dice"] == 7


def test_n5_with_more_than_seven_there_none_comes() -> None:
    words = {"hands": [["eagles"]], "nazgul": {"eriador": 8, "mordor": 1}}
    state = do(table(*SEATS, **words), "play eagles", "who frodo_sam", "at bree")
    assert at(state, "nazgul") == {"eriador": 8, "mordor": 1}


# -- N6, N7 -----------------------------------------------------------------------------------


def test_n6_the_first_games_characters_only_where_nobody_else_is_required() -> None:
    """Gandalf and Aragorn are required: for two they must be dealt, for four they are there."""
    assert prompt_of(GAME.start(seats=2, objectives="darkness_at_bay", level="standard")) == "join"
    state = GAME.start(seats=4, objectives="darkness_at_bay", level="standard")
    assert prompt_of(state) == "flip"
    assert at(state, "characters")["gandalf"]["seat"] == 3
    assert at(state, "characters")["aragorn"]["seat"] == 2
    assert prompt_of(GAME.start(seats=2)) == "flip"


def test_n6_alone_too() -> None:
    assert prompt_of(starts(1, "confront_balrog", "shieldmaiden")) == "flip"
    assert prompt_of(starts(1, "arwen_banner")) == "join"


def test_n7_if_nobody_holds_a_region_card_frodos_player_begins() -> None:
    """With several players there are fewer events than cards dealt; so the rule is tested by itself."""
    seats = ("gimli legolas", "frodo_sam eowyn", "arwen boromir")
    lowest = {"begins": "lowest"}
    for hands, first in (([["lembas"]], 1), ([["lembas"], ["dale_valor"], ["mordor_stealth"]], 2)):
        state = table(*seats, hands=hands, options=lowest)
        assert isinstance(state, Table)
        assert first_player(state) == first


# -- N8, N9 -----------------------------------------------------------------------------------


def test_n8_the_walks_in_a_cloak_are_made_at_once_and_the_walker_pays() -> None:
    seats = ("frodo_sam gimli", "legolas@rivendell eowyn")
    state = table(*seats, hands=[["elven_cloaks"]], tokens=[{"stealth": 1}, {"stealth": 1}], acting="gimli")
    do(state, "play elven_cloaks", "who legolas")
    assert "travel carrock" in legal(state)
    do(state, "travel carrock")
    assert place_of(state, "legolas") == "carrock"
    assert at(state, "tokens") == [{"stealth": 1}, {}]
    assert state.actor == 0
    do(state, "travel old_forest_road")
    assert place_of(state, "legolas") == "old_forest_road"
    assert prompt_of(state) == "act"
    assert at(state, "taken") == 0


def test_n8_one_may_stop_after_one_walk_or_none() -> None:
    state = do(table(*SEATS, hands=[["elven_cloaks"]]), "play elven_cloaks", "who gimli", "travel lake_town", "done")
    assert prompt_of(state) == "act"
    assert place_of(state, "gimli") == "lake_town"
    state = do(table(*SEATS, hands=[["elven_cloaks"]]), "play elven_cloaks", "who gimli", "done")
    assert place_of(state, "gimli") == "erebor"


def test_n8_frodo_in_a_cloak_is_not_searched() -> None:
    state = do(table(*SEATS, hands=[["elven_cloaks"]]), "play elven_cloaks", "who frodo_sam", "travel bree")
    assert prompt_of(state) == "riding"
    assert place_of(state, "frodo_sam") == "bree"


def test_n8_a_road_that_its_player_cant_pay_is_closed() -> None:
    seats = ("frodo_sam gimli", "legolas@rivendell eowyn")
    state = table(*seats, hands=[["elven_cloaks"]], tokens=[{"stealth": 2}], acting="gimli")
    assert "travel carrock" not in legal(do(state, "play elven_cloaks", "who legolas"))


def test_n9_the_player_of_an_event_decides_alone() -> None:
    state = do(table(*SEATS, hands=[["eagles"]]), "play eagles", "who legolas", "at edoras")
    assert place_of(state, "legolas") == "edoras"
    together = ("frodo_sam gimli@erebor", "legolas@erebor eowyn")
    state = do(table(*together, hands=[["rohan_horses"]]), "play rohan_horses", "at erebor", "travel lake_town")
    assert place_of(state, "legolas") == place_of(state, "gimli") == "lake_town"


def test_n9_but_the_council_is_for_the_willing() -> None:
    state = do(table(*SEATS, hands=[["council_of_elrond"]]), "play council_of_elrond", "take along legolas")
    assert prompt_of(state) == "consent"
    assert state.actor == 1
    assert place_of(do(state.clone(), "yes"), "legolas") == "rivendell"
    assert place_of(do(state, "no"), "legolas") == "woodland_realm"


def test_n9_and_so_is_the_march_of_the_ents() -> None:
    seats = ("frodo_sam gimli", "legolas@fangorn_forest eowyn")
    state = do(table(*seats, hands=[["entmoot"]]), "play entmoot", "number 1", "at isengard", "take along legolas")
    assert prompt_of(state) == "consent"
    assert place_of(do(state.clone(), "yes"), "legolas") == "isengard"
    assert place_of(do(state, "no"), "legolas") == "fangorn_forest"
    assert friends(state, "isengard") == {"elf": 1}


# -- N10 --------------------------------------------------------------------------------------


def test_n10_armies_added_by_an_objective_fight_no_battle() -> None:
    seats = ("frodo_sam gimli@minas_tirith", "legolas@minas_tirith eowyn")
    words = {"objectives": ["unseat_denethor"], "acting": "gimli", "shadow": {"minas_tirith": 2}}
    state = table(*seats, **words, tokens=[{"stealth": 2, "friendship": 1, "valor": 1}])
    do(state, "objective unseat_denethor", "number 2")
    assert prompt_of(state) == "act"
    assert (friends(state, "minas_tirith"), shadow(state, "minas_tirith")) == ({"gondor": 2}, 2)


def test_n10_armies_moved_by_events_fight_no_battle() -> None:
    words: dict[str, Any] = {"friends": {"bree": {"elf": 1}}, "shadow": {"tharbad": 1}}
    state = do(table(*SEATS, **words, hands=[["conflicting_orders"]]), "play conflicting_orders", "at bree")
    assert prompt_of(state) == "act"
    assert (friends(state, "bree"), shadow(state, "bree")) == ({"elf": 1}, 1)
    state = table(*SEATS, hands=[["entmoot"]], shadow={"isengard": 2})
    do(state, "play entmoot", "number 3", "at isengard")
    assert prompt_of(state) == "act"
    assert (friends(state, "isengard"), shadow(state, "isengard")) == ({"elf": 3}, 2)


def test_n10_where_the_card_says_so_a_battle_may_be_fought() -> None:
    words: dict[str, Any] = {"friends": {"rivendell": {"elf": 1}, "erebor": {"dwarf": 1}}, "shadow": {"erebor": 1}}
    state = do(table(*SEATS, **words, hands=[["red_arrow"]]), "play red_arrow", "at rivendell")
    do(state, "at erebor")
    assert legal(state) == {"pass", "attack 1", "attack 2"}


# -- N11 --------------------------------------------------------------------------------------


def short_deck(**more: Any) -> Any:
    words = {"discard": ALL_BUT_TWO, "events_in": 0, "piles": [2, 0, 0, 0], "dark_piles": [], **more}
    return table("frodo_sam galadriel", "legolas eowyn", **words)


def test_n11_the_mirror_shows_four_cards_or_all_there_are() -> None:
    state = do(short_deck(acting="galadriel"), "mirror", "drawn dale_stealth", "drawn dale_valor")
    assert legal(state) == {"next dale_valor", "next dale_stealth"}
    do(state, "next dale_valor")
    assert at(state, "tops") == ["dale_valor", "dale_stealth"]
    state = do(table("frodo_sam galadriel", "legolas eowyn", acting="galadriel"), "mirror")
    for card in cards("valor", 4):
        assert prompt_of(state) == "draw"
        do(state, f"drawn {card}")
    assert prompt_of(state) == "ordering"


def test_n11_so_does_foresight() -> None:
    state = do(short_deck(hands=[["elronds_foresight"]]), "play elronds_foresight")
    do(state, "drawn dale_stealth", "drawn dale_valor")
    assert legal(state) == {"pass", "card dale_stealth", "card dale_valor"}


# -- N14, N15 ---------------------------------------------------------------------------------


def test_n14_galadriel_pays_like_others_once_the_pits_are_bare() -> None:
    words = {"objectives": ["lay_bare_pits"], "acting": "galadriel", "friends": {"dol_guldur": {"elf": 1}}}
    tokens_ = [{"resistance": 2, "valor": 1}]
    assert "capture otherwise" in legal(
        table("frodo_sam galadriel@dol_guldur", "legolas eowyn", **words, tokens=tokens_)
    )
    state = table("frodo_sam galadriel@dol_guldur", "legolas eowyn", **words, tokens=tokens_, done=["lay_bare_pits"])
    assert {"capture", "capture otherwise"} & legal(state) == set()


def test_n15_a_seventh_haven_falls_as_the_others_did() -> None:
    """There are six stronghold markers in the box."""
    lost = [place for place in HAVENS if place not in ("grey_havens", "lorien", "rivendell")]
    words = {"havens": ["grey_havens", "lorien", "rivendell"], "strongholds": [*STRONGHOLDS, *lost]}
    state = shadow_card("sh25", "red", *SEATS, **words, shadow={"weather_hills": 1})
    assert "rivendell" in at(state, "strongholds")
    assert hope(state) == 3


def test_n15_a_seventh_stronghold_is_captured_as_the_others_were() -> None:
    """There are six haven markers in the box."""
    words = {**captured(*[place for place in STRONGHOLDS if place != "moria"]), "tokens": [{"valor": 3}]}
    state = table("frodo_sam gimli@moria", "legolas eowyn", acting="gimli", **words, friends={"moria": {"dwarf": 1}})
    assert "moria" in at(do(state, "capture"), "havens")


# -- N16, N17, N18 ----------------------------------------------------------------------------


def test_n16_eomers_first_travel_of_a_turn_is_his_bonus() -> None:
    state = table("frodo_sam eomer", "legolas gimli", acting="eomer")
    do(state, "travel edoras")
    assert at(state, "taken") == 0
    assert at(state, "used") == ["rider_of_rohan"]
    do(state, "travel eastemnet")
    assert at(state, "taken") == 1


def test_n16_after_his_last_action_it_is_still_there() -> None:
    state = table("frodo_sam eomer", "legolas eowyn", acting="eomer", taken=4)
    assert {"travel edoras", "travel helms_deep"} <= legal(state)
    assert "travel edoras" not in legal(do(state, "travel helms_deep"))


def test_n17_a_journey_can_be_called_off_only_after_a_refusal() -> None:
    seats = ("frodo_sam gimli@bree", "legolas@bree eowyn@bree")
    state = do(table(*seats, acting="gimli"), "travel tharbad", "take along legolas")
    assert prompt_of(state) == "consent"
    assert place_of(do(state.clone(), "yes"), "legolas") == "tharbad"
    do(state, "no")
    assert legal(state) == {"pass", "call off"}
    off = do(state.clone(), "call off")
    assert place_of(off, "gimli") == "bree"
    assert at(off, "taken") == 0
    on = do(state, "pass")
    assert (place_of(on, "gimli"), place_of(on, "legolas")) == ("tharbad", "bree")
    assert at(on, "taken") == 1


def test_n17_a_player_who_refused_is_not_prompted_again_before_the_table_has_changed() -> None:
    seats = ("frodo_sam gimli@bree", "legolas@bree eowyn@bree")
    state = do(table(*seats, acting="gimli", hands=[["gifts_elves"]]), "travel tharbad", "take along legolas")
    do(state, "no", "call off")
    assert legal(do(state.clone(), "travel tharbad")) == {"done", "take along eowyn"}
    do(state, "play gifts_elves", "gift valor to first", "travel tharbad")
    assert legal(state) == {"done", "take along eowyn", "take along legolas"}


def test_n17_a_refused_fellowship_neither() -> None:
    seats = ("frodo_sam gimli@erebor", "legolas@erebor eowyn")
    state = table(*seats, acting="gimli", hands=[["dale_valor"], ["dale_stealth"]])
    do(state, "give to second", "no")
    assert "give to second" not in legal(state)
    do(state, "take from second", "no")
    assert not any(text.startswith(("give", "take from")) for text in legal(state))
    assert at(state, "taken") == 0
    do(state, "travel lake_town", "done", "travel erebor")
    assert {"give to second", "take from second"} <= legal(state)


def test_n18_lembas_goes_to_a_character_who_is_not_done_yet() -> None:
    words: dict[str, Any] = {"hands": [["lembas"]], "nazgul": {}}
    state = do(table(*SEATS, **words), "play lembas")
    assert legal(state) == {"who frodo_sam", "who gimli"}
    state = do(table(*SEATS, **words), "act frodo_sam", "travel bree", "act gimli", "play lembas")
    assert at(state, "extras") == {"gimli": 2}


# -- N19 --------------------------------------------------------------------------------------


def test_n19_several_at_once_are_fulfilled_in_the_order_of_the_list() -> None:
    words = {"objectives": ["avenge_balin", "subdue_umbar"], **captured("moria")}
    armies = {**each(HARADWAITH), "moria": {"dwarf": 2}, "erebor": {"dwarf": 1}}
    state = afterwards(*SEATS, **words, friends=armies)
    assert at(state, "done") == ["subdue_umbar"]
    assert "at umbar" in legal(state)
    do(state, "done")
    assert at(state, "done") == ["subdue_umbar", "avenge_balin"]
    assert legal(state) == {"done", "at erebor"}


# -- N20, N21 ---------------------------------------------------------------------------------


def test_n20_gandalf_returns_before_the_armies_of_skies_darken_come() -> None:
    """One hope, and three armies that the supply lacks: without his two the game would be lost."""
    words = {"objectives": ["confront_balrog"], "done": ["confront_balrog"], "gandalf": "fallen", "eye": "mordor"}
    seats = ("frodo_sam gandalf@-", "gimli eowyn")
    state = skies_darken(["dorwinion"], *seats, **words, hope=2, shadow={"rhun": 48})
    assert at(state, "ending") == ""
    assert hope(state) == 1


def test_n21_valor_is_offered_after_the_losses() -> None:
    words = {"friends": {"bree": {"elf": 1, "dwarf": 1}}, "shadow": {"bree": 3}, "nazgul": {}}
    state = table("frodo_sam gimli@bree", "legolas@bree eowyn", **words, tokens=[{"valor": 1}], stack=battle(3, 2))
    do(state, "fought 1 rout 1 exchange")
    assert prompt_of(state) == "losses"
    do(state, "lose elf")
    assert prompt_of(state) == "after_battle"
    assert shadow(state, "bree") == 1
    do(state, "valor")
    assert shadow(state, "bree") == 0
    assert friends(state, "bree") == {"dwarf": 1}


# -- N22, N23 ---------------------------------------------------------------------------------


def test_n22_keen_sight_happens_by_itself_once_a_turn() -> None:
    words = {"hands": [["dale_valor", "dale_stealth"]], "levels": [{"back": "red", "unseen": ["sh03", "sh05", "sh01"]}]}
    state = do(table("frodo_sam legolas", "gimli eowyn", **words, acting="legolas"), "prepare dale_valor")
    assert prompt_of(state) == "flip"
    do(state, "flipped sh05", "back black")
    assert at(state, "levels")[0]["seen"] == ["sh05"]
    assert prompt_of(state) == "act"
    do(state, "prepare dale_stealth")
    assert prompt_of(state) == "act"
    assert tokens(state) == {"valor": 1, "stealth": 1}


def test_n23_give_counsel_is_used_up_only_by_a_card_of_another_region() -> None:
    seats = ("frodo_sam arwen@rivendell", "legolas@rivendell eowyn")
    words = {"acting": "arwen", "hands": [["rhudaur_valor", "dale_valor", "dale_stealth"], ["rhudaur_stealth"]]}
    state = do(table(*seats, **words), "give to second")
    assert legal(state) == {"card rhudaur_valor", "card dale_valor", "card dale_stealth"}
    same = do(state.clone(), "card rhudaur_valor", "yes")
    assert at(same, "used") == []
    other = do(state, "card dale_valor", "yes")
    assert at(other, "used") == ["give_counsel"]
    assert prompt_of(do(other, "give to second")) == "trade_consent"  # only the card of Rhudaur was left to choose
    do(other, "yes")
    assert at(other, "hands")[0] == ["dale_stealth"]


def test_n23_alone_with_preparations_too() -> None:
    words = {"acting": "arwen", "hands": [["rhudaur_valor", "dale_valor", "dale_stealth"]], "stack": ACTING}
    alone = "arwen@rivendell legolas gimli eowyn frodo_sam"
    state = table(alone, **words)
    assert at(do(state.clone(), "prepare rhudaur_valor"), "used") == []
    do(state, "prepare dale_valor")
    assert at(state, "used") == ["give_counsel"]
    assert {"prepare rhudaur_valor"} == {text for text in legal(state) if text.startswith("prepare")}
