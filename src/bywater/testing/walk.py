"""A seeded random game that can be reproduced from its error message."""

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bywater.core.game import Game
from bywater.core.seats import CHANCE, OVER, WATCHER
from bywater.core.state import Position, State
from bywater.testing.faults import Fault


class Walk:
    """A random game. Iterating yields the state before each action and at the end."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, Any],
        seed: int,
        start: Position | None = None,
    ) -> None:
        """A game from its beginning, or from a position, which has its own seats and options."""
        self.game = game
        self.options = dict(options) if start is None else dict(start.get("options", {}))
        self.seed = seed
        self.start = start
        self.wanted_seats = seats
        self.state: State = self.new_state()
        self.seats = int(self.state.seats)
        self.actions: list[int] = []
        self.next = -1
        """The action that follows the state yielded last; -1 at the end."""
        # Two streams: all checks with one seed see the same game, independent of their own draws.
        self.moves = random.Random(seed)
        self.rng = random.Random(seed + 1_000_003)

    def new_state(self) -> State:
        """A new first state."""
        if self.start is not None:
            return self.game.position(self.start)
        return self.game.start(self.wanted_seats, **self.options)

    def __iter__(self) -> Iterator[State]:
        self.state.open_journal()
        while True:
            over = self.state.actor == OVER
            self.next = -1 if over else choose(self.state, self.moves)
            yield self.state
            if over:
                return
            self.state.apply(self.next)
            self.actions.append(self.next)
            self.check(
                len(self.actions) <= self.game.max_length, f"expected at most {self.game.max_length} actions, got more"
            )

    def viewers(self) -> list[int]:
        """All seats and the watcher."""
        return [*range(self.seats), WATCHER]

    def audiences(self) -> list[object]:
        """All seats, the watcher, and the group of all seats."""
        return [*self.viewers(), tuple(range(self.seats))]

    def sometimes(self, every: int) -> bool:
        """True at one of `every` steps, for checks that are too slow for each step."""
        return self.rng.random() * every < 1

    def sample_codes(self, codes: Sequence[int], number: int) -> list[int]:
        """A sample of this number of codes, or all of them."""
        return self.rng.sample(codes, min(number, len(codes)))

    def check(self, holds: bool, what: str) -> None:
        """Raise a Fault that lists the actions so far unless the condition holds."""
        if not holds:
            raise Fault(f"{what}\n{self}")

    def __str__(self) -> str:
        lines = [
            f"{self.game.id} with {self.seats} seats, options {self.options}, seed {self.seed}",
            *([f"from {self.start}"] if self.start is not None else []),
            f"after {len(self.actions)} actions:",
            *[self.game.notation(action) for action in self.actions],
        ]
        return "\n".join(lines)


def choose(state: State, rng: random.Random) -> int:
    """A random action of the actor, or a chance outcome."""
    if state.actor == CHANCE:
        return int(state.roll(rng))
    return int(rng.choice(list(state.legal())))


def open_codes(state: State) -> list[int]:
    """All codes that can be applied now, chance outcomes included."""
    if state.actor == CHANCE:
        return [code for code, _ in state.chances()]
    return [int(code) for code in state.legal()]
