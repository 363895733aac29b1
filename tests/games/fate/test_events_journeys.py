"""Events that move characters: the Council, Rohan's horses, the Eagles, Elven cloaks (E03, E05, E08, E11)."""

from typing import Any

import pytest

from bywater import State

from .helpers_characters import (
    dice,
    discard,
    do,
    eye,
    friends,
    hope,
    nazgul,
    offered,
    offers,
    prompt_of,
    table,
    taken,
    tokens,
    where,
)
from .moments import parts


def holding(event: str, *, frodo: str = "edoras", people: str = "legolas, galadriel", **more: Any) -> State:
    """The second player holds this event and is to act."""
    return table(f"frodo_sam {frodo}, gimli", people, turn_of=1, hands=["", event], **more)


# -- E03 the Council of Elrond ----------------------------------------------------------------


def test_e03_willing_characters_come_to_rivendell() -> None:
    """Own characters without a prompt, others if their players agree; no army comes, and there is no search."""
    state = holding("council_of_elrond", nazgul={"rhudaur": 5, "mordor": 4}, friends={"lorien": "elf"})
    do(state, "play council_of_elrond")
    assert prompt_of(state) == ("company", 1)
    assert offers(state) == {"done", *[f"take along {name}" for name in ("frodo_sam", "galadriel", "gimli", "legolas")]}
    do(state, "take along frodo_sam", "take along galadriel", "done")
    assert prompt_of(state) == ("consent", 0)
    do(state, "yes")
    assert where(state, "frodo_sam") == where(state, "galadriel") == "rivendell"
    assert where(state, "legolas") == "woodland_realm"
    assert friends(state, "lorien") == {"elf": 1}
    assert prompt_of(state) == ("act", 1)
    assert hope(state) == 6


def test_e03_unwilling_characters_stay() -> None:
    state = holding("council_of_elrond")
    do(state, "play council_of_elrond", "take along frodo_sam", "take along galadriel", "done", "no")
    assert where(state, "frodo_sam") == "edoras"
    assert where(state, "galadriel") == "rivendell"


def test_e03_a_character_who_refused_may_still_be_prompted_on_the_road() -> None:
    state = holding("council_of_elrond", frodo="woodland_realm", acting="legolas")
    do(state, "play council_of_elrond", "take along frodo_sam", "done", "no", "travel lake_town")
    assert "take along frodo_sam" in offers(state)


def test_e03_then_one_player_there_may_hand_one_token_to_another() -> None:
    state = holding("council_of_elrond", tokens=["2 valor", "stealth, resistance"])
    do(state, "play council_of_elrond", "take along frodo_sam", "take along galadriel", "done", "yes")
    assert prompt_of(state) == ("giving", 1)
    assert offers(state) == {"pass", "hand stealth to first", "hand resistance to first"}
    first = state.clone()
    do(first, "hand stealth to first")
    assert (tokens(first, 0), tokens(first, 1)) == ({"valor": 2, "stealth": 1}, {"resistance": 1})
    assert prompt_of(first) == ("act", 1)  # one token in all
    do(state, "pass")
    assert prompt_of(state) == ("giving", 0)
    do(state, "hand valor to second")
    assert (tokens(state, 0), tokens(state, 1)) == ({"valor": 1}, {"stealth": 1, "resistance": 1, "valor": 1})


def test_e03_it_need_not_be() -> None:
    state = holding("council_of_elrond", tokens=["2 valor", ""])
    do(state, "play council_of_elrond", "take along frodo_sam", "done", "yes", "pass")
    assert prompt_of(state) == ("act", 1)
    assert tokens(state, 0) == {"valor": 2}


def test_e03_only_players_with_a_character_there_give_but_any_player_may_get() -> None:
    state = table(
        "frodo_sam edoras, gimli",
        "legolas, galadriel",
        "eowyn, aragorn",
        turn_of=1,
        hands=["", "council_of_elrond", ""],
        tokens=["valor", "stealth", "resistance"],
    )
    do(state, "play council_of_elrond", "take along galadriel", "done")
    assert prompt_of(state) == ("giving", 1)
    assert offers(state) == {"pass", "hand stealth to first", "hand stealth to third"}
    do(state, "pass")
    assert prompt_of(state) == ("act", 1)


def test_e03_those_in_rivendell_already_are_not_moved_but_may_give() -> None:
    state = holding("council_of_elrond", frodo="rivendell", tokens=["valor", ""])
    do(state, "play council_of_elrond")
    assert "take along frodo_sam" not in offers(state)
    do(state, "done")
    assert prompt_of(state) == ("giving", 0)


ROW = ("legolas", "galadriel", "eowyn", "gimli")


def alone(**more: Any) -> State:
    more.setdefault("hands", ["council_of_elrond dale_valor mordor_stealth"])
    return table("legolas, galadriel, eowyn, gimli, frodo_sam edoras", acting="legolas", row=list(ROW), **more)


def test_e03_alone_a_free_prepare_with_a_card_of_any_region_instead() -> None:
    state = alone(tokens=["friendship"])
    do(state, "play council_of_elrond", "take along frodo_sam", "done")
    assert where(state, "frodo_sam") == "rivendell"
    assert prompt_of(state) == ("free_preparing", 0)
    assert offers(state) == {"pass", "prepare dale_valor", "prepare mordor_stealth"}
    do(state, "prepare mordor_stealth")
    assert tokens(state, 0) == {"friendship": 1, "stealth": 1}
    assert discard(state) == {"council_of_elrond", "mordor_stealth"}
    assert taken(state) == 0
    assert prompt_of(state) == ("act", 0)


def test_e03_alone_it_may_be_left_and_needs_a_token() -> None:
    state = alone(tokens=["9 valor"])
    do(state, "play council_of_elrond", "done")
    assert offers(state) == {"pass", "prepare mordor_stealth"}
    do(state, "pass")
    assert tokens(state, 0) == {"valor": 9}


# -- E05 Rohan lends horses -------------------------------------------------------------------


def test_e05_all_characters_of_a_place_ride_together_up_to_three_times() -> None:
    state = holding("rohan_horses", people="legolas bree, galadriel bree", friends={"bree": "2 elf"})
    do(state, "play rohan_horses")
    assert offers(state) == {"at bree", "at edoras", "at erebor"}
    do(state, "at bree")
    assert prompt_of(state) == ("riding", 1)
    roads = {"travel the_shire", "travel sarn_ford", "travel weather_hills", "travel tharbad"}
    assert offers(state) == {"done", *roads}
    do(state, "travel weather_hills")
    assert where(state, "legolas") == where(state, "galadriel") == "weather_hills"
    do(state, "travel hollin")
    # no special roads: neither Moria nor Gladden Fields
    assert offers(state) == {
        "done",
        "travel weather_hills",
        "travel rivendell",
        "travel dunland",
        "travel tharbad",
    }
    do(state, "travel rivendell")
    assert where(state, "legolas") == where(state, "galadriel") == "rivendell"
    assert friends(state, "bree") == {"elf": 2}  # armies stay
    assert prompt_of(state) == ("act", 1)


def test_e05_fewer_rides_are_enough() -> None:
    state = holding("rohan_horses", people="legolas bree, galadriel")
    do(state, "play rohan_horses", "at bree", "travel weather_hills", "done")
    assert where(state, "legolas") == "weather_hills"
    assert prompt_of(state) == ("act", 1)


def test_e05_special_roads_stay_shut_even_with_symbols() -> None:
    state = holding("rohan_horses", people="legolas rivendell, galadriel", tokens=["", "3 stealth"])
    do(state, "play rohan_horses", "at rivendell")
    assert offered(state, "travel") == {"travel hollin", "travel weather_hills"}


def test_e05_characters_met_on_the_way_stay_behind() -> None:
    """The characters of one place ride together; those of another place do not join."""
    state = holding("rohan_horses", frodo="weather_hills", people="legolas bree, galadriel bree")
    do(state, "play rohan_horses", "at bree", "travel weather_hills")
    assert prompt_of(state) == ("riding", 1)
    do(state, "travel hollin", "done")
    assert where(state, "legolas") == where(state, "galadriel") == "hollin"
    assert where(state, "frodo_sam") == "weather_hills"


def test_e05_frodo_is_searched_for_after_every_ride_and_cannot_hide() -> None:
    state = holding(
        "rohan_horses",
        frodo="bree",
        tokens=["4 stealth", "4 stealth"],
        nazgul={"eriador": 2, "rhudaur": 1, "mordor": 6},
    )
    do(state, "play rohan_horses", "at bree", "travel weather_hills")
    assert dice(state) == 2
    do(state, "searched 2 slip")
    assert prompt_of(state) == ("riding", 1)
    do(state, "travel hollin")
    assert dice(state) == 1
    do(state, "searched 1 weary")
    assert hope(state) == 5
    do(state, "travel weather_hills")
    assert dice(state) == 2
    do(state, "searched 2 slip")
    assert prompt_of(state) == ("act", 1)
    assert tokens(state, 0) == tokens(state, 1) == {"stealth": 4}


def test_e05_without_frodo_nobody_is_searched() -> None:
    state = holding("rohan_horses", people="legolas bree, galadriel", nazgul={"eriador": 9})
    do(state, "play rohan_horses", "at bree", "travel weather_hills")
    assert prompt_of(state) == ("riding", 1)


def test_e05_they_cost_no_action_nor_eomers_ride() -> None:
    state = table("frodo_sam, gimli", "eomer edoras, legolas", acting="eomer", hands=["", "rohan_horses"])
    do(state, "play rohan_horses", "at edoras", "travel helms_deep", "done")
    assert taken(state) == 0
    assert parts(state)["used"] == []


def test_e05_n9_other_players_characters_ride_unasked() -> None:
    state = holding("rohan_horses", frodo="bree", people="legolas bree, galadriel")
    do(state, "play rohan_horses", "at bree", "travel weather_hills", "done")
    assert where(state, "frodo_sam") == where(state, "legolas") == "weather_hills"


# -- E08 the Eagles ---------------------------------------------------------------------------


def test_e08_one_character_goes_anywhere() -> None:
    state = holding("eagles", friends={"woodland_realm": "2 elf"})
    do(state, "play eagles")
    assert offers(state) == {"who frodo_sam", "who gimli", "who legolas", "who galadriel"}
    do(state, "who legolas")
    assert len(offers(state)) == 51  # every place but this one
    do(state, "at mount_doom")
    assert where(state, "legolas") == "mount_doom"
    assert friends(state, "woodland_realm") == {"elf": 2}
    assert (eye(state), nazgul(state, "mordor")) == ("dale", 9)
    assert prompt_of(state) == ("act", 1)


def test_e08_with_frodo_the_seven_nearest_nazgul_the_eye_and_a_search() -> None:
    state = holding("eagles", nazgul={"eriador": 2, "rhudaur": 2, "misty_mountains": 1, "mordor": 4})
    do(state, "play eagles", "who frodo_sam", "at rivendell")
    # two are in Rhudaur, three are one region away, and two more come from Mordor
    assert eye(state) == "rhudaur"
    while prompt_of(state)[0] == "summoning":
        do(state, min(offers(state)))
    assert nazgul(state, "rhudaur") == 7
    assert nazgul(state, "mordor") == 2
    assert dice(state) == 7


def test_e08_the_nearest_first_and_ties_are_prompted() -> None:
    """Rhudaur's neighbours are Eriador, Enedwaith and the Misty Mountains."""
    state = holding(
        "eagles", nazgul={"eriador": 1, "enedwaith": 1, "misty_mountains": 1, "rohan": 3, "gondor": 1, "mordor": 2}
    )
    do(state, "play eagles", "who frodo_sam", "at hollin")
    near = {"nazgul from eriador", "nazgul from enedwaith", "nazgul from misty_mountains"}
    assert offers(state) == near
    do(state, "nazgul from enedwaith")
    assert offers(state) == near - {"nazgul from enedwaith"}
    do(state, "nazgul from eriador")
    # the third comes automatically; then Rohan's three and Gondor's one are two regions away, Mordor's further
    assert offers(state) == {"nazgul from rohan", "nazgul from gondor"}
    do(state, "nazgul from rohan", "nazgul from rohan", "nazgul from rohan")
    assert (nazgul(state, "rhudaur"), nazgul(state, "gondor"), nazgul(state, "mordor")) == (7, 0, 2)
    assert dice(state) == 7


def test_e08_n9_the_player_of_the_card_decides_ties() -> None:
    """The player of an event decides, in any player's turn."""
    state = table(
        "frodo_sam edoras, gimli",
        "legolas, galadriel",
        turn_of=0,
        hands=["", "eagles"],
        nazgul={"eriador": 8, "enedwaith": 1},
    )
    do(state, "interrupt second", "play eagles", "who frodo_sam", "at hollin")
    assert prompt_of(state) == ("summoning", 1)


def test_e08_n5_those_already_with_him_count_among_the_seven() -> None:
    state = holding("eagles", nazgul={"rhudaur": 8, "mordor": 1})
    do(state, "play eagles", "who frodo_sam", "at hollin")
    assert nazgul(state, "mordor") == 1
    assert dice(state) == 7


def test_e08_when_fewer_are_left_in_the_game_all_come() -> None:
    state = holding("eagles", nazgul={"mordor": 3, "dale": 1})
    do(state, "play eagles", "who frodo_sam", "at hollin")
    assert nazgul(state, "rhudaur") == 4
    assert dice(state) == 4


def test_e08_no_stealth_prevents_that_search() -> None:
    state = holding("eagles", nazgul={"mordor": 3}, tokens=["4 stealth", "4 stealth"])
    do(state, "play eagles", "who frodo_sam", "at hollin")
    assert dice(state) == 3


def test_e08_others_with_frodo_stay_behind_and_others_carried_bring_nobody() -> None:
    state = holding("eagles", frodo="bree", people="legolas bree, galadriel", nazgul={"eriador": 2, "mordor": 7})
    do(state, "play eagles", "who legolas", "at hollin")
    assert where(state, "frodo_sam") == "bree"
    assert nazgul(state, "eriador") == 2
    assert prompt_of(state) == ("act", 1)


# -- E11 Elven cloaks and rope ----------------------------------------------------------------


def test_e11_a_character_walks_alone_up_to_twice_unsearched() -> None:
    state = holding(
        "elven_cloaks",
        frodo="bree",
        tokens=["2 stealth", ""],
        nazgul={"eriador": 5, "rhudaur": 4},
        friends={"bree": "elf"},
        people="legolas bree, galadriel",
    )
    do(state, "play elven_cloaks")
    assert offers(state) == {"who frodo_sam", "who gimli", "who legolas", "who galadriel"}
    do(state, "who frodo_sam")
    assert prompt_of(state) == ("riding", 1)
    do(state, "travel weather_hills")
    assert (where(state, "frodo_sam"), where(state, "legolas")) == ("weather_hills", "bree")
    do(state, "travel hollin")
    assert prompt_of(state) == ("act", 1)
    assert where(state, "frodo_sam") == "hollin"
    assert friends(state, "bree") == {"elf": 1}
    assert tokens(state, 0) == {"stealth": 2}
    assert hope(state) == 6


def test_e11_once_is_enough() -> None:
    state = holding("elven_cloaks")
    do(state, "play elven_cloaks", "who legolas", "travel lake_town", "done")
    assert where(state, "legolas") == "lake_town"
    assert prompt_of(state) == ("act", 1)


def test_e11_n8_special_roads_are_paid_by_the_walkers_own_player() -> None:
    poor = holding("elven_cloaks", frodo="rivendell", tokens=["", "5 stealth"])
    do(poor, "play elven_cloaks", "who frodo_sam")
    assert "travel carrock" not in offers(poor)
    rich = holding(
        "elven_cloaks", frodo="rivendell", tokens=["2 stealth", "5 stealth"], nazgul={"misty_mountains": 3, "mordor": 6}
    )
    do(rich, "play elven_cloaks", "who frodo_sam", "travel carrock")
    assert where(rich, "frodo_sam") == "carrock"
    assert (tokens(rich, 0), tokens(rich, 1)) == ({"stealth": 1}, {"stealth": 5})  # the road, not the search


def test_e11_the_walkers_own_ways_of_travelling_hold() -> None:
    """Faramir's cheaper roads, and Gandalf's two places: he is alone."""
    state = holding("elven_cloaks", people="faramir rivendell, gandalf minas_tirith")
    do(state, "play elven_cloaks", "who faramir", "travel carrock", "done")
    assert where(state, "faramir") == "carrock"
    rider = holding("elven_cloaks", people="faramir rivendell, gandalf minas_tirith")
    do(rider, "play elven_cloaks", "who gandalf", "travel edoras", "done")
    assert where(rider, "gandalf") == "edoras"


def test_e11_it_costs_no_action_nor_eomers_ride() -> None:
    state = table("frodo_sam, gimli", "eomer edoras, legolas", acting="eomer", hands=["", "elven_cloaks"])
    do(state, "play elven_cloaks", "who eomer", "travel helms_deep", "travel edoras")
    assert taken(state) == 0
    assert parts(state)["used"] == []


@pytest.mark.parametrize("event", ["elven_cloaks", "rohan_horses", "eagles"])
def test_e05_e08_e11_in_another_players_turn_as_well(event: str) -> None:
    state = table("frodo_sam edoras, gimli", "legolas, galadriel", turn_of=0, hands=["", event])
    do(state, "interrupt second", f"play {event}")
    assert state.decision.seat == 1
