"""An action as people and programs read it: a kind and named parts, beside its code and its text."""


class Action:
    """What a code stands for, for example kind "move" with figure, from and to."""

    def __init__(self, code: int, text: str, kind: str, parts: dict[str, str]) -> None:
        self.code = code
        self.text = text
        self.kind = kind
        self.parts = parts

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        inside = "".join(f", {name}={part!r}" for name, part in self.parts.items())
        return f"Action({self.code}, {self.kind!r}{inside})"


def numbered(actions: list[tuple[str, str, dict[str, str]]]) -> tuple[tuple[Action, ...], dict[str, int]]:
    """Actions from (text, kind, parts) in the order of their codes, and the way back from their texts."""
    listed = tuple(Action(code, text, kind, parts) for code, (text, kind, parts) in enumerate(actions))
    codes = {action.text: action.code for action in listed}
    if len(codes) != len(listed):
        raise ValueError("two actions have the same text")
    return listed, codes
