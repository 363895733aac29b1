"""The worker process that calls fsync, and the other modes."""

import asyncio
import os
import signal
import sqlite3
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from bywater.server.storage import fsync
from bywater.server.storage.fsync import LOOP, PROCESS, THREAD, ProcessCommitter
from bywater.server.storage.interface import ChatLine
from bywater.server.storage.sqlite import SqliteStore
from tests.server import coroutines


def asked(disk: ProcessCommitter) -> asyncio.Future[None]:
    """A future for the end of an fsync."""
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def then(failed: Exception | None) -> None:
        if failed is not None:
            done.set_exception(failed)
        else:
            done.set_result(None)

    disk.sync(then)
    return done


@pytest.fixture
def file(tmp_path: Path) -> str:
    (tmp_path / "file").write_bytes(b"something")
    return str(tmp_path / "file")


def with_disk(file: str, work: Callable[[ProcessCommitter], Coroutine[Any, Any, None]]) -> None:
    async def main() -> None:
        disk = ProcessCommitter(file)
        await work(disk)
        disk.close()

    coroutines.run(main())


def number(disk: ProcessCommitter) -> int:
    """The id of the worker process."""
    assert disk._process is not None
    return disk._process.pid


def replace_worker(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, does: str) -> None:
    """Replace the program of the worker process."""
    (tmp_path / "waiter.py").write_text(f"import os\n{does}\n")
    monkeypatch.setattr(fsync, "WORKER", tmp_path / "waiter.py")


def test_one_process_serves_all_requests_and_exits_at_close(file: str) -> None:
    found: list[int] = []

    async def work(disk: ProcessCommitter) -> None:
        for _ in range(20):
            await asked(disk)
            found.append(number(disk))

    with_disk(file, work)
    assert len(set(found)) == 1
    with pytest.raises(ProcessLookupError):
        os.kill(found[0], 0)


def test_the_process_ignores_signals_to_the_server(file: str) -> None:
    """Ctrl-C and service managers signal all processes at once."""

    async def work(disk: ProcessCommitter) -> None:
        await asked(disk)
        for told in (signal.SIGINT, signal.SIGTERM):
            os.kill(number(disk), told)
            await asked(disk)

    with_disk(file, work)


def test_a_killed_process_is_replaced(file: str) -> None:
    async def work(disk: ProcessCommitter) -> None:
        await asked(disk)
        first = number(disk)
        os.kill(first, signal.SIGKILL)
        assert disk._process is not None
        disk._process.wait()
        await asked(disk)
        assert number(disk) != first
        os.kill(number(disk), signal.SIGKILL)
        while disk._socket is not None:  # until the server has noticed
            await asyncio.sleep(0.01)
        await asked(disk)

    with_disk(file, work)


def test_a_process_that_dies_during_fsync_is_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, file: str
) -> None:
    first = str(tmp_path / "first")
    dies = f"if not os.path.exists({first!r}):\n    open({first!r}, 'w').close()\n    os.read(0, 1)\n    os._exit(1)"
    replace_worker(tmp_path, monkeypatch, f"{dies}\nwhile os.read(0, 1):\n    os.write(0, bytes(1))")

    async def work(disk: ProcessCommitter) -> None:
        await asked(disk)

    with_disk(file, work)
    assert (tmp_path / "first").exists()


def test_an_error_of_fsync_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, file: str) -> None:
    replace_worker(tmp_path, monkeypatch, "while os.read(0, 1):\n    os.write(0, bytes([28]))")

    async def work(disk: ProcessCommitter) -> None:
        with pytest.raises(OSError, match="No space left"):
            await asked(disk)

    with_disk(file, work)


def test_a_process_that_always_dies_is_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, file: str) -> None:
    replace_worker(tmp_path, monkeypatch, "os.read(0, 1)")

    async def work(disk: ProcessCommitter) -> None:
        with pytest.raises(OSError, match="Input/output error"):
            await asked(disk)

    with_disk(file, work)


def test_a_missing_file_is_an_error(tmp_path: Path) -> None:
    async def work(disk: ProcessCommitter) -> None:
        with pytest.raises(FileNotFoundError):
            await asked(disk)

    with_disk(str(tmp_path / "none"), work)


def test_after_a_failed_fsync_nothing_is_accepted_until_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A second fsync may succeed though the first one lost data."""
    talk = ChatLine(0, "Pebble", "hello", 1.0, "guest")

    async def failing() -> None:
        store = SqliteStore(tmp_path / "tables.sqlite")
        await store.open()
        await store.add_chat("CODE", talk)
        committer = store.database._committer
        assert isinstance(committer, ProcessCommitter)
        assert committer._process is not None
        committer.close()
        with monkeypatch.context() as patch:
            replace_worker(tmp_path, patch, "while os.read(0, 1):\n    os.write(0, bytes([5]))")
            told = await asyncio.gather(*(store.add_chat("CODE", talk) for _ in range(3)), return_exceptions=True)
        assert [type(one) for one in told] == [OSError] * 3
        committer.close()
        for work in (store.add_chat("CODE", talk), store.chat("CODE", 9)):
            with pytest.raises(OSError, match="Input/output error"):
                await work
        await store.close()

    async def after() -> None:
        store = SqliteStore(tmp_path / "tables.sqlite")
        await store.open()
        assert await store.chat("CODE", 9)
        await store.add_chat("CODE", talk)
        await store.close()

    coroutines.run(failing())
    coroutines.run(after())


def test_results_are_delivered_after_the_fsync(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A caller waits for the answer of the worker process."""
    held = f"while not os.path.exists({str(tmp_path / 'safe')!r}): pass"
    replace_worker(tmp_path, monkeypatch, f"while os.read(0, 1):\n    {held}\n    os.write(0, bytes(1))")

    async def main() -> None:
        store = SqliteStore(tmp_path / "tables.sqlite")
        await store.open()
        told = asyncio.ensure_future(store.set_name("guest", "Pebble"))
        done, _ = await asyncio.wait([told], timeout=0.3)
        assert not done
        (tmp_path / "safe").touch()
        await told
        await store.close()

    coroutines.run(main())


@pytest.mark.parametrize("mode", [PROCESS, THREAD, LOOP])
def test_every_mode_commits_in_groups_and_retries_alone(tmp_path: Path, mode: str) -> None:
    async def main() -> None:
        store = SqliteStore(tmp_path / "tables.sqlite", mode)
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
        level = await store.run(lambda db: db.execute("pragma synchronous").fetchone()[0])
        assert level == (1 if mode == PROCESS else 2)
        await store.close()

    coroutines.run(main())


@pytest.mark.parametrize("mode", [THREAD, LOOP])
def test_an_io_error_at_a_commit_is_final_in_every_mode(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mode: str
) -> None:
    def fail(_: sqlite3.Connection) -> None:
        raise OSError(5, "Input/output error")

    async def main() -> None:
        store = SqliteStore(tmp_path / "tables.sqlite", mode)
        await store.open()
        await store.set_name("guest", "Pebble")
        with monkeypatch.context() as patch:
            patch.setattr(fsync, "_commit", fail)
            with pytest.raises(OSError, match="Input/output error"):
                await store.set_name("guest", "Other")
        with pytest.raises(OSError, match="Input/output error"):
            await store.name("guest")
        await store.close()
        again = SqliteStore(tmp_path / "tables.sqlite", mode)
        await again.open()
        assert await again.name("guest") == "Pebble"
        await again.close()

    coroutines.run(main())


def test_an_unknown_mode_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="unknown fsync mode 'never'; expected 'process', 'thread' or 'loop'"):
        SqliteStore(tmp_path / "tables.sqlite", "never")
