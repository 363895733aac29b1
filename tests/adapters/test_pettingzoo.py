"""PettingZoo: every seat is an agent."""

import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import bywater
from bywater.adapters.pettingzoo import RawEnv, env
from bywater.core.errors import BadSeats, IllegalAction, UnknownOption

TABLES = [(id, seats) for id in bywater.game_ids() for seats in bywater.load(id).seats]


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_it_passes_the_api_test(id: str, seats: int, capfd: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # PettingZoo warns about observations with an action mask
        api_test(env(id, seats), num_cycles=30)
    assert "Passed API test" in capfd.readouterr().out


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_it_passes_the_seed_test(id: str, seats: int) -> None:
    seed_test(lambda: env(id, seats), num_cycles=15)
    assert _episode(id, seats, seed=3, choices=4) == _episode(id, seats, seed=3, choices=4)


def test_another_seed_is_another_game() -> None:
    assert len({_episode("towers", 3, seed, choices=4) for seed in range(4)}) == 4


def test_a_seed_is_a_whole_number() -> None:
    table = RawEnv("towers")
    table.reset(seed=np.int64(4))  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        table.reset(seed=4.5)  # type: ignore[arg-type]


def test_without_a_seed_the_random_stream_continues() -> None:
    tables = [RawEnv("towers", 3) for _ in range(2)]
    seen: list[list[bytes]] = [[], []]
    for table, observed in zip(tables, seen, strict=True):
        table.reset(seed=4)
        for _ in range(3):
            observed.append(table.observe("seat_0")["observation"].tobytes())
            table.reset()
    assert seen[0] == seen[1]
    assert len(set(seen[0])) == 3


def _episode(id: str, seats: int, seed: int, choices: int) -> str:
    """The agents and actions of a game, and its rewards."""
    table = env(id, seats)
    table.reset(seed=seed)
    rng = np.random.default_rng(choices)
    episode: list[Any] = []
    for agent in table.agent_iter():
        observation, reward, over, _, _ = table.last()
        if over:
            episode.append((agent, reward))
            table.step(None)
            continue
        assert observation is not None
        action = rng.choice(np.flatnonzero(observation["action_mask"]))
        assert isinstance(action, np.int64)
        episode.append((agent, int(action)))
        table.step(action)
        if len(episode) > 100:
            break
    return str(episode)


def test_the_rewards_are_the_returns_of_the_game() -> None:
    table = RawEnv("confrontation")
    table.reset(seed=1)
    rng = np.random.default_rng(1)
    while not table.driver.over:
        assert set(table.rewards.values()) == {0.0}
        assert not any(table.terminations.values())
        mask = table.observe(table.agent_selection)["action_mask"]
        table.step(rng.choice(np.flatnonzero(mask)))
    assert list(table.rewards.values()) == table.driver.state.returns()
    assert all(table.terminations.values())


def test_only_the_seat_to_act_has_a_mask() -> None:
    table = env("towers", 4)
    table.reset(seed=2)
    for agent in table.agents:
        observation = table.observe(agent)
        assert observation is not None
        assert bool(observation["action_mask"].any()) == (agent == table.agent_selection)


def test_an_illegal_action_loses() -> None:
    table = env("confrontation")
    table.reset(seed=1)
    observation = table.last()[0]
    assert observation is not None
    agent = table.agent_selection
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        table.step(int(np.flatnonzero(observation["action_mask"] == 0)[0]))
    assert table.rewards[agent] == -1
    assert all(table.terminations.values())
    assert all(table.truncations.values())  # as documented


def test_without_wrappers_an_illegal_action_is_refused_and_changes_nothing() -> None:
    table = RawEnv("confrontation")
    table.reset(seed=1)
    before = table.driver.state.snapshot()
    with pytest.raises(IllegalAction):
        table.step(np.int64(table.driver.game.num_actions - 1))  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        table.step(0.5)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="expected an action of seat_0, which is to act, got None"):
        table.step(None)
    assert table.driver.state.snapshot() == before


def test_options_reach_the_game_and_wrong_ones_are_refused() -> None:
    table = RawEnv("confrontation", options={"dark_specials": ["palantir"]})
    table.reset()
    assert table.driver.view(0)["options"]["dark_specials"] == ["palantir"]
    with pytest.raises(UnknownOption):
        env("confrontation", options={"rings": 3})
    with pytest.raises(BadSeats):
        env("confrontation", seats=3)


@pytest.mark.parametrize("id", bywater.game_ids())
def test_it_can_be_rendered(id: str) -> None:
    table = env(id, render_mode="ansi")
    table.reset(seed=1)
    picture = table.render()
    assert isinstance(picture, str)
    assert picture.count("\n") > 5
    blind = env(id)
    blind.reset(seed=1)
    assert blind.render() is None
