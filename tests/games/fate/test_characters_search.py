"""What characters do about searches: Aragorn, Frodo & Sam, Gollum as a guide (K01, K17, K19, K20, K30)."""

from typing import Any

import pytest

from bywater import State

from .helpers_characters import (
    dice,
    do,
    eye,
    hand,
    hope,
    nazgul,
    offered,
    offers,
    prompt_of,
    reinforced,
    table,
    tokens,
    where,
)

HUNTED: dict[str, Any] = {"eye": "eriador", "nazgul": {"eriador": 3, "mordor": 6}}


def searched(*players: str, **more: Any) -> State:
    """An order of the Eye makes the Nazgûl search for Frodo."""
    return reinforced("sh22", *players, **{**HUNTED, **more})


# -- Aragorn: Ranger of the North -------------------------------------------------------------


def test_k01_aragorn_rerolls_one_die_for_free() -> None:
    state = searched("frodo_sam bree, gimli", "aragorn bree, legolas")
    do(state, "searched 1 slip 1 weary 1 exposed")
    assert prompt_of(state) == ("rolled", 1)
    assert offers(state) == {"pass", "ranger slip", "ranger weary", "ranger exposed"}
    do(state, "ranger weary")
    assert dice(state) == 1
    do(state, "searched 1 recall")
    assert hope(state) == 6 - 1
    assert nazgul(state, "eriador") == 2


def test_k01_only_once_a_search_and_again_in_the_next() -> None:
    state = searched("frodo_sam bree, gimli", "aragorn bree, legolas", tokens=["", "resistance"])
    do(state, "searched 3 weary", "ranger weary", "searched 1 weary")
    assert prompt_of(state) == ("rolled", 1)
    assert offers(state) == {"pass", "reroll weary"}
    later = searched("frodo_sam bree, gimli", "aragorn bree, legolas", dice_done=["ranger_of_the_north"])
    do(later, "searched 3 weary")
    assert "ranger weary" in offers(later)


def test_k01_not_from_another_place() -> None:
    state = searched("frodo_sam bree, gimli", "aragorn weather_hills, legolas", tokens=["resistance", "resistance"])
    do(state, "searched 3 weary")
    assert prompt_of(state) == ("rolled", 0)
    assert offers(state) == {"pass", "reroll weary"}
    do(state, "pass")
    assert hope(state) == 3


def test_k01_not_in_a_battle() -> None:
    state = table(
        "frodo_sam, gimli",
        "aragorn bree, legolas",
        acting="aragorn",
        friends={"bree": "elf"},
        shadow={"bree": 1},
        tokens=["", "resistance"],
    )
    do(state, "attack 1", "fought 1 overrun")
    assert offers(state) == {"pass", "reroll overrun"}


# -- Frodo & Sam: Ring-bearer -----------------------------------------------------------------


@pytest.mark.parametrize("answer", ["stealth", "search"])
def test_k17_frodo_on_his_way_hides_or_is_searched_for(answer: str) -> None:
    state = table("frodo_sam bree, gimli", "aragorn, legolas", acting="frodo_sam", tokens=["stealth"], **HUNTED)
    do(state, "travel weather_hills")
    assert prompt_of(state) == ("hiding", 0)
    assert offers(state) == {"stealth", "search"}
    assert where(state, "frodo_sam") == "bree"
    do(state, answer)
    assert where(state, "frodo_sam") == "weather_hills"
    if answer == "stealth":
        assert tokens(state, 0) == {}
        assert prompt_of(state) == ("act", 0)
    else:
        assert tokens(state, 0) == {"stealth": 1}
        assert dice(state) == 3


def test_k17_without_stealth_the_search_comes_unasked() -> None:
    state = table("frodo_sam bree, gimli", "aragorn, legolas", acting="frodo_sam", tokens=["", "9 stealth"], **HUNTED)
    do(state, "travel weather_hills")
    assert dice(state) == 3


def test_k17_a_character_who_takes_frodo_along_pays_or_is_searched() -> None:
    """The traveller pays, once for the whole company; Frodo's player only agrees."""
    state = table(
        "frodo_sam bree, gimli bree",
        "aragorn bree, legolas",
        acting="aragorn",
        tokens=["9 friendship", "stealth"],
        **HUNTED,
    )
    do(state, "travel weather_hills", "take along frodo_sam", "take along gimli")
    assert prompt_of(state) == ("consent", 0)
    do(state, "yes")
    assert prompt_of(state) == ("hiding", 1)
    do(state, "stealth")
    assert tokens(state, 1) == {}
    assert tokens(state, 0) == {"friendship": 9}
    assert where(state, "frodo_sam") == where(state, "gimli") == where(state, "aragorn") == "weather_hills"
    assert prompt_of(state) == ("act", 1)


def test_k17_others_travel_unseen() -> None:
    state = table("frodo_sam bree, gimli", "aragorn bree, legolas", acting="aragorn", tokens=["", "stealth"], **HUNTED)
    do(state, "travel weather_hills", "done")
    assert prompt_of(state) == ("act", 1)
    assert tokens(state, 1) == {"stealth": 1}


def test_k17_the_search_is_at_the_destination() -> None:
    """Armies and Nazgûl of the destination count, those of the place that Frodo leaves don't."""
    state = table(
        "frodo_sam weather_hills, gimli",
        "aragorn bree, legolas",
        acting="frodo_sam",
        shadow={"weather_hills": 2, "hollin": 1},
        nazgul={"eriador": 4, "rhudaur": 1, "mordor": 4},
    )
    do(state, "travel hollin")
    assert prompt_of(state) == ("wearing", 0)
    do(state, "pass")
    assert dice(state) == 2


def test_k17_nothing_is_prompted_or_paid_without_a_search() -> None:
    state = table("frodo_sam bree, gimli", "aragorn, legolas", acting="frodo_sam", tokens=["stealth"])
    do(state, "travel weather_hills")
    assert prompt_of(state) == ("act", 0)
    assert tokens(state, 0) == {"stealth": 1}


def test_k17_the_stealth_comes_on_top_of_a_special_road() -> None:
    people = ("frodo_sam rivendell, gimli", "aragorn, legolas")
    hunted: dict[str, Any] = {"nazgul": {"misty_mountains": 2, "mordor": 7}}
    poor = table(*people, acting="frodo_sam", tokens=["stealth"], **hunted)
    do(poor, "travel carrock")
    assert tokens(poor, 0) == {}
    assert dice(poor) == 2
    rich = table(*people, acting="frodo_sam", tokens=["2 stealth"], **hunted)
    do(rich, "travel carrock", "stealth")
    assert tokens(rich, 0) == {}
    assert prompt_of(rich) == ("act", 0)


# -- Frodo & Sam: Sam's Aid -------------------------------------------------------------------


def test_k19_friendship_ignores_weary_and_exposed_dice_one_each() -> None:
    state = searched("frodo_sam bree, gimli", "aragorn, legolas", hands=["dale_friendship"], tokens=["friendship"])
    do(state, "searched 1 weary 1 exposed 1 recall")
    assert prompt_of(state) == ("rolled", 0)
    assert offers(state) == {"pass", "ignore weary", "ignore exposed"}
    do(state, "ignore weary", "spend token friendship")
    assert offered(state, "ignore") == {"ignore exposed"}
    do(state, "ignore exposed")
    assert hope(state) == 6
    assert hand(state, 0) == set()
    assert tokens(state, 0) == {}
    assert nazgul(state, "eriador") == 2


def test_k19_neither_slip_nor_recall_and_not_without_friendship() -> None:
    state = searched("frodo_sam bree, gimli", "aragorn bree, legolas", tokens=["friendship"])
    do(state, "searched 2 slip 1 recall")
    assert prompt_of(state) == ("rolled", 1)
    assert offered(state, "ignore") == set()
    poor = searched("frodo_sam bree, gimli", "aragorn, legolas", tokens=["9 valor", "9 friendship"])
    do(poor, "searched 3 weary")
    assert hope(poor) == 3


def test_k19_only_of_frodos_player() -> None:
    state = searched("frodo_sam bree, gimli", "aragorn bree, legolas", tokens=["", "3 friendship"])
    do(state, "searched 3 weary")
    assert prompt_of(state) == ("rolled", 1)
    assert offers(state) == {"pass", "ranger weary"}


# -- Frodo & Sam: the Ring --------------------------------------------------------------------


def test_k20_the_ring_costs_a_hope_draws_the_eye_and_hides_from_armies() -> None:
    state = table(
        "frodo_sam bree, gimli",
        "aragorn, legolas",
        acting="frodo_sam",
        shadow={"weather_hills": 4},
        nazgul={"eriador": 2, "mordor": 7},
    )
    do(state, "travel weather_hills")
    assert prompt_of(state) == ("wearing", 0)
    assert offers(state) == {"pass", "put on the ring"}
    do(state, "put on the ring")
    assert hope(state) == 5
    assert eye(state) == "eriador"
    assert dice(state) == 2


def test_k20_not_worn_the_armies_search_too_and_the_eye_stays() -> None:
    state = table(
        "frodo_sam bree, gimli",
        "aragorn, legolas",
        acting="frodo_sam",
        shadow={"weather_hills": 4},
        nazgul={"eriador": 2, "mordor": 7},
    )
    do(state, "travel weather_hills", "pass")
    assert (hope(state), eye(state)) == (6, "dale")
    assert dice(state) == 6


def test_k20_without_nazgul_there_is_no_search() -> None:
    state = table("frodo_sam bree, gimli", "aragorn, legolas", acting="frodo_sam", shadow={"weather_hills": 4})
    do(state, "travel weather_hills", "put on the ring")
    assert prompt_of(state) == ("act", 0)
    assert (hope(state), eye(state)) == (5, "eriador")


def test_k20_only_once_for_one_search() -> None:
    state = table("frodo_sam bree, gimli", "eowyn, legolas", acting="frodo_sam", shadow={"weather_hills": 4})
    do(state, "travel weather_hills", "put on the ring")
    assert where(state, "frodo_sam") == "weather_hills"
    do(state, "travel hollin")  # nobody is there: nothing is prompted
    assert hope(state) == 5
    do(state, "travel weather_hills")
    assert prompt_of(state) == ("wearing", 0)  # and the next search asks again


def test_k20_n1_not_prompted_where_no_army_stands() -> None:
    state = searched("frodo_sam bree, gimli", "aragorn, legolas")
    assert dice(state) == 3


def test_k20_frodos_player_decides_in_any_turn() -> None:
    state = table(
        "aragorn bree, legolas",
        "frodo_sam bree, gimli",
        acting="aragorn",
        shadow={"weather_hills": 1},
    )
    do(state, "travel weather_hills", "take along frodo_sam", "yes")
    assert prompt_of(state) == ("wearing", 1)


def test_k20_the_ring_can_be_the_end_of_all_hope() -> None:
    state = table("frodo_sam bree, gimli", "aragorn, legolas", acting="frodo_sam", shadow={"weather_hills": 4}, hope=1)
    do(state, "travel weather_hills", "put on the ring")
    assert state.ending() == "despair"


# -- Gollum: Guide ----------------------------------------------------------------------------


@pytest.mark.parametrize(("nazgul_there", "armies", "rolled"), [(5, 5, 7), (4, 4, 5), (2, 2, 1), (9, 4, 7), (4, 0, 1)])
def test_k30_a_guide_takes_three_dice_away_before_the_limit_of_seven(
    nazgul_there: int, armies: int, rolled: int
) -> None:
    state = searched(
        "frodo_sam bree, gimli",
        "gollum bree, legolas",
        nazgul={"eriador": nazgul_there, "mordor": 9 - nazgul_there},
        shadow={"bree": armies},
    )
    if armies:
        do(state, "pass")
    assert dice(state) == rolled


def test_k30_without_him_all_dice_are_rolled() -> None:
    state = searched("frodo_sam bree, gimli", "gollum moria, legolas", nazgul={"eriador": 4}, shadow={"bree": 1})
    do(state, "pass")
    assert dice(state) == 5


def test_k30_with_three_searchers_or_fewer_there_is_no_search() -> None:
    state = searched("frodo_sam bree, gimli", "gollum bree, legolas")
    assert state.decision.kind == "flip"  # the next shadow card comes
    assert hope(state) == 6


@pytest.mark.parametrize("gollum", ["bree", "weather_hills"])
def test_k30_he_guides_whether_he_comes_along_or_waits_there(gollum: str) -> None:
    state = table(
        "frodo_sam bree, gollum " + gollum,
        "aragorn, legolas",
        acting="frodo_sam",
        tokens=["stealth"],
        nazgul={"eriador": 4, "mordor": 5},
    )
    do(state, "travel weather_hills")
    if gollum == "bree":
        do(state, "take along gollum")
    do(state, "search")
    assert dice(state) == 1


def test_k30_no_stealth_is_offered_where_the_guide_leaves_no_dice() -> None:
    state = table(
        "frodo_sam bree, gollum weather_hills",
        "aragorn, legolas",
        acting="frodo_sam",
        tokens=["stealth"],
        nazgul={"eriador": 3, "mordor": 6},
    )
    do(state, "travel weather_hills")
    assert prompt_of(state) == ("act", 0)
    assert tokens(state, 0) == {"stealth": 1}
