"""Every visit has a guest: the one of its cookie, or a new one who gets a cookie with the answer.

What may come from elsewhere is turned away here: other sites' requests and sockets.
"""

import logging
from collections.abc import Callable, MutableMapping
from contextlib import suppress
from http.cookies import SimpleCookie
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bywater.server.errors import told
from bywater.server.transport.cookies import AGE, COOKIE, Guests
from bywater.server.transport.in_flight import UnderWay

LOGGER: Final = logging.getLogger("bywater.server")
POLICY: Final = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none';"
    " base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


def guest_of(request: HTTPConnection) -> str:
    guest: str = request.scope["guest"]
    return guest


def guests_of(request: HTTPConnection) -> Guests:
    guests: Guests = request.app.state.guests
    return guests


class Visits:
    """Stands before everything else."""

    def __init__(self, app: ASGIApp, guests: Callable[[], Guests], under_way: UnderWay) -> None:
        self.app = app
        self.guests = guests
        self.under_way = under_way

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        changes = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD")
        if changes and not _from_here(connection):
            await _turn_away(scope, receive, send)
            return
        guests = self.guests()
        known = guests.read(connection.cookies.get(COOKIE))
        scope["guest"] = known or guests.new()
        cookie = "" if known else _cookie(guests.sign(scope["guest"]), scope["scheme"] in ("https", "wss"))

        begun = False
        scope["plain_send"] = send  # for sockets that are open: nothing between has anything to add to their messages

        async def sending(message: Message) -> None:
            nonlocal begun
            if message["type"] in ("http.response.start", "websocket.accept"):
                begun = True
                _dress(message, cookie)
            await send(message)

        try:
            with self.under_way.visit(scope["guest"]):
                await self.app(scope, receive, sending)
        except Exception as error:
            LOGGER.error("%s at a %s", told(error), scope["type"])
            if scope["type"] == "websocket":
                with suppress(Exception):  # it may be closed already
                    await send({"type": "websocket.close", "code": 1011})
            elif not begun:
                await PlainTextResponse('{"reason":{"key":"refused-fault","params":{}}}', 500)(scope, receive, sending)


def _dress(message: MutableMapping[str, Any], cookie: str) -> None:
    message.setdefault("headers", [])
    headers = MutableHeaders(raw=message["headers"])
    if message["type"] == "http.response.start":
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
    if cookie:
        headers.append("set-cookie", cookie)


def _from_here(connection: HTTPConnection) -> bool:
    """Browsers say where a request comes from; programs of people's own need not."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc == connection.headers.get("host")
    except ValueError:
        return False


async def _turn_away(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 4403})
        return
    await PlainTextResponse("", 403)(scope, receive, send)


def _cookie(value: str, secure: bool) -> str:
    jar = SimpleCookie()
    jar[COOKIE] = value
    morsel = jar[COOKIE]
    morsel["max-age"] = str(AGE)
    morsel["path"] = "/"
    morsel["samesite"] = "Lax"
    morsel["httponly"] = "true"
    if secure:
        morsel["secure"] = "true"
    return morsel.OutputString()
