"""Before the journey: the ring, the path cards, the tokens, the hands and the display, all by chance."""

from mypy_extensions import i64

from bywater.core.codes import BIT, CHANCE
from bywater.games.towers.board import MINAS_TIRITH, STOPS, TOKENS_EACH
from bywater.games.towers.cards import DISPLAY, HAND
from bywater.games.towers.journey import next_space
from bywater.games.towers.state import (
    DEAL,
    DEALT,
    PATH_DRAW,
    PATH_SET,
    RING_DRAW,
    RING_GIVEN,
    SWAP_OUT_DRAW,
    SWAPPED,
    TOKEN_DRAW,
    TOKEN_SET,
    TURN_UP,
    TURNED_UP,
    Table,
)


def begin(table: Table) -> None:
    table.ask(RING_DRAW, CHANCE)


def give_first_ring(table: Table, seat: i64) -> None:
    """Instead of the youngest, anybody."""  # T1
    table.ring = seat
    table.tell(RING_GIVEN, seat)
    table.ask(PATH_DRAW, CHANCE, 0)


def paths_left(table: Table, spaces: i64) -> i64:
    """How many path cards of this length are still to be laid."""
    left: i64 = 0
    for length in table.road.paths:
        if length == spaces:
            left += 1
    for laid in table.paths:
        if laid == spaces:
            left -= 1
    return left


def set_path(table: Table, number: i64, spaces: i64) -> None:
    table.paths[number] = spaces
    table.tell(PATH_SET, number, spaces)
    if number + 1 < STOPS:
        table.ask(PATH_DRAW, CHANCE, number + 1)
    else:
        table.ask(TOKEN_DRAW, CHANCE, 0)


def tokens_left(table: Table, value: i64) -> i64:
    """How many tokens of this value are still in the box."""
    left: i64 = TOKENS_EACH
    for laid in table.tokens:
        if laid == value:
            left -= 1
    return left


def set_token(table: Table, number: i64, value: i64) -> None:
    """A token is laid down; numbers count the slots, four a place."""  # T1, P1
    table.tokens[number] = value
    table.tell(TOKEN_SET, number // 4 + 1, number % 4, value)
    slot: i64 = number % 4 + 1
    place: i64 = number // 4 + 1
    if slot == table.slots(place):
        slot = 0
        place += 1
    if place <= STOPS:
        table.ask(TOKEN_DRAW, CHANCE, (place - 1) * 4 + slot)
    elif has_five(table):
        begin_deal(table)
    else:
        table.ask(SWAP_OUT_DRAW, CHANCE)


def has_five(table: Table) -> bool:
    slot: i64
    for slot in range(4):
        if table.tokens[(MINAS_TIRITH - 1) * 4 + slot] == 5:
            return True
    return False


def swap_in(table: Table, slot: i64, other: i64) -> None:
    """A token of Minas Tirith is changed for a 5 from elsewhere, or from the box (-1)."""  # T2
    mine: i64 = (MINAS_TIRITH - 1) * 4 + slot
    if other >= 0:
        table.tokens[other] = table.tokens[mine]
        table.tell(SWAPPED, slot, other // 4 + 1, other % 4)
    else:
        table.tell(SWAPPED, slot, 0, 0)
    table.tokens[mine] = 5
    begin_deal(table)


def begin_deal(table: Table) -> None:
    table.ask(DEAL, CHANCE, table.ring, 0)


def deal(table: Table, seat: i64, number: i64, kind: i64) -> None:
    """Six cards each, then four face up."""
    leave_pile(table, kind)
    table.gain(seat, kind)
    table.tell(DEALT, seat, kind, 0, 0, 2, BIT[seat])
    if number + 1 < HAND:
        table.ask(DEAL, CHANCE, seat, number + 1)
    elif (seat + 1) % table.seats != table.ring:
        table.ask(DEAL, CHANCE, (seat + 1) % table.seats, 0)
    else:
        table.ask(TURN_UP, CHANCE, 0)


def turn_up(table: Table, number: i64, kind: i64) -> None:
    leave_pile(table, kind)
    table.display[kind] += 1
    table.display_size += 1
    table.tell(TURNED_UP, kind)
    if number + 1 < DISPLAY:
        table.ask(TURN_UP, CHANCE, number + 1)
    else:
        table.stage = 1
        next_space(table)


def leave_pile(table: Table, kind: i64) -> None:
    table.pile[kind] -= 1
    table.pile_size -= 1
