"""Who is where in the table of results. Only what is shown is read, however many have played."""

import sqlite3
from typing import Any, Final

from msgspec import Struct

from bywater.server.challenges.results import Result, result_in

_ORDER: Final = "lost, resigned, behind, moves, at"
_RANKS: Final = (
    f"select {_ORDER}, r.code, guest, number, json_extract(cast(kept as text), '$.chairs[' || ? || '].name')"
    " from challenge_ranks r left join tables on tables.code = r.code where challenge = ?"
)
_BETTER: Final = (
    f"select count(*) from challenge_ranks where challenge = ? and number = 1 and ({_ORDER}, code) < (?, ?, ?, ?, ?, ?)"
)


class Rank(Struct):
    """A game that counts, or would if it were its guest's first."""

    guest: str
    number: int
    """Which of this guest's tries it was."""
    code: str
    name: str
    result: Result
    place: int = 0
    """From 1 on, among the first games of all people; 0 for a later one."""


def ranks(db: sqlite3.Connection, challenge: str, guest: str, seat: int, most: int, own: int) -> list[Rank]:
    """So many of the best games, and so many of this guest's own in any case, the best first."""
    first = 0
    found = {}
    for row in db.execute(f"{_RANKS} order by {_ORDER}, r.code limit ?", (seat, challenge, most)):
        one = _rank(row)
        if one.number == 1:
            first += 1
            one.place = first
        found[one.code] = one
    for row in db.execute(f"{_RANKS} and guest = ? order by number limit ?", (seat, challenge, guest, own)).fetchall():
        one = _rank(row)
        if one.code not in found:
            if one.number == 1:
                one.place = 1 + db.execute(_BETTER, (challenge, *row[:6])).fetchone()[0]
            found[one.code] = one
    return list(found.values())


def _rank(row: Any) -> Rank:
    *order, code, guest, number, name = row
    return Rank(guest, number, code, name or "", result_in(tuple(order)))
