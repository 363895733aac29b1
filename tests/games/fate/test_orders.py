"""Orders of Reinforce cards: Eye, hunt, deploy, and who decides between equal ones (F41-F44)."""

from typing import Any, Final

from bywater import CHANCE, State

from .helpers import captured, dice, do, eye, hope, nazgul, offers, prompt_of, read, reinforce

EYE: Final = "sh01"  # all three are cards of Rhûn
HUNT: Final = "sh04"
DEPLOY: Final = "sh02"


def order(card: str, frodo: str = "the_shire", active: int = 0, **words: Any) -> State:
    players = ({"frodo_sam": frodo, "legolas": "erebor"}, {"gimli": "iron_hills", "boromir": "erech"})
    return reinforce(card, *players, active=active, **words)


# -- the Eye ----------------------------------------------------------------------------------


def test_f41_the_eye_comes_to_frodo() -> None:
    state = order(EYE, eye="mordor")
    assert eye(state) == "eriador"
    assert prompt_of(state) == ("act", 1)
    state = order(EYE, frodo="edoras", eye="eriador")
    assert eye(state) == "rohan"


def test_f41_if_it_is_there_he_is_searched() -> None:
    state = order(EYE, eye="eriador", nazgul={"eriador": 3, "mordor": 6})
    assert dice(state) == 3
    assert prompt_of(state) == ("search_roll", CHANCE)
    do(state, "searched 2 weary 1 exposed")
    assert hope(state) == 4  # the Shire is a haven
    assert prompt_of(state) == ("act", 1)


def test_f41_the_search_counts_armies_at_his_place_and_no_stealth_prevents_it() -> None:
    state = order(EYE, frodo="bree", eye="eriador", nazgul={"eriador": 1}, shadow={"bree": 2}, tokens=[{"stealth": 3}])
    assert prompt_of(state) == ("wearing", 0)
    do(state, "pass")
    assert dice(state) == 3


def test_f41_with_nobody_near_there_is_no_search() -> None:
    state = order(EYE, eye="eriador", nazgul={"mordor": 9})
    assert prompt_of(state) == ("act", 1)
    assert hope(state) == 6


def test_f41_one_that_the_battle_before_it_changed_nothing_about() -> None:
    """The Eye stays during the battle of the card, so the order finds it where it was."""
    state = order(EYE, eye="mordor", friends={"rhun": {"dwarf": 1}})
    do(state, "fought 1 rout")
    assert eye(state) == "eriador"


# -- the hunt ---------------------------------------------------------------------------------


def test_f42_the_two_nearest_come_one_region_nearer() -> None:
    state = order(HUNT, nazgul={"rhudaur": 1, "rohan": 1, "mordor": 7})
    assert read(state, "nazgul") == {"eriador": 1, "enedwaith": 1, "mordor": 7}
    assert prompt_of(state) == ("act", 1)


def test_f42_two_of_one_region_come_both() -> None:
    state = order(HUNT, nazgul={"rhudaur": 3, "mordor": 6})
    assert read(state, "nazgul") == {"eriador": 2, "rhudaur": 1, "mordor": 6}


def test_f42_those_with_frodo_do_not_count() -> None:
    state = order(HUNT, nazgul={"eriador": 5, "gondor": 2})
    assert read(state, "nazgul") == {"eriador": 5, "enedwaith": 2}


def test_f42_one_that_has_moved_is_not_moved_again() -> None:
    state = order(HUNT, nazgul={"rohan": 1, "mordor": 3})
    # the first has come to Enedwaith and is now the nearest; the second is one from Mordor
    assert prompt_of(state) == ("hunting", 0)
    assert nazgul(state, "enedwaith") == 1
    assert offers(state) == {
        "nazgul mordor-ithilien",
        "nazgul mordor-haradwaith",
        "nazgul mordor-rhovanion",
    }
    do(state, "nazgul mordor-ithilien")
    assert read(state, "nazgul") == {"enedwaith": 1, "ithilien": 1, "mordor": 2}


def test_f42_another_one_in_the_region_it_came_to_may_be_the_second() -> None:
    state = order(HUNT, frodo="moria", nazgul={"rhovanion": 1, "mordor": 3})
    # Rhovanion is two steps away: by Mirkwood or by Rohan
    assert offers(state) == {"nazgul rhovanion-mirkwood", "nazgul rhovanion-rohan"}
    state = order(HUNT, frodo="the_shire", nazgul={"misty_mountains": 1, "rohan": 1})
    assert prompt_of(state) == ("hunting", 0)
    assert offers(state) == {
        "nazgul misty_mountains-rhudaur",
        "nazgul misty_mountains-enedwaith",
        "nazgul rohan-enedwaith",
    }
    do(state, "nazgul rohan-enedwaith", "nazgul misty_mountains-enedwaith")
    assert read(state, "nazgul") == {"enedwaith": 2}


def test_f42_with_a_single_nazgul_left_only_that_one_moves_once() -> None:
    state = order(HUNT, nazgul={"gondor": 1})
    assert read(state, "nazgul") == {"enedwaith": 1}
    assert prompt_of(state) == ("act", 1)


def test_f42_with_all_of_them_around_frodo_nothing_happens() -> None:
    state = order(HUNT, nazgul={"eriador": 9})
    assert read(state, "nazgul") == {"eriador": 9}
    assert prompt_of(state) == ("act", 1)


def test_f42_frodo_in_mordor_is_hunted_there() -> None:
    state = order(HUNT, frodo="mount_doom", nazgul={"ithilien": 1, "eriador": 3, "mordor": 2})
    assert read(state, "nazgul") == {"mordor": 3, "enedwaith": 1, "eriador": 2}


def test_f42_the_hunt_makes_no_search_and_leaves_the_eye() -> None:
    state = order(HUNT, nazgul={"rhudaur": 3}, eye="eriador")
    assert (prompt_of(state), eye(state), hope(state)) == (("act", 1), "eriador", 6)


# -- deploying --------------------------------------------------------------------------------


def test_f43_three_come_from_mordor_straight_to_the_eye() -> None:
    state = order(DEPLOY, eye="gondor", nazgul={"mordor": 5, "gondor": 1, "rohan": 3})
    assert read(state, "nazgul") == {"mordor": 2, "gondor": 4, "rohan": 3}


def test_f43_if_mordor_is_empty_they_come_from_where_most_are() -> None:
    state = order(DEPLOY, eye="gondor", nazgul={"rohan": 5, "dale": 1, "gondor": 3})
    assert read(state, "nazgul") == {"rohan": 2, "dale": 1, "gondor": 6}


def test_f43_one_at_a_time_so_that_the_fullest_region_may_change() -> None:
    state = order(DEPLOY, eye="gondor", nazgul={"mordor": 1, "rohan": 3, "dale": 2})
    assert offers(state) == {"nazgul from rohan", "nazgul from dale"}  # one of Mordor, one of Rohan, now two and two
    do(state, "nazgul from rohan")
    assert read(state, "nazgul") == {"rohan": 1, "dale": 2, "gondor": 3}


def test_f43_the_eyes_own_region_does_not_count() -> None:
    state = order(DEPLOY, eye="gondor", nazgul={"gondor": 7, "dale": 1, "rhudaur": 1})
    assert offers(state) == {"nazgul from dale", "nazgul from rhudaur"}
    do(state, "nazgul from dale")
    assert read(state, "nazgul") == {"gondor": 9}  # the second one follows, and then there are no more
    assert prompt_of(state) == ("act", 1)


def test_f43_with_the_eye_in_mordor_three_are_recalled_from_where_most_are() -> None:
    state = order(DEPLOY, eye="mordor", nazgul={"mordor": 3, "rohan": 4, "dale": 1, "eriador": 1})
    assert read(state, "nazgul") == {"mordor": 6, "rohan": 1, "dale": 1, "eriador": 1}


def test_f43_with_all_of_them_at_the_eye_nothing_happens() -> None:
    state = order(DEPLOY, eye="mordor", nazgul={"mordor": 9})
    assert read(state, "nazgul") == {"mordor": 9}
    assert prompt_of(state) == ("act", 1)


def test_f43_deploying_makes_no_search() -> None:
    state = order(DEPLOY, eye="eriador", nazgul={"mordor": 9})
    assert (nazgul(state, "eriador"), prompt_of(state), hope(state)) == (3, ("act", 1), 6)


# -- the deciding player ----------------------------------------------------------------------


def test_f44_the_active_player_decides_even_for_the_frodo_of_another() -> None:
    assert prompt_of(order(HUNT, active=1, nazgul={"misty_mountains": 1, "mordor": 1})) == ("hunting", 1)
    assert prompt_of(order(DEPLOY, active=1, eye="gondor", nazgul={"rohan": 3, "dale": 3})) == ("summoning", 1)


def test_f31_the_order_of_a_captured_places_card_is_carried_out() -> None:
    players = ({"frodo_sam": "the_shire", "legolas": "erebor"}, {"gimli": "iron_hills", "boromir": "erech"})
    state = reinforce("sh34", *players, friends={"moria": {"elf": 1}}, eye="rohan", **captured("moria"))
    assert eye(state) == "eriador"
