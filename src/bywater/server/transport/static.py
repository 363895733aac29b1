"""The built page: its files, already compressed where that helps, and one index for every address of the page."""

import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

PAGE: Final = Path(__file__).parents[1] / "page"
FOR_EVER: Final = "public, max-age=31536000, immutable"
NO_PAGES: Final = frozenset({"api", "assets", "health", "icons", "manual", "words", "ws"})
"""What stands under these is not for reading."""
_TYPES: Final = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
    ".md": "text/plain",  # to be read: some browsers would only save it otherwise
}


def built() -> bool:
    return (PAGE / "index.html").is_file()


async def file(request: Request) -> Response:
    """A file of the page; its name has a digest in it, so it never changes."""
    return _answer(request, "assets/" + request.path_params["path"], FOR_EVER)


async def index(request: Request) -> Response:
    return page(request)


def page(request: Request, status: int = 200) -> Response:
    return _answer(request, "index.html", "no-cache", status)


async def lost(request: Request, _: Exception) -> Response:
    """An address that there is not. Whoever typed it gets the page, which says so and leads on."""
    first = request.url.path.split("/")[1]
    read = request.method in ("GET", "HEAD") and "text/html" in request.headers.get("accept", "")
    if not read or first in NO_PAGES:
        return PlainTextResponse("Not Found", 404)
    return page(request, 404)


async def icon(request: Request) -> Response:
    return _answer(request, "favicon.svg", "max-age=86400")


async def app_file(request: Request) -> Response:
    """What makes the page an app: asked for anew each time, so that nobody is left with old code."""
    return _answer(request, request.url.path.removeprefix("/"), "no-cache")


def _answer(request: Request, name: str, caching: str, status: int = 200) -> Response:
    zipped = "gzip" in request.headers.get("accept-encoding", "")
    found = _read(name, zipped)
    if found is None:
        return PlainTextResponse("", 404)
    content, encoded = found
    headers = {"cache-control": caching, "vary": "accept-encoding"}
    if encoded:
        headers["content-encoding"] = "gzip"
    kind = _TYPES.get(Path(name).suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    return Response(content, status, headers=headers, media_type=kind)


@lru_cache(512)
def _read(name: str, zipped: bool) -> tuple[bytes, bool] | None:
    import gzip

    try:
        path = (PAGE / name).resolve()
        if not path.is_relative_to(PAGE.resolve()) or not path.is_file():
            return None
    except (OSError, ValueError):  # a name that no file can have
        return None
    content = path.read_bytes()
    if zipped and path.suffix in (".js", ".css", ".html", ".svg", ".json"):
        return gzip.compress(content, 9), True
    return content, False
