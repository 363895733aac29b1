"""Actions as people and programs read them."""

import pytest

from bywater.core.action import Action, numbered


def test_actions_are_numbered_in_their_order_and_found_by_their_text() -> None:
    actions, codes = numbered([("pay", "pay", {}), ("pledge star", "pledge", {"card": "star"})])
    assert [action.code for action in actions] == [0, 1]
    assert codes == {"pay": 0, "pledge star": 1}
    assert actions[1].parts == {"card": "star"}
    assert str(actions[1]) == "pledge star"
    assert repr(actions[1]) == "Action(1, 'pledge', card='star')"


def test_two_actions_of_one_text_are_refused() -> None:
    with pytest.raises(ValueError, match="two actions have the same text"):
        numbered([("pay", "pay", {}), ("refuse", "refuse", {}), ("pay", "other", {"who": "sam"})])


def test_no_actions_make_an_empty_list() -> None:
    assert numbered([]) == ((), {})


def test_an_action_holds_what_it_was_made_of() -> None:
    action = Action(7, "frodo at shire", "place", {"figure": "frodo"})
    assert (action.code, action.text, action.kind) == (7, "frodo at shire", "place")
