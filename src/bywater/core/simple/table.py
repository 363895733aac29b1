"""The table of a simple game: what its author writes."""

from collections.abc import Collection
from typing import Any, Self

from bywater.core.simple.plain import copied


class SimpleTable:
    """The table of a simple game. Subclass it and write `__init__`, `actor`, `legal`, `apply`, `view` and `returns`.

    Keep everything in attributes that hold numbers, texts, lists, dicts and sets: a copy of the table copies these.
    A table never draws random numbers; list the outcomes in `chances` and let Bywater draw one.
    """

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        """Set the table up for this number of seats and these options."""

    def actor(self) -> int:
        """The seat to act, counted from 0; CHANCE if dice or cards decide; OVER at the end of the game."""
        raise NotImplementedError

    def legal(self) -> list[str]:
        """The actions that the seat to act may choose; at least one."""
        raise NotImplementedError

    def chances(self) -> dict[str, float]:
        """When chance acts, every possible outcome with its probability."""
        return {}

    def apply(self, action: str) -> None:
        """Carry out a legal action or a chance outcome."""
        raise NotImplementedError

    def visible_to(self, action: str) -> Collection[int] | None:
        """The seats that will see this action, which is about to be applied; None if everyone sees it.

        The other seats see only that something was chosen or drawn.
        """
        return None

    def reveals_all(self) -> bool:
        """Whether every action that was hidden so far lies open now, as the cards do at a showdown.

        If a game shows hidden things to seats in other ways, by its views alone, leave this method as it is. Beliefs
        then have to search for histories that fit, and taking an action back needs consent more often.
        """
        return False

    def view(self, seats: tuple[int, ...]) -> dict[str, Any]:
        """What a person on these seats sees of the table, as plain data; a watcher has no seats.

        A text under `picture` is shown as it is, on the terminal and in the browser.
        """
        return {}

    def returns(self) -> list[float]:
        """What each seat gets at the end, from -1 (worst) to 1 (best)."""
        raise NotImplementedError

    def score(self) -> list[int]:
        """The points of each seat at the end. By default, seats with a positive return have 1 point."""
        return [int(gained > 0) for gained in self.returns()]

    def ending(self) -> str:
        """How the game ended, as the end of a message key: "draw" is worded by the message `ending-draw`."""
        return "over"

    def copy(self) -> Self:
        """An independent copy."""
        made = object.__new__(type(self))
        made.__dict__.update({name: copied(value) for name, value in vars(self).items()})
        return made
