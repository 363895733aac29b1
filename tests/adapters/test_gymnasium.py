"""Gymnasium: one seat learns."""

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import bywater
from bywater.adapters.gymnasium import SingleSeat
from bywater.bots import UnknownBot
from bywater.core.errors import BadSeats
from tests.arena.bots import register as register_bots

TABLES = [(id, seats) for id in bywater.game_ids() for seats in bywater.load(id).seats]


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_it_passes_the_checker_from_the_last_seat(id: str, seats: int) -> None:
    table = gymnasium.make(f"bywater/{id}-v0", seats=seats, seat=seats - 1)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(table.unwrapped)
    assert table.observation_space.contains(table.reset(seed=1)[0])


def _episode(table: gymnasium.Env[Any, Any], seed: int | None, choices: int = 7) -> tuple[list[int], float, bytes]:
    """The actions of an episode, its reward and the last observation."""
    rng = np.random.default_rng(choices)
    observation, info = table.reset(seed=seed)
    chosen = []
    over = False
    reward: Any = 0.0
    while not over:
        assert reward == 0.0
        action = rng.choice(np.flatnonzero(info["action_mask"]))
        assert isinstance(action, np.int64)
        chosen.append(int(action))
        observation, reward, over, cut, info = table.step(action)
        assert not cut
    return chosen, float(reward), observation.tobytes()


@pytest.mark.parametrize("id", bywater.game_ids())
def test_equal_seeds_give_equal_episodes(id: str) -> None:
    one, other = (gymnasium.make(f"bywater/{id}-v0") for _ in range(2))
    assert _episode(one, 11) == _episode(other, 11)
    assert _episode(one, None) == _episode(other, None)
    assert _episode(one, 11) == _episode(other, 11)
    assert len({_episode(one, seed)[2] for seed in range(5)}) > 1


def test_the_reward_is_the_return_of_the_learning_seat() -> None:
    table = SingleSeat("towers", seats=3, seat=1)
    for seed in range(5):
        _, reward, _ = _episode(table, seed)
        assert reward == table.driver.state.returns()[1]


def test_an_illegal_action_ends_the_episode_and_changes_nothing() -> None:
    table = SingleSeat("confrontation", seat=1)
    _, info = table.reset(seed=1)
    before = table.driver.state.snapshot()
    _, reward, over, _, last_info = table.step(np.flatnonzero(info["action_mask"] == 0)[0])
    assert (reward, over, last_info["illegal"]) == (-1.0, True, True)
    assert table.driver.state.snapshot() == before
    with pytest.raises(gymnasium.error.ResetNeeded):
        table.step(np.flatnonzero(info["action_mask"])[0])
    _, info = table.reset(seed=1)
    assert not table.step(np.flatnonzero(info["action_mask"])[0])[2]


@pytest.mark.parametrize("wrong", [-1, 10**9, 0.5, "0", None, np.float64(1.0)])
def test_an_invalid_code_is_refused_and_the_game_continues(wrong: Any) -> None:
    table = SingleSeat("confrontation", seat=1)
    _, info = table.reset(seed=1)
    last = table.driver.game.num_actions - 1
    for action in (wrong, last + 1):
        with pytest.raises(gymnasium.error.InvalidAction, match=f"a whole number from 0 to {last}"):
            table.step(action)
    assert not table.step(np.flatnonzero(info["action_mask"])[0])[2]


def test_a_game_begins_with_a_reset() -> None:
    table = SingleSeat("confrontation")
    with pytest.raises(gymnasium.error.ResetNeeded):
        table.step(next(iter(table.driver.state.legal())))


def test_a_game_that_is_over_must_be_reset() -> None:
    table = SingleSeat("confrontation")
    _episode(table, 1)
    with pytest.raises(gymnasium.error.ResetNeeded):
        table.step(0)


def test_a_game_that_ends_before_the_learning_seat_acts_is_skipped() -> None:
    table = SingleSeat("fate", seats=3, seat=2)
    for seed in range(60):
        _, info = table.reset(seed=seed)
        assert info["action_mask"].any()


def test_bots_take_the_other_seats_in_order_and_the_last_one_the_rest() -> None:
    table = SingleSeat("quest", seats=4, seat=1, bots=["cautious", "random"])
    assert {seat: type(bot.player).__name__ for seat, bot in table.players.items()} == {
        0: "RulesOfThumbBot",
        2: "RandomBot",
        3: "RandomBot",
    }


def test_a_single_name_applies_to_all_other_seats() -> None:
    table = SingleSeat("quest", seats=4, seat=1, bots="cautious")
    assert [bot.name for bot in table.players.values()] == ["cautious"] * 3


def test_a_bot_that_fails_does_not_end_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    register_bots(monkeypatch)
    table = SingleSeat("confrontation", bots="fails")
    _episode(table, 1)
    assert table.players[1].fallbacks > 5
    table = SingleSeat("confrontation", bots="slow@0.0001s")
    table.reset(seed=1)
    assert table.players[1].allowance == pytest.approx(0.0001, rel=0.5)


def test_invalid_seats_and_bots_are_refused() -> None:
    with pytest.raises(UnknownBot):
        SingleSeat("towers", bots=["nobody"])
    with pytest.raises(BadSeats, match="expected a seat from 0 to 2, got 3"):
        SingleSeat("towers", seats=3, seat=3)
    with pytest.raises(BadSeats, match="expected bots for the"):
        SingleSeat("towers", bots=[])
    with pytest.raises(BadSeats, match="expected at most 2 bots for the other seats, got 3"):
        SingleSeat("towers", seats=3, bots=["random"] * 3)
    assert SingleSeat("fate", seats=1, bots=[]).reset(seed=1)[1]["action_mask"].any()


def test_games_are_registered_once() -> None:
    assert {f"bywater/{id}-v0" for id in bywater.game_ids()} <= set(gymnasium.registry)


def test_it_can_be_rendered() -> None:
    table = SingleSeat("towers", render_mode="ansi")
    table.reset(seed=1)
    assert "Rohan" in str(table.render())
    with pytest.raises(gymnasium.error.UnsupportedMode, match="'human'"):
        SingleSeat("towers", render_mode="human")
