"""The exception raised by failed checks."""


class Fault(AssertionError):
    """A game breaks the contract. The text says what was expected and how to reproduce it."""


def require(holds: bool, what: str) -> None:
    """Raise a Fault unless the condition holds; works under `python -O`, unlike `assert`."""
    if not holds:
        raise Fault(what)
