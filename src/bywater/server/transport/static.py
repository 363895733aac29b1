"""The built page: its files, compressed where that helps, and one index for every address of the page."""

import gzip
import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

PAGE: Final = Path(__file__).parents[1] / "page"
IMMUTABLE: Final = "public, max-age=31536000, immutable"
NOT_PAGES: Final = frozenset({"api", "assets", "health", "icons", "manual", "words", "ws"})
"""The first parts of addresses that never lead to the page."""
ADDRESSES: Final = (
    "/",
    "/games",
    "/replays",
    "/history",
    "/about",
    "/table/{code}",
    "/join/{code}",
    "/replay/{code}",
    "/rules",
    "/carry/{token}",
    "/challenge/{id}",
    "/puzzles",
)
_MEDIA_TYPES: Final = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
    ".md": "text/plain",  # some browsers would download it otherwise
}
_COMPRESSED: Final = (".js", ".css", ".html", ".svg", ".json")


def is_built() -> bool:
    """Whether the page has been built."""
    return (PAGE / "index.html").is_file()


async def asset(request: Request) -> Response:
    """A file of the page with a digest in its name, which never changes."""
    return _serve(request, "assets/" + request.path_params["path"], IMMUTABLE)


async def index(request: Request) -> Response:
    """The page."""
    return page(request)


def page(request: Request, status: int = 200) -> Response:
    """The page with this status."""
    return _serve(request, "index.html", "no-cache", status)


async def not_found(request: Request, _: Exception) -> Response:
    """An unknown address: the page for browsers that ask for one, which says so and links to other pages."""
    first = request.url.path.split("/")[1]
    wants_page = request.method in ("GET", "HEAD") and "text/html" in request.headers.get("accept", "")
    if not wants_page or first in NOT_PAGES:
        return PlainTextResponse("Not Found", 404)
    return page(request, 404)


async def favicon(request: Request) -> Response:
    return _serve(request, "favicon.svg", "max-age=86400")


async def app_file(request: Request) -> Response:
    """A file of the installed app, revalidated every time so that no old code survives."""
    return _serve(request, request.url.path.removeprefix("/"), "no-cache")


def _serve(request: Request, name: str, caching: str, status: int = 200) -> Response:
    compressed = "gzip" in request.headers.get("accept-encoding", "")
    found = _read(name, compressed)
    if found is None:
        return PlainTextResponse("", 404)
    content, is_compressed = found
    headers = {"cache-control": caching, "vary": "accept-encoding"}
    if is_compressed:
        headers["content-encoding"] = "gzip"
    suffix = Path(name).suffix
    media_type = _MEDIA_TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    return Response(content, status, headers=headers, media_type=media_type)


@lru_cache(512)
def _read(name: str, compressed: bool) -> tuple[bytes, bool] | None:
    """The content of a file and whether it is compressed; None if there is no such file."""
    try:
        path = (PAGE / name).resolve()
        if not path.is_relative_to(PAGE.resolve()) or not path.is_file():
            return None
    except (OSError, ValueError):  # a name that no file can have
        return None
    content = path.read_bytes()
    if compressed and path.suffix in _COMPRESSED:
        return gzip.compress(content, 9), True
    return content, False


ROUTES: Final = [
    Route("/assets/{path:path}", asset),
    Route("/favicon.svg", favicon),
    *[Route(path, app_file) for path in ("/sw.js", "/manifest.webmanifest", "/icons/{name}")],
    *[Route(path, index) for path in ADDRESSES],
]
