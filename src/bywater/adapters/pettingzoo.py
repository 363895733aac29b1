"""PettingZoo: every seat is an agent, and agents act one at a time.

>>> table = env("towers", seats=3)
>>> table.reset(seed=1)
>>> observation, reward, termination, truncation, info = table.last()
>>> observation["action_mask"].sum() > 0
np.True_
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from bywater.adapters.driver import Driver

Observation = dict[str, Any]
"""What an agent gets: `observation` and `action_mask`."""


def env(
    game_id: str, seats: int = 0, options: Mapping[str, Any] | None = None, render_mode: str | None = None
) -> "AECEnv[str, Observation, int]":
    """An environment with the standard wrappers of PettingZoo: an illegal action ends the game with a loss."""
    table: AECEnv[str, Observation, int] = RawEnv(game_id, seats, options, render_mode)
    table = wrappers.TerminateIllegalWrapper(table, illegal_reward=-1)
    table = wrappers.AssertOutOfBoundsWrapper(table)
    return wrappers.OrderEnforcingWrapper(table)


class RawEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """The environment without wrappers: an illegal action raises IllegalAction and changes nothing."""

    def __init__(
        self, game_id: str, seats: int = 0, options: Mapping[str, Any] | None = None, render_mode: str | None = None
    ) -> None:
        super().__init__()
        self.driver = Driver(game_id, seats, options)
        self.metadata = {"name": f"bywater_{game_id}_v0", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.driver.seats)]
        self.agents: list[str] = []
        mask = spaces.Box(0, 1, (self.driver.game.num_actions,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": self.driver.tensor_space(), "action_mask": mask})
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: self.driver.action_space() for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        """The space of an agent's observations: the tensor and the mask of legal codes."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> "spaces.Discrete[Any]":
        """The space of an agent's codes: all choices of the game, legal or not."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game. Equal seeds give equal chance outcomes."""
        self.driver.reset(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.driver.actor]

    def observe(self, agent: str) -> Observation:
        """The observation of a seat and the mask of its legal codes, which is empty unless the seat is to act."""
        view = self.driver.view(self.possible_agents.index(agent))
        return {"observation": self.driver.tensor(view), "action_mask": self.driver.mask(view)}

    def step(self, action: int | None) -> None:
        """Play an action of the seat to act; after the end of the game, None for each agent."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"expected an action of {agent}, which is to act, got None")
        self.driver.step(action)
        self._cumulative_rewards[agent] = 0.0
        if self.driver.over:
            self.rewards = dict(zip(self.agents, self.driver.state.returns(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[self.driver.actor]

    def render(self) -> str | None:
        """The table as the seat to act sees it, as text."""
        if self.render_mode != "ansi":
            return None
        return self.driver.render(self.possible_agents.index(self.agent_selection))
