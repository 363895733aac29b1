"""Actions, their texts and their codes."""

import pytest

from bywater import BadNotation
from bywater.core.action import Action, ActionTable


def test_actions_are_numbered_in_their_order_and_found_by_their_text() -> None:
    table = ActionTable([("pay", "pay", {}), ("pledge star", "pledge", {"card": "star"})])
    assert [action.code for action in table] == [0, 1]
    assert table.codes == {"pay": 0, "pledge star": 1}
    assert table[1].parts == {"card": "star"}
    assert str(table[1]) == "pledge star"
    assert repr(table[1]) == "Action(1, 'pledge', card='star')"
    assert table.code("  Pledge   STAR ") == 1


def test_two_actions_of_one_text_are_refused() -> None:
    with pytest.raises(ValueError, match="expected different texts for all actions"):
        ActionTable([("pay", "pay", {}), ("refuse", "refuse", {}), ("pay", "other", {"who": "sam"})])


def test_no_actions_make_an_empty_table() -> None:
    assert (len(ActionTable([])), ActionTable([]).codes) == (0, {})


@pytest.mark.parametrize("code", [-1, 2])
def test_a_code_that_is_not_in_the_table_is_refused(code: int) -> None:
    table = ActionTable([("pay", "pay", {}), ("refuse", "refuse", {})])
    with pytest.raises(BadNotation, match="unknown action"):
        table[code]
    with pytest.raises(TypeError):
        table[0.0]  # type: ignore[index]


def test_a_misspelt_text_is_refused_with_the_closest_ones() -> None:
    table = ActionTable([(f"frodo {name}", "move", {}) for name in ("shire-arthedain", "shire-cardolan")])
    with pytest.raises(BadNotation) as caught:
        table.code("frodo shire-arthedian")
    assert str(caught.value).startswith("unknown action 'frodo shire-arthedian'; did you mean 'frodo shire-arthedain'")


def test_nothing_is_suggested_for_a_text_that_resembles_nothing() -> None:
    table = ActionTable([("pay", "pay", {})])
    for text in ("xyz", "pay" * 10_000):
        with pytest.raises(BadNotation) as caught:
            table.code(text)
        assert str(caught.value) == f"unknown action {text!r}"


def test_an_action_holds_what_it_was_made_of() -> None:
    action = Action(7, "frodo at shire", "place", {"figure": "frodo"})
    assert (action.code, action.text, action.kind) == (7, "frodo at shire", "place")
