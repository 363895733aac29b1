"""How a check says that a game breaks the contract."""


class Fault(AssertionError):
    """A game breaks the contract. The text says what is wrong, and how to come there again."""


def need(holds: bool, what: str) -> None:
    """Raise a Fault unless this holds; it works under `python -O` as well."""
    if not holds:
        raise Fault(what)
