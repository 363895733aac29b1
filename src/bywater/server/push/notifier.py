"""Calls people back to a table: their turn, the end, a question. It never holds up a move.

A table says that something has changed; whom that concerns is compared with whom it concerned before, and whoever is
new is called from a task, a little later, unless they have come by then.
"""

import asyncio
import base64
import hashlib
import logging
import time
from contextlib import suppress
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from bywater.server.errors import told as fault
from bywater.server.push.crypto import Signer, seal
from bywater.server.push.sender import Post
from bywater.server.push.slots import Lanes
from bywater.server.push.store import Calling, Callings
from bywater.server.transport.rate_limit import Buckets
from bywater.words import LANGUAGES, page_sources

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

    from bywater.server.tables.showing import ShownTable

LOGGER: Final = logging.getLogger("bywater.server")
DELAY: Final = 3.0
"""So many seconds somebody has to come by themselves: a page that is loaded anew is gone for a moment."""
KEPT_FOR: Final = 3 * 24 * 3600
"""So many seconds a push service keeps a call for a browser that is off."""
MAX_WAITING: Final = 500
"""So many calls may wait or be under way, and so many of one guest."""
MAX_OF_ONE: Final = 12
SILENCE: Final = 60.0
"""So many seconds lie between two lines of the log about calls that were not made."""
GONE: Final = (404, 410)


class Call(NamedTuple):
    """Somebody is wanted at a table. `key` is "turn", "over", "undo" or "rematch"."""

    guest: str
    key: str


class Herald:
    """Whom each live table waits for, and the calls that are under way."""

    def __init__(self, kept: Callings, post: Post, delay: float = DELAY, often: Buckets | None = None) -> None:
        self.kept = kept
        self.post = post
        self.delay = delay
        self.often = often or Buckets(12, 1 / 120)
        self.signer: Signer | None = None
        self.known: set[str] = set()
        """Who has a browser that may be called: all others cost nothing."""
        self._wanted: dict[str, set[Call]] = {}
        self._calls: dict[asyncio.Task[None], str] = {}  # and who is called
        self._lanes = Lanes()
        self._left_out = 0
        self._told_of_it = -SILENCE

    async def open(self) -> None:
        await self.kept.open()
        self.known = await self.kept.guests()

    async def close(self) -> None:
        for call in list(self._calls):
            call.cancel()
        await asyncio.gather(*self._calls, return_exceptions=True)
        await self.post.close()

    async def signed_by(self) -> Signer:
        """Our key, made when somebody first needs it."""
        if self.signer is None:
            self.signer = Signer(await self.kept.secret(Signer.fresh()))
        return self.signer

    async def add(self, guest: str, calling: Calling) -> None:
        await self.kept.add(guest, calling)
        self.known.add(guest)

    async def drop(self, guest: str, endpoint: str) -> None:
        """This browser of the guest's is not called any more."""
        await self.kept.drop(endpoint, guest)
        if not await self.kept.of(guest):
            self.known.discard(guest)

    async def forget(self, guest: str) -> None:
        await self.kept.forget(guest)
        self.known.discard(guest)

    # -- who is wanted ------------------------------------------------------------------------

    def opened(self, table: "ShownTable") -> None:
        """A table was fetched from the store: nobody is called for what was so before. At a new one all is news."""
        self._wanted[table.code] = set() if not table.play.actions else wanted_at(table)

    def closed(self, code: str) -> None:
        self._wanted.pop(code, None)

    def changed(self, table: "ShownTable") -> None:
        """Something is different at a table. Returns at once."""
        before = self._wanted.get(table.code, set())
        now = wanted_at(table)
        self._wanted[table.code] = now
        for call in now - before:
            if call.guest in self.known:
                self._begin(table, call)

    def _begin(self, table: "ShownTable", call: Call) -> None:
        if len(self._calls) >= MAX_WAITING or list(self._calls.values()).count(call.guest) >= MAX_OF_ONE:
            self._leave_out()
            return
        task = asyncio.create_task(self._call(table, call))
        self._calls[task] = call.guest
        task.add_done_callback(self._calls.pop)

    def _leave_out(self) -> None:
        """Whoever keeps the server should know of it, but not in a line for each."""
        self._left_out += 1
        now = time.monotonic()
        if now - self._told_of_it >= SILENCE:
            LOGGER.warning("%d calls were not made: too many wait already", self._left_out)
            self._left_out, self._told_of_it = 0, now

    # -- calling ------------------------------------------------------------------------------

    async def _call(self, table: "ShownTable", call: Call) -> None:
        try:
            await asyncio.sleep(self.delay)
            if call not in wanted_at(table) or table.looked_at_by(call.guest):
                return
            if table.code in await self.kept.muted(call.guest) or not self.often.take(call.guest):
                return
            callings = await self.kept.of(call.guest)
            await asyncio.gather(*(self._tell(one, call, table.kept.game, table.code) for one in callings))
        except Exception as error:  # a call is a kindness; nothing else may suffer from it
            LOGGER.error("%s: %s while somebody was called", table.code, fault(error))

    async def _tell(self, calling: Calling, call: Call, game: str, code: str) -> None:
        """One browser, whatever becomes of the guest's others."""
        status = 0
        async with self._lanes.place(calling.endpoint, calling.failures > 0):
            try:
                status = await self._send(calling, game, code, call.key)
            except Exception as error:
                LOGGER.error("%s: %s while a browser was called", code, fault(error))
        await self._note(call.guest, calling, status)

    async def _note(self, guest: str, calling: Calling, status: int) -> None:
        """What a push service answered tells whether it is worth calling there again."""
        if 200 <= status < 300:
            if calling.failures:
                await self.kept.answered(calling.endpoint)
        elif status in GONE or await self.kept.failed(calling.endpoint):
            await self.drop(guest, calling.endpoint)
        else:
            LOGGER.warning("a push service answered %d", status)

    async def _send(self, calling: Calling, game: str, code: str, key: str) -> int:
        signer = await self.signed_by()
        told = msgspec.json.encode(message(calling.lang, game, code, key))
        # Sealing takes a millisecond or two of arithmetic, which no move should wait for.
        sealed = await asyncio.to_thread(seal, told, calling.p256dh, calling.auth)
        headers = {
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(KEPT_FOR),
            "urgency": "high" if key == "turn" else "normal",
            "topic": topic(code),
            "authorization": signer.authorization(calling.endpoint, calling.origin, time.time()),
        }
        return await self.post.send(calling.endpoint, headers, sealed)


def wanted_at(table: "ShownTable") -> set[Call]:
    """Whom a table waits for, whether they look at it or not."""
    if table.kept.over:
        key, seats = "over", list(table.owners)
    else:
        actor = int(table.play.state.actor)
        asked = table.running and actor >= 0 and actor not in table.standing_in
        key, seats = "turn", [actor] if asked else []
    found = {Call(guest, key) for seat in seats for guest in table.owners[seat]}
    if table.question is not None:
        waiting = table.question.waiting
        found |= {Call(guest, table.question.what) for seat in waiting for guest in table.owners[seat]}
    return found


def topic(code: str) -> str:
    """A later call about the same table takes the place of an earlier one that was not delivered yet."""
    return base64.urlsafe_b64encode(hashlib.sha256(code.encode()).digest())[:32].decode()


def message(lang: str, game: str, code: str, key: str) -> dict[str, str]:
    """What a browser is told: which table and why, in words. Nothing that a seat knows and others do not."""
    title = _say(lang, f"lobby-{game}") or game
    return {"game": game, "code": code, "key": key, "title": title, "body": _say(lang, f"call-{key}")}


def _say(lang: str, key: str) -> str:
    bundle = _bundle(lang if lang in LANGUAGES else "en")
    with suppress(LookupError):
        value = bundle.get_message(key).value
        return str(bundle.format_pattern(value, {})[0]) if value is not None else ""
    return ""


@lru_cache
def _bundle(lang: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource

    bundle: Any = FluentBundle([lang], use_isolating=False)
    for file in page_sources(lang):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle  # type: ignore[no-any-return]
