"""Objectives with a Capture of their own: O10 Dunland, O14 Dol Guldur, O17 Osgiliath, O19 Minas Morgul (N14)."""

from typing import Any

import pytest

from bywater.games.fate.model import frames as k

from .helpers_objectives import (
    afterwards,
    at,
    captured,
    do,
    done,
    friends,
    hope,
    legal,
    prompt_of,
    seen,
    shadow,
    shadow_card,
    supply,
    table,
    tokens,
)
from .moments import parts, state_of

EITHER = {"capture", "capture otherwise"}


def capturing(who: str, place: str, objective: str, **more: Any) -> Any:
    """This character is there with an army, and its player holds tokens of every symbol."""
    words = {
        "objectives": [objective],
        "acting": who,
        "friends": {place: {"rohan": 1}},
        "tokens": [{"friendship": 3, "valor": 3, "stealth": 3, "resistance": 3}],
        "hope": 3,
        **more,
    }
    return table(f"frodo_sam {who}@{place}", "legolas eomer", **words)


OWN_PRICE = [
    ("frecas_heirs", "dunland", "gimli", {"friendship": 3}),
    ("lay_bare_pits", "dol_guldur", "galadriel", {"valor": 1, "resistance": 2}),
    ("secure_anduin", "osgiliath", "faramir", {"stealth": 1, "resistance": 2}),
    ("infiltrate_morgul", "minas_morgul", "gimli", {"stealth": 3}),
]


@pytest.mark.parametrize(("name", "place", "who", "cost"), OWN_PRICE)
def test_o10_o14_o17_o19_captured_for_three_valor_or_for_the_other_price(
    name: str, place: str, who: str, cost: dict[str, int]
) -> None:
    for text, price in (("capture", {"valor": 3}), ("capture otherwise", cost)):
        state = capturing(who, place, name)
        assert legal(state) >= EITHER
        do(state, text)
        if prompt_of(state) == "may":
            do(state, "no")
        spent = {
            symbol: 3 - tokens(state).get(symbol, 0) for symbol in ("friendship", "valor", "stealth", "resistance")
        }
        assert {symbol: count for symbol, count in spent.items() if count} == price
        assert place in at(state, "havens")
        assert hope(state) == 5  # F30: two for the Capture


@pytest.mark.parametrize(("name", "place", "who", "cost"), OWN_PRICE)
def test_o10_o14_o17_o19_each_price_must_be_whole(name: str, place: str, who: str, cost: dict[str, int]) -> None:
    exact = capturing(who, place, name, tokens=[cost])
    assert legal(exact) & EITHER == {"capture otherwise"}
    for symbol in cost:
        less = {**cost, symbol: cost[symbol] - 1}
        assert legal(capturing(who, place, name, tokens=[less])) & EITHER == set()
    assert legal(capturing(who, place, name, tokens=[{"valor": 3}])) & EITHER == {"capture"}
    assert legal(capturing(who, place, name, tokens=[{"valor": 2}])) & EITHER == set()


WHERE = [(name, place, who) for name, place, who, _ in OWN_PRICE]


@pytest.mark.parametrize(("name", "place", "who"), WHERE)
def test_o10_o14_o17_o19_the_usual_conditions_hold(name: str, place: str, who: str) -> None:
    assert legal(capturing(who, place, name, friends={})) & EITHER == set()
    assert legal(capturing(who, place, name, shadow={place: 1})) & EITHER == set()


@pytest.mark.parametrize(("name", "place", "who"), WHERE)
def test_n14_the_other_price_only_while_the_objective_is_open(name: str, place: str, who: str) -> None:
    printed = {"capture"} if place in ("dol_guldur", "minas_morgul") else set()
    assert legal(capturing(who, place, name, done=[name])) & EITHER == printed
    assert legal(capturing(who, place, "avenge_balin")) & EITHER == printed


@pytest.mark.parametrize(("name", "place", "who"), WHERE)
def test_o10_o14_o17_o19_elsewhere_a_capture_costs_three_valor(name: str, place: str, who: str) -> None:
    for other in ("moria", "isengard", "dol_guldur", "minas_morgul"):
        if other != place:
            assert legal(capturing(who, other, name)) & EITHER == {"capture"}
    for other in ("bree", "north_ithilien", "dunland", "osgiliath"):
        if other != place:
            assert legal(capturing(who, other, name)) & EITHER == set()


def test_o14_o17_only_galadriel_and_only_faramir() -> None:
    assert legal(capturing("gimli", "dol_guldur", "lay_bare_pits")) & EITHER == {"capture"}
    assert legal(capturing("gimli", "osgiliath", "secure_anduin")) & EITHER == set()
    assert legal(capturing("galadriel", "moria", "lay_bare_pits")) & EITHER == {"capture"}


def test_k08_k29_boromir_pays_one_valor_less_and_gollum_captures_nothing() -> None:
    assert tokens(do(capturing("boromir", "dunland", "frecas_heirs"), "capture"))["valor"] == 1
    assert legal(capturing("gollum", "dunland", "frecas_heirs")) & EITHER == set()


# -- O10 Deal with Freca's Heirs --------------------------------------------------------------


def test_o10_dunland_a_haven_with_two_armies_of_rohan() -> None:
    words = {"objectives": ["frecas_heirs"], **captured("dunland")}
    seats = ("frodo_sam gimli", "legolas eomer")
    assert done(afterwards(*seats, **words, friends={"dunland": {"rohan": 2}}), "frecas_heirs")
    assert not done(afterwards(*seats, **words, friends={"dunland": {"rohan": 1, "gondor": 3}}), "frecas_heirs")
    only_armies = {"objectives": ["frecas_heirs"], "friends": {"dunland": {"rohan": 3}}}
    assert not done(afterwards(*seats, **only_armies), "frecas_heirs")


def test_o10_one_army_of_rohan_may_be_added() -> None:
    state = do(capturing("gimli", "dunland", "frecas_heirs", friends={"dunland": {"rohan": 2}}), "capture")
    assert done(state, "frecas_heirs")
    assert legal(state) == {"yes", "no"}
    declined = do(state.clone(), "no")
    assert friends(declined, "dunland") == {"rohan": 2}
    do(state, "yes")
    assert friends(state, "dunland") == {"rohan": 3}
    assert supply(state, "rohan") == 5
    assert hope(state) == 5


def test_o10_not_prompted_if_the_supply_is_empty() -> None:
    state = do(capturing("gimli", "dunland", "frecas_heirs", friends={"dunland": {"rohan": 8}}), "capture")
    assert done(state, "frecas_heirs")
    assert prompt_of(state) == "act"


def test_o10_f31_a_captured_dunland_gets_no_more_armies_of_the_shadow() -> None:
    seats = ("frodo_sam gimli", "legolas eomer")
    words = {"objectives": ["frecas_heirs"], "done": ["frecas_heirs"], "nazgul": {"mordor": 3}}
    assert shadow(shadow_card("sh26", "black", *seats, **words), "dunland") == 1
    state = shadow_card("sh26", "black", *seats, **words, **captured("dunland"))
    assert shadow(state, "dunland") == 0


@pytest.mark.parametrize("fulfilled", [["frecas_heirs"], []])
def test_o10_dunland_taken_again_costs_three_hope_and_is_no_stronghold(fulfilled: list[str]) -> None:
    """Before or after it was completed; Isengard's armies come through the Fords of Isen."""
    state = shadow_card(
        "sh10",
        "red",
        "frodo_sam gimli",
        "legolas eomer",
        objectives=["frecas_heirs"],
        done=fulfilled,
        shadow={"fords_of_isen": 2},
        **captured("dunland"),
    )
    assert shadow(state, "dunland") == 2
    assert hope(state) == 3
    assert "dunland" not in at(state, "havens")
    assert "dunland" not in at(state, "strongholds")
    assert at(state, "done") == fulfilled


def test_o10_lost_before_it_was_fulfilled_it_can_be_captured_again() -> None:
    assert legal(capturing("gimli", "dunland", "frecas_heirs")) >= EITHER


def test_o10_lost_again_the_shadow_rises_there_again() -> None:
    seats = ("frodo_sam gimli", "legolas eomer")
    words = {"objectives": ["frecas_heirs"], "done": ["frecas_heirs"], "shadow": {"dunland": 2}}
    assert shadow(shadow_card("sh26", "black", *seats, **words), "dunland") == 3


# -- O14 Lay Bare the Pits --------------------------------------------------------------------


def pits(elves: int, galadriel: str = "dol_guldur", **more: Any) -> Any:
    words = {"objectives": ["lay_bare_pits"], "friends": {"dol_guldur": {"elf": elves}}, **captured("dol_guldur")}
    return afterwards(f"frodo_sam galadriel@{galadriel}", "legolas eomer", **{**words, **more})


def test_o14_dol_guldur_a_haven_with_three_elves() -> None:
    assert done(pits(3), "lay_bare_pits")
    assert not done(pits(2), "lay_bare_pits")
    assert not done(pits(2, friends={"dol_guldur": {"elf": 2, "dwarf": 2}}), "lay_bare_pits")
    assert not done(pits(3, havens=["rivendell"], strongholds=["dol_guldur"]), "lay_bare_pits")


def test_o14_a_hope_if_galadriel_is_there() -> None:
    assert hope(pits(3)) == 7
    assert hope(pits(3, "lorien")) == 6
    assert done(pits(3, "lorien"), "lay_bare_pits")


def test_o14_the_capture_and_the_objective_give_three_together() -> None:
    state = capturing("galadriel", "dol_guldur", "lay_bare_pits", friends={"dol_guldur": {"elf": 3}})
    do(state, "capture otherwise")
    assert done(state, "lay_bare_pits")
    assert hope(state) == 6
    assert tokens(state) == {"friendship": 3, "valor": 2, "stealth": 3, "resistance": 1}


# -- O17 Secure the Crossing of the Anduin ----------------------------------------------------


def test_o17_the_capture_fulfils_it_and_an_army_of_gondor_may_be_added() -> None:
    state = do(capturing("faramir", "osgiliath", "secure_anduin"), "capture")
    assert done(state, "secure_anduin")
    assert at(state, "eye") == "ithilien"
    assert legal(state) == {"yes", "no"}
    assert friends(do(state.clone(), "no"), "osgiliath") == {"rohan": 1}
    assert friends(do(state, "yes"), "osgiliath") == {"rohan": 1, "gondor": 1}
    assert hope(state) == 5


def test_o17_not_prompted_if_the_supply_is_empty() -> None:
    armies = {"osgiliath": {"gondor": 5}, "minas_tirith": {"gondor": 5}}
    state = do(capturing("faramir", "osgiliath", "secure_anduin", friends=armies), "capture")
    assert prompt_of(state) == "act"


def osgiliath_lost() -> Any:
    return shadow_card(
        "sh05",
        "red",
        "frodo_sam faramir@osgiliath",
        "legolas eomer",
        objectives=["secure_anduin"],
        done=["secure_anduin"],
        shadow={"north_ithilien": 1},
        **captured("osgiliath"),
    )


def test_o17_osgiliath_taken_again_costs_three_hope_and_is_no_stronghold() -> None:
    state = osgiliath_lost()
    assert shadow(state, "osgiliath") == 1
    assert hope(state) == 3
    assert "osgiliath" not in at(state, "havens")
    assert "osgiliath" not in at(state, "strongholds")
    assert done(state, "secure_anduin")


def test_o17_and_it_cant_be_captured_again() -> None:
    words = parts(osgiliath_lost())
    tokens_again = [{"valor": 3, "resistance": 2, "stealth": 1}, {}]
    again = {
        **words,
        "shadow": {},
        "friends": {"osgiliath": {"gondor": 2}},
        "tokens": tokens_again,
        "stack": [["turn", 0, k.TURN_DRAWS, 0, 0, 0], ["act", 0, 0, 0, 0, 0]],
        "active": 0,
        "acting": "faramir",
    }
    assert legal(state_of(again)) & EITHER == set()


# -- O19 Infiltrate Minas Morgul --------------------------------------------------------------


def morgul(seen_on_top: list[str], **more: Any) -> Any:
    """Minas Morgul is about to be captured for three Stealth; these two cards are on top of the deck."""
    left = [f"sh{n:02}" for n in range(1, 49) if f"sh{n:02}" not in seen_on_top]
    words = {
        "tokens": [{"stealth": 3}],
        "levels": [{"seen": seen_on_top, "back": "red", "unseen": left}],
        **more,
    }
    return capturing("gimli", "minas_morgul", "infiltrate_morgul", **words)


def test_o19_the_capture_fulfils_it_and_two_stealth_may_be_taken() -> None:
    state = do(morgul(["sh01", "sh05"]), "capture otherwise")
    assert done(state, "infiltrate_morgul")
    assert hope(state) == 5
    assert legal(state) == {"yes", "no"}
    assert tokens(do(state.clone(), "no")) == {}
    assert tokens(do(state, "yes")) == {"stealth": 2}
    assert prompt_of(state) == "spied"


def test_o19_none_one_or_both_of_the_top_two_leave_the_game() -> None:
    state = do(morgul(["sh01", "sh05"]), "capture otherwise", "no")
    assert legal(state) == {"done", "remove shadow sh01", "remove shadow sh05"}
    none = do(state.clone(), "done")
    assert legal(none) == {"next shadow sh01", "next shadow sh05"}
    one = do(state.clone(), "remove shadow sh01", "done")
    assert at(one, "levels")[0]["seen"] == ["sh05"]
    assert prompt_of(one) == "act"
    both = do(state.clone(), "remove shadow sh01", "remove shadow sh05")
    assert at(both, "levels")[0]["seen"] == []
    assert prompt_of(both) == "act"
    for name in ("sh01", "sh05"):
        assert name not in at(both, "levels")[0]["unseen"]
        assert name not in at(both, "shadow_discard")


@pytest.mark.parametrize("order", [["sh01", "sh05"], ["sh05", "sh01"]])
def test_o19_the_rest_is_put_back_in_any_order(order: list[str]) -> None:
    state = do(morgul(["sh01", "sh05"]), "capture otherwise", "no", "done", f"next shadow {order[0]}")
    assert at(state, "levels")[0]["seen"] == order
    assert seen(state, "back") == {"sh01": "black", "sh05": "red"}[order[0]]


def test_o19_unknown_cards_are_turned_up_by_chance_and_the_next_back_is_seen() -> None:
    words = {"tokens": [{"stealth": 3}], "levels": [{"back": "red", "unseen": ["sh01", "sh03", "sh05", "sh07"]}]}
    state = capturing("gimli", "minas_morgul", "infiltrate_morgul", **words)
    do(state, "capture otherwise", "no", "flipped sh03", "flipped sh01", "back black")
    assert legal(state) == {"done", "remove shadow sh01", "remove shadow sh03"}
    do(state, "remove shadow sh03", "done")
    assert at(state, "levels")[0]["seen"] == ["sh01"]
    assert at(state, "levels")[0]["unseen"] == ["sh05", "sh07"]


def test_o19_one_that_is_known_already_is_not_turned_up_again() -> None:
    levels = [{"seen": ["sh01"], "back": "red", "unseen": ["sh03", "sh05", "sh07", "sh10"]}]
    state = capturing("gimli", "minas_morgul", "infiltrate_morgul", tokens=[{"stealth": 3}], levels=levels)
    do(state, "capture otherwise", "no", "flipped sh05", "back red")
    assert legal(state) == {"done", "remove shadow sh01", "remove shadow sh05"}


def test_o19_the_second_may_lie_under_a_shuffled_level() -> None:
    """F33: the discard was shuffled on top, and one card of it is left."""
    levels = [{"back": "red", "unseen": ["sh03"]}, {"unseen": ["sh01", "sh05", "sh07", "sh10"]}]
    state = capturing("gimli", "minas_morgul", "infiltrate_morgul", tokens=[{"stealth": 3}], levels=levels)
    do(state, "capture otherwise", "no", "flipped sh03", "flipped sh01", "back red")
    do(state, "done", "next shadow sh01")
    assert at(state, "levels")[0]["seen"] == ["sh01", "sh03"]
    assert seen(state, "back") == "black"
    unseen = [name for level in at(state, "levels") for name in level["unseen"]]
    assert unseen == ["sh05", "sh07", "sh10"]


def test_o19_a_removed_card_is_never_drawn_again() -> None:
    levels = [{"seen": ["sh01", "sh05"], "back": "red", "unseen": ["sh03", "sh07", "sh10"]}]
    state = capturing("gimli", "minas_morgul", "infiltrate_morgul", tokens=[{"stealth": 3}], levels=levels)
    do(state, "capture otherwise", "no", "remove shadow sh01", "remove shadow sh05")
    left = [*at(state, "shadow_discard"), *at(state, "resolving")]
    for level in at(state, "levels"):
        left += [*level["seen"], *level["unseen"]]
    assert sorted(left) == ["drums", "sh03", "sh07", "sh10", "wheels"]
    assert seen(state, "back") == "red"
