"""The SQLite store: one row per action, and transactions that fail alone."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest

from bywater.server.storage.interface import ChatLine, Conflict, StoredSeat, StoredTable
from bywater.server.storage.migrate import WrongVersion, shipped_migrations
from bywater.server.storage.sqlite import SqliteStore
from tests.server import coroutines

STORAGE_VERSION = shipped_migrations()[-1].version


def table(code: str = "A-B-C-10") -> StoredTable:
    return StoredTable(
        code, "towers", 1, {"own": {}}, [StoredSeat("person", "Sam"), StoredSeat("open")], "host", 1.0, 1.0
    )


def with_store(file: Path, work: Callable[[SqliteStore], Awaitable[None]]) -> None:
    async def run() -> None:
        store = SqliteStore(file)
        await store.open()
        try:
            await work(store)
        finally:
            await store.close()

    coroutines.run(run())


def test_stored_data_survives_a_restart(tmp_path: Path) -> None:
    file = tmp_path / "a.sqlite"
    keys = []

    async def before(store: SqliteStore) -> None:
        keys.append(await store.cookie_key())
        assert await store.add(table(), ["one"], [(0, "sam")])
        assert not await store.add(table(), [], [])
        await store.append("A-B-C-10", 1, ["two", "three"], 5.0)
        assert await store.add_owner("A-B-C-10", 0, "sam's phone", "a ticket")
        assert not await store.add_owner("A-B-C-10", 0, "another guest", "a ticket")
        assert await store.add_owner("A-B-C-10", 0, "sam", "another ticket")
        await store.add_chat("A-B-C-10", ChatLine(0, "Sam", "hello", 2.0))
        await store.set_name("sam", "Samwise")

    async def after(store: SqliteStore) -> None:
        keys.append(await store.cookie_key())
        assert await store.load("A-B-C-10") == (table(), ["one", "two", "three"], [(0, "sam"), (0, "sam's phone")])
        assert await store.load("X-Y-Z-10") is None
        assert await store.chat("A-B-C-10", 9) == [ChatLine(0, "Sam", "hello", 2.0)]
        assert (await store.name("sam"), await store.name("frodo")) == ("Samwise", "")
        ((kept, lines, own),) = await store.tables_of("sam", 9)
        assert (kept.updated, lines, own) == (5.0, 3, [0])

    with_store(file, before)
    with_store(file, after)
    assert keys[0] == keys[1]
    assert len(keys[0]) > 30


def test_a_line_number_is_used_once(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        await store.add(table(), [], [])
        await store.append("A-B-C-10", 0, ["one"], 1.0)
        ended = table()
        ended.over = True
        results = await asyncio.gather(
            store.append("A-B-C-10", 1, ["two", "three"], 1.0),
            store.append("A-B-C-10", 2, ["another three"], 1.0, ended),
            store.append("A-B-C-10", 3, ["four"], 1.0),
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [type(None), Conflict, type(None)]
        found = await store.load("A-B-C-10")
        assert found is not None
        assert found[1] == ["one", "two", "three", "four"]
        assert not found[0].over
        await store.truncate("A-B-C-10", 2)
        await store.append("A-B-C-10", 2, ["anew"], 1.0, ended)
        found = await store.load("A-B-C-10")
        assert found is not None
        assert found[1] == ["one", "two", "anew"]
        assert found[0].over

    with_store(tmp_path / "a.sqlite", work)


def test_set_seat_replaces_all_holders(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        await store.add(table(), [], [(0, "sam"), (0, "phone")])
        changed = table()
        changed.seats[0] = StoredSeat("person", "Rosie")
        await store.set_seat(changed, 0, "rosie")
        assert await store.load("A-B-C-10") == (changed, [], [(0, "rosie")])
        changed.seats[0] = StoredSeat("open")
        await store.set_seat(changed, 0, "")
        assert await store.load("A-B-C-10") == (changed, [], [])

    with_store(tmp_path / "a.sqlite", work)


def test_a_file_that_is_locked_refuses_and_recovers(tmp_path: Path) -> None:
    file = tmp_path / "a.sqlite"

    async def work(store: SqliteStore) -> None:
        await store.add(table(), [], [])
        await store.run(lambda db: db.execute("pragma busy_timeout = 10"))
        other = sqlite3.connect(file, isolation_level=None)
        other.execute("begin exclusive")
        with pytest.raises(sqlite3.OperationalError):
            await store.append("A-B-C-10", 0, ["one"], 1.0)
        other.execute("rollback")
        other.close()
        await store.append("A-B-C-10", 0, ["one again"], 1.0)
        found = await store.load("A-B-C-10")
        assert found is not None
        assert found[1] == ["one again"]

    with_store(file, work)


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "a.sqlite"
    file.write_bytes(b"no database at all" * 100)

    async def run() -> None:
        with pytest.raises(sqlite3.DatabaseError):
            await SqliteStore(file).open()

    coroutines.run(run())


def refused_version(file: Path) -> int:
    async def run() -> int:
        with pytest.raises(WrongVersion) as refused:
            await SqliteStore(file).open()
        return refused.value.found

    return coroutines.run(run())


@pytest.mark.parametrize("version", [0, 1, STORAGE_VERSION + 1])
def test_a_file_of_another_version_is_refused_and_not_changed(tmp_path: Path, version: int) -> None:
    file = tmp_path / "a.sqlite"
    with closing(sqlite3.connect(file)) as db:
        db.execute("create table tables (code text primary key, touched real, kept blob)")
        db.execute(f"pragma user_version = {version}")
    before = file.read_bytes()
    assert refused_version(file) == version
    assert file.read_bytes() == before


def test_a_new_file_gets_the_version_and_opens_again(tmp_path: Path) -> None:
    file = tmp_path / "a.sqlite"

    async def work(store: SqliteStore) -> None:
        found = await store.run(lambda db: db.execute("pragma user_version").fetchone()[0])
        assert found == STORAGE_VERSION

    with_store(file, work)
    with_store(file, work)
