"""The draw by repetition: a complete table that occurs for the third time with the same side to move.  (E5)

`table.loop` lists the moves since the last irreversible event: a card, a defeat, a special card, the tunnel, or an
unseen move whose mover is not known publicly. The list is public, so whether a table equals an earlier one follows
from public information alone: the figures that moved are known, and the others have not moved. A repetition therefore
reveals nothing about hidden figures.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bywater.core.bits import BIT
from bywater.games.confrontation.model.board import OUT, ROAD
from bywater.games.confrontation.model.endings import REPETITION_AT
from bywater.games.confrontation.model.figures import EACH, side_of
from bywater.games.confrontation.model.journal import REPEATED
from bywater.games.confrontation.model.options import NO_REPETITION_BIT
from bywater.games.confrontation.model.table import Table

UNKNOWN: Final = 18
"""The number of an unknown Light figure; the next number is an unknown Dark figure."""

ENDS_TURN: Final = 1 << 15
WARNED: Final = 1 << 16
"""Flag of a move that ended a turn: the turn repeated an earlier table, and everyone was warned."""


def entry(figure: i64, start: i64, goal: i64) -> i64:
    """Pack a move into a number."""
    return figure | (start << 5) | (goal << 10)


def mover_of(packed: i64) -> i64:
    return packed & 31


def start_of(packed: i64) -> i64:
    return (packed >> 5) & 31


def goal_of(packed: i64) -> i64:
    return (packed >> 10) & 31


# -- within a turn ----------------------------------------------------------------------------


def forget_loop(table: Table) -> None:
    """Clear the list: no earlier table can occur again in this turn or later."""
    if len(table.loop):
        table.loop = vec[i64]()
    table.attack_from = ROAD
    table.loop_closed = 1


def note_move(table: Table, figure: i64, start: i64, goal: i64) -> None:
    """Append the move of a publicly known figure."""
    if not table.loop_closed:
        table.loop = append(table.loop, entry(figure, start, goal))


def note_attack(table: Table, figure: i64, start: i64) -> None:
    """Store an attack. Its move is appended only if a fighter flees: cards and defeats clear the list."""
    if len(table.loop):
        note_shown(table, figure)
    if not table.loop_closed:
        table.attack_from = start


def note_flight(table: Table, figure: i64, goal: i64) -> None:
    """Append the attack, and then the flight of a fighter."""
    if table.attack_from != ROAD:
        note_move(table, table.attacker, table.attack_from, table.field)
        table.attack_from = ROAD
    note_move(table, figure, table.field, goal)


def note_unseen_move(table: Table, side: i64, start: i64, goal: i64) -> None:
    """Append an unseen move before it happens, with its figure if everyone knows that it is alone at its place."""
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
    """Return the publicly known figures of a side at a place, as a mask; -1 if one may have come or left."""
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
    """Return the place of each figure according to the list; OUT for figures that it does not name."""
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
    """Name the unseen moves of a figure that is shown.

    If it was elsewhere before, unseen moves brought it here. If only one chain of them leads here, it is named.
    """
    mover: i64 = UNKNOWN + side_of(figure)
    length: i64 = len(table.loop)
    first: i64 = length
    while first > 0 and mover_of(table.loop[first - 1]) != figure:
        first -= 1
    if first == 0:
        return
    ways = vec[i64]([0] * (ROAD + 1))  # number of chains of unseen moves that lead to each place
    ways[goal_of(table.loop[first - 1])] = 1
    before = vec[i64]([0] * length)  # number of chains that lead to the start of each move
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
    """Open the list for a new turn, unless the option turns it off."""
    table.loop_closed = (table.flags >> NO_REPETITION_BIT) & 1
    table.attack_from = ROAD


def close_turn(table: Table) -> bool:
    """Mark the end of the last turn. Returns True at the third occurrence, if everyone was warned before."""  # E5
    length: i64 = len(table.loop)
    table.loop[length - 1] |= ENDS_TURN
    found: i64 = count_earlier_tables(table)
    if found & WARNED and (found & 255) + 1 >= REPETITION_AT:
        return True
    if found:
        table.emit(REPEATED)
        table.loop[length - 1] |= WARNED
    return False


def occurrences(table: Table) -> i64:
    """Return the number of occurrences of the table at the start of this turn, including this one."""
    return (count_earlier_tables(table) & 255) + 1


def count_earlier_tables(table: Table) -> i64:
    """Return the number of equal tables before this turn, with WARNED set if everyone was warned at one of them."""
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
