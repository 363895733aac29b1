"""Conformance checks that every game must pass, for the tests of your own game.

>>> import bywater
>>> from bywater.testing import check
>>> check(bywater.load("confrontation"), seats=2, seed=1, only=["lists"])

Without `only`, all checks run. If the game breaks the contract, `check` raises a `Fault` whose text has the options,
the seed and the actions that reproduce it. `option_sets` lists sets of options to check.
"""

from bywater.testing.faults import Fault
from bywater.testing.option_sets import option_sets
from bywater.testing.suite import OF_GAMES, OF_PLAY, check
from bywater.testing.walk import Walk

__all__ = ["OF_GAMES", "OF_PLAY", "Fault", "Walk", "check", "option_sets"]
