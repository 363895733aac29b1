"""Magic: replaced by a card from the own discard, in every combination."""

import pytest

from bywater import State

from .helpers import (
    DARK,
    DARK_CARDS,
    GAME,
    LIGHT,
    LIGHT_CARDS,
    cards,
    counted,
    discard,
    hand,
    offers,
    play,
    prompt_of,
    table,
    where,
)
from .oracle import LEFT, LOST, STAYS, outcome

LIGHT_REST = [card for card in LIGHT_CARDS if card != "magic"]
DARK_REST = [card for card in DARK_CARDS if card != "magic"]


def duel(light_spent: str, dark_spent: str) -> State:
    """Aragorn (4) attacks the Balrog (5) in Rohan; both have ways to leave."""
    state = table(
        "light",
        "moria aragorn, shire frodo",
        "rohan balrog, mordor troll",
        light_spent=light_spent,
        dark_spent=dark_spent,
    )
    state.open_journal()
    return play(state, "aragorn moria-rohan")


def fates(state: State) -> tuple[str, str]:
    while state.decision.kind == "withdraw":
        state.apply(state.legal()[0])
    found = []
    for figure in ("aragorn", "balrog"):
        place = where(state, figure)
        found.append(LOST if place == "out" else STAYS if place == "rohan" else LEFT)
    return found[0], found[1]


def another(cards: list[str], *but: str) -> str:
    """Return a card for the discard that has no effect on the test."""
    return next(card for card in cards if card not in but)


@pytest.mark.parametrize("dark", DARK_REST)
@pytest.mark.parametrize("fetched", LIGHT_REST)
def test_k6_light_magic_works_as_the_card_it_fetches(fetched: str, dark: str) -> None:
    state = cards(duel(fetched, another(DARK_REST, dark)), "magic", dark)
    if dark == "eye":
        assert counted(state) == (4, 5), "K7: the Eye looks at Magic itself"
        return
    if dark == "retreat":
        play(state, "retreat fangorn")  # K14: Dark's text comes first
    assert prompt_of(state) == ("fetch", LIGHT)
    assert offers(state) == {f"fetch light_{fetched}", "pass"}
    play(state, f"fetch light_{fetched}")
    assert fates(state) == outcome(4, fetched, 5, dark)


@pytest.mark.parametrize("light", LIGHT_REST)
@pytest.mark.parametrize("fetched", DARK_REST)
def test_k6_k9_dark_magic_works_as_the_card_it_fetches(fetched: str, light: str) -> None:
    """The Eye fetched after a Light text was revealed cancels it: K9."""
    state = cards(duel(another(LIGHT_REST, light), fetched), light, "magic")
    assert prompt_of(state) == ("fetch", DARK)
    assert offers(state) == {f"fetch dark_{fetched}", "pass"}
    play(state, f"fetch dark_{fetched}")
    assert fates(state) == outcome(4, light, 5, fetched)


@pytest.mark.parametrize("dark", DARK_REST)
@pytest.mark.parametrize("light", LIGHT_REST)
def test_k8_both_magic_dark_chooses_first_and_openly(light: str, dark: str) -> None:
    """Even a fetched Eye lets Light choose; it then makes a text void, but not a number."""
    state = cards(duel(light, dark), "magic", "magic")
    assert prompt_of(state) == ("fetch", DARK)
    play(state, f"fetch dark_{dark}")
    assert prompt_of(state) == ("fetch", LIGHT)
    assert state.view(LIGHT)["dark"]["chosen"] == f"dark_{dark}"
    play(state, f"fetch light_{light}")
    assert fates(state) == outcome(4, light, 5, dark)


def test_k8_light_answers_a_fetched_eye_with_a_number() -> None:
    state = cards(duel("5 cloak", "eye 6"), "magic", "magic")
    play(state, "fetch dark_eye")
    assert offers(state) == {"fetch light_5", "fetch light_cloak", "pass"}
    play(state, "fetch light_5")
    assert counted(state) == (9, 5)


def test_k2_with_nothing_discarded_magic_counts_nothing() -> None:
    state = cards(duel("", ""), "magic", "1")
    assert counted(state) == (4, 6)
    state = cards(duel("", ""), "1", "magic")
    assert counted(state) == (5, 5)
    state = cards(duel("", ""), "magic", "magic")
    assert counted(state) == (4, 5)


def test_d8_magic_fetches_own_cards_only() -> None:
    state = cards(duel("1 2", "5 6"), "magic", "3")
    assert offers(state) == {"fetch light_1", "fetch light_2", "pass"}
    state = cards(duel("1 2", "5 6"), "3", "magic")
    assert offers(state) == {"fetch dark_5", "fetch dark_6", "pass"}


def test_d8_neither_hand_cards_nor_magic_itself_nor_the_card_just_played() -> None:
    state = cards(duel("1", "6"), "magic", "magic")
    assert offers(state) == {"fetch dark_6", "pass"}


def test_k3_magic_is_replaced_after_both_cards_are_open() -> None:
    state = cards(duel("1", "6"), "5", "magic")
    assert prompt_of(state) == ("fetch", DARK)
    assert state.view(DARK)["light"]["chosen"] == "light_5"
    state = cards(duel("1", "6"), "magic", "5")
    assert prompt_of(state) == ("fetch", LIGHT)
    assert state.view(LIGHT)["dark"]["chosen"] == "dark_5"


def test_k4_magic_joins_the_discard_and_the_fetched_card_goes_back() -> None:
    state = play(cards(duel("1 2", "5 6"), "magic", "3"), "fetch light_1")
    assert discard(state, "light") == {"1", "2", "magic"}
    assert hand(state, "light") == {"3", "4", "5", "sacrifice", "cloak", "retreat"}
    assert discard(state, "dark") == {"3", "5", "6"}


def test_k4_while_it_fights_the_fetched_card_lies_in_the_battle_and_magic_in_the_discard() -> None:
    state = play(cards(duel("retreat 2", "5 6"), "magic", "3"), "fetch light_retreat")
    assert prompt_of(state) == ("withdraw", LIGHT)
    assert state.view(DARK)["light"]["chosen"] == "light_retreat"
    assert discard(state, "light") == {"2", "magic"}


def test_k4_a_battle_with_magic_costs_one_card_of_each_hand() -> None:
    state = play(cards(duel("1", "6"), "magic", "magic"), "fetch dark_6", "fetch light_1")
    assert len(hand(state, "light")) == len(hand(state, "dark")) == 7


def test_k5_magic_may_be_left_as_it_is() -> None:
    state = play(cards(duel("5", "6"), "magic", "1"), "pass")
    assert counted(state) == (4, 6)
    state = play(cards(duel("5", "6"), "1", "magic"), "pass")
    assert counted(state) == (5, 5)


def test_k5_both_may_decline() -> None:
    state = play(cards(duel("5", "6"), "magic", "magic"), "pass", "pass")
    assert counted(state) == (4, 5)


def test_k7_the_eye_makes_light_magic_void() -> None:
    state = cards(duel("5", "6"), "magic", "eye")
    assert counted(state) == (4, 5)
    assert discard(state, "light") == {"5", "magic"}


# -- the Dark Retreat against Light's Magic ----------------------------------------------------


def test_k14_dark_decides_about_its_retreat_before_light_replaces_magic() -> None:
    state = table(
        "light",
        "cardolan legolas, shire frodo",
        "eregion black_rider, mordor warg",
        light_spent="3 4 5 sacrifice cloak retreat",
        dark_spent="3 4 5 6 magic eye",
    )
    play(state, "legolas cardolan-eregion", "play dark_retreat", "play light_magic")
    assert prompt_of(state) == ("withdraw", DARK)
    assert offers(state) == {"retreat rhudaur", "retreat enedwaith", "pass"}
    assert GAME.restore(state.snapshot()).view(DARK) == state.view(DARK)
    play(state, "retreat enedwaith")
    assert prompt_of(state) == ("fetch", LIGHT)
    assert where(state, "black_rider") == "enedwaith"
    play(state, "fetch light_5")
    assert prompt_of(state) == ("turn", DARK)
    assert where(state, "legolas") == "eregion"


@pytest.mark.parametrize(
    ("fetched", "aragorn", "balrog"),
    [
        ("5", STAYS, LOST),
        ("1", LOST, LOST),
        ("sacrifice", LOST, LOST),
        ("cloak", LOST, STAYS),
        ("retreat", LEFT, STAYS),
    ],
)
def test_k14_light_fetches_against_a_balrog_that_stayed(fetched: str, aragorn: str, balrog: str) -> None:
    """D9: a Retreat that was played and declined stops no Sacrifice."""
    state = cards(duel(fetched, "1"), "magic", "retreat")
    play(state, "pass", f"fetch light_{fetched}")
    assert fates(state) == (aragorn, balrog)


@pytest.mark.parametrize(
    ("fetched", "aragorn"), [("5", STAYS), ("sacrifice", STAYS), ("cloak", STAYS), ("retreat", LEFT)]
)
def test_k14_light_fetches_after_the_balrog_has_left(fetched: str, aragorn: str) -> None:
    state = cards(duel(fetched, "1"), "magic", "retreat")
    play(state, "retreat fangorn", f"fetch light_{fetched}")
    assert fates(state) == (aragorn, LEFT)
    assert counted(state) is None


def test_k14_with_magic_and_no_discards_only_dark_is_prompted() -> None:
    state = cards(duel("", ""), "magic", "retreat")
    assert prompt_of(state) == ("withdraw", DARK)
    play(state, "pass")
    assert counted(state) == (4, 5)


def test_k14_b29_without_a_way_out_light_fetches_at_once() -> None:
    state = table(
        "light", "eregion aragorn, shire frodo", "moria balrog, mordor troll", light_spent="5", dark_spent="1"
    )
    state.open_journal()
    cards(play(state, "aragorn eregion-moria"), "magic", "retreat")
    assert prompt_of(state) == ("fetch", LIGHT)
    play(state, "fetch light_5")
    assert counted(state) == (9, 5)


def test_k14_b17_the_trolls_retreat_card_prompts_nothing() -> None:
    state = table("light", "moria aragorn, shire frodo", "rohan troll, mordor warg", light_spent="5", dark_spent="1")
    cards(play(state, "aragorn moria-rohan"), "magic", "retreat")
    assert prompt_of(state) == ("fetch", LIGHT)


def test_k14_b16_against_gandalf_dark_shows_first_and_leaves_after_lights_card() -> None:
    state = table("light", "moria gandalf, shire frodo", "rohan balrog, mordor troll", light_spent="5", dark_spent="1")
    play(state, "gandalf moria-rohan", "play dark_retreat")
    assert prompt_of(state) == ("card", LIGHT), "the Retreat lies open, and Light must still answer"
    play(state, "play light_magic")
    assert prompt_of(state) == ("withdraw", DARK)
    play(state, "retreat fangorn")
    assert prompt_of(state) == ("fetch", LIGHT)


def test_k14_b16_a_retreat_that_magic_fetched_before_gandalf_answers() -> None:
    state = table(
        "light", "moria gandalf, shire frodo", "rohan balrog, mordor troll", light_spent="5", dark_spent="retreat"
    )
    play(state, "gandalf moria-rohan", "play dark_magic", "fetch dark_retreat", "play light_magic")
    assert prompt_of(state) == ("withdraw", DARK)


def test_k14_k8_a_retreat_fetched_against_magic_waits_for_lights_card() -> None:
    state = play(cards(duel("5", "retreat"), "magic", "magic"), "fetch dark_retreat")
    assert prompt_of(state) == ("fetch", LIGHT)
    assert prompt_of(play(state, "fetch light_5")) == ("withdraw", DARK)


def test_k9_dark_magic_fetches_the_eye_against_a_sacrifice() -> None:
    state = play(cards(duel("1", "eye"), "sacrifice", "magic"), "fetch dark_eye")
    assert where(state, "aragorn") == "out"
    assert where(state, "balrog") == "rohan"


def test_k9_dark_magic_fetches_the_eye_against_a_retreat() -> None:
    state = play(cards(duel("1", "eye"), "retreat", "magic"), "fetch dark_eye")
    assert where(state, "aragorn") == "out"


def test_d9_a_fetched_dark_retreat_saves_both_from_the_sacrifice() -> None:
    state = play(cards(duel("1", "retreat"), "sacrifice", "magic"), "fetch dark_retreat", "retreat fangorn")
    assert where(state, "aragorn") == "rohan"
    assert where(state, "balrog") == "fangorn"


def test_b17_the_trolls_magic_fetches_nothing() -> None:
    state = table("light", "moria aragorn, shire frodo", "rohan troll, mordor warg", light_spent="1", dark_spent="6")
    cards(play(state, "aragorn moria-rohan"), "5", "magic")
    assert where(state, "troll") == where(state, "aragorn") == "out", "9 against 9"
