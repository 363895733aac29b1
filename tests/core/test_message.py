"""Messages and decisions as plain data, and their equality."""

from bywater.core.decision import Decision
from bywater.core.message import Message


def test_a_message_is_its_key_and_its_parameters() -> None:
    message = Message("why-no-road", {"from": "place-moria", "steps": 2})
    assert message.plain() == {"key": "why-no-road", "params": {"from": "place-moria", "steps": 2}}
    assert Message("done").plain() == {"key": "done", "params": {}}
    assert repr(message) == "Message('why-no-road', from='place-moria', steps=2)"


def test_equal_messages_may_have_their_parameters_in_any_order() -> None:
    one, other = Message("x", {"a": 1, "b": "c"}), Message("x", {"b": "c", "a": 1})
    assert one == other
    assert hash(one) == hash(other)
    assert len({one, other, Message("x", {"a": 2, "b": "c"}), Message("y", {"a": 1, "b": "c"})}) == 3
    assert one != "x"


def test_the_plain_form_of_a_message_is_a_copy() -> None:
    message = Message("x", {"a": 1})
    params = message.plain()["params"]
    assert isinstance(params, dict)
    params["a"] = 2
    assert message.params == {"a": 1}


def test_a_decision_is_its_kind_seat_rule_and_numbers() -> None:
    decision = Decision("demand", 1, "R32", {"need": 5})
    assert decision.plain() == {"kind": "demand", "seat": 1, "rule": "R32", "fields": {"need": 5}}
    assert repr(decision) == "Decision('demand', seat=1, rule='R32', need=5)"


def test_equal_decisions_are_equal() -> None:
    one = Decision("demand", 1, "R32", {"need": 5, "pledged": 2})
    other = Decision("demand", 1, "R32", {"pledged": 2, "need": 5})
    assert one == other
    assert hash(one) == hash(other)
    for different in (
        Decision("interrupt", 1, "R32", {"need": 5, "pledged": 2}),
        Decision("demand", 2, "R32", {"need": 5, "pledged": 2}),
        Decision("demand", 1, "R10", {"need": 5, "pledged": 2}),
        Decision("demand", 1, "R32", {"need": 5}),
    ):
        assert one != different
    assert one != "demand"
