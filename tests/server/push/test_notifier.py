"""Whoever can't be reached holds up nobody else's calls, is given up in the end, and is noted without being named."""

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


class Wires(Sender):
    """What becomes of a call is written in its address: it hangs, fails, breaks, or arrives."""

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


class Desk:
    """A notifier and the wires that it calls through."""

    def __init__(self, store: SqliteStore) -> None:
        self.wires = Wires()
        self.notifier = Notifier(SqliteSubscriptionStore(store.database), self.wires, delay=0.0)
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


def at_desk(file: Path, test: Callable[[Desk], Awaitable[None]]) -> None:
    async def run() -> None:
        store = SqliteStore(file)
        await store.open()
        desk = Desk(store)
        await desk.notifier.open()
        await test(desk)
        desk.wires.go_on.set()
        await desk.notifier.close()
        await store.close()

    coroutines.run(run())


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "a.sqlite"


def test_a_host_that_never_answers_has_a_few_places_and_no_more(file: Path) -> None:
    async def test(desk: Desk) -> None:
        for number in range(9):
            await desk.has(f"one-{number}", *(f"https://hangs.example/{number}-{each}" for each in range(10)))
        await desk.has("other", "https://sound.example/x")
        for number in range(9):
            desk.call(f"one-{number}")
        await desk.until(lambda: len(desk.wires.called) == MAX_PER_HOST)
        desk.call("other")
        await desk.until(lambda: "https://sound.example/x" in desk.wires.called)
        assert len(desk.wires.called) == MAX_PER_HOST + 1

    at_desk(file, test)


def test_whoever_failed_the_last_time_waits_for_others_who_did(file: Path) -> None:
    async def test(desk: Desk) -> None:
        for number in range(10):
            endpoints = [f"https://hangs-{number}-{each}.example/x" for each in range(10)]
            await desk.has(f"one-{number}", *endpoints)
            for endpoint in endpoints:
                await desk.notifier.store.count_failure(endpoint)
        await desk.has("other", "https://sound.example/x")
        for number in range(10):
            desk.call(f"one-{number}")
        await desk.until(lambda: len(desk.wires.called) == MAX_FAILING)
        desk.call("other")
        await desk.until(lambda: "https://sound.example/x" in desk.wires.called)
        assert len(desk.wires.called) == MAX_FAILING + 1

    at_desk(file, test)


def test_one_browser_at_which_something_breaks_does_not_stand_for_the_others(file: Path) -> None:
    async def test(desk: Desk) -> None:
        await desk.has("guest", "https://breaks.example/x", "https://hangs.example/x", "https://sound.example/x")
        desk.call("guest")
        await desk.until(lambda: "https://sound.example/x" in desk.wires.called)

    at_desk(file, test)


@pytest.mark.parametrize("status", [0, 403, 500])
def test_an_address_that_fails_for_hours_is_given_up(file: Path, monkeypatch: pytest.MonkeyPatch, status: int) -> None:
    now = [1_000_000.0]
    monkeypatch.setattr("bywater.server.push.store.time.time", lambda: now[0])

    async def test(desk: Desk) -> None:
        desk.wires.status = status
        await desk.has("guest", "https://fails.example/x", "https://sound.example/x")
        for _ in range(2 * store_module.MAX_FAILURES):  # all within a moment: it may be our own line
            desk.call("guest")
            await desk.settle()
        assert [one for one, _ in await desk.browsers("guest")] == [
            "https://fails.example/x",
            "https://sound.example/x",
        ]
        now[0] += store_module.MIN_FAILING_TIME
        desk.call("guest")
        await desk.settle()
        assert await desk.browsers("guest") == [("https://sound.example/x", 0)]
        assert "guest" in desk.notifier.subscribers

    at_desk(file, test)


def test_an_address_that_answers_again_begins_anew(file: Path) -> None:
    async def test(desk: Desk) -> None:
        endpoint = "https://fails.example/x"
        await desk.has("guest", endpoint)
        desk.call("guest")
        await desk.settle()
        await desk.has("guest", endpoint)  # to give it once more is no answer
        assert await desk.browsers("guest") == [(endpoint, 1)]
        desk.wires.status = 201
        desk.call("guest")
        await desk.settle()
        assert await desk.browsers("guest") == [(endpoint, 0)]
        desk.wires.status = 410
        desk.call("guest")
        await desk.settle()
        assert "guest" not in desk.notifier.subscribers

    at_desk(file, test)


def test_tasks_that_are_not_made_are_counted_in_the_log(
    file: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(notifier_module, "MAX_PENDING", 3)
    monkeypatch.setattr(notifier_module, "MAX_PENDING_PER_GUEST", 2)
    monkeypatch.setattr(notifier_module, "WARNING_INTERVAL", 0.0)

    async def test(desk: Desk) -> None:
        for guest in ("one", "two", "three"):
            await desk.has(guest, f"https://hangs.example/{guest}")
        for guest in ("one", "one", "one", "two", "three"):
            desk.call(guest)
        assert sorted(desk.notifier._tasks.values()) == ["one", "one", "two"]

    with caplog.at_level(logging.WARNING):
        at_desk(file, test)
    assert [one.getMessage() for one in caplog.records if "dropped" in one.getMessage()] == [
        "1 notifications were dropped: too many are pending"
    ] * 2
    assert "hangs" not in caplog.text
