"""Notifies absent players: their turn, the end of a game, a question. Never delays a move.

After each change of a table, the players that it waits for are compared with those before. New ones are notified from
a task after a short delay, unless they have come back by then.
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

from bywater.server.config import DEFAULT_NOTIFICATION_LIMIT, DEFAULT_PUSH_DELAY
from bywater.server.errors import describe_error
from bywater.server.push.crypto import Signer, encrypt
from bywater.server.push.sender import Sender
from bywater.server.push.slots import Slots
from bywater.server.push.store import PushSubscription, SubscriptionStore
from bywater.server.tables.table import Table
from bywater.server.transport.rate_limit import RateLimiter
from bywater.words import LANGUAGES, page_sources

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LOGGER: Final = logging.getLogger("bywater.server")
TIME_TO_LIVE: Final = 3 * 24 * 3600
"""Seconds for which a push service keeps a notification for a browser that is offline."""
MAX_PENDING: Final = 500
"""The most notifications that are pending, for all guests and for one."""
MAX_PENDING_PER_GUEST: Final = 12
WARNING_INTERVAL: Final = 60.0
"""Seconds between two log lines about notifications that were dropped."""
GONE: Final = (404, 410)
"""The status codes with which a push service says that a subscription no longer exists."""


class Notification(NamedTuple):
    """A reason to notify a guest: "turn", "over", "undo" or "rematch"."""

    guest: str
    key: str


class Notifier:
    """The `TableListener` that sends notifications."""

    def __init__(
        self,
        store: SubscriptionStore,
        sender: Sender,
        delay: float = DEFAULT_PUSH_DELAY,
        limiter: RateLimiter | None = None,
    ) -> None:
        self.store = store
        self.sender = sender
        self.delay = delay
        self.limiter = limiter or RateLimiter(DEFAULT_NOTIFICATION_LIMIT)
        self.subscribers: set[str] = set()
        """The guests with a subscription: all others cost nothing."""
        self._signer: Signer | None = None
        self._wanted: dict[str, set[Notification]] = {}
        self._tasks: dict[asyncio.Task[None], str] = {}
        """The pending notifications, and their guests."""
        self._slots = Slots()
        self._dropped = 0
        self._last_warning = -WARNING_INTERVAL

    async def open(self) -> None:
        self.subscribers = await self.store.guests()

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.sender.close()

    async def signer(self) -> Signer:
        """Our signing key, created by the first call."""
        if self._signer is None:
            self._signer = Signer(await self.store.signing_key(Signer.new_key()))
        return self._signer

    async def add(self, guest: str, subscription: PushSubscription) -> None:
        await self.store.add(guest, subscription)
        self.subscribers.add(guest)

    async def remove(self, guest: str, endpoint: str) -> None:
        """Delete a subscription of this guest."""
        await self.store.remove(endpoint, guest)
        if not await self.store.of(guest):
            self.subscribers.discard(guest)

    async def erase(self, guest: str) -> None:
        """Delete all data of this guest."""
        await self.store.erase(guest)
        self.subscribers.discard(guest)

    # -- events of tables ---------------------------------------------------------------------

    def opened(self, table: Table) -> None:
        """A table was opened: nobody is notified of what was known before. At a new table, everything is new."""
        self._wanted[table.code] = set() if not table.session.play.actions else wanted_at(table)

    def closed(self, code: str) -> None:
        self._wanted.pop(code, None)

    def changed(self, table: Table) -> None:
        """Start notifications for those whom the table waits for now and did not before."""
        before = self._wanted.get(table.code, set())
        now = wanted_at(table)
        self._wanted[table.code] = now
        for notification in now - before:
            if notification.guest in self.subscribers:
                self._start(table, notification)

    def _start(self, table: Table, notification: Notification) -> None:
        guest = notification.guest
        if len(self._tasks) >= MAX_PENDING or list(self._tasks.values()).count(guest) >= MAX_PENDING_PER_GUEST:
            self._drop()
            return
        task = asyncio.create_task(self._notify(table, notification))
        self._tasks[task] = guest
        task.add_done_callback(self._tasks.pop)

    def _drop(self) -> None:
        """Count a notification that is not sent. The log gets one line per minute at most."""
        self._dropped += 1
        now = time.monotonic()
        if now - self._last_warning >= WARNING_INTERVAL:
            LOGGER.warning("%d notifications were dropped: too many are pending", self._dropped)
            self._dropped, self._last_warning = 0, now

    # -- sending ------------------------------------------------------------------------------

    async def _notify(self, table: Table, notification: Notification) -> None:
        guest = notification.guest
        try:
            await asyncio.sleep(self.delay)
            if notification not in wanted_at(table) or table.seats.is_watched_by(guest):
                return
            if table.code in await self.store.muted(guest) or not self.limiter.take(guest):
                return
            game = table.session.stored.game
            subscriptions = await self.store.of(guest)
            await asyncio.gather(*(self._send_to(one, notification, game, table.code) for one in subscriptions))
        except Exception as error:  # notifications are optional; nothing else may fail because of one
            LOGGER.error("%s: %s while sending a notification", table.code, describe_error(error))

    async def _send_to(self, subscription: PushSubscription, notification: Notification, game: str, code: str) -> None:
        """Send to one browser, independently of the guest's others."""
        status = 0
        async with self._slots.take(subscription.endpoint, subscription.failures > 0):
            try:
                status = await self._send(subscription, game, code, notification.key)
            except Exception as error:
                LOGGER.error("%s: %s while notifying a browser", code, describe_error(error))
        await self._count(notification.guest, subscription, status)

    async def _count(self, guest: str, subscription: PushSubscription, status: int) -> None:
        """Count successes and failures, and drop subscriptions that no longer work."""
        if 200 <= status < 300:
            if subscription.failures:
                await self.store.reset_failures(subscription.endpoint)
        elif status in GONE or await self.store.count_failure(subscription.endpoint):
            await self.remove(guest, subscription.endpoint)
        else:
            LOGGER.warning("expected the status 201 from a push service, got %d", status)

    async def _send(self, subscription: PushSubscription, game: str, code: str, key: str) -> int:
        signer = await self.signer()
        content = msgspec.json.encode(content_of(subscription.lang, game, code, key))
        # Encryption takes a millisecond or two, and no move should wait for it.
        encrypted = await asyncio.to_thread(encrypt, content, subscription.p256dh, subscription.auth)
        headers = {
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(TIME_TO_LIVE),
            "urgency": "high" if key == "turn" else "normal",
            "topic": topic(code),
            "authorization": signer.authorization(subscription.endpoint, subscription.origin, time.time()),
        }
        return await self.sender.send(subscription.endpoint, headers, encrypted)


def wanted_at(table: Table) -> set[Notification]:
    """The guests whom a table waits for, connected or not."""
    session, owners = table.session, table.seats.owners
    if session.stored.over:
        key, seats = "over", list(owners)
    else:
        actor = session.actor
        is_waiting = session.is_running and actor >= 0 and actor not in table.seats.stand_ins
        key, seats = "turn", [actor] if is_waiting else []
    found = {Notification(guest, key) for seat in seats for guest in owners[seat]}
    question = table.question
    if question is not None:
        found |= {Notification(guest, question.what) for seat in question.waiting for guest in owners[seat]}
    return found


def topic(code: str) -> str:
    """The topic of a table: a later notification replaces an earlier one that was not delivered."""
    return base64.urlsafe_b64encode(hashlib.sha256(code.encode()).digest())[:32].decode()


def content_of(lang: str, game: str, code: str, key: str) -> dict[str, str]:
    """The content of a notification: the table and the reason, in words. It holds no secrets of a seat."""
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
