"""How long a bot may think: a number of iterations (the same seed gives the same move) or of seconds."""

from typing import NamedTuple

from bywater.core.errors import BywaterError


class BadBudget(BywaterError):
    """The text is not a budget."""


class Budget(NamedTuple):
    """Limits per choice, in iterations and in seconds (0 for no limit), and the number of processes."""

    iterations: int = 0
    seconds: float = 0.0
    processes: int = 1

    def __str__(self) -> str:
        """Return the text that `read_budget` reads; a budget without a limit has no such text."""
        length = f"{self.seconds:g}s" if self.seconds else str(self.iterations)
        return length if self.processes == 1 else f"{length}*{self.processes}"


def read_budget(text: str) -> Budget:
    """Parse a budget: a number of iterations, or seconds with an "s". A suffix such as `*2` is a number of processes.

    >>> read_budget("10000")
    Budget(iterations=10000, seconds=0.0, processes=1)
    >>> read_budget("0.5s*2")
    Budget(iterations=0, seconds=0.5, processes=2)
    """
    length, star, processes = text.partition("*")
    try:
        count = int(processes) if star else 1
        if length.endswith("s"):
            found = Budget(seconds=float(length[:-1]), processes=count)
        else:
            found = Budget(iterations=int(length), processes=count)
    except ValueError:
        found = Budget()
    if not (0 < found.iterations < 1 << 40 or 0 < found.seconds <= 3600) or not 1 <= found.processes <= 256:
        raise BadBudget(
            f"expected a budget such as 1000 (iterations), 2s (seconds) or 2s*2 (in two processes), got {text!r}"
        )
    return found
