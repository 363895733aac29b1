"""The manual and what belongs to it: plain files for a browser, which may keep them and ask whether they changed."""

from collections.abc import Callable
from functools import lru_cache
from hashlib import sha256
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from bywater.registry import game_ids
from bywater.server.manual.figures import frames
from bywater.server.manual.links import links
from bywater.server.manual.render import manual_html, research_html
from bywater.server.manual.sources import told
from bywater.server.tables.api import known_games
from bywater.server.transport import static as page_files
from bywater.words import LANGUAGES

_HTML: Final = "text/html; charset=utf-8"
_PARTS: Final[dict[str, Callable[[str], Any]]] = {"figures": frames, "links": links, "sources": told}


async def manual(request: Request) -> Response:
    """The text of a manual in a language, or what belongs to it in all of them."""
    found = _made(request.path_params["game"], request.path_params["part"])
    if found is None:
        return PlainTextResponse("", 404)
    return _answer(request, found)


async def research(request: Request) -> Response:
    """The page for researchers, in English as all docs are."""
    html = research_html()
    return _answer(request, _tagged(html.encode(), _HTML)) if html else PlainTextResponse("", 404)


def _answer(request: Request, found: tuple[bytes, str, str]) -> Response:
    content, kind, tag = found
    headers = {"cache-control": "no-cache", "etag": tag}
    known = [one.strip().removeprefix("W/") for one in request.headers.get("if-none-match", "").split(",")]
    if tag in known:
        return Response(status_code=304, headers=headers)
    return Response(content, headers=headers, media_type=kind)


@lru_cache
def _games() -> frozenset[str]:
    return frozenset(game_ids())


@lru_cache(256)
def _made(game: str, part: str) -> tuple[bytes, str, str] | None:
    if game not in _games() or (part not in LANGUAGES and part not in _PARTS):
        return None
    if part in _PARTS:
        return _tagged(msgspec.json.encode(_PARTS[part](game)), "application/json")
    return _tagged(manual_html(game, part).encode(), _HTML)


def _tagged(content: bytes, kind: str) -> tuple[bytes, str, str]:
    return content, kind, f'"{sha256(content).hexdigest()[:20]}"'


async def page(request: Request) -> Response:
    """The page of a manual, if there is that game."""
    return page_files.page(request, 200 if request.path_params["game"] in known_games() else 404)


ROUTES: Final = [
    Route("/manual/research", research),
    Route("/manual/{game}/{part}", manual),
    Route("/about/research", page_files.index),
    Route("/rules/{game}", page),
]
