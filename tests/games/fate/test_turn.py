"""The turn: its three steps, four actions and one, and characters out of the game (F10-F12)."""

from typing import Final

import pytest

from bywater import CHANCE, IllegalAction, State
from bywater.games.fate.model import frames as k

from .helpers import GAME, begun, do, offered, offers, pile, prompt_of, read, roll_chances, table, taken, to_flip, where
from .moments import parts

GIMLI_AND_LEGOLAS: Final = {"gimli": "erebor", "legolas": "iron_hills"}
FRODO_AND_ARAGORN: Final = {"frodo_sam": "the_shire", "aragorn": "weather_hills"}


def fresh() -> State:
    """Gimli's and Legolas's player begins to act."""
    return table(GIMLI_AND_LEGOLAS, FRODO_AND_ARAGORN, active=0)


def walk(state: State, *places: str) -> State:
    for place in places:
        do(state, f"travel {place}")
        if state.decision.kind == "company":
            do(state, "done")
    return state


def idle(state: State) -> State:
    """Play a turn in which the active player makes only the required choices, with random chance."""
    seat = read(state, "active")
    while read(state, "active") == seat and state.ending() == "":
        open_to = offers(state)
        if state.actor == CHANCE:
            roll_chances(state)
        else:
            do(state, next((text for text in ("done", "pass") if text in open_to), min(open_to)))
    return state


def test_f10_actions_then_two_cards_then_shadow_cards_then_the_next_player() -> None:
    state = table(
        *[GIMLI_AND_LEGOLAS, FRODO_AND_ARAGORN],
        active=0,
        levels=[{"back": "red", "unseen": ["sh05", "sh10", "sh11"]}, *pile("red", "sh05", "sh10", "sh11")],
    )
    do(state, "done")
    assert prompt_of(state) == ("draw", CHANCE)
    do(state, "drawn rohan_valor")
    assert prompt_of(state) == ("draw", CHANCE)
    do(state, "drawn rohan_stealth")
    assert prompt_of(state) == ("flip", CHANCE)
    do(state, "flipped sh05")
    assert prompt_of(state) == ("flip", CHANCE)
    assert read(state, "resolving") == ["sh05"]  # it lies there until the turn is over
    do(state, "flipped sh10")
    assert prompt_of(state) == ("act", 1)
    assert read(state, "active") == 1
    assert read(state, "resolving") == []
    assert {"sh05", "sh10"} < set(read(state, "shadow_discard"))


@pytest.mark.parametrize(("threat", "cards"), [(0, 2), (1, 2), (2, 3), (3, 3), (4, 4), (5, 4), (6, 5)])
def test_f10_as_many_shadow_cards_as_the_threat_says(threat: int, cards: int) -> None:
    state = table(
        *[GIMLI_AND_LEGOLAS, FRODO_AND_ARAGORN],
        threat=threat,
        stack=[["turn", 1, k.TURN_COUNTS_SHADOW, 0, 0, 0]],
        levels=pile("red"),
        active=1,
    )
    flips = 0
    for card in ("sh05", "sh10", "sh11", "sh12", "sh14", "sh16"):
        if state.decision.kind != "flip":
            break
        do(state, f"flipped {card}", "back red")
        flips += 1
    assert flips == cards
    assert prompt_of(state) == ("act", 0)


def test_f10_play_goes_round_clockwise() -> None:
    state = begun(3)
    order = []
    for _ in range(4):
        order.append(read(state, "active"))
        idle(state)
    assert order == [0, 1, 2, 0]


def test_f11_either_character_may_begin() -> None:
    assert offered(fresh(), "act") == {"gimli", "legolas"}
    assert not offered(fresh(), "travel")


def test_f11_the_first_has_four_actions_and_the_second_then_one() -> None:
    state = do(fresh(), "act gimli")
    walk(state, "lake_town", "erebor", "lake_town")
    assert offered(state, "travel")
    walk(state, "erebor")
    assert not offered(state, "travel")
    assert offers(state) == {"done", "act legolas"}
    do(state, "act legolas", "travel lake_town")
    assert prompt_of(state) == ("draw", CHANCE)


@pytest.mark.parametrize("count", [2, 3, 4])
def test_f11_the_character_with_a_second_action_has_the_four(count: int) -> None:
    state = walk(do(fresh(), "act gimli"), *("lake_town", "erebor", "lake_town", "erebor")[:count])
    do(state, "act legolas", "travel dorwinion")
    assert prompt_of(state) == ("draw", CHANCE)


@pytest.mark.parametrize("count", [0, 1])
def test_f11_after_one_action_or_none_the_second_has_four(count: int) -> None:
    state = walk(do(fresh(), "act gimli"), *["lake_town"][:count])
    do(state, "act legolas")
    walk(state, "dorwinion", "iron_hills", "dorwinion")
    assert offered(state, "travel")
    walk(state, "iron_hills")
    assert prompt_of(state) == ("draw", CHANCE)


def test_f11_the_first_is_done_when_the_second_begins() -> None:
    state = walk(do(fresh(), "act gimli"), "lake_town")
    do(state, "act legolas")
    assert "act gimli" not in offers(state)
    with pytest.raises(IllegalAction):
        do(state, "act gimli")
    assert offered(state, "travel") == {"lake_town", "erebor", "dorwinion"}  # it is Legolas who goes


def test_f11_actions_may_be_left_undone() -> None:
    state = walk(do(fresh(), "act gimli"), "lake_town")
    do(state, "done")
    assert prompt_of(state) == ("draw", CHANCE)


def test_f11_the_same_action_may_be_done_again_and_each_counts() -> None:
    state = walk(do(fresh(), "act gimli"), "lake_town", "erebor")
    assert taken(state) == 2


def test_f11_nobody_acts_with_the_characters_of_another() -> None:
    assert "act frodo_sam" not in offers(fresh())
    with pytest.raises(IllegalAction):
        do(fresh(), "act aragorn")


def test_f11_a_new_turn_begins_with_all_actions_again() -> None:
    state = begun(2)
    do(state, "act legolas", "walk silently", "act frodo_sam")
    assert (read(state, "used"), read(state, "finished")) == (["walk_silently"], ["legolas"])
    idle(state)
    idle(state)
    assert (read(state, "taken"), read(state, "finished"), read(state, "acting")) == (0, [], "")
    assert read(state, "used") == []
    assert offered(state, "act") == {"frodo_sam", "legolas"}


def test_f12_a_player_who_lacks_a_character_acts_four_times_with_the_other() -> None:
    state = table({"gimli": "erebor", "gandalf": ""}, FRODO_AND_ARAGORN, active=0, gandalf="fallen")
    assert offered(state, "act") == {"gimli"}
    do(state, "act gimli")
    walk(state, "lake_town", "erebor", "lake_town")
    assert offered(state, "travel")
    walk(state, "erebor")
    assert prompt_of(state) == ("draw", CHANCE)


def test_f10_the_active_player_does_the_shadow_step_of_the_own_turn() -> None:
    state = to_flip(GIMLI_AND_LEGOLAS, FRODO_AND_ARAGORN, active=1)
    assert prompt_of(state) == ("flip", CHANCE)
    do(state, "flipped sh05", "back red")
    assert prompt_of(state) == ("act", 0)
    assert where(state, "gimli") == "erebor"


def test_f11_an_illegal_action_changes_nothing() -> None:
    state = do(fresh(), "act gimli")
    before = parts(state)
    with pytest.raises(IllegalAction):
        state.apply(GAME.action("travel mount_doom"))
    assert parts(state) == before
