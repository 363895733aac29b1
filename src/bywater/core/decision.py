"""Decisions: what is decided next, and by which seat. Prompts are built from them."""

from collections.abc import Mapping
from typing import Any


class Decision:
    """A kind, the seat that decides, the id of the rule behind it, and named fields.

    A field is the id of a thing (`demand="faces_of_the_dead"`) or a number: a count, or a seat.

    >>> decision = Decision("demand", 1, "R32", {"demand": "faces_of_the_dead"})
    >>> decision
    Decision('demand', seat=1, rule='R32', demand='faces_of_the_dead')
    >>> decision["demand"]
    'faces_of_the_dead'
    """

    def __init__(self, kind: str, seat: int, rule: str, fields: Mapping[str, int | str]) -> None:
        self.kind = kind
        self.seat = seat
        self.rule = rule
        self.fields: dict[str, Any] = dict(fields)

    def plain(self) -> dict[str, object]:
        """Return the decision as plain data."""
        return {"kind": self.kind, "seat": self.seat, "rule": self.rule, "fields": dict(self.fields)}

    def __getitem__(self, name: str) -> Any:
        return self.fields[name]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Decision) and self.plain() == other.plain()

    def __hash__(self) -> int:
        return hash((self.kind, self.seat, self.rule, tuple(sorted(self.fields.items()))))

    def __repr__(self) -> str:
        inside = "".join(f", {name}={value!r}" for name, value in self.fields.items())
        return f"Decision({self.kind!r}, seat={self.seat}, rule={self.rule!r}{inside})"
