"""Messages to people: a key of the word files with parameters, never a sentence."""

Value = int | str
"""A parameter of a message."""


class Message:
    """A key and its parameters. `bywater.words.Words("en", game_id).say(message)` returns the sentence.

    A number stays a number. A string is itself the key of a name ("figure-frodo"), which is translated together
    with the sentence.
    """

    def __init__(self, key: str, params: dict[str, Value] | None = None) -> None:
        self.key = key
        self.params: dict[str, Value] = params or {}

    def plain(self) -> dict[str, object]:
        """Return the message as plain data."""
        return {"key": self.key, "params": dict(self.params)}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.key == other.key and self.params == other.params

    def __hash__(self) -> int:
        return hash((self.key, tuple(sorted(self.params.items()))))

    def __str__(self) -> str:
        inside = ", ".join(f"{name}={value}" for name, value in self.params.items())
        return f"{self.key} ({inside})" if inside else self.key

    def __repr__(self) -> str:
        inside = "".join(f", {name}={value!r}" for name, value in self.params.items())
        return f"Message({self.key!r}{inside})"
