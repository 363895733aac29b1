"""Exceptions raised by Bywater. Whatever raises one has changed nothing."""

from bywater.core.message import Message
from bywater.core.suggest import did_you_mean


class BywaterError(Exception):
    """The root of all errors that Bywater raises on purpose."""


class IllegalAction(BywaterError):
    """The action is not legal at this decision. `reason` is what `state.why` says about it, if anything."""

    def __init__(self, message: str, reason: Message | None = None) -> None:
        super().__init__(message)
        self.reason = reason


class UnknownGame(BywaterError):
    """No game of that name is registered."""


class UnknownOption(BywaterError):
    """The game has no option of that name."""


class BadOption(BywaterError):
    """The option exists, but not with that value."""


class OptionsClash(BadOption):
    """Two options don't go together. `reason` says why, in the words of the game; `allowed` values of `option` fit."""

    def __init__(self, message: str, game: str, reason: Message, option: str, allowed: tuple[str, ...]) -> None:
        super().__init__(message)
        self.game = game
        self.reason = reason
        self.option = option
        self.allowed = allowed


class BadSeats(BywaterError):
    """The game is not played by that many."""


class BadNotation(BywaterError):
    """The text names no action of the game. Its message suggests the closest ones."""

    def __init__(self, message: str, given: str = "", known: list[str] | None = None) -> None:
        super().__init__(message)
        self.given = given
        self.known = known

    def __str__(self) -> str:
        # only when it is read: a server refuses many texts and shows none of these messages
        return super().__str__() + did_you_mean(self.given, self.known or ())


class BadPosition(BywaterError):
    """The position can't stand on this table."""


class BadView(BywaterError):
    """No state of the game fits the view."""


class BadRecord(BywaterError):
    """The record is damaged. `line` is the line at fault, counted from 1; 0 means the record as a whole."""

    def __init__(self, message: str, line: int = 0) -> None:
        super().__init__(f"line {line}: {message}" if line else message)
        self.reason = message
        self.line = line


class OtherVersion(BadRecord):
    """The record was written under other rules, and does not hold under these."""
