"""The set-up of a challenge, and whether a game can be one."""

from typing import Any

from msgspec import Struct

from bywater.bots import bots_for, partner
from bywater.core.game import IDENTICAL
from bywater.core.options import resolve_options
from bywater.registry import load
from bywater.server.errors import Refusal
from bywater.server.storage.interface import StoredSeat, StoredTable

PERSON = "me"


class Setup(Struct):
    """A game, its options, and "me" or "bot:NAME" by seat. Chance is not part of it."""

    game: str
    options: dict[str, Any]
    who: list[str]
    rules: int = 1
    """The version of the rules under which the options were chosen."""

    @property
    def own(self) -> list[int]:
        """The seats of the person."""
        return [seat for seat, who in enumerate(self.who) if who == PERSON]


def validate_setup(game_id: str, options: dict[str, Any], who: list[str]) -> Setup:
    """The set-up of a challenge: one person, and bots of named levels.

    Several seats may be the person's only in cooperative games.
    """
    game = load(game_id)
    options = resolve_options(game.options, options)
    seats = [PERSON if entry in ("me", "here") else entry for entry in who]
    bots = {f"bot:{name}" for name in bots_for(game)}
    if len(who) not in game.seats or not set(seats) <= {PERSON, *bots}:
        raise Refusal("refused-challenge-chairs")
    people = seats.count(PERSON)
    if people < 1 or (people > 1 and game.utility_of(options) != IDENTICAL):
        raise Refusal("refused-challenge-chairs")
    return Setup(game_id, options, seats, game.rules)


def setup_of_table(stored: StoredTable, own: list[int]) -> Setup:
    """The set-up of a finished game; other people are replaced by bots of the default level."""
    bots = [seat.bot or partner(load(stored.game)) for seat in stored.seats]
    who = [PERSON if seat in own else f"bot:{bot}" for seat, bot in enumerate(bots)]
    return validate_setup(stored.game, load(stored.game).options_under(stored.options, stored.rules), who)


def stored_seats(setup: Setup, name: str) -> list[StoredSeat]:
    """The seats of an attempt."""
    return [
        StoredSeat("person", name) if who == PERSON else StoredSeat("bot", bot=who.partition(":")[2])
        for who in setup.who
    ]
