"""The tables of challenges in the file, and how those of an older file become what they are now."""

import sqlite3
from typing import Final

import msgspec

from bywater.server.challenges.results import Result

_IS_OVER: Final = "coalesce(json_extract(cast({}kept as text), '$.over'), 0)"
_CHALLENGE: Final = "json_extract(cast(new.kept as text), '$.challenge')"

_SCHEMA: Final = (
    "create table if not exists challenges (id text primary key, at real not null, setup blob not null) without rowid",
    "create table if not exists challenge_makers ("
    " challenge text primary key, guest text not null, at real not null) without rowid",
    "create index if not exists challenge_makers_by_guest on challenge_makers (guest)",
    "create table if not exists challenge_tries ("
    " challenge text not null, guest text not null, number integer not null, code text not null, at real not null,"
    " primary key (challenge, guest, number)) without rowid",
    "create index if not exists challenge_tries_by_code on challenge_tries (code)",
    "create index if not exists challenge_tries_by_guest on challenge_tries (guest)",
    "create table if not exists challenge_bots ("
    " challenge text not null, bot text not null, result blob not null, primary key (challenge, bot)) without rowid",
    # Games in the order of their results, so that the best are found however many there are.
    "create table if not exists challenge_ranks ("
    " challenge text not null, lost real not null, resigned integer not null, behind integer not null,"
    " moves integer not null, at real not null, code text not null, guest text not null, number integer not null,"
    " primary key (challenge, lost, resigned, behind, moves, at, code)) without rowid",
    "create unique index if not exists challenge_ranks_by_code on challenge_ranks (code)",
    "create index if not exists challenge_ranks_by_guest on challenge_ranks (challenge, guest, number)",
)

_ENDED: Final = (
    # Games that are over and not counted yet. They are noted with the end itself, so that none is lost, and nobody
    # has to look through all the tables for them.
    "create table challenge_ended (challenge text not null, code text not null, primary key (challenge, code))"
    " without rowid",
    "create trigger challenge_over after update of kept on tables"
    f" when {_IS_OVER.format('new.')} and not {_IS_OVER.format('old.')} and {_CHALLENGE} <> ''"
    f" begin insert or ignore into challenge_ended values ({_CHALLENGE}, new.code); end",
    "insert into challenge_ended select challenge, tries.code from challenge_tries tries"
    f" join tables on tables.code = tries.code where {_IS_OVER.format('')}"
    " and tries.code not in (select code from challenge_ranks)",
)


def prepare(db: sqlite3.Connection) -> None:
    """All tables are there when this is done."""
    for statement in _SCHEMA:
        db.execute(statement)
    if _has(db, "challenge_results"):  # from before they were kept in order
        _put_in_order(db)
    if not _has(db, "challenge_ended"):
        for statement in _ENDED:
            db.execute(statement)


def _has(db: sqlite3.Connection, table: str) -> bool:
    return db.execute("select 1 from sqlite_master where type = 'table' and name = ?", (table,)).fetchone() is not None


def _put_in_order(db: sqlite3.Connection) -> None:
    asked = "select challenge, guest, number, code, result from challenge_results join challenge_tries using (code)"
    for challenge, guest, number, code, blob in db.execute(asked).fetchall():
        keep_rank(db, challenge, guest, number, code, msgspec.json.decode(blob, type=Result))
    db.execute("drop table challenge_results")


def keep_rank(db: sqlite3.Connection, challenge: str, guest: str, number: int, code: str, result: Result) -> None:
    """How a game of this guest went."""
    row = (challenge, *result.order, code, guest, number)
    db.execute("insert or ignore into challenge_ranks values (?, ?, ?, ?, ?, ?, ?, ?, ?)", row)
