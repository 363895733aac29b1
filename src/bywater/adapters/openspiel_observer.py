"""What a player of an OpenSpiel game observes: a tensor with named parts, and a text."""

import json
from typing import Any, Final

import numpy as np
import pyspiel

from bywater.adapters.observing import Observer, Tensor
from bywater.core.codes import WATCHER
from bywater.core.game import Game
from bywater.core.state import State, View

PERSONAL: Final = ("seats", "legal", "unasked")
"""Parts of a view that differ from seat to seat and are no secret."""


class SeatObserver:
    """Observes as the type asks: all that a seat knows, or only what all know, or only what it alone knows.

    The text with perfect recall begins with the seat's trace: a number that is equal when all it has seen so far is
    equal. A tensor is there for what a seat knows now.
    """

    def __init__(self, game: Game, wanted: Any = None) -> None:
        self.wanted = wanted or pyspiel.IIGObservationType(perfect_recall=False)
        self.dict: dict[str, Tensor] = {}
        self.tensor: Tensor | None = None
        self._private = self.wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if self._private and self.wanted.public_info and not self.wanted.perfect_recall:
            self._observer = Observer(game)
            self.tensor = np.zeros(self._observer.size, np.float32)
            for field in self._observer.fields:
                self.dict[field.name] = self.tensor[field.start : field.start + field.length]

    def set_from(self, state: Any, player: int) -> None:
        """Write what the player observes into `tensor`, and so into `dict`."""
        if self.tensor is not None:
            self._observer.write(state.state.view(player), self.tensor)

    def string_from(self, state: Any, player: int) -> str:
        table = state.state
        if not self._private:
            shown = table.view(WATCHER) if self.wanted.public_info else {}
            trace = table.trace(WATCHER)
        else:
            shown = table.view(player) if self.wanted.public_info else secrets_of(table, player)
            trace = table.trace(player)
        text = json.dumps(shown, separators=(",", ":")) if shown else ""
        return f"{trace} {text}" if self.wanted.perfect_recall else text


def has_secrets(start: State) -> bool:
    """Whether seats of this game know more than a watcher: they do from the beginning, or never."""
    return any(secrets_of(start, seat) for seat in range(start.seats))


def secrets_of(state: State, seat: int) -> View:
    """What this seat knows and a watcher does not."""
    watched = state.view(WATCHER)
    return {name: part for name, part in state.view(seat).items() if name not in PERSONAL and part != watched[name]}
