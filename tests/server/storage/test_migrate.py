"""Migrations: ordered, all or nothing, after a backup; other versions are refused and not changed."""

import os
import sqlite3
import subprocess
import sys
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bywater.server.storage.database import Database
from bywater.server.storage.migrate import (
    FIRST_VERSION,
    Migration,
    WrongVersion,
    migrate,
    read_version,
    shipped_migrations,
    split_statements,
)
from tests.server import coroutines

CHAIN = [
    Migration(1, "initial", "create table games (id integer primary key, name text not null);"),
    Migration(2, "scores", "alter table games add score integer not null default 0; create table notes (text text);"),
    Migration(
        3,
        "log",
        """
        -- A trigger holds semicolons; so may this comment.
        create table log (entry text);
        create trigger logged after insert on games begin
            insert into log values ('a;b');
            insert into log values (new.name);
        end;
        insert into log values ('migrated');
        """,
    ),
]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    folder = tmp_path / "data"
    folder.mkdir()
    return folder / "a.sqlite"


def query(file: Path, sql: str) -> list[Any]:
    with closing(sqlite3.connect(file)) as db:
        return db.execute(sql).fetchall()


def version(file: Path) -> int:
    found: int = query(file, "pragma user_version")[0][0]
    return found


def write(file: Path, *statements: str) -> None:
    with closing(sqlite3.connect(file, isolation_level=None)) as db:
        for statement in statements:
            db.execute(statement)


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def backups(file: Path) -> list[Path]:
    return sorted(file.parent.glob("*.backup"))


def test_the_shipped_migrations_are_numbered_and_make_every_table() -> None:
    migrations = shipped_migrations()
    assert [migration.number for migration in migrations] == list(range(1, len(migrations) + 1))
    assert migrations[0].version == FIRST_VERSION


def test_a_new_file_gets_all_migrations_and_no_backup(file: Path) -> None:
    assert migrate(str(file), CHAIN) is None
    assert version(file) == FIRST_VERSION + 2
    assert query(file, "select entry from log") == [("migrated",)]
    assert backups(file) == []
    assert migrate(str(file), CHAIN) is None  # nothing is left to do
    assert query(file, "select entry from log") == [("migrated",)]


@pytest.mark.parametrize("length", [1, 2])
def test_an_older_file_is_migrated_after_a_backup(file: Path, length: int) -> None:
    migrate(str(file), CHAIN[:length])
    write(file, "insert into games (name) values ('first')")
    backup = migrate(str(file), CHAIN)
    assert version(file) == FIRST_VERSION + 2
    assert query(file, "select name, score from games") == [("first", 0)]
    write(file, "insert into games (name) values ('second')")
    assert query(file, "select entry from log") == [("migrated",), ("a;b",), ("second",)]
    assert backups(file) == [backup]
    assert backup is not None
    assert backup.name.startswith(f"a.sqlite.v{FIRST_VERSION + length - 1}-")
    assert version(backup) == FIRST_VERSION + length - 1
    assert query(backup, "select name from games") == [("first",)]


def test_a_backup_holds_what_a_killed_server_left_in_the_log(file: Path) -> None:
    migrate(str(file), CHAIN[:1])
    program = (
        "import os, sqlite3, sys\n"
        "db = sqlite3.connect(sys.argv[1], isolation_level=None)\n"
        "db.execute(\"insert into games (name) values ('in the log')\")\n"
        "os._exit(9)\n"
    )
    subprocess.run([sys.executable, "-c", program, str(file)], check=False)
    assert Path(f"{file}-wal").stat().st_size > 0
    backup = migrate(str(file), CHAIN)
    assert backup is not None
    assert query(backup, "select name from games") == query(file, "select name from games") == [("in the log",)]


def test_a_failure_in_the_middle_leaves_the_version_before(file: Path) -> None:
    broken = Migration(3, "broken", "create table half (x); insert into missing values (1);")
    migrate(str(file), CHAIN[:1])
    write(file, "insert into games (name) values ('first')")
    with pytest.raises(sqlite3.OperationalError, match="missing"):
        migrate(str(file), [*CHAIN[:2], broken])
    assert version(file) == FIRST_VERSION + 1  # migration 2 was committed, migration 3 was not
    assert query(file, "select name, score from games") == [("first", 0)]
    assert query(file, "select 1 from sqlite_master where name = 'half'") == []
    assert len(backups(file)) == 1
    migrate(str(file), CHAIN)
    assert version(file) == FIRST_VERSION + 2


def test_a_crash_in_the_middle_leaves_the_version_before(file: Path) -> None:
    migrate(str(file), CHAIN[:1])
    write(file, "insert into games (name) values ('first')")
    program = (
        "import os, sqlite3, sys\n"
        "from bywater.server.storage import migrate\n"
        "steps = [migrate.Migration(1, 'a', ''), migrate.Migration(2, 'b', sys.argv[2])]\n"
        "split = migrate.split_statements\n"
        "def dying(sql):\n"
        "    yield from split(sql)\n"
        "    os._exit(9)\n"
        "migrate.split_statements = dying\n"
        "migrate.migrate(sys.argv[1], steps)\n"
    )
    done = subprocess.run([sys.executable, "-c", program, str(file), CHAIN[1].sql], check=False)
    assert done.returncode == 9
    assert version(file) == FIRST_VERSION
    assert query(file, "select * from games") == [(1, "first")]
    migrate(str(file), CHAIN)
    assert version(file) == FIRST_VERSION + 2


def refused(file: Path, migrations: Sequence[Migration] = CHAIN) -> WrongVersion:
    before = contents(file.parent)
    with pytest.raises(WrongVersion) as error:
        migrate(str(file), migrations)
    assert contents(file.parent) == before
    return error.value


@pytest.mark.parametrize("found", [0, 1, 2])
def test_a_file_from_before_the_migrations_is_refused_and_not_changed(file: Path, found: int) -> None:
    write(file, "pragma journal_mode = wal", "create table tables (code text)", f"pragma user_version = {found}")
    error = refused(file)
    assert (error.found, error.is_newer) == (found, False)
    assert str(error) == (
        f"{file} has database version {found}, expected 3 to 5;"
        " it was written by an earlier release, which can still open it; use another file"
    )


def test_a_newer_file_is_refused_and_not_changed(file: Path) -> None:
    migrate(str(file), CHAIN)
    error = refused(file, CHAIN[:2])
    assert (error.found, error.is_newer, error.range) == (FIRST_VERSION + 2, True, "3 to 4")
    assert str(error).endswith("has database version 5, expected 3 to 4; update Bywater, or use another file")
    assert refused(file, CHAIN[:1]).range == "3"


def test_an_old_file_of_a_killed_server_is_not_changed_either(file: Path) -> None:
    """Its log would be written into the file if it were opened for writing."""
    program = (
        "import os, sqlite3, sys\n"
        "db = sqlite3.connect(sys.argv[1], isolation_level=None)\n"
        "db.execute('pragma journal_mode = wal')\n"
        "db.execute('create table tables (code text)')\n"
        "db.execute('pragma user_version = 2')\n"
        "os._exit(9)\n"
    )
    subprocess.run([sys.executable, "-c", program, str(file)], check=False)
    before = contents(file.parent)
    with pytest.raises(WrongVersion):
        migrate(str(file), CHAIN)
    after = contents(file.parent)
    shared_memory = f"{file.name}-shm"  # rebuilt by every reader
    assert {name: raw for name, raw in after.items() if name != shared_memory} == {
        name: raw for name, raw in before.items() if name != shared_memory
    }


def test_a_refused_database_is_not_locked(file: Path) -> None:
    write(file, "create table tables (code text)")
    for _ in range(2):
        with pytest.raises(WrongVersion):
            Database(file, migrations=CHAIN).prepare()


def test_reading_the_version_leaves_nothing_behind(file: Path) -> None:
    assert read_version(str(file), CHAIN) == 0
    assert contents(file.parent) == {}
    file.touch()
    assert read_version(str(file), CHAIN) == 0
    migrate(str(file), CHAIN)
    before = contents(file.parent)
    assert read_version(str(file), CHAIN) == FIRST_VERSION + 2
    assert contents(file.parent) == before


def test_a_file_that_is_no_database_is_refused_and_not_changed(file: Path) -> None:
    file.write_bytes(b"no database at all" * 100)
    before = contents(file.parent)
    with pytest.raises(sqlite3.DatabaseError):
        migrate(str(file), CHAIN)
    assert contents(file.parent) == before


def test_an_incomplete_statement_is_an_error() -> None:
    with pytest.raises(ValueError, match="create table b"):
        list(split_statements("create table a (x); create table b (x)"))


def test_a_migrated_database_keeps_its_rows_and_names_its_backup(file: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def add() -> None:
        database = Database(file, migrations=CHAIN[:2])
        await database.open()
        await database.run(lambda db: db.execute("insert into games (name, score) values ('one', 3)"))
        await database.close()

    async def read() -> list[Any]:
        database = Database(file, migrations=CHAIN)
        await database.open()
        rows = await database.run(lambda db: db.execute("select name, score from games").fetchall())
        await database.close()
        return rows

    coroutines.run(add())
    assert caplog.messages == []
    assert coroutines.run(read()) == [("one", 3)]
    assert len(backups(file)) == 1
    assert caplog.messages == [f"the database was migrated; its backup is {backups(file)[0]}"]
    assert os.access(backups(file)[0], os.R_OK)
