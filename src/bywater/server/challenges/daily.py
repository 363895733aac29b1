"""One challenge a day for each cooperative game: its id is the date, and the rest comes from the server's secret."""

import datetime
from typing import Any, Final

from bywater.bots import partner
from bywater.core.game import IDENTICAL
from bywater.registry import game_ids, load
from bywater.server.challenges.chance import Chance
from bywater.server.challenges.setup import PERSON, SetUp, checked

BACK: Final = 60
"""So many days before today can still be played."""

Levels = list[tuple[int, dict[str, Any]]]

LEVELS: Final[dict[str, Levels]] = {
    "quest": [(2, {"sauron": 15}), (3, {"sauron": 15}), (3, {"sauron": 12}), (4, {"sauron": 12}), (4, {"sauron": 10})],
    "fate": [(seats, {"level": level}) for level in ("introductory", "standard") for seats in (2, 3)],
}
"""Seats and options that the days take turns with."""


def today() -> datetime.date:
    return datetime.datetime.now(datetime.UTC).date()


def daily_id(game: str, day: datetime.date) -> str:
    return f"daily-{game}-{day.isoformat()}"


def daily_games() -> list[str]:
    """The games that have one."""
    return [id for id in game_ids() if id in LEVELS and load(id).utility == IDENTICAL]


def day_of(id: str) -> tuple[str, datetime.date] | None:
    """Game and day of such an id."""
    word, _, rest = id.partition("-")
    game, _, date = rest.partition("-")
    if word != "daily" or game not in daily_games():
        return None
    try:
        day = datetime.date.fromisoformat(date)
    except ValueError:
        return None
    return (game, day) if id == daily_id(game, day) else None


def is_open(id: str, now: datetime.date) -> bool:
    """Whether it can be taken up: of a day's, if that day has come and is not too long ago; any other always."""
    if not id.startswith("daily-"):
        return True
    found = day_of(id)
    return found is not None and 0 <= (now - found[1]).days <= BACK


def daily_set_up(game: str, chance: Chance) -> SetUp:
    """What is played that day: one seat for whoever opens it, good partners in the others."""
    levels = LEVELS[game]
    seats, options = levels[chance.number("level") % len(levels)]
    return checked(game, options, [PERSON] + [f"bot:{partner(load(game))}"] * (seats - 1))
