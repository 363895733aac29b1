"""Plain data as TOML: everything that positions can contain is read back equal."""

import tomllib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bywater.core.toml import to_toml

from .helpers import GAME, at_turn, examples

TEXT = st.text(st.characters(exclude_categories=["Cs"]))
PLAIN = st.booleans() | st.integers(-(2**62), 2**62) | TEXT | st.floats(allow_nan=False, allow_infinity=False)
LISTS = st.recursive(PLAIN, lambda inside: st.lists(inside, max_size=4), max_leaves=8)
TABLES: st.SearchStrategy[dict[str, Any]] = st.recursive(
    st.dictionaries(TEXT, LISTS, max_size=4),
    lambda inside: st.dictionaries(TEXT, LISTS | inside, max_size=4),
    max_leaves=6,
)


@examples
@given(TABLES)
def test_tables_are_read_back_equal(data: dict[str, Any]) -> None:
    assert tomllib.loads(to_toml(data)) == data


@pytest.mark.parametrize("steps", [0, 3, 10, 14, 20, 25, 40])
def test_every_position_is_read_back_equal(steps: int) -> None:
    position = at_turn(steps, seed=5).state.position()  # a game of 73 actions
    assert tomllib.loads(to_toml(position)) == position
    assert GAME.position(to_toml(position)).position() == position


@pytest.mark.parametrize("odd", ["\x7f", "\x00", "\x1f", '"', "\\", "\n", "\r\n", "\t", "\u2028", "\x85", "\U0001f600"])
def test_special_characters_are_preserved_in_values_and_names(odd: str) -> None:
    data = {"value": odd, odd: 1, "table": {odd: [odd]}}
    assert tomllib.loads(to_toml(data)) == data


def test_tables_in_lists_are_written_inline() -> None:
    data = {"piles": [{"cards": ["belt"], "known": {"sam": 1}}, {}]}
    assert tomllib.loads(to_toml(data)) == data


def test_names_that_need_no_quotes_have_none_and_tables_come_last() -> None:
    written = to_toml({"light": {"hand": ["light_1"]}, "turn": "dark", "odd name": 1})
    assert written == 'turn = "dark"\n"odd name" = 1\n\n[light]\nhand = ["light_1"]\n'


def test_values_without_a_toml_form_are_refused() -> None:
    with pytest.raises((TypeError, ValueError)):
        to_toml({"nothing": None})
