"""HTTP routes of guided first games: start one, and its words."""

from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from bywater.lessons import lesson_words
from bywater.server.errors import Refusal
from bywater.server.lessons.policy import new_lesson
from bywater.server.transport.http import (
    display_name,
    handle_refusals,
    json_response,
    known_games,
    limit_creation,
    lobby_of,
    read_body,
)
from bywater.server.transport.sessions import guest_of
from bywater.words import LANGUAGES


class NewLesson(msgspec.Struct, forbid_unknown_fields=True):
    game: str


async def start_lesson(request: Request) -> Response:
    """Create the table of a guided first game; returns its code."""
    guest = guest_of(request)
    limit_creation(request, guest)
    new = await read_body(request, NewLesson)
    if new.game not in known_games():
        raise Refusal("refused-no-lesson")
    (stored, owners), lines = new_lesson(new.game, guest, await display_name(request, guest))
    return json_response({"code": await lobby_of(request).add(stored, owners, lines)})


async def words(request: Request) -> Response:
    """The words of a lesson in one language."""
    lang, game = request.path_params["lang"], request.path_params["game"]
    if lang not in LANGUAGES or game not in known_games():
        return PlainTextResponse("", 404)
    return PlainTextResponse(lesson_words(game, lang), headers={"cache-control": "no-cache"})


ROUTES: Final = [
    Route("/api/lessons", handle_refusals(start_lesson), methods=["POST"]),
    Route("/words/{lang}/lesson/{game}.ftl", words),
]
