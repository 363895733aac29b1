"""Information-set search with a single observer: one tree for all seats, whose edges are the actions themselves.

Hidden actions of others are treated as seen, so a seat acts on information that it does not have.
"""

from typing import final

from mypy_extensions import i64

from bywater.bots.search.information_set import InformationSetSearch
from bywater.core.state import State
from bywater.core.trace import mix


@final
class SingleObserverSearch(InformationSetSearch):
    """Keys of nodes are hashes of the actions since the root."""

    def key(self, state: State, above: i64) -> i64:
        return above

    def after(self, above: i64, action: i64) -> i64:
        return mix(above, action + 1)
