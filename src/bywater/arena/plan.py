"""Plans: which bots play each other, with which options, how often, and from which seed."""

import json
from dataclasses import asdict, dataclass, field
from itertools import combinations
from typing import Any, Final

from bywater.arena.errors import ArenaError
from bywater.core.game import IDENTICAL, Game
from bywater.core.options import resolve_options
from bywater.registry import load
from bywater.version import VERSION

SET_UPS: Final = {"confrontation": "place"}
"""The kind of set-up decisions of each game with a secret set-up; with `dealt`, bots don't make them."""


@dataclass(frozen=True)
class Fixture:
    """One game to be played. Its outcome depends only on this data, so any process may play it at any time."""

    game: str
    options: dict[str, Any]
    level: int
    round: int
    seating: tuple[str, ...]
    root: str
    """The root of the seeds of chance and of the seats, equal for all games of a round."""
    dealt: bool

    @property
    def key(self) -> tuple[int, int, tuple[str, ...]]:
        """What identifies the game in its plan: level, round and seating."""
        return self.level, self.round, self.seating


@dataclass(frozen=True)
class Plan:
    """A tournament. In competitive games each pair of bots meets; in cooperative games each bot plays all seats.

    In a competitive round each bot of a pair takes every seat once while the other bot has all other seats: with two
    seats, these are two games with the sides swapped. In a cooperative round every bot plays one game at every level.
    All games of a round have the same seeds of chance and of the seats. `levels` are options that are compared with
    each other, such as `({"sauron": 15}, {"sauron": 12})`. With `dealt` the secret set-up is drawn from the seed, the
    same in both games of a pair. With `mirror` each bot also plays one game per round against itself, which measures
    the advantage of each seat.
    """

    game: str
    bots: tuple[str, ...]
    rounds: int = 100
    seats: int = 0
    options: dict[str, Any] = field(default_factory=dict)
    levels: tuple[dict[str, Any], ...] = ({},)
    seed: int = 0
    dealt: bool = False
    mirror: bool = False

    def __post_init__(self) -> None:
        game = load(self.game)
        object.__setattr__(self, "bots", tuple(self.bots))
        object.__setattr__(self, "levels", tuple(self.levels))
        object.__setattr__(self, "seats", game.check_seats(self.seats))
        if not self.bots or self.rounds < 1 or not self.levels:
            raise ArenaError("empty", "expected at least one bot, one round and one level")
        resolved = [resolve_options(game.options, self.options_at(level)) for level in range(len(self.levels))]
        for options in resolved:
            game._new_state(self.seats, options)  # options that exclude each other are refused here
        if len(set(self.bots)) < len(self.bots):
            raise ArenaError("twice", "expected each bot once, got one twice")
        if len({game.utility_of(options) for options in resolved}) > 1 or (
            self.is_competitive and len(self.levels) > 1
        ):
            raise ArenaError("levels", "expected one level: levels are compared only in cooperative games")
        if any(options in resolved[:level] for level, options in enumerate(resolved)):
            raise ArenaError("levels-twice", "expected each level once, got one twice")
        if self.is_competitive and len(self.bots) < 2 and not self.mirror:
            raise ArenaError("alone", "expected at least two bots, got one")
        if self.mirror and not self.is_competitive:
            raise ArenaError("mirror", "expected a competitive game for mirror games, got a cooperative one")
        if self.dealt and self.game not in SET_UPS:
            raise ArenaError("dealt", "expected a game with a secret set-up to deal, got {game}", game=self.game)

    @property
    def is_competitive(self) -> bool:
        """Whether the seats play against each other."""
        game: Game = load(self.game)
        return game.utility_of(resolve_options(game.options, self.options_at(0))) != IDENTICAL

    def options_at(self, level: int) -> dict[str, Any]:
        """The options of all games at this level."""
        return {**self.options, **self.levels[level]}

    def fixtures(self) -> list[Fixture]:
        """All games, round by round, so that an interrupted arena has played all pairings about equally often."""
        return [fixture for number in range(self.rounds) for fixture in self._round(number)]

    def _round(self, number: int) -> list[Fixture]:
        if not self.is_competitive:
            root = json.dumps([self.seed, number])
            return [
                self._fixture(level, number, (bot,) * self.seats, root)
                for level in range(len(self.levels))
                for bot in self.bots
            ]
        against_itself = [
            self._fixture(0, number, (bot,) * self.seats, json.dumps([self.seed, [bot], number]))
            for bot in self.bots
            if self.mirror
        ]
        return against_itself + [
            # Seeds depend on names: neither a third bot nor another order changes the games of these two.
            self._fixture(0, number, seating, json.dumps([self.seed, sorted(pair), number]))
            for pair in combinations(self.bots, 2)
            for seating in seatings(*pair, self.seats)
        ]

    def _fixture(self, level: int, number: int, seating: tuple[str, ...], root: str) -> Fixture:
        return Fixture(self.game, self.options_at(level), level, number, seating, root, self.dealt)

    def plain(self) -> dict[str, Any]:
        """The plan as plain data, with the versions on which its games depend."""
        versions = {"rules": load(self.game).rules, "version": VERSION}
        whole: dict[str, Any] = json.loads(json.dumps({**asdict(self), **versions}))
        return whole


def seatings(one: str, other: str, seats: int) -> list[tuple[str, ...]]:
    """The seatings in which one of two bots has one seat and the other bot has all other seats.

    >>> seatings("a", "b", 2)
    [('a', 'b'), ('b', 'a')]
    >>> seatings("a", "b", 3)[:4]
    [('a', 'b', 'b'), ('b', 'a', 'b'), ('b', 'b', 'a'), ('b', 'a', 'a')]
    """
    found = [
        tuple(alone if place == seat else many for place in range(seats))
        for alone, many in ((one, other), (other, one))
        for seat in range(seats)
    ]
    return list(dict.fromkeys(found))
