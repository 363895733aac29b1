"""Completed objectives, Boromir's last stand, and his successor."""

from mypy_extensions import i64

from bywater.core.bits import BIT
from bywater.core.frames import frame
from bywater.core.seats import CHANCE
from bywater.games.fate.model import cards as box
from bywater.games.fate.model import frames as k
from bywater.games.fate.model.journal import COMPLETED, JOINED
from bywater.games.fate.model.table import Table
from bywater.games.fate.rules import characters


def complete(table: Table, task: i64) -> None:
    """Mark an objective as done, and let a waiting player get Boromir's successor."""  # F46, O16
    table.done |= BIT[task]
    table.note(COMPLETED, task)
    table.changed()
    if table.waiting:
        table.successor = 1


def reclaim_honor(table: Table, place: i64) -> None:
    """Complete Boromir's objective if the last friendly army fell where he is with another character."""  # O16
    if not table.is_open_task(box.HONOR) or not table.is_at(box.BOROMIR, place):
        return
    if table.at_place(place) == BIT[box.BOROMIR]:
        return
    complete(table, box.HONOR)
    characters.leave(table, box.BOROMIR)
    table.waiting = table.owner_of[box.BOROMIR] + 1
    if table.shadow[place]:
        table.prompt(k.NUMBERING, table.active, k.COUNT_HONOR, 0, min(table.shadow[place], 2), place)


def unused(table: Table) -> i64:
    """Return the characters that are not in this game, as a mask."""
    return box.ALL_CHARACTERS & ~table.roster


def call_successor(table: Table) -> bool:
    """Let chance choose a character for the player who lost Boromir. Returns False if nobody joins."""  # O16
    if not table.successor:
        return False
    table.successor = 0
    if not unused(table):
        table.waiting = 0
        return False
    table.push(frame(k.JOIN, CHANCE, k.JOIN_SUCCESSOR, table.waiting - 1))
    return True


def succeed(table: Table, seat: i64, character: i64) -> None:
    table.waiting = 0
    table.roster |= BIT[character]
    table.owner_of[character] = seat
    place: i64
    for place in range(4):  # solo game: the successor takes Boromir's place in the row
        if (table.row >> (4 * place)) & 15 == box.BOROMIR + 1:
            table.row += (character - box.BOROMIR) * BIT[4 * place]
    table.note(JOINED, seat, character)
    characters.move_character(table, character, box.STARTS[character])
    if characters.may_tempt(BIT[character]):
        characters.tempt(table, box.STARTS[character])
    if table.acting == box.BOROMIR or (table.finished >> box.BOROMIR) & 1:  # F11: the successor does not act now
        table.finished |= BIT[character]
