"""Searches for the Ring, with dice for the Nazgûl in Frodo's region and the armies at his place."""

from librt.vecs import append, vec
from mypy_extensions import i64

from bywater.core.frames import a_of, b_of, c_of, with_a, with_c
from bywater.games.fate.model import actions, board, journal
from bywater.games.fate.model import frames as k
from bywater.games.fate.model.cards import FRODO, GOLLUM
from bywater.games.fate.model.dice import EXPOSED, RECALL, WEARY, showing
from bywater.games.fate.model.endings import DESTROYED
from bywater.games.fate.model.table import Table
from bywater.games.fate.rules import hope, nazgul, rolls


def search_dice(table: Table, place: i64, region: i64, last: bool, worn: bool, guided: bool) -> i64:
    """Return the number of dice of a search."""  # F18, F21, F47, K30
    dice: i64 = table.nazgul[region]
    if not worn:
        dice += table.shadow[place]
    if last:
        dice += board.MAX_HOPE - table.hope
    if guided:
        dice -= 3
    return min(max(dice, 0), board.SEARCH_DICE)


def dice_now(table: Table, packed: i64) -> i64:
    place: i64 = table.frodo_place()
    guided: bool = table.where[GOLLUM] == place
    return search_dice(table, place, table.frodo_region(), b_of(packed) == 1, c_of(packed) == 1, guided)


def begin_search(table: Table, last: bool = False) -> None:
    """Begin a search if Frodo is on the board. The last search decides the game."""
    if table.where[FRODO] < board.NOWHERE:
        table.push_step(k.SEARCH, k.SEARCH_STARTS, 1 if last else 0)


def run_step(table: Table, packed: i64, _kind: i64) -> None:
    step: i64 = a_of(packed)
    if step <= k.SEARCH_ROLLS:
        dice: i64 = dice_now(table, packed)
        if not dice:
            end_search(table, packed)
        elif step == k.SEARCH_STARTS:
            table.replace_top(with_a(packed, k.SEARCH_ROLLS))
            table.note(journal.SEARCH_BEGINS, table.frodo_place(), dice)
            if table.shadow[table.frodo_place()]:  # N1
                table.prompt(k.WEARING, table.owner_of[FRODO])
        else:
            table.replace_top(with_a(packed, k.SEARCH_ROLLED))
            table.clear_dice()
            rolls.roll_dice(table, dice, 0)
    elif step == k.SEARCH_ROLLED:
        table.replace_top(with_a(packed, k.SEARCH_ENDS))
        rolls.open_roll(table, 0)
    else:
        resolve_search(table)
        end_search(table, packed)


def list_choices(_table: Table, out: vec[i64], _packed: i64, _kind: i64) -> vec[i64]:
    return append(append(out, actions.PASS), actions.PUT_ON)


def answer(table: Table, _packed: i64, _kind: i64, _seat: i64, action: i64) -> None:
    """Put on the Ring or not: it costs one hope and moves the Eye, and the search ignores armies."""  # F21, K20
    table.pop()
    if action == actions.PUT_ON:
        table.replace_top(with_c(table.top(), 1))
        table.note(journal.RING_WORN)
        hope.lose_hope(table, 1, journal.LOST_WEARING_RING)
        nazgul.move_eye(table, table.frodo_region())


def resolve_search(table: Table) -> None:
    """Lose one hope for each Weary and, outside a haven, each Exposed; recall a Nazgûl per Recall."""  # F19
    lost: i64 = showing(table.dice, WEARY)
    if not (table.havens >> table.frodo_place()) & 1:
        lost += showing(table.dice, EXPOSED)
    hope.lose_hope(table, lost, journal.LOST_IN_SEARCH)
    if table.frodo_region() != board.MORDOR:
        nazgul.recall(table, table.frodo_region(), showing(table.dice, RECALL))


def end_search(table: Table, packed: i64) -> None:
    table.pop()
    table.clear_dice()
    if b_of(packed) and not table.over:  # F47
        table.done |= 1
        table.note(journal.COMPLETED, 0)
        table.over = DESTROYED
