"""95 % intervals of shares, means and differences."""

from collections.abc import Sequence
from math import sqrt
from typing import Final

Z: Final = 1.959963984540054
"""95 % of a normal distribution lie within this many standard deviations."""


def wilson(hits: float, trials: int) -> tuple[float, float]:
    """The Wilson interval of a share; it stays within 0 and 1 and is valid for few trials.

    Hits may be fractional (a draw, a shared first place); the interval is then conservative.

    >>> [round(bound, 4) for bound in wilson(5, 10)]
    [0.2366, 0.7634]
    """
    if not trials:
        return 0.0, 1.0
    share = hits / trials
    spread = Z * Z / trials
    middle = (share + spread / 2) / (1 + spread)
    reach = Z / (1 + spread) * sqrt(share * (1 - share) / trials + spread / (4 * trials))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def paired_difference(pairs: Sequence[tuple[bool, bool]]) -> tuple[float, float]:
    """The interval of the difference of two shares counted on the same trials, the second minus the first.

    After Agresti and Min (2005): half a trial is added to each of the four cases, so that it is valid for few trials
    and where all of them agree.

    >>> [round(bound, 3) for bound in paired_difference([(False, True)] * 20 + [(True, True)] * 20)]
    [0.318, 0.634]
    """
    trials = len(pairs) + 2
    only_second = sum(not first and second for first, second in pairs) + 0.5
    only_first = sum(first and not second for first, second in pairs) + 0.5
    middle = (only_second - only_first) / trials
    reach = Z * sqrt(only_second + only_first - (only_second - only_first) ** 2 / trials) / trials
    return max(-1.0, middle - reach), min(1.0, middle + reach)


def mean(values: Sequence[float]) -> float:
    """The mean; 0 without values."""
    return sum(values) / len(values) if values else 0.0


def mean_interval(values: Sequence[float]) -> tuple[float, float] | None:
    """The interval of a mean under a normal distribution; None for fewer than two values.

    >>> [round(bound, 3) for bound in mean_interval([1, 2, 3, 4])]
    [1.235, 3.765]
    """
    if len(values) < 2:
        return None
    middle = mean(values)
    reach = Z * sqrt(sum((value - middle) ** 2 for value in values) / (len(values) - 1) / len(values))
    return middle - reach, middle + reach
