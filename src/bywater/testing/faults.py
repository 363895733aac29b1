"""The exception of the checks."""


class Fault(AssertionError):
    """A game breaks the contract. The text says what was expected and how to reproduce it."""


def need(holds: bool, what: str) -> None:
    """Raise a Fault unless the condition holds; unlike `assert` also under `python -O`."""
    if not holds:
        raise Fault(what)
