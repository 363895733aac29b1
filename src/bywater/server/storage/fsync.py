"""How commits become durable: an fsync in another process, in a thread, or in the event loop.

With `process`, SQLite only writes a commit to the log, and a worker process calls fsync. A thread in this process
acquires the interpreter's lock before and after the call, which takes it from the event loop.
"""

import asyncio
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from errno import EIO
from os import strerror
from pathlib import Path
from typing import Final, Protocol

PROCESS: Final = "process"
THREAD: Final = "thread"
LOOP: Final = "loop"
DEFAULT_FSYNC: Final = PROCESS if sys.platform != "win32" else LOOP
WORKER: Final = Path(__file__).with_name("fsync_worker.py")

Done = Callable[[Exception | None], None]


class Committer(Protocol):
    """Commits a transaction and makes it durable. One commit at a time."""

    @property
    def synchronous(self) -> str:
        """The value of SQLite's `pragma synchronous`."""

    def commit(self, db: sqlite3.Connection, done: Done) -> bool:
        """Commit. True if the transaction is durable now; else `done` is called later in this event loop.

        `done` gets None or the error; it is never called before this method has returned. Raises OSError if the
        disk failed, sqlite3.Error if the transaction was not committed.
        """

    def close(self) -> None: ...


def make_committer(mode: str, file: str) -> Committer:
    """The committer of this mode: "process", "thread" or "loop"."""
    if mode == PROCESS:
        return ProcessCommitter(f"{file}-wal")
    if mode == THREAD:
        return ThreadCommitter()
    if mode == LOOP:
        return LoopCommitter()
    raise ValueError(f"unknown fsync mode {mode!r}; expected 'process', 'thread' or 'loop'")


class LoopCommitter:
    """SQLite calls fsync in the event loop, which waits for it."""

    synchronous: Final = "full"

    def commit(self, db: sqlite3.Connection, done: Done) -> bool:
        _commit(db)
        return True

    def close(self) -> None:
        pass


class ThreadCommitter:
    """SQLite calls fsync in a thread. Statements run in the event loop."""

    synchronous: Final = "full"

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "bywater-commit")

    def commit(self, db: sqlite3.Connection, done: Done) -> bool:
        future = asyncio.get_running_loop().run_in_executor(self._thread, _commit, db)
        future.add_done_callback(lambda finished: done(_error_of(finished)))
        return False

    def close(self) -> None:
        self._thread.shutdown()


def _error_of(finished: "asyncio.Future[None]") -> Exception | None:
    error = finished.exception()
    return error if error is None or isinstance(error, Exception) else OSError(EIO, str(error))


def _commit(db: sqlite3.Connection) -> None:
    try:
        db.execute("commit")
    except sqlite3.OperationalError as error:
        if (error.sqlite_errorcode or 0) & 0xFF == sqlite3.SQLITE_IOERR:
            raise OSError(EIO, strerror(EIO)) from error
        raise


class ProcessCommitter:
    """SQLite writes the log; a worker process calls fsync on it."""

    synchronous: Final = "normal"

    def __init__(self, file: str) -> None:
        self.file = file
        self._process: subprocess.Popen[bytes] | None = None
        self._socket: socket.socket | None = None
        self._done: Done | None = None
        self._may_retry = False

    def commit(self, db: sqlite3.Connection, done: Done) -> bool:
        db.execute("commit")
        self.sync(done)
        return False

    def sync(self, done: Done) -> None:
        """Make durable what was written up to now, then call `done` with None or an OSError."""
        assert self._done is None
        self._done = done
        self._may_retry = True
        self._request()

    def close(self) -> None:
        """Stop the worker process."""
        if self._socket is not None:
            asyncio.get_running_loop().remove_reader(self._socket)
            self._socket.close()
            self._socket = None
        if self._process is not None:
            self._process.wait()  # it exits when its socket is closed
            self._process = None

    def _request(self) -> None:
        try:
            self._socket = self._socket or self._start()
        except OSError as error:
            self._finish_soon(error)
            return
        try:
            self._socket.send(b"\0")
        except OSError:
            self._restart()

    def _start(self) -> socket.socket:
        ours, theirs = socket.socketpair()
        with theirs, open(self.file, "rb+") as file:
            self._process = subprocess.Popen(
                [sys.executable, "-I", "-S", str(WORKER)], stdin=theirs.fileno(), stdout=file
            )
        ours.setblocking(False)
        asyncio.get_running_loop().add_reader(ours, self._receive)
        return ours

    def _receive(self) -> None:
        assert self._socket is not None
        try:
            answer = self._socket.recv(1)
        except OSError:
            answer = b""
        if answer:
            self._finish(OSError(answer[0], strerror(answer[0])) if answer[0] else None)
        else:
            self._restart()

    def _restart(self) -> None:
        """Retry once with a new process: the old one was killed, and a new one reports an error of the disk."""
        self.close()
        if self._done is None:
            return
        if self._may_retry:
            self._may_retry = False
            self._request()
        else:
            self._finish_soon(OSError(EIO, strerror(EIO)))

    def _finish_soon(self, error: OSError) -> None:
        """Call `done` after `commit` has returned."""
        asyncio.get_running_loop().call_soon(self._finish, error)

    def _finish(self, error: OSError | None) -> None:
        done, self._done = self._done, None
        if done is not None:
            done(error)
