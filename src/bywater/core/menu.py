"""Menus at a terminal: choices under headings."""

from collections.abc import Iterable

from bywater.core.message import Message

Row = tuple[Message, Message]
"""A heading, and the label of a choice under it."""

Groups = list[tuple[Message, list[tuple[Message, int]]]]
"""Headings, each with the labels and codes of its choices."""


def group_choices(
    rows: Iterable[tuple[Row | None, int]], first: tuple[str, ...] = (), last: tuple[str, ...] = ()
) -> Groups:
    """Group codes by the headings of their rows; codes without a row are left out.

    `first` and `last` are the keys of headings that come before and after all others, in this order.
    """
    grouped: dict[Message, list[tuple[Message, int]]] = {}
    for row, code in rows:
        if row is not None:
            heading, label = row
            grouped.setdefault(heading, []).append((label, code))
    ranks = {key: rank for rank, key in enumerate((*first, "", *last))}
    return sorted(grouped.items(), key=lambda group: ranks.get(group[0].key, len(first)))
