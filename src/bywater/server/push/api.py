"""HTTP routes of push notifications: subscriptions and muted tables."""

import hashlib
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from bywater.server.errors import Refusal
from bywater.server.push.crypto import are_valid_keys
from bywater.server.push.notifier import Notifier
from bywater.server.push.sender import is_allowed
from bywater.server.push.store import PushSubscription
from bywater.server.transport.http import handle_refusals, json_response, limit_creation, read_body, table_of
from bywater.server.transport.sessions import guest_of
from bywater.words import LANGUAGES

MAX_ORIGIN: Final = 300
"""The longest address of ours that is stored and sent to push services."""


class Keys(msgspec.Struct):
    p256dh: str
    auth: str


class Subscription(msgspec.Struct):
    """`PushSubscription.toJSON()` of a browser, and the language of the page."""

    endpoint: str
    keys: Keys
    lang: str = "en"


class Endpoint(msgspec.Struct, forbid_unknown_fields=True):
    endpoint: str


class Mute(msgspec.Struct, forbid_unknown_fields=True):
    muted: bool


def _notifier(request: Request) -> Notifier:
    notifier: Notifier = request.app.state.notifier
    return notifier


async def show(request: Request) -> Response:
    """Our public key, the guest's muted tables, and the guest's browsers with their languages.

    Browsers are identified by the digest of their address: with the address itself, anybody could send to them.
    """
    guest = guest_of(request)
    notifier = _notifier(request)
    browsers = {_digest(one.endpoint): one.lang for one in await notifier.store.of(guest)}
    key = (await notifier.signer()).public
    return json_response({"key": key, "muted": await notifier.store.muted(guest), "browsers": browsers})


def _digest(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()


async def subscribe(request: Request) -> Response:
    """Subscribe a browser."""
    guest = guest_of(request)
    limit_creation(request, guest)
    given = await read_body(request, Subscription)
    notifier = _notifier(request)
    contact = f"https://{request.url.netloc}"
    endpoint, keys = given.endpoint, given.keys
    is_valid = is_allowed(endpoint, notifier.sender.loopback) and are_valid_keys(keys.p256dh, keys.auth)
    if not is_valid or len(contact) > MAX_ORIGIN:
        raise Refusal("refused-calling")
    lang = given.lang if given.lang in LANGUAGES else "en"
    await notifier.add(guest, PushSubscription(endpoint, keys.p256dh, keys.auth, lang, contact))
    return json_response({})


async def unsubscribe(request: Request) -> Response:
    """Delete the subscription of a browser."""
    guest = guest_of(request)
    limit_creation(request, guest)
    given = await read_body(request, Endpoint)
    await _notifier(request).remove(guest, given.endpoint)
    return json_response({})


async def mute(request: Request) -> Response:
    """Mute a table, or end that."""
    table = await table_of(request)
    guest = guest_of(request)
    given = await read_body(request, Mute)
    if not table.seats.held_by(guest):
        raise Refusal("refused-not-yours")
    await _notifier(request).store.mute(guest, table.code, given.muted)
    return json_response({"muted": given.muted})


ROUTES: Final = [
    Route("/api/calls", handle_refusals(show)),
    Route("/api/calls", handle_refusals(subscribe), methods=["POST"]),
    Route("/api/calls/stop", handle_refusals(unsubscribe), methods=["POST"]),
    Route("/api/tables/{code}/mute", handle_refusals(mute), methods=["POST"]),
]
