"""Searches: how many dice, their faces, rerolls, the Ring (F18-F21, N1)."""

from itertools import product
from math import isclose
from typing import Any, Final

import pytest

from bywater import CHANCE, OVER, State

from .helpers import dice, do, drawn, eye, hand, hope, nazgul, offered, offers, prompt_of, shadow, table, tokens, where

SIDES: Final = ("slip", "slip", "weary", "weary", "exposed", "recall")


def searched(place: str = "weather_hills", **words: Any) -> State:
    """Frodo comes here from a neighbouring place, alone, without paying a Stealth."""
    words.setdefault("nazgul", {"eriador": 2, "mordor": 7})
    origin = {"weather_hills": "bree", "the_shire": "bree", "dunland": "tharbad", "mount_doom": "barad_dur"}[place]
    state = table(
        {"frodo_sam": origin, "legolas": "erebor"}, {"gimli": "umbar", "eowyn": "moria"}, acting="frodo_sam", **words
    )
    return do(state, f"travel {place}")


def accompanied(**words: Any) -> State:
    """Frodo is searched in the Weather Hills; Éowyn and Éomer, of two other players, are there."""
    words.setdefault("nazgul", {"eriador": 2, "mordor": 7})
    state = table(
        {"frodo_sam": "bree", "legolas": "erebor"},
        {"gimli": "umbar", "eowyn": "weather_hills"},
        {"boromir": "tharbad", "eomer": "weather_hills"},
        acting="frodo_sam",
        **words,
    )
    return do(state, "travel weather_hills")


# -- the number of dice -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("riders", "armies", "count"), [(1, 0, 1), (4, 0, 4), (3, 2, 5), (5, 2, 7), (6, 5, 7), (9, 9, 7)]
)
def test_f18_a_die_for_each_nazgul_of_the_region_and_each_army_of_the_place_at_most_seven(
    riders: int, armies: int, count: int
) -> None:
    state = searched(nazgul={"eriador": riders, "mordor": 9 - riders}, shadow={"weather_hills": armies, "bree": 3})
    if armies:
        do(state, "pass")
    assert dice(state) == count


def test_f18_armies_alone_search_as_well() -> None:
    state = do(searched(nazgul={"mordor": 9}, shadow={"weather_hills": 2}), "pass")
    assert dice(state) == 2


def test_f18_with_neither_there_is_no_search() -> None:
    state = searched(nazgul={"rhudaur": 5, "mordor": 4}, shadow={"bree": 2})
    assert prompt_of(state) == ("act", 0)


@pytest.mark.parametrize("count", [1, 2, 3, 7])
def test_f19_the_faces_come_as_often_as_they_are_on_the_die(count: int) -> None:
    state = searched(nazgul={"eriador": count, "mordor": 9 - count})
    ways: dict[str, int] = {}
    if count <= 3:
        for thrown in product(SIDES, repeat=count):
            name = " ".join(f"{thrown.count(face)} {face}" for face in dict.fromkeys(SIDES) if face in thrown)
            ways[f"searched {name}"] = ways.get(f"searched {name}", 0) + 1
        assert drawn(state) == pytest.approx({name: number / 6**count for name, number in ways.items()})
    outcomes = drawn(state)
    assert outcomes[f"searched {count} recall"] == pytest.approx(1 / 6**count)
    assert outcomes[f"searched {count} weary"] == pytest.approx(1 / 3**count)
    assert isclose(sum(outcomes.values()), 1.0)


# -- faces ------------------------------------------------------------------------------------


def test_f19_slipping_by_does_nothing() -> None:
    state = do(searched(), "searched 2 slip")
    assert (hope(state), nazgul(state, "eriador"), prompt_of(state)) == (6, 2, ("act", 0))


def test_f19_each_weary_costs_a_hope() -> None:
    assert hope(do(searched(), "searched 2 weary")) == 4


def test_f19_each_exposed_costs_a_hope_but_not_in_a_haven() -> None:
    assert hope(do(searched(), "searched 2 exposed")) == 4
    assert hope(do(searched("the_shire"), "searched 2 exposed")) == 6
    assert hope(do(searched("the_shire"), "searched 1 weary 1 exposed")) == 5


def test_f19_in_a_haven_that_fell_one_is_exposed_and_not_in_one_that_was_captured() -> None:
    words: dict[str, Any] = {"havens": ["rivendell"], "strongholds": ["the_shire"], "shadow": {"the_shire": 1}}
    state = do(searched("the_shire", **words), "pass", "searched 2 slip 1 exposed")
    assert hope(state) == 5
    words = {"havens": ["rivendell", "dunland"], "objectives": ["destroy_ring", "frecas_heirs"]}
    state = do(searched("dunland", nazgul={"enedwaith": 1}, friends={"dunland": {"elf": 1}}, **words))
    assert hope(do(state, "searched 1 exposed")) == 6


def test_f19_each_recall_sends_a_nazgul_of_the_region_to_mordor() -> None:
    state = do(searched(nazgul={"eriador": 3, "rhudaur": 2, "mordor": 4}), "searched 1 slip 2 recall")
    assert [nazgul(state, region) for region in ("eriador", "rhudaur", "mordor")] == [1, 2, 6]
    assert hope(state) == 6


def test_f19_more_recalls_than_nazgul_are_ignored() -> None:
    state = do(searched(shadow={"weather_hills": 2}, nazgul={"eriador": 1, "mordor": 8}), "pass", "searched 3 recall")
    assert (nazgul(state, "eriador"), nazgul(state, "mordor")) == (0, 9)


def test_f19_in_mordor_a_recall_does_nothing() -> None:
    state = do(searched("mount_doom", nazgul={"mordor": 3, "rohan": 6}), "searched 1 slip 2 recall")
    assert (nazgul(state, "mordor"), nazgul(state, "rohan")) == (3, 6)


def test_f48_a_search_can_end_the_quest() -> None:
    state = do(searched(hope=2), "searched 2 weary")
    assert (state.actor, state.ending(), hope(state)) == (OVER, "despair", 0)
    state = do(searched(hope=2), "searched 1 slip 1 weary")
    assert state.actor == 0


# -- rerolls ----------------------------------------------------------------------------------


def test_f20_a_resistance_rerolls_one_die_and_then_again() -> None:
    state = do(searched(hands=[["dale_resistance", "rohan_resistance"]]), "searched 2 weary")
    assert prompt_of(state) == ("rolled", 0)
    assert offers(state) == {"pass", "reroll weary"}
    do(state, "reroll weary", "spend dale_resistance")
    assert dice(state) == 1
    do(state, "searched 1 exposed")
    assert offers(state) == {"pass", "reroll weary", "reroll exposed"}
    do(state, "reroll exposed", "searched 1 weary")  # the same die once more; now nothing is left to pay with
    assert prompt_of(state) == ("act", 0)
    assert hope(state) == 4
    assert hand(state, 0) == []


def test_f20_without_resistance_nobody_is_prompted() -> None:
    state = do(searched(hands=[["dale_valor", "rohan_valor"]]), "searched 2 weary")
    assert prompt_of(state) == ("act", 0)


def test_f20_tokens_serve_as_well_and_one_may_keep_them() -> None:
    state = do(searched(tokens=[{"resistance": 1}]), "searched 1 weary 1 recall", "pass")
    assert (hope(state), tokens(state, 0)) == (5, {"resistance": 1})
    state = do(searched(tokens=[{"resistance": 1}]), "searched 1 weary 1 recall", "reroll weary", "searched 1 slip")
    assert (hope(state), tokens(state, 0)) == (6, {})


def test_f20_even_good_dice_may_be_rerolled() -> None:
    state = do(searched(tokens=[{"resistance": 1}]), "searched 1 slip 1 recall")
    assert offered(state, "reroll") == {"slip", "recall"}


def test_f20_all_players_present_are_prompted_and_pay_their_own_symbols() -> None:
    state = accompanied(hands=[["dale_resistance"], ["rohan_resistance"], ["gondor_resistance"]])
    do(state, "searched 2 weary")
    assert prompt_of(state) == ("rolled", 0)
    do(state, "pass")
    assert prompt_of(state) == ("rolled", 1)
    do(state, "reroll weary", "searched 1 slip")
    assert hand(state, 1) == []
    # something has changed, so all are prompted again
    assert prompt_of(state) == ("rolled", 2)
    do(state, "pass")
    assert prompt_of(state) == ("rolled", 0)
    do(state, "pass")
    assert hope(state) == 5
    assert prompt_of(state) == ("act", 0)


def test_f20_a_player_elsewhere_can_not_help() -> None:
    state = searched(hands=[[], ["dale_resistance", "rohan_resistance"]])
    do(state, "searched 2 weary")
    assert hope(state) == 4  # Gimli's player is in other places


def test_f36_no_event_is_played_within_a_search() -> None:
    state = do(searched(hands=[["dale_resistance", "eagles", "gifts_elves"], ["lembas"]]), "searched 2 weary")
    assert offers(state) == {"pass", "reroll weary"}


# -- the Ring ---------------------------------------------------------------------------------


def test_f21_the_ring_costs_a_hope_draws_the_eye_and_hides_from_armies_but_not_from_nazgul() -> None:
    state = searched(nazgul={"eriador": 2, "mordor": 7}, shadow={"weather_hills": 4}, eye="mordor")
    assert prompt_of(state) == ("wearing", 0)
    assert offers(state) == {"pass", "put on the ring"}
    do(state, "put on the ring")
    assert hope(state) == 5
    assert eye(state) == "eriador"
    assert dice(state) == 2
    assert shadow(state, "weather_hills") == 4


def test_f21_unworn_the_armies_count_and_neither_hope_nor_eye_moves() -> None:
    state = do(searched(shadow={"weather_hills": 4}, eye="mordor"), "pass")
    assert dice(state) == 6
    assert (hope(state), eye(state)) == (6, "mordor")


def test_f21_with_only_armies_around_the_ring_prevents_the_search() -> None:
    state = do(searched(nazgul={"mordor": 9}, shadow={"weather_hills": 4}), "put on the ring")
    assert prompt_of(state) == ("act", 0)
    assert (hope(state), where(state, "frodo_sam")) == (5, "weather_hills")


def test_n1_the_ring_is_of_no_use_where_no_army_stands() -> None:
    assert prompt_of(searched(shadow={"bree": 2})) == ("search_roll", CHANCE)


def test_f21_frodos_player_decides_about_the_ring_for_any_leader() -> None:
    state = table(
        {"frodo_sam": "bree", "legolas": "erebor"},
        {"gimli": "bree", "eowyn": "moria"},
        acting="gimli",
        nazgul={"eriador": 1, "mordor": 8},
        shadow={"weather_hills": 1},
    )
    do(state, "travel weather_hills", "take along frodo_sam", "yes")
    assert prompt_of(state) == ("wearing", 0)


def test_f21_the_last_hope_is_lost_with_the_ring_on() -> None:
    state = do(searched(hope=1, shadow={"weather_hills": 1}), "put on the ring")
    assert (state.actor, state.ending()) == (OVER, "despair")


def test_f20_companions_are_present_and_those_who_stayed_behind_are_not() -> None:
    state = table(
        {"frodo_sam": "bree", "legolas": "erebor"},
        {"gimli": "bree", "eowyn": "moria"},
        {"boromir": "bree", "eomer": "edoras"},
        acting="frodo_sam",
        nazgul={"eriador": 2, "mordor": 7},
        tokens=[{}, {"resistance": 1}, {"resistance": 1}],
    )
    do(state, "travel weather_hills", "take along gimli", "yes", "searched 2 weary")
    assert prompt_of(state) == ("rolled", 1)
    do(state, "pass")
    assert hope(state) == 4
    assert prompt_of(state) == ("act", 0)
