"""Capture: a stronghold becomes a haven (F30, F31)."""

from typing import Any

import pytest

from bywater import State

from .helpers import (
    STRONGHOLDS,
    captured,
    do,
    eye,
    fallen,
    friends,
    hand,
    hope,
    is_haven,
    is_stronghold,
    offers,
    prompt_of,
    read,
    reinforce,
    shadow,
    table,
    taken,
    tokens,
)

REGION_OF = {
    "moria": "misty_mountains",
    "isengard": "misty_mountains",
    "dol_guldur": "mirkwood",
    "umbar": "haradwaith",
    **dict.fromkeys(("udun", "barad_dur", "minas_morgul"), "mordor"),
}


def at(place: str, **words: Any) -> State:
    """Aragorn acts here, with an army of Elves by default."""
    words.setdefault("friends", {place: {"elf": 1}})
    words.setdefault("tokens", [{"valor": 3}])
    return table(
        {"aragorn": place, "gimli": "erech"}, {"frodo_sam": "bree", "legolas": "rhun"}, acting="aragorn", **words
    )


@pytest.mark.parametrize("place", STRONGHOLDS)
def test_f30_a_stronghold_is_captured_for_three_valor(place: str) -> None:
    state = do(at(place, hope=5, tokens=[{"valor": 4}], eye="dale"), "capture")
    assert is_haven(state, place)
    assert not is_stronghold(state, place)
    assert tokens(state, 0) == {"valor": 1}
    assert eye(state) == REGION_OF[place]
    assert hope(state) == 7
    assert taken(state) == 1
    assert friends(state, place) == {"elf": 1}
    assert "capture" not in offers(state)


def test_f30_cards_and_tokens_together_make_three() -> None:
    state = do(at("moria", hands=[["dale_valor", "rohan_valor"]], tokens=[{"valor": 1}]), "capture")
    assert (hand(state, 0), tokens(state, 0)) == ([], {})


def test_f30_two_valor_are_too_few() -> None:
    assert "capture" not in offers(at("moria", tokens=[{"valor": 2, "stealth": 3}]))


def test_f30_a_friendly_army_must_be_there() -> None:
    assert "capture" not in offers(at("moria", friends={"gladden_fields": {"elf": 3}}))


def test_f30_no_army_of_the_shadow_may_be_there() -> None:
    assert "capture" not in offers(at("moria", shadow={"moria": 1}))
    assert "capture" in offers(at("moria", shadow={"gladden_fields": 1}))


@pytest.mark.parametrize("place", ["bree", "rivendell", "dunland", "rhun", "osgiliath", "mount_doom"])
def test_f30_only_strongholds_are_captured(place: str) -> None:
    assert "capture" not in offers(at(place))


def test_f30_a_fallen_haven_is_captured_back() -> None:
    state = do(at("erebor", hope=3, **fallen("erebor")), "capture")
    assert is_haven(state, "erebor")
    assert not is_stronghold(state, "erebor")
    assert (hope(state), eye(state)) == (5, "dale")


@pytest.mark.parametrize(("before", "after"), [(6, 8), (7, 8), (8, 8)])
def test_f49_hope_does_not_grow_beyond_eight(before: int, after: int) -> None:
    assert hope(do(at("moria", hope=before), "capture")) == after


@pytest.mark.parametrize(
    ("card", "place"), [("sh32", "moria"), ("sh10", "isengard"), ("sh37", "dol_guldur"), ("sh14", "umbar")]
)
def test_f31_a_captured_place_gets_no_more_armies_but_the_order_is_carried_out(card: str, place: str) -> None:
    players = ({"frodo_sam": "the_shire", "legolas": "erebor"}, {"aragorn": "bree", "gimli": "iron_hills"})
    words: dict[str, Any] = {"friends": {place: {"elf": 1}}, "nazgul": {"rhudaur": 2, "mordor": 7}}
    state = reinforce(card, *players, **words, **captured(place))
    assert shadow(state, place) == 0
    assert read(state, "nazgul") == {"eriador": 2, "mordor": 7}
    assert prompt_of(state) == ("act", 1)
    state = reinforce(card, *players, **words)
    assert shadow(state, place) == 1


def test_f29_f31_a_captured_place_that_falls_again_is_reinforced_again() -> None:
    state = do(at("moria", shadow={"moria": 2}, **captured("moria")), "attack 1", "fought 1 exchange", "pass")
    assert is_stronghold(state, "moria")
    assert (shadow(state, "moria"), hope(state)) == (1, 3)
    lost = {word: read(state, word) for word in ("havens", "strongholds", "shadow")}
    players = ({"frodo_sam": "the_shire", "legolas": "erebor"}, {"aragorn": "moria", "gimli": "iron_hills"})
    assert shadow(reinforce("sh32", *players, **lost), "moria") == 2
