"""The version of the database file. A file of another version is refused and stays as it is."""

import sqlite3
from typing import Final

STORAGE_VERSION: Final = 2


class WrongVersion(Exception):
    """The database file was written by another version of Bywater."""

    def __init__(self, found: int) -> None:
        super().__init__(f"expected a database of version {STORAGE_VERSION}, got version {found}; use another file")
        self.found = found


def check_version(db: sqlite3.Connection) -> None:
    """Raise `WrongVersion` unless the file is new or of this version. Writes nothing."""
    found: int = db.execute("pragma user_version").fetchone()[0]
    if found != STORAGE_VERSION and not is_new(db):
        raise WrongVersion(found)


def mark_version(db: sqlite3.Connection) -> None:
    """Give a new file this version; raise `WrongVersion` for a file of another one."""
    check_version(db)
    db.execute(f"pragma user_version = {STORAGE_VERSION}")


def is_new(db: sqlite3.Connection) -> bool:
    """Whether the file has no tables yet."""
    return db.execute("select 1 from sqlite_master limit 1").fetchone() is None
