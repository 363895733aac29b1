"""Train a small network for The Two Towers with numpy alone, and test it against random play.

    python -m examples.train_towers

One seat learns, random bots play the others. The network has one hidden layer and two heads: the policy and the value.
It learns by proximal policy optimisation: play some games, then raise the probability of actions with a positive
advantage, by a limited factor per update.
"""

import argparse
import math
import os
import random
import time
from typing import Any, NamedTuple

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # small matrices are multiplied faster by one core

import gymnasium
import numpy as np
from numpy.typing import NDArray

import bywater.adapters.gymnasium  # noqa: F401  # registers bywater/towers-v0

Floats = NDArray[np.float32]

HIDDEN = 64
CLIP = 0.2
ENTROPY = 0.01
DISCOUNT = 0.97  # lambda of generalised advantage estimation
EPOCHS = 3
BATCH_SIZE = 512
NEVER = np.float32(-1e9)


class Batch(NamedTuple):
    """All choices of some games, with their observations and results."""

    observations: Floats
    masks: NDArray[np.bool_]
    chosen: NDArray[np.int64]
    old_logs: Floats  # log probability of the choice when it was made
    advantages: Floats  # normalised advantages
    targets: Floats  # targets of the value head


class Network:
    """One hidden layer, a policy head and a value head, trained by Adam."""

    def __init__(self, inputs: int, actions: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.parts: list[Floats] = [
            _small(rng, inputs, HIDDEN, math.sqrt(2 / inputs)),
            np.zeros(HIDDEN, np.float32),
            _small(rng, HIDDEN, actions, 0.01),
            np.zeros(actions, np.float32),
            _small(rng, HIDDEN, 1, 0.01),
            np.zeros(1, np.float32),
        ]
        self.means = [np.zeros_like(part) for part in self.parts]
        self.squares = [np.zeros_like(part) for part in self.parts]
        self.steps = 0

    def forward(self, observations: Floats, masks: NDArray[np.bool_]) -> tuple[Floats, Floats, Floats]:
        """The hidden layer, the log probabilities, and the values."""
        into, into_bias, choose, choose_bias, value, value_bias = self.parts
        hidden = np.maximum(observations @ into + into_bias, 0)
        scores = np.where(masks, hidden @ choose + choose_bias, NEVER)
        scores -= scores.max(axis=-1, keepdims=True)
        scores -= np.log(np.exp(scores).sum(axis=-1, keepdims=True))
        return hidden, scores, (hidden @ value + value_bias)[..., 0]

    def learn(self, batch: Batch, rate: float) -> None:
        """Update the network by one step."""
        count = len(batch.chosen)
        hidden, logs, values = self.forward(batch.observations, batch.masks)
        chances = np.exp(logs)
        rows = np.arange(count)
        ratio = np.exp(logs[rows, batch.chosen] - batch.old_logs)
        # Clipped: no gradient where the probability has changed enough.
        pulls = np.where(batch.advantages > 0, ratio < 1 + CLIP, ratio > 1 - CLIP) * ratio * batch.advantages
        to_scores = chances * pulls[:, None]
        to_scores[rows, batch.chosen] -= pulls
        logs = np.where(batch.masks, logs, 0)
        entropy = -(chances * logs).sum(axis=1, keepdims=True)
        to_scores += ENTROPY * chances * (logs + entropy)
        to_scores /= count
        to_values = (values - batch.targets)[:, None] / count
        to_hidden = (to_scores @ self.parts[2].T + to_values @ self.parts[4].T) * (hidden > 0)
        slopes = [
            batch.observations.T @ to_hidden,
            to_hidden.sum(axis=0),
            hidden.T @ to_scores,
            to_scores.sum(axis=0),
            hidden.T @ to_values,
            to_values.sum(axis=0),
        ]
        self._adam_step(slopes, rate)

    def _adam_step(self, slopes: list[Any], rate: float) -> None:
        self.steps += 1
        size = math.sqrt(sum(float((slope**2).sum()) for slope in slopes))
        for part, mean, square, slope in zip(self.parts, self.means, self.squares, slopes, strict=True):
            slope *= min(1.0, 0.5 / (size + 1e-9))
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            fair = math.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
            part -= (rate * fair * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)


def _small(rng: np.random.Generator, rows: int, columns: int, spread: float) -> Floats:
    return (rng.standard_normal((rows, columns)) * spread).astype(np.float32)


def play(table: gymnasium.Env[Any, Any], network: Network, games: int, rng: random.Random) -> tuple[Batch, float]:
    """Play games with choices drawn from the policy. Returns them with their mean reward."""
    observations: list[Floats] = []
    masks: list[NDArray[np.bool_]] = []
    chosen: list[int] = []
    old_logs: list[float] = []
    advantages: list[float] = []
    targets: list[float] = []
    total = 0.0
    for _ in range(games):
        observation, info = table.reset(seed=rng.getrandbits(31))
        expected: list[float] = []
        over = False
        reward: Any = 0.0
        while not over:
            mask = info["action_mask"].astype(bool)
            _, logs, value = network.forward(observation, mask)
            action = _draw(logs, rng)
            observations.append(observation)
            masks.append(mask)
            chosen.append(action)
            old_logs.append(float(logs[action]))
            expected.append(float(value))
            observation, reward, over, _, info = table.step(action)
        total += float(reward)
        surprises = _advantages([*expected, float(reward)])
        advantages += surprises
        targets += [surprise + value for surprise, value in zip(surprises, expected, strict=True)]
    better = np.array(advantages, np.float32)
    better = (better - better.mean()) / (better.std() + 1e-6)
    batch = Batch(
        np.stack(observations),
        np.stack(masks),
        np.array(chosen),
        np.array(old_logs, np.float32),
        better,
        np.array(targets, np.float32),
    )
    return batch, total / games


def _draw(logs: Floats, rng: random.Random) -> int:
    sums = np.cumsum(np.exp(logs))
    return min(int(np.searchsorted(sums, rng.random() * sums[-1], side="right")), len(logs) - 1)


def _advantages(expected: list[float]) -> list[float]:
    """The advantage of each choice: the discounted sum of the surprises that followed."""
    surprises: list[float] = []
    later = 0.0
    for now, then in zip(expected[-2::-1], expected[:0:-1], strict=True):
        later = then - now + DISCOUNT * later
        surprises.append(later)
    return surprises[::-1]


def improve(network: Network, batch: Batch, rate: float, rng: random.Random) -> None:
    """Train on the games several times, in minibatches."""
    places = list(range(len(batch.chosen)))
    for _ in range(EPOCHS):
        rng.shuffle(places)
        for first in range(0, len(places), BATCH_SIZE):
            minibatch = places[first : first + BATCH_SIZE]
            network.learn(Batch._make(part[minibatch] for part in batch), rate)


def train(updates: int, games: int, seats: int, seed: int, rate: float = 1e-3, verbose: bool = True) -> Network:
    """Train a new network with this number of games per update."""
    table = gymnasium.make("bywater/towers-v0", seats=seats)
    network = Network(table.observation_space.shape[0], int(table.action_space.n), seed)  # type: ignore
    rng = random.Random(seed)
    began = time.perf_counter()
    recent: list[float] = []
    for number in range(1, updates + 1):
        batch, average = play(table, network, games, rng)
        improve(network, batch, rate * (1 - (number - 1) / updates), rng)
        recent.append(average)
        if verbose and (number % 20 == 0 or number == updates):
            mean = sum(recent[-20:]) / len(recent[-20:])
            bar = "#" * round(20 * (mean + 1))
            print(
                f"{number * games:6} games {time.perf_counter() - began:5.0f} s  average {mean:+.2f}  {bar}", flush=True
            )
    return network


def wins(network: Network, games: int, seats: int, seed: int) -> int:
    """The number of games that the network wins with its most probable actions."""
    table = gymnasium.make("bywater/towers-v0", seats=seats)
    won = 0
    for number in range(games):
        observation, info = table.reset(seed=seed + number)
        over = False
        reward: Any = 0.0
        while not over:
            _, logs, _ = network.forward(observation, info["action_mask"].astype(bool))
            observation, reward, over, _, info = table.step(int(np.argmax(logs)))
        won += float(reward) == 1.0
    return won


def wilson(won: int, games: int) -> tuple[float, float]:
    """The 95 % Wilson interval of a share."""
    z = 1.96
    share = won / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return middle - half, middle + half


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--updates", type=int, default=250, help="number of updates")
    parser.add_argument("--games", type=int, default=32, help="games per update")
    parser.add_argument("--seats", type=int, default=2, help="number of seats")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--test", type=int, default=400, help="number of test games")
    given = parser.parse_args()
    network = train(given.updates, given.games, given.seats, given.seed)
    won = wins(network, given.test, given.seats, seed=1_000_000)
    low, high = wilson(won, given.test)
    print(f"{won} of {given.test} games won against random: {won / given.test:.1%} ({low:.1%} to {high:.1%})")


if __name__ == "__main__":
    main()
