"""Batches of games played by bots, and their results."""

import random
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from bywater.bots import make_bot
from bywater.core.errors import BywaterError
from bywater.core.game import Game
from bywater.core.playout import playout
from bywater.core.seats import CHANCE, OVER
from bywater.core.state import State
from bywater.registry import load


@dataclass(frozen=True)
class Batch:
    """Games that are played in one process. Equal batches give equal games on any machine."""

    game: str
    seats: int
    options: dict[str, Any]
    who: tuple[str, ...]
    seed: str
    games: int
    coverage: bool = False


@dataclass
class Tally:
    """The added results of games."""

    games: int = 0
    actions: int = 0
    shortest: int = 0
    longest: int = 0
    wins: Counter[int] = field(default_factory=Counter)
    draws: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    used: Counter[str] = field(default_factory=Counter)

    def count(self, state: State, actions: int) -> None:
        """Add a game. The winners are the seats with the best return, if it is positive."""
        self.shortest = min(self.shortest, actions) if self.games else actions
        self.longest = max(self.longest, actions)
        self.games += 1
        self.actions += actions
        self.endings[state.ending()] += 1
        returns = state.returns()
        best = max(returns)
        if best <= 0:
            self.draws += 1
            return
        for seat, gained in enumerate(returns):
            if gained == best:
                self.wins[seat] += 1

    def add(self, other: "Tally") -> None:
        if other.games:
            self.shortest = min(self.shortest, other.shortest) if self.games else other.shortest
        self.longest = max(self.longest, other.longest)
        self.games += other.games
        self.actions += other.actions
        self.draws += other.draws
        self.wins.update(other.wins)
        self.endings.update(other.endings)
        self.used.update(other.used)


def play_batch(batch: Batch) -> Tally:
    """Play the games of a batch, by compiled playouts if every seat plays at random."""
    game = load(batch.game)
    start = game.start(batch.seats, **batch.options)
    tally = Tally()
    if set(batch.who) == {"random"} and not batch.coverage:
        from librt.random import Random

        fast = Random(random.Random(batch.seed).getrandbits(62))
        for _ in range(batch.games):
            state = start.clone()
            tally.count(state, playout(state, fast, game.max_length))
        return tally
    rng = random.Random(batch.seed)
    for _ in range(batch.games):
        state = start.clone()
        tally.count(state, _play(game, state, batch, rng, tally.used))
    return tally


def _play(game: Game, state: State, batch: Batch, rng: random.Random, used: Counter[str]) -> int:
    """Play one game with bots. Returns the number of actions."""
    bots = [make_bot(name, game, rng) for name in batch.who]
    actions = 0
    while (actor := state.actor) != OVER:
        action = state.roll(rng) if actor == CHANCE else bots[actor].choose(state.view(actor))
        if batch.coverage:
            used.update(game.coverage(state, action))
        state.apply(action)
        actions += 1
        if actions > game.max_length:
            raise BywaterError(f"the game is longer than its max_length of {game.max_length}")
    return actions
