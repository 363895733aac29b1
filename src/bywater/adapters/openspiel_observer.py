"""Observers for OpenSpiel: a tensor with named parts, and a text."""

import json
from typing import Any, Final

import numpy as np
import pyspiel

from bywater.adapters.observer import Observer, Tensor
from bywater.core.game import Game
from bywater.core.seats import WATCHER
from bywater.core.state import State, View

PERSONAL: Final = ("viewers", "legal", "out_of_turn")
"""Parts of a view that differ between seats and are not secret."""


class SeatObserver:
    """Observes all information of a seat, only public or only private information, as the observation type says.

    With perfect recall, the text begins with the seat's trace, which is equal for equal observations so far. Only
    observations of all current information of a seat have a tensor.
    """

    def __init__(self, game: Game, observation_type: Any = None) -> None:
        self.observation_type = observation_type or pyspiel.IIGObservationType(perfect_recall=False)
        self.dict: dict[str, Tensor] = {}
        self.tensor: Tensor | None = None
        self._private = self.observation_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if self._private and self.observation_type.public_info and not self.observation_type.perfect_recall:
            self._observer = Observer(game)
            self.tensor = np.zeros(self._observer.size, np.float32)
            for field in self._observer.fields:
                self.dict[field.name] = self.tensor[field.start : field.start + field.length]

    def set_from(self, state: Any, player: int) -> None:
        """Write the observation of a player into `tensor` and `dict`."""
        if self.tensor is not None:
            self._observer.write(state.state.view(player), self.tensor)

    def string_from(self, state: Any, player: int) -> str:
        """The observation of a player as text."""
        table = state.state
        if not self._private:
            shown = table.view(WATCHER) if self.observation_type.public_info else {}
            trace = table.trace(WATCHER)
        else:
            shown = table.view(player) if self.observation_type.public_info else secrets_of(table, player)
            trace = table.trace(player)
        text = json.dumps(shown, separators=(",", ":")) if shown else ""
        return f"{trace} {text}" if self.observation_type.perfect_recall else text


def has_secrets(game: Game, start: State) -> bool:
    """Whether seats of this game know more than a watcher: the game's attribute, or else judged by its first state."""
    known: bool | None = getattr(game, "has_secrets", None)
    return known if known is not None else any(secrets_of(start, seat) for seat in range(start.seats))


def secrets_of(state: State, seat: int) -> View:
    """The parts of the view of a seat that differ from the view of a watcher."""
    watched = state.view(WATCHER)
    return {name: part for name, part in state.view(seat).items() if name not in PERSONAL and part != watched[name]}
