"""Conflicts between sources (X1 to X15): the default reading, and the other one as an option."""

from typing import Any

import pytest

from bywater import BadOption

from .helpers_objectives import (
    GAME,
    MIRKWOOD,
    ORDINARY,
    afterwards,
    at,
    by_chance,
    cards,
    chances,
    do,
    done,
    each,
    hope,
    legal,
    seen,
    shadow,
    shadow_card,
    skies_darken,
    starts,
    table,
    tokens,
)
from .moments import parts, state_of

OPTIONS = {
    "X1": "blessing_for_valor_or_stealth",
    "X2": "challenge_with_dwarves",
    "X3": "hobbits_pledge_any_card",
    "X4": "lady_of_light_for_friendship",
    "X5": "boromir_takes_no_resistance",
    "X7": "special_backs_swapped",
    "X8": "white_flame_on_searches",
    "X9": "slinker_takes_any_card",
    "X10": "staff_without_armies",
    "X11": "mirkwood_without_dol_guldur",
    "X12": "dwarven_lands_without_gimli",
    "X13": "shelob_needs_gollum",
    "X14": "wheels_turn_on_current_player",
    "X15": "marshal_saves_last_army",
}


def other(rule: str) -> dict[str, bool]:
    """The options with the reading that is not the default."""
    return {OPTIONS[rule]: True}


@pytest.mark.parametrize("rule", OPTIONS)
def test_each_conflict_is_an_option_that_is_off_by_default(rule: str) -> None:
    found = {option.name: option for option in GAME.options}
    assert found[OPTIONS[rule]].rule == rule
    assert found[OPTIONS[rule]].default is False


def test_x6_is_own_data() -> None:
    found = {option.name: option for option in GAME.options}
    assert found["own"].rule == "X6"


@pytest.mark.parametrize("rule", OPTIONS)
def test_a_position_keeps_the_reading(rule: str) -> None:
    state = table("frodo_sam gimli", "legolas eowyn", options=other(rule))
    again = state_of(parts(state))
    assert at(again, "options")[OPTIONS[rule]] is True
    assert again.view(0) == state.view(0)


# -- X1 ---------------------------------------------------------------------------------------


def blessing(tokens_: dict[str, int], **more: Any) -> Any:
    words = {"objectives": ["blessing_elves"], "acting": "gimli", "tokens": [tokens_], **more}
    return table("frodo_sam gimli@rivendell", "legolas@rivendell eowyn", **words)


BLESS = {"objective blessing_elves", "blessing otherwise"}


def test_x1_three_friendship_for_a_resistance_each() -> None:
    assert legal(blessing({"valor": 3, "stealth": 3})) & BLESS == set()
    state = do(blessing({"friendship": 3}), "objective blessing_elves")
    assert at(state, "tokens") == [{"resistance": 1}, {"resistance": 1}]


def test_x1_otherwise_three_valor_or_three_stealth_for_a_friendship_each() -> None:
    option = {"options": other("X1")}
    assert legal(blessing({"friendship": 3}, **option)) & BLESS == set()
    assert legal(blessing({"valor": 2, "stealth": 2}, **option)) & BLESS == set()
    assert legal(blessing({"valor": 3, "stealth": 2}, **option)) & BLESS == {"objective blessing_elves"}
    state = do(blessing({"valor": 3, "stealth": 3}, **option), "objective blessing_elves")
    assert at(state, "tokens") == [{"stealth": 3, "friendship": 1}, {"friendship": 1}]
    assert legal(blessing({"stealth": 3}, **option)) & BLESS == {"blessing otherwise"}
    state = do(blessing({"valor": 3, "stealth": 3}, **option, hope=5), "blessing otherwise")
    assert at(state, "tokens") == [{"valor": 3, "friendship": 1}, {"friendship": 1}]
    assert done(state, "blessing_elves")
    assert hope(state) == 6
    assert at(state, "taken") == 1


def test_x1_otherwise_company_is_wanted_too() -> None:
    words = {"objectives": ["blessing_elves"], "acting": "gimli", "tokens": [{"stealth": 3}], "options": other("X1")}
    assert legal(table("frodo_sam gimli@rivendell", "legolas eowyn", **words)) & BLESS == set()


# -- X2 ---------------------------------------------------------------------------------------


def challenge(armies: dict[str, int], **more: Any) -> set[str]:
    words = {"objectives": ["challenge_sauron"], "acting": "gimli", "friends": {"north_ithilien": armies}, **more}
    return legal(table("frodo_sam gimli@north_ithilien", "legolas eowyn", **words))


def test_x2_the_third_people_is_rohan_or_otherwise_the_dwarves() -> None:
    riders = {"gondor": 3, "elf": 2, "rohan": 2}
    dwarves = {"gondor": 3, "elf": 2, "dwarf": 2}
    assert "objective challenge_sauron" in challenge(riders)
    assert "objective challenge_sauron" not in challenge(dwarves)
    assert "objective challenge_sauron" in challenge(dwarves, options=other("X2"))
    assert "objective challenge_sauron" not in challenge(riders, options=other("X2"))
    assert "objective challenge_sauron" not in challenge({**dwarves, "dwarf": 1}, options=other("X2"))


# -- X3 ---------------------------------------------------------------------------------------


def pledges(**more: Any) -> set[str]:
    held = ["dale_friendship", "dale_valor", "rohan_friendship", "lembas"]
    words = {"objectives": ["hobbits_loyalty"], "acting": "merry_pippin", "hands": [held], **more}
    state = table("frodo_sam merry_pippin@erebor", "legolas eowyn", **words)
    return {text for text in legal(state) if text.startswith("pledge")}


def test_x3_a_friendship_card_or_otherwise_any_card_of_the_region() -> None:
    assert pledges() == {"pledge dale_friendship"}
    assert pledges(options=other("X3")) == {"pledge dale_friendship", "pledge dale_valor"}


# -- X4 ---------------------------------------------------------------------------------------


def lady(symbol: str, **more: Any) -> Any:
    return table("frodo_sam galadriel", "legolas eowyn", tokens=[{symbol: 1}], **more)


def test_x4_the_lady_asks_for_stealth_or_otherwise_for_friendship() -> None:
    assert "lady of light" in legal(lady("stealth"))
    assert "lady of light" not in legal(lady("friendship"))
    assert "lady of light" in legal(lady("friendship", options=other("X4")))
    assert "lady of light" not in legal(lady("stealth", options=other("X4")))
    state = do(lady("friendship", options=other("X4")), "lady of light", "drawn lembas")
    assert tokens(state) == {}
    assert at(state, "hands")[0] == ["lembas"]


# -- X5 ---------------------------------------------------------------------------------------


def trades(acting: str, **more: Any) -> set[str]:
    """Boromir and Gimli meet in Minas Tirith, each with a Gondor card of Resistance."""
    words: dict[str, Any] = {"acting": acting, "hands": [["gondor_resistance"], ["lembas"]], **more}
    seats = ("frodo_sam boromir@minas_tirith", "gimli@minas_tirith eowyn")
    if acting == "gimli":
        seats = ("gimli@minas_tirith eowyn", "frodo_sam boromir@minas_tirith")
    return {text for text in legal(table(*seats, **words)) if text.startswith(("give", "take from"))}


def test_x5_boromir_never_hands_resistance_over() -> None:
    """K09: neither when he gives nor when another takes it from him, in both readings."""
    theirs = {"hands": [["lembas"], ["gondor_resistance"]]}
    for options in ({}, other("X5")):
        assert trades("boromir", options=options) == set()
        assert trades("gimli", **theirs, options=options) == set()


def test_x5_boromir_may_receive_resistance_or_otherwise_not() -> None:
    theirs = {"hands": [["lembas"], ["gondor_resistance"]]}
    assert trades("boromir", **theirs) == {"take from second"}
    assert trades("gimli") == {"give to second"}
    assert trades("boromir", **theirs, options=other("X5")) == set()
    assert trades("gimli", options=other("X5")) == set()


def test_x5_other_cards_are_not_touched_by_it() -> None:
    held = {"hands": [["gondor_valor"], ["gondor_stealth"]]}
    for options in ({}, other("X5")):
        assert trades("boromir", **held, options=options) == {"give to second", "take from second"}


# -- X6: see test_custom_data as well ------------------------------------------------------------------

TWO_LINES = {
    **{f"sh{n:02}": ("rhun_magenta", "rhun_orange") for n in (1, 2)},
    **{f"sh{n:02}": ("rhun_orange", "rhun_magenta") for n in (3, 4)},
    **{f"sh{n:02}": ("umbar_blue", "umbar_orange") for n in (13, 14)},
    **{f"sh{n:02}": ("umbar_orange", "umbar_blue") for n in (15, 16)},
    **{f"sh{n:02}": ("near_harad_orange", "near_harad_blue") for n in (45, 46)},
    **{f"sh{n:02}": ("near_harad_blue", "near_harad_orange") for n in (47, 48)},
}


@pytest.mark.parametrize("card", TWO_LINES)
def test_x6_a_card_goes_by_the_line_of_the_facts_or_by_the_one_given(card: str) -> None:
    """An army on a place of only one of the two lines shows which line is used."""
    chosen, given = TWO_LINES[card]
    paths = {line: GAME.data["lines"][line]["path"] for line in (chosen, given)}
    shared = set(paths[chosen]) & set(paths[given])
    only = {line: next(place for place in path if place not in shared) for line, path in paths.items()}
    after = {line: path[path.index(only[line]) + 1] for line, path in paths.items()}
    seats = ("frodo_sam gimli", "legolas eowyn")
    for options, moved, stays in (({}, chosen, given), ({"own": {"lines": {card: given}}}, given, chosen)):
        words = {"shadow": {only[moved]: 1, only[stays]: 2}, "options": options}
        state = shadow_card(card, "red", *seats, **words)
        assert at(state, "shadow") == {after[moved]: 1, only[stays]: 2}


# -- X7 ---------------------------------------------------------------------------------------


def back_on_top(card: str, **more: Any) -> str:
    rest = [name for name in ("drums", "wheels") if name != card]
    levels = [{"seen": [card], "unseen": [f"sh{n:02}" for n in range(1, 49)]}]
    return str(seen(table("frodo_sam gimli", "legolas eowyn", levels=levels, shadow_discard=rest, **more), "back"))


def test_x7_the_drums_are_red_and_the_wheels_black_or_the_other_way_round() -> None:
    assert (back_on_top("drums"), back_on_top("wheels")) == ("red", "black")
    assert (back_on_top("drums", options=other("X7")), back_on_top("wheels", options=other("X7"))) == ("black", "red")


def test_x7_the_back_decides_about_the_card_before() -> None:
    """sh26 before the Drums: red Advances; swapped, black Reinforces."""
    words = {
        "levels": [{"seen": ["drums"], "unseen": [f"sh{n:02}" for n in range(1, 49) if n != 26]}],
        "shadow_discard": ["wheels"],
        "shadow": {"dunland": 1},
        "nazgul": {},
    }
    seats = ("frodo_sam gimli", "legolas eowyn")
    assert at(shadow_card("sh26", "", *seats, **words), "shadow") == {"hollin": 1}
    assert at(shadow_card("sh26", "", *seats, **words, options=other("X7")), "shadow") == {"dunland": 2}


def test_x7_it_weighs_in_when_the_discard_is_shuffled() -> None:
    """The Drums among black cards: one back of two is red, or otherwise none."""
    words = {"shadow_discard": ["drums", "sh01"], "levels": [{"back": "red", "unseen": list(ORDINARY[1:])}]}
    seats = ("frodo_sam gimli", "legolas eowyn")
    state = skies_darken(["dorwinion"], *seats, **words)
    assert chances(state) == pytest.approx({"back red": 0.5, "back black": 0.5})
    state = skies_darken(["dorwinion"], *seats, **words, options=other("X7"))
    assert seen(state, "back") == "black"


# -- X8 ---------------------------------------------------------------------------------------


def searched(gandalf: str, **more: Any) -> Any:
    words = {"acting": "gandalf", "gandalf": gandalf, "tokens": [{"valor": 1}], "nazgul": {"rhudaur": 3}, **more}
    state = table("frodo_sam@weather_hills gandalf@weather_hills", "legolas eowyn", **words)
    return do(state, "travel hollin", "take along frodo_sam", "searched 1 slip 2 weary")


def test_x8_the_white_has_no_power_over_searches_unless_one_reads_it_so() -> None:
    state = searched("white")
    assert hope(state) == 4
    state = searched("white", options=other("X8"))
    do(state, "turn weary to slip", "turn weary to slip", "pass")
    assert tokens(state) == {}
    assert hope(state) == 6


def test_x8_the_grey_never() -> None:
    assert hope(searched("grey", options=other("X8"))) == 4


# -- X9 ---------------------------------------------------------------------------------------


def slinks(**more: Any) -> set[str]:
    words = {"acting": "gollum", "discard": ["dale_stealth", "dale_valor", "lembas"], **more}
    return {text for text in legal(table("frodo_sam gollum", "legolas eowyn", **words)) if text.startswith("slink")}


def test_x9_gollum_takes_a_stealth_card_or_otherwise_any() -> None:
    assert slinks() == {"slink dale_stealth"}
    assert slinks(options=other("X9")) == {"slink dale_stealth", "slink dale_valor", "slink lembas"}


# -- X10, X11, X12 ----------------------------------------------------------------------------


def test_x10_two_armies_for_the_staff_or_otherwise_none() -> None:
    assert shadow(starts(2, "staff_broken"), "isengard") == 3
    assert shadow(starts(2, "staff_broken", **other("X10")), "isengard") == 1
    assert shadow(starts(2, "lay_bare_pits", **other("X10")), "dol_guldur") == 2


def test_x11_dol_guldur_counts_in_mirkwood_or_otherwise_not() -> None:
    short = tuple(place for place in MIRKWOOD if place != "dol_guldur")
    words = {"objectives": ["light_mirkwood"], "friends": each(short), "shadow": {"dol_guldur": 2}}
    seats = ("frodo_sam gimli", "legolas eowyn")
    assert not done(afterwards(*seats, **words), "light_mirkwood")
    assert done(afterwards(*seats, **words, options=other("X11")), "light_mirkwood")
    less = {**words, "friends": each(short[:2])}
    assert not done(afterwards(*seats, **less, options=other("X11")), "light_mirkwood")


def test_x12_gimli_is_required_or_otherwise_not() -> None:
    own = {"characters": [["frodo_sam", "legolas"], ["arwen", "eowyn"]]}
    with pytest.raises(BadOption, match="expected all characters that the objectives require"):
        starts(2, "dwarven_lands", own=own)
    state = by_chance(starts(2, "dwarven_lands", own=own, **other("X12")))
    assert "gimli" not in at(state, "characters")


def test_x12_by_chance_gimli_may_then_be_missing() -> None:
    assert "joins gimli" not in chances(starts(2, "dwarven_lands", characters="random"))
    assert "joins gimli" in chances(starts(2, "dwarven_lands", characters="random", **other("X12")))


# -- X13, X14 ---------------------------------------------------------------------------------


def test_x13_shelob_without_gollum_or_otherwise_only_with_him() -> None:
    words = {"objectives": ["shelobs_lair"], "acting": "frodo_sam"}
    away = ("frodo_sam@minas_morgul gimli", "gollum@moria eowyn")
    there = ("frodo_sam@minas_morgul gimli", "gollum@minas_morgul eowyn")
    assert "objective shelobs_lair" in legal(table(*away, **words))
    assert "objective shelobs_lair" in legal(table(*there, **words))
    assert "objective shelobs_lair" not in legal(table(*away, **words, options=other("X13")))
    assert "objective shelobs_lair" in legal(table(*there, **words, options=other("X13")))


def test_x14_any_player_discards_to_the_wheels_or_otherwise_the_current_one() -> None:
    words = {"hands": [cards("valor", 2), cards("stealth", 2), cards("friendship", 2)], "nazgul": {}}
    seats = ("frodo_sam gimli", "legolas eowyn", "arwen boromir")
    state = shadow_card("wheels", "red", *seats, **words)
    assert legal(state) == {"wheels hope", "wheels first", "wheels second", "wheels third"}
    state = shadow_card("wheels", "red", *seats, **words, options=other("X14"))
    assert legal(state) == {"wheels hope", "wheels first"}


# -- X15 --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("armies", "throw", "usually", "otherwise"),
    [
        (1, "1 nazgul", 0, 1),
        (1, "1 overrun", 1, 1),
        (2, "1 nazgul", 1, 1),
        (2, "2 nazgul", 0, 1),
        (3, "2 nazgul", 0, 1),
    ],
)
def test_x15_the_marshal_and_the_last_army(armies: int, throw: str, usually: int, otherwise: int) -> None:
    for options, left in (({}, usually), (other("X15"), otherwise)):
        state = table(
            "frodo_sam eomer@fords_of_isen",
            "legolas gimli",
            acting="eomer",
            nazgul={"rohan": 1},
            friends={"fords_of_isen": {"rohan": armies}},
            shadow={"fords_of_isen": 9},
            options=options,
        )
        do(state, f"attack {throw[0]}", f"fought {throw}")
        assert at(state, "friends").get("fords_of_isen", {}) == ({"rohan": left} if left else {})
