"""The draw by repetition: a complete table that is there for the third time with the same side to move.  (E5)

`table.loop` lists the moves since the last thing that can never be undone: a card, a defeat, a special card, the
tunnel, or an unseen move whose mover nobody could name. All that it lists is known to everybody. So whether a table
is the same as an earlier one follows from public information alone: the figures that moved are named, and the others
have not moved. A repetition therefore tells neither side anything about hidden figures.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bywater.core.codes import BIT
from bywater.games.confrontation.board import OUT, ROAD
from bywater.games.confrontation.figures import EACH, side_of
from bywater.games.confrontation.state import NO_REPETITION_BIT, REPEATED, REPETITION_AT, Table

UNKNOWN: Final = 18
"""Instead of a figure: one of Light's that stood there; the next number is one of Dark's."""

ENDS_TURN: Final = 1 << 15
WARNED: Final = 1 << 16
"""The turn that this move ended led to an earlier table, and all were warned."""


def entry(figure: i64, start: i64, goal: i64) -> i64:
    """A move as a number."""
    return figure | (start << 5) | (goal << 10)


def mover_of(packed: i64) -> i64:
    return packed & 31


def start_of(packed: i64) -> i64:
    return (packed >> 5) & 31


def goal_of(packed: i64) -> i64:
    return (packed >> 10) & 31


# -- what happens in a turn -------------------------------------------------------------------


def forget_loop(table: Table) -> None:
    """No earlier table can come back after this, and this turn leads back to none."""
    if len(table.loop):
        table.loop = vec[i64]()
    table.attack_from = ROAD
    table.loop_closed = 1


def note_move(table: Table, figure: i64, start: i64, goal: i64) -> None:
    """A figure moved in the open."""
    if not table.loop_closed:
        table.loop = append(table.loop, entry(figure, start, goal))


def note_attack(table: Table, figure: i64, start: i64) -> None:
    """A figure attacks. Its move is listed when someone flees: nearly always a card or a defeat comes first."""
    if len(table.loop):
        note_shown(table, figure)
    if not table.loop_closed:
        table.attack_from = start


def note_flight(table: Table, figure: i64, goal: i64) -> None:
    """A fighter leaves the embattled region."""
    if table.attack_from != ROAD:
        note_move(table, table.attacker, table.attack_from, table.field)
        table.attack_from = ROAD
    note_move(table, figure, table.field, goal)


def note_unseen_move(table: Table, side: i64, start: i64, goal: i64) -> None:
    """A figure is about to move unseen. It is named if all know who stands there, alone."""
    known: i64 = _known_at(table, side, start)
    if known == 0:
        table.loop = vec[i64]()
    elif table.count(side, start) == 1 and known > 0:
        figure: i64
        for figure in range(side * EACH, side * EACH + EACH):
            if known & BIT[figure]:
                note_move(table, figure, start, goal)
    else:
        note_move(table, UNKNOWN + side, start, goal)


def _known_at(table: Table, side: i64, place: i64) -> i64:
    """The figures of a side that all know to stand there, as a mask; -1 if one of them may have come or left."""
    known: i64 = 0
    unsure: bool = False
    number: i64
    for number in range(len(table.loop)):
        packed: i64 = table.loop[number]
        mover: i64 = mover_of(packed)
        if mover == UNKNOWN + side:
            unsure = unsure or (start_of(packed) == place and known != 0) or goal_of(packed) == place
        elif mover < UNKNOWN:
            if goal_of(packed) == place and side_of(mover) == side:
                known |= BIT[mover]
            else:
                known &= ~BIT[mover]
    return -1 if unsure else known


def known_places(table: Table) -> vec[i64]:
    """Where each figure that moved must stand by the list; OUT for all that it does not tell of."""
    places = vec[i64]([OUT] * UNKNOWN)
    number: i64
    figure: i64
    for number in range(len(table.loop)):
        packed: i64 = table.loop[number]
        if mover_of(packed) < UNKNOWN:
            places[mover_of(packed)] = goal_of(packed)
        else:
            side: i64 = mover_of(packed) - UNKNOWN
            for figure in range(side * EACH, side * EACH + EACH):
                if places[figure] == start_of(packed):
                    places[figure] = OUT
    return places


def note_shown(table: Table, figure: i64) -> None:
    """A figure is shown where it stands: that may tell who made unseen moves.

    If it stood elsewhere before, unseen moves have brought it here. They are its own if no other moves could have.
    """
    mover: i64 = UNKNOWN + side_of(figure)
    length: i64 = len(table.loop)
    first: i64 = length
    while first > 0 and mover_of(table.loop[first - 1]) != figure:
        first -= 1
    if first == 0:
        return
    ways = vec[i64]([0] * (ROAD + 1))  # how many chains of unseen moves lead to each place
    ways[goal_of(table.loop[first - 1])] = 1
    before = vec[i64]([0] * length)  # how many lead to the start of each move
    number: i64
    for number in range(first, length):
        packed: i64 = table.loop[number]
        if mover_of(packed) == mover:
            before[number] = ways[start_of(packed)]
            ways[goal_of(packed)] += ways[start_of(packed)]
    place: i64 = table.at[figure]
    if ways[place] != 1:
        return
    number = length
    while number > first:
        number -= 1
        packed = table.loop[number]
        if before[number] and goal_of(packed) == place and mover_of(packed) == mover:
            table.loop[number] = packed + figure - mover
            place = start_of(packed)


# -- between turns ----------------------------------------------------------------------------


def begin_loop(table: Table) -> None:
    """A turn begins that may lead back to an earlier table, unless the option says otherwise."""
    table.loop_closed = (table.flags >> NO_REPETITION_BIT) & 1
    table.attack_from = ROAD


def is_drawn(table: Table) -> bool:
    """Close the turn that led here. True if the table is there for the third time, and all were warned before."""  # E5
    length: i64 = len(table.loop)
    table.loop[length - 1] |= ENDS_TURN
    found: i64 = earlier_tables(table)
    if found & WARNED and (found & 255) + 1 >= REPETITION_AT:
        return True
    if found:
        table.tell(REPEATED)
        table.loop[length - 1] |= WARNED
    return False


def occurrences(table: Table) -> i64:
    """How often the table of this turn's beginning has been there, this time included, as far as all know."""
    return (earlier_tables(table) & 255) + 1


def earlier_tables(table: Table) -> i64:
    """How many tables before this turn were the same, and WARNED if all were warned at one of them."""
    loop = table.loop
    left: i64 = len(loop)
    if left == 0:
        return 0
    at = table.at[:]
    if table.attack_from != ROAD:
        at[table.attacker] = table.attack_from
    while left > 0 and not loop[left - 1] & ENDS_TURN:
        left -= 1
        if mover_of(loop[left]) >= UNKNOWN:
            return 0
        at[mover_of(loop[left])] = start_of(loop[left])
    now = at[:]
    moved: i64 = 0
    found: i64 = 0
    turns: i64 = 0
    while left > 0:
        left -= 1
        mover: i64 = mover_of(loop[left])
        if mover >= UNKNOWN:
            return found
        at[mover] = start_of(loop[left])
        if at[mover] == now[mover]:
            moved &= ~BIT[mover]
        else:
            moved |= BIT[mover]
        if left == 0 or loop[left - 1] & ENDS_TURN:
            turns += 1
            if turns % 2 == 0 and moved == 0:
                found += 1
                if left > 0:
                    found |= loop[left - 1] & WARNED
    return found
