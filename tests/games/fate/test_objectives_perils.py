"""The Balrog (O05) and Shelob (O24): three battle dice that cost hope; Gandalf's return as the White."""

from typing import Any

import pytest

from .helpers_objectives import (
    at,
    battle,
    cards,
    do,
    done,
    friends,
    hope,
    legal,
    place_of,
    prompt_of,
    shadow,
    skies_darken,
    table,
    token_supply,
    tokens,
)

MORIA = 9

# -- O05 Confront the Balrog ------------------------------------------------------------------


def balrog(**more: Any) -> Any:
    words = {"objectives": ["confront_balrog"], "acting": "gandalf", "hope": 8, "nazgul": {}, **more}
    return table("frodo_sam gandalf@moria", "gimli@moria eowyn", **words)


def test_o05_only_gandalf_and_only_in_moria() -> None:
    assert "objective confront_balrog" in legal(balrog())
    words = {"objectives": ["confront_balrog"], "acting": "gandalf"}
    assert "objective confront_balrog" not in legal(table("frodo_sam gandalf@hollin", "gimli eowyn", **words))
    words = {"objectives": ["confront_balrog"], "acting": "gimli"}
    state = table("frodo_sam gimli@moria", "gandalf@moria eowyn", **words)
    assert "objective confront_balrog" not in legal(state)


def test_o05_moria_may_be_full_of_armies_or_a_haven() -> None:
    assert "objective confront_balrog" in legal(balrog(shadow={"moria": 5}))
    assert "objective confront_balrog" in legal(balrog(havens=["moria"], strongholds=[]))


@pytest.mark.parametrize(
    ("throw", "lost"),
    [
        ("3 rout", 0),
        ("3 overrun", 3),
        ("3 exchange", 6),
        ("1 exchange 1 overrun 1 nazgul", 6),
        ("1 rout 2 nazgul", 6),
        ("2 rout 1 nazgul", 3),
        ("1 rout 1 exchange 1 overrun", 3),
    ],
)
def test_o05_what_the_dice_cost(throw: str, lost: int) -> None:
    state = do(balrog(shadow={"moria": 2}), "objective confront_balrog")
    assert prompt_of(state) == "battle_roll"
    assert state.decision.fields["dice"] == 3
    do(state, f"fought {throw}")
    assert hope(state) == 8 - lost
    assert done(state, "confront_balrog")
    assert at(state, "taken") == 1
    assert shadow(state, "moria") == 2  # it is no battle


def test_o05_nazgul_in_the_region_do_not_matter() -> None:
    state = do(balrog(nazgul={"misty_mountains": 3}), "objective confront_balrog", "fought 2 rout 1 nazgul")
    assert hope(state) == 5


def test_o05_it_can_be_the_end() -> None:
    state = do(balrog(hope=3), "objective confront_balrog", "fought 2 rout 1 nazgul")
    assert at(state, "ending") == "despair"
    assert not done(state, "confront_balrog")


def test_o05_each_resistance_ignores_a_die_and_each_valor_prevents_a_loss() -> None:
    state = balrog(tokens=[{"resistance": 1, "valor": 2}])
    do(state, "objective confront_balrog", "fought 1 exchange 1 overrun 1 nazgul")
    assert legal(state) == {"done", "spare", "disregard exchange", "disregard overrun", "disregard nazgul"}
    do(state, "disregard nazgul")
    assert legal(state) == {"done", "spare"}
    do(state, "spare", "spare")
    assert tokens(state) == {}
    assert hope(state) == 7
    assert done(state, "confront_balrog")


def test_o05_one_may_leave_it_as_it_is() -> None:
    state = balrog(tokens=[{"resistance": 3, "valor": 3}])
    do(state, "objective confront_balrog", "fought 1 exchange 1 overrun 1 nazgul", "done")
    assert hope(state) == 2
    assert tokens(state) == {"resistance": 3, "valor": 3}


def test_o05_cards_can_be_spent_as_well() -> None:
    state = balrog(hands=[["eriador_resistance", "dale_valor", "dale_stealth"]])
    do(state, "objective confront_balrog", "fought 2 rout 1 exchange", "disregard exchange")
    assert hope(state) == 8
    assert at(state, "hands")[0] == ["dale_valor", "dale_stealth"]


def test_o05_a_rout_need_not_be_ignored() -> None:
    state = balrog(tokens=[{"resistance": 1}])
    do(state, "objective confront_balrog", "fought 2 rout 1 overrun")
    assert legal(state) == {"done", "disregard overrun"}


def test_o05_gandalf_leaves_the_board_and_his_player_acts_with_the_other() -> None:
    state = do(balrog(), "objective confront_balrog", "fought 3 rout")
    assert place_of(state, "gandalf") == ""
    assert at(state, "gandalf") == "fallen"
    assert not any(text.startswith("travel") for text in legal(state))
    assert "act frodo_sam" in legal(state)
    do(state, "act frodo_sam")
    for count in range(1, 5):
        do(state, "travel bree" if count % 2 else "travel the_shire")
        assert at(state, "taken") == count
    assert not any(text.startswith("travel") for text in legal(state))


def test_o05_f12_while_he_is_gone_the_other_has_four_actions() -> None:
    words = {"objectives": ["confront_balrog"], "done": ["confront_balrog"], "gandalf": "fallen", "nazgul": {}}
    state = table("frodo_sam gandalf@-", "gimli eowyn", **words)
    assert {text for text in legal(state) if text.startswith("act")} == {"act frodo_sam"}
    do(state, "act frodo_sam", "travel bree", "travel the_shire", "travel bree", "travel the_shire")
    assert at(state, "taken") == 4


FALLEN: dict[str, Any] = {
    "objectives": ["confront_balrog"],
    "done": ["confront_balrog"],
    "gandalf": "fallen",
    "nazgul": {},
}


def test_o05_with_the_next_skies_darken_he_comes_back_in_lorien_and_two_hope_with_him() -> None:
    state = skies_darken(["dorwinion"], "frodo_sam gandalf@-", "gimli eowyn", **FALLEN, hope=5, eye="mordor")
    assert place_of(state, "gandalf") == "lorien"
    assert at(state, "gandalf") == "white"
    assert hope(state) == 7


def test_o05_n20_he_comes_before_the_steps_of_the_card() -> None:
    """With two hope and the Eye upon Frodo he comes just in time."""
    state = skies_darken(["dorwinion"], "frodo_sam gandalf@-", "gimli eowyn", **FALLEN, hope=2, eye="eriador")
    assert at(state, "ending") == ""
    assert hope(state) == 2
    state = skies_darken(["dorwinion"], "frodo_sam gandalf@-", "gimli eowyn", **FALLEN, hope=8, eye="eriador")
    assert hope(state) == 6


def test_o05_two_skies_darken_bring_him_back_but_once() -> None:
    state = skies_darken(["dorwinion", "hollin"], "frodo_sam gandalf@-", "gimli eowyn", **FALLEN, hope=3, eye="mordor")
    do(state, "back red")
    assert place_of(state, "gandalf") == "lorien"
    assert hope(state) == 3  # 2 come with Gandalf, 2 go with the second card: the first moved the Eye to Frodo


def test_o05_as_long_as_he_has_not_fallen_skies_darken_brings_nobody() -> None:
    words = {"objectives": ["confront_balrog"], "nazgul": {}, "hope": 5, "eye": "mordor"}
    state = skies_darken(["dorwinion"], "frodo_sam gandalf@bree", "gimli eowyn", **words)
    assert place_of(state, "gandalf") == "bree"
    assert hope(state) == 5


def test_o05_k29_his_return_is_no_arrival_of_gollum_frodo_or_armies() -> None:
    """Gollum, Frodo and an army have been in Lórien for some time: hope was lost when they came, and is not lost
    again."""
    seats = ("frodo_sam@lorien gandalf@-", "gollum@lorien eowyn")
    state = skies_darken(["dorwinion"], *seats, **FALLEN, hope=3, eye="mordor", friends={"lorien": {"elf": 1}})
    assert place_of(state, "gandalf") == "lorien"
    assert hope(state) == 5


def flame(gandalf: str, **more: Any) -> Any:
    """A battle at Moria's gate with Gandalf: three dice have just been rolled."""
    words = {
        "gandalf": gandalf,
        "nazgul": {},
        "friends": {"hollin": {"elf": 4}},
        "shadow": {"hollin": 5},
        "tokens": [{"valor": 2}],
        **more,
    }
    state = table("frodo_sam gandalf@hollin", "gimli eowyn", acting="gandalf", **words)
    return do(state, "attack 3", "fought 1 exchange 2 overrun")


def test_o05_the_white_turns_any_number_of_dice_for_one_valor() -> None:
    state = flame("white")
    do(state, "turn overrun to rout")
    assert tokens(state) == {"valor": 1}
    do(state, "turn overrun to rout", "turn exchange to rout")
    assert tokens(state) == {"valor": 1}
    do(state, "pass")
    assert shadow(state, "hollin") == 2
    assert friends(state, "hollin") == {"elf": 4}


def test_o05_the_grey_pays_for_each_die() -> None:
    """K26."""
    state = do(flame("grey"), "turn overrun to rout", "turn overrun to rout")
    assert tokens(state) == {}
    assert not any(text.startswith("turn") for text in legal(state))


# -- O24 Shelob's Lair ------------------------------------------------------------------------


def shelob(**more: Any) -> Any:
    words = {"objectives": ["shelobs_lair"], "acting": "frodo_sam", "hope": 8, "nazgul": {}, **more}
    return table("frodo_sam@minas_morgul gimli", "gollum eowyn", **words)


def test_o24_only_frodo_and_only_in_minas_morgul() -> None:
    assert "objective shelobs_lair" in legal(shelob())
    words = {"objectives": ["shelobs_lair"], "acting": "frodo_sam"}
    state = table("frodo_sam@south_ithilien gimli", "gollum@minas_morgul eowyn", **words)
    assert "objective shelobs_lair" not in legal(state)
    words = {"objectives": ["shelobs_lair"], "acting": "gimli"}
    state = table("frodo_sam@minas_morgul gimli@minas_morgul", "gollum eowyn", **words)
    assert "objective shelobs_lair" not in legal(state)


@pytest.mark.parametrize(
    ("throw", "lost"),
    [("3 rout", 0), ("3 overrun", 3), ("3 exchange", 6), ("2 rout 1 nazgul", 3), ("1 rout 1 exchange 1 overrun", 3)],
)
def test_o24_what_the_dice_cost(throw: str, lost: int) -> None:
    state = do(shelob(), "objective shelobs_lair", f"fought {throw}")
    assert hope(state) == 8 - lost
    assert done(state, "shelobs_lair")
    assert place_of(state, "frodo_sam") == "minas_morgul"


def test_o24_each_resistance_of_gollums_player_costs_a_hope() -> None:
    more = {"hands": [cards("resistance", 2), ["dale_resistance", "dale_valor"]]}
    state = do(shelob(**more, tokens=[{}, {"resistance": 2, "valor": 1}]), "objective shelobs_lair", "fought 3 rout")
    assert hope(state) == 5
    assert tokens(state, 1) == {"resistance": 2, "valor": 1}


def test_o24_each_valor_ignores_a_die_and_each_friendship_prevents_a_loss() -> None:
    state = shelob(tokens=[{"valor": 1, "friendship": 2}, {"resistance": 2}])
    do(state, "objective shelobs_lair", "fought 1 rout 1 exchange 1 nazgul")
    assert legal(state) == {"done", "spare", "disregard exchange", "disregard nazgul"}
    do(state, "disregard nazgul", "spare", "spare")
    assert tokens(state) == {}
    assert hope(state) == 6  # the exchange and Gollum's two made four, two were prevented


def test_o24_valor_does_not_help_against_gollums_player() -> None:
    state = shelob(tokens=[{"valor": 3}, {"resistance": 1}])
    do(state, "objective shelobs_lair", "fought 3 rout")
    assert hope(state) == 7
    assert tokens(state) == {"valor": 3}


def test_o24_resistance_is_no_help_before_shelob() -> None:
    state = do(shelob(tokens=[{"resistance": 3}]), "objective shelobs_lair", "fought 2 rout 1 overrun")
    assert hope(state) == 7


def test_o24_if_no_hope_was_lost_frodo_has_an_extra_action() -> None:
    state = do(shelob(taken=3), "objective shelobs_lair", "fought 3 rout")
    assert at(state, "extras") == {"frodo_sam": 1}
    assert at(state, "taken") == 4
    do(state, "travel udun")
    assert at(state, "extras") == {}
    assert not any(text.startswith("travel") for text in legal(state))


def test_o24_what_was_prevented_counts_as_not_lost() -> None:
    state = shelob(tokens=[{"friendship": 1}])
    do(state, "objective shelobs_lair", "fought 2 rout 1 overrun", "spare")
    assert hope(state) == 8
    assert at(state, "extras") == {"frodo_sam": 1}


def test_o24_if_hope_was_lost_there_is_no_extra_action() -> None:
    state = do(shelob(taken=3), "objective shelobs_lair", "fought 2 rout 1 overrun")
    assert at(state, "extras") == {}
    assert not any(text.startswith("travel") for text in legal(state))


def test_o24_it_can_be_the_end() -> None:
    state = do(shelob(hope=1, tokens=[{}, {"resistance": 1}]), "objective shelobs_lair", "fought 3 rout")
    assert at(state, "ending") == "despair"


ALONE = "gollum legolas eowyn gimli frodo_sam@minas_morgul"


def test_o24_alone_only_the_resistance_cards_count() -> None:
    words = {"objectives": ["shelobs_lair"], "acting": "frodo_sam", "hope": 8, "nazgul": {}}
    more = {"hands": [["dale_resistance", "rohan_resistance"]], "tokens": [{"resistance": 3}]}
    state = do(table(ALONE, **words, **more), "objective shelobs_lair", "fought 3 rout")
    assert hope(state) == 6


def test_o24_alone_the_extra_action_is_frodos_second_one() -> None:
    words = {"objectives": ["shelobs_lair"], "acting": "frodo_sam", "hope": 8, "nazgul": {}}
    state = do(table(ALONE, **words), "objective shelobs_lair", "fought 3 rout")
    assert "travel udun" in legal(state)
    do(state, "travel udun")
    assert not any(text.startswith("travel") for text in legal(state))
    state = do(table(ALONE, **words), "objective shelobs_lair", "fought 2 rout 1 overrun")
    assert not any(text.startswith("travel") for text in legal(state))


# -- N13 --------------------------------------------------------------------------------------


def test_n13_nobody_else_helps_before_the_balrog_no_rerolls_no_tom() -> None:
    state = balrog(tokens=[{}, {"resistance": 3, "valor": 3}], hands=[["tom_bombadil"], ["lembas"]])
    do(state, "objective confront_balrog", "fought 3 overrun")
    assert hope(state) == 5
    assert "tom_bombadil" in at(state, "hands")[0]


def test_n13_nobody_else_helps_before_shelob() -> None:
    state = table(
        "frodo_sam@minas_morgul gimli",
        "gollum@minas_morgul eowyn@minas_morgul",
        objectives=["shelobs_lair"],
        acting="frodo_sam",
        hope=8,
        nazgul={},
        tokens=[{}, {"valor": 3, "friendship": 3}],
    )
    do(state, "objective shelobs_lair", "fought 3 overrun")
    assert hope(state) == 5
    assert token_supply(state, "valor") == 6


# -- N12, and how long the White's Valor lasts ------------------------------------------------


def test_n12_as_many_dice_as_were_rolled_may_be_turned() -> None:
    state = flame("white", tokens=[{"valor": 1}])
    do(state, "turn exchange to rout", "turn rout to exchange", "turn exchange to rout")
    assert not any(text.startswith("turn") for text in legal(state))


def test_n12_the_next_roll_costs_another_valor() -> None:
    state = flame("white", tokens=[{"valor": 1}], shadow={"hollin": 9})
    do(state, "turn overrun to rout", "pass")
    assert "attack 1" in legal(state)
    do(state, "attack 2", "fought 2 overrun")
    assert not any(text.startswith("turn") for text in legal(state))


def test_n12_in_a_battle_that_a_card_sets_off_too() -> None:
    state = table(
        "frodo_sam gandalf@moria",
        "gimli eowyn",
        gandalf="white",
        nazgul={},
        friends={"moria": {"elf": 2}},
        shadow={"moria": 2},
        tokens=[{"valor": 1}],
        stack=battle(MORIA, 2),
    )
    do(state, "fought 2 overrun", "turn overrun to rout", "turn overrun to rout")
    assert shadow(state, "moria") == 0
    assert friends(state, "moria") == {"elf": 2}
