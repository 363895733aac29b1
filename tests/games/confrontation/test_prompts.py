"""Light is prompted for Frodo and Sam if Dark can't rule them out, even if there is no choice."""

from typing import Any

import pytest

from bywater import State

from .helpers import DARK, LIGHT, drawn, offers, play, prompt_of, table


def attacked(light: str, attacker: str, **extra: Any) -> State:
    """The attacker comes from Moria to Eregion; no figure is picked yet if two stand there."""
    state = table("dark", light, f"moria {attacker}, mordor troll", **extra)
    return play(state, f"{attacker} moria-eregion")


def shire(light: str, trail: list[list[str]] | None = None) -> State:
    """The Balrog attacks the Shire, where Frodo can't flee: the only reason to prompt is Sam."""
    state = table("dark", light, "arthedain balrog, mordor troll", light_trail=trail)
    return play(state, "balrog arthedain-shire")


def test_b7_light_is_prompted_for_an_unseen_sam_who_is_elsewhere() -> None:
    state = play(shire("shire frodo merry, rohan sam"), "defender frodo")
    assert prompt_of(state) == ("frodo_or_sam", LIGHT)
    assert offers(state) == {"pass"}, "no real choice, but Dark can't know that"


def test_b7_dark_reads_the_same_with_or_without_sam() -> None:
    here = play(shire("shire frodo sam, rohan merry"), "defender frodo")
    away = play(shire("shire frodo merry, rohan sam"), "defender frodo")
    assert here.view(DARK) == away.view(DARK)
    assert here.trace(DARK) == away.trace(DARK)
    assert play(here, "pass").view(DARK) == play(away, "pass").view(DARK)


def test_b7_light_is_not_prompted_for_a_defeated_sam() -> None:
    state = play(shire("shire frodo merry, rohan gimli"), "defender frodo")
    assert prompt_of(state)[0] == "card"


def test_b7_light_is_not_prompted_for_sam_if_frodo_is_alone() -> None:
    assert prompt_of(shire("shire frodo, rohan sam"))[0] == "card"


def test_b7_light_is_not_prompted_for_a_sam_certainly_elsewhere() -> None:
    state = play(shire("shire frodo merry, rohan sam", [["seen", "sam", "rohan", ""]]), "defender frodo")
    assert prompt_of(state)[0] == "card"


def test_b7_light_is_not_prompted_for_a_sam_who_certainly_left() -> None:
    """He stood in Rohan alone, so it was he who left for Gondor."""
    trail = [["seen", "sam", "rohan", ""], ["moved", "", "rohan", "gondor"]]
    state = play(shire("shire frodo merry, gondor sam", trail), "defender frodo")
    assert prompt_of(state)[0] == "card"


def test_b7_light_is_not_prompted_for_sam_if_all_others_there_are_known() -> None:
    """Only Merry stands beside Frodo, and Dark knows it."""
    state = play(shire("shire frodo merry, rohan sam", [["seen", "merry", "shire", ""]]), "defender frodo")
    assert prompt_of(state)[0] == "card"


def test_b7_light_is_prompted_for_a_sam_seen_here() -> None:
    state = play(shire("shire frodo sam, rohan merry", [["seen", "sam", "shire", ""]]), "defender frodo")
    assert offers(state) == {"sam", "pass"}


@pytest.mark.parametrize(
    ("light", "answers"),
    [
        ("arthedain frodo sam, cardolan merry, shire gimli", {"retreat cardolan", "sam", "pass"}),
        ("arthedain frodo merry, cardolan sam, shire gimli", {"retreat cardolan", "pass"}),
    ],
)
def test_b7_light_is_prompted_for_a_sam_whose_place_is_uncertain(light: str, answers: set[str]) -> None:
    """Sam was seen in the Shire beside others; one of them came to Arthedain, another to Cardolan."""
    trail = [["seen", "sam", "shire", ""], ["moved", "", "shire", "arthedain"], ["moved", "", "shire", "cardolan"]]
    state = table("dark", light, "rhudaur balrog, mordor troll", light_trail=trail)
    play(state, "balrog rhudaur-arthedain", "defender frodo")
    assert offers(state) == answers


@pytest.mark.parametrize(
    ("light", "kind"),
    [("shire sam merry, rohan frodo", "frodo_or_sam"), ("shire sam frodo, rohan merry", "frodo_or_sam")],
)
def test_b9_light_is_prompted_at_a_picked_sam_if_frodo_may_be_there(light: str, kind: str) -> None:
    state = play(shire(light), "defender sam")
    assert prompt_of(state) == (kind, LIGHT)
    assert offers(state) == ({"sam", "pass"} if "frodo," in light else {"pass"})


def test_b9_light_is_not_prompted_for_a_frodo_certainly_elsewhere() -> None:
    state = play(shire("shire sam merry, rohan frodo", [["seen", "frodo", "rohan", ""]]), "defender sam")
    assert prompt_of(state)[0] == "card"


def test_b9_light_is_prompted_for_a_frodo_whose_place_is_uncertain() -> None:
    """Frodo was seen in the Shire with two others, and one of the three went to Cardolan."""
    trail = [["seen", "frodo", "shire", ""], ["moved", "", "shire", "cardolan"]]
    state = play(shire("shire sam merry, cardolan frodo", trail), "defender sam")
    assert prompt_of(state) == ("frodo_or_sam", LIGHT)
    assert offers(state) == {"pass"}


def test_b9_a_figure_in_mordor_is_never_frodo_during_the_game() -> None:
    """A Light figure that walked into Mordor and did not win is not Frodo; he may still be beside Sam."""
    state = table("light", "gondor merry, shire sam gimli, rhudaur frodo", "arthedain balrog, rohan troll")
    play(state, "merry gondor-mordor", "balrog arthedain-shire", "defender sam")
    assert prompt_of(state) == ("frodo_or_sam", LIGHT)


def test_b9_two_hobbits_left_and_one_in_mordor() -> None:
    """Three figures are left: one in Mordor (not Frodo), Sam and one beside him: that must be Frodo."""
    state = table("light", "gondor merry, shire sam frodo", "arthedain balrog, rohan troll")
    play(state, "merry gondor-mordor", "balrog arthedain-shire", "defender sam")
    assert offers(state) == {"sam", "pass"}


def test_b7_in_eregion_light_is_prompted_for_frodos_flight_even_if_sam_is_defeated() -> None:
    state = play(attacked("eregion frodo merry, shire gimli", "balrog"), "defender frodo")
    assert prompt_of(state) == ("frodo_or_sam", LIGHT)


def test_b7_without_a_destination_and_sam_light_is_not_prompted() -> None:
    state = attacked("eregion frodo merry, rhudaur gimli pippin, enedwaith legolas aragorn", "balrog")
    assert prompt_of(play(state, "defender frodo"))[0] == "card"


def test_d1_both_hobbits_are_equally_likely_to_be_picked() -> None:
    assert drawn(attacked("eregion frodo sam, shire merry", "balrog")) == {"defender frodo": 0.5, "defender sam": 0.5}
