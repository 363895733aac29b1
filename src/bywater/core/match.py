"""A match: the same players play several games, change seats after each, and add up their points."""

from bywater.core.errors import BadSeats, BywaterError
from bywater.core.game import Game
from bywater.core.options import resolve_options
from bywater.core.record import Record


class Match:
    """One game per seat, so that every player takes every seat once."""

    def __init__(self, game: Game, players: list[str], options: dict[str, object] | None = None) -> None:
        self.game = game
        self.players = players
        self.options = resolve_options(game.options, options or {})
        self.records: list[Record] = []
        self.points = [0] * len(players)
        if len(players) not in game.seats:
            raise BadSeats(f"{game.id}: expected {', '.join(map(str, game.seats))} players, got {len(players)}")

    def __repr__(self) -> str:
        standing = ", ".join(f"{player} {points}" for player, points in zip(self.players, self.points, strict=True))
        return f"<Match of {self.game.id}: {len(self.records)} of {len(self.players)} games played, {standing}>"

    @property
    def is_over(self) -> bool:
        """Whether all games of the match have been played."""
        return len(self.records) == len(self.players)

    def seating(self) -> list[str]:
        """Return the players by seat in the next game: after each game, every player moves one seat on."""
        shift = len(self.records) % len(self.players)
        return self.players[shift:] + self.players[:shift]

    def add(self, record: Record) -> list[int]:
        """Add a finished game. Returns the points of each player, in the order of `players`."""
        if self.is_over:
            raise BywaterError("expected a game of an open match, got another one: the match is over; start a new one")
        state = self.game.replay(record)
        if not state.ending():
            raise BywaterError("expected a finished game, got one that is not over")
        if state.seats != len(self.players):
            raise BadSeats(f"expected a game of {len(self.players)} seats, got one of {state.seats}")
        if self.game.record_options(record) != self.options:
            raise BywaterError("expected a game with the options of the match, got other options")
        score = state.score()
        # by index, not by name: two players may have the same name
        number = len(self.players)
        gained = [score[(place - len(self.records)) % number] for place in range(number)]
        self.points = [before + more for before, more in zip(self.points, gained, strict=True)]
        self.records.append(record)
        return gained

    def leaders(self) -> list[str]:
        """Return the players with the most points: more than one if the win is shared."""
        return [player for player, points in zip(self.players, self.points, strict=True) if points == max(self.points)]
