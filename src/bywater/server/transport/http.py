"""What the HTTP routes share: JSON responses, refusals as responses, limited bodies, rate limits, common parameters."""

from collections.abc import Awaitable, Callable
from functools import lru_cache
from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from bywater.registry import game_ids
from bywater.server.config import Config
from bywater.server.errors import Refusal
from bywater.server.storage.interface import default_name
from bywater.server.tables.codes import read_code
from bywater.server.tables.lobby import Lobby
from bywater.server.tables.table import Table
from bywater.server.transport.messages import Message
from bywater.server.transport.rate_limit import RateLimiter

MAX_BODY: Final = 1 << 20
MAX_NAME: Final = 24
NOT_FOUND: Final = ("refused-no-table", "refused-no-challenge", "refused-daily-past", "refused-no-puzzle")
"""The refusals that are answered with the status 404."""

T = TypeVar("T")
Handler = Callable[[Request], Awaitable[Response]]


def json_response(data: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(data), status, media_type="application/json")


def refusal_response(reason: Message, status: int) -> Response:
    return json_response({"reason": reason}, status)


def handle_refusals(handler: Handler) -> Handler:
    """Wrap a handler: refusals and invalid bodies become responses with the status 400 or 404."""

    async def handle(request: Request) -> Response:
        try:
            return await handler(request)
        except Refusal as refusal:
            return refusal_response(refusal.reason, 404 if refusal.reason.key in NOT_FOUND else 400)
        except (msgspec.ValidationError, msgspec.DecodeError):
            return refusal_response(Message("refused-unknown"), 400)

    return handle


async def read_body(request: Request, kind: type[T]) -> T:
    """The body of a request, decoded and validated."""
    raw = bytearray()
    async for part in request.stream():
        raw += part
        if len(raw) > MAX_BODY:
            raise Refusal("refused-too-big")
    try:
        return msgspec.json.decode(bytes(raw), type=kind)
    except (UnicodeDecodeError, RecursionError):  # not UTF-8, or nested too deeply
        raise Refusal("refused-unknown") from None


def int_param(request: Request, name: str, default: int) -> int:
    """A whole number in the query string."""
    try:
        return int(request.query_params.get(name, default))
    except ValueError:
        raise Refusal("refused-unknown") from None


def clean_name(text: str) -> str:
    """A display name without superfluous spaces, cut to the maximal length.

    >>> clean_name("  Sam   Gamgee ")
    'Sam Gamgee'
    """
    return " ".join(text.split())[:MAX_NAME]


@lru_cache
def known_games() -> frozenset[str]:
    """The ids of all games. Cached: packages are not installed while a server runs."""
    return frozenset(game_ids())


def lobby_of(request: Request) -> Lobby:
    lobby: Lobby = request.app.state.lobby
    return lobby


async def table_of(request: Request) -> Table:
    """The table in the path of a request."""
    code = read_code(request.path_params["code"])
    table = await lobby_of(request).table(code) if code else None
    if table is None:
        raise Refusal("refused-no-table")
    return table


async def display_name(request: Request, guest: str) -> str:
    """The name of a guest, or the default name."""
    return await lobby_of(request).store.name(guest) or default_name(guest)


def limit_creation(request: Request, guest: str) -> None:
    """Count a request that creates something against the rate limits of its guest and its address."""
    limiter: RateLimiter = request.app.state.creation_limiter
    config: Config = request.app.state.config
    address = request.client.host if request.client else ""
    if not limiter.take(f"guest {guest}") or not limiter.take(f"address {address}", config.creation_cost_for_address):
        raise Refusal("refused-too-fast")


def limit_reading(request: Request) -> None:
    """Count a request that replays a game against the rate limit of its address."""
    limiter: RateLimiter = request.app.state.reading_limiter
    if not limiter.take(request.client.host if request.client else ""):
        raise Refusal("refused-too-fast")
