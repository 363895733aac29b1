"""What is asked, and of whom. Every prompt is made from it."""


class Decision:
    """A kind, the seat that is asked, the id of the rule behind it, and named small numbers."""

    def __init__(self, kind: str, seat: int, rule: str, numbers: dict[str, int]) -> None:
        self.kind = kind
        self.seat = seat
        self.rule = rule
        self.numbers = numbers

    def plain(self) -> dict[str, object]:
        return {"kind": self.kind, "seat": self.seat, "rule": self.rule, "numbers": dict(self.numbers)}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Decision) and self.plain() == other.plain()

    def __hash__(self) -> int:
        return hash((self.kind, self.seat, self.rule, tuple(sorted(self.numbers.items()))))

    def __repr__(self) -> str:
        inside = "".join(f", {name}={number}" for name, number in self.numbers.items())
        return f"Decision({self.kind!r}, seat={self.seat}, rule={self.rule!r}{inside})"
