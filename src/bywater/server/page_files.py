"""The built page: its files, already compressed where that helps, and one index for every address of the page."""

import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

PAGE: Final = Path(__file__).parent / "page"
FOR_EVER: Final = "public, max-age=31536000, immutable"
_TYPES: Final = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".woff2": "font/woff2"}


def built() -> bool:
    return (PAGE / "index.html").is_file()


async def file(request: Request) -> Response:
    """A file of the page; its name has a digest in it, so it never changes."""
    return _answer(request, "assets/" + request.path_params["path"], FOR_EVER)


async def index(request: Request) -> Response:
    return _answer(request, "index.html", "no-cache")


async def icon(request: Request) -> Response:
    return _answer(request, "favicon.svg", "max-age=86400")


def _answer(request: Request, name: str, caching: str) -> Response:
    zipped = "gzip" in request.headers.get("accept-encoding", "")
    found = _read(name, zipped)
    if found is None:
        return PlainTextResponse("", 404)
    content, encoded = found
    headers = {"cache-control": caching, "vary": "accept-encoding"}
    if encoded:
        headers["content-encoding"] = "gzip"
    kind = _TYPES.get(Path(name).suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    return Response(content, headers=headers, media_type=kind)


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
