"""For everybody who adds a game: the checks that all games of Bywater pass.

>>> import bywater
>>> from bywater.testing import check
>>> check(bywater.load("confrontation"), seats=2, seed=1, only=["lists"])

Without `only`, every check is run. A game that breaks the contract raises a `Fault`, whose text tells the
options, the seed and the actions that lead there. `option_sets` lists what is worth trying.
"""

from bywater.testing.choices import option_sets
from bywater.testing.faults import Fault
from bywater.testing.suite import OF_GAMES, OF_PLAY, check
from bywater.testing.walk import Walk

__all__ = ["OF_GAMES", "OF_PLAY", "Fault", "Walk", "check", "option_sets"]
