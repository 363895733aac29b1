"""`bywater serve` reports errors before it starts."""

import os
import socket
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bywater.cli.serve import data_file
from bywater.server.storage.database import Database
from bywater.server.storage.migrate import shipped_migrations
from tests.cli.terminal import bywater

STORAGE_VERSION = shipped_migrations()[-1].version


@pytest.fixture(autouse=True)
def _built(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bywater.server.transport.static.is_built", lambda: True)


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    file.write_bytes(b"this is no database, though it is long enough to be looked at" * 20)
    before = file.read_bytes()
    done = bywater("serve", "--port", "0", "--data", str(file))
    assert done.exit_code == 2
    assert "tables.sqlite" in done.stderr
    assert "file is not a database" in done.stderr
    assert done.stdout == ""
    assert file.read_bytes() == before


@pytest.mark.parametrize(("version", "expected"), [(0, "earlier version"), (STORAGE_VERSION + 1, "newer version")])
def test_a_database_of_another_version_is_refused(tmp_path: Path, version: int, expected: str) -> None:
    file = tmp_path / "tables.sqlite"
    with closing(sqlite3.connect(file)) as db:
        db.execute("create table tables (code text primary key)")
        db.execute(f"pragma user_version = {version}")
    before = file.read_bytes()
    done = bywater("serve", "--port", "0", "--data", str(file))
    assert done.exit_code == 2
    assert "tables.sqlite" in done.stderr
    assert expected in done.stderr
    assert file.read_bytes() == before


def test_a_locked_database_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with closing(sqlite3.connect(file, isolation_level=None)) as db:
        db.execute("begin exclusive")
        done = bywater("serve", "--port", "0", "--data", str(file))
    assert done.exit_code == 2
    assert "Can’t write" in done.stderr


def test_a_database_of_a_running_server_is_refused_with_its_process_id(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    database = Database(file)
    database.prepare()
    try:
        done = bywater("serve", "--port", "0", "--data", str(file))
    finally:
        database.release()
    assert done.exit_code == 2
    assert "tables.sqlite" in done.stderr
    assert str(os.getpid()) in done.stderr


def test_a_port_in_use_is_refused(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        done = bywater("serve", "--port", str(port), "--data", str(tmp_path / "t.sqlite"))
    assert done.exit_code == 2
    assert f"127.0.0.1:{port}" in done.stderr


def test_without_a_page_it_says_how_to_build_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bywater.server.transport.static.is_built", lambda: False)
    done = bywater("serve", "--port", "0", "--data", str(tmp_path / "t.sqlite"))
    assert done.exit_code == 2
    assert "make play" in done.stderr


def test_the_default_database_is_in_the_users_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_file("") == tmp_path / "bywater" / "bywater.sqlite"
    assert data_file("here.sqlite") == Path("here.sqlite")
