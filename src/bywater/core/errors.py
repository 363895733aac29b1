"""Every way in which Bywater says no. Each error has a name, a sentence, and changes nothing."""


class BywaterError(Exception):
    """The root of all errors that Bywater raises on purpose."""


class IllegalAction(BywaterError):
    """The action is not open to the actor at this decision."""


class UnknownGame(BywaterError):
    """No game of that name is registered."""


class UnknownOption(BywaterError):
    """The game has no option of that name."""


class BadOption(BywaterError):
    """The option exists, but not with that value."""


class BadSeats(BywaterError):
    """The game is not played by that many."""


class BadNotation(BywaterError):
    """The text names no action of the game."""


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
