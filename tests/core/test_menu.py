"""Choices under headings."""

from bywater.core.menu import Row, group_choices
from bywater.core.message import Message


def row(heading: str, label: str) -> Row:
    return Message(heading), Message(label)


def test_headings_keep_the_order_of_their_first_choices() -> None:
    rows = [(row("b", "one"), 1), (row("a", "two"), 2), (row("b", "three"), 3)]
    assert group_choices(rows) == [
        (Message("b"), [(Message("one"), 1), (Message("three"), 3)]),
        (Message("a"), [(Message("two"), 2)]),
    ]


def test_some_headings_come_first_or_last() -> None:
    rows = [(row(heading, "label"), code) for code, heading in enumerate(("z", "other", "y", "b", "more", "a"))]
    headings = [heading.key for heading, _ in group_choices(rows, ("a", "b"), ("y", "z"))]
    assert headings == ["a", "b", "other", "more", "y", "z"]


def test_choices_without_a_heading_are_left_out() -> None:
    assert group_choices([(None, 1), (row("a", "two"), 2)]) == [(Message("a"), [(Message("two"), 2)])]


def test_headings_with_different_parameters_differ() -> None:
    rows: list[tuple[Row | None, int]] = [((Message("a", {"n": n}), Message("label")), n) for n in (1, 2)]
    assert len(group_choices(rows)) == 2
