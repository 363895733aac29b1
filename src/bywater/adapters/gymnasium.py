"""Gymnasium: one seat learns, bots play the others.

Importing this module registers `bywater/confrontation-v0`, `bywater/towers-v0` and so on:

>>> import gymnasium
>>> table = gymnasium.make("bywater.adapters.gymnasium:bywater/towers-v0", seats=3, bots=["random"])
>>> observation, info = table.reset(seed=1)
>>> info["action_mask"].sum() > 0
np.True_
"""

import random
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, SupportsInt

import gymnasium

from bywater.adapters.driving import Driver
from bywater.adapters.observing import Tensor
from bywater.bots import Player, make_bot
from bywater.core.errors import BadSeats
from bywater.registry import game_ids


class SingleSeat(gymnasium.Env[Tensor, SupportsInt]):
    """A table at which one seat is asked and the bots answer for the others.

    `bots` are specs as for `bywater play`, for the other seats in order; the last one also for all that follow.
    `info["action_mask"]` has 1 for each code that may be chosen. A code that may not ends the episode with the
    reward -1 and `info["illegal"]`. All other rewards come at the end of the game: what it brought, from -1 to 1.
    The same seed and the same choices give the same episode.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "render_fps": 4}  # type: ignore[misc]

    def __init__(
        self,
        game_id: str,
        seats: int = 0,
        seat: int = 0,
        bots: Sequence[str] = ("random",),
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.driver = Driver(game_id, seats, options)
        if not 0 <= seat < self.driver.seats:
            raise BadSeats(f"there is no seat {seat} at a table of {self.driver.seats}")
        if not bots and self.driver.seats > 1:
            raise BadSeats("somebody must play the other seats")
        self.seat = seat
        self.bots = tuple(bots)
        self.players: dict[int, Player] = {}
        self.render_mode = render_mode
        self.observation_space = self.driver.tensor_space()
        self.action_space = self.driver.action_space()
        self._seat_players(0)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Tensor, dict[str, Any]]:
        """A new game. One that ends before the own seat was ever asked is passed over."""
        super().reset(seed=seed)
        while True:
            chances, choices = (int(number) for number in self.np_random.integers(2**62, size=2))
            self.driver.begin(chances)
            self._seat_players(choices)
            seen = self._until_asked()
            if not self.driver.over:
                return seen

    def step(self, action: SupportsInt) -> tuple[Tensor, float, bool, bool, dict[str, Any]]:
        code = int(action)
        driver = self.driver
        if driver.actor != self.seat:
            raise gymnasium.error.ResetNeeded("the game is over, or has not begun: reset the table")
        if not driver.state.allows(code):
            observation, info = self._seen()
            return observation, -1.0, True, False, {**info, "illegal": True}
        driver.act(code)
        observation, info = self._until_asked()
        reward = driver.state.returns()[self.seat] if driver.over else 0.0
        return observation, float(reward), driver.over, False, info

    def render(self) -> str | None:
        """The table as the own seat sees it."""
        return self.driver.picture(self.seat) if self.render_mode == "ansi" else None

    def _seat_players(self, seed: int) -> None:
        rng = random.Random(seed)
        others = [seat for seat in range(self.driver.seats) if seat != self.seat]
        self.players = {
            seat: make_bot(self.bots[min(number, len(self.bots) - 1)], self.driver.game, random.Random(rng.random()))
            for number, seat in enumerate(others)
        }

    def _until_asked(self) -> tuple[Tensor, dict[str, Any]]:
        """The bots play on until the own seat is asked, or the game is over."""
        driver = self.driver
        while not driver.over and driver.actor != self.seat:
            driver.act(self.players[driver.actor].choose(driver.view(driver.actor)))
        return self._seen()

    def _seen(self) -> tuple[Tensor, dict[str, Any]]:
        view = self.driver.view(self.seat)
        return self.driver.tensor(view), {"action_mask": self.driver.mask(view)}


def register() -> None:
    """Make every game known to Gymnasium as `bywater/<id>-v0`."""
    for game_id in game_ids():
        name = f"bywater/{game_id}-v0"
        if name not in gymnasium.registry:
            gymnasium.register(name, f"{__name__}:{SingleSeat.__name__}", kwargs={"game_id": game_id})


register()
