"""What a page asks for when somebody wants to be called, or not any more."""

import hashlib
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from bywater.server.push.crypto import fits
from bywater.server.push.notifier import Herald
from bywater.server.push.sender import allowed
from bywater.server.push.store import Calling
from bywater.server.tables.api import answer, body, guarded, slowly, table_of
from bywater.server.tables.viewers import Refusal
from bywater.server.transport.sessions import guest_of
from bywater.words import LANGUAGES

MAX_ORIGIN: Final = 300
"""So long may the name be under which a browser knows us: it is kept, and push services are told of it."""


class Keys(msgspec.Struct):
    p256dh: str
    auth: str


class Subscription(msgspec.Struct):
    """As `PushSubscription.toJSON()` gives it, and the language of the page."""

    endpoint: str
    keys: Keys
    lang: str = "en"


class Stop(msgspec.Struct, forbid_unknown_fields=True):
    endpoint: str


class Mute(msgspec.Struct, forbid_unknown_fields=True):
    muted: bool


def herald_of(request: Request) -> Herald:
    herald: Herald = request.app.state.herald
    return herald


async def calls(request: Request) -> Response:
    """Our public key, which tables I have muted, and which of my browsers are called, and in which language.

    A browser knows itself by the digest of its address. The address itself, with which anybody could send it
    something, is not told to the others.
    """
    guest = guest_of(request)
    herald = herald_of(request)
    browsers = {_digest(one.endpoint): one.lang for one in await herald.kept.of(guest)}
    key = (await herald.signed_by()).public
    return answer({"key": key, "muted": await herald.kept.muted(guest), "browsers": browsers})


def _digest(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()


async def subscribe(request: Request) -> Response:
    guest = guest_of(request)
    slowly(request, guest)
    given: Subscription = await body(request, Subscription)
    herald = herald_of(request)
    contact = f"https://{request.url.netloc}"
    right = allowed(given.endpoint, herald.post.loopback) and fits(given.keys.p256dh, given.keys.auth)
    if not right or len(contact) > MAX_ORIGIN:
        raise Refusal("refused-calling")
    lang = given.lang if given.lang in LANGUAGES else "en"
    await herald.add(guest, Calling(given.endpoint, given.keys.p256dh, given.keys.auth, lang, contact))
    return answer({})


async def stop(request: Request) -> Response:
    guest = guest_of(request)
    slowly(request, guest)
    given: Stop = await body(request, Stop)
    await herald_of(request).drop(guest, given.endpoint)
    return answer({})


async def mute(request: Request) -> Response:
    table = await table_of(request)
    guest = guest_of(request)
    given: Mute = await body(request, Mute)
    if not table.seats_of(guest):
        raise Refusal("refused-not-yours")
    await herald_of(request).kept.mute(guest, table.code, given.muted)
    return answer({"muted": given.muted})


ROUTES: Final = [
    Route("/api/calls", guarded(calls)),
    Route("/api/calls", guarded(subscribe), methods=["POST"]),
    Route("/api/calls/stop", guarded(stop), methods=["POST"]),
    Route("/api/tables/{code}/mute", guarded(mute), methods=["POST"]),
]
