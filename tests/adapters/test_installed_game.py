"""A game whose class is defined in the `__init__.py` of an installed package, in every adapter."""

from pathlib import Path

import gymnasium
import pyspiel
import pytest
from pettingzoo.test import api_test

import bywater.adapters.gymnasium
import bywater.adapters.openspiel  # noqa: F401
from bywater.adapters import pettingzoo
from bywater.registry import game_ids
from tests.plugins import use_plugins


@pytest.fixture(autouse=True)
def _plugins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    use_plugins(tmp_path, monkeypatch)
    assert "coin" in game_ids()


@pytest.mark.filterwarnings("ignore")
def test_it_passes_the_pettingzoo_test() -> None:
    api_test(pettingzoo.env("coin"), num_cycles=20)


def test_a_learner_plays_it_in_gymnasium() -> None:
    env = gymnasium.make("bywater/coin-v0", bots=["random"])
    _, info = env.reset(seed=1)
    assert info["action_mask"].tolist() == [1, 1]
    _, reward, terminated, _, _ = env.step(0)
    assert terminated
    assert float(reward) in (-1.0, 1.0)


def test_it_is_played_in_openspiel() -> None:
    state = pyspiel.load_game("python_bywater_coin").new_initial_state()
    state.apply_action(state.string_to_action("heads"))
    assert [chance for _, chance in state.chance_outcomes()] == [0.5, 0.5]
    state.apply_action(state.chance_outcomes()[0][0])
    assert state.is_terminal()
    assert state.returns() == [1.0, -1.0]
