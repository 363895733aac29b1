"""Searches: the Nazgûl of Frodo's region and the armies of his place look for the Ring."""

from mypy_extensions import i64

from bywater.core.codes import CHANCE
from bywater.core.stack import a_of, b_of, c_of, frame, with_a
from bywater.games.fate.board import MORDOR, MOST_HOPE, NOWHERE, SEARCH_DICE
from bywater.games.fate.cards import FRODO, GOLLUM
from bywater.games.fate.dice import EXPOSED, RECALL, WEARY, showing
from bywater.games.fate.effects import lose_hope, move_eye, recall
from bywater.games.fate.entries import (
    COMPLETED,
    RING_WORN,
    SEARCH_BEGINS,
)
from bywater.games.fate.rolls import open_roll
from bywater.games.fate.state import (
    DESTROYED,
    SEARCH,
    SEARCH_ROLL,
    WEARING,
    Table,
)


def search_dice(table: Table, place: i64, region: i64, last: bool, worn: bool, guided: bool) -> i64:
    """How many dice a search is made with."""  # F18, F21, F47, K30
    dice: i64 = table.nazgul[region]
    if not worn:
        dice += table.shadow[place]
    if last:
        dice += MOST_HOPE - table.hope
    if guided:
        dice -= 3
    if dice < 0:
        return 0
    if dice > SEARCH_DICE:
        return SEARCH_DICE
    return dice


def dice_now(table: Table, packed: i64) -> i64:
    place: i64 = table.frodo_place()
    guided: bool = table.where[GOLLUM] == place
    return search_dice(table, place, table.frodo_region(), b_of(packed) == 1, c_of(packed) == 1, guided)


def begin_search(table: Table, last: i64) -> None:
    if table.where[FRODO] < NOWHERE:
        table.then(SEARCH, 0, last, 0)


def run_search(table: Table, packed: i64) -> None:
    step: i64 = a_of(packed)
    if step <= 1:
        dice: i64 = dice_now(table, packed)
        if not dice:
            end_search(table, packed)
        elif step == 0:
            table.swap(with_a(packed, 1))
            table.note(SEARCH_BEGINS, table.frodo_place(), dice)
            if table.shadow[table.frodo_place()]:  # N1
                table.ask(WEARING, table.owner_of[FRODO])
        else:
            table.swap(with_a(packed, 2))
            table.dice = 0
            table.dice_done = 0
            table.turned = 0
            table.push(frame(SEARCH_ROLL, CHANCE, dice))
    elif step == 2:
        table.swap(with_a(packed, 3))
        open_roll(table, 0)
    else:
        resolve_search(table)
        end_search(table, packed)


def put_on_ring(table: Table) -> None:
    """A hope is lost and the Eye comes; the armies of the place are then ignored."""  # F21, K20
    table.note(RING_WORN)
    lose_hope(table, 1, 4)
    move_eye(table, table.frodo_region())


def resolve_search(table: Table) -> None:
    """Each Weary, and each Exposed outside a haven, costs a hope; each Recall sends a Nazgûl back."""  # F19
    lost: i64 = showing(table.dice, WEARY)
    if not (table.havens >> table.frodo_place()) & 1:
        lost += showing(table.dice, EXPOSED)
    lose_hope(table, lost, 5)
    if table.frodo_region() != MORDOR:
        recall(table, table.frodo_region(), showing(table.dice, RECALL))


def end_search(table: Table, packed: i64) -> None:
    table.pop()
    table.dice = 0
    if b_of(packed) and not table.over:  # F47
        table.done |= 1
        table.note(COMPLETED, 0)
        table.over = DESTROYED
