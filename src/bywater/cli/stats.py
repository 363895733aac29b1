"""How sure a counted share is."""

from math import sqrt
from typing import Final

_Z: Final = 1.959963984540054  # 95 % of a normal distribution lie within so many deviations


def wilson(hits: int, trials: int) -> tuple[float, float]:
    """The 95 % confidence interval of a share, after Wilson: it stays within 0 and 1 and holds for few trials.

    >>> [round(bound, 4) for bound in wilson(5, 10)]
    [0.2366, 0.7634]
    """
    if not trials:
        return 0.0, 1.0
    share = hits / trials
    spread = _Z * _Z / trials
    middle = (share + spread / 2) / (1 + spread)
    reach = _Z / (1 + spread) * sqrt(share * (1 - share) / trials + spread / (4 * trials))
    return max(0.0, middle - reach), min(1.0, middle + reach)
