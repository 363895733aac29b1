"""The figures of a manual: the positions in `manual/figures.toml`, as frames for a viewer."""

import tomllib
from functools import lru_cache

from bywater.registry import load
from bywater.server.manual.render import folder_of
from bywater.server.tables.feed import Feed
from bywater.server.transport.messages import Frame


@lru_cache
def frames(game: str) -> dict[str, Frame]:
    """The frames of all positions, by name."""
    file = folder_of(game) / "figures.toml"
    given = tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return {name: _frame(game, one["seats"], one["position"]) for name, one in given.items()}


def _frame(game: str, seats: list[int], position: dict[str, object]) -> Frame:
    played = load(game)
    feed = Feed(played, seats)
    news = feed.observe(played.position(position))
    return feed.frame(news or [])
