"""What characters add to Prepare and Fellowship: Arwen, Boromir, Frodo, Gollum, Legolas
(K05, K06, K09, K18, K32, K35)."""

from typing import Any

import pytest

from bywater import State
from bywater.games.fate.model import frames as k

from .helpers_characters import (
    discard,
    do,
    drawn,
    friends,
    hand,
    havens,
    hope,
    offered,
    offers,
    prompt_of,
    shadow,
    table,
    taken,
    tokens,
    used,
)
from .moments import parts

# -- Arwen: Send Aid --------------------------------------------------------------------------


def arwen(*, others: str = "frodo_sam erebor, gimli lake_town", place: str = "rivendell", **more: Any) -> State:
    more.setdefault("hands", ["", "dale_valor"])
    more.setdefault("friends", {place: "2 elf"})
    return table(others, f"arwen {place}, legolas", acting="arwen", **more)


def test_k05_arwen_sends_an_elf_army_to_a_character_in_the_cards_region() -> None:
    state = arwen()
    do(state, "prepare dale_valor")
    assert prompt_of(state) == ("placing", 1)
    assert offers(state) == {"pass", "at erebor", "at lake_town"}
    do(state, "at lake_town")
    assert friends(state, "rivendell") == {"elf": 1}
    assert friends(state, "lake_town") == {"elf": 1}
    assert tokens(state, 1) == {"valor": 1}
    assert taken(state) == 1


def test_k05_she_need_not() -> None:
    state = arwen()
    do(state, "prepare dale_valor", "pass")
    assert friends(state, "rivendell") == {"elf": 2}
    assert tokens(state, 1) == {"valor": 1}


def test_k05_not_where_nobody_is_in_that_region() -> None:
    state = arwen(hands=["", "gondor_valor"])
    do(state, "prepare gondor_valor")
    assert prompt_of(state) == ("act", 1)


def test_k05_not_without_elves_where_she_is() -> None:
    state = arwen(friends={"rivendell": "2 dwarf", "lorien": "elf"})
    do(state, "prepare dale_valor")
    assert prompt_of(state) == ("act", 1)


def test_k05_no_battle_follows() -> None:
    state = arwen(shadow={"lake_town": 2})
    do(state, "prepare dale_valor", "at lake_town")
    assert prompt_of(state) == ("act", 1)
    assert (friends(state, "lake_town"), shadow(state, "lake_town")) == ({"elf": 1}, 2)


def test_k05_each_time_she_prepares() -> None:
    state = arwen(hands=["", "dale_valor dale_stealth"])
    do(state, "prepare dale_valor", "at erebor", "prepare dale_stealth", "at erebor")
    assert friends(state, "erebor") == {"elf": 2}


def test_k05_others_send_none() -> None:
    state = table(
        "frodo_sam erebor, gimli",
        "arwen rivendell, legolas rivendell",
        acting="legolas",
        friends={"rivendell": "2 elf"},
        hands=["", "dale_valor"],
        used=["keen_sight"],
    )
    do(state, "prepare dale_valor")
    assert prompt_of(state) == ("act", 1)


def test_k05_a_haven_left_without_its_last_army_falls() -> None:
    state = arwen(friends={"rivendell": "elf"}, shadow={"rivendell": 1})
    do(state, "prepare dale_valor", "at erebor")
    assert "rivendell" not in havens(state)
    assert hope(state) == 3


# -- Arwen: Give Counsel ----------------------------------------------------------------------


def council(place: str = "rivendell", acting: str = "arwen", **more: Any) -> State:
    more.setdefault("hands", ["gondor_valor rhudaur_stealth", "dale_stealth mordor_resistance"])
    return table(f"frodo_sam {place}, gimli", f"arwen {place}, legolas {place}", acting=acting, **more)


def test_k06_at_a_haven_arwen_gives_or_takes_a_card_of_any_region() -> None:
    state = council()
    assert offered(state, "give", "take") == {"give to first", "take from first"}
    do(state, "give to first")
    assert offers(state) == {"card dale_stealth", "card mordor_resistance"}
    do(state, "card mordor_resistance")
    assert prompt_of(state) == ("trade_consent", 0)
    do(state, "yes")
    assert hand(state, 0) == {"gondor_valor", "rhudaur_stealth", "mordor_resistance"}
    assert taken(state) == 1
    assert used(state) == {"give_counsel"}
    taking = council()
    do(taking, "take from first", "card gondor_valor", "yes")
    assert "gondor_valor" in hand(taking, 1)


def test_k06_once_a_turn() -> None:
    state = council()
    do(state, "give to first", "card mordor_resistance", "yes")
    assert offered(state, "give", "take") == {"take from first"}
    do(state, "take from first")  # the only card of this region is taken automatically
    assert prompt_of(state) == ("trade_consent", 0)
    do(state, "yes")
    assert "rhudaur_stealth" in hand(state, 1)


def test_k06_n23_a_card_of_the_region_does_not_use_it_up() -> None:
    state = council()
    do(state, "take from first", "card rhudaur_stealth", "yes")
    assert used(state) == set()
    assert offered(state, "give", "take") == {"give to first", "take from first"}


def test_k06_refused_it_is_not_used_up() -> None:
    state = council()
    do(state, "give to first", "card mordor_resistance", "no")
    assert used(state) == set()
    assert taken(state) == 0


def test_k06_not_outside_a_haven() -> None:
    state = council("hollin")
    assert offered(state, "give", "take") == {"take from first"}
    do(state, "take from first")
    assert prompt_of(state) == ("trade_consent", 0)
    do(state, "yes")
    assert "rhudaur_stealth" in hand(state, 1)


def test_k06_a_fallen_haven_is_none_and_a_captured_stronghold_is_one() -> None:
    fallen = council(havens=["lorien"], strongholds=["rivendell"])
    assert offered(fallen, "give", "take") == {"take from first"}
    captured = council("moria", havens=["moria", "rivendell"], strongholds=[])
    assert offered(captured, "give", "take") == {"give to first", "take from first"}


def test_k06_only_arwen_when_she_acts_herself() -> None:
    state = council(acting="legolas")
    assert offered(state, "give", "take") == {"take from first"}
    other = council(acting="frodo_sam")
    assert offered(other, "give", "take") == {"give to second"}


def test_k06_events_are_no_cards_of_a_region() -> None:
    state = council(hands=["lembas", "orc_infighting"])
    assert offered(state, "give", "take") == set()


def test_k06_next_turn_again() -> None:
    state = table(
        "frodo_sam rivendell, gimli",
        "arwen rivendell, legolas",
        hands=["", "dale_stealth"],
        turn_of=1,
        used=["give_counsel"],
        stack=[["turn", 1, k.TURN_BEGINS, 0, 0, 0]],
    )
    do(state, "act arwen")
    assert "give to first" in offers(state)


def alone(acting: str, *, place: str, cards: str, **more: Any) -> State:
    row = ["arwen", "gollum", "legolas", "gimli"]
    places = {acting: place}
    people = ", ".join(f"{name} {places.get(name, 'dagorlad')}" for name in [*row, "frodo_sam"])
    turn = row.index(acting) if acting in row else 0
    return table(people, acting=acting, hands=[cards], row=row, solo_turn=turn, **more)


def test_k06_alone_her_prepare_takes_a_card_of_any_region_once_a_turn() -> None:
    state = alone("arwen", place="rivendell", cards="dale_valor gondor_stealth rhudaur_valor")
    assert offered(state, "prepare") == {"prepare dale_valor", "prepare gondor_stealth", "prepare rhudaur_valor"}
    do(state, "prepare rhudaur_valor")
    assert offered(state, "prepare") == {"prepare dale_valor", "prepare gondor_stealth"}
    do(state, "prepare dale_valor")
    assert tokens(state, 0) == {"valor": 2}
    assert offered(state, "prepare") == set()


def test_k06_alone_she_needs_a_haven_and_others_the_region() -> None:
    assert offered(alone("arwen", place="hollin", cards="rhudaur_valor dale_valor"), "prepare") == set()
    state = alone("legolas", place="rivendell", cards="rhudaur_valor dale_valor")
    assert offered(state, "prepare") == {"prepare rhudaur_valor"}


def test_k06_alone_there_is_no_fellowship() -> None:
    row = "arwen rivendell, legolas rivendell, gimli rivendell, gollum rivendell, frodo_sam rivendell"
    state = table(row, acting="arwen", hands=["rhudaur_valor dale_valor"])
    assert offered(state, "give", "take") == set()


# -- Boromir: Tempted by Power ----------------------------------------------------------------


def boromir(acting: str = "boromir", *, also: str = "legolas", **more: Any) -> State:
    more.setdefault("hands", ["gondor_stealth", "gondor_resistance gondor_valor"])
    return table("frodo_sam minas_tirith, gimli", f"boromir, {also}", acting=acting, **more)


def test_k09_boromir_gives_no_resistance() -> None:
    state = boromir()
    do(state, "give to first")
    assert prompt_of(state) == ("trade_consent", 0)  # Gondor's Valor is all he can give
    do(state, "yes")
    assert hand(state, 0) == {"gondor_stealth", "gondor_valor"}
    only = boromir(hands=["", "gondor_resistance"])
    assert offered(only, "give") == set()


def test_k09_none_can_be_taken_from_him() -> None:
    state = boromir("frodo_sam", hands=["", "gondor_resistance"])
    assert offered(state, "take") == set()
    valor = boromir("frodo_sam")
    do(valor, "take from second", "yes")
    assert hand(valor, 0) == {"gondor_stealth", "gondor_valor"}


def test_k09_it_can_from_his_players_other_character_beside_him() -> None:
    state = boromir("frodo_sam", also="legolas minas_tirith", hands=["", "gondor_resistance"])
    do(state, "take from second", "yes")
    assert hand(state, 0) == {"gondor_resistance"}
    giving = boromir("legolas", also="legolas minas_tirith", hands=["", "gondor_resistance"])
    do(giving, "give to first", "yes")
    assert hand(giving, 0) == {"gondor_resistance"}


def test_k09_he_may_be_given_and_take_resistance() -> None:
    taking = boromir(hands=["gondor_resistance", ""])
    do(taking, "take from first", "yes")
    assert hand(taking, 1) == {"gondor_resistance"}
    given = boromir("frodo_sam", hands=["gondor_resistance", ""])
    do(given, "give to second", "yes")
    assert hand(given, 1) == {"gondor_resistance"}


def test_k09_x5_by_the_option_he_receives_none_either() -> None:
    options = {"boromir_takes_no_resistance": True}
    taking = boromir(hands=["gondor_resistance", ""], options=options)
    assert offered(taking, "take") == set()
    given = boromir("frodo_sam", hands=["gondor_resistance", ""], options=options)
    assert offered(given, "give") == set()


def test_k09_his_player_may_spend_resistance_as_ever() -> None:
    state = boromir(hands=["", "gondor_resistance"], friends={"minas_tirith": "gondor"}, shadow={"minas_tirith": 2})
    do(state, "attack 1", "fought 1 overrun")
    assert offers(state) == {"pass", "reroll overrun"}


# -- Frodo & Sam: Elrond's Support ------------------------------------------------------------


def frodo(place: str, cards: str, **more: Any) -> State:
    return table(f"frodo_sam {place}, gimli", "aragorn, legolas", acting="frodo_sam", hands=[cards], **more)


def test_k18_in_the_cards_own_region_frodo_gains_a_friendship_as_well() -> None:
    state = frodo("the_shire", "eriador_stealth")
    do(state, "prepare eriador_stealth")
    assert tokens(state, 0) == {"stealth": 1, "friendship": 1}
    assert discard(state) == {"eriador_stealth"}


def test_k18_not_with_a_card_of_another_region() -> None:
    state = frodo("the_shire", "dale_stealth eriador_valor")
    do(state, "prepare dale_stealth")
    assert tokens(state, 0) == {"stealth": 1}
    do(state, "prepare eriador_valor")  # it was not used up
    assert tokens(state, 0) == {"stealth": 1, "valor": 1, "friendship": 1}


def test_k18_once_a_turn() -> None:
    state = frodo("the_shire", "eriador_stealth eriador_valor")
    do(state, "prepare eriador_stealth", "prepare eriador_valor")
    assert tokens(state, 0) == {"stealth": 1, "valor": 1, "friendship": 1}


def test_k18_others_gain_none() -> None:
    state = table("frodo_sam, gimli the_shire", "aragorn, legolas", acting="gimli", hands=["eriador_stealth"])
    do(state, "prepare eriador_stealth")
    assert tokens(state, 0) == {"stealth": 1}


def test_k18_none_when_the_tokens_are_gone() -> None:
    state = frodo("the_shire", "eriador_stealth", tokens=["", "9 friendship"])
    do(state, "prepare eriador_stealth")
    assert tokens(state, 0) == {"stealth": 1}


def test_k18_alone_too() -> None:
    state = alone("frodo_sam", place="rivendell", cards="rhudaur_valor")
    do(state, "prepare rhudaur_valor")
    assert tokens(state, 0) == {"valor": 1, "friendship": 1}


# -- Gollum: Cunning --------------------------------------------------------------------------


def gollum(place: str, cards: str = "dale_valor", **more: Any) -> State:
    return table("frodo_sam, gimli", f"gollum {place}, legolas", acting="gollum", hands=["", cards], **more)


@pytest.mark.parametrize("place", ["bree", "moria", "rivendell", "mount_doom"])
def test_k32_gollum_prepares_anywhere(place: str) -> None:
    state = gollum(place)
    do(state, "prepare dale_valor")
    assert tokens(state, 1) == {"valor": 1}
    assert taken(state) == 1


def test_k32_others_need_a_haven() -> None:
    state = table("frodo_sam, gimli", "gollum bree, legolas bree", acting="legolas", hands=["", "dale_valor"])
    assert offered(state, "prepare") == set()


def test_k32_he_may_send_one_army_of_the_shadow_next_door_without_a_battle() -> None:
    state = gollum("moria", shadow={"moria": 3}, friends={"gladden_fields": "elf"})
    do(state, "prepare dale_valor")
    assert prompt_of(state) == ("placing", 1)
    assert offers(state) == {"pass", "at hollin", "at gladden_fields"}  # special roads cost the Shadow nothing
    do(state, "at gladden_fields")
    assert (shadow(state, "moria"), shadow(state, "gladden_fields")) == (2, 1)
    assert friends(state, "gladden_fields") == {"elf": 1}
    assert prompt_of(state) == ("act", 1)


def test_k32_he_need_not_and_without_armies_nothing_is_prompted() -> None:
    state = gollum("moria", shadow={"moria": 3})
    do(state, "prepare dale_valor", "pass")
    assert shadow(state, "moria") == 3
    quiet = gollum("moria", shadow={"hollin": 3})
    do(quiet, "prepare dale_valor")
    assert prompt_of(quiet) == ("act", 1)


def test_k32_each_time_he_prepares() -> None:
    state = gollum("moria", "dale_valor dale_stealth", shadow={"moria": 3})
    do(state, "prepare dale_valor", "at hollin", "prepare dale_stealth", "at hollin")
    assert (shadow(state, "moria"), shadow(state, "hollin")) == (1, 2)


def test_k32_an_empty_haven_that_the_army_comes_to_falls() -> None:
    state = gollum("gladden_fields", shadow={"gladden_fields": 1})
    do(state, "prepare dale_valor", "at lorien")
    assert "lorien" not in havens(state)
    assert hope(state) == 3


def test_k32_alone_the_card_must_be_of_the_region() -> None:
    state = alone("gollum", place="moria", cards="misty_mountains_valor dale_valor")
    assert offered(state, "prepare") == {"prepare misty_mountains_valor"}


# -- Legolas: Keen Sight ----------------------------------------------------------------------

DECK = [{"back": "red", "unseen": ["sh01", "sh02", "sh03", "sh04"]}]  # two black backs, two red ones


def legolas(cards: str = "dale_valor", **more: Any) -> State:
    more.setdefault("levels", DECK)
    return table("frodo_sam, gimli", "legolas, gollum", acting="legolas", hands=["", cards], **more)


def test_k35_when_legolas_prepares_he_looks_at_the_top_shadow_card_and_sees_the_next_back() -> None:
    state = legolas()
    do(state, "prepare dale_valor")
    assert drawn(state) == {"flipped sh03": 0.5, "flipped sh04": 0.5}  # the back on top was red
    do(state, "flipped sh04")
    assert drawn(state) == {"back red": pytest.approx(1 / 3), "back black": pytest.approx(2 / 3)}
    do(state, "back black")
    assert prompt_of(state) == ("act", 1)
    top = parts(state)["levels"][0]
    assert top == {"seen": ["sh04"], "back": "black", "unseen": ["sh01", "sh02", "sh03"]}
    assert state.view(0)["back"] == "red"  # the top card is unchanged
    assert tokens(state, 1) == {"valor": 1}


def test_k35_the_card_stays_on_top_and_comes_next() -> None:
    state = legolas()
    do(state, "prepare dale_valor", "flipped sh04", "back black", "done")
    while state.decision.kind == "draw":
        do(state, next(iter(text for text in drawn(state) if not text.startswith("drawn skies"))))
    assert parts(state)["resolving"] == ["sh04"]


def test_k35_once_a_turn() -> None:
    state = legolas("dale_valor dale_stealth")
    do(state, "prepare dale_valor", "flipped sh04", "back black", "prepare dale_stealth")
    assert prompt_of(state) == ("act", 1)
    assert parts(state)["levels"][0]["seen"] == ["sh04"]
    assert used(state) == {"keen_sight"}
    later = legolas(used=["keen_sight"])  # though the card on top is unknown
    do(later, "prepare dale_valor")
    assert prompt_of(later) == ("act", 1)
    assert parts(later)["levels"][0]["seen"] == []


def test_k35_others_see_nothing() -> None:
    state = table(
        "frodo_sam, gimli",
        "legolas, gollum woodland_realm",
        acting="gollum",
        hands=["", "dale_valor"],
        levels=DECK,
    )
    do(state, "prepare dale_valor")
    assert prompt_of(state) == ("act", 1)
    assert parts(state)["levels"][0]["seen"] == []


def test_k35_the_last_card_of_a_level_shows_the_back_under_it() -> None:
    levels = [{"back": "black", "unseen": ["sh01"]}, {"unseen": ["sh03", "sh04"]}]
    state = legolas(levels=levels)
    do(state, "prepare dale_valor")
    assert drawn(state) == {"flipped sh01": 1.0}
    do(state, "flipped sh01")
    assert prompt_of(state) == ("act", 1)
    assert parts(state)["levels"] == [
        {"seen": ["sh01"], "back": "", "unseen": []},
        {"seen": [], "back": "red", "unseen": ["sh03", "sh04"]},
    ]
