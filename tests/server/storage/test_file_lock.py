"""One server per database file: the second one is refused, and a killed one leaves no obstacle."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bywater.server.storage.database import Database
from bywater.server.storage.file_lock import DatabaseInUse, FileLock
from tests.server import coroutines

HOLD = """
import sys
from bywater.server.storage.database import Database
Database(sys.argv[1]).prepare()
print("locked", flush=True)
sys.stdin.read()
"""
TRY = """
import sys
from bywater.server.storage.database import Database
from bywater.server.storage.file_lock import DatabaseInUse
try:
    Database(sys.argv[1]).prepare()
except DatabaseInUse as error:
    print("refused", error.pid)
else:
    print("locked")
    sys.stdin.read()
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "a.sqlite"


@contextmanager
def holder(file: Path) -> Iterator["subprocess.Popen[str]"]:
    """A process that has opened the database."""
    process = subprocess.Popen(
        [sys.executable, "-c", HOLD, str(file)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "locked\n"
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def test_a_second_process_is_refused_with_the_id_of_the_first(file: Path) -> None:
    with holder(file) as process:
        with pytest.raises(DatabaseInUse, match=rf"{file.name} is in use by the server with process id {process.pid}"):
            Database(file).prepare()
        assert Path(f"{file}.lock").read_text() == f"{process.pid}\n"


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_a_killed_server_leaves_no_obstacle(file: Path, how: signal.Signals) -> None:
    with holder(file) as process:
        process.send_signal(how)
        process.wait()
    assert Path(f"{file}.lock").exists()

    async def open_and_close() -> None:
        database = Database(file)
        await database.open()
        assert Path(f"{file}.lock").read_text() == f"{os.getpid()}\n"
        await database.close()

    coroutines.run(open_and_close())


def test_of_many_processes_that_start_at_once_one_gets_the_file(file: Path) -> None:
    command = [sys.executable, "-c", TRY, str(file)]
    processes = [subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) for _ in range(4)]
    try:
        first_lines = []
        for process in processes:
            assert process.stdout is not None
            first_lines.append(process.stdout.readline().split())
    finally:
        for process in processes:
            process.kill()
            process.communicate()
    words = [line[0] for line in first_lines]
    assert sorted(words) == ["locked", "refused", "refused", "refused"]


def test_two_databases_in_one_process_exclude_each_other(file: Path) -> None:
    first, second = Database(file), Database(file)
    first.prepare()
    first.prepare()  # the lock is held already
    with pytest.raises(DatabaseInUse, match=str(os.getpid())):
        second.prepare()
    first.release()
    second.prepare()
    second.release()


def test_a_stale_process_id_does_not_matter(file: Path) -> None:
    Path(f"{file}.lock").write_text("123456789\n")
    lock = FileLock(str(file))
    lock.acquire()
    assert Path(f"{file}.lock").read_text() == f"{os.getpid()}\n"
    lock.release()
    lock.release()


def test_worker_processes_do_not_inherit_the_lock(file: Path) -> None:
    """Otherwise a bot or the fsync worker that outlives a killed server would keep the file locked."""
    lock = FileLock(str(file))
    lock.acquire()
    child = subprocess.Popen([sys.executable, "-c", "import sys; sys.stdin.read()"], stdin=subprocess.PIPE)
    try:
        lock.release()
        other = FileLock(str(file))
        other.acquire()
        other.release()
    finally:
        child.communicate()
