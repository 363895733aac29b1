"""Gymnasium: one seat learns, bots play the others.

Importing this module registers `bywater/confrontation-v0`, `bywater/towers-v0` and so on, and every game that is
registered with Bywater later:

>>> import gymnasium
>>> table = gymnasium.make("bywater.adapters.gymnasium:bywater/towers-v0", seats=3, bots=["random"])
>>> observation, info = table.reset(seed=1)
>>> info["action_mask"].sum() > 0
np.True_
"""

import operator
import random
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, SupportsIndex

import gymnasium

from bywater.adapters.driver import Driver
from bywater.adapters.observer import Tensor
from bywater.bots import make_bot
from bywater.bots.safe import SafePlayer, allowance_of
from bywater.core.errors import BadSeats
from bywater.registry import for_each_game


class SingleSeat(gymnasium.Env[Tensor, SupportsIndex]):
    """A game in which one seat learns and bots play the others.

    `bots` are named as for `bywater play`: one name for all other seats, or a list for the other seats in order, whose
    last name also applies to all further seats. If a bot fails, a safe action is played for it and the failure is
    logged.
    `info["action_mask"]` has 1 for each legal code. An illegal code ends the episode with the reward -1 and
    `info["illegal"]`; anything else that is not a code raises InvalidAction. All other rewards come at the end of the
    game, from -1 to 1. The same seed and the same choices give the same episode.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "render_fps": 4}  # type: ignore[misc]

    def __init__(
        self,
        game_id: str,
        seats: int = 0,
        seat: int = 0,
        bots: str | Sequence[str] = "random",
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.driver = Driver(game_id, seats, options)
        if not 0 <= seat < self.driver.seats:
            raise BadSeats(f"expected a seat from 0 to {self.driver.seats - 1}, got {seat}")
        others = self.driver.seats - 1
        self.bots = (bots,) * others if isinstance(bots, str) else tuple(bots)
        if others and not self.bots:
            raise BadSeats(f"expected bots for the {others} other seats, got none")
        if len(self.bots) > others:
            raise BadSeats(f"expected at most {others} bots for the other seats, got {len(self.bots)}")
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise gymnasium.error.UnsupportedMode(f"expected the render mode 'ansi', got {render_mode!r}")
        self.seat = seat
        self.players: dict[int, SafePlayer] = {}
        self.to_act = False
        """Whether the learning seat is to act; False before a game and after its end."""
        self.render_mode = render_mode
        self.observation_space = self.driver.tensor_space()
        self.action_space = self.driver.action_space()
        self._make_players(0)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Tensor, dict[str, Any]]:
        """Start a new game. A game that ends before the learning seat was to act is skipped."""
        super().reset(seed=seed)
        while True:
            chances, choices = (int(number) for number in self.np_random.integers(2**62, size=2))
            self.driver.reset(chances)
            self._make_players(choices)
            observed = self._play_bots()
            if self.to_act:
                return observed

    def step(self, action: SupportsIndex) -> tuple[Tensor, float, bool, bool, dict[str, Any]]:
        """Play an action of the learning seat, then the bots until it is to act again or the game is over."""
        driver = self.driver
        if not self.to_act:
            raise gymnasium.error.ResetNeeded("the game is over or has not begun: call reset() first")
        code = self._code(action)
        if not driver.state.allows(code):
            self.to_act = False
            observation, info = self._observe()
            return observation, -1.0, True, False, {**info, "illegal": True}
        driver.step(code)
        observation, info = self._play_bots()
        reward = driver.state.returns()[self.seat] if driver.over else 0.0
        return observation, float(reward), driver.over, False, info

    def render(self) -> str | None:
        """The table as the learning seat sees it, as text."""
        return self.driver.render(self.seat) if self.render_mode == "ansi" else None

    def _code(self, action: SupportsIndex) -> int:
        last = self.driver.game.num_actions - 1
        try:
            code = operator.index(action)
        except TypeError:
            code = -1
        if not 0 <= code <= last:
            raise gymnasium.error.InvalidAction(f"expected an action, a whole number from 0 to {last}, got {action!r}")
        return code

    def _make_players(self, seed: int) -> None:
        rng = random.Random(seed)
        others = [seat for seat in range(self.driver.seats) if seat != self.seat]
        self.players = {}
        for number, seat in enumerate(others):
            spec = self.bots[min(number, len(self.bots) - 1)]
            bot = make_bot(spec, self.driver.game, random.Random(rng.random()))
            self.players[seat] = SafePlayer(bot, spec, allowance_of(bot))

    def _play_bots(self) -> tuple[Tensor, dict[str, Any]]:
        """Let the bots play until the learning seat is to act or the game is over."""
        driver = self.driver
        while not driver.over and driver.actor != self.seat:
            driver.step(self.players[driver.actor].choose(driver.view(driver.actor)))
        self.to_act = not driver.over
        return self._observe()

    def _observe(self) -> tuple[Tensor, dict[str, Any]]:
        view = self.driver.view(self.seat)
        return self.driver.tensor(view), {"action_mask": self.driver.mask(view)}


def _register(game_id: str) -> None:
    name = f"bywater/{game_id}-v0"
    if name not in gymnasium.registry:
        gymnasium.register(name, f"{__name__}:{SingleSeat.__name__}", kwargs={"game_id": game_id})


for_each_game(_register)
