"""Chance is an actor: what it may do, how likely, and that draws keep to it."""

import random
from collections import Counter
from math import fsum, sqrt

from bywater.core.codes import CHANCE
from bywater.core.state import State
from bywater.testing.walk import Walk

_DRAWS = 240
_UNLIKELY = 4.75  # standard deviations: about one in a million


def chances(walk: Walk) -> None:
    """The outcomes are distinct, in range, none impossible, and sum to one; draws follow them."""
    first = walk.game.num_actions
    tested: set[str] = set()
    for state in walk:
        if state.actor != CHANCE:
            continue
        listed = state.chances()
        codes = [code for code, _ in listed]
        walk.need(len(set(codes)) == len(codes) > 0, f"the outcomes {codes} are not distinct, or none")
        walk.need(
            all(first <= code < first + walk.game.num_chances for code in codes), f"{codes} leave the range of chance"
        )
        walk.need(all(0 < likely <= 1 for _, likely in listed), f"an impossible outcome is listed: {listed}")
        walk.need(abs(fsum(likely for _, likely in listed) - 1) < 1e-9, f"{listed} don't sum to one")
        walk.need(bool(state.source), "nothing names the deck or die")
        _draws(walk, state, listed, state.source in tested and not walk.sometimes(4))
        tested.add(state.source)


def _draws(walk: Walk, state: State, listed: list[tuple[int, float]], briefly: bool) -> None:
    likely = dict(listed)
    for at in (0.0, 0.5, 1.0 - 2**-53):
        walk.need(int(state.pick(at)) in likely, f"pick({at}) is {state.pick(at)}, of {listed}")
    if briefly:
        return
    rng = random.Random(walk.rng.random())
    drawn = Counter(int(state.roll(rng)) for _ in range(_DRAWS))
    walk.need(set(drawn) <= set(likely), f"drew {sorted(drawn)}, of {listed}")
    excess = fsum((drawn[code] - _DRAWS * p) ** 2 / (_DRAWS * p) for code, p in listed)
    bound = chi_square_bound(len(listed) - 1)
    walk.need(excess <= bound, f"drew {dict(drawn)} of {listed}: chi-square {excess:.1f} is over {bound:.1f}")


def chi_square_bound(freedom: int) -> float:
    """A chi-square that is passed about once in a million times, after Wilson and Hilferty.

    >>> round(chi_square_bound(2)), round(chi_square_bound(10))
    (30, 48)
    """
    if freedom <= 0:
        return 1e-9
    part = 2 / (9 * freedom)
    return float(freedom * (1 - part + _UNLIKELY * sqrt(part)) ** 3)
