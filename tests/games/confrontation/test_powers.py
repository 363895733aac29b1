"""Powers of figures in battle, before cards."""

from collections.abc import Callable
from typing import Any

import pytest

from bywater import State

from .helpers import (
    DARK,
    DARK_FIGURES,
    LIGHT,
    LIGHT_FIGURES,
    cards,
    counted,
    discard,
    offers,
    play,
    prompt_of,
    table,
    where,
)

STRENGTHS = {
    "frodo": 1,
    "sam": 2,
    "pippin": 1,
    "merry": 2,
    "gandalf": 5,
    "aragorn": 4,
    "legolas": 3,
    "gimli": 3,
    "boromir": 0,
    "orcs": 2,
    "shelob": 5,
    "saruman": 4,
    "nazgul": 3,
    "balrog": 5,
    "warg": 2,
    "black_rider": 3,
    "witch_king": 5,
    "troll": 9,
}


def light_attacks(light: str, dark: str, **extra: Any) -> State:
    """The Light figure comes from Moria to Rohan; its journal is open."""
    others = "shire frodo" if light != "frodo" else "shire sam"
    spare = "mordor troll" if dark != "troll" else "mordor warg"
    state = table("light", f"moria {light}, {others}", f"rohan {dark}, {spare}", **extra)
    state.open_journal()
    return play(state, f"{light} moria-rohan")


def dark_attacks(light: str, dark: str, **extra: Any) -> State:
    """The Dark figure comes from Moria to Eregion; its journal is open."""
    others = "shire frodo" if light != "frodo" else "shire sam"
    spare = "mordor troll" if dark != "troll" else "mordor warg"
    state = table("dark", f"eregion {light}, {others}", f"moria {dark}, {spare}", **extra)
    state.open_journal()
    return play(state, f"{dark} moria-eregion")


@pytest.mark.parametrize("figure", LIGHT_FIGURES)
def test_the_strength_of_each_light_figure(figure: str) -> None:
    """Against the Warg only strength and cards count."""
    state = cards(dark_attacks(figure, "warg"), "1", "6")
    assert counted(state) == (STRENGTHS[figure] + 1, 8)


@pytest.mark.parametrize("figure", DARK_FIGURES)
def test_the_strength_of_each_dark_figure(figure: str) -> None:
    state = light_attacks("aragorn", figure)
    if figure == "saruman":
        play(state, "pass")
    cards(state, "1", "6")
    assert counted(state) == (5, STRENGTHS[figure] + (0 if figure == "troll" else 6))


# -- Pippin -----------------------------------------------------------------------------------


def test_d4_pippin_flees_backward_when_he_attacks() -> None:
    state = light_attacks("pippin", "balrog")
    assert prompt_of(state) == ("flee", LIGHT)
    assert offers(state) == {"retreat moria", "retreat gap_of_rohan", "pass"}
    play(state, "retreat gap_of_rohan")
    assert where(state, "pippin") == "gap_of_rohan"
    assert where(state, "balrog") == "rohan"
    assert discard(state, "light") == set()


def test_d4_both_are_shown_before_pippin_decides() -> None:
    assert set(light_attacks("pippin", "balrog").view(LIGHT)["face_up"]) == {"pippin", "balrog"}


def test_d4_pippin_may_fight() -> None:
    assert prompt_of(play(light_attacks("pippin", "balrog"), "pass"))[0] == "card"


def test_d4_pippin_does_not_flee_when_attacked() -> None:
    assert prompt_of(dark_attacks("pippin", "balrog"))[0] == "card"


def test_d4_b11_pippin_does_not_flee_from_the_warg() -> None:
    assert prompt_of(light_attacks("pippin", "warg"))[0] == "card"


def test_d4_pippin_with_no_way_back_fights() -> None:
    """He came by the river, and both ways back are taken."""
    light = "mirkwood pippin, misty_mountains sam, moria merry, shire frodo"
    state = table("light", light, "fangorn balrog, mordor troll")
    assert prompt_of(play(state, "pippin mirkwood-fangorn"))[0] == "card"


def test_b23_pippin_may_flee_at_the_start_of_each_battle() -> None:
    state = table("light", "moria pippin, shire frodo", "rohan orcs warg, mordor troll")
    play(state, "pippin moria-rohan", "defender orcs", "pass")
    cards(state, "5", "1")
    assert where(state, "orcs") == "out"
    assert state.view(LIGHT)["battle"]["dark"] == "warg"
    assert prompt_of(state)[0] == "card", "not from the Warg"
    state = table("light", "moria pippin, shire frodo", "rohan orcs black_rider, mordor troll")
    play(state, "pippin moria-rohan", "defender orcs", "pass")
    cards(state, "5", "1")
    assert prompt_of(state) == ("flee", LIGHT)
    play(state, "retreat moria")
    assert where(state, "pippin") == "moria"
    assert prompt_of(state) == ("turn", DARK)


# -- at once ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("light", "dark"), [("gimli", "orcs"), ("merry", "witch_king"), ("legolas", "nazgul")])
def test_b13_light_wins_as_attacker_and_defender(light: str, dark: str) -> None:
    for state, field in ((light_attacks(light, dark), "rohan"), (dark_attacks(light, dark), "eregion")):
        assert where(state, dark) == "out"
        assert where(state, light) == field
        assert discard(state, "light") == discard(state, "dark") == set(), "no card is played"
        assert prompt_of(state)[0] == "turn"


@pytest.mark.parametrize(
    ("light", "dark"),
    [
        (light, dark)
        for light, own in (("gimli", "orcs"), ("merry", "witch_king"), ("legolas", "nazgul"))
        for dark in ("orcs", "witch_king", "nazgul", "black_rider")
        if dark != own
    ],
)
def test_b13_against_all_others_they_play_cards(light: str, dark: str) -> None:
    assert prompt_of(light_attacks(light, dark))[0] == "card"


@pytest.mark.parametrize("dark", [name for name in DARK_FIGURES if name != "warg"])
def test_b12_boromir_takes_his_foe_along(dark: str) -> None:
    for state in (light_attacks("boromir", dark), dark_attacks("boromir", dark)):
        assert where(state, "boromir") == where(state, dark) == "out"
        assert discard(state, "light") == discard(state, "dark") == set()


def test_b12_b11_not_the_warg() -> None:
    for state in (light_attacks("boromir", "warg"), dark_attacks("boromir", "warg")):
        cards(state, "5", "1")
        assert counted(state) == (5, 3)
        assert where(state, "warg") == "out"
        assert where(state, "boromir") != "out"


# -- the Orcs ---------------------------------------------------------------------------------


@pytest.mark.parametrize("light", ["pippin", "merry", "gandalf", "aragorn", "legolas", "sam"])
def test_b5_the_orcs_strike_down_the_first_they_attack(light: str) -> None:
    state = dark_attacks(light, "orcs")
    assert where(state, light) == "out"
    assert where(state, "orcs") == "eregion"
    assert discard(state, "dark") == set()


def test_b5_not_the_second() -> None:
    state = table("dark", "eregion merry gandalf, shire frodo", "moria orcs, mordor troll")
    play(state, "orcs moria-eregion", "defender merry")
    assert where(state, "merry") == "out"
    assert prompt_of(state) == ("card", DARK), "Gandalf's turn, with cards"


def test_b5_not_when_attacked() -> None:
    assert prompt_of(light_attacks("merry", "orcs"))[0] == "card"


def test_b5_in_the_next_turn_they_strike_again() -> None:
    state = table("dark", "eregion merry, cardolan sam, shire frodo", "moria orcs, mordor troll")
    play(state, "orcs moria-eregion", "frodo shire-arthedain", "orcs eregion-cardolan")
    assert where(state, "sam") == "out"


# -- the Warg ---------------------------------------------------------------------------------


@pytest.mark.parametrize("light", ["gandalf", "boromir", "pippin", "merry"])
def test_b11_against_the_warg_light_figures_have_no_text(light: str) -> None:
    for state in (light_attacks(light, "warg"), dark_attacks(light, "warg")):
        assert prompt_of(state)[0] == "card"


def test_b11_gandalf_does_not_see_the_wargs_card() -> None:
    state = play(light_attacks("gandalf", "warg"), "play dark_6")
    assert prompt_of(state) == ("card", LIGHT)
    assert state.view(LIGHT)["dark"]["chosen"] == "hidden"


def test_b11_light_cards_work_against_the_warg() -> None:
    state = cards(light_attacks("merry", "warg"), "sacrifice", "6")
    assert where(state, "merry") == where(state, "warg") == "out"
    state = cards(dark_attacks("merry", "warg"), "cloak", "6")
    assert counted(state) == (2, 2)
    state = play(cards(dark_attacks("merry", "warg"), "retreat", "6"), "retreat cardolan")
    assert where(state, "merry") == "cardolan"


# -- Gandalf ----------------------------------------------------------------------------------


@pytest.mark.parametrize("attacks", [light_attacks, dark_attacks])
def test_b16_dark_shows_its_card_to_gandalf_first(attacks: Callable[[str, str], State]) -> None:
    state = attacks("gandalf", "balrog")
    assert prompt_of(state) == ("card", DARK)
    play(state, "play dark_5")
    assert prompt_of(state) == ("card", LIGHT)
    assert state.view(LIGHT)["dark"]["chosen"] == "dark_5"


def test_b16_dark_magic_is_resolved_before_gandalf_plays() -> None:
    state = light_attacks("gandalf", "balrog", light_spent="1", dark_spent="6")
    play(state, "play dark_magic")
    assert prompt_of(state) == ("fetch", DARK)
    play(state, "fetch dark_6")
    assert prompt_of(state) == ("card", LIGHT)
    assert state.view(LIGHT)["dark"]["chosen"] == "dark_6"


def test_b16_gandalf_answers_even_a_retreat_with_a_card() -> None:
    state = play(light_attacks("gandalf", "balrog"), "play dark_retreat")
    assert prompt_of(state) == ("card", LIGHT)
    play(state, "play light_2", "retreat fangorn")
    assert where(state, "balrog") == "fangorn"
    assert discard(state, "light") == {"2"}


def test_b16_k7_magic_after_an_eye_that_was_fetched_and_shown_is_void() -> None:
    state = light_attacks("gandalf", "balrog", light_spent="5", dark_spent="eye")
    play(state, "play dark_magic", "fetch dark_eye", "play light_magic")
    assert counted(state) == (5, 5)


def test_b16_both_magic_dark_first_and_gandalf_after_it() -> None:
    state = light_attacks("gandalf", "balrog", light_spent="5", dark_spent="6")
    play(state, "play dark_magic", "fetch dark_6", "play light_magic")
    assert prompt_of(state) == ("fetch", LIGHT)
    play(state, "fetch light_5")
    assert counted(state) == (10, 11)


def test_b16_others_do_not_see_the_card() -> None:
    state = play(light_attacks("aragorn", "balrog"), "play dark_5")
    assert state.view(LIGHT)["dark"]["chosen"] == "hidden"


# -- Saruman ----------------------------------------------------------------------------------


def test_b14_saruman_may_ban_cards() -> None:
    state = light_attacks("legolas", "saruman")
    assert prompt_of(state) == ("ban", DARK)
    assert offers(state) == {"ban", "pass"}
    play(state, "ban")
    assert where(state, "legolas") == "out"
    assert where(state, "saruman") == "rohan"
    assert counted(state) == (3, 4)
    assert discard(state, "light") == discard(state, "dark") == set()


def test_b14_saruman_may_let_cards_be_played() -> None:
    assert prompt_of(play(light_attacks("legolas", "saruman"), "pass"))[0] == "card"


def test_b14_the_ban_is_decided_battle_by_battle() -> None:
    state = table("dark", "eregion merry legolas, shire frodo", "moria saruman, mordor troll")
    play(state, "saruman moria-eregion", "defender merry", "ban")
    assert where(state, "merry") == "out"
    assert prompt_of(state) == ("ban", DARK)
    play(state, "pass")
    assert prompt_of(state)[0] == "card"


def test_b14_the_ban_comes_after_lights_text() -> None:
    """Pippin may flee first, Frodo too; then the ban."""
    assert prompt_of(light_attacks("pippin", "saruman")) == ("flee", LIGHT)
    state = dark_attacks("frodo", "saruman")
    assert prompt_of(state) == ("frodo_or_sam", LIGHT)
    assert prompt_of(play(state, "pass")) == ("ban", DARK)


@pytest.mark.parametrize(
    ("light", "result"),
    [("gandalf", "dark"), ("aragorn", "both"), ("legolas", "light"), ("merry", "light"), ("gimli", "light")],
)
def test_b14_b15_printed_strengths_decide_under_the_ban(light: str, result: str) -> None:
    state = play(dark_attacks(light, "saruman"), "ban")
    assert (where(state, light) == "out") == (result in ("light", "both"))
    assert (where(state, "saruman") == "out") == (result in ("dark", "both"))


def test_b15_without_the_ban_saruman_shows_first_to_gandalf() -> None:
    state = play(light_attacks("gandalf", "saruman"), "pass", "play dark_6")
    assert state.view(LIGHT)["dark"]["chosen"] == "dark_6"


def test_b14_sam_beside_frodo_withstands_the_ban() -> None:
    state = table("dark", "eregion frodo sam, shire merry", "moria saruman, mordor troll")
    play(state, "saruman moria-eregion", "defender frodo", "sam", "ban")
    assert where(state, "saruman") == "out"
    assert where(state, "sam") == "eregion"


def test_b14_only_saruman_bans() -> None:
    for dark in ("black_rider", "balrog", "shelob", "troll"):
        assert prompt_of(light_attacks("legolas", dark))[0] == "card"


# -- the Troll --------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["1", "2", "3", "4", "5", "6", "magic", "eye", "retreat"])
def test_b17_the_trolls_card_has_no_effect_but_is_spent(card: str) -> None:
    state = light_attacks("merry", "troll", light_spent="1", dark_spent="1" if card != "1" else "2")
    cards(state, "5", card)
    assert counted(state) == (7, 9)
    assert where(state, "merry") == "out"
    assert where(state, "troll") == "rohan"
    assert card in discard(state, "dark")


def test_b17_the_trolls_retreat_moves_him_nowhere() -> None:
    state = cards(light_attacks("merry", "troll"), "1", "retreat")
    assert where(state, "troll") == "rohan"
    assert where(state, "merry") == "out"


def test_b17_noble_sacrifice_defeats_the_troll_against_every_card() -> None:
    for card in ("eye", "retreat", "6", "magic"):
        state = cards(light_attacks("merry", "troll"), "sacrifice", card)
        assert where(state, "troll") == where(state, "merry") == "out", card


def test_b17_retreat_escapes_the_troll_even_from_the_eye() -> None:
    state = cards(light_attacks("merry", "troll"), "retreat", "eye")
    play(state, "retreat moria")
    assert where(state, "merry") == "moria"


def test_b17_the_cloak_is_wasted() -> None:
    state = cards(light_attacks("merry", "troll"), "cloak", "6")
    assert counted(state) == (2, 9)


def test_b17_light_magic_works_against_the_troll_and_his_eye() -> None:
    state = light_attacks("merry", "troll", light_spent="sacrifice", dark_spent="1")
    cards(state, "magic", "eye")
    play(state, "fetch light_sacrifice")
    assert where(state, "troll") == where(state, "merry") == "out"


def test_b17_b16_the_troll_still_shows_gandalf_a_card() -> None:
    state = play(light_attacks("gandalf", "troll"), "play dark_6")
    assert state.view(LIGHT)["dark"]["chosen"] == "dark_6"
    play(state, "play light_5")
    assert counted(state) == (10, 9)
    assert where(state, "troll") == "out"
