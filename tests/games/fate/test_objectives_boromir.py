"""Boromir Reclaims His Honor (O16): his last stand, and his successor, with several players and alone."""

from typing import Any

import pytest

from bywater.games.fate.model import frames as k

from .helpers_objectives import (
    GAME,
    at,
    battle,
    by_chance,
    chances,
    do,
    done,
    friends,
    hope,
    legal,
    place_of,
    prompt_of,
    shadow,
    shadow_card,
    table,
)
from .moments import parts, state_of

PLACES = list(GAME.data["places"])
SEATS = ("frodo_sam legolas@osgiliath", "boromir@osgiliath gimli")
RIDERS = ("frodo_sam eomer@osgiliath", "boromir@osgiliath gimli")


def last_stand(*seats: str, **more: Any) -> Any:
    """The armies of the Shadow are about to fight at Osgiliath, where one army of Gondor stands."""
    words = {
        "objectives": ["boromir_honor", "avenge_balin"],
        "friends": {"osgiliath": {"gondor": 1}},
        "shadow": {"osgiliath": 3},
        "nazgul": {},
        "stack": battle(PLACES.index("osgiliath"), 1),
        **more,
    }
    return table(*(seats or SEATS), **words)


def test_o16_the_last_friendly_army_falls_with_boromir_and_another_there() -> None:
    state = do(last_stand(), "fought 1 overrun")
    assert done(state, "boromir_honor")
    assert place_of(state, "boromir") == ""
    assert at(state, "waiting") == 1


@pytest.mark.parametrize("count", range(3))
def test_o16_up_to_two_armies_of_the_shadow_go(count: int) -> None:
    state = do(last_stand(), "fought 1 overrun")
    assert legal(state) == {"number 0", "number 1", "number 2"}
    do(state, f"number {count}")
    assert shadow(state, "osgiliath") == 3 - count
    assert hope(state) == 6


def test_o16_no_more_than_there_are() -> None:
    state = do(last_stand(shadow={"osgiliath": 2}), "fought 1 exchange")
    assert legal(state) == {"number 0", "number 1"}


def test_o16_it_counts_even_if_all_fell() -> None:
    state = do(last_stand(shadow={"osgiliath": 1}), "fought 1 exchange")
    assert done(state, "boromir_honor")
    assert shadow(state, "osgiliath") == 0
    assert prompt_of(state) == "act"


def test_o16_not_while_a_friendly_army_is_left() -> None:
    state = do(last_stand(friends={"osgiliath": {"gondor": 1, "elf": 1}}), "fought 1 overrun", "lose gondor")
    assert not done(state, "boromir_honor")
    assert friends(state, "osgiliath") == {"elf": 1}
    assert place_of(state, "boromir") == "osgiliath"


def test_o16_not_with_boromir_alone_and_not_without_him() -> None:
    alone = last_stand("frodo_sam legolas@pelargir", "boromir@osgiliath gimli")
    assert not done(do(alone, "fought 1 overrun"), "boromir_honor")
    without = last_stand("frodo_sam legolas@osgiliath", "boromir@pelargir gimli")
    assert not done(do(without, "fought 1 overrun"), "boromir_honor")


def test_o16_not_outside_a_battle() -> None:
    """The Wheels of Saruman remove the armies with him."""
    state = shadow_card(
        "wheels",
        "red",
        *SEATS,
        objectives=["boromir_honor"],
        friends={"osgiliath": {"gondor": 2}},
        shadow={"osgiliath": 1},
    )
    do(state, "wheels armies")
    assert friends(state, "osgiliath") == {}
    assert not done(state, "boromir_honor")


def test_o16_in_an_attack_of_the_free_peoples_too() -> None:
    state = table(
        "frodo_sam boromir@osgiliath",
        "legolas@osgiliath gimli",
        objectives=["boromir_honor"],
        acting="boromir",
        friends={"osgiliath": {"gondor": 1}},
        shadow={"osgiliath": 1},
        nazgul={},
    )
    do(state, "attack 1", "fought 1 overrun", "number 1")
    assert done(state, "boromir_honor")
    assert shadow(state, "osgiliath") == 0


@pytest.mark.parametrize(("answer", "left"), [("yes", {"rohan": 1}), ("no", {})])
def test_n30_the_player_may_let_the_last_army_fall_beside_eomer(answer: str, left: dict[str, int]) -> None:
    state = do(last_stand(*RIDERS, friends={"osgiliath": {"rohan": 1}}), "fought 1 overrun")
    assert prompt_of(state) == "marshal"
    assert legal(state) == {"yes", "no"}
    do(state, answer)
    assert friends(state, "osgiliath") == left
    assert done(state, "boromir_honor") == (answer == "no")


def test_n30_with_two_armies_the_other_one_falls_either_way() -> None:
    two = {"friends": {"osgiliath": {"rohan": 1, "elf": 1}}, "stack": battle(PLACES.index("osgiliath"), 2)}
    state = do(last_stand(*RIDERS, **two), "fought 2 overrun")
    assert prompt_of(state) == "marshal"
    do(state, "yes", "lose elf")
    assert friends(state, "osgiliath") == {"rohan": 1}


@pytest.mark.parametrize(
    ("armies", "throw", "more"),
    [
        ({"rohan": 2}, "1 overrun", {}),  # an army is left without his help
        ({"rohan": 1}, "2 overrun", {}),  # N24: he can save none
        ({"rohan": 1}, "1 overrun", {"objectives": ["avenge_balin"]}),
    ],
)
def test_n30_no_question_where_the_objective_does_not_depend_on_it(
    armies: dict[str, int], throw: str, more: dict[str, Any]
) -> None:
    dice = battle(PLACES.index("osgiliath"), int(throw[0]))
    state = do(last_stand(*RIDERS, friends={"osgiliath": armies}, stack=dice, **more), f"fought {throw}")
    assert prompt_of(state) != "marshal"


def test_n30_x15_he_can_save_the_last_army_from_any_loss() -> None:
    options = {"marshal_saves_last_army": True}
    dice = battle(PLACES.index("osgiliath"), 2)
    one = last_stand(*RIDERS, friends={"osgiliath": {"rohan": 1}}, stack=dice, options=options)
    state = do(one, "fought 2 overrun")
    assert prompt_of(state) == "marshal"


def test_o16_before_the_haven_would_fall() -> None:
    """In Minas Tirith the last army of the Shadow falls with him, and the city does not fall."""
    words = {"friends": {"minas_tirith": {"gondor": 1}}, "shadow": {"minas_tirith": 3}, "nazgul": {}}
    frames = battle(PLACES.index("minas_tirith"), 1)
    seats = ("frodo_sam legolas@minas_tirith", "boromir@minas_tirith gimli")
    state = do(last_stand(*seats, **words, stack=frames), "fought 1 exchange", "number 2")
    assert "minas_tirith" in at(state, "havens")
    assert hope(state) == 6
    state = do(last_stand(*seats, **words, stack=frames), "fought 1 exchange", "number 1")
    assert "minas_tirith" in at(state, "strongholds")
    assert hope(state) == 3


def test_o16_his_own_objective_brings_nobody_yet() -> None:
    state = do(last_stand(), "fought 1 overrun", "number 2")
    assert prompt_of(state) == "act"
    assert set(at(state, "characters")) == {"frodo_sam", "legolas", "boromir", "gimli"}
    assert at(state, "active") == 1
    assert {text for text in legal(state) if text.startswith("act")} == {"act gimli"}


# -- the successor ----------------------------------------------------------------------------

WAITING: dict[str, Any] = {
    "objectives": ["boromir_honor", "challenge_sauron", "subdue_umbar"],
    "done": ["boromir_honor"],
    "waiting": 1,
    "friends": {"north_ithilien": {"gondor": 3, "rohan": 2, "elf": 2}},
    "acting": "legolas",
    "nazgul": {},
}


def waiting(**more: Any) -> Any:
    return table("frodo_sam legolas@north_ithilien", "boromir@- gimli", **{**WAITING, **more})


def test_o16_with_the_next_objective_one_of_the_unused_comes_by_chance() -> None:
    state = do(waiting(), "objective challenge_sauron")
    assert prompt_of(state) == "join"
    unused = set(GAME.data["characters"]) - {"frodo_sam", "legolas", "boromir", "gimli"}
    assert chances(state) == pytest.approx({f"joins {name}": 1 / 9 for name in unused})
    do(state, "joins arwen")
    assert at(state, "characters")["arwen"] == {"seat": 1, "place": "rivendell"}
    assert at(state, "waiting") == -1
    assert prompt_of(state) == "act"


def test_o16_an_objective_that_is_fulfilled_by_itself_brings_one_too() -> None:
    more = {"friends": {"harondor": {"elf": 1}, "near_harad": {"elf": 1}, "umbar": {"elf": 1}}}
    state = waiting(**more, hands=[["orc_infighting"]], shadow={"umbar": 1})
    do(state, "play orc_infighting")
    assert done(state, "subdue_umbar")
    do(state, "done")
    assert prompt_of(state) == "join"


def test_o16_only_one_comes() -> None:
    state = do(waiting(), "objective challenge_sauron", "joins arwen")
    words = {**parts(state), "friends": {"harondor": {"elf": 1}, "near_harad": {"elf": 1}, "umbar": {"elf": 1}}}
    words["stack"] = [*words["stack"], ["afterwards", 0, 0, 0, 0, 0]]
    again = state_of(words)
    assert done(again, "subdue_umbar")
    assert prompt_of(do(again, "done")) == "act"


def test_o16_the_successor_acts_with_his_player_from_then_on() -> None:
    state = do(waiting(), "objective challenge_sauron", "joins arwen", "done")
    while prompt_of(state) != "act":
        by_chance(state, 0.3)
        if prompt_of(state) != "act":
            do(state, sorted(legal(state))[0])
    assert at(state, "active") == 1
    assert {text for text in legal(state) if text.startswith("act")} == {"act gimli", "act arwen"}


def test_o16_k29_a_successor_who_is_not_gollum_costs_no_hope() -> None:
    """Galadriel comes to Lórien, where Gollum, Frodo and an army have been for some time."""
    armies = {"north_ithilien": {"gondor": 3, "rohan": 2, "elf": 2}, "lorien": {"elf": 1}}
    seats = ("frodo_sam@lorien legolas@north_ithilien", "boromir@- gollum@lorien")
    state = table(*seats, **{**WAITING, "friends": armies})
    do(state, "objective challenge_sauron", "joins galadriel")
    assert place_of(state, "galadriel") == "lorien"
    assert hope(state) == 6


def test_o16_k29_gollum_who_comes_to_frodo_and_armies_costs_a_hope() -> None:
    armies = {"north_ithilien": {"gondor": 3, "rohan": 2, "elf": 2}, "moria": {"elf": 1}}
    seats = ("frodo_sam@moria legolas@north_ithilien", "boromir@- gimli")
    state = table(*seats, **{**WAITING, "friends": armies})
    do(state, "objective challenge_sauron", "joins gollum")
    assert hope(state) == 5


def test_o16_f11_with_a_successor_in_the_own_turn_it_stays_at_four_actions_and_one() -> None:
    """Boromir took three actions and fell, the other one completed an objective: no third character acts."""
    state = table(
        "frodo_sam@north_ithilien boromir@-",
        "legolas gimli",
        **{**WAITING, "waiting": 0, "acting": "frodo_sam", "finished": ["boromir"], "first_taken": 3},
    )
    do(state, "objective challenge_sauron", "joins arwen")
    assert not any(text.startswith("act ") for text in legal(state))


# -- alone ------------------------------------------------------------------------------------

ALONE = "boromir@- legolas@north_ithilien gimli eowyn frodo_sam"
IN_A_ROW = ["boromir", "legolas", "gimli", "eowyn"]


def test_o16_alone_the_successor_takes_boromirs_place_in_the_row() -> None:
    words = {**WAITING, "waiting": 0, "solo_turn": 1, "row": IN_A_ROW}
    state = do(table(ALONE, **words), "objective challenge_sauron")
    assert prompt_of(state) == "join"
    do(state, "joins arwen")
    assert at(state, "row") == ["arwen", "legolas", "gimli", "eowyn"]
    assert at(state, "characters")["arwen"] == {"seat": 0, "place": "rivendell"}


def test_o16_alone_the_last_stand_needs_another_of_ones_own() -> None:
    words = {"row": IN_A_ROW, "solo_turn": 1}
    state = last_stand("boromir@osgiliath legolas gimli eowyn@osgiliath frodo_sam", **words)
    assert done(do(state, "fought 1 overrun"), "boromir_honor")
    state = last_stand("boromir@osgiliath legolas gimli eowyn frodo_sam", **words)
    assert not done(do(state, "fought 1 overrun"), "boromir_honor")


def test_o16_n3_alone_the_token_skips_him_until_a_successor_comes() -> None:
    words = {"row": IN_A_ROW, "solo_turn": 3, "stack": [["turn", 0, k.TURN_PAUSES, 0, 0, 0]]}
    state = table(ALONE, objectives=["boromir_honor"], done=["boromir_honor"], waiting=0, **words)
    assert at(state, "solo_turn") == 1
    assert {text for text in legal(state) if text.startswith("act")} == {"act legolas", "act frodo_sam"}


def test_o16_f52_alone_a_successor_does_not_give_a_second_row_of_actions() -> None:
    """Boromir had the token and took his four actions; his successor waits for the next round."""
    words = {**WAITING, "waiting": 0, "solo_turn": 0, "row": IN_A_ROW}
    more = {"acting": "frodo_sam", "finished": ["boromir"], "first_taken": 4}
    alone = "boromir@- legolas gimli eowyn frodo_sam@north_ithilien"
    state = do(table(alone, **{**words, **more}), "objective challenge_sauron", "joins arwen")
    assert "act arwen" not in legal(state)
