"""Completed objectives, the Ring as the last one, and its destruction (F46, F47)."""

from typing import Any, Final

import pytest

from bywater import OVER, State

from .helpers import dice, do, drawn, eye, hand, hope, nazgul, offers, prompt_of, read, table, taken, tokens

TASKS: Final = ["destroy_ring", "unseat_denethor", "avenge_balin"]


def at_the_mountain(place: str = "mount_doom", **words: Any) -> State:
    """Frodo acts with five Resistance; everything else is done."""
    words.setdefault("tokens", [{"resistance": 5}])
    words.setdefault("objectives", TASKS)
    words.setdefault("done", TASKS[1:])
    words.setdefault("nazgul", {"mordor": 1, "eriador": 8})
    words.setdefault("hope", 8)
    return table(
        {"frodo_sam": place, "legolas": "erebor"},
        {"gimli": "iron_hills", "boromir": "erech"},
        acting="frodo_sam",
        **words,
    )


def test_f47_with_all_else_done_frodo_destroys_the_ring_on_mount_doom() -> None:
    state = at_the_mountain()
    assert "objective destroy_ring" in offers(state)
    do(state, "objective destroy_ring")
    assert dice(state) == 1
    assert tokens(state, 0) == {}
    do(state, "searched 1 weary")
    assert (state.actor, state.ending(), hope(state)) == (OVER, "destroyed", 7)
    assert state.returns() == [1.0, 1.0]
    assert set(read(state, "done")) == set(TASKS)


@pytest.mark.parametrize("done", [[], ["avenge_balin"], ["unseat_denethor"]])
def test_f46_f47_not_while_another_objective_is_open(done: list[str]) -> None:
    assert "objective destroy_ring" not in offers(at_the_mountain(done=done))


def test_f47_not_elsewhere() -> None:
    assert "objective destroy_ring" not in offers(at_the_mountain("barad_dur"))


def test_f47_four_resistance_are_too_few_and_cards_serve() -> None:
    assert "objective destroy_ring" not in offers(at_the_mountain(tokens=[{"resistance": 4, "valor": 4}]))
    cards = ["dale_resistance", "rohan_resistance"]
    state = do(at_the_mountain(tokens=[{"resistance": 3}], hands=[cards]), "objective destroy_ring")
    assert (hand(state, 0), tokens(state, 0)) == ([], {})


def test_f47_another_character_or_player_cannot_do_it() -> None:
    state = table(
        {"frodo_sam": "mount_doom", "legolas": "mount_doom"},
        {"gimli": "mount_doom", "boromir": "erech"},
        acting="legolas",
        tokens=[{"resistance": 5}],
    )
    assert "objective destroy_ring" not in offers(state)
    state = table(
        {"frodo_sam": "mount_doom", "legolas": "mount_doom"},
        {"gimli": "mount_doom", "boromir": "erech"},
        acting="frodo_sam",
        tokens=[{}, {"resistance": 5}],
    )
    assert "objective destroy_ring" not in offers(state)


@pytest.mark.parametrize(
    ("left", "riders", "armies", "count"),
    [(8, 1, 0, 1), (7, 1, 0, 2), (4, 0, 0, 4), (3, 0, 1, 6), (1, 0, 0, 7), (2, 4, 3, 7)],
)
def test_f47_a_die_for_each_nazgul_each_army_and_each_missing_hope_at_most_seven(
    left: int, riders: int, armies: int, count: int
) -> None:
    state = at_the_mountain(
        hope=left, nazgul={"mordor": riders, "eriador": 9 - riders}, shadow={"mount_doom": armies} if armies else {}
    )
    do(state, "objective destroy_ring")
    if armies:
        do(state, "pass")
    assert dice(state) == count
    assert sum(drawn(state).values()) == pytest.approx(1.0)


def test_f47_without_any_die_the_ring_is_destroyed_at_once() -> None:
    state = do(at_the_mountain(nazgul={"eriador": 9}), "objective destroy_ring")
    assert state.ending() == "destroyed"


def test_f47_if_the_last_hope_goes_all_is_lost() -> None:
    state = do(at_the_mountain(hope=2, nazgul={"eriador": 9}), "objective destroy_ring")
    assert dice(state) == 6
    do(state, "searched 4 slip 1 weary 1 exposed")
    assert (state.ending(), hope(state)) == ("despair", 0)
    assert "destroy_ring" not in read(state, "done")


def test_f47_one_hope_is_enough() -> None:
    state = do(at_the_mountain(hope=2, nazgul={"eriador": 9}), "objective destroy_ring")
    do(state, "searched 4 slip 1 exposed 1 recall")
    assert (state.ending(), hope(state)) == ("destroyed", 1)


def test_f20_f47_the_last_dice_may_be_rerolled() -> None:
    state = at_the_mountain(hope=2, nazgul={"eriador": 9}, tokens=[{"resistance": 6}])
    do(state, "objective destroy_ring", "searched 4 slip 2 weary", "reroll weary", "searched 1 slip")
    assert state.ending() == "destroyed"


def test_f21_f47_the_ring_may_be_put_on_a_last_time_and_its_hope_is_missing_at_once() -> None:
    state = at_the_mountain(shadow={"mount_doom": 3}, nazgul={"eriador": 9}, eye="eriador")
    do(state, "objective destroy_ring")
    assert prompt_of(state) == ("wearing", 0)
    do(state, "put on the ring")
    assert (eye(state), hope(state)) == ("mordor", 7)
    assert dice(state) == 1


def test_f19_f47_in_mordor_nobody_is_recalled() -> None:
    state = do(at_the_mountain(nazgul={"mordor": 2, "eriador": 7}), "objective destroy_ring", "searched 2 recall")
    assert nazgul(state, "mordor") == 2
    assert state.ending() == "destroyed"


def test_f46_an_objective_is_turned_over_and_done_only_once() -> None:
    state = table(
        {"frodo_sam": "bree", "legolas": "minas_tirith"},
        {"gimli": "minas_tirith", "boromir": "erech"},
        acting="legolas",
        objectives=TASKS,
        tokens=[{"stealth": 4, "friendship": 2, "valor": 2}],
    )
    do(state, "objective unseat_denethor", "number 0")
    assert read(state, "done") == ["unseat_denethor"]
    assert "objective unseat_denethor" not in offers(state)
    assert hope(state) == 7
    assert taken(state) == 1


def test_f46_an_objective_whose_condition_holds_is_done_by_itself_after_an_action() -> None:
    state = table(
        {"frodo_sam": "bree", "legolas": "moria"},
        {"gimli": "minas_tirith", "boromir": "erech"},
        acting="legolas",
        objectives=TASKS,
        friends={"moria": {"dwarf": 2}},
        tokens=[{"valor": 3}],
    )
    do(state, "capture")
    assert read(state, "done") == ["avenge_balin"]
