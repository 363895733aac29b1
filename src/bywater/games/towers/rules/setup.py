"""The set-up: chance determines the ring, the path cards, the tokens, the hands and the display."""

from mypy_extensions import i64

from bywater.core.bits import BIT
from bywater.core.frames import a_of, b_of, kind_of
from bywater.core.seats import CHANCE
from bywater.games.towers.model import actions as act
from bywater.games.towers.model import frames as k
from bywater.games.towers.model import journal
from bywater.games.towers.model.board import MAX_SLOTS, MINAS_TIRITH, STOPS, TOKENS_EACH
from bywater.games.towers.model.cards import DISPLAY, HAND
from bywater.games.towers.model.table import Table


def begin_setup(table: Table) -> None:
    """Start the set-up of a new table."""
    table.prompt(k.RING, CHANCE)


def apply(table: Table, packed: i64, action: i64) -> bool:
    """Play an outcome of the set-up. Returns True when the set-up is over."""
    kind: i64 = kind_of(packed)
    if kind == k.TURN_UP:
        return turn_up(table, a_of(packed), action - act.CARD)
    if kind == k.DEAL:
        deal(table, a_of(packed), b_of(packed), action - act.CARD)
    elif kind == k.TOKEN:
        set_token(table, a_of(packed), action - act.TOKEN + 2)
    elif kind == k.PATH:
        set_path(table, a_of(packed), action - act.PATH + 1)
    elif kind == k.RING:
        give_first_ring(table, action - act.RING)
    elif kind == k.SWAP_OUT:
        swap_out(table, action - act.SWAP_OUT)
    else:
        swap_in(table, a_of(packed), -1 if action == act.CARD - 1 else action - act.SWAP_IN)
    return False


def give_first_ring(table: Table, seat: i64) -> None:
    """Give the ring to a random seat, instead of the youngest player."""  # T1
    table.ring = seat
    table.emit(journal.RING_GIVEN, seat)
    table.prompt(k.PATH, CHANCE, 0)


def paths_left(table: Table, spaces: i64) -> i64:
    """Return the number of path cards of this length that are not placed yet."""
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
    table.emit(journal.PATH_SET, number, spaces)
    if number + 1 < STOPS:
        table.prompt(k.PATH, CHANCE, number + 1)
    else:
        table.prompt(k.TOKEN, CHANCE, 0)


def tokens_left(table: Table, value: i64) -> i64:
    """Return the number of tokens of this value that are still in the box."""
    left: i64 = TOKENS_EACH
    for laid in table.tokens:
        if laid == value:
            left -= 1
    return left


def set_token(table: Table, number: i64, value: i64) -> None:
    """Put a token in a slot. `number` counts the slots, four per place."""  # T1, P1
    table.tokens[number] = value
    table.emit(journal.TOKEN_SET, number // MAX_SLOTS + 1, number % MAX_SLOTS, value)
    slot: i64 = number % MAX_SLOTS + 1
    place: i64 = number // MAX_SLOTS + 1
    if slot == table.slots(place):
        slot = 0
        place += 1
    if place <= STOPS:
        table.prompt(k.TOKEN, CHANCE, (place - 1) * MAX_SLOTS + slot)
    elif has_five(table):
        begin_deal(table)
    else:
        table.prompt(k.SWAP_OUT, CHANCE)


def has_five(table: Table) -> bool:
    """Whether Minas Tirith has a 5."""  # T2
    slot: i64
    for slot in range(MAX_SLOTS):
        if table.tokens[(MINAS_TIRITH - 1) * MAX_SLOTS + slot] == 5:
            return True
    return False


def swap_out(table: Table, slot: i64) -> None:
    """Pick the token of Minas Tirith that is exchanged for a 5, and prompt chance for that 5."""  # T2
    table.emit(journal.PICKED, slot)
    table.prompt(k.SWAP_IN, CHANCE, slot)


def swap_in(table: Table, slot: i64, other: i64) -> None:
    """Exchange a token of Minas Tirith for a 5 from another slot, or from the box (-1)."""  # T2
    mine: i64 = (MINAS_TIRITH - 1) * MAX_SLOTS + slot
    if other >= 0:
        table.tokens[other] = table.tokens[mine]
        table.emit(journal.SWAPPED, slot, other // MAX_SLOTS + 1, other % MAX_SLOTS)
    else:
        table.emit(journal.SWAPPED, slot, 0, 0)
    table.tokens[mine] = 5
    begin_deal(table)


def begin_deal(table: Table) -> None:
    table.prompt(k.DEAL, CHANCE, table.ring, 0)


def deal(table: Table, seat: i64, number: i64, kind: i64) -> None:
    """Deal a card to a seat; after six cards per seat, turn up the display."""
    leave_pile(table, kind)
    table.gain(seat, kind)
    table.emit(journal.DEALT, seat, kind, 0, 0, 2, BIT[seat])
    if number + 1 < HAND:
        table.prompt(k.DEAL, CHANCE, seat, number + 1)
    elif (seat + 1) % table.seats != table.ring:
        table.prompt(k.DEAL, CHANCE, (seat + 1) % table.seats, 0)
    else:
        table.prompt(k.TURN_UP, CHANCE, 0)


def turn_up(table: Table, number: i64, kind: i64) -> bool:
    """Turn a card of the display up. Returns True after the last one."""
    leave_pile(table, kind)
    table.display[kind] += 1
    table.display_size += 1
    table.emit(journal.TURNED_UP, kind)
    if number + 1 == DISPLAY:
        return True
    table.prompt(k.TURN_UP, CHANCE, number + 1)
    return False


def leave_pile(table: Table, kind: i64) -> None:
    table.pile[kind] -= 1
    table.pile_size -= 1
