"""What the pictures of a manual show: positions of `manual/figures.toml`, as a viewer at the table is shown them."""

import tomllib
from functools import lru_cache

from bywater.registry import load
from bywater.server.manual.render import folder_of
from bywater.server.tables.feed import Feed
from bywater.server.transport.messages import Frame


@lru_cache
def frames(game: str) -> dict[str, Frame]:
    """One frame for each position, by its name."""
    file = folder_of(game) / "figures.toml"
    given = tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return {name: _frame(game, one["seats"], one["position"]) for name, one in given.items()}


def _frame(game: str, seats: list[int], position: dict[str, object]) -> Frame:
    played = load(game)
    feed = Feed(played, seats)
    news = feed.look(played.position(position))
    return feed.frame(news or [])
