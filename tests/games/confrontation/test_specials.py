"""The four special cards of the variant, each usable once per game."""

import random
from itertools import combinations, product
from typing import Any

import pytest

from bywater import State

from .helpers import DARK, GAME, LIGHT, cards, drawn, goals, offers, play, prompt_of, table, where

SHADOWFAX: dict[str, Any] = {"light_specials": ["shadowfax"]}
WHITE: dict[str, Any] = {"light_specials": ["gandalf_the_white"]}
PALANTIR: dict[str, Any] = {"dark_specials": ["palantir"]}
RECALL: dict[str, Any] = {"dark_specials": ["recall"]}


# -- which are there --------------------------------------------------------------------------


def some(names: tuple[str, str]) -> list[tuple[str, ...]]:
    return [part for size in range(3) for part in combinations(names, size)]


@pytest.mark.parametrize(
    ("light", "dark"), list(product(some(("shadowfax", "gandalf_the_white")), some(("palantir", "recall"))))
)
def test_d13_only_the_cards_dealt_can_be_used(light: tuple[str, ...], dark: tuple[str, ...]) -> None:
    """Gandalf is out and everything else is ready for each of the four."""
    options = {"light_specials": list(light), "dark_specials": list(dark)}
    lights = table("light", "arthedain frodo, shire sam", "gondor troll", options=options)
    assert {name for name in ("shadowfax", "gandalf_the_white") if name in offers(lights)} == set(light)
    darks = table("dark", "arthedain frodo, shire sam", "gondor troll", options=options)
    words = {text.split(" ")[0] for text in offers(darks)}
    assert words == {"troll", *dark}


def test_a_used_card_is_out_of_the_game() -> None:
    state = table("dark", "arthedain frodo, shire sam", "gondor troll", options=RECALL)
    play(state, "recall troll", "sam shire-cardolan", "troll mordor-gondor", "sam cardolan-enedwaith")
    assert goals(state, "troll") == {"fangorn", "rohan"}
    assert not [text for text in offers(state) if text.startswith("recall")]
    assert state.view(LIGHT)["specials"] == []


def test_cards_are_used_in_the_own_turn_only() -> None:
    options = {"light_specials": ["shadowfax", "gandalf_the_white"], "dark_specials": ["palantir", "recall"]}
    state = table("light", "arthedain frodo, shire sam", "gondor troll", options=options)
    assert not [text for text in offers(state) if text.startswith(("palantir", "recall"))]
    play(state, "sam shire-cardolan")
    assert not {"shadowfax", "gandalf_the_white"} & offers(state)


# -- Shadowfax --------------------------------------------------------------------------------


def test_d12_shadowfax_a_step_and_then_the_regular_move() -> None:
    state = table("light", "cardolan gimli, shire frodo", "mordor troll", options=SHADOWFAX)
    play(state, "shadowfax")
    assert prompt_of(state) == ("step", LIGHT)
    play(state, "gimli cardolan-enedwaith")
    assert prompt_of(state) == ("gallop", LIGHT)
    assert offers(state) == {"gimli enedwaith-moria", "gimli enedwaith-gap_of_rohan"}
    play(state, "gimli enedwaith-gap_of_rohan")
    assert where(state, "gimli") == "gap_of_rohan"
    assert prompt_of(state) == ("turn", DARK)


def test_d12_any_light_figure_may_ride() -> None:
    state = table("light", "cardolan gimli, shire frodo", "mordor troll", options=SHADOWFAX)
    play(state, "shadowfax")
    assert offers(state) == {
        "gimli cardolan-eregion",
        "gimli cardolan-enedwaith",
        "frodo shire-arthedain",
        "frodo shire-cardolan",
    }


def test_d12_the_step_goes_to_no_region_with_dark_figures() -> None:
    state = table("light", "cardolan gimli, shire frodo", "eregion troll", options=SHADOWFAX)
    assert goals(play(state, "shadowfax"), "gimli") == {"enedwaith"}


def test_d12_the_step_needs_room() -> None:
    light = "cardolan gimli, enedwaith sam merry, shire frodo"
    state = table("light", light, "mordor troll", options=SHADOWFAX)
    assert goals(play(state, "shadowfax"), "gimli") == {"eregion"}


def test_d12_the_step_is_forward_even_for_aragorn() -> None:
    state = table("light", "eregion aragorn, shire frodo", "rhudaur troll, arthedain orcs", options=SHADOWFAX)
    assert goals(play(state, "shadowfax"), "aragorn") == {"misty_mountains", "moria", "fangorn"}


def test_d12_the_step_may_use_the_river() -> None:
    state = table("light", "mirkwood gimli, shire frodo", "mordor troll", options=SHADOWFAX)
    play(state, "shadowfax", "gimli mirkwood-fangorn", "gimli fangorn-rohan")
    assert where(state, "gimli") == "rohan"


def test_d12_the_step_may_use_the_tunnel() -> None:
    state = table("light", "eregion gimli, shire frodo", "mordor troll", options=SHADOWFAX)
    play(state, "shadowfax", "gimli eregion-fangorn", "gimli fangorn-dagorlad")
    assert where(state, "gimli") == "dagorlad"


def test_d12_the_regular_move_may_attack() -> None:
    state = table("light", "cardolan gimli, shire frodo", "moria orcs, mordor troll", options=SHADOWFAX)
    play(state, "shadowfax", "gimli cardolan-enedwaith", "gimli enedwaith-moria")
    assert where(state, "orcs") == "out"
    assert where(state, "gimli") == "moria"


def test_d12_m7_aragorn_may_attack_sideways_after_the_step() -> None:
    state = table("light", "cardolan aragorn, shire frodo", "eregion orcs, mordor troll", options=SHADOWFAX)
    play(state, "shadowfax", "aragorn cardolan-enedwaith")
    assert goals(state, "aragorn") == {"moria", "gap_of_rohan", "eregion"}


def test_d12_b25_a_rider_who_retreats_goes_back_from_the_battle() -> None:
    state = table("light", "cardolan merry, shire frodo", "moria balrog, mordor troll", options=SHADOWFAX)
    play(state, "shadowfax", "merry cardolan-enedwaith", "merry enedwaith-moria")
    cards(state, "retreat", "6")
    assert offers(state) == {"retreat eregion", "retreat enedwaith", "pass"}


def test_d12_the_rider_must_go_on_if_it_can() -> None:
    state = table("light", "cardolan gimli, shire frodo", "mordor troll", options=SHADOWFAX)
    play(state, "shadowfax", "gimli cardolan-enedwaith")
    assert "pass" not in offers(state)


def test_d12_a_rider_that_can_not_go_on_ends_the_turn() -> None:
    light = "cardolan gimli, moria sam, gap_of_rohan merry, shire frodo"
    state = table("light", light, "mordor troll", options=SHADOWFAX)
    play(state, "shadowfax", "gimli cardolan-enedwaith")
    assert prompt_of(state) == ("gallop", LIGHT), "Aragorn might have gone on, so Dark sees the question"
    assert offers(state) == {"pass"}
    play(state, "pass")
    assert where(state, "gimli") == "enedwaith"
    assert prompt_of(state) == ("turn", DARK)


def test_d12_a_rider_that_had_to_stop_leaves_no_trace_of_a_dead_aragorn() -> None:
    """D12: Aragorn is out, so that he could have gone on says nothing about him; Dark's knowledge stays correct."""
    light = "cardolan gimli, moria sam, gap_of_rohan merry, shire frodo"
    state = table("light", light, "eregion orcs, mordor troll", options=SHADOWFAX)
    play(state, "shadowfax", "gimli cardolan-enedwaith", "pass")
    assert state.view(DARK)["light"]["out"] == ["pippin", "gandalf", "aragorn", "legolas", "boromir"]
    assert not [fact for fact in state.view(DARK)["light"]["trail"] if fact[1] == "aragorn"]


def test_d12_after_such_a_stop_dark_can_still_make_sense_of_what_it_sees() -> None:
    """All three Light figures are revealed in the end, and no place is left for a dead Aragorn."""
    light = "cardolan gimli, moria frodo, gap_of_rohan sam"
    state = table("light", light, "eregion orcs, rohan balrog, fangorn shelob", options=SHADOWFAX)
    play(state, "shadowfax", "gimli cardolan-enedwaith", "pass")
    cards(play(state, "balrog rohan-gap_of_rohan"), "5", "1")
    assert where(state, "sam") == "gap_of_rohan"
    play(state, "sam gap_of_rohan-rohan", "shelob fangorn-moria")
    view = state.view(DARK)
    assert GAME.belief(view).sample(random.Random(1)).view(DARK) == view


def test_d12_shadowfax_needs_a_figure_that_can_step() -> None:
    state = table("light", "gap_of_rohan frodo", "rohan orcs, mordor troll", options=SHADOWFAX)
    assert offers(state) == {"frodo gap_of_rohan-rohan"}


def test_shadowfax_frodos_first_step_into_an_empty_mordor_wins() -> None:
    state = table("light", "gondor frodo, shire sam", "rohan troll", options=SHADOWFAX)
    play(state, "shadowfax", "frodo gondor-mordor")
    assert state.ending() == "ring_destroyed"


def test_shadowfax_frodo_does_not_step_first_into_a_held_mordor() -> None:
    state = table("light", "gondor frodo, shire sam", "mordor troll", options=SHADOWFAX)
    assert goals(play(state, "shadowfax"), "frodo") == set()


def test_m14_frodo_rides_to_gondor_and_on_into_a_held_mordor() -> None:
    state = table("light", "rohan frodo, shire sam", "mordor troll", options=SHADOWFAX)
    play(state, "shadowfax", "frodo rohan-gondor", "frodo gondor-mordor")
    assert state.ending() == "ring_destroyed"


def test_shadowfax_another_figure_stops_in_mordor() -> None:
    state = table("light", "gondor gimli, shire frodo", "rohan troll", options=SHADOWFAX)
    play(state, "shadowfax", "gimli gondor-mordor", "pass")
    assert where(state, "gimli") == "mordor"
    assert prompt_of(state) == ("turn", DARK)


# -- Gandalf the White ------------------------------------------------------------------------


def test_d10_gandalf_returns_instead_of_the_turn() -> None:
    state = table("light", "shire frodo", "mordor troll", options=WHITE)
    play(state, "gandalf_the_white")
    assert where(state, "gandalf") == "fangorn"
    assert where(state, "frodo") == "shire"
    assert prompt_of(state) == ("turn", DARK)


@pytest.mark.parametrize(
    ("light", "dark", "open_to_him"),
    [
        ("shire frodo, fangorn sam", "mordor troll", True),
        ("shire frodo, fangorn sam merry", "mordor troll", False),
        ("shire frodo", "fangorn troll", False),
        ("shire frodo, rohan gandalf", "mordor troll", False),
    ],
    ids=["one of Light", "two of Light", "one of Dark", "Gandalf lives"],
)
def test_gandalf_the_whites_conditions(light: str, dark: str, open_to_him: bool) -> None:
    state = table("light", light, dark, options=WHITE)
    assert ("gandalf_the_white" in offers(state)) == open_to_him


def test_gandalf_returns_only_once() -> None:
    state = table("light", "shire frodo sam", "mordor balrog troll", options=WHITE)
    play(state, "gandalf_the_white", "balrog mordor-gondor", "sam shire-cardolan", "balrog gondor-fangorn")
    play(state, "play dark_6", "play light_1")
    assert where(state, "gandalf") == "out"
    play(state, "sam cardolan-enedwaith", "balrog fangorn-moria")
    assert "gandalf_the_white" not in offers(state)


def test_gandalf_fights_as_ever_after_his_return() -> None:
    state = table("light", "shire frodo sam", "gondor balrog, mordor troll", options=WHITE)
    play(state, "gandalf_the_white", "balrog gondor-fangorn", "play dark_2")
    assert state.view(LIGHT)["dark"]["chosen"] == "dark_2"


# -- Recall to Mordor -------------------------------------------------------------------------


def test_d10_recall_instead_of_the_turn() -> None:
    state = table("dark", "rohan frodo", "shire troll orcs, gondor warg", options=RECALL)
    play(state, "recall troll")
    assert where(state, "troll") == "mordor"
    assert prompt_of(state) == ("turn", LIGHT)


@pytest.mark.parametrize(
    ("light", "dark", "possible"),
    [
        ("shire frodo", "gondor troll, mordor orcs warg balrog", True),
        ("shire frodo", "gondor troll, mordor orcs warg balrog shelob", False),
        ("shire frodo, mordor gimli", "gondor troll", False),
    ],
    ids=["three of Dark", "four of Dark", "one of Light"],
)
def test_recalls_conditions(light: str, dark: str, possible: bool) -> None:
    state = table("dark", light, dark, options=RECALL)
    assert ("recall troll" in offers(state)) == possible


def test_recall_takes_a_figure_from_the_board() -> None:
    state = table("dark", "shire frodo", "gondor troll, mordor orcs", options=RECALL)
    recalled = {text for text in offers(state) if text.startswith("recall")}
    assert recalled == {"recall troll"}, "neither one that is there already nor one that was defeated"


# -- Palantir ---------------------------------------------------------------------------------


def seen_by(state: State, seat: int) -> list[str]:
    return [name for name in state.view(seat)["looked"] if name]


def test_d11_dark_looks_and_then_moves() -> None:
    state = table("dark", "eregion merry pippin, shire frodo", "moria balrog, mordor troll", options=PALANTIR)
    play(state, "palantir eregion")
    assert prompt_of(state) == ("turn", DARK)
    assert seen_by(state, DARK) == ["pippin", "merry"]
    assert not [text for text in offers(state) if text.startswith("palantir")]


def test_d11_not_the_shire_and_no_region_without_light() -> None:
    state = table("dark", "eregion merry, shire frodo, rohan sam", "mordor troll", options=PALANTIR)
    looks = {text for text in offers(state) if text.startswith("palantir")}
    assert looks == {"palantir eregion", "palantir rohan"}


def test_d1_d11_the_attacker_aims_in_a_region_he_has_seen() -> None:
    state = table("dark", "eregion merry pippin, shire frodo", "moria balrog, mordor troll", options=PALANTIR)
    play(state, "palantir eregion", "balrog moria-eregion")
    assert prompt_of(state) == ("target", DARK)
    assert offers(state) == {"fight merry", "fight pippin"}
    play(state, "fight pippin")
    assert state.view(DARK)["battle"]["light"] == "pippin"


def test_d11_another_region_stays_hidden() -> None:
    light = "eregion merry pippin, enedwaith sam gimli, shire frodo"
    state = table("dark", light, "moria balrog, mordor troll", options=PALANTIR)
    play(state, "palantir eregion", "balrog moria-enedwaith")
    assert drawn(state) == {"defender sam": 0.5, "defender gimli": 0.5}


def test_d11_in_the_next_turn_the_figures_may_be_mixed_again() -> None:
    state = table("dark", "eregion merry pippin, shire frodo", "moria balrog, mordor troll", options=PALANTIR)
    play(state, "palantir eregion", "troll mordor-gondor", "frodo shire-cardolan", "balrog moria-eregion")
    assert drawn(state) == {"defender merry": 0.5, "defender pippin": 0.5}


def test_d11_only_before_the_move() -> None:
    state = table("dark", "eregion merry pippin, shire frodo", "moria balrog, mordor troll", options=PALANTIR)
    play(state, "balrog moria-eregion")
    assert prompt_of(state)[0] == "defender"
    state = table("dark", "eregion merry pippin, shire frodo", "moria balrog, mordor troll", options=PALANTIR)
    play(state, "troll mordor-gondor")
    assert prompt_of(state) == ("turn", LIGHT)
    assert state.view(LIGHT)["specials"] == ["palantir"]


def test_d11_one_look_does_not_replace_the_turn() -> None:
    options = {"dark_specials": ["palantir", "recall"]}
    state = table("dark", "eregion merry, shire frodo", "gondor troll", options=options)
    play(state, "palantir eregion", "recall troll")
    assert prompt_of(state) == ("turn", LIGHT)
    assert state.view(LIGHT)["specials"] == []


def test_d11_b7_a_look_at_frodo_and_sam_is_no_showing() -> None:
    """Sam, seen by Dark alone, is not revealed; stepping in still reveals him to all."""
    state = table("dark", "eregion frodo sam, shire merry", "moria balrog, mordor troll", options=PALANTIR)
    play(state, "palantir eregion", "balrog moria-eregion", "fight frodo")
    assert "sam" not in state.view(DARK)["face_up"]
    play(state, "sam")
    assert "sam" in state.view(DARK)["face_up"]
