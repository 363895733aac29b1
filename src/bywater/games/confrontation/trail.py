"""What one side has been seen to do, as far as it still says where its figures may stand.

A fact is one of: a figure moved (known, or just "one of those there"), was seen, is gone, or is not
there. Figures that no fact speaks of are all alike to the onlooker, so nothing is kept while no
living figure of a side was ever seen. Figures inside one region may be mixed at any time (M18), so a fact
names a place, never a piece.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bywater.core.codes import BIT
from bywater.games.confrontation.board import LIGHT
from bywater.games.confrontation.figures import EACH
from bywater.games.confrontation.state import TRAIL_ROOM, Table

MOVE: Final = 0
SEEN: Final = 1
GONE: Final = 2
NOT: Final = 3
FACTS: Final = ("moved", "seen", "gone", "not")

SOMEONE: Final = 15
"""In place of a figure: one of those who stood there."""

_ROOM: Final = vec[i64]([0xFFFF, 0xFFFF << 16, 0xFFFF << 32])
_SIDE_MASK: Final = vec[i64]([0x1FF, 0x1FF << 9])


def pack(kind: i64, figure: i64, start: i64, goal: i64) -> i64:
    """A fact as a number: figures count from 0 within their side; `goal` 1 at SEEN marks a private look."""
    return kind | (figure << 2) | (start << 6) | (goal << 11)


def kind_of(fact: i64) -> i64:
    return fact & 3


def figure_of(fact: i64) -> i64:
    return (fact >> 2) & 15


def start_of(fact: i64) -> i64:
    return (fact >> 6) & 31


def goal_of(fact: i64) -> i64:
    return (fact >> 11) & 31


def fact_at(table: Table, side: i64, number: i64) -> i64:
    trail = table.light_trail if side == LIGHT else table.dark_trail
    place: i64 = (number % 3) * 16
    return (trail[number // 3] >> place) & 0xFFFF


def set_fact(table: Table, side: i64, number: i64, fact: i64) -> None:
    trail = table.light_trail if side == LIGHT else table.dark_trail
    place: i64 = (number % 3) * 16
    others: i64 = trail[number // 3] & ~_ROOM[number % 3]
    trail[number // 3] = others | (fact << place)


def is_full(table: Table) -> bool:
    """Whether another turn might not find room: the game is then cut off (E3)."""
    limit: i64 = TRAIL_ROOM * 3 - 16
    return table.facts[0] > limit or table.facts[1] > limit


def anybody_seen(table: Table, side: i64) -> bool:
    return (table.seen & _SIDE_MASK[side]) != 0


def someone_moved(table: Table, side: i64, start: i64, goal: i64) -> None:
    """A figure moved unseen."""
    # Not "if anybody was seen": who was looked at alone must not show in what is kept.
    if table.facts[side]:
        _add(table, side, pack(MOVE, SOMEONE, start, goal))


def moved(table: Table, figure: i64, start: i64, goal: i64) -> None:
    """This figure was seen to move."""
    side: i64 = 0 if figure < EACH else 1
    table.seen |= BIT[figure]
    own: i64 = figure - side * EACH
    _drop_last_sight(table, side, own, start)
    _add(table, side, pack(MOVE, own, start, goal))


def seen(table: Table, figure: i64, place: i64, private: i64 = 0) -> None:
    """This figure was shown where it stands, or looked at by the enemy alone."""
    side: i64 = 0 if figure < EACH else 1
    table.seen |= BIT[figure]
    _add(table, side, pack(SEEN, figure - side * EACH, place, private))


def gone(table: Table, figure: i64, place: i64) -> None:
    """This figure was defeated, and so shown, where it stood."""
    side: i64 = 0 if figure < EACH else 1
    own: i64 = figure - side * EACH
    _drop_last_sight(table, side, own, place)
    table.seen &= ~BIT[figure]
    if anybody_seen(table, side) or _looked_into(table, side):
        _add(table, side, pack(GONE, own, place, 0))
    else:
        _clear(table, side)


def not_there(table: Table, figure: i64, place: i64) -> None:
    """This figure can't be the one that stands there."""
    side: i64 = 0 if figure < EACH else 1
    table.seen |= BIT[figure]
    _add(table, side, pack(NOT, figure - side * EACH, place, 0))


def _add(table: Table, side: i64, fact: i64) -> None:
    set_fact(table, side, table.facts[side], fact)
    table.facts[side] += 1


def _drop_last_sight(table: Table, side: i64, own: i64, place: i64) -> None:
    """A figure seen to leave a place was seen there: the fact before says nothing more."""
    number: i64 = table.facts[side]
    if number and fact_at(table, side, number - 1) == pack(SEEN, own, place, 0):
        table.facts[side] = number - 1
        set_fact(table, side, number - 1, 0)


def _clear(table: Table, side: i64) -> None:
    trail = table.light_trail if side == LIGHT else table.dark_trail
    word: i64
    for word in range((table.facts[side] + 2) // 3):
        trail[word] = 0
    table.facts[side] = 0


def _looked_into(table: Table, side: i64) -> bool:
    """Whether the enemy alone saw figures of this side: what is kept must not tell others whom."""
    number: i64
    for number in range(table.facts[side]):
        fact: i64 = fact_at(table, side, number)
        if kind_of(fact) == SEEN and goal_of(fact) == 1:
            return True
    return False
