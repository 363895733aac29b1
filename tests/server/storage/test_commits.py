"""Commits in a thread: in groups, durable before results are delivered, and final errors of the disk."""

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bywater.server.storage import database
from bywater.server.storage.interface import ChatLine
from bywater.server.storage.sqlite import SqliteStore
from tests.server import coroutines

LINE = ChatLine(0, "Pebble", "hello", 1.0, "guest")


class FailingConnection:
    """A connection whose statements fail with this error code of SQLite."""

    def __init__(self, code: int) -> None:
        self.error = sqlite3.OperationalError("failed")
        self.error.sqlite_errorcode = code

    def execute(self, _: str) -> None:
        raise self.error


def commit_with(code: int) -> None:
    connection: Any = FailingConnection(code)
    database._commit(connection)


def test_a_failed_fsync_is_an_error_of_the_disk() -> None:
    with pytest.raises(OSError, match="Input/output error"):
        commit_with(sqlite3.SQLITE_IOERR_FSYNC)


def test_other_errors_of_a_commit_are_not_final() -> None:
    with pytest.raises(sqlite3.OperationalError, match="failed"):
        commit_with(sqlite3.SQLITE_FULL)


def test_after_a_failed_fsync_nothing_is_accepted_until_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A second fsync may succeed though the first one lost data."""

    def fail(_: sqlite3.Connection) -> None:
        raise OSError(5, "Input/output error")

    async def failing() -> None:
        store = SqliteStore(tmp_path / "tables.sqlite")
        await store.open()
        await store.add_chat("CODE", LINE)
        with monkeypatch.context() as patch:
            patch.setattr(database, "_commit", fail)
            results = await asyncio.gather(*(store.add_chat("CODE", LINE) for _ in range(3)), return_exceptions=True)
        assert [type(result) for result in results] == [OSError] * 3
        for work in (store.add_chat("CODE", LINE), store.chat("CODE", 9)):
            with pytest.raises(OSError, match="Input/output error"):
                await work
        await store.close()

    async def restarted() -> None:
        store = SqliteStore(tmp_path / "tables.sqlite")
        await store.open()
        assert len(await store.chat("CODE", 9)) == 1
        await store.add_chat("CODE", LINE)
        await store.close()

    coroutines.run(failing())
    coroutines.run(restarted())


def test_an_error_that_is_not_of_the_disk_is_for_its_job_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_: sqlite3.Connection) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    async def main() -> None:
        store = SqliteStore(tmp_path / "tables.sqlite")
        await store.open()
        with monkeypatch.context() as patch:
            patch.setattr(database, "_commit", fail)
            with pytest.raises(sqlite3.OperationalError, match="full"):
                await store.set_name("guest", "Pebble")
        assert await store.name("guest") == ""
        await store.set_name("guest", "Other")
        assert await store.name("guest") == "Other"
        await store.close()

    coroutines.run(main())


def test_results_are_delivered_after_the_commit_and_the_loop_runs_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    may_commit = threading.Event()
    commit = database._commit

    def wait(db: sqlite3.Connection) -> None:
        may_commit.wait()
        commit(db)

    monkeypatch.setattr(database, "_commit", wait)

    async def main() -> None:
        store = SqliteStore(tmp_path / "tables.sqlite")
        await store.open()
        naming = asyncio.ensure_future(store.set_name("guest", "Pebble"))
        done, _ = await asyncio.wait([naming], timeout=0.3)
        assert not done
        may_commit.set()
        await naming
        await store.close()

    coroutines.run(main())


def test_closing_waits_for_jobs_that_are_queued(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    may_commit = threading.Event()
    commit = database._commit

    def wait(db: sqlite3.Connection) -> None:
        may_commit.wait()
        commit(db)

    monkeypatch.setattr(database, "_commit", wait)

    async def main() -> None:
        store = SqliteStore(tmp_path / "tables.sqlite")
        await store.open()
        writing = [asyncio.ensure_future(store.add_chat("CODE", LINE)) for _ in range(3)]
        await asyncio.sleep(0)
        closing = asyncio.ensure_future(store.close())
        await asyncio.sleep(0)
        may_commit.set()
        await asyncio.gather(*writing, closing)
        again = SqliteStore(tmp_path / "tables.sqlite")
        await again.open()
        assert len(await again.chat("CODE", 9)) == 3
        await again.close()

    coroutines.run(main())


def test_jobs_are_committed_in_groups_and_retried_alone(tmp_path: Path) -> None:
    async def main() -> None:
        store = SqliteStore(tmp_path / "tables.sqlite")
        await store.open()
        wrong: list[Any] = [None, "wrong", None]

        def job(value: Any) -> Callable[[sqlite3.Connection], None]:
            def work(db: sqlite3.Connection) -> None:
                if value is not None:
                    raise ValueError(value)
                db.execute("insert into tickets values (hex(randomblob(8)))")

            return work

        results = await asyncio.gather(*(store.run(job(value)) for value in wrong * 20), return_exceptions=True)
        assert [type(result) for result in results] == [type(None), ValueError, type(None)] * 20
        count = await store.run(lambda db: db.execute("select count(*) from tickets").fetchone()[0])
        assert count == 40
        await store.close()

    coroutines.run(main())


def test_every_commit_calls_fsync(tmp_path: Path) -> None:
    async def main() -> None:
        store = SqliteStore(tmp_path / "tables.sqlite")
        await store.open()
        full = 2
        assert await store.run(lambda db: db.execute("pragma synchronous").fetchone()[0]) == full
        await store.close()

    coroutines.run(main())
