"""The battle cards: every pair of them, what they count, and how they come back."""

from typing import Any

import pytest

from bywater import State

from .helpers import (
    DARK,
    DARK_CARDS,
    LIGHT,
    LIGHT_CARDS,
    cards,
    counted,
    discard,
    hand,
    log,
    offers,
    play,
    prompt_of,
    table,
    where,
)
from .oracle import LEFT, LOST, STAYS, outcome


def light_attacks(light: str, dark: str, **spent: Any) -> State:
    """In Rohan: Light can go back to Moria, Dark aside to Fangorn."""
    state = table("light", f"moria {light}, shire frodo", f"rohan {dark}, mordor troll", **spent)
    state.open_journal()
    return play(state, f"{light} moria-rohan")


def dark_attacks(light: str, dark: str, **spent: Any) -> State:
    """In Eregion: Light can go back to Cardolan, Dark aside to Rhudaur."""
    state = table("dark", f"eregion {light}, shire frodo", f"moria {dark}, mordor troll", **spent)
    state.open_journal()
    return play(state, f"{dark} moria-eregion")


def leave_if_asked(state: State) -> State:
    """Both leave by the first way that their retreat card offers."""
    while state.decision.kind == "withdraw":
        state.apply(state.legal()[0])
    return state


def fate(state: State, figure: str, field: str) -> str:
    place = where(state, figure)
    return LOST if place == "out" else STAYS if place == field else LEFT


PAIRS = [(light, dark) for light in LIGHT_CARDS for dark in DARK_CARDS]


@pytest.mark.parametrize(("light_card", "dark_card"), PAIRS)
@pytest.mark.parametrize(
    ("light", "strength", "dark", "against"), [("aragorn", 4, "black_rider", 3), ("merry", 2, "balrog", 5)]
)
def test_k1_every_pair_of_cards_light_attacks(
    light: str, strength: int, dark: str, against: int, light_card: str, dark_card: str
) -> None:
    state = leave_if_asked(cards(light_attacks(light, dark), light_card, dark_card))
    found = fate(state, light, "rohan"), fate(state, dark, "rohan")
    assert found == outcome(strength, light_card, against, dark_card)


@pytest.mark.parametrize(("light_card", "dark_card"), PAIRS)
@pytest.mark.parametrize(
    ("light", "strength", "dark", "against"), [("legolas", 3, "witch_king", 5), ("aragorn", 4, "nazgul", 3)]
)
def test_k1_every_pair_of_cards_dark_attacks(
    light: str, strength: int, dark: str, against: int, light_card: str, dark_card: str
) -> None:
    state = leave_if_asked(cards(dark_attacks(light, dark), light_card, dark_card))
    found = fate(state, light, "eregion"), fate(state, dark, "eregion")
    assert found == outcome(strength, light_card, against, dark_card)


@pytest.mark.parametrize("card", ["magic", "cloak", "retreat", "sacrifice"])
def test_k1_a_text_card_counts_nothing(card: str) -> None:
    """The Eye makes it void, so that only the sum is left: 4 + 0 against 5 + 0."""
    state = cards(light_attacks("aragorn", "balrog"), card, "eye")
    assert counted(state) == (4, 5)


def test_k1_a_number_against_the_eye() -> None:
    assert counted(cards(light_attacks("aragorn", "balrog"), "3", "eye")) == (7, 5)


def test_cards_are_chosen_unseen() -> None:
    state = play(light_attacks("aragorn", "balrog"), "play dark_6")
    assert prompt_of(state) == ("card", LIGHT)
    assert state.view(LIGHT)["dark"]["chosen"] == "hidden"
    assert offers(state) == {f"play light_{card}" for card in LIGHT_CARDS}


def test_dark_text_runs_before_light_text() -> None:
    """The Eye reaches the Sacrifice before it strikes."""
    state = cards(light_attacks("aragorn", "balrog"), "sacrifice", "eye")
    assert where(state, "aragorn") == "out"
    assert where(state, "balrog") == "rohan"


def test_d9_a_retreat_that_happens_saves_both_from_the_sacrifice() -> None:
    state = play(cards(light_attacks("aragorn", "balrog"), "sacrifice", "retreat"), "retreat fangorn")
    assert where(state, "aragorn") == "rohan"
    assert where(state, "balrog") == "fangorn"


def test_d9_a_retreat_without_a_destination_saves_no_figure() -> None:
    state = table("light", "eregion aragorn, shire frodo", "moria balrog, mordor troll")
    cards(play(state, "aragorn eregion-moria"), "sacrifice", "retreat")
    assert where(state, "aragorn") == where(state, "balrog") == "out"


def test_d9_a_declined_retreat_saves_no_figure() -> None:
    state = play(cards(light_attacks("aragorn", "balrog"), "sacrifice", "retreat"), "pass")
    assert where(state, "aragorn") == where(state, "balrog") == "out"


def test_k10_the_cloak_zeroes_a_number() -> None:
    state = cards(light_attacks("aragorn", "black_rider"), "cloak", "6")
    assert counted(state) == (4, 3)
    assert where(state, "black_rider") == "out"


def test_k10_the_cloak_zeroes_a_fetched_number() -> None:
    state = light_attacks("aragorn", "black_rider", light_spent="1", dark_spent="6")
    play(cards(state, "cloak", "magic"), "fetch dark_6")
    assert counted(state) == (4, 3)


def test_k11_a_sacrifice_of_frodo_gives_dark_the_game() -> None:
    state = table("dark", "eregion frodo, shire sam", "moria balrog, mordor troll")
    cards(play(state, "balrog moria-eregion", "pass"), "sacrifice", "1")
    assert state.ending() == "frodo_defeated"
    assert state.returns() == [-1.0, 1.0]


# -- hands and discards -----------------------------------------------------------------------


def test_k13_played_cards_lie_open_for_all() -> None:
    state = cards(light_attacks("aragorn", "black_rider"), "5", "6")
    for seat in (LIGHT, DARK, (LIGHT, DARK)):
        assert state.view(seat)["light"]["discard"] == ["light_5"]
        assert state.view(seat)["dark"]["discard"] == ["dark_6"]


def test_k12_each_battle_costs_each_side_one_card() -> None:
    state = table("dark", "eregion merry legolas, shire frodo", "moria balrog, mordor troll")
    play(state, "balrog moria-eregion", "defender merry")
    cards(state, "1", "1")
    assert hand(state, "light") == set(LIGHT_CARDS) - {"1"}
    assert hand(state, "dark") == set(DARK_CARDS) - {"1"}
    cards(state, "2", "3")
    assert hand(state, "light") == set(LIGHT_CARDS) - {"1", "2"}
    assert hand(state, "dark") == set(DARK_CARDS) - {"1", "3"}


def test_k12_a_spent_card_can_not_be_played() -> None:
    state = light_attacks("aragorn", "black_rider", light_spent="5", dark_spent="6")
    assert "play dark_6" not in offers(state)
    assert "play light_5" not in offers(play(state, "play dark_1"))


def test_k12_after_the_ninth_card_both_take_all_nine_back() -> None:
    state = light_attacks(
        "aragorn", "black_rider", light_spent="1 2 3 4 magic sacrifice cloak", dark_spent="1 2 3 4 5 magic eye"
    )
    cards(state, "5", "6")
    assert len(hand(state, "light")) == len(hand(state, "dark")) == 1
    play(state, "troll mordor-gondor", "frodo shire-arthedain")
    assert discard(state, "light") == set(LIGHT_CARDS) - {"retreat"}


def test_k12_the_last_card_plays_itself_and_the_hand_comes_back() -> None:
    spent = {"light_spent": "1 2 3 4 magic sacrifice cloak retreat", "dark_spent": "1 2 3 4 5 magic eye retreat"}
    state = light_attacks("aragorn", "black_rider", **spent)
    assert counted(state) == (9, 9)
    assert hand(state, "light") == set(LIGHT_CARDS)
    assert hand(state, "dark") == set(DARK_CARDS)
    assert discard(state, "light") == discard(state, "dark") == set()


def test_k12_in_the_middle_of_an_attack_too() -> None:
    spent: dict[str, Any] = {
        "light_spent": "1 2 3 4 5 magic sacrifice cloak",
        "dark_spent": "1 2 3 4 5 magic eye retreat",
    }
    state = table("dark", "eregion merry legolas, shire frodo", "moria balrog, mordor troll", **spent)
    play(state, "balrog moria-eregion", "defender merry", "retreat cardolan")
    assert state.view(DARK)["battle"]["light"] == "legolas"
    assert offers(state) == {f"play dark_{card}" for card in DARK_CARDS}


def test_k12_a_ninth_card_that_is_magic_may_fetch_first() -> None:
    spent = {"light_spent": "1 2 3 4 5 retreat sacrifice cloak", "dark_spent": "1 2 3 4 5 magic eye retreat"}
    state = light_attacks("aragorn", "black_rider", **spent)
    assert prompt_of(state) == ("fetch", LIGHT)
    play(state, "fetch light_5")
    assert counted(state) == (9, 9)
    assert hand(state, "light") == set(LIGHT_CARDS)
    assert hand(state, "dark") == set(DARK_CARDS)


def test_b14_k12_a_ban_spends_no_card() -> None:
    state = table("light", "moria legolas, shire frodo", "rohan saruman, mordor troll")
    play(state, "legolas moria-rohan", "ban")
    assert hand(state, "light") == set(LIGHT_CARDS)
    assert hand(state, "dark") == set(DARK_CARDS)


# -- every duel begins afresh -----------------------------------------------------------------


def test_k7_an_eye_in_one_duel_does_not_reach_into_the_next() -> None:
    state = table("dark", "eregion merry legolas, shire frodo", "moria balrog, mordor troll")
    cards(play(state, "balrog moria-eregion", "defender merry"), "cloak", "eye")
    assert state.view(DARK)["battle"]["light"] == "legolas"
    cards(state, "sacrifice", "6")
    assert where(state, "balrog") == where(state, "legolas") == "out"


def test_k7_an_eye_fetched_in_one_duel_does_not_make_the_next_one_late() -> None:
    """Dark fetched a number against Merry; against Legolas it plays the Eye itself, and Magic is void."""
    spent: dict[str, Any] = {"light_spent": "1", "dark_spent": "6"}
    state = table("dark", "eregion merry legolas, shire frodo", "moria balrog, mordor troll", **spent)
    state.open_journal()
    cards(play(state, "balrog moria-eregion", "defender merry"), "2", "magic")
    play(state, "fetch dark_6")
    cards(state, "magic", "eye")
    assert counted(state) == (3, 5)


def test_k7_the_log_mentions_a_voided_text_and_no_voided_number() -> None:
    text = cards(light_attacks("aragorn", "balrog"), "cloak", "eye")
    assert "log-voided" in [message.key for message in log(text, LIGHT)]
    number = cards(light_attacks("aragorn", "balrog"), "3", "eye")
    assert "log-voided" not in [message.key for message in log(number, LIGHT)]
