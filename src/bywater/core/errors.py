"""Exceptions raised by Bywater. Raising one changes nothing."""

from bywater.core.message import Message
from bywater.core.suggest import did_you_mean


class BywaterError(Exception):
    """Base class of all exceptions that Bywater raises deliberately."""


class IllegalAction(BywaterError):
    """The action is not legal at this decision. `reason` is the message that `state.why` returns, if any."""

    def __init__(self, message: str, reason: Message | None = None) -> None:
        super().__init__(message)
        self.reason = reason


class UnknownGame(BywaterError):
    """No game of this id is registered."""


class BrokenGame(UnknownGame):
    """The game is registered, but its package can't be imported or doesn't define the game."""


class UnknownOption(BywaterError):
    """The game has no option of this name."""


class BadOption(BywaterError):
    """The value of an option is invalid."""


class OptionsClash(BadOption):
    """Two options exclude each other. `reason` says why; `option` may have one of the `allowed` values."""

    def __init__(self, message: str, game: str, reason: Message, option: str, allowed: tuple[str, ...]) -> None:
        super().__init__(message)
        self.game = game
        self.reason = reason
        self.option = option
        self.allowed = allowed


class BadSeats(BywaterError):
    """The game can't be played with this number of seats."""


class BadNotation(BywaterError):
    """The text is not the notation of any action. The message suggests the closest ones."""

    def __init__(self, message: str, given: str = "", known: list[str] | None = None) -> None:
        super().__init__(message)
        self.given = given
        self.known = known

    def __str__(self) -> str:
        # Computed on demand: a server refuses many texts and never shows the message.
        return super().__str__() + did_you_mean(self.given, self.known or ())


class BadPosition(BywaterError):
    """The position is damaged or impossible."""


class BadView(BywaterError):
    """No state of the game fits the view."""


class BadRecord(BywaterError):
    """The record is damaged. `line` is the invalid line, counted from 1; 0 means the record as a whole."""

    def __init__(self, message: str, line: int = 0) -> None:
        super().__init__(f"line {line}: {message}" if line else message)
        self.reason = message
        self.line = line


class OtherVersion(BadRecord):
    """The record belongs to another version of the rules and is not valid under this one."""
