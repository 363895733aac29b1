"""How Éomer, Faramir and Gandalf travel (K10, K15, K25)."""

from typing import Any

import pytest

from bywater import State
from bywater.games.fate.model import frames as k

from .helpers_characters import (
    dice,
    do,
    friends,
    hand,
    offered,
    offers,
    prompt_of,
    table,
    taken,
    tokens,
    used,
    where,
)

# -- Éomer: Rider of Rohan --------------------------------------------------------------------


def eomer(**more: Any) -> State:
    more.setdefault("acting", "eomer")
    return table("frodo_sam, gimli", "eomer edoras, legolas", turn_of=1, **more)


def test_k10_eomer_travels_once_a_turn_without_an_action() -> None:
    state = eomer()
    do(state, "travel helms_deep")
    assert taken(state) == 0
    assert used(state) == {"rider_of_rohan"}
    do(state, "travel edoras")
    assert taken(state) == 1


def test_k10_with_four_actions_he_travels_five_times() -> None:
    state = eomer()
    for place in ("helms_deep", "edoras", "helms_deep", "edoras", "helms_deep"):
        do(state, f"travel {place}")
    assert taken(state) == 4
    assert where(state, "eomer") == "helms_deep"
    assert offered(state, "travel") == set()


def test_k10_with_one_action_he_travels_twice() -> None:
    """The other character has taken more than one."""
    state = eomer(finished=["legolas"], first_taken=4)
    do(state, "travel helms_deep")
    assert "travel edoras" in offers(state)
    do(state, "travel edoras")
    # nothing is left to do in this step
    assert state.decision.kind == "draw"


def test_k10_with_one_action_he_may_ride_and_do_something_else() -> None:
    """In either order: the bonus remains when the action is spent, but it is a Travel and nothing else."""
    state = eomer(finished=["legolas"], first_taken=2, tokens=["", "3 friendship"])
    do(state, "muster 1")
    assert offers(state) == {"done", "travel helms_deep", "travel eastemnet", "travel druadan_forest"}
    do(state, "travel helms_deep", "done")
    assert where(state, "eomer") == "helms_deep"
    assert state.decision.kind == "draw"


def test_k10_after_four_other_actions_he_still_rides() -> None:
    state = eomer(taken=4, tokens=["", "friendship"])
    assert offers(state) == {
        "done",
        "act legolas",
        "travel helms_deep",
        "travel eastemnet",
        "travel druadan_forest",
    }
    spent = eomer(taken=4, used=["rider_of_rohan"])
    assert offers(spent) == {"done", "act legolas"}


def test_k10_riding_does_not_settle_who_has_four_actions() -> None:
    state = eomer()
    do(state, "travel helms_deep", "travel edoras", "act legolas")
    for place in ("lake_town", "woodland_realm", "lake_town", "woodland_realm"):
        do(state, f"travel {place}")
    assert taken(state) == 4


def test_k10_others_have_no_bonus() -> None:
    state = eomer(acting="legolas", finished=["eomer"], first_taken=4, tokens=["", "stealth"], shadow={"erebor": 1})
    do(state, "travel lake_town")
    assert offered(state, "travel") == set()


def test_k10_he_rides_only_while_he_acts() -> None:
    state = eomer(acting="legolas")
    assert "travel helms_deep" not in offers(state)


def test_k10_the_ride_takes_company_and_costs_what_a_road_costs() -> None:
    state = eomer(friends={"edoras": "2 rohan"}, tokens=["", "stealth"])
    do(state, "travel erech", "take 2 rohan")
    assert friends(state, "erech") == {"rohan": 2}
    assert tokens(state, 1) == {}
    assert taken(state) == 0
    poor = eomer()
    assert "travel erech" not in offers(poor)


def test_k10_frodo_on_the_ride_is_searched_for_or_hides() -> None:
    people = ("frodo_sam edoras, eomer edoras", "gimli, legolas")
    state = table(*people, acting="eomer", tokens=["stealth"], nazgul={"rohan": 2, "mordor": 7})
    do(state, "travel helms_deep", "take along frodo_sam")
    assert prompt_of(state) == ("hiding", 0)
    do(state, "search")
    assert dice(state) == 2
    assert taken(state) == 0


def test_k10_next_turn_he_rides_again() -> None:
    state = eomer(used=["rider_of_rohan"], stack=[["turn", 1, k.TURN_BEGINS, 0, 0, 0]], acting="")
    do(state, "act eomer", "travel helms_deep")
    assert taken(state) == 0


# -- Faramir: Stealthy ------------------------------------------------------------------------

ROADS = [
    ("rivendell", "carrock", 0, "stealth"),
    ("hollin", "gladden_fields", 0, "resistance"),
    ("lorien", "emyn_muil", 0, "friendship"),
    ("hollin", "moria", 0, "friendship"),
    ("grey_havens", "dol_amroth", 1, "friendship"),
    ("plateau_of_gorgoroth", "mount_doom", 1, "stealth"),
    ("udun", "mount_doom", 2, "stealth"),
    ("north_ithilien", "udun", 3, "stealth"),
]


@pytest.mark.parametrize(("place", "into", "cost", "symbol"), ROADS)
def test_k15_faramir_pays_one_symbol_less_on_special_roads(place: str, into: str, cost: int, symbol: str) -> None:
    people = ("frodo_sam, gimli", f"faramir {place}, legolas")
    if cost:
        poor = table(*people, acting="faramir", tokens=["", f"{cost - 1} {symbol}"])
        assert f"travel {into}" not in offers(poor)
    state = table(*people, acting="faramir", tokens=["", f"{cost + 1} {symbol}"])
    do(state, f"travel {into}")
    assert where(state, "faramir") == into
    assert tokens(state, 1) == {symbol: 1}


@pytest.mark.parametrize(("place", "into", "cost", "symbol"), ROADS)
def test_k15_others_pay_in_full(place: str, into: str, cost: int, symbol: str) -> None:
    people = ("frodo_sam, gimli", f"boromir {place}, faramir")
    poor = table(*people, acting="boromir", tokens=["", f"{cost} {symbol}"])
    assert f"travel {into}" not in offers(poor)
    state = table(*people, acting="boromir", tokens=["", f"{cost + 1} {symbol}"])
    do(state, f"travel {into}")
    assert tokens(state, 1) == {}


def test_k15_his_company_goes_with_him_for_the_same() -> None:
    state = table(
        "frodo_sam, gimli",
        "faramir rivendell, legolas rivendell",
        acting="faramir",
        friends={"rivendell": "elf"},
    )
    do(state, "travel carrock", "take along legolas", "take 1 elf")
    assert where(state, "legolas") == "carrock"
    assert friends(state, "carrock") == {"elf": 1}


def test_k15_not_when_another_takes_him_along() -> None:
    people = ("frodo_sam, gimli", "faramir rivendell, legolas rivendell")
    poor = table(*people, acting="legolas")
    assert "travel carrock" not in offers(poor)
    state = table(*people, acting="legolas", tokens=["", "stealth"])
    do(state, "travel carrock", "take along faramir")
    assert where(state, "faramir") == "carrock"
    assert tokens(state, 1) == {}


def test_k15_frodos_stealth_is_paid_in_full() -> None:
    """The road of one Stealth is free for Faramir; hiding Frodo still costs one."""
    people = ("frodo_sam rivendell, faramir rivendell", "gimli, legolas")
    hunted: dict[str, Any] = {"nazgul": {"misty_mountains": 2, "mordor": 7}}
    state = table(*people, acting="faramir", tokens=["stealth"], **hunted)
    do(state, "travel carrock", "take along frodo_sam", "stealth")
    assert tokens(state, 0) == {}
    assert prompt_of(state) == ("act", 0)
    poor = table(*people, acting="faramir", **hunted)
    do(poor, "travel carrock", "take along frodo_sam")
    assert dice(poor) == 2


def test_k15_nothing_is_gained_on_ordinary_roads() -> None:
    people = ("frodo_sam minas_tirith, faramir minas_tirith", "gimli, legolas")
    state = table(*people, acting="faramir", tokens=["stealth"], nazgul={"ithilien": 1, "mordor": 8})
    do(state, "travel osgiliath", "take along frodo_sam", "stealth")
    assert tokens(state, 0) == {}


# -- Gandalf: Shadowfax -----------------------------------------------------------------------


def gandalf(place: str, *, company: str = "legolas", **more: Any) -> State:
    return table("frodo_sam, gimli", f"gandalf {place}, {company}", acting="gandalf", **more)


def test_k25_alone_gandalf_goes_one_or_two_places() -> None:
    state = gandalf("minas_tirith")
    assert offered(state, "travel") == {
        "travel druadan_forest",
        "travel osgiliath",
        "travel edoras",
        "travel south_ithilien",
        "travel north_ithilien",
    }
    do(state, "travel edoras")
    assert where(state, "gandalf") == "edoras"
    assert taken(state) == 1


def test_k25_others_go_one() -> None:
    state = table("frodo_sam, gimli", "aragorn minas_tirith, legolas", acting="aragorn")
    assert offered(state, "travel") == {"travel druadan_forest", "travel osgiliath"}


def test_k25_no_company_on_the_longer_way() -> None:
    state = gandalf("minas_tirith", company="legolas minas_tirith", friends={"minas_tirith": "2 gondor"})
    do(state, "travel edoras")
    assert prompt_of(state) == ("act", 1)
    assert where(state, "legolas") == "minas_tirith"
    assert friends(state, "minas_tirith") == {"gondor": 2}


def test_k25_company_on_the_next_road_as_for_everybody() -> None:
    state = gandalf("minas_tirith", company="legolas minas_tirith", friends={"minas_tirith": "2 gondor"})
    do(state, "travel osgiliath")
    assert offers(state) == {"done", "take along legolas", "take 1 gondor", "take 2 gondor"}


def test_k25_special_roads_are_no_part_of_the_longer_way() -> None:
    """From Hollin, Moria and Gladden Fields are reached by special roads only; Gladden Fields is two places away."""
    state = gandalf("hollin")
    assert offered(state, "travel") == {
        "travel weather_hills",
        "travel rivendell",
        "travel dunland",
        "travel tharbad",
        "travel bree",
        "travel sarn_ford",
        "travel druwaith_iaur",
        "travel fords_of_isen",
    }


def test_k25_a_special_road_is_one_place_and_costs_as_ever() -> None:
    state = gandalf("rivendell", tokens=["", "stealth"])
    assert "travel carrock" in offers(state)
    assert "travel gladden_fields" not in offers(state)
    do(state, "travel carrock")
    assert tokens(state, 1) == {}


def test_k25_alone_he_goes_round_a_special_road_for_free() -> None:
    """Through Dagorlad to North Ithilien, though there is a special road as well."""
    state = gandalf("emyn_muil", tokens=["", "resistance"])
    do(state, "travel north_ithilien")
    assert where(state, "gandalf") == "north_ithilien"
    assert tokens(state, 1) == {"resistance": 1}


def test_k25_with_company_he_pays_for_that_road() -> None:
    state = gandalf("emyn_muil", company="legolas emyn_muil", hands=["", "dale_resistance"])
    do(state, "travel north_ithilien", "take along legolas")
    assert where(state, "legolas") == "north_ithilien"
    assert hand(state, 1) == set()
    poor = gandalf("emyn_muil", company="legolas emyn_muil")
    do(poor, "travel north_ithilien")
    assert where(poor, "legolas") == "emyn_muil"
    assert where(poor, "gandalf") == "north_ithilien"


def test_k25_each_time_again() -> None:
    state = gandalf("minas_tirith")
    do(state, "travel edoras", "travel minas_tirith", "travel edoras", "travel minas_tirith")
    assert taken(state) == 4
    assert offered(state, "travel") == set()


def test_k25_the_white_rides_too() -> None:
    assert "travel edoras" in offers(gandalf("minas_tirith", gandalf="white"))
