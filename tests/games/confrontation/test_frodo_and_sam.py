"""Frodo flees, Sam steps in or counts 5 beside him, and the prompts of Light."""

from typing import Any

import pytest

from bywater import State

from .helpers import DARK, DARK_FIGURES, LIGHT, cards, counted, hand, offers, play, prompt_of, table, where

# -- Frodo flees ------------------------------------------------------------------------------


def attacked(light: str, attacker: str, more: str = "mordor troll", **extra: Any) -> State:
    """The attacker comes from Moria to Eregion; no figure is picked yet if two stand there."""
    state = table("dark", light, f"moria {attacker}, {more}", **extra)
    return play(state, f"{attacker} moria-eregion")


def test_b1_frodo_flees_sideways_when_attacked() -> None:
    state = attacked("eregion frodo, shire merry", "balrog")
    assert prompt_of(state) == ("frodo_or_sam", LIGHT)
    assert offers(state) == {"retreat rhudaur", "retreat enedwaith", "pass"}
    play(state, "retreat enedwaith")
    assert where(state, "frodo") == "enedwaith"
    assert where(state, "balrog") == "eregion"
    assert prompt_of(state) == ("turn", LIGHT)


def test_b1_frodo_flees_before_cards_are_spent() -> None:
    state = play(attacked("eregion frodo, shire merry", "balrog"), "retreat rhudaur")
    assert len(hand(state, "dark")) == 9


def test_b1_frodo_may_stay_and_fight() -> None:
    state = play(attacked("eregion frodo, shire merry", "balrog"), "pass")
    assert prompt_of(state)[0] == "card"


def test_b1_frodo_does_not_flee_when_he_attacks() -> None:
    state = table("light", "moria frodo, shire sam", "rohan black_rider, mordor troll")
    assert prompt_of(play(state, "frodo moria-rohan"))[0] == "card"


def test_b1_frodo_does_not_flee_in_the_mountains() -> None:
    state = table("dark", "moria frodo, shire sam", "rohan black_rider, mordor troll")
    assert prompt_of(play(state, "black_rider rohan-moria"))[0] == "card"


def test_b1_frodo_has_nowhere_to_flee_from_the_shire() -> None:
    state = table("dark", "shire frodo, rohan sam", "cardolan black_rider, mordor troll")
    assert prompt_of(play(state, "black_rider cardolan-shire"))[0] == "card"


def test_b1_every_other_figure_stands_and_fights() -> None:
    for figure in ("pippin", "merry", "gandalf", "aragorn", "legolas", "gimli"):
        state = attacked(f"eregion {figure}, shire frodo", "balrog")
        assert prompt_of(state)[0] == "card", figure


def test_b2_frodo_goes_where_the_witch_king_came_from() -> None:
    state = table("dark", "eregion frodo, shire sam", "rhudaur witch_king, mordor troll")
    play(state, "witch_king rhudaur-eregion")
    assert offers(state) == {"retreat rhudaur", "retreat enedwaith", "pass"}


def test_b2_unless_another_dark_figure_is_still_there() -> None:
    state = table("dark", "eregion frodo, shire sam", "rhudaur witch_king orcs, mordor troll")
    play(state, "witch_king rhudaur-eregion")
    assert offers(state) == {"retreat enedwaith", "pass"}


@pytest.mark.parametrize(
    ("start", "ways"), [("fangorn", {"mirkwood", "rohan"}), ("rohan", {"fangorn"}), ("mirkwood", {"fangorn"})]
)
def test_b3_frodo_flees_up_and_down_the_river(start: str, ways: set[str]) -> None:
    behind = {"fangorn": "gondor", "rohan": "gondor", "mirkwood": "dagorlad"}[start]
    state = table("dark", f"{start} frodo, shire sam", f"{behind} balrog, mordor troll")
    play(state, f"balrog {behind}-{start}")
    assert offers(state) == {"pass", *[f"retreat {way}" for way in ways]}


def test_b11_frodo_does_not_flee_from_the_warg() -> None:
    assert prompt_of(attacked("eregion frodo, shire merry", "warg"))[0] == "card"


def test_b5_frodo_flees_from_the_orcs_and_their_first_strike_is_spent() -> None:
    state = attacked("eregion frodo merry, shire gimli", "orcs")
    play(state, "defender frodo", "retreat rhudaur")
    assert where(state, "frodo") == "rhudaur"
    assert state.view(DARK)["battle"]["light"] == "merry"
    assert prompt_of(state)[0] == "card", "Merry is not struck down"


def test_b6_frodo_with_nowhere_to_go_falls_to_the_orcs() -> None:
    state = table("dark", "moria frodo, shire sam", "rohan orcs, mordor troll")
    play(state, "orcs rohan-moria")
    assert state.ending() == "frodo_defeated"


def test_b6_frodo_who_stays_falls_to_the_orcs() -> None:
    state = play(attacked("eregion frodo, shire merry", "orcs"), "pass")
    assert state.ending() == "frodo_defeated"


# -- Sam steps in -----------------------------------------------------------------------------


def test_b7_sam_steps_in_for_frodo() -> None:
    state = attacked("eregion frodo sam, shire merry", "balrog")
    state.open_journal()
    play(state, "defender frodo")
    assert offers(state) == {"retreat rhudaur", "retreat enedwaith", "sam", "pass"}
    cards(play(state, "sam"), "4", "3")
    assert counted(state) == (9, 8), "Sam counts 5"
    assert where(state, "balrog") == "out"
    assert where(state, "frodo") == where(state, "sam") == "eregion"


def test_b7_sam_steps_in_for_frodo_against_the_orcs() -> None:
    state = attacked("eregion frodo sam, shire merry", "orcs")
    play(state, "defender frodo", "sam")
    assert where(state, "sam") == "out"
    assert state.view(DARK)["battle"]["light"] == "frodo", "he is fought next"
    assert offers(state) == {"retreat rhudaur", "retreat enedwaith", "pass"}, "and may still flee"
    play(state, "pass")
    assert prompt_of(state)[0] == "card", "the first strike is spent"


def test_b7_after_sam_frodo_may_be_named() -> None:
    state = table("dark", "shire frodo sam merry, rohan gimli", "arthedain balrog, mordor troll")
    play(state, "balrog arthedain-shire", "defender frodo", "sam")
    cards(state, "1", "6")
    assert where(state, "sam") == "out"
    assert offers(state) == {"fight frodo", "fight hidden"}


def test_b7_light_may_leave_frodo_to_fight() -> None:
    state = attacked("eregion frodo sam, shire merry", "balrog")
    play(state, "defender frodo", "pass")
    assert state.view(DARK)["battle"]["light"] == "frodo"
    assert "sam" not in state.view(DARK)["face_up"]


def test_b7_sam_who_leaves_by_his_card_leaves_frodo_behind() -> None:
    state = attacked("eregion frodo sam, shire merry", "balrog")
    play(state, "defender frodo", "sam")
    play(cards(state, "retreat", "6"), "retreat cardolan")
    assert where(state, "sam") == "cardolan"
    assert state.view(DARK)["battle"]["light"] == "frodo"
    assert prompt_of(state) == ("frodo_or_sam", LIGHT)
    assert offers(state) == {"retreat rhudaur", "retreat enedwaith", "pass"}


def test_b7_no_other_figure_steps_in() -> None:
    state = attacked("eregion frodo merry, shire sam", "balrog")
    play(state, "defender frodo")
    assert "sam" not in offers(state)


def test_b7_sam_does_not_step_in_for_others() -> None:
    state = attacked("eregion merry sam, shire frodo", "balrog")
    assert prompt_of(play(state, "defender merry"))[0] == "card"


def test_b8_sam_steps_in_whenever_frodo_is_picked() -> None:
    """Merry was fought first; then Frodo is picked, and Sam still stands there."""
    state = table("dark", "shire frodo sam merry, rohan gimli", "arthedain balrog, mordor troll")
    play(state, "balrog arthedain-shire", "defender merry")
    cards(state, "1", "6")
    play(state, "defender frodo")
    assert "sam" in offers(state)


def test_b8_sam_fought_before_frodo_can_not_step_in() -> None:
    state = attacked("eregion frodo sam, shire merry", "balrog")
    play(state, "defender sam", "pass")
    cards(state, "1", "6")
    assert state.view(DARK)["battle"]["light"] == "frodo"
    assert offers(state) == {"retreat rhudaur", "retreat enedwaith", "pass"}


def test_b9_sam_counts_5_when_both_are_shown() -> None:
    state = attacked("eregion frodo sam, shire merry", "balrog")
    state.open_journal()
    play(state, "defender sam")
    assert offers(state) == {"sam", "pass"}
    play(state, "sam")
    assert set(state.view(DARK)["face_up"]) == {"balrog", "frodo", "sam"}
    cards(state, "2", "1")
    assert counted(state) == (7, 6)


def test_b9_it_is_optional_and_costs_the_hiding() -> None:
    state = attacked("eregion frodo sam, shire merry", "balrog")
    state.open_journal()
    play(state, "defender sam", "pass")
    assert "frodo" not in state.view(DARK)["face_up"]
    cards(state, "5", "1")
    assert counted(state) == (7, 6), "Sam's printed 2"


def test_b9_sam_away_from_frodo_counts_2() -> None:
    state = attacked("eregion sam, shire frodo", "balrog")
    state.open_journal()
    cards(state, "5", "1")
    assert counted(state) == (7, 6)


def test_b9_an_attacking_sam_counts_2() -> None:
    state = table("light", "moria sam, shire frodo", "rohan balrog, mordor troll")
    state.open_journal()
    cards(play(state, "sam moria-rohan"), "5", "1")
    assert counted(state) == (7, 6)


def test_b9_the_five_lasts_for_one_duel() -> None:
    """Sam beside Frodo falls; Frodo then counts his own 1."""
    state = attacked("eregion frodo sam, shire merry", "balrog")
    state.open_journal()
    play(state, "defender sam", "sam")
    cards(state, "1", "6")
    play(state, "pass")
    cards(state, "5", "1")
    assert counted(state) == (6, 6)


def test_b9_against_the_orcs_sam_counts_5_in_a_later_battle() -> None:
    state = table("dark", "shire frodo sam merry, rohan gimli", "arthedain orcs, mordor troll")
    state.open_journal()
    play(state, "orcs arthedain-shire", "defender merry", "defender sam")
    assert offers(state) == {"sam", "pass"}
    cards(play(state, "sam"), "1", "3")
    assert counted(state) == (6, 5)
    assert where(state, "orcs") == "out"


def test_b9_the_first_strike_of_the_orcs_takes_sam_with_his_5() -> None:
    state = attacked("eregion frodo sam, shire merry", "orcs")
    play(state, "defender sam")
    assert where(state, "sam") == "out", "showing Frodo would not help, so it is not asked"
    assert state.view(DARK)["battle"]["light"] == "frodo"


def test_b10_one_or_the_other() -> None:
    """Once Sam has stepped in, Frodo does not flee from that battle."""
    state = attacked("eregion frodo sam, shire merry", "balrog")
    play(state, "defender frodo", "sam")
    assert prompt_of(state)[0] == "card"


def test_b10_when_frodo_flees_sam_is_fought_next() -> None:
    state = attacked("eregion frodo sam, shire merry", "balrog")
    state.open_journal()
    play(state, "defender frodo", "retreat rhudaur")
    assert state.view(DARK)["battle"]["light"] == "sam"
    assert prompt_of(state)[0] == "card", "Frodo is seen to be away"
    cards(state, "1", "1")
    assert counted(state) == (3, 6)


@pytest.mark.parametrize("picked", ["frodo", "sam"])
def test_b11_against_the_warg_they_do_not_help_each_other(picked: str) -> None:
    state = attacked("eregion frodo sam, shire merry", "warg")
    state.open_journal()
    play(state, f"defender {picked}")
    assert prompt_of(state)[0] == "card"
    cards(state, "1", "6")
    assert counted(state) == ((2, 8) if picked == "frodo" else (3, 8))


@pytest.mark.parametrize("attacker", [name for name in DARK_FIGURES if name not in ("warg", "orcs")])
def test_b7_sam_steps_in_against_all_others(attacker: str) -> None:
    more = "mordor troll" if attacker != "troll" else "mordor warg"
    state = attacked("eregion frodo sam, shire merry", attacker, more)
    play(state, "defender frodo", "sam")
    assert state.view(DARK)["battle"]["light"] == "sam"
    assert state.view(DARK)["battle"]["sam_beside"]
