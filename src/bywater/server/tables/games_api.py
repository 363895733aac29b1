"""HTTP routes of the games: their list, and their words."""

from functools import lru_cache
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from bywater.bots import opponents
from bywater.core.game import IDENTICAL
from bywater.lessons import has_lesson
from bywater.registry import game_ids, load
from bywater.server.tables.feed import first_game_of
from bywater.server.transport.http import handle_refusals, known_games
from bywater.words import LANGUAGES, page_words

DEFAULT_BOTS: Final = ("random", "mo-ismcts")
"""The bots of games without a ladder."""


async def games(_: Request) -> Response:
    """All games with their options and bots."""
    return Response(_games(), media_type="application/json")


@lru_cache
def _games() -> bytes:
    found = []
    for id in game_ids():
        game = load(id)
        found.append(
            {
                "id": id,
                "seats": list(game.seats),
                "seat_names": list(game.seat_names),
                "options": [option.plain() for option in game.options],
                "bots": opponents(game) or list(DEFAULT_BOTS),
                "coop": game.utility == IDENTICAL,
                "lesson": has_lesson(id),
                "first_game": first_game_of(game),
            }
        )
    return msgspec.json.encode(found)


async def words(request: Request) -> Response:
    """The words of a game, or the common ones, in one language."""
    lang, name = request.path_params["lang"], request.path_params["name"]
    if lang not in LANGUAGES or (name != "common" and name not in known_games()):
        return PlainTextResponse("", 404)
    text = _words(lang, "" if name == "common" else name)
    return PlainTextResponse(text, headers={"cache-control": "no-cache"})


@lru_cache
def _words(lang: str, game: str) -> str:
    return page_words(lang, game or None)


ROUTES: Final = [
    Route("/api/games", handle_refusals(games)),
    Route("/words/{lang}/{name}.ftl", words),
]
