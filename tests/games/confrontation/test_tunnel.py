"""The tunnel of Moria: Light's shortcut from Eregion to Fangorn, and the Balrog."""

import pytest

from bywater import State

from .helpers import DARK, LIGHT, goals, hand, offers, play, prompt_of, table, where

THROUGH = "gimli eregion-fangorn"


def travel(dark: str, trail: list[list[str]] | None = None) -> State:
    """Gimli sets out through the tunnel."""
    return play(table("light", "eregion gimli, shire frodo", dark, dark_trail=trail), THROUGH)


@pytest.mark.parametrize("dark", ["moria orcs, mordor troll", "moria balrog, mordor troll", "mordor troll"])
def test_m10_the_tunnel_is_open_with_any_figure_in_moria(dark: str) -> None:
    assert "fangorn" in goals(table("light", "eregion gimli, shire frodo", dark), "gimli")


def test_m10_a_friend_in_moria_does_not_matter() -> None:
    state = table("light", "eregion gimli, moria sam, shire frodo", "mordor troll")
    play(state, THROUGH)
    assert where(state, "gimli") == "fangorn"


def test_m10_the_tunnel_begins_in_eregion_only() -> None:
    state = table("light", "enedwaith gimli, rhudaur sam, shire frodo", "mordor troll")
    assert "fangorn" not in goals(state, "gimli") | goals(state, "sam")


def test_m10_fangorn_must_have_room() -> None:
    state = table("light", "eregion gimli, fangorn sam merry, shire frodo", "mordor troll")
    assert "fangorn" not in goals(state, "gimli")


def test_m10_a_traveller_may_attack_fangorn() -> None:
    state = travel("fangorn orcs, mordor troll")
    assert where(state, "orcs") == "out"
    assert where(state, "gimli") == "fangorn"


@pytest.mark.parametrize("figure", ["troll", "balrog", "witch_king"])
def test_m10_dark_never_uses_the_tunnel(figure: str) -> None:
    state = table("dark", "eregion frodo sam", f"fangorn {figure}")
    assert "eregion" not in goals(state, figure)


def test_m13_on_foot_into_moria_is_an_ordinary_battle() -> None:
    state = table("light", "eregion gimli, shire frodo", "moria balrog, mordor troll")
    play(state, "gimli eregion-moria")
    assert prompt_of(state)[0] == "card"
    play(state, "play dark_1", "play light_5")
    assert where(state, "balrog") == "out"
    assert where(state, "gimli") == "moria"


def test_m13_boromir_on_foot_takes_the_balrog_along() -> None:
    state = table("light", "eregion boromir, shire frodo", "moria balrog, mordor troll")
    play(state, "boromir eregion-moria")
    assert where(state, "boromir") == where(state, "balrog") == "out"


# -- the Balrog -------------------------------------------------------------------------------


def test_d5_dark_decides_before_fangorn_is_shown() -> None:
    state = travel("moria balrog, fangorn orcs nazgul, mordor troll")
    assert prompt_of(state) == ("tunnel", DARK)
    assert offers(state) == {"strike", "pass"}
    assert state.view(LIGHT)["face_up"] == []
    assert state.view(LIGHT)["dark"]["trail"] == []


def test_d5_the_balrog_may_let_the_traveller_pass() -> None:
    state = play(travel("moria balrog, mordor troll"), "pass")
    assert where(state, "gimli") == "fangorn"
    assert prompt_of(state) == ("turn", DARK)


def test_d5_passing_on_into_a_battle() -> None:
    state = play(travel("moria balrog, fangorn orcs, mordor troll"), "pass")
    assert where(state, "orcs") == "out"
    assert where(state, "gimli") == "fangorn"


def test_d5_a_balrog_that_lets_pass_stays_unknown() -> None:
    state = play(travel("moria balrog, mordor troll"), "pass")
    assert state.view(LIGHT)["dark"]["trail"] == []
    assert "balrog" not in state.view(LIGHT)["face_up"]


def test_m11_the_balrog_strikes() -> None:
    state = play(travel("moria balrog, fangorn orcs nazgul, mordor troll"), "strike")
    assert where(state, "gimli") == "out"
    assert where(state, "balrog") == "moria", "unharmed"
    assert prompt_of(state) == ("turn", DARK), "the turn is over"
    assert [fact[1] for fact in state.view(LIGHT)["dark"]["trail"]] == ["balrog"], "Fangorn stays hidden"


def test_m11_no_cards_are_spent() -> None:
    state = play(travel("moria balrog, mordor troll"), "strike")
    assert len(hand(state, "light")) == len(hand(state, "dark")) == 9


def test_m11_frodo_is_lost_in_the_tunnel_without_a_chance_to_flee() -> None:
    state = table("light", "eregion frodo sam", "moria balrog, mordor troll")
    play(state, "frodo eregion-fangorn", "strike")
    assert state.ending() == "frodo_defeated"
    assert state.returns() == [-1.0, 1.0]


def test_m11_b12_boromir_does_not_harm_the_balrog_in_the_tunnel() -> None:
    state = table("light", "eregion boromir, shire frodo", "moria balrog, mordor troll")
    play(state, "boromir eregion-fangorn", "strike")
    assert where(state, "boromir") == "out"
    assert where(state, "balrog") == "moria"


def test_m11_the_strike_needs_the_balrog_himself_in_moria() -> None:
    """He stands in Fangorn: the attack there is a battle, not a strike."""
    state = travel("moria orcs, fangorn balrog, mordor troll")
    assert offers(state) == {"pass"}
    play(state, "pass")
    assert state.view(LIGHT)["battle"]["dark"] == "balrog"


# -- prompts ----------------------------------------------------------------------------------


def test_d5_with_moria_empty_dark_is_not_prompted() -> None:
    assert prompt_of(travel("mordor balrog")) == ("turn", DARK)


def test_d5_dark_is_prompted_if_the_figure_in_moria_may_be_the_balrog() -> None:
    """It was never seen: the prompt has one answer and reveals nothing."""
    state = travel("moria orcs, mordor balrog troll")
    assert prompt_of(state) == ("tunnel", DARK)
    assert offers(state) == {"pass"}


def test_d5_light_reads_the_same_whether_or_not_it_is_the_balrog() -> None:
    real = travel("moria balrog, mordor orcs troll")
    bluff = travel("moria orcs, mordor balrog troll")
    assert real.view(LIGHT) == bluff.view(LIGHT)
    assert real.trace(LIGHT) == bluff.trace(LIGHT)
    assert play(real, "pass").view(LIGHT) == play(bluff, "pass").view(LIGHT)


def test_d5_dark_is_not_prompted_for_a_defeated_balrog() -> None:
    assert prompt_of(travel("moria orcs, mordor troll")) == ("turn", DARK)


def test_d5_dark_is_not_prompted_for_a_balrog_known_to_be_elsewhere() -> None:
    state = travel("moria orcs, gondor balrog, mordor troll", [["seen", "balrog", "gondor", ""]])
    assert prompt_of(state) == ("turn", DARK)


def test_d5_dark_is_not_prompted_for_a_balrog_that_can_not_be_in_moria() -> None:
    """One of the two in Mordor went to Gondor: the Balrog is in one of these, and neither is Moria."""
    trail = [["seen", "balrog", "mordor", ""], ["moved", "", "mordor", "gondor"]]
    assert prompt_of(travel("moria orcs, gondor balrog, mordor troll", trail)) == ("turn", DARK)


@pytest.mark.parametrize(
    ("dark", "answers"),
    [
        ("moria balrog, rohan orcs, mordor troll", {"strike", "pass"}),
        ("moria orcs, rohan balrog, mordor troll", {"pass"}),
    ],
)
def test_d5_dark_is_prompted_for_a_balrog_whose_place_is_uncertain(dark: str, answers: set[str]) -> None:
    """Seen in Rohan beside another; then one of the two went to Moria."""
    trail = [["seen", "balrog", "rohan", ""], ["moved", "", "rohan", "moria"]]
    state = travel(dark, trail)
    assert prompt_of(state) == ("tunnel", DARK)
    assert offers(state) == answers


def test_d5_dark_is_prompted_for_a_balrog_seen_to_enter_moria() -> None:
    trail = [["seen", "balrog", "rohan", ""], ["moved", "", "rohan", "moria"]]
    state = travel("moria balrog, mordor troll", trail)
    assert offers(state) == {"strike", "pass"}


def test_d5_in_play_the_balrog_is_seen_and_moves_and_dark_is_prompted() -> None:
    """Sam falls to the Balrog in Rohan; then one of the two there goes to Moria. It was the Orcs."""
    state = table("light", "gap_of_rohan sam, eregion gimli, shire frodo", "rohan balrog orcs, mordor troll")
    play(state, "sam gap_of_rohan-rohan", "defender balrog", "play dark_6", "play light_1")
    assert where(state, "sam") == "out"
    play(state, "orcs rohan-moria", THROUGH)
    assert prompt_of(state) == ("tunnel", DARK)
    assert offers(state) == {"pass"}


def test_d5_in_play_the_balrog_is_seen_and_another_figure_enters_moria() -> None:
    """Sam falls to the Balrog in Rohan, where he stood alone; the Orcs come to Moria from Fangorn."""
    state = table("light", "gap_of_rohan sam, eregion gimli, shire frodo", "rohan balrog, fangorn orcs, mordor troll")
    play(state, "sam gap_of_rohan-rohan", "play dark_6", "play light_1")
    play(state, "orcs fangorn-moria", THROUGH)
    assert prompt_of(state) == ("turn", DARK)
    assert where(state, "gimli") == "fangorn"


def test_d5_after_a_strike_the_balrog_is_known_and_dark_prompted_again() -> None:
    state = table("light", "eregion gimli legolas, shire frodo", "moria balrog, mordor troll")
    play(state, THROUGH, "strike", "troll mordor-gondor", "legolas eregion-fangorn")
    assert offers(state) == {"strike", "pass"}


def test_d5_dark_is_not_prompted_after_the_known_balrog_left_moria() -> None:
    state = table("light", "eregion gimli legolas, shire frodo", "moria balrog, mordor troll")
    play(state, THROUGH, "strike", "balrog moria-enedwaith", "legolas eregion-fangorn")
    assert prompt_of(state) == ("turn", DARK)
    assert where(state, "legolas") == "fangorn"


# -- Shadowfax --------------------------------------------------------------------------------


def test_m12_a_rider_struck_in_the_tunnel_is_lost_and_the_turn_over() -> None:
    options = {"light_specials": ["shadowfax"]}
    state = table("light", "eregion gimli, shire frodo", "moria balrog, mordor troll", options=options)
    play(state, "shadowfax", THROUGH)
    assert prompt_of(state) == ("tunnel", DARK)
    play(state, "strike")
    assert where(state, "gimli") == "out"
    assert prompt_of(state) == ("turn", DARK)


def test_m12_a_rider_let_through_rides_on() -> None:
    options = {"light_specials": ["shadowfax"]}
    state = table("light", "eregion gimli, shire frodo", "moria balrog, mordor troll", options=options)
    play(state, "shadowfax", THROUGH, "pass")
    assert prompt_of(state) == ("gallop", LIGHT)
    play(state, "gimli fangorn-gondor")
    assert where(state, "gimli") == "gondor"


def test_m12_the_tunnel_may_be_the_regular_move_after_the_step() -> None:
    options = {"light_specials": ["shadowfax"]}
    state = table("light", "cardolan gimli, shire frodo", "moria balrog, mordor troll", options=options)
    play(state, "shadowfax", "gimli cardolan-eregion", THROUGH)
    assert prompt_of(state) == ("tunnel", DARK)
    struck = state.clone()
    struck.apply(struck.legal()[0])
    assert where(struck, "gimli") == "out"
    play(state, "pass")
    assert where(state, "gimli") == "fangorn"
    assert prompt_of(state) == ("turn", DARK)
