"""A game as environments step through it: chance is rolled immediately, so that a seat is always to act."""

import operator
import random
from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from gymnasium import spaces

from bywater.adapters.observer import Mask, Observer, Tensor
from bywater.core.seats import CHANCE, OVER
from bywater.core.state import State, View
from bywater.registry import load

_WIDTH: Final = 100


class Driver:
    """A game with its seats and options, and the current state."""

    def __init__(self, game_id: str, seats: int, options: Mapping[str, Any] | None) -> None:
        self.game = load(game_id)
        self.options = dict(options or {})
        self.observer = Observer(self.game)
        self.state: State = self.game.start(seats, **self.options)
        self.seats: int = self.state.seats
        self.rng = random.Random()

    def reset(self, seed: int | None) -> None:
        """Start a new game. Equal seeds give equal chance outcomes; without a seed, the random stream continues."""
        if seed is not None:
            self.rng = random.Random(operator.index(seed))
        self.state = self.game.start(self.seats, **self.options)
        self._roll()

    def step(self, action: int) -> None:
        """Apply an action of the seat to act; any integer type is accepted."""
        self.state.apply(operator.index(action))
        self._roll()

    def _roll(self) -> None:
        state = self.state
        while state.actor == CHANCE:
            state.apply(state.roll(self.rng))

    @property
    def actor(self) -> int:
        """The seat to act, or OVER."""
        return int(self.state.actor)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.actor == OVER

    def view(self, seat: int) -> View:
        """What this seat may know."""
        return self.state.view(seat)

    def mask(self, view: View) -> Mask:
        """The legal codes of a view as a mask."""
        return self.observer.mask(view["legal"])

    def tensor(self, view: View) -> Tensor:
        """A view as an array."""
        return self.observer.tensor(view)

    def tensor_space(self) -> spaces.Space[Tensor]:
        """The space of observations."""
        low, high = self.observer.bounds()
        space: spaces.Space[Any] = spaces.Box(low, high, dtype=np.float32)
        return space

    def action_space(self) -> "spaces.Discrete[Any]":
        """The space of codes: all choices of the game, legal or not."""
        return spaces.Discrete(self.game.num_actions)

    def render(self, seat: int) -> str:
        """The table as this seat sees it, as text."""
        from io import StringIO

        from rich.console import Console

        from bywater.drawing import draw
        from bywater.words import Words

        text = StringIO()
        console = Console(file=text, width=_WIDTH, highlight=False)
        console.print(draw(self.game, self.view(seat), Words("en", self.game.id), []))
        return text.getvalue()
