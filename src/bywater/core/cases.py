"""Thinning and drawing from the weighted cases of a belief."""

import random
from bisect import bisect_right


def thinned(cases: dict[bytes, float], limit: int, offset: float) -> dict[bytes, float]:
    """Return `limit` cases, sampled systematically by weight. `offset` (0 to 1) is the position of the first sample."""
    step = sum(cases.values()) / limit
    kept: dict[bytes, float] = {}
    at = step * offset
    for case, weight in cases.items():
        while at < weight:
            kept[case] = kept.get(case, 0.0) + step
            at += step
        at -= weight
    return kept


def draw_index(sums: list[float], rng: random.Random) -> int:
    """Draw an index by weight, given the running sums of the weights. A single weight uses no random number."""
    if len(sums) == 1:
        return 0
    return min(bisect_right(sums, rng.random() * sums[-1]), len(sums) - 1)
