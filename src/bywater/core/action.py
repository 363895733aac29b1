"""Actions: their codes, texts, and kinds with named parts."""

from collections.abc import Iterator
from operator import index
from typing import Final, SupportsIndex

from bywater.core.errors import BadNotation

MAX_CODES: Final = 1 << 20
"""The number of codes that an action space may have."""


class Action:
    """An action: its code, its text, and a kind with named parts, such as "move" with figure, from and to."""

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


class ActionTable:
    """All actions and chance outcomes of a game by code, and by text.

    >>> table = ActionTable([("pass", "pass", {}), ("play 1", "play", {"card": "1"})])
    >>> table[1], table.code("play 1"), len(table)
    (Action(1, 'play', card='1'), 1, 2)
    """

    def __init__(self, rows: list[tuple[str, str, dict[str, str]]]) -> None:
        """Rows are (text, kind, parts)."""
        self._actions = tuple(Action(code, text, kind, parts) for code, (text, kind, parts) in enumerate(rows))
        self.codes = {action.text: action.code for action in self._actions}
        if len(self.codes) != len(self._actions):
            raise ValueError(f"expected different texts for all actions, got {_duplicate(rows)!r} twice")

    def __len__(self) -> int:
        return len(self._actions)

    def __iter__(self) -> Iterator[Action]:
        return iter(self._actions)

    def __getitem__(self, code: int) -> Action:
        if isinstance(code, str):
            raise TypeError(f"expected the code of an action, got text: use game.action({code!r})")
        if not 0 <= code < len(self._actions):
            raise BadNotation(f"unknown action code {code!r}; expected 0 to {len(self._actions) - 1}")
        return self._actions[code]

    def code(self, text: str) -> int:
        """Return the code of an action's text, ignoring case and spacing. Raises BadNotation if there is none."""
        if not isinstance(text, str):
            raise TypeError(f"expected the text of an action, got {text!r}: use game.notation() for a code")
        code = self.codes.get(" ".join(text.lower().split()))
        if code is None:
            raise BadNotation(f"unknown action {text!r}", text, list(self.codes))
        return code


def _duplicate(rows: list[tuple[str, str, dict[str, str]]]) -> str:
    texts = [text for text, _, _ in rows]
    return next(text for text in texts if texts.count(text) > 1)


def code_of(action: SupportsIndex) -> int:
    """Return the code of an action as a plain number; -1, which is never legal, if it is out of range."""
    if isinstance(action, str):
        raise TypeError(f"expected the code of an action, got text: use state.play({action!r})")
    try:
        code = action if isinstance(action, int) else index(action)
    except TypeError:
        raise TypeError(f"expected the code of an action, a whole number, got {action!r}") from None
    return code if 0 <= code < MAX_CODES else -1
