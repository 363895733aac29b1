"""The training example: its parts, and that training improves play."""

import random

import gymnasium
import numpy as np
import pytest

from examples.train_towers import Batch, Network, _advantages, improve, play, train, wilson, wins


def test_probabilities_are_for_legal_choices_only() -> None:
    network = Network(4, 3, seed=1)
    _, logs, _ = network.forward(np.ones(4, np.float32), np.array([True, False, True]))
    chances = np.exp(logs)
    assert chances.sum() == pytest.approx(1.0)
    assert chances[1] == 0.0


def test_advantages_are_discounted() -> None:
    assert _advantages([0.0, 0.5, 1.0]) == pytest.approx([0.5 + 0.97 * 0.5, 0.5])


def test_a_good_choice_becomes_likelier_and_the_value_more_exact() -> None:
    network = Network(4, 3, seed=1)
    seen = np.eye(4, dtype=np.float32)
    masks = np.ones((4, 3), bool)
    _, logs, values = network.forward(seen, masks)
    chosen = np.array([0, 1, 2, 0])
    batch = Batch(
        seen,
        masks,
        chosen,
        logs[np.arange(4), chosen],
        np.array([1, -1, 1, -1], np.float32),
        np.ones(4, np.float32),
    )
    for _ in range(20):
        network.learn(batch, rate=0.01)
    _, after, better = network.forward(seen, masks)
    moved = (after - logs)[np.arange(4), chosen]
    assert (np.sign(moved) == batch.advantages).all()
    assert (np.abs(1 - better) < np.abs(1 - values)).all()


def test_an_update_changes_the_network() -> None:
    table = gymnasium.make("bywater/towers-v0", seats=2)
    network = Network(table.observation_space.shape[0], int(table.action_space.n), seed=1)  # type: ignore
    batch, average = play(table, network, 2, random.Random(1))
    assert -1 <= average <= 1
    assert len(batch.observations) == len(batch.chosen) == len(batch.advantages) > 40
    assert batch.masks[np.arange(len(batch.chosen)), batch.chosen].all()
    before = [part.copy() for part in network.parts]
    improve(network, batch, 1e-3, random.Random(1))
    assert all((one != other).any() for one, other in zip(before, network.parts, strict=True))


def test_wilson_interval() -> None:
    low, high = wilson(80, 100)
    assert [low, high] == pytest.approx([0.711, 0.867], abs=0.001)


def test_training_improves_play() -> None:
    """A short training with a fixed seed beats random play."""
    table = gymnasium.make("bywater/towers-v0", seats=2)
    network = train(updates=20, games=16, seats=2, seed=1, rate=5e-3, verbose=False)
    blank = Network(table.observation_space.shape[0], int(table.action_space.n), seed=1)  # type: ignore
    before, after = (play(table, player, 50, random.Random(9))[1] for player in (blank, network))
    assert after > before + 0.1


def test_the_learning_curve_is_printed_and_wins_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    network = train(updates=1, games=1, seats=3, seed=1)
    assert "1 games" in capsys.readouterr().out
    assert 0 <= wins(network, 2, 3, seed=1) <= 2
