"""Abilities that are actions of their own: Aragorn, Faramir, Galadriel, Gimli, Gollum, Legolas, Merry & Pippin
(K03, K16, K22, K28, K31, K33, K36, K38)."""

from typing import Any

import pytest

from bywater import CHANCE, State
from bywater.games.fate.model import frames as k

from .helpers_characters import (
    GAME,
    SYMBOLS,
    discard,
    do,
    done_one,
    drawn,
    eye,
    hand,
    hope,
    offered,
    offers,
    prompt_of,
    shadow,
    table,
    taken,
    tokens,
    used,
)
from .moments import parts

CARDS = [f"{region}_{symbol}" for region in GAME.data["regions"] for symbol in SYMBOLS]
ONCE_A_TURN = [
    ("gimli", "craft", "valor", "dwarven_craft"),
    ("legolas", "walk silently", "stealth", "walk_silently"),
    ("merry_pippin", "loyal friend", "friendship", "loyal_friend"),
]

# -- a token once a turn ----------------------------------------------------------------------


@pytest.mark.parametrize(("character", "deed", "symbol", "mark"), ONCE_A_TURN)
def test_k28_k33_k36_a_token_for_an_action_once_a_turn(character: str, deed: str, symbol: str, mark: str) -> None:
    state = table("frodo_sam, galadriel", f"{character} bree, eowyn", acting=character)
    do(state, deed)
    assert tokens(state, 1) == {symbol: 1}
    assert used(state) == {mark}
    assert taken(state) == 1
    assert deed not in offers(state)


@pytest.mark.parametrize(("character", "deed", "symbol", "mark"), ONCE_A_TURN)
def test_k28_k33_k36_next_turn_again(character: str, deed: str, symbol: str, mark: str) -> None:
    state = table(
        "frodo_sam, galadriel",
        f"{character} bree, eowyn",
        turn_of=1,
        used=[mark],
        stack=[["turn", 1, k.TURN_BEGINS, 0, 0, 0]],
    )
    do(state, f"act {character}", deed)
    assert tokens(state, 1) == {symbol: 1}


@pytest.mark.parametrize(("character", "deed", "symbol", "mark"), ONCE_A_TURN)
def test_k28_k33_k36_not_without_tokens_actions_or_the_character(
    character: str, deed: str, symbol: str, mark: str
) -> None:
    people = ("frodo_sam, galadriel", f"{character} bree, eowyn bree")
    assert deed not in offers(table(*people, acting=character, tokens=[f"9 {symbol}"]))
    assert deed not in offers(table(*people, acting=character, taken=4))
    assert deed not in offers(table(*people, acting=character, used=[mark]))
    assert deed not in offers(table(*people, acting="eowyn"))
    assert deed in offers(table(*people, acting=character, taken=3))


# -- Aragorn: Andúril -------------------------------------------------------------------------


def aragorn(**more: Any) -> State:
    more.setdefault("shadow", {"bree": 3})
    return table("frodo_sam, gimli", "aragorn bree, legolas", acting="aragorn", **more)


def test_k03_with_an_objective_done_aragorn_removes_an_army_for_an_action() -> None:
    """No friendly army is needed, no die is rolled and the Eye does not move."""
    state = aragorn(**done_one())
    do(state, "anduril")
    assert prompt_of(state) == ("act", 1)
    assert (shadow(state, "bree"), eye(state), taken(state)) == (2, "dale", 1)


def test_k03_once_a_turn() -> None:
    state = aragorn(**done_one())
    do(state, "anduril")
    assert "anduril" not in offers(state)


def test_k03_not_before_an_objective_is_done() -> None:
    assert "anduril" not in offers(aragorn())
    assert "anduril" not in offers(aragorn(objectives=["destroy_ring", "challenge_sauron"]))


def test_k03_not_where_no_enemy_is() -> None:
    assert "anduril" not in offers(aragorn(**done_one(shadow={"weather_hills": 3})))


def test_k03_only_aragorn() -> None:
    people = ("frodo_sam, gimli", "aragorn bree, legolas bree")
    assert "anduril" not in offers(table(*people, acting="legolas", shadow={"bree": 1}, **done_one()))


# -- Faramir: Wisdom of the Eldar -------------------------------------------------------------


def faramir(place: str = "minas_tirith", **more: Any) -> State:
    more.setdefault("discard", ["gondor_resistance", "gondor_valor", "dale_resistance", "ithilien_resistance"])
    return table("frodo_sam, gimli", f"faramir {place}, legolas", acting="faramir", **more)


def test_k16_at_a_haven_faramir_takes_the_regions_resistance_from_the_discard() -> None:
    state = faramir()
    do(state, "wisdom")
    assert hand(state, 1) == {"gondor_resistance"}
    assert discard(state) == {"gondor_valor", "dale_resistance", "ithilien_resistance"}
    assert taken(state) == 1


def test_k16_once_a_turn() -> None:
    state = faramir(used=["wisdom_of_the_eldar"])
    assert "wisdom" not in offers(state)


def test_k16_not_when_the_card_is_not_there() -> None:
    assert "wisdom" not in offers(faramir(discard=["gondor_valor", "dale_resistance"]))


def test_k16_not_outside_a_haven() -> None:
    assert "wisdom" not in offers(faramir("osgiliath"))
    assert "wisdom" not in offers(faramir(havens=["lorien", "rivendell"], strongholds=["minas_tirith"]))
    assert "wisdom" in offers(faramir("osgiliath", havens=["osgiliath"]))


def test_k16_only_faramir() -> None:
    people = ("frodo_sam, gimli", "faramir minas_tirith, legolas minas_tirith")
    assert "wisdom" not in offers(table(*people, acting="legolas", discard=["gondor_resistance"]))


def test_k16_the_eighth_card_is_one_too_many() -> None:
    full = "dale_valor dale_stealth dale_friendship mordor_valor mordor_stealth mordor_friendship mordor_resistance"
    state = faramir(hands=["", full])
    do(state, "wisdom")
    assert prompt_of(state) == ("hand_full", 1)
    do(state, "discard dale_valor")
    assert len(hand(state, 1)) == 7
    assert prompt_of(state) == ("act", 1)


# -- Galadriel: the Mirror --------------------------------------------------------------------


def galadriel(**more: Any) -> State:
    return table("frodo_sam, gimli", "galadriel bree, legolas", acting="galadriel", **more)


def test_k22_galadriel_looks_at_four_cards_and_puts_them_in_any_order() -> None:
    state = galadriel()
    do(state, "mirror")
    seen = ["drawn dale_valor", "drawn skies_tharbad", "drawn lembas", "drawn gondor_valor"]
    for text in seen:
        assert state.actor == CHANCE
        do(state, text)
    assert prompt_of(state) == ("ordering", 1)
    assert offers(state) == {"next dale_valor", "next lembas", "next gondor_valor", "next skies_tharbad"}
    do(state, "next gondor_valor")
    assert offers(state) == {"next dale_valor", "next lembas", "next skies_tharbad"}
    do(state, "next lembas", "next skies_tharbad")
    assert parts(state)["tops"] == ["gondor_valor", "lembas", "skies_tharbad", "dale_valor"]
    assert taken(state) == 1
    assert hand(state, 1) == set()


def test_k22_the_draws_follow_that_order() -> None:
    state = galadriel(tops=["skies_tharbad", "dale_valor", "lembas", "gondor_valor"])
    do(state, "mirror", "next gondor_valor", "next dale_valor", "next lembas", "done")
    assert hand(state, 1) == {"gondor_valor", "dale_valor"}
    assert parts(state)["tops"] == ["lembas", "skies_tharbad"]
    assert parts(state)["threat"] == 0


def test_k22_again_and_again_and_what_is_known_is_not_drawn_anew() -> None:
    state = galadriel(tops=["dale_valor", "dale_stealth"])
    do(state, "mirror", "drawn gondor_valor", "drawn gondor_stealth")
    do(state, "next gondor_stealth", "next gondor_valor", "next dale_stealth")
    do(state, "mirror")
    assert prompt_of(state) == ("ordering", 1)
    do(state, "next dale_valor", "next dale_stealth", "next gondor_valor")
    assert parts(state)["tops"] == ["dale_valor", "dale_stealth", "gondor_valor", "gondor_stealth"]
    assert taken(state) == 2


def test_k22_n11_with_fewer_cards_she_sees_what_there_is() -> None:
    events = list(GAME.data["events"])
    gone = [*CARDS[2:], *events[:6]]  # eight events were left out at set-up
    state = galadriel(discard=gone, piles=[2, 0, 0, 0], dark_piles=[])
    do(state, "mirror")
    assert drawn(state) == {f"drawn {CARDS[0]}": 0.5, f"drawn {CARDS[1]}": 0.5}
    do(state, f"drawn {CARDS[0]}", f"drawn {CARDS[1]}")
    assert prompt_of(state) == ("ordering", 1)
    do(state, f"next {CARDS[1]}")
    assert parts(state)["tops"] == [CARDS[1], CARDS[0]]


def test_k22_not_when_the_deck_is_empty() -> None:
    gone = [*CARDS, *list(GAME.data["events"])[:6]]
    assert "mirror" not in offers(galadriel(discard=gone, piles=[0, 0, 0, 0], dark_piles=[]))


def test_k22_only_galadriel() -> None:
    people = ("frodo_sam, gimli", "galadriel bree, legolas bree")
    assert "mirror" not in offers(table(*people, acting="legolas"))
    assert "mirror" not in offers(galadriel(taken=4))


# -- Gollum: Slinker --------------------------------------------------------------------------


def gollum(**more: Any) -> State:
    more.setdefault("discard", ["dale_stealth", "mordor_stealth", "gondor_valor", "lembas"])
    return table("frodo_sam, gimli", "gollum bree, legolas", acting="gollum", **more)


def test_k31_gollum_takes_any_stealth_card_from_the_discard() -> None:
    state = gollum()
    assert offered(state, "slink") == {"slink dale_stealth", "slink mordor_stealth"}
    do(state, "slink mordor_stealth")
    assert hand(state, 1) == {"mordor_stealth"}
    assert discard(state) == {"dale_stealth", "gondor_valor", "lembas"}
    assert taken(state) == 1


def test_k31_once_a_turn() -> None:
    state = gollum()
    do(state, "slink mordor_stealth")
    assert offered(state, "slink") == set()


def test_k31_x9_by_the_option_any_card() -> None:
    state = gollum(options={"slinker_takes_any_card": True})
    assert offered(state, "slink") == {
        "slink dale_stealth",
        "slink mordor_stealth",
        "slink gondor_valor",
        "slink lembas",
    }
    do(state, "slink lembas")
    assert hand(state, 1) == {"lembas"}


def test_k31_only_gollum_with_an_action_left() -> None:
    assert offered(gollum(taken=4), "slink") == set()
    people = ("frodo_sam, gimli", "gollum bree, legolas bree")
    assert offered(table(*people, acting="legolas", discard=["dale_stealth"]), "slink") == set()


def test_k31_the_eighth_card_is_one_too_many() -> None:
    full = "dale_valor dale_resistance dale_friendship mordor_valor mordor_resistance mordor_friendship rohan_valor"
    state = gollum(hands=["", full])
    do(state, "slink dale_stealth")
    assert prompt_of(state) == ("hand_full", 1)


# -- Merry & Pippin: a song -------------------------------------------------------------------


def hobbits(place: str = "the_shire", **more: Any) -> State:
    more.setdefault("tokens", ["", "3 friendship"])
    return table(f"frodo_sam {place}, gimli", "merry_pippin, eowyn", acting="merry_pippin", **more)


def test_k38_beside_frodo_three_friendship_are_two_hope() -> None:
    state = hobbits(hope=4)
    do(state, "song")
    assert (hope(state), taken(state), tokens(state, 1)) == (6, 1, {})


def test_k38_cards_and_tokens_pay() -> None:
    state = hobbits(hope=4, tokens=["", "2 friendship"], hands=["", "dale_friendship"])
    do(state, "song")
    assert (hope(state), tokens(state, 1), hand(state, 1)) == (6, {}, set())


def test_k38_as_often_as_it_can_be_paid() -> None:
    state = hobbits(hope=1, tokens=["", "6 friendship"])
    do(state, "song", "song")
    assert (hope(state), taken(state)) == (5, 2)
    assert "song" not in offers(state)


def test_k38_not_beyond_eight_hope() -> None:
    state = hobbits(hope=7)
    do(state, "song")
    assert hope(state) == 8
    assert "song" not in offers(hobbits(hope=8))


def test_k38_not_without_frodo_or_with_too_little() -> None:
    assert "song" not in offers(hobbits("bree", hope=4))
    assert "song" not in offers(hobbits(hope=4, tokens=["9 friendship", ""]))
    assert "song" not in offers(hobbits(hope=4, tokens=["", "2 friendship, 5 valor"]))
    assert "song" not in offers(hobbits(hope=4, taken=4))


def test_k38_only_merry_and_pippin() -> None:
    people = ("frodo_sam, gimli", "merry_pippin, eowyn the_shire")
    assert "song" not in offers(table(*people, acting="eowyn", hope=4, tokens=["", "3 friendship"]))
