"""Checks of chance points: the outcomes, their probabilities, and the draws."""

import random
from collections import Counter
from math import fsum, sqrt

from bywater.core.seats import CHANCE
from bywater.core.state import State
from bywater.testing.walk import Walk

_DRAWS = 240
_UNLIKELY = 4.75  # standard deviations: about one in a million


def chances(walk: Walk) -> None:
    """The outcomes are distinct, in range and possible, and sum to one; draws follow their probabilities."""
    first = walk.game.num_actions
    tested: set[str] = set()
    for state in walk:
        if state.actor != CHANCE:
            continue
        listed = state.chances()
        codes = [code for code, _ in listed]
        walk.check(len(set(codes)) == len(codes) > 0, f"expected distinct outcomes, got {codes}")
        walk.check(
            all(first <= code < first + walk.game.num_chances for code in codes),
            f"expected outcomes from {first} to {first + walk.game.num_chances - 1}, got {codes}",
        )
        walk.check(all(0 < likely <= 1 for _, likely in listed), f"expected probabilities above 0, got {listed}")
        walk.check(
            abs(fsum(likely for _, likely in listed) - 1) < 1e-9, f"expected probabilities that sum to 1, got {listed}"
        )
        walk.check(bool(state.chance_source), "expected a chance_source that names the deck or die, got an empty one")
        _draws(walk, state, listed, state.chance_source in tested and not walk.sometimes(4))
        tested.add(state.chance_source)


def _draws(walk: Walk, state: State, listed: list[tuple[int, float]], briefly: bool) -> None:
    likely = dict(listed)
    for at in (0.0, 0.5, 1.0 - 2**-53):
        walk.check(int(state.pick(at)) in likely, f"expected pick({at}) to be one of {listed}, got {state.pick(at)}")
    if briefly:
        return
    rng = random.Random(walk.rng.random())
    drawn = Counter(int(state.roll(rng)) for _ in range(_DRAWS))
    walk.check(set(drawn) <= set(likely), f"expected draws from {listed}, got {sorted(drawn)}")
    excess = fsum((drawn[code] - _DRAWS * p) ** 2 / (_DRAWS * p) for code, p in listed)
    bound = chi_square_bound(len(listed) - 1)
    walk.check(
        excess <= bound, f"expected a chi-square below {bound:.1f}, got {excess:.1f}: drew {dict(drawn)} of {listed}"
    )


def chi_square_bound(freedom: int) -> float:
    """The chi-square that is exceeded about once in a million draws, by the approximation of Wilson and Hilferty.

    >>> round(chi_square_bound(2)), round(chi_square_bound(10))
    (30, 48)
    """
    if freedom <= 0:
        return 1e-9
    part = 2 / (9 * freedom)
    return float(freedom * (1 - part + _UNLIKELY * sqrt(part)) ** 3)
