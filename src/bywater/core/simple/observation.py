"""Observation of a simple game: the actor and the last steps of the trail as numbers."""

from typing import Final

from bywater.core.action import ActionTable
from bywater.core.observation import ACTORS, SEATS, Field, Layout, Numbers, index_by_name, viewer_of, write_actor
from bywater.core.simple.state import UNKNOWN
from bywater.core.state import View

MAX_STEPS: Final = 64
"""The number of actions, counted from the last one, that an observation holds."""


class SimpleObservation:
    """Encodes views of a simple game as observations."""

    def __init__(self, actions: ActionTable, max_length: int) -> None:
        layout = Layout()
        texts = [*(action.text for action in actions), "hidden"]
        self.steps = min(max_length, MAX_STEPS)
        self.width = len(texts)
        self.codes = {**index_by_name(texts), UNKNOWN: self.width - 1}
        self.seat = layout.add("seat", len(SEATS), "the number of the own seat", ())
        self.actor = layout.add("actor", len(ACTORS), "who acts", ACTORS)
        self.trail = layout.add(
            "trail", self.steps * self.width, f"the last {self.steps} actions at most, the latest first", texts
        )
        self.FIELDS: tuple[Field, ...] = tuple(layout.fields)
        self.SIZE = layout.size

    def encode(self, view: View, out: Numbers) -> None:
        """Write a view of one seat into an array of zeros."""
        me = viewer_of(view)
        out[self.seat + me] = 1.0
        write_actor(out, self.actor, view["actor"], me, view["seats"])
        trail: list[str] = view["trail"]
        for step, text in enumerate(reversed(trail[-self.steps :])):
            out[self.trail + step * self.width + self.codes[text]] = 1.0
