"""The table of a simple game: the class that its author writes."""

from collections.abc import Collection
from typing import Any, Self

from bywater.core.simple.plain import copy_plain


class SimpleTable:
    """The table of a simple game.

    Subclass it and implement `__init__`, `actor`, `legal`, `apply`, `view` and `returns`. Keep the whole state in
    attributes that are numbers, texts, lists, dicts or sets, so that tables can be copied. Never draw random numbers:
    list the outcomes in `chances`, and Bywater draws one.
    """

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        """Set the table up for this number of seats and these options."""

    def actor(self) -> int:
        """Return the seat to act, counted from 0; CHANCE if dice or cards decide; OVER after the end of the game."""
        raise NotImplementedError

    def legal(self) -> list[str]:
        """Return the actions that the seat to act may choose; at least one."""
        raise NotImplementedError

    def chances(self) -> dict[str, float]:
        """Return every possible outcome with its probability. Called when chance acts."""
        return {}

    def apply(self, action: str) -> None:
        """Apply a legal action or a chance outcome."""
        raise NotImplementedError

    def visible_to(self, action: str) -> Collection[int] | None:
        """Return the seats that see this action, which is about to be applied; None if everyone sees it.

        The other seats see only that something was chosen or drawn.
        """
        return None

    def reveals_all(self) -> bool:
        """Whether every action that was hidden so far is revealed now, as at a showdown.

        Don't override this method if the views of your game reveal hidden actions in other ways. Beliefs then have to
        search for histories that fit, and undo needs consent more often.
        """
        return False

    def view(self, seats: tuple[int, ...]) -> dict[str, Any]:
        """Return what these seats see of the table, as plain data; for a watcher, `seats` is empty.

        A text under `picture` is shown verbatim on the terminal and in the browser.
        """
        return {}

    def returns(self) -> list[float]:
        """Return the result of each seat at the end, from -1 (worst) to 1 (best)."""
        raise NotImplementedError

    def score(self) -> list[int]:
        """Return the points of each seat at the end. By default, seats with a positive return have 1 point."""
        return [int(gained > 0) for gained in self.returns()]

    def ending(self) -> str:
        """Return how the game ended, as the last part of a message key: "draw" for the message `ending-draw`."""
        return "over"

    def copy(self) -> Self:
        """Return an independent copy."""
        made = object.__new__(type(self))
        made.__dict__.update({name: copy_plain(value) for name, value in vars(self).items()})
        return made
