"""One game of the arena: bots play from their views, and the outcome with its times is plain data."""

import hashlib
import random
import time
from dataclasses import asdict, dataclass
from typing import Any

from bywater.arena.plan import SET_UPS, Fixture
from bywater.arena.seeds import Streams, seed_of
from bywater.bots import make_bot
from bywater.bots.safe import SafePlayer, allowance_of
from bywater.core.errors import BywaterError
from bywater.core.seats import CHANCE, OVER
from bywater.registry import load


@dataclass(frozen=True)
class Outcome:
    """The outcome of one game; the tuples have one entry per seat. A move is a choice between several actions."""

    level: int
    round: int
    seating: tuple[str, ...]
    returns: tuple[float, ...]
    score: tuple[int, ...]
    ending: str
    actions: int
    moves: tuple[int, ...]
    seconds: tuple[float, ...]
    slowest: tuple[float, ...]
    fallbacks: tuple[int, ...]
    overruns: tuple[int, ...]
    line: str
    """A digest of all actions; equal games have equal digests."""

    @property
    def key(self) -> tuple[int, int, tuple[str, ...]]:
        """What identifies the game in its plan: level, round and seating."""
        return self.level, self.round, self.seating

    def plain(self) -> dict[str, Any]:
        """The outcome as plain data."""
        return asdict(self)


def read_outcome(plain: dict[str, Any]) -> Outcome:
    """Read an outcome from plain data."""
    fields: dict[str, Any] = {name: tuple(value) if isinstance(value, list) else value for name, value in plain.items()}
    return Outcome(**fields)


class _Seat:
    """A player with its move times."""

    def __init__(self, fixture: Fixture, seat: int) -> None:
        spec = fixture.seating[seat]
        rng = random.Random(seed_of(fixture.root, "seat", seat))
        player = make_bot(spec, load(fixture.game), rng)
        self.player = SafePlayer(player, spec, allowance_of(player))
        self.moves = 0
        self.seconds = 0.0
        self.slowest = 0.0

    def choose(self, view: dict[str, Any]) -> int:
        several = len(view["legal"]) > 1
        began = time.perf_counter()
        action = self.player.choose(view)
        if several:
            took = time.perf_counter() - began
            self.moves += 1
            self.seconds += took
            self.slowest = max(self.slowest, took)
        return action


def play(fixture: Fixture) -> Outcome:
    """Play one game to its end."""
    game = load(fixture.game)
    state = game.start(len(fixture.seating), **fixture.options)
    chance = Streams(f"{fixture.root} chance")
    dealer = Streams(f"{fixture.root} set-up")
    seats = [_Seat(fixture, seat) for seat in range(state.seats)]
    set_up = SET_UPS[game.id] if fixture.dealt else None
    actions: list[int] = []
    while (actor := state.actor) != OVER:
        if actor == CHANCE:
            action = int(state.roll(chance[state.chance_source]))
        elif set_up is not None and state.decision.kind == set_up:
            action = dealer[str(actor)].choice(list(state.legal()))
        else:
            action = seats[actor].choose(state.view(actor))
        state.apply(action)
        actions.append(action)
        if len(actions) > game.max_length:
            raise BywaterError(f"the game is longer than its max_length of {game.max_length}")
    return Outcome(
        level=fixture.level,
        round=fixture.round,
        seating=fixture.seating,
        returns=tuple(state.returns()),
        score=tuple(state.score()),
        ending=state.ending(),
        actions=len(actions),
        moves=tuple(seat.moves for seat in seats),
        seconds=tuple(round(seat.seconds, 6) for seat in seats),
        slowest=tuple(round(seat.slowest, 6) for seat in seats),
        fallbacks=tuple(seat.player.fallbacks for seat in seats),
        overruns=tuple(seat.player.overruns for seat in seats),
        line=hashlib.sha256(",".join(map(str, actions)).encode()).hexdigest()[:16],
    )
