"""Unreachable browsers delay no others, are dropped in the end, and are logged without their addresses."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from bywater.server.push import notifier as notifier_module
from bywater.server.push import store as store_module
from bywater.server.push.notifier import Notifier
from bywater.server.push.sender import Sender
from bywater.server.push.slots import MAX_FAILING, MAX_PER_HOST
from bywater.server.push.store import PushSubscription, SqliteSubscriptionStore
from bywater.server.storage.interface import StoredTable
from bywater.server.storage.sqlite import SqliteStore
from tests.server import coroutines
from tests.server.push.push_service import Browser


class FakeSender(Sender):
    """A sender whose result depends on the address: it hangs, fails, breaks, or arrives."""

    def __init__(self) -> None:
        super().__init__()
        self.called: list[str] = []
        self.go_on = asyncio.Event()
        self.status = 0

    async def send(self, endpoint: str, headers: dict[str, str], sealed: bytes) -> int:
        assert headers
        assert sealed
        self.called.append(endpoint)
        if "hangs" in endpoint:
            await self.go_on.wait()
            return 0
        if "breaks" in endpoint:
            raise UnicodeError("label too long")
        return self.status if "fails" in endpoint else 201


class FakeTable:
    """A table whose game is over: all players are notified."""

    def __init__(self, code: str, *guests: str) -> None:
        self.code = code
        self.session = self.seats = self
        self.stored = StoredTable(code, "towers", 1, {}, [], "host", 1.0, 1.0, over=True)
        self.owners = {seat: {guest} for seat, guest in enumerate(guests)}
        self.question = None

    def is_watched_by(self, _: str) -> bool:
        return False


class NotifierBench:
    """A notifier with a fake sender."""

    def __init__(self, store: SqliteStore) -> None:
        self.sender = FakeSender()
        self.notifier = Notifier(SqliteSubscriptionStore(store.database), self.sender, delay=0.0)
        self.tables = 0

    async def has(self, guest: str, *endpoints: str) -> None:
        for endpoint in endpoints:
            keys = Browser(endpoint).subscription()["keys"]
            await self.notifier.add(
                guest, PushSubscription(endpoint, keys["p256dh"], keys["auth"], "en", "https://here.example")
            )

    def call(self, *guests: str) -> None:
        self.tables += 1
        table: Any = FakeTable(f"A-B-C-{self.tables + 10}", *guests)
        self.notifier.changed(table)

    async def settle(self) -> None:
        while self.notifier._tasks:
            await asyncio.wait(list(self.notifier._tasks))

    async def until(self, true: Callable[[], bool]) -> None:
        async with asyncio.timeout(20):
            while not true():
                await asyncio.sleep(0.01)

    async def browsers(self, guest: str) -> list[tuple[str, int]]:
        return [(one.endpoint, one.failures) for one in await self.notifier.store.of(guest)]


def with_notifier(file: Path, test: Callable[[NotifierBench], Awaitable[None]]) -> None:
    async def run() -> None:
        store = SqliteStore(file)
        await store.open()
        bench = NotifierBench(store)
        await bench.notifier.open()
        await test(bench)
        bench.sender.go_on.set()
        await bench.notifier.close()
        await store.close()

    coroutines.run(run())


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "a.sqlite"


def test_an_unresponsive_host_has_a_few_slots_only(file: Path) -> None:
    async def test(bench: NotifierBench) -> None:
        for number in range(9):
            await bench.has(f"one-{number}", *(f"https://hangs.example/{number}-{each}" for each in range(10)))
        await bench.has("other", "https://sound.example/x")
        for number in range(9):
            bench.call(f"one-{number}")
        await bench.until(lambda: len(bench.sender.called) == MAX_PER_HOST)
        bench.call("other")
        await bench.until(lambda: "https://sound.example/x" in bench.sender.called)
        assert len(bench.sender.called) == MAX_PER_HOST + 1

    with_notifier(file, test)


def test_failing_addresses_share_a_few_slots(file: Path) -> None:
    async def test(bench: NotifierBench) -> None:
        for number in range(10):
            endpoints = [f"https://hangs-{number}-{each}.example/x" for each in range(10)]
            await bench.has(f"one-{number}", *endpoints)
            for endpoint in endpoints:
                await bench.notifier.store.count_failure(endpoint)
        await bench.has("other", "https://sound.example/x")
        for number in range(10):
            bench.call(f"one-{number}")
        await bench.until(lambda: len(bench.sender.called) == MAX_FAILING)
        bench.call("other")
        await bench.until(lambda: "https://sound.example/x" in bench.sender.called)
        assert len(bench.sender.called) == MAX_FAILING + 1

    with_notifier(file, test)


def test_an_error_at_one_browser_does_not_affect_the_others(file: Path) -> None:
    async def test(bench: NotifierBench) -> None:
        await bench.has("guest", "https://breaks.example/x", "https://hangs.example/x", "https://sound.example/x")
        bench.call("guest")
        await bench.until(lambda: "https://sound.example/x" in bench.sender.called)

    with_notifier(file, test)


@pytest.mark.parametrize("status", [0, 403, 500])
def test_a_subscription_that_fails_for_hours_is_dropped(
    file: Path, monkeypatch: pytest.MonkeyPatch, status: int
) -> None:
    now = [1_000_000.0]
    monkeypatch.setattr("bywater.server.push.store.time.time", lambda: now[0])

    async def test(bench: NotifierBench) -> None:
        bench.sender.status = status
        await bench.has("guest", "https://fails.example/x", "https://sound.example/x")
        for _ in range(2 * store_module.MAX_FAILURES):  # within a second: our own connection may be down
            bench.call("guest")
            await bench.settle()
        assert [one for one, _ in await bench.browsers("guest")] == [
            "https://fails.example/x",
            "https://sound.example/x",
        ]
        now[0] += store_module.MIN_FAILING_TIME
        bench.call("guest")
        await bench.settle()
        assert await bench.browsers("guest") == [("https://sound.example/x", 0)]
        assert "guest" in bench.notifier.subscribers

    with_notifier(file, test)


def test_a_success_resets_the_failures(file: Path) -> None:
    async def test(bench: NotifierBench) -> None:
        endpoint = "https://fails.example/x"
        await bench.has("guest", endpoint)
        bench.call("guest")
        await bench.settle()
        await bench.has("guest", endpoint)  # subscribing again does not reset failures
        assert await bench.browsers("guest") == [(endpoint, 1)]
        bench.sender.status = 201
        bench.call("guest")
        await bench.settle()
        assert await bench.browsers("guest") == [(endpoint, 0)]
        bench.sender.status = 410
        bench.call("guest")
        await bench.settle()
        assert "guest" not in bench.notifier.subscribers

    with_notifier(file, test)


def test_dropped_notifications_are_counted_in_the_log(
    file: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(notifier_module, "MAX_PENDING", 3)
    monkeypatch.setattr(notifier_module, "MAX_PENDING_PER_GUEST", 2)
    monkeypatch.setattr(notifier_module, "WARNING_INTERVAL", 0.0)

    async def test(bench: NotifierBench) -> None:
        for guest in ("one", "two", "three"):
            await bench.has(guest, f"https://hangs.example/{guest}")
        for guest in ("one", "one", "one", "two", "three"):
            bench.call(guest)
        assert sorted(bench.notifier._tasks.values()) == ["one", "one", "two"]

    with caplog.at_level(logging.WARNING):
        with_notifier(file, test)
    assert [one.getMessage() for one in caplog.records if "dropped" in one.getMessage()] == [
        "1 notifications were dropped: too many are pending"
    ] * 2
    assert "hangs" not in caplog.text
