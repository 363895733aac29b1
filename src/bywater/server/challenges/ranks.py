"""The table of results. Only the rows that are shown are read, however many have played."""

import sqlite3
from typing import Any, Final

from msgspec import Struct

from bywater.server.challenges.results import Result, result_from_order

_ORDER: Final = "lost, resigned, behind, moves, at"
_RANKS: Final = (
    f"select {_ORDER}, r.code, guest, number, json_extract(cast(data as text), '$.seats[' || ? || '].name')"
    " from challenge_ranks r left join tables on tables.code = r.code where challenge = ?"
)
_BETTER: Final = (
    f"select count(*) from challenge_ranks where challenge = ? and number = 1 and ({_ORDER}, code) < (?, ?, ?, ?, ?, ?)"
)


class Rank(Struct):
    """A finished game in the table of results."""

    guest: str
    number: int
    """The number of the attempt; only the first one has a place."""
    code: str
    name: str
    result: Result
    place: int = 0
    """From 1 on, among the first attempts of all people; 0 for later attempts."""


def add_rank(db: sqlite3.Connection, challenge: str, guest: str, number: int, code: str, result: Result) -> None:
    """Store the result of an attempt."""
    row = (challenge, *result.order, code, guest, number)
    db.execute("insert or ignore into challenge_ranks values (?, ?, ?, ?, ?, ?, ?, ?, ?)", row)


def read_ranks(
    db: sqlite3.Connection, challenge: str, guest: str, seat: int, max_best: int, max_own: int
) -> list[Rank]:
    """The best games and those of this guest, in order. Players are named as the holders of this seat."""
    place = 0
    found = {}
    for row in db.execute(f"{_RANKS} order by {_ORDER}, r.code limit ?", (seat, challenge, max_best)):
        rank = _rank(row)
        if rank.number == 1:
            place += 1
            rank.place = place
        found[rank.code] = rank
    own = db.execute(f"{_RANKS} and guest = ? order by number limit ?", (seat, challenge, guest, max_own)).fetchall()
    for row in own:
        rank = _rank(row)
        if rank.code not in found:
            if rank.number == 1:
                rank.place = 1 + db.execute(_BETTER, (challenge, *row[:6])).fetchone()[0]
            found[rank.code] = rank
    return list(found.values())


def _rank(row: Any) -> Rank:
    *order, code, guest, number, name = row
    return Rank(guest, number, code, name or "", result_from_order(tuple(order)))
