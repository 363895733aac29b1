"""Beliefs. Hands are open and nobody knows the order of a deck, so a view describes the whole table."""

import random
from typing import final

from bywater.core.belief import Belief
from bywater.core.errors import BadPosition, BadView
from bywater.core.frames import kind_of, read_stack
from bywater.core.seats import WATCHER
from bywater.core.state import View
from bywater.games.fate.knowledge.read import read_pending, read_table
from bywater.games.fate.model.frames import FIRST_DECISION, KINDS, MAX_FRAMES
from bywater.games.fate.model.options import Settings
from bywater.games.fate.rules.engine import list_choices
from bywater.games.fate.state import FateState


@final
class FateBelief(Belief):
    """The belief of a view, which always has exactly one state."""

    def __init__(self, view: View) -> None:
        players, viewers = view.get("seats"), view.get("viewers")
        if type(players) is not int or players not in (1, 2, 3, 4, 5):
            raise BadView(f"seats: expected 1 to 5, got {players!r}")
        if not isinstance(viewers, list) or any(type(seat) is not int for seat in viewers):
            raise BadView(f"viewers: expected a list of seats, got {viewers!r}")
        try:
            self.table = _table_of(view)
        except BadPosition as error:
            raise BadView(str(error)) from None
        if self.table.view(WATCHER if viewers == [WATCHER] else tuple(viewers)) != view:
            raise BadView("expected a possible view, but no state has this view")

    def sample(self, rng: random.Random) -> FateState:
        return self.table.clone()


def _table_of(view: View) -> FateState:
    """Read the state that a view describes, without checking that it has this view."""
    table = FateState(view["seats"], Settings(view["options"]), None)
    table.automatic = bool(view["options"]["automatic"])
    read_table(table, view)
    read_pending(table, view)
    for packed in read_stack(KINDS, view["stack"], view["seats"], MAX_FRAMES):
        table.push(packed)
    if table.actor >= 0:
        if kind_of(table.top()) < FIRST_DECISION:
            raise BadView("stack: expected a decision or a chance point on top")
        table.open_codes = list_choices(table)
        if not len(table.open_codes):
            raise BadView("stack: expected a decision with a legal action, got one without")
    return table
