"""Middleware: identifies the guest of each request, sets the cookie and security headers, and blocks other origins."""

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

from bywater.server.errors import describe_error
from bywater.server.transport.cookies import COOKIE, COOKIE_AGE, CookieSigner
from bywater.server.transport.in_flight import InFlight

LOGGER: Final = logging.getLogger("bywater.server")
CONTENT_SECURITY_POLICY: Final = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none';"
    " base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
SECURITY_HEADERS: Final = {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


def guest_of(request: HTTPConnection) -> str:
    """The guest of a request."""
    guest: str = request.scope["guest"]
    return guest


class SessionMiddleware:
    """The outermost middleware. Errors that nothing else handled are logged here, without their text."""

    def __init__(self, app: ASGIApp, signer: Callable[[], CookieSigner], in_flight: InFlight) -> None:
        self.app = app
        self.signer = signer
        self.in_flight = in_flight

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        is_unsafe = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD")
        if is_unsafe and not _is_same_origin(connection):
            await _forbid(scope, receive, send)
            return
        signer = self.signer()
        known = signer.read(connection.cookies.get(COOKIE))
        scope["guest"] = known or signer.new_guest()
        cookie = "" if known else _cookie(signer.sign(scope["guest"]), scope["scheme"] in ("https", "wss"))

        started = False
        scope["plain_send"] = send  # for open sockets: no middleware in between has anything to add to messages

        async def send_with_headers(message: Message) -> None:
            nonlocal started
            if message["type"] in ("http.response.start", "websocket.accept"):
                started = True
                _add_headers(message, cookie)
            await send(message)

        try:
            with self.in_flight.track(scope["guest"]):
                await self.app(scope, receive, send_with_headers)
        except Exception as error:
            LOGGER.error("%s while serving a %s request", describe_error(error), scope["type"])
            if scope["type"] == "websocket":
                with suppress(Exception):  # the socket may be closed already
                    await send({"type": "websocket.close", "code": 1011})
            elif not started:
                body = '{"reason":{"key":"refused-fault","params":{}}}'
                await PlainTextResponse(body, 500)(scope, receive, send_with_headers)


def _add_headers(message: MutableMapping[str, Any], cookie: str) -> None:
    message.setdefault("headers", [])
    headers = MutableHeaders(raw=message["headers"])
    if message["type"] == "http.response.start":
        for name, value in SECURITY_HEADERS.items():
            headers.setdefault(name, value)
    if cookie:
        headers.append("set-cookie", cookie)


def _is_same_origin(connection: HTTPConnection) -> bool:
    """Browsers send the origin of a request; other programs need not."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc == connection.headers.get("host")
    except ValueError:
        return False


async def _forbid(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 4403})
        return
    await PlainTextResponse("", 403)(scope, receive, send)


def _cookie(value: str, secure: bool) -> str:
    jar = SimpleCookie()
    jar[COOKIE] = value
    morsel = jar[COOKIE]
    morsel["max-age"] = str(COOKIE_AGE)
    morsel["path"] = "/"
    morsel["samesite"] = "Lax"
    morsel["httponly"] = "true"
    if secure:
        morsel["secure"] = "true"
    return morsel.OutputString()
