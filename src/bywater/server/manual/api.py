"""HTTP routes of manuals: text, figures, links and sources, which browsers cache and revalidate."""

from collections.abc import Callable
from functools import lru_cache
from hashlib import sha256
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from bywater.server.manual.figures import frames
from bywater.server.manual.links import links
from bywater.server.manual.render import manual_html, research_html
from bywater.server.manual.sources import sources
from bywater.server.transport import static
from bywater.server.transport.http import known_games
from bywater.words import LANGUAGES

_HTML: Final = "text/html; charset=utf-8"
_PARTS: Final[dict[str, Callable[[str], Any]]] = {"figures": frames, "links": links, "sources": sources}


async def manual(request: Request) -> Response:
    """The text of a manual in one language, or its figures, links or sources."""
    found = _part(request.path_params["game"], request.path_params["part"])
    if found is None:
        return PlainTextResponse("", 404)
    return _respond(request, found)


async def research(request: Request) -> Response:
    """The page for researchers. It is in English, as all docs."""
    html = research_html()
    return _respond(request, _tagged(html.encode(), _HTML)) if html else PlainTextResponse("", 404)


def _respond(request: Request, found: tuple[bytes, str, str]) -> Response:
    content, kind, tag = found
    headers = {"cache-control": "no-cache", "etag": tag}
    known = [one.strip().removeprefix("W/") for one in request.headers.get("if-none-match", "").split(",")]
    if tag in known:
        return Response(status_code=304, headers=headers)
    return Response(content, headers=headers, media_type=kind)


@lru_cache(256)
def _part(game: str, part: str) -> tuple[bytes, str, str] | None:
    if game not in known_games() or (part not in LANGUAGES and part not in _PARTS):
        return None
    if part in _PARTS:
        return _tagged(msgspec.json.encode(_PARTS[part](game)), "application/json")
    return _tagged(manual_html(game, part).encode(), _HTML)


def _tagged(content: bytes, kind: str) -> tuple[bytes, str, str]:
    return content, kind, f'"{sha256(content).hexdigest()[:20]}"'


async def page(request: Request) -> Response:
    """The page of a manual; 404 for an unknown game."""
    return static.page(request, 200 if request.path_params["game"] in known_games() else 404)


ROUTES: Final = [
    Route("/manual/research", research),
    Route("/manual/{game}/{part}", manual),
    Route("/about/research", static.index),
    Route("/rules/{game}", page),
]
