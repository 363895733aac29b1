"""Moves: one figure forward, and figures whose own power takes them further."""

import random

import pytest

from bywater import WATCHER, BadPosition

from .helpers import DARK, GAME, LIGHT, goals, offers, play, prompt_of, table, where

LANDS = (
    "arthedain",
    "cardolan",
    "rhudaur",
    "eregion",
    "enedwaith",
    "mirkwood",
    "fangorn",
    "rohan",
    "dagorlad",
    "gondor",
)
MOUNTAINS = ("high_pass", "misty_mountains", "moria", "gap_of_rohan")


def test_m1_a_player_must_move_exactly_one_figure() -> None:
    state = table("dark", "shire frodo sam", "gondor troll, rohan orcs")
    assert offers(state) == {
        "troll gondor-rohan",
        "troll gondor-fangorn",
        "orcs rohan-gap_of_rohan",
        "orcs rohan-moria",
    }
    play(state, "orcs rohan-moria")
    assert prompt_of(state) == ("turn", LIGHT)
    assert where(state, "troll") == "gondor"
    assert where(state, "orcs") == "moria"


def test_m1_the_turns_alternate() -> None:
    state = table("dark", "shire frodo sam", "mordor troll warg")
    for seat, line in enumerate(["troll mordor-gondor", "sam shire-cardolan", "warg mordor-gondor"]):
        assert prompt_of(state) == ("turn", DARK if seat % 2 == 0 else LIGHT)
        play(state, line)
    assert prompt_of(state) == ("turn", LIGHT)


def test_m1_figures_without_powers_move_only_forward() -> None:
    state = table("light", "eregion gimli, shire frodo", "mordor troll")
    assert goals(state, "gimli") == {"misty_mountains", "moria", "fangorn"}


# -- the Flying Nazgul ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("start", "goal"),
    [
        (start, goal)
        for start in ("mordor", "arthedain", "moria")
        for goal in (*LANDS, *MOUNTAINS, "shire")
        if start != goal
    ],
)
def test_m5_the_nazgul_flies_to_any_lone_light_figure(start: str, goal: str) -> None:
    """Over anything, in any direction, from mountain to mountain too."""
    frodo = "frodo" if goal == "shire" else "gimli"
    light = "shire frodo" if goal == "shire" else f"{goal} gimli, shire frodo sam"
    state = table("dark", light, f"{start} nazgul")
    assert goal in goals(state, "nazgul")
    play(state, f"nazgul {start}-{goal}")
    assert where(state, "nazgul") == goal
    assert state.view(DARK)["battle"]["light"] == frodo


@pytest.mark.parametrize("goal", [*LANDS, "shire"])
def test_m5_the_nazgul_flies_to_no_region_with_two_light_figures(goal: str) -> None:
    light = "shire frodo gimli" if goal == "shire" else f"{goal} gimli sam, shire frodo merry"
    state = table("dark", light, "mordor nazgul")
    assert goals(state, "nazgul") == {"dagorlad", "gondor"}, "only the ordinary step is left"


def test_m5_the_nazgul_may_step_forward_against_two() -> None:
    state = table("dark", "gondor gimli sam, shire frodo merry", "mordor nazgul")
    assert "gondor" in goals(state, "nazgul")


def test_m5_the_nazgul_flies_over_full_regions_of_both_sides() -> None:
    state = table(
        "dark",
        "shire frodo, arthedain sam merry, cardolan pippin gimli",
        "mordor nazgul, dagorlad orcs shelob, gondor saruman balrog",
    )
    assert goals(state, "nazgul") == {"shire"}


def test_m5_the_nazgul_does_not_fly_to_an_empty_region() -> None:
    state = table("dark", "shire frodo sam", "fangorn nazgul")
    assert goals(state, "nazgul") == {"misty_mountains", "moria"}


def test_m5_the_nazgul_flies_backward() -> None:
    state = table("dark", "gondor gimli, shire frodo sam", "cardolan nazgul")
    assert goals(state, "nazgul") == {"shire", "gondor"}


# -- Aragorn ----------------------------------------------------------------------------------


def test_m7_aragorn_attacks_every_neighbour() -> None:
    around = "rhudaur orcs, enedwaith shelob, arthedain saruman, cardolan nazgul, misty_mountains warg, moria troll"
    state = table("light", "eregion aragorn, shire frodo", around)
    assert goals(state, "aragorn") == {
        "rhudaur",
        "enedwaith",
        "arthedain",
        "cardolan",
        "misty_mountains",
        "moria",
        "fangorn",
    }


def test_m7_aragorn_moves_like_others_where_no_enemy_stands() -> None:
    state = table("light", "eregion aragorn, rhudaur gimli, shire frodo", "mordor troll")
    assert goals(state, "aragorn") == {"misty_mountains", "moria", "fangorn"}


@pytest.mark.parametrize(("start", "goal"), [("fangorn", "mirkwood"), ("rohan", "fangorn"), ("mirkwood", "fangorn")])
def test_m7_aragorn_attacks_both_ways_along_the_river(start: str, goal: str) -> None:
    state = table("light", f"{start} aragorn, shire frodo", f"{goal} orcs, mordor troll")
    assert goal in goals(state, "aragorn")


def test_m7_aragorn_does_not_go_back_through_the_tunnel() -> None:
    state = table("light", "fangorn aragorn, shire frodo", "eregion orcs, mordor troll")
    assert "eregion" not in goals(state, "aragorn")


def test_m7_aragorn_goes_forward_through_the_tunnel_like_all() -> None:
    state = table("light", "eregion aragorn, shire frodo", "fangorn orcs, mordor troll")
    assert "fangorn" in goals(state, "aragorn")


def test_m7_aragorn_reaches_the_warg_before_his_text_is_void() -> None:
    state = table("light", "cardolan aragorn, shire frodo", "arthedain warg, mordor troll")
    play(state, "aragorn cardolan-arthedain")
    assert state.view(LIGHT)["battle"]["dark"] == "warg"
    assert where(state, "aragorn") == "arthedain"


def test_m7_aragorn_leaves_a_mountain_backward_to_attack() -> None:
    state = table("light", "moria aragorn, shire frodo", "enedwaith orcs, mordor troll")
    assert goals(state, "aragorn") == {"enedwaith", "fangorn", "rohan"}


# -- the Witch-king ---------------------------------------------------------------------------


def test_m8_the_witch_king_attacks_sideways_but_not_backward() -> None:
    state = table("dark", "mirkwood gimli, rohan sam, gondor merry, shire frodo", "fangorn witch_king")
    assert goals(state, "witch_king") == {"mirkwood", "rohan", "misty_mountains", "moria"}


def test_m8_the_witch_king_goes_sideways_only_to_attack() -> None:
    state = table("dark", "shire frodo", "fangorn witch_king, rohan orcs")
    assert goals(state, "witch_king") == {"misty_mountains", "moria"}


def test_m8_he_alone_of_dark_goes_sideways() -> None:
    state = table("dark", "fangorn frodo sam", "rohan troll balrog")
    assert goals(state, "troll") == goals(state, "balrog") == {"moria", "gap_of_rohan"}


# -- the Black Rider --------------------------------------------------------------------------


def test_d7_the_black_rider_rides_on_to_attack() -> None:
    state = table("dark", "shire frodo sam", "mordor black_rider")
    assert goals(state, "black_rider") == {"dagorlad", "gondor", "shire"}


def test_d7_the_black_rider_stops_at_the_first_light_figure() -> None:
    """Every way from Rohan leads through Enedwaith, or through Eregion, to what lies behind."""
    state = table("dark", "enedwaith gimli, eregion sam, cardolan merry, shire frodo", "rohan black_rider")
    assert goals(state, "black_rider") == {"moria", "gap_of_rohan", "enedwaith", "eregion"}


def test_d7_another_way_round_is_open() -> None:
    state = table("dark", "enedwaith gimli, cardolan merry, shire frodo", "rohan black_rider")
    assert goals(state, "black_rider") == {"moria", "gap_of_rohan", "enedwaith", "cardolan", "shire"}


def test_d7_the_black_rider_does_not_pass_a_full_region() -> None:
    state = table("dark", "shire frodo", "gondor black_rider, rohan orcs shelob, moria troll, misty_mountains warg")
    assert goals(state, "black_rider") == {"fangorn"}, "two in Rohan, one in each mountain beyond Fangorn"


def test_d7_the_black_rider_passes_a_region_with_room() -> None:
    state = table("dark", "enedwaith gimli, shire frodo", "gondor black_rider, rohan orcs, fangorn shelob balrog")
    assert "enedwaith" in goals(state, "black_rider")


def test_d7_without_an_attack_the_black_rider_steps_once() -> None:
    state = table("dark", "mordor gimli, mirkwood frodo", "rohan black_rider")
    assert goals(state, "black_rider") == {"moria", "gap_of_rohan"}, "nobody is ahead of him"


def test_d7_the_black_rider_attacks_two_or_more() -> None:
    state = table("dark", "shire frodo sam merry pippin", "mordor black_rider")
    assert "shire" in goals(state, "black_rider")


# -- homes ------------------------------------------------------------------------------------


def test_m14_frodo_wins_in_a_mordor_full_of_enemies_without_a_battle() -> None:
    state = table("light", "gondor frodo", "mordor orcs shelob saruman troll")
    play(state, "frodo gondor-mordor")
    assert state.ending() == "ring_destroyed"
    assert state.returns() == [1.0, -1.0]


def test_m15_frodo_may_not_enter_a_mordor_with_four_light_figures() -> None:
    state = table("light", "gondor frodo aragorn, mordor sam merry pippin gimli", "rohan troll")
    assert "mordor" not in goals(state, "frodo")


def test_m16_up_to_four_battles_in_mordor() -> None:
    state = table("light", "gondor gandalf, shire frodo", "mordor orcs black_rider nazgul warg")
    play(state, "gandalf gondor-mordor")
    fought: list[str] = []
    for card in ("1", "2", "3", "4"):
        if state.decision.kind == "defender":
            assert len(state.chances()) == 4 - len(fought)
            state.apply(state.chances()[0][0])
        fought.append(state.view(LIGHT)["battle"]["dark"])
        play(state, f"play dark_{card}", f"play light_{int(card) + 1}")
    assert sorted(fought) == ["black_rider", "nazgul", "orcs", "warg"]
    assert where(state, "gandalf") == "mordor"
    assert state.ending() == "dark_stuck", "nobody is left of Dark"


def test_m16_up_to_four_battles_in_the_shire() -> None:
    state = table("dark", "shire sam merry pippin legolas, rohan frodo", "arthedain balrog, mordor troll")
    play(state, "balrog arthedain-shire")
    fought: list[str] = []
    for card in ("1", "2", "3", "4"):
        if state.decision.kind == "defender":
            assert len(state.chances()) == 4 - len(fought)
            state.apply(state.chances()[0][0])
        fought.append(state.view(DARK)["battle"]["light"])
        if state.decision.kind == "frodo_or_sam":
            play(state, "pass")
        play(state, f"play dark_{card}", f"play light_{card}")
    assert sorted(fought) == ["legolas", "merry", "pippin", "sam"]
    assert where(state, "balrog") == "shire"
    assert prompt_of(state) == ("turn", LIGHT)


def test_m16_a_light_figure_that_is_not_frodo_may_enter_mordor() -> None:
    state = table("light", "gondor gimli, shire frodo", "rohan troll")
    play(state, "gimli gondor-mordor")
    assert where(state, "gimli") == "mordor"
    assert not state.ending()


def test_m17_the_third_dark_figure_in_the_shire_wins() -> None:
    state = table("dark", "rohan frodo sam", "shire orcs warg, arthedain troll")
    play(state, "troll arthedain-shire")
    assert state.ending() == "shire_taken"
    assert state.returns() == [-1.0, 1.0]


def test_m17_two_dark_figures_in_the_shire_do_not_win() -> None:
    state = table("dark", "rohan frodo sam", "shire orcs, arthedain troll, mordor warg")
    play(state, "troll arthedain-shire")
    assert not state.ending()


def test_m17_no_position_goes_on_with_three_of_them() -> None:
    with pytest.raises(BadPosition):
        table("light", "rohan frodo", "shire orcs warg troll")


# -- between turns ----------------------------------------------------------------------------


def test_m6_a_position_between_turns_mixes_no_enemies() -> None:
    with pytest.raises(BadPosition):
        table("dark", "fangorn gimli, shire frodo", "fangorn orcs, mordor nazgul")


@pytest.mark.parametrize("seed", range(12))
def test_m6_enemies_never_share_a_region_between_turns(seed: int) -> None:
    rng = random.Random(seed)
    state = GAME.start(light_specials=["shadowfax", "gandalf_the_white"], dark_specials=["palantir", "recall"])
    turns = 0
    while not state.ending():
        if state.decision.kind == "turn":
            turns += 1
            counts = [state.view(WATCHER)[side]["counts"] for side in ("light", "dark")]
            assert not [place for place in counts[LIGHT] if counts[LIGHT][place] and counts[DARK][place]]
        state.apply(state.roll(rng) if state.actor < 0 else rng.choice(list(state.legal())))
    assert turns > 5
