"""Observations as numpy arrays: a view as a tensor, a list of codes as a mask."""

from collections.abc import Callable, Iterable
from importlib import import_module
from importlib.util import find_spec

import numpy as np
from numpy.typing import NDArray

from bywater.core.errors import BywaterError
from bywater.core.game import Game
from bywater.core.state import View
from bywater.core.tensor import Field, Numbers
from bywater.words import package_of

Tensor = NDArray[np.float32]
Mask = NDArray[np.int8]


class NoTensor(BywaterError):
    """The game does not say how its views are written as numbers."""


class Observer:
    """Writes views of one game as tensors: always so many numbers, for any number of seats and any options.

    >>> import bywater
    >>> game = bywater.load("towers")
    >>> observer = Observer(game)
    >>> observer.tensor(game.start(3).view(0)).shape == (observer.size,)
    True
    """

    def __init__(self, game: Game) -> None:
        name = f"{package_of(game)}.tensor"
        if find_spec(name) is None:
            raise NoTensor(f"{game.id} has no tensor.py, so its views can't be written as numbers")
        module = import_module(name)
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
        """The same into an array that is there already."""
        out.fill(0.0)
        self._encode(view, out)

    def mask(self, legal: Iterable[int]) -> Mask:
        """1 for each code that may be chosen."""
        out = np.zeros(self.num_actions, np.int8)
        out[list(legal)] = 1
        return out

    def bounds(self) -> tuple[Tensor, Tensor]:
        """The least and the most that each number can be."""
        low = np.concatenate([np.full(field.length, field.low, np.float32) for field in self.fields])
        high = np.concatenate([np.full(field.length, field.high, np.float32) for field in self.fields])
        return low, high
