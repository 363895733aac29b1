"""Observations as numpy arrays: a view as a tensor, a list of codes as a mask."""

from collections.abc import Callable, Iterable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bywater.core.errors import BywaterError
from bywater.core.game import Game
from bywater.core.observation import Field, Numbers
from bywater.core.package import part_of
from bywater.core.state import View

Tensor = NDArray[np.float32]
"""An observation: an array of 32-bit floats."""
Mask = NDArray[np.int8]
"""A mask of legal actions: one byte per action code."""


class NoTensor(BywaterError):
    """The game has neither a module `knowledge.observation` nor an attribute `observation`."""


class Observer:
    """Writes views of one game as tensors of one size, for any number of seats and any options.

    FIELDS, SIZE and `encode` come from the game's module `knowledge.observation`, or else from its attribute
    `observation`, which every simple game has.

    >>> import bywater
    >>> game = bywater.load("towers")
    >>> observer = Observer(game)
    >>> observer.tensor(game.start(3).view(0)).shape == (observer.size,)
    True
    """

    def __init__(self, game: Game) -> None:
        module: Any = part_of(game, "knowledge.observation") or getattr(game, "observation", None)
        if module is None:
            raise NoTensor(
                f"expected a module knowledge.observation or an attribute `observation` of {game.id}, got neither"
            )
        self.num_actions: int = game.num_actions
        self.fields: tuple[Field, ...] = module.FIELDS
        self.size: int = module.SIZE
        self._encode: Callable[[View, Numbers], None] = module.encode

    def tensor(self, view: View) -> Tensor:
        """A view of one seat as a new array."""
        out = np.zeros(self.size, np.float32)
        self._encode(view, out)
        return out

    def write(self, view: View, out: Tensor) -> None:
        """Write a view of one seat into an existing array."""
        out.fill(0.0)
        self._encode(view, out)

    def mask(self, legal: Iterable[int]) -> Mask:
        """1 for each legal code, 0 for all others."""
        out = np.zeros(self.num_actions, np.int8)
        out[list(legal)] = 1
        return out

    def bounds(self) -> tuple[Tensor, Tensor]:
        """The lowest and the highest value of each number."""
        low = np.concatenate([np.full(field.length, field.low, np.float32) for field in self.fields])
        high = np.concatenate([np.full(field.length, field.high, np.float32) for field in self.fields])
        return low, high
