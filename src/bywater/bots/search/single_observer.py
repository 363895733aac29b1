"""Information-set search with a single observer: one tree for all seats, whose branches are the actions themselves.

It takes hidden actions of others for seen ones, so it guesses what it can't know and then believes it.
"""

from typing import final

from mypy_extensions import i64

from bywater.bots.search.information_set import InformationSetSearch
from bywater.core.state import State
from bywater.core.trace import mix


@final
class SingleObserverSearch(InformationSetSearch):
    """The node of a state is the way that led there from the root."""

    def key(self, state: State, above: i64) -> i64:
        return above

    def after(self, above: i64, action: i64) -> i64:
        return mix(above, action + 1)
