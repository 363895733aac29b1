"""One SQLite file: a connection, and a queue of transactions that are committed in groups.

Statements take microseconds and run in the event loop. While a commit becomes durable, further transactions queue up
and share the next commit.
"""

import asyncio
import logging
import sqlite3
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

from bywater.server.storage.file_lock import FileLock
from bywater.server.storage.fsync import DEFAULT_FSYNC, make_committer
from bywater.server.storage.migrate import BUSY_TIMEOUT, Migration, migrate

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]
Job = tuple[Work, asyncio.Future[Any]]

LOGGER: Final = logging.getLogger("bywater.server")
MAX_BATCH: Final = 512
"""The most jobs that share a commit."""
CHECKPOINT_PAGES: Final = 8000
"""32 MB: running games change the same pages again and again."""


class Database:
    """Runs jobs in the order in which they were queued. `fsync` is "process", "thread" or "loop" (see `fsync.py`)."""

    def __init__(
        self, file: Path | str, fsync: str = DEFAULT_FSYNC, migrations: Sequence[Migration] | None = None
    ) -> None:
        self.file = str(file)
        self.connection: sqlite3.Connection
        self._migrations = migrations
        self._lock = FileLock(self.file)
        self._committer = make_committer(fsync, self.file)
        self._queue: list[Job] = []
        self._retries: deque[Job] = deque()
        """The jobs of a transaction that failed, to be run one by one."""
        self._committing = False
        self._failure: Exception | None = None
        """The error of the disk after which no more jobs are accepted."""
        self._idle: asyncio.Future[None] | None = None

    def prepare(self) -> None:
        """Take the lock of the file and bring its schema up to date, unless that was done before.

        Raises DatabaseInUse, WrongVersion, OSError or sqlite3.Error; the file is unlocked then.
        """
        if self._lock.held:
            return
        self._lock.acquire()
        try:
            backup = migrate(self.file, self._migrations)
        except BaseException:
            self._lock.release()
            raise
        if backup is not None:
            LOGGER.warning("the database was migrated; its backup is %s", backup)

    def release(self) -> None:
        """Give up the lock of a file that was prepared but not opened."""
        self._lock.release()

    async def open(self) -> None:
        self.prepare()
        db = sqlite3.connect(self.file, BUSY_TIMEOUT, isolation_level=None, check_same_thread=False)
        db.execute("pragma journal_mode = wal")
        db.execute(f"pragma synchronous = {self._committer.synchronous}")
        db.execute(f"pragma wal_autocheckpoint = {CHECKPOINT_PAGES}")
        db.execute("pragma secure_delete = on")  # deleted data is overwritten, not only unlinked
        self.connection = db

    async def close(self) -> None:
        if self._committing:
            self._idle = asyncio.get_running_loop().create_future()
            await self._idle
        self._committer.close()
        self.connection.close()
        self._lock.release()

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run a job in a transaction; returns its result once the transaction is durable."""
        if self._failure is not None:
            raise self._failure
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.append((work, future))
        self._run_queue()
        return await future

    async def erase_deleted(self) -> bool:
        """Remove deleted data from the disk: checkpoint and truncate the log, which holds the old pages.

        Runs on a connection of its own, so that it can wait for the end of transactions. False if the database was
        busy all the time.
        """
        return await asyncio.to_thread(_truncate_log, self.file)

    def _run_queue(self) -> None:
        """Start the next transaction unless one is being committed."""
        while not self._committing and (self._retries or self._queue):
            if self._retries:
                batch = [self._retries.popleft()]
            else:
                batch, self._queue = self._queue[:MAX_BATCH], self._queue[MAX_BATCH:]
            self._run_batch(batch)
        if not self._committing and self._idle is not None:
            self._idle.set_result(None)
            self._idle = None

    def _run_batch(self, batch: list[Job]) -> None:
        """Run jobs in one transaction. Their results are delivered when it is durable."""
        db = self.connection
        changes = db.total_changes
        try:
            db.execute("begin immediate")
            results = [work(db) for work, _ in batch]
            if db.total_changes == changes:
                db.execute("commit")
                self._deliver(batch, results)
                return
        except Exception as error:
            self._retry(batch, error)
            return
        try:
            durable = self._committer.commit(db, partial(self._committed, batch, results))
        except OSError as error:
            self._fail(batch, error)
        except Exception as error:
            self._retry(batch, error)
        else:
            if durable:
                self._deliver(batch, results)
            self._committing = not durable

    def _committed(self, batch: list[Job], results: list[Any], error: Exception | None) -> None:
        self._committing = False
        if error is None:
            self._deliver(batch, results)
        elif isinstance(error, OSError):
            self._fail(batch, error)
        else:
            self._retry(batch, error)
        self._run_queue()

    def _deliver(self, batch: list[Job], results: list[Any]) -> None:
        for (_, future), result in zip(batch, results, strict=True):
            if not future.done():  # the caller may have been cancelled
                future.set_result(result)

    def _retry(self, batch: list[Job], error: Exception) -> None:
        """Roll back; run the jobs of a batch one by one, before all others. A single job gets the error."""
        self._roll_back()
        if len(batch) > 1:
            self._retries.extend(batch)
        elif not batch[0][1].done():
            batch[0][1].set_exception(error)

    def _fail(self, batch: list[Job], error: Exception) -> None:
        """Accept nothing more until a restart: after a failed fsync a second one may succeed though data is lost."""
        self._roll_back()
        self._failure = error
        for _, future in [*batch, *self._retries, *self._queue]:
            if not future.done():
                future.set_exception(error)
        self._retries.clear()
        self._queue.clear()

    def _roll_back(self) -> None:
        with suppress(sqlite3.Error):
            if self.connection.in_transaction:
                self.connection.execute("rollback")


def _truncate_log(file: str) -> bool:
    with closing(sqlite3.connect(file, 5 * BUSY_TIMEOUT, isolation_level=None)) as db:
        return any(db.execute("pragma wal_checkpoint(truncate)").fetchone()[0] == 0 for _ in range(5))
