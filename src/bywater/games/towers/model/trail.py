"""The trail: what is known about cards drawn unseen, once the discards have been shuffled.

Before the first shuffle all unseen cards are interchangeable. Afterwards a card in a hand comes from the first pile or
a later one, and each pile was made of different cards. From the first shuffle on, the table therefore records in order
which seat drew a card and which seat showed a card that it had not taken openly.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bywater.core.bits import BIT
from bywater.games.towers.model import journal
from bywater.games.towers.model.cards import NUM_KINDS
from bywater.games.towers.model.table import MAX_EPOCHS, PACKED, Table

DRAWN: Final = 17
"""The kind of a fact: the seat drew a card unseen."""
POURED: Final = 18
"""The kind of a fact: the discards were shuffled into a new pile."""

_ROOM: Final = vec[i64]([0xFF << (8 * n) for n in range(7)])


def fact_at(table: Table, number: i64) -> i64:
    place: i64 = (number % 7) * 8
    return (table.trail[number // 7] >> place) & 0xFF


def set_fact(table: Table, number: i64, fact: i64) -> None:
    place: i64 = (number % 7) * 8
    table.trail[number // 7] = (table.trail[number // 7] & ~_ROOM[number % 7]) | (fact << place)


def pack(seat: i64, kind: i64) -> i64:
    return seat | (kind << 3)


def fact_seat(fact: i64) -> i64:
    return fact & 7


def fact_kind(fact: i64) -> i64:
    return fact >> 3


def record_fact(table: Table, seat: i64, kind: i64) -> None:
    """Add a fact, if the discards have been shuffled."""
    if table.epoch:
        set_fact(table, table.facts, pack(seat, kind))
        table.facts += 1


def count_in(words: vec[i64], first: i64, kind: i64) -> i64:
    """Return the count of a kind in packed counts."""
    place: i64 = (kind % 12) * 5
    return (words[first + kind // 12] >> place) & 31


def add_to(words: vec[i64], first: i64, kind: i64, count: i64) -> None:
    """Add to the count of a kind in packed counts."""
    place: i64 = (kind % 12) * 5
    words[first + kind // 12] += count << place


def drawn_at(seat: i64, epoch: i64) -> i64:
    """Return the index in `drawn` of what a seat drew from the pile of an epoch (counted from 1)."""
    return (seat * MAX_EPOCHS + epoch - 1) * PACKED


def reshuffle(table: Table) -> None:
    """Shuffle the discards into a new pile."""  # T8
    table.epoch += 1
    kind: i64
    for kind in range(NUM_KINDS):
        count: i64 = table.discards[kind]
        table.pile[kind] = count
        table.discards[kind] = 0
        add_to(table.poured, (table.epoch - 1) * PACKED, kind, count)
    table.pile_size = table.discards_size
    table.discards_size = 0
    table.emit(journal.RESHUFFLED, table.pile_size)
    record_fact(table, 0, POURED)


def record_draw(table: Table, seat: i64, kind: i64) -> None:
    """Record that a seat drew this card unseen."""
    if table.epoch:
        add_to(table.drawn, drawn_at(seat, table.epoch), kind, 1)
        record_fact(table, seat, DRAWN)


def record_shown(table: Table, seat: i64, kind: i64) -> None:
    """Record that a card of a hand was shown. Copies that were taken openly count as shown first."""
    place: i64 = seat * NUM_KINDS + kind
    if table.known[place]:
        table.known[place] -= 1
    else:
        table.reveal(31 & ~BIT[seat])
        record_fact(table, seat, kind)


def clear_trail(table: Table) -> None:
    """Clear the trail at the end of the game, when nothing is hidden."""
    table.epoch = 0
    table.facts = 0
    table.poured = vec[i64]([0] * len(table.poured))
    table.drawn = vec[i64]([0] * len(table.drawn))
    table.trail = vec[i64]([0] * len(table.trail))
