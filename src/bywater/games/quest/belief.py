"""The states that fit a view: whose hand holds which unseen card, which tiles come next, what shields are worth."""

import random
from typing import Any, final

from bywater.core.belief import Belief
from bywater.core.errors import BadView
from bywater.core.state import View
from bywater.games.quest.position import (
    new_table,
)
from bywater.games.quest.rules import QuestState


@final
class QuestBelief(Belief):
    """All states that fit a view."""

    def __init__(self, view: View) -> None:
        if view["players"] not in (2, 3, 4, 5):
            raise BadView(f"quest is not played by {view['players']!r}")
        self.view: dict[str, Any] = view
        self.table = new_table(view["players"], view["options"])

    def sample(self, rng: random.Random) -> QuestState:
        raise BadView("")
