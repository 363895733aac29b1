"""One seeded random game, step by step, with all that is needed to come to the same place again."""

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bywater.core.codes import CHANCE, OVER, WATCHER
from bywater.core.game import Game
from bywater.core.state import Position, State
from bywater.testing.faults import Fault


class Walk:
    """A random game. Iterating gives the state before each action, and once more when the game is over."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, Any],
        seed: int,
        start: Position | None = None,
    ) -> None:
        """A game from its beginning, or from a position, which then says seats and options itself."""
        self.game = game
        self.options = dict(options) if start is None else dict(start.get("options", {}))
        self.seed = seed
        self.start = start
        self.wanted_seats = seats
        self.state: State = self.begin()
        self.seats = int(self.state.seats)
        self.actions: list[int] = []
        self.next = -1
        """The action that follows the state that iteration has just given; -1 at the end."""
        # What is played, and what a check draws for itself, come from two streams:
        # so all checks of one seed see the same game.
        self.moves = random.Random(seed)
        self.rng = random.Random(seed + 1_000_003)

    def begin(self) -> State:
        """The first state, made anew."""
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
            self.need(len(self.actions) <= self.game.max_length, f"the game is longer than {self.game.max_length}")

    def viewers(self) -> list[int]:
        """Every seat, and the watcher."""
        return [*range(self.seats), WATCHER]

    def audiences(self) -> list[object]:
        """Every seat, the watcher, and one person on all seats."""
        return [*self.viewers(), tuple(range(self.seats))]

    def sometimes(self, every: int) -> bool:
        """True at one in so many steps: for what is too slow to do at each."""
        return self.rng.random() * every < 1

    def some(self, codes: Sequence[int], number: int) -> list[int]:
        """So many of the codes, or all if there are no more."""
        return self.rng.sample(codes, min(number, len(codes)))

    def need(self, holds: bool, what: str) -> None:
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
    """A random action of whoever is to act, chance included."""
    if state.actor == CHANCE:
        return int(state.roll(rng))
    return int(rng.choice(list(state.legal())))


def open_codes(state: State) -> list[int]:
    """All codes that can be applied now, chance included."""
    if state.actor == CHANCE:
        return [code for code, _ in state.chances()]
    return [int(code) for code in state.legal()]
