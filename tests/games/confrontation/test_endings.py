"""Endings and scores."""

import pytest

from bywater import BadPosition, IllegalAction

from .helpers import DARK, GAME, LIGHT, cards, log, play, prompt_of, table, where

LIGHT_IS_BLOCKED = "mordor sam merry pippin gimli, gondor legolas boromir, rohan frodo"


def test_m2_light_without_a_move_loses() -> None:
    state = table("dark", LIGHT_IS_BLOCKED, "cardolan troll warg")
    play(state, "troll cardolan-shire")
    assert state.ending() == "light_stuck"
    assert state.returns() == [-1.0, 1.0]


def test_m2_dark_without_a_move_loses_though_two_are_in_the_shire() -> None:
    state = table("dark", "rohan frodo sam", "shire orcs, cardolan troll")
    play(state, "troll cardolan-shire", "sam rohan-gondor")
    assert state.ending() == "dark_stuck"
    assert state.returns() == [1.0, -1.0]


def test_m2_a_flight_is_a_move() -> None:
    state = table("dark", "rohan frodo, gondor sam", "shire nazgul, cardolan troll")
    play(state, "troll cardolan-shire", "sam gondor-mordor")
    assert prompt_of(state) == ("turn", DARK), "the Nazgul flies from the Shire to a lone figure"


def test_m2_aragorns_attack_is_a_move() -> None:
    blocked = "mordor sam merry pippin gimli, gondor legolas aragorn, rohan frodo"
    state = table("dark", blocked, "mirkwood warg, cardolan troll")
    stuck = play(state.clone(), "warg mirkwood-high_pass")
    assert stuck.ending() == "light_stuck"
    near = table("dark", blocked, "dagorlad warg, cardolan troll")
    play(near, "troll cardolan-shire")
    assert prompt_of(near) == ("turn", LIGHT)


def test_m2_it_is_checked_when_the_turn_comes() -> None:
    """Dark has no move now, but Light is on; a position with Dark on the move is over."""
    assert prompt_of(table("light", "rohan frodo sam", "shire orcs troll")) == ("turn", LIGHT)
    with pytest.raises(BadPosition):
        table("dark", "rohan frodo sam", "shire orcs troll")


def test_m3_gandalf_the_white_saves_a_blocked_light() -> None:
    state = table("dark", LIGHT_IS_BLOCKED, "cardolan troll warg", options={"light_specials": ["gandalf_the_white"]})
    play(state, "troll cardolan-shire", "gandalf_the_white")
    assert where(state, "gandalf") == "fangorn"
    assert prompt_of(state) == ("turn", DARK)


def test_m3_gandalf_the_white_must_be_playable() -> None:
    light = f"{LIGHT_IS_BLOCKED}, fangorn gandalf aragorn"
    options = {"light_specials": ["gandalf_the_white"]}
    state = table("dark", light, "cardolan troll warg", options=options)
    play(state, "troll cardolan-shire")
    assert not state.ending(), "Gandalf and Aragorn can still go to Dagorlad"
    light = "mordor sam merry pippin gimli, gondor legolas boromir, rohan frodo gandalf"
    state = table("dark", light, "cardolan troll warg", options=options)
    assert play(state, "troll cardolan-shire").ending() == "light_stuck"


def test_m3_recall_saves_a_blocked_dark() -> None:
    state = table("dark", "rohan frodo sam", "shire orcs, cardolan troll", options={"dark_specials": ["recall"]})
    play(state, "troll cardolan-shire", "sam rohan-gondor", "recall orcs")
    assert where(state, "orcs") == "mordor"
    assert prompt_of(state) == ("turn", LIGHT)


def test_m3_recall_must_be_playable() -> None:
    state = table(
        "dark", "gondor frodo, dagorlad sam", "shire orcs, cardolan troll", options={"dark_specials": ["recall"]}
    )
    play(state, "troll cardolan-shire", "sam dagorlad-mordor")
    assert state.ending() == "dark_stuck"


def test_m3_cards_that_do_not_replace_the_turn_do_not_help() -> None:
    state = table("dark", "rohan frodo sam", "shire orcs, cardolan troll", options={"dark_specials": ["palantir"]})
    assert play(state, "troll cardolan-shire", "sam rohan-gondor").ending() == "dark_stuck"
    state = table("dark", LIGHT_IS_BLOCKED, "cardolan troll warg", options={"light_specials": ["shadowfax"]})
    assert play(state, "troll cardolan-shire").ending() == "light_stuck"


# -- Frodo ------------------------------------------------------------------------------------


def test_frodo_defeated_ends_it_at_once_though_others_stand_there() -> None:
    state = table("dark", "shire frodo merry, rohan sam", "arthedain troll")
    play(state, "troll arthedain-shire", "defender frodo", "pass")
    cards(state, "1", "1")
    assert state.ending() == "frodo_defeated"
    assert state.score() == [0, 1]


def test_frodo_lost_in_his_own_attack() -> None:
    state = table("light", "moria frodo, shire sam", "rohan troll")
    cards(play(state, "frodo moria-rohan"), "5", "1")
    assert state.ending() == "frodo_defeated"


def test_e1_frodo_and_the_last_dark_figure_fall_together() -> None:
    state = table("light", "moria frodo, shire sam", "rohan black_rider")
    cards(play(state, "frodo moria-rohan"), "3", "1")
    assert where(state, "frodo") == where(state, "black_rider") == "out"
    assert state.ending() == "frodo_defeated"
    assert state.returns() == [-1.0, 1.0]
    assert state.score() == [0, 0]


def test_e1_sacrifice_of_frodo_and_the_last_dark_figure() -> None:
    state = table("light", "moria frodo, shire sam", "rohan troll")
    cards(play(state, "frodo moria-rohan"), "sacrifice", "1")
    assert state.ending() == "frodo_defeated"


def test_e2_when_the_last_dark_figure_falls_light_has_won_at_once() -> None:
    state = table("light", "moria gimli, shire frodo sam", "rohan orcs")
    play(state, "gimli moria-rohan")
    assert state.ending() == "dark_stuck"
    assert state.returns() == [1.0, -1.0]
    assert state.score() == [3, 0]


def test_e2_in_darks_own_turn_light_still_has_to_be_able_to_move() -> None:
    """The last Dark figure falls attacking; Light is on, moves, and then Dark can't."""
    state = table("dark", "eregion gimli, shire frodo", "moria orcs")
    play(state, "orcs moria-eregion")
    assert prompt_of(state) == ("turn", LIGHT)
    play(state, "gimli eregion-moria")
    assert state.ending() == "dark_stuck"


def test_e3_a_safety_net_ends_an_endless_game_without_a_winner() -> None:
    state = table("dark", "shire frodo sam", "mordor troll", turns=150)
    assert not play(state, "troll mordor-gondor").ending()
    state = table("dark", "shire frodo sam", "mordor troll", turns=200)
    play(state, "troll mordor-gondor")
    assert state.ending() == "too_long"
    assert state.returns() == [0.0, 0.0]
    assert state.score() == [0, 0]


def test_m14_the_log_mentions_frodos_last_step_and_no_attack() -> None:
    state = table("light", "gondor frodo", "mordor troll")
    state.open_journal()
    play(state, "frodo gondor-mordor")
    keys = [message.key for message in log(state, LIGHT)]
    assert keys[0] == "log-moved"
    assert "log-attacked" not in keys
    assert "ending-ring_destroyed" in keys


# -- after the end ----------------------------------------------------------------------------


def test_after_the_end_nothing_can_be_done() -> None:
    state = table("light", "gondor frodo", "mordor troll")
    play(state, "frodo gondor-mordor")
    assert prompt_of(state) == ("over", -2)
    assert len(state.legal()) == 0
    with pytest.raises(IllegalAction):
        play(state, "troll mordor-gondor")


@pytest.mark.parametrize(
    ("light", "dark", "line", "score"),
    [
        ("gondor frodo, shire sam merry", "mordor troll orcs", "frodo gondor-mordor", [3, 0]),
        ("moria gimli, shire frodo sam, rohan merry", "fangorn orcs", "gimli moria-fangorn", [4, 0]),
        ("eregion frodo, shire sam merry", "moria balrog, mordor troll orcs warg", "", [0, 4]),
    ],
)
def test_e4_the_winner_scores_own_figures_on_the_board(light: str, dark: str, line: str, score: list[int]) -> None:
    state = table("light", light, dark)
    if line:
        play(state, line)
    else:
        play(state, "frodo eregion-fangorn", "strike")
    assert state.score() == score


def test_e4_nothing_is_scored_while_the_game_goes_on() -> None:
    state = table("light", "gondor frodo", "mordor troll")
    assert state.score() == [0, 0]
    assert state.returns() == [0.0, 0.0]


def test_an_ended_game_stays_ended_in_a_snapshot() -> None:
    state = table("light", "gondor frodo, shire sam", "mordor troll")
    play(state, "frodo gondor-mordor")
    again = GAME.restore(state.snapshot())
    assert again.ending() == "ring_destroyed"
    assert again.score() == [2, 0]
    assert again.view(DARK) == state.view(DARK)
