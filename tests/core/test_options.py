"""Options: each kind with its canonical form and invalid values."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bywater.core.errors import BadOption, UnknownOption
from bywater.core.options import Option, resolve_options

from .helpers import GAME, examples

FLAG = Option("secret", "flag", False, rule="R33")
CHOICE = Option("level", "choice", "standard", choices=("easy", "standard", "hard"))
SET = Option("cards", "set", [], choices=("belt", "mithril", "staff"))
NUMBER = Option("sauron", "number", 12, low=10, high=15)


def check_custom_data(value: Any) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise BadOption("option own: no table")
    return {name: value[name] for name in sorted(value)}


TABLE = Option(
    "own", "table", {}, check_table=check_custom_data, read_table=lambda text: check_custom_data(json.loads(text))
)


@pytest.mark.parametrize("value", [True, False])
def test_a_flag_accepts_true_and_false(value: bool) -> None:
    assert FLAG.check(value) is value


@pytest.mark.parametrize("value", [0, 1, "true", None, [], 1.0])
def test_a_flag_refuses_other_values(value: object) -> None:
    with pytest.raises(BadOption, match=r"option secret: expected true or false"):
        FLAG.check(value)


@pytest.mark.parametrize("value", CHOICE.choices)
def test_a_choice_accepts_its_values(value: str) -> None:
    assert CHOICE.check(value) == value


@pytest.mark.parametrize("value", ["", "Hard", 1, None, ["easy"], True])
def test_a_choice_refuses_other_values(value: object) -> None:
    with pytest.raises(BadOption, match=r"option level: expected one of easy, standard, hard"):
        CHOICE.check(value)


@examples
@given(st.integers(10, 15))
def test_a_number_accepts_values_within_its_bounds(value: int) -> None:
    assert NUMBER.check(value) == value


@pytest.mark.parametrize("value", [9, 16, True, 12.0, "12", None])
def test_a_number_refuses_other_values(value: object) -> None:
    with pytest.raises(BadOption, match=r"option sauron: expected a whole number from 10 to 15"):
        NUMBER.check(value)


def test_true_is_not_accepted_as_a_number() -> None:
    with pytest.raises(BadOption):
        Option("shields", "number", 0, low=0, high=3).check(True)


@examples
@given(st.lists(st.sampled_from(SET.choices)))
def test_a_set_has_one_canonical_form(values: list[str]) -> None:
    canonical = [choice for choice in SET.choices if choice in values]
    for given_as in (values, tuple(values), set(values), frozenset(values), ", ".join(values), ",".join(values)):
        assert SET.check(given_as) == canonical
    assert SET.check(canonical) == canonical


@pytest.mark.parametrize("value", [["ring"], "ring", {"belt": 1}, 3, None, [["belt"]], [1]])
def test_a_set_refuses_other_values(value: object) -> None:
    with pytest.raises(BadOption, match="option cards"):
        SET.check(value)


def test_a_checked_set_is_a_new_list() -> None:
    default: list[str] = []
    option = Option("cards", "set", default, choices=("belt",))
    option.check(option.default).append("belt")
    assert default == []


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [
        (FLAG, "true", True),
        (FLAG, "yes", True),
        (FLAG, "on", True),
        (FLAG, "1", True),
        (FLAG, "false", False),
        (FLAG, "no", False),
        (FLAG, "off", False),
        (FLAG, "0", False),
        (NUMBER, "12", 12),
        (CHOICE, "hard", "hard"),
        (SET, "staff,belt", ["belt", "staff"]),
        (SET, "", []),
    ],
)
def test_an_option_is_read_from_text(option: Option, text: str, value: object) -> None:
    assert option.read(text) == value


@pytest.mark.parametrize(
    ("option", "text"), [(FLAG, "maybe"), (FLAG, ""), (NUMBER, "many"), (NUMBER, "9"), (CHOICE, "?"), (SET, "ring")]
)
def test_unreadable_text_is_refused(option: Option, text: str) -> None:
    with pytest.raises(BadOption, match=f"option {option.name}"):
        option.read(text)


def test_custom_data_is_checked_and_read_by_the_game() -> None:
    assert list(TABLE.check({"b": 1, "a": 2})) == ["a", "b"]
    assert TABLE.read('{"strength": {"frodo": 1}}') == {"strength": {"frodo": 1}}
    with pytest.raises(BadOption, match="option own"):
        TABLE.check("no table")
    with pytest.raises(BadOption, match="option own"):
        TABLE.read("[]")


def test_custom_data_without_a_check_is_accepted() -> None:
    loose = Option("own", "table", {})
    assert loose.check({"a": 1}) == {"a": 1}


def test_resolved_options_are_complete_and_in_the_order_of_the_game() -> None:
    settled = resolve_options((FLAG, CHOICE, SET, NUMBER), {"cards": "staff", "secret": True})
    assert settled == {"secret": True, "level": "standard", "cards": ["staff"], "sauron": 12}
    assert list(settled) == ["secret", "level", "cards", "sauron"]
    assert resolve_options((FLAG, CHOICE, SET, NUMBER), settled) == settled


def test_an_unknown_option_is_refused_by_name() -> None:
    with pytest.raises(UnknownOption, match="unknown option 'colour'; the options are: secret, level"):
        resolve_options((FLAG, CHOICE), {"colour": "green"})
    with pytest.raises(UnknownOption, match="the options are: none"):
        resolve_options((), {"colour": "green"})


def test_an_option_as_plain_data_describes_a_form_field() -> None:
    assert NUMBER.plain() == {
        "name": "sauron",
        "kind": "number",
        "default": 12,
        "choices": [],
        "low": 10,
        "high": 15,
        "rule": "",
    }


def test_every_default_of_a_game_is_in_its_canonical_form() -> None:
    for option in GAME.options:
        assert option.check(option.default) == option.default
