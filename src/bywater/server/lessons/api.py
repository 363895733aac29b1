"""How a guided first game begins, and its words."""

from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from bywater.lessons import lesson_words
from bywater.server.tables.api import answer, body, guarded, hall_of, known_games, name_of, slowly
from bywater.server.tables.viewers import Refusal
from bywater.server.transport.sessions import guest_of
from bywater.words import LANGUAGES


class NewLesson(msgspec.Struct, forbid_unknown_fields=True):
    game: str


async def new_lesson(request: Request) -> Response:
    guest = guest_of(request)
    slowly(request, guest)
    new: NewLesson = await body(request, NewLesson)
    if new.game not in known_games():
        raise Refusal("refused-no-lesson")
    return answer({"code": await hall_of(request).learn(new.game, guest, await name_of(request, guest))})


async def words(request: Request) -> Response:
    lang, game = request.path_params["lang"], request.path_params["game"]
    if lang not in LANGUAGES or game not in known_games():
        return PlainTextResponse("", 404)
    return PlainTextResponse(lesson_words(game, lang), headers={"cache-control": "no-cache"})


ROUTES: Final = [
    Route("/api/lessons", guarded(new_lesson), methods=["POST"]),
    Route("/words/{lang}/lesson/{game}.ftl", words),
]
