"""Events that move or remove armies: the Red Arrow, Gwaihir, Orc Infighting, Entmoot, Conflicting Orders
(E01, E04, E06, E10, E13)."""

from typing import Any

import pytest

from bywater import State

from .helpers_characters import (
    dice,
    discard,
    do,
    eye,
    friends,
    hand,
    havens,
    hope,
    offers,
    prompt_of,
    shadow,
    table,
    taken,
    where,
)
from .moments import parts


def holding(event: str, *, people: str = "legolas, galadriel", **more: Any) -> State:
    """The second player holds this event and is to act."""
    return table("frodo_sam, gimli", people, turn_of=1, hands=["", event], **more)


# -- E01 the Red Arrow ------------------------------------------------------------------------


def arrow(**more: Any) -> State:
    more.setdefault("friends", {"helms_deep": "3 rohan, 2 elf", "lorien": "elf", "edoras": "rohan"})
    return holding("red_arrow", **more)


def test_e01_up_to_three_armies_go_from_one_haven_to_another() -> None:
    state = arrow()
    do(state, "play red_arrow")
    assert prompt_of(state) == ("placing", 1)
    assert offers(state) == {"at helms_deep", "at lorien"}  # havens with armies; Edoras is not a haven
    do(state, "at helms_deep")
    assert offers(state) == {"take 1 elf", "take 2 elf", "take 1 rohan", "take 2 rohan", "take 3 rohan"}
    do(state, "take 2 elf")
    assert offers(state) == {"done", "take 1 rohan"}  # three in all
    do(state, "take 1 rohan")
    assert "at helms_deep" not in offers(state)
    assert offers(state) == {f"at {place}" for place in havens(state) if place != "helms_deep"}
    do(state, "at minas_tirith")
    assert friends(state, "minas_tirith") == {"elf": 2, "rohan": 1}
    assert friends(state, "helms_deep") == {"rohan": 2}
    assert prompt_of(state) == ("act", 1)
    assert eye(state) == "dale"
    assert (hand(state, 1), discard(state)) == (set(), {"red_arrow"})


def test_e01_fewer_are_enough() -> None:
    state = arrow()
    do(state, "play red_arrow", "at helms_deep", "take 1 elf", "done", "at rivendell")
    assert friends(state, "rivendell") == {"elf": 1}
    assert friends(state, "helms_deep") == {"elf": 1, "rohan": 3}


def test_e01_a_battle_may_follow_and_then_the_eye_moves() -> None:
    state = arrow(
        shadow={"minas_tirith": 4}, strongholds=[], friends={"helms_deep": "3 rohan", "minas_tirith": "gondor"}
    )
    do(state, "play red_arrow", "at helms_deep", "take 2 rohan", "at minas_tirith")
    assert prompt_of(state) == ("ambushing", 1)
    assert offers(state) == {"pass", "attack 1", "attack 2", "attack 3"}
    assert eye(state) == "dale"
    do(state, "attack 3")
    assert eye(state) == "gondor"
    assert dice(state) == 3
    do(state, "fought 3 rout")
    assert shadow(state, "minas_tirith") == 1
    assert prompt_of(state) == ("act", 1)


def test_e01_the_battle_can_be_left() -> None:
    state = arrow(shadow={"minas_tirith": 4}, friends={"helms_deep": "rohan", "minas_tirith": "gondor"})
    do(state, "play red_arrow", "at helms_deep", "at minas_tirith", "pass")
    assert (eye(state), shadow(state, "minas_tirith")) == ("dale", 4)


def test_e01_a_captured_stronghold_is_a_haven_and_a_fallen_haven_none() -> None:
    state = arrow(havens=["lorien", "moria"], strongholds=["helms_deep"])
    do(state, "play red_arrow")
    assert prompt_of(state) == ("act", 1)  # only from Lórien to Moria
    assert friends(state, "moria") == {"elf": 1}


def test_e01_the_haven_they_leave_can_fall() -> None:
    state = arrow(friends={"helms_deep": "rohan", "lorien": "elf"}, shadow={"helms_deep": 1})
    do(state, "play red_arrow", "at helms_deep", "at lorien")
    assert "helms_deep" not in havens(state)
    assert hope(state) == 3


def test_e01_its_player_decides_in_any_turn() -> None:
    state = table(
        "frodo_sam, gimli",
        "legolas, galadriel",
        acting="gimli",
        hands=["", "red_arrow"],
        friends={"helms_deep": "rohan", "lorien": "elf"},
        shadow={"lorien": 2},
    )
    do(state, "interrupt second", "play red_arrow", "at helms_deep", "at lorien")
    assert prompt_of(state) == ("ambushing", 1)


# -- E04 Gwaihir ------------------------------------------------------------------------------


def gwaihir(**more: Any) -> State:
    more.setdefault("friends", {"bree": "2 elf, dwarf", "hollin": "rohan"})
    return holding("gwaihir", **more)


def test_e04_armies_go_to_a_place_next_to_them() -> None:
    state = gwaihir()
    do(state, "play gwaihir")
    # not Moria nor Gladden Fields, to which only special roads lead from Hollin
    assert offers(state) == {
        f"at {place}" for place in ("the_shire", "sarn_ford", "weather_hills", "tharbad", "rivendell", "dunland")
    }
    do(state, "at sarn_ford")
    assert offers(state) == {"take 1 elf", "take 2 elf", "take 1 dwarf"}
    do(state, "take 1 elf", "take 1 dwarf")
    assert friends(state, "sarn_ford") == {"elf": 1, "dwarf": 1}
    assert friends(state, "bree") == {"elf": 1}
    assert prompt_of(state) == ("act", 1)
    assert eye(state) == "dale"


def test_e04_from_several_places_at_once() -> None:
    state = gwaihir()
    do(state, "play gwaihir", "at weather_hills")
    assert offers(state) == {"at bree", "at hollin"}
    do(state, "at bree", "take 2 elf", "done")
    assert offers(state) == {"done", "at hollin"}
    do(state, "at hollin")
    assert friends(state, "weather_hills") == {"elf": 2, "rohan": 1}
    assert prompt_of(state) == ("act", 1)


def test_e04_from_one_of_them_is_enough() -> None:
    state = gwaihir()
    do(state, "play gwaihir", "at weather_hills", "at hollin")
    assert friends(state, "weather_hills") == {"rohan": 1}
    assert friends(state, "bree") == {"elf": 2, "dwarf": 1}


def test_e04_a_battle_may_follow_and_then_the_eye_moves() -> None:
    state = gwaihir(shadow={"weather_hills": 3})
    do(state, "play gwaihir", "at weather_hills", "at bree", "take 2 elf", "done", "at hollin")
    assert prompt_of(state) == ("ambushing", 1)
    assert offers(state) == {"pass", "attack 1", "attack 2", "attack 3"}
    left = state.clone()
    do(left, "pass")
    assert eye(left) == "dale"
    do(state, "attack 2")
    assert eye(state) == "eriador"
    assert dice(state) == 2


def test_e04_no_ambush_dice_and_no_action() -> None:
    """It is no Attack by Faramir, whoever acts."""
    state = gwaihir(
        people="faramir weather_hills, galadriel",
        shadow={"weather_hills": 3},
        tokens=["", "3 stealth"],
        acting="faramir",
    )
    do(
        state,
        "play gwaihir",
        "at weather_hills",
        "at bree",
        "take 2 elf",
        "done",
        "done",
        "attack 1",
        "fought 1 overrun",
    )
    assert prompt_of(state) == ("act", 1)
    assert taken(state) == 0


# -- E06 Orc Infighting -----------------------------------------------------------------------


@pytest.mark.parametrize(("count", "left"), [(1, 2), (2, 1)])
def test_e06_one_or_two_armies_of_one_place_are_removed(count: int, left: int) -> None:
    state = holding("orc_infighting", shadow={"moria": 3, "rhun": 1})
    do(state, "play orc_infighting")
    assert offers(state) == {"at moria", "at rhun"}
    do(state, "at moria")
    assert offers(state) == {"number 1", "number 2"}
    do(state, f"number {count}")
    assert (shadow(state, "moria"), shadow(state, "rhun")) == (left, 1)
    assert eye(state) == "dale"


def test_e06_a_single_army_goes() -> None:
    state = holding("orc_infighting", shadow={"moria": 3, "rhun": 1})
    do(state, "play orc_infighting", "at rhun")
    assert shadow(state, "rhun") == 0
    assert prompt_of(state) == ("act", 1)


# -- E10 Entmoot ------------------------------------------------------------------------------


def entmoot(**more: Any) -> State:
    more.setdefault("people", "legolas fangorn_forest, galadriel fangorn_forest")
    return holding("entmoot", **more)


@pytest.mark.parametrize("count", [1, 2, 3])
def test_e10_up_to_three_ents_awake_in_fangorn(count: int) -> None:
    state = entmoot()
    do(state, "play entmoot")
    assert offers(state) == {"number 1", "number 2", "number 3"}
    do(state, f"number {count}")
    assert prompt_of(state) == ("placing", 1)
    do(state, "pass")
    assert friends(state, "fangorn_forest") == {"elf": count}
    assert prompt_of(state) == ("act", 1)


def test_e10_no_more_than_are_left() -> None:
    state = entmoot(friends={"lorien": "7 elf"})
    do(state, "play entmoot")
    assert offers(state) == {"number 1", "number 2"}


def test_e10_they_may_go_to_an_adjacent_place_isengard_too_without_a_battle() -> None:
    state = entmoot(shadow={"isengard": 2})
    do(state, "play entmoot", "number 3")
    assert offers(state) == {"pass", "at isengard", "at lorien", "at helms_deep", "at eastemnet"}
    do(state, "at isengard", "done")
    assert friends(state, "isengard") == {"elf": 3}
    assert friends(state, "fangorn_forest") == {}
    assert shadow(state, "isengard") == 2
    assert eye(state) == "dale"
    assert prompt_of(state) == ("act", 1)
    assert where(state, "legolas") == "fangorn_forest"


def test_e10_only_the_ents_go_not_elves_that_were_there() -> None:
    state = entmoot(friends={"fangorn_forest": "2 elf, rohan"})
    do(state, "play entmoot", "number 1", "at isengard", "done")
    assert friends(state, "isengard") == {"elf": 1}
    assert friends(state, "fangorn_forest") == {"elf": 2, "rohan": 1}


def test_e10_willing_characters_join() -> None:
    """Own characters without a prompt, others if their players agree."""
    state = table(
        "frodo_sam, gimli fangorn_forest",
        "legolas fangorn_forest, galadriel fangorn_forest",
        turn_of=1,
        hands=["", "entmoot"],
    )
    do(state, "play entmoot", "number 2", "at isengard")
    assert offers(state) == {"done", "take along galadriel", "take along gimli", "take along legolas"}
    do(state, "take along gimli", "take along legolas")
    assert prompt_of(state) == ("consent", 0)
    refused = state.clone()
    do(state, "yes")
    assert where(state, "gimli") == where(state, "legolas") == "isengard"
    assert where(state, "galadriel") == "fangorn_forest"
    assert friends(state, "isengard") == {"elf": 2}
    do(refused, "no")
    assert where(refused, "gimli") == "fangorn_forest"
    assert where(refused, "legolas") == "isengard"
    assert friends(refused, "isengard") == {"elf": 2}


def test_e10_frodo_goes_along_without_stealth_and_unsearched() -> None:
    state = table(
        "frodo_sam fangorn_forest, gimli",
        "legolas, galadriel",
        turn_of=0,
        hands=["entmoot"],
        tokens=["stealth"],
        shadow={"isengard": 3},
        nazgul={"misty_mountains": 4, "mordor": 5},
    )
    do(state, "play entmoot", "number 2", "at isengard", "take along frodo_sam")
    assert prompt_of(state) == ("act", 0)
    assert where(state, "frodo_sam") == "isengard"
    assert parts(state)["tokens"][0] == {"stealth": 1}
    assert hope(state) == 6


# -- E13 Conflicting Orders -------------------------------------------------------------------


def test_e13_all_armies_of_a_place_go_to_places_next_to_it() -> None:
    state = holding("conflicting_orders", shadow={"hollin": 4, "rhun": 1})
    do(state, "play conflicting_orders")
    assert offers(state) == {"at hollin", "at rhun"}
    do(state, "at hollin")
    # special roads cost the Shadow nothing
    places = ("weather_hills", "tharbad", "rivendell", "moria", "gladden_fields", "dunland")
    assert offers(state) == {f"at {place}" for place in places}
    do(state, "at tharbad")
    assert offers(state) == {"number 1", "number 2", "number 3", "number 4"}
    do(state, "number 1", "at moria", "number 3")
    assert shadow(state, "hollin") == 0
    assert (shadow(state, "tharbad"), shadow(state, "moria"), shadow(state, "rhun")) == (1, 3, 1)
    assert prompt_of(state) == ("act", 1)


def test_e13_they_may_all_go_one_way() -> None:
    state = holding("conflicting_orders", shadow={"hollin": 4})
    do(state, "play conflicting_orders", "at tharbad", "number 4")
    assert (shadow(state, "hollin"), shadow(state, "tharbad")) == (0, 4)


def test_e13_none_stays_behind() -> None:
    """Minas Tirith is next to Osgiliath and the Drúadan Forest: every army goes to one or the other."""
    state = holding("conflicting_orders", shadow={"minas_tirith": 3}, friends={"minas_tirith": "gondor"})
    do(state, "play conflicting_orders", "at druadan_forest", "number 1")
    assert shadow(state, "minas_tirith") == 0
    assert (shadow(state, "druadan_forest"), shadow(state, "osgiliath")) == (1, 2)
    assert prompt_of(state) == ("act", 1)


def test_e13_no_battle_follows_and_the_eye_stays() -> None:
    state = holding("conflicting_orders", shadow={"hollin": 2}, friends={"rivendell": "elf"})
    do(state, "play conflicting_orders", "at rivendell", "number 2")
    assert prompt_of(state) == ("act", 1)
    assert (friends(state, "rivendell"), shadow(state, "rivendell"), eye(state)) == ({"elf": 1}, 2, "dale")
    assert hope(state) == 6


def test_e13_an_empty_haven_that_they_come_to_falls() -> None:
    state = holding("conflicting_orders", shadow={"hollin": 2})
    do(state, "play conflicting_orders", "at rivendell", "number 2")
    assert "rivendell" not in havens(state)
    assert hope(state) == 3
