"""How long a bot may think: a number of iterations, which gives the same move for the same seed, or of seconds."""

from typing import NamedTuple

from bywater.core.errors import BywaterError


class BadBudget(BywaterError):
    """The text is no budget."""


class Budget(NamedTuple):
    """Limits per choice, in iterations and in seconds (0 for no limit), and the number of processes."""

    iterations: int = 0
    seconds: float = 0.0
    processes: int = 1

    def __str__(self) -> str:
        """As `read_budget` reads it, if there is a limit: without one (no budget was given) it has nothing to read."""
        length = f"{self.seconds:g}s" if self.seconds else str(self.iterations)
        return length if self.processes == 1 else f"{length}*{self.processes}"


def read_budget(text: str) -> Budget:
    """A budget from its text: a number of iterations, or seconds with an s; "*2" has two processes think.

    >>> read_budget("10000")
    Budget(iterations=10000, seconds=0.0, processes=1)
    >>> read_budget("0.5s*2")
    Budget(iterations=0, seconds=0.5, processes=2)
    """
    length, star, processes = text.partition("*")
    try:
        many = int(processes) if star else 1
        if length.endswith("s"):
            found = Budget(seconds=float(length[:-1]), processes=many)
        else:
            found = Budget(iterations=int(length), processes=many)
    except ValueError:
        found = Budget()
    if not (0 < found.iterations < 1 << 40 or 0 < found.seconds <= 3600) or not 1 <= found.processes <= 256:
        raise BadBudget(
            f"{text!r} is no budget: give a number of iterations, such as 1000, or seconds, such as 2s; "
            "with *2 behind it two processes think"
        )
    return found
