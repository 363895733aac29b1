"""What Galadriel, Legolas and Merry & Pippin may do in any player's turn, and when they may not (K21, K34, K37,
F36)."""

from typing import Any

import pytest

from bywater import CHANCE, State

from .helpers_characters import (
    GAME,
    before_shadow_card,
    do,
    drawn,
    hand,
    hope,
    nazgul,
    offered,
    offers,
    prompt_of,
    reinforced,
    shadow,
    table,
    taken,
    tokens,
)
from .moments import parts

EVENTS = tuple(GAME.data["events"])

# -- Galadriel: Lady of Light -----------------------------------------------------------------


def lady(place: str = "lorien", **more: Any) -> State:
    more.setdefault("tokens", ["", "stealth"])
    return table("frodo_sam, gimli", f"galadriel {place}, eowyn", turn_of=1, **more)


def test_k21_at_a_haven_a_stealth_brings_an_event_that_was_left_out() -> None:
    """With two players six events are in the game and eight were left out; nobody knows which."""
    state = lady()
    do(state, "lady of light")
    assert state.actor == CHANCE
    assert set(drawn(state)) == {f"drawn {event}" for event in EVENTS}
    do(state, "drawn gwaihir")
    assert hand(state, 1) == {"gwaihir"}
    assert tokens(state, 1) == {}
    assert prompt_of(state) == ("act", 1)


def test_k21_the_deck_keeps_its_size() -> None:
    state = lady()
    before = parts(state)
    do(state, "lady of light", "drawn gwaihir")
    after = parts(state)
    assert after["piles"] == before["piles"]
    assert after["events_in"] == before["events_in"] == 6


def test_k21_only_events_that_nobody_has_seen() -> None:
    seen = ["lembas", "eagles"]
    state = lady(hands=["lembas", ""], discard=["eagles"])
    do(state, "lady of light")
    assert set(drawn(state)) == {f"drawn {event}" for event in EVENTS if event not in seen}


def test_k21_as_often_as_events_are_left_out() -> None:
    """All six events of the game were seen and seven were fetched: one is left."""
    state = lady(discard=list(EVENTS[:13]), tokens=["", "2 stealth"])
    do(state, "lady of light")
    assert set(drawn(state)) == {f"drawn {EVENTS[13]}"}
    do(state, f"drawn {EVENTS[13]}")
    assert "lady of light" not in offers(state)


def test_k21_not_when_all_that_is_unseen_lies_in_the_deck() -> None:
    state = lady(discard=list(EVENTS[:10]), events_in=4)
    assert "lady of light" not in offers(state)


def test_k21_it_is_no_action_and_has_no_limit_in_a_turn() -> None:
    state = lady(tokens=["", "2 stealth"], acting="galadriel", taken=4)
    do(state, "lady of light", "drawn gwaihir", "lady of light", "drawn lembas")
    assert hand(state, 1) == {"gwaihir", "lembas"}
    assert taken(state) == 4


def test_k21_not_outside_a_haven_nor_without_stealth() -> None:
    assert "lady of light" not in offers(lady("fangorn_forest"))
    assert "lady of light" not in offers(lady(havens=["rivendell"], strongholds=["lorien"]))
    assert "lady of light" in offers(lady("moria", havens=["moria"]))
    assert "lady of light" not in offers(lady(tokens=["9 stealth", "5 friendship"]))


def test_k21_x4_by_the_option_it_costs_friendship() -> None:
    options = {"lady_of_light_for_friendship": True}
    assert "lady of light" not in offers(lady(options=options))
    state = lady(options=options, tokens=["", "friendship"])
    do(state, "lady of light", "drawn lembas")
    assert tokens(state, 1) == {}


def test_k21_the_eighth_card_is_one_too_many() -> None:
    full = "dale_valor dale_resistance dale_friendship mordor_valor mordor_resistance mordor_friendship rohan_valor"
    state = lady(hands=["", full])
    do(state, "lady of light", "drawn orc_infighting")
    assert prompt_of(state) == ("hand_full", 1)


# -- Legolas: Sure Shot -----------------------------------------------------------------------


def legolas(place: str = "lake_town", **more: Any) -> State:
    more.setdefault("tokens", ["", "2 stealth"])
    more.setdefault("shadow", {"lake_town": 2, "iron_hills": 1, "rhun": 3})
    return table("frodo_sam, gimli", f"legolas {place}, eowyn", turn_of=1, **more)


def test_k34_a_stealth_removes_an_army_where_legolas_is_or_next_to_it() -> None:
    state = legolas()
    assert offered(state, "shoot") == {"shoot lake_town", "shoot iron_hills"}
    do(state, "shoot iron_hills")
    assert shadow(state, "iron_hills") == 0
    assert tokens(state, 1) == {"stealth": 1}
    do(state, "shoot lake_town")
    assert (shadow(state, "lake_town"), shadow(state, "rhun")) == (1, 3)
    assert offered(state, "shoot") == set()


def test_k34_special_roads_lead_to_adjacent_places_too() -> None:
    state = legolas("hollin", shadow={"moria": 2, "gladden_fields": 1, "carrock": 1})
    assert offered(state, "shoot") == {"shoot moria", "shoot gladden_fields"}


def test_k34_or_it_sends_a_nazgul_of_his_region_to_mordor() -> None:
    state = legolas(nazgul={"dale": 2, "mirkwood": 1, "mordor": 6}, shadow={})
    assert offered(state, "shoot") == {"shoot nazgul"}
    do(state, "shoot nazgul")
    assert (nazgul(state, "dale"), nazgul(state, "mirkwood"), nazgul(state, "mordor")) == (1, 1, 7)


def test_k34_not_in_mordor_itself() -> None:
    state = legolas("mount_doom", shadow={})
    assert offered(state, "shoot") == set()


def test_k34_it_is_no_action_no_attack_and_has_no_limit() -> None:
    state = legolas(acting="legolas", taken=4, tokens=["", "3 stealth"])
    do(state, "shoot lake_town", "shoot lake_town", "shoot iron_hills")
    assert taken(state) == 4
    assert parts(state)["eye"] == "dale"


def test_k34_not_without_stealth_of_his_player() -> None:
    assert offered(legolas(tokens=["9 stealth", "5 valor"]), "shoot") == set()
    assert offered(legolas("nowhere"), "shoot") == set()


def test_k34_a_card_may_pay() -> None:
    state = legolas(tokens=["", ""], hands=["", "dale_stealth"])
    do(state, "shoot lake_town")
    assert hand(state, 1) == set()


# -- Merry & Pippin: Distract -----------------------------------------------------------------


def hobbits(**more: Any) -> State:
    more.setdefault("tokens", ["", "2 friendship"])
    return table("frodo_sam edoras, gimli", "merry_pippin bree, eowyn", turn_of=1, **more)


def test_k37_a_friendship_draws_one_or_two_nazgul_from_anywhere() -> None:
    state = hobbits(nazgul={"rohan": 3, "gondor": 1, "mordor": 5})
    do(state, "distract")
    assert prompt_of(state) == ("summoning", 1)
    assert offers(state) == {"nazgul from rohan", "nazgul from gondor", "nazgul from mordor"}
    do(state, "nazgul from rohan")
    assert offers(state) == {"done", "nazgul from rohan", "nazgul from gondor", "nazgul from mordor"}
    do(state, "nazgul from rohan")
    assert prompt_of(state) == ("act", 1)
    assert (nazgul(state, "eriador"), nazgul(state, "rohan")) == (2, 1)
    assert tokens(state, 1) == {"friendship": 1}


def test_k37_one_is_enough() -> None:
    state = hobbits(nazgul={"rohan": 3, "mordor": 6})
    do(state, "distract", "nazgul from rohan", "done")
    assert (nazgul(state, "eriador"), nazgul(state, "rohan")) == (1, 2)


@pytest.mark.parametrize(("there", "can"), [(0, True), (3, True), (4, False), (5, False)])
def test_k37_only_with_fewer_than_four_around_them(there: int, can: bool) -> None:
    state = hobbits(nazgul={"eriador": there, "mordor": 9 - there})
    assert ("distract" in offers(state)) is can
    if there == 3:
        do(state, "distract", "nazgul from mordor")
        assert nazgul(state, "eriador") == 5
        assert "distract" not in offers(state)


def test_k37_again_while_fewer_than_four_are_there() -> None:
    """The first one comes without a decision if all are in one region."""
    state = hobbits()
    do(state, "distract", "nazgul from mordor")
    do(state, "distract", "nazgul from mordor")
    assert nazgul(state, "eriador") == 4
    assert tokens(state, 1) == {}


def test_k37_not_without_friendship_nor_when_no_other_nazgul_is_left() -> None:
    assert "distract" not in offers(hobbits(tokens=["9 friendship", "5 stealth"]))
    assert "distract" not in offers(hobbits(nazgul={"eriador": 2}))


def test_k37_no_action_and_no_search() -> None:
    state = table(
        "frodo_sam bree, gimli",
        "merry_pippin bree, eowyn",
        acting="merry_pippin",
        taken=4,
        tokens=["", "friendship"],
    )
    do(state, "distract", "nazgul from mordor")
    assert (taken(state), hope(state)) == (4, 6)


# -- in any player's turn ---------------------------------------------------------------------

ABILITIES = [
    ("galadriel lorien, eowyn", "stealth", {"lady of light"}),
    ("legolas bree, eowyn", "stealth", {"shoot bree"}),
    ("merry_pippin bree, eowyn", "friendship", {"distract"}),
]


@pytest.mark.parametrize(("people", "symbol", "deeds"), ABILITIES)
def test_f36_k21_k34_k37_on_an_interrupt_in_another_players_turn(people: str, symbol: str, deeds: set[str]) -> None:
    more: dict[str, Any] = {"tokens": ["", f"2 {symbol}"], "shadow": {"bree": 2}}
    state = table("frodo_sam, gimli", people, acting="gimli", **more)
    assert not deeds & offers(state)
    assert "interrupt second" in offers(state)
    do(state, "interrupt second")
    assert prompt_of(state) == ("interrupt", 1)
    assert offers(state) == {"done", *deeds}
    do(state, "done")
    assert prompt_of(state) == ("act", 0)
    assert "interrupt second" not in offers(state)  # once, until something has happened
    do(state, "craft")
    assert "interrupt second" in offers(state)


@pytest.mark.parametrize(("people", "symbol", "deeds"), ABILITIES)
def test_f36_k21_k34_k37_before_a_shadow_card(people: str, symbol: str, deeds: set[str]) -> None:
    more: dict[str, Any] = {"tokens": ["", f"2 {symbol}"], "shadow": {"bree": 2}}
    other = before_shadow_card("frodo_sam, gimli", people, turn_of=0, **more)
    assert prompt_of(other) == ("quiet", 0)
    assert offers(other) == {"pass", "interrupt second"}
    own = before_shadow_card("frodo_sam, gimli", people, turn_of=1, **more)
    assert prompt_of(own) == ("quiet", 1)
    assert offers(own) == {"pass", *deeds}


@pytest.mark.parametrize(("people", "symbol", "deeds"), ABILITIES)
def test_f36_k21_k34_k37_what_is_done_on_an_interrupt_happens_at_once(
    people: str, symbol: str, deeds: set[str]
) -> None:
    state = table("frodo_sam, gimli", people, acting="gimli", tokens=["", f"2 {symbol}"], shadow={"bree": 2})
    do(state, "interrupt second", *deeds)
    if "distract" in deeds:
        do(state, "nazgul from mordor")
        assert nazgul(state, "eriador") == 2
    elif "lady of light" in deeds:
        do(state, "drawn gwaihir")
        assert hand(state, 1) == {"gwaihir"}
    else:
        assert shadow(state, "bree") == 1
    assert prompt_of(state) == ("interrupt", 1)
    assert taken(state) == 0
    do(state, "done")
    assert prompt_of(state) == ("act", 0)


def test_f36_other_players_can_not_use_them() -> None:
    state = table(
        "frodo_sam, gimli",
        "legolas bree, galadriel",
        "merry_pippin bree, eowyn",
        acting="gimli",
        tokens=["9 stealth, 9 friendship", "", ""],
        shadow={"bree": 2},
    )
    assert offered(state, "interrupt", "shoot", "distract", "lady") == set()


# -- when abilities are not possible ----------------------------------------------------------

RICH = "galadriel lorien, legolas bree"


def test_f36_not_within_a_search() -> None:
    state = reinforced(
        "sh22",
        "frodo_sam bree, merry_pippin bree",
        RICH,
        tokens=["5 friendship, resistance", "5 stealth, resistance"],
        hands=["orc_infighting", "eagles"],
        eye="eriador",
        nazgul={"eriador": 2, "mordor": 7},
        shadow={"weather_hills": 1},
    )
    do(state, "searched 2 weary")
    assert prompt_of(state) == ("rolled", 0)
    assert offers(state) == {"pass", "reroll weary", "ignore weary"}
    do(state, "pass")
    assert prompt_of(state) == ("rolled", 1)
    assert offers(state) == {"pass", "reroll weary"}


def test_f36_not_within_a_battle() -> None:
    state = table(
        "frodo_sam bree, merry_pippin bree",
        RICH,
        acting="frodo_sam",
        tokens=["5 friendship, resistance, valor", "5 stealth, resistance, valor"],
        hands=["orc_infighting", "eagles"],
        friends={"bree": "2 elf"},
        shadow={"bree": 5},
    )
    do(state, "attack 1", "fought 1 overrun")
    assert (prompt_of(state), offers(state)) == (("rolled", 0), {"pass", "reroll overrun"})
    do(state, "pass")
    assert (prompt_of(state), offers(state)) == (("rolled", 1), {"pass", "reroll overrun"})
    do(state, "pass")
    assert (prompt_of(state), offers(state)) == (("after_battle", 0), {"pass", "valor"})
    do(state, "pass")
    assert (prompt_of(state), offers(state)) == (("after_battle", 1), {"pass", "valor"})


def test_f36_not_within_another_card() -> None:
    state = table(
        "frodo_sam bree, merry_pippin bree",
        RICH,
        acting="frodo_sam",
        tokens=["5 friendship", "5 stealth"],
        hands=["orc_infighting gifts_elves", "eagles"],
        shadow={"bree": 5, "moria": 1},
    )
    do(state, "play orc_infighting")
    assert offers(state) == {"at bree", "at moria"}
    do(state, "at bree")
    assert offers(state) == {"number 1", "number 2"}


def test_f36_not_on_the_way() -> None:
    state = table(
        "frodo_sam bree, merry_pippin bree",
        RICH,
        acting="frodo_sam",
        tokens=["5 friendship, 2 stealth", "5 stealth"],
        hands=["orc_infighting", "eagles"],
        shadow={"weather_hills": 5},
    )
    do(state, "travel weather_hills")
    assert offers(state) == {"done", "take along merry_pippin", "take along legolas"}
    do(state, "take along legolas")
    assert offers(state) == {"done", "take along merry_pippin"}
    do(state, "done")
    assert (prompt_of(state), offers(state)) == (("consent", 1), {"yes", "no"})
    do(state, "yes")
    assert offers(state) == {"stealth", "search"}
    do(state, "search")
    assert offers(state) == {"pass", "put on the ring"}
