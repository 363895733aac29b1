"""The version of the database schema, and the migrations that lead to it.

A migration is an SQL file in `migrations/`, named NUMBER_NAME.sql, and is never changed once it was released. The
version of a database is `pragma user_version`. Formats before the first migration used the versions 1 and 2, so
migration 1 leads to version 3.
"""

import os
import re
import sqlite3
import time
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from importlib.resources import files
from pathlib import Path
from typing import Final, NamedTuple

FIRST_VERSION: Final = 3
"""The version after the first migration."""
BUSY_TIMEOUT: Final = 1.0
"""How long another program may lock the database, in seconds."""

_NAME: Final = re.compile(r"(\d{4})_(\w+)\.sql")


class Migration(NamedTuple):
    """One step from a version of the schema to the next."""

    number: int
    name: str
    sql: str

    @property
    def version(self) -> int:
        """The version of the schema after this step."""
        return FIRST_VERSION + self.number - 1


class WrongVersion(Exception):
    """The database has a version that this release can't open. The file was not changed."""

    def __init__(self, file: str, found: int, expected: int) -> None:
        self.file = file
        self.found = found
        self.expected = expected
        super().__init__(f"{file} has database version {found}, expected {self.range}; {self._advice()}")

    @property
    def is_newer(self) -> bool:
        return self.found > self.expected

    @property
    def range(self) -> str:
        """The versions that can be opened: "3", or "3 to 5"."""
        return str(self.expected) if self.expected == FIRST_VERSION else f"{FIRST_VERSION} to {self.expected}"

    def _advice(self) -> str:
        if self.is_newer:
            return "update Bywater, or use another file"
        return "it was written by an earlier release, which can still open it; use another file"


def shipped_migrations() -> list[Migration]:
    """The migrations of this release, in order."""
    found = []
    for file in files("bywater.server.storage").joinpath("migrations").iterdir():
        match = _NAME.fullmatch(file.name)
        if match is not None:
            found.append(Migration(int(match[1]), match[2], file.read_text(encoding="utf-8")))
    found.sort()
    numbers = [migration.number for migration in found]
    if numbers != list(range(1, len(found) + 1)):
        raise ValueError(f"expected migrations with the numbers 1, 2, 3 and so on, got {numbers}")
    return found


def read_version(file: str, migrations: Sequence[Migration]) -> int:
    """The version of a database, 0 for a new or missing file. Changes nothing.

    Raises WrongVersion for a database that these migrations can't bring up to date, sqlite3.DatabaseError for a file
    that is no database.
    """
    path = Path(file)
    if not path.exists() or path.stat().st_size == 0:
        return 0
    with _read_only(path) as db:
        found: int = db.execute("pragma user_version").fetchone()[0]
        is_new = db.execute("select 1 from sqlite_master limit 1").fetchone() is None
    if found == 0 and is_new:
        return 0
    expected = migrations[-1].version
    if not FIRST_VERSION <= found <= expected:
        raise WrongVersion(file, found, expected)
    return found


@contextmanager
def _read_only(path: Path) -> Iterator[sqlite3.Connection]:
    """A connection that can't write, not even from the log to the file, and leaves no files behind."""
    log_files = [Path(f"{path}{suffix}") for suffix in ("-wal", "-shm")]
    created = [file for file in log_files if not file.exists()]
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", BUSY_TIMEOUT, uri=True)) as db:
            yield db
    finally:
        if len(created) == len(log_files):
            for file in created:
                with suppress(OSError):
                    file.unlink()


def migrate(file: str, migrations: Sequence[Migration] | None = None) -> Path | None:
    """Bring a database up to date; returns the backup that was written before, if any.

    The caller holds the lock of the file. Every migration is one transaction together with its version, so that a
    crash leaves the version before it.
    """
    migrations = shipped_migrations() if migrations is None else migrations
    found = read_version(file, migrations)
    pending = [migration for migration in migrations if migration.version > found]
    if found and not pending:
        return None
    with closing(sqlite3.connect(file, BUSY_TIMEOUT, isolation_level=None)) as db:
        backup = _back_up(db, file, found) if found else None
        db.execute("pragma journal_mode = wal")
        db.execute("pragma synchronous = full")
        for migration in pending:
            _apply(db, migration)
    return backup


def _apply(db: sqlite3.Connection, migration: Migration) -> None:
    db.execute("begin exclusive")
    try:
        for statement in split_statements(migration.sql):
            db.execute(statement)
        db.execute(f"pragma user_version = {migration.version}")
        db.execute("commit")
    except BaseException:
        with suppress(sqlite3.Error):
            db.execute("rollback")
        raise


def _back_up(db: sqlite3.Connection, file: str, version: int) -> Path:
    """Copy the database to FILE.v<version>-<timestamp>.backup. The name appears when the copy is complete."""
    backup = Path(f"{file}.v{version}-{time.strftime('%Y%m%dT%H%M%S')}.backup")
    partial = Path(f"{backup}.partial")
    partial.unlink(missing_ok=True)
    with closing(sqlite3.connect(partial, isolation_level=None)) as copy:
        db.backup(copy)
        copy.execute("pragma journal_mode = delete")  # one file, without a log beside it
    descriptor = os.open(partial, os.O_RDWR)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
    partial.replace(backup)
    return backup


def split_statements(sql: str) -> Iterator[str]:
    """The statements of an SQL text one by one: `executescript` would commit before it runs them.

    >>> list(split_statements("create table a (b); -- one; two\\ninsert into a values (';');"))
    ['create table a (b);', "-- one; two\\ninsert into a values (';');"]
    """
    statement = ""
    for part in re.split(r"(?<=;)", sql):
        statement += part
        if sqlite3.complete_statement(statement):
            yield statement.strip()
            statement = ""
    if statement.strip():
        raise ValueError(f"incomplete SQL statement: {statement.strip()!r}")
