"""Beliefs: the states that are consistent with what a seat knows."""

import random

from mypy_extensions import mypyc_attr

from bywater.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Belief:
    """All states that are consistent with a view; every possible deal and hidden choice is equally likely."""

    def sample(self, rng: random.Random) -> State:
        """Draw one of the states. Its `view(seat)` equals the view of this belief."""
        raise NotImplementedError
