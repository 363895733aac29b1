"""The trail of a side: the observed facts that still constrain the places of its figures.

A fact says that a figure moved (a known one, or one of those at a place), was seen, was defeated or is not at a place.
Figures in no fact are interchangeable to an observer, so the trail is empty until a living figure of the side is seen.
Players may mix the figures of a region at any time (M18), so a fact names a place and never a piece.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bywater.core.bits import BIT
from bywater.games.confrontation.model.board import LIGHT
from bywater.games.confrontation.model.figures import EACH
from bywater.games.confrontation.model.table import TRAIL_ROOM, Table

MOVE: Final = 0
SEEN: Final = 1
GONE: Final = 2
NOT: Final = 3
FACTS: Final[tuple[str, ...]] = ("moved", "seen", "gone", "not")

SOMEONE: Final = 15
"""An unknown figure among those at the place."""

_ROOM: Final = vec[i64]([0xFFFF, 0xFFFF << 16, 0xFFFF << 32])
_SIDE_MASK: Final = vec[i64]([0x1FF, 0x1FF << 9])


def pack(kind: i64, figure: i64, start: i64, goal: i64) -> i64:
    """Pack a fact. Figures are counted within their side; with SEEN, `goal` 1 marks a private look."""
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
    """Whether the trail may lack room for another turn. The game then ends (E3)."""
    limit: i64 = TRAIL_ROOM * 3 - 16
    return table.facts[0] > limit or table.facts[1] > limit


def has_seen_figures(table: Table, side: i64) -> bool:
    return (table.seen & _SIDE_MASK[side]) != 0


def record_unseen_move(table: Table, side: i64, start: i64, goal: i64) -> None:
    """Record the move of an unseen figure."""
    # Not `has_seen_figures`: a private look must not change what is recorded for everyone.
    if table.facts[side]:
        _add(table, side, pack(MOVE, SOMEONE, start, goal))


def record_move(table: Table, figure: i64, start: i64, goal: i64) -> None:
    """Record the move of a figure that everyone sees."""
    side: i64 = 0 if figure < EACH else 1
    table.seen |= BIT[figure]
    own: i64 = figure - side * EACH
    _drop_last_seen(table, side, own, start)
    _add(table, side, pack(MOVE, own, start, goal))


def record_seen(table: Table, figure: i64, place: i64, private: i64 = 0) -> None:
    """Record the place of a figure that was shown, or seen by the enemy in a private look."""
    side: i64 = 0 if figure < EACH else 1
    table.seen |= BIT[figure]
    _add(table, side, pack(SEEN, figure - side * EACH, place, private))


def record_defeat(table: Table, figure: i64, place: i64) -> None:
    """Record the defeat of a figure. A defeat reveals the figure."""
    side: i64 = 0 if figure < EACH else 1
    own: i64 = figure - side * EACH
    _drop_last_seen(table, side, own, place)
    table.seen &= ~BIT[figure]
    if has_seen_figures(table, side) or _has_private_look(table, side):
        _add(table, side, pack(GONE, own, place, 0))
    else:
        _clear(table, side)


def record_absence(table: Table, figure: i64, place: i64) -> None:
    """Record that this figure is not at this place."""
    side: i64 = 0 if figure < EACH else 1
    table.seen |= BIT[figure]
    _add(table, side, pack(NOT, figure - side * EACH, place, 0))


def _add(table: Table, side: i64, fact: i64) -> None:
    set_fact(table, side, table.facts[side], fact)
    table.facts[side] += 1


def _drop_last_seen(table: Table, side: i64, own: i64, place: i64) -> None:
    """Drop the last fact if it says that this figure was seen at the place that it leaves."""
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


def _has_private_look(table: Table, side: i64) -> bool:
    """Whether the trail has a private look. Clearing such a trail would reveal the look."""
    number: i64
    for number in range(table.facts[side]):
        fact: i64 = fact_at(table, side, number)
        if kind_of(fact) == SEEN and goal_of(fact) == 1:
            return True
    return False
