"""Boromir's last stand, and who comes in his stead."""

from mypy_extensions import i64

from bywater.core.codes import BIT, CHANCE
from bywater.core.stack import frame
from bywater.games.fate.board import NOWHERE
from bywater.games.fate.cards import ALL_CHARACTERS, BOROMIR, HONOR, STARTS
from bywater.games.fate.effects import may_tempt, move_character, tempt
from bywater.games.fate.entries import (
    COMPLETED,
    JOINED,
    LEFT_BOARD,
)
from bywater.games.fate.state import (
    COUNT_HONOR,
    JOIN,
    JOIN_SUCCESSOR,
    NUMBERING,
    Table,
)


def complete(table: Table, task: i64) -> None:
    """An objective is turned over; whoever waits for Boromir's successor gets one."""  # F46, O16
    table.done |= BIT[task]
    table.note(COMPLETED, task)
    table.changed()
    if table.waiting:
        table.successor = 1


def reclaim_honor(table: Table, place: i64) -> None:
    """The last friendly army fell in a battle where Boromir stands with somebody else."""  # O16
    if not table.is_open_task(HONOR) or not table.is_at(BOROMIR, place):
        return
    if table.at_place(place) == BIT[BOROMIR]:
        return
    complete(table, HONOR)
    leave(table, BOROMIR)
    table.waiting = table.owner_of[BOROMIR] + 1
    if table.shadow[place]:
        most: i64 = 2
        if table.shadow[place] < most:
            most = table.shadow[place]
        table.ask(NUMBERING, table.active, COUNT_HONOR, 0, most, place)


def leave(table: Table, character: i64) -> None:
    """A character leaves the board."""
    table.where[character] = NOWHERE
    table.note(LEFT_BOARD, character)


def unused(table: Table) -> i64:
    """The characters that are not in this game, as a mask."""
    return ALL_CHARACTERS & ~table.roster


def call_successor(table: Table) -> bool:
    """Somebody new comes, by chance, for the player who lost Boromir."""  # O16
    if not table.successor:
        return False
    table.successor = 0
    if not unused(table):
        table.waiting = 0
        return False
    table.push(frame(JOIN, CHANCE, JOIN_SUCCESSOR, table.waiting - 1))
    return True


def succeed(table: Table, seat: i64, character: i64) -> None:
    table.waiting = 0
    table.roster |= BIT[character]
    table.owner_of[character] = seat
    place: i64
    for place in range(4):  # alone, it takes Boromir's place in the row
        if (table.row >> (4 * place)) & 15 == BOROMIR + 1:
            table.row += (character - BOROMIR) * BIT[4 * place]
    table.note(JOINED, seat, character)
    move_character(table, character, STARTS[character])
    if may_tempt(BIT[character]):
        tempt(table, STARTS[character])
    if table.acting == BOROMIR or (table.finished >> BOROMIR) & 1:  # F11: Boromir has had this turn
        table.finished |= BIT[character]
