"""Daily challenges of the cooperative games: the id is the date, and all else follows from the server's secret."""

import datetime
from typing import Any, Final

from bywater.bots import partner
from bywater.core.game import IDENTICAL
from bywater.registry import game_ids, load
from bywater.server.challenges.chance import Chance
from bywater.server.challenges.setup import PERSON, Setup, validate_setup

MAX_AGE: Final = 60
"""Days for which a daily challenge can be started."""

Levels = list[tuple[int, dict[str, Any]]]

LEVELS: Final[dict[str, Levels]] = {
    "quest": [(2, {"sauron": 15}), (3, {"sauron": 15}), (3, {"sauron": 12}), (4, {"sauron": 12}), (4, {"sauron": 10})],
    "fate": [(seats, {"level": level}) for level in ("introductory", "standard") for seats in (2, 3)],
}
"""The numbers of seats and the options to choose from, by game."""


def today() -> datetime.date:
    return datetime.datetime.now(datetime.UTC).date()


def daily_id(game: str, day: datetime.date) -> str:
    return f"daily-{game}-{day.isoformat()}"


def daily_games() -> list[str]:
    """The games that have daily challenges."""
    return [id for id in game_ids() if id in LEVELS and load(id).utility == IDENTICAL]


def parse_daily_id(id: str) -> tuple[str, datetime.date] | None:
    """The game and the day of a daily challenge; None for other ids."""
    prefix, _, rest = id.partition("-")
    game, _, date = rest.partition("-")
    if prefix != "daily" or game not in daily_games():
        return None
    try:
        day = datetime.date.fromisoformat(date)
    except ValueError:
        return None
    return (game, day) if id == daily_id(game, day) else None


def is_open(id: str, now: datetime.date) -> bool:
    """Whether a challenge can be started. Daily ones can from their day on, until they are too old; others always."""
    if not id.startswith("daily-"):
        return True
    found = parse_daily_id(id)
    return found is not None and 0 <= (now - found[1]).days <= MAX_AGE


def daily_setup(game: str, chance: Chance) -> Setup:
    """The set-up of a day: the first seat for a person, bots of the default level in the others."""
    levels = LEVELS[game]
    seats, options = levels[chance.number("level") % len(levels)]
    return validate_setup(game, options, [PERSON] + [f"bot:{partner(load(game))}"] * (seats - 1))
