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
"""Stands for an unknown Light figure; the next number stands for an unknown Dark figure."""

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


# -- what happens in a turn -------------------------------------------------------------------


def forget_loop(table: Table) -> None:
    """Clear the list: no earlier table can occur again in this turn or later."""
    if len(table.loop):
        table.loop = vec[i64]()
    table.attack_from = ROAD
    table.loop_closed = 1


def note_move(table: Table, figure: i64, start: i64, goal: i64) -> None:
    """List the move of a publicly known figure."""
    if not table.loop_closed:
        table.loop = append(table.loop, entry(figure, start, goal))


def note_attack(table: Table, figure: i64, start: i64) -> None:
    """Note an attack. Its move is listed only if a fighter flees; usually a card or a defeat clears the list first."""
    if len(table.loop):
        note_shown(table, figure)
    if not table.loop_closed:
        table.attack_from = start


def note_flight(table: Table, figure: i64, goal: i64) -> None:
    """List the flight of a fighter, and before it the attack."""
    if table.attack_from != ROAD:
        note_move(table, table.attacker, table.attack_from, table.field)
        table.attack_from = ROAD
    note_move(table, figure, table.field, goal)


def note_unseen_move(table: Table, side: i64, start: i64, goal: i64) -> None:
    """List an unseen move that is about to happen, with its figure if everyone knows that it stands there alone."""
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
    """The mask of publicly known figures of a side at a place; -1 if one may have come or left."""
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
    """The place of each figure according to the list; OUT for figures that it does not name."""
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

    If it stood elsewhere before, unseen moves brought it here; they are its own if only one chain of moves leads here.
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
    """The number of occurrences of the table at the start of this turn, including this one."""
    return (count_earlier_tables(table) & 255) + 1


def count_earlier_tables(table: Table) -> i64:
    """The number of equal tables before this turn, with WARNED set if everyone was warned at one of them."""
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
