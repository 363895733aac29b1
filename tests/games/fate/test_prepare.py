"""Prepare: at a haven a region card becomes a token of its symbol (F23, F13)."""

from typing import Any

import pytest

from bywater import State

from .helpers import SYMBOLS, captured, discard, do, fallen, hand, offered, read, table, taken, tokens


def at(place: str, **words: Any) -> State:
    """Gimli acts here."""
    return table(
        {"gimli": place, "boromir": "umbar"}, {"frodo_sam": "the_shire", "eowyn": "edoras"}, acting="gimli", **words
    )


@pytest.mark.parametrize("symbol", SYMBOLS)
def test_f23_the_token_has_the_symbol_of_the_card(symbol: str) -> None:
    state = do(at("erebor", hands=[[f"dale_{symbol}", "rohan_valor" if symbol != "valor" else "rohan_stealth"]]))
    do(state, f"prepare dale_{symbol}")
    assert tokens(state, 0) == {symbol: 1}
    assert len(hand(state, 0)) == 1
    assert discard(state) == [f"dale_{symbol}"]
    assert state.view(0)["token_supply"][symbol] == 8
    assert taken(state) == 1


def test_f23_the_card_may_be_of_any_region_but_an_event_is_none() -> None:
    state = at("erebor", hands=[["mordor_valor", "dale_valor", "lembas"]])
    assert offered(state, "prepare") == {"mordor_valor", "dale_valor"}


@pytest.mark.parametrize(
    "place",
    [
        "grey_havens",
        "the_shire",
        "rivendell",
        "lorien",
        "helms_deep",
        "woodland_realm",
        "erebor",
        "minas_tirith",
        "dol_amroth",
    ],
)
def test_f23_every_haven_will_do(place: str) -> None:
    assert offered(at(place, hands=[["mordor_valor"]]), "prepare") == {"mordor_valor"}


@pytest.mark.parametrize("place", ["bree", "edoras", "iron_hills", "moria", "osgiliath", "dunland"])
def test_f23_no_preparing_outside_havens(place: str) -> None:
    assert not offered(at(place, hands=[["mordor_valor"]]), "prepare")


def test_f23_a_captured_stronghold_is_a_haven_and_a_fallen_haven_is_none() -> None:
    state = at("moria", hands=[["mordor_valor"]], friends={"moria": {"dwarf": 1}}, **captured("moria"))
    assert offered(state, "prepare") == {"mordor_valor"}
    state = at("erebor", hands=[["mordor_valor"]], shadow={"erebor": 1}, **fallen("erebor"))
    assert not offered(state, "prepare")


def test_f23_f13_without_a_token_in_the_supply_the_action_cannot_be_done() -> None:
    state = at("erebor", hands=[["mordor_valor", "mordor_stealth"]], tokens=[{"valor": 4}, {"valor": 5}])
    assert offered(state, "prepare") == {"mordor_stealth"}
    state = at("erebor", hands=[["mordor_valor"]], tokens=[{"valor": 4}, {"valor": 4}])
    do(state, "prepare mordor_valor")
    assert tokens(state, 0) == {"valor": 5}
    assert state.view(0)["token_supply"]["valor"] == 0


def test_f13_a_gain_of_tokens_from_an_empty_supply_brings_none() -> None:
    state = table(
        {"frodo_sam": "rivendell", "legolas": "erebor"},
        {"gimli": "umbar", "aragorn": "moria"},
        acting="frodo_sam",
        hands=[["rhudaur_valor"]],
        tokens=[{}, {"friendship": 9}],
    )
    do(state, "prepare rhudaur_valor")  # Elrond would add a Friendship token
    assert tokens(state, 0) == {"valor": 1}


def test_f13_own_data_can_say_how_many_tokens_there_are() -> None:
    state = at("erebor", hands=[["mordor_valor", "mordor_stealth"]], options={"own": {"tokens": {"valor": 0}}})
    assert offered(state, "prepare") == {"mordor_stealth"}
    assert read(state, "tokens") == [{}, {}]
