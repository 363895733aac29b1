"""Whether searches, battles, perils and payments of a position fit: their steps, dice and costs."""

from typing import Final

from mypy_extensions import i64

from bywater.core.stack import a_of, b_of, c_of, kind_of, seat_of
from bywater.games.fate.board import (
    BATTLE_DICE,
    MOUNT_DOOM,
    NOWHERE,
    SEARCH_DICE,
)
from bywater.games.fate.cards import (
    BALROG,
    EOMER,
    FARAMIR,
    GANDALF,
    SHELOB,
)
from bywater.games.fate.dice import NUM_FACES, ONE_DIE, dice_in, showing
from bywater.games.fate.state import (
    AFTER_BATTLE,
    BATTLE,
    BATTLE_ROLL,
    BY_AMBUSH,
    BY_RIDERS,
    IN_PERIL,
    LOSSES,
    MAY,
    NUMBERING,
    PERIL,
    ROLLED,
    SEARCH_ROLL,
    WEARING,
    Table,
)

_BATTLE_STEPS: Final = {BATTLE_ROLL: 0, ROLLED: 1, LOSSES: 2, NUMBERING: 3, AFTER_BATTLE: 4, MAY: 5}
_SEARCH_STEPS: Final = {WEARING: 1, SEARCH_ROLL: 2, ROLLED: 3}


def _over(table: Table, level: int) -> int:
    return int(kind_of(table.stack[level + 1])) if level + 1 < table.height else 0


# -- dice ---------------------------------------------------------------------------------------


def _dice_with_roll(table: Table) -> i64:
    """The dice on the table and those that are being rolled."""
    packed: i64 = table.top()
    if kind_of(packed) in (SEARCH_ROLL, BATTLE_ROLL):
        return dice_in(table.dice) + a_of(packed)
    return dice_in(table.dice)


def bad_battle(table: Table, level: int) -> str:
    packed: i64 = table.stack[level]
    if b_of(packed) != _BATTLE_STEPS.get(_over(table, level), b_of(packed)):
        return "the battle is at another step"
    if _dice_with_roll(table) > BATTLE_DICE:
        return "there are only three battle dice"
    if c_of(packed) == BY_RIDERS and table.where[EOMER] >= NOWHERE:
        return "Éomer is not on the board"
    if c_of(packed) == BY_AMBUSH and table.where[FARAMIR] >= NOWHERE:
        return "Faramir is not on the board"
    return "" if table.fallen <= table.shadow_supply else "there are not so many armies of the Shadow"


def bad_search(table: Table, level: int) -> str:
    packed: i64 = table.stack[level]
    if a_of(packed) != _SEARCH_STEPS.get(_over(table, level), a_of(packed)):
        return "the search is at another step"
    if b_of(packed) and (table.frodo_place() != MOUNT_DOOM or table.tasks & ~table.done != 1):
        return "the Ring can't be destroyed yet"
    return "" if _dice_with_roll(table) <= SEARCH_DICE else "there are only seven search dice"


def bad_peril(table: Table, level: int) -> str:
    packed: i64 = table.stack[level]
    task = a_of(packed)
    steps = {BATTLE_ROLL: 0, IN_PERIL: 1}
    if b_of(packed) != steps.get(_over(table, level), b_of(packed)):
        return "the peril is at another step"
    if task not in (BALROG, SHELOB) or not table.is_open_task(task):
        return "nobody faces that"
    if task == BALROG and table.where[GANDALF] >= NOWHERE:
        return "Gandalf is not on the board"
    return "" if _dice_with_roll(table) <= BATTLE_DICE else "there are only three battle dice"


def bad_in_peril(table: Table, level: int) -> str:
    packed: i64 = table.stack[level]
    under: i64 = table.stack[level - 1]
    if a_of(packed) != a_of(under) or seat_of(packed) != seat_of(under):
        return "another faces it"
    return ""


def bad_search_roll(table: Table, level: int) -> str:
    return _bad_roll(table, level, 0)


def bad_battle_roll(table: Table, level: int) -> str:
    return _bad_roll(table, level, 1)


def _bad_roll(table: Table, level: int, battle: int) -> str:
    packed: i64 = table.stack[level]
    under: i64 = table.stack[level - 1]
    if not a_of(packed):
        return "no die is rolled"
    if kind_of(under) == ROLLED:
        return "" if b_of(under) == battle and a_of(packed) <= 3 else "other dice are rolled again"
    if table.dice:
        return "the dice lie there already"
    return "" if kind_of(under) != PERIL or a_of(packed) == BATTLE_DICE else "three dice are rolled"


def bad_rolled(table: Table, level: int) -> str:
    packed: i64 = table.stack[level]
    battle = 1 if kind_of(table.stack[level - 1]) == BATTLE else 0
    if b_of(packed) != battle or a_of(packed) >> table.seats or (a_of(packed) >> seat_of(packed)) & 1:
        return "others are asked later, each once"
    return "" if _dice_with_roll(table) else "no dice were rolled"


def bad_rerolling(table: Table, level: int) -> str:
    packed: i64 = table.stack[level]
    under: i64 = table.stack[level - 1]
    if c_of(packed) != b_of(under) or seat_of(packed) != seat_of(under) or b_of(packed) != dice_in(table.picked):
        return "other dice are picked"
    highest = 0
    for face in range(NUM_FACES):
        if showing(table.picked, face) > showing(table.dice, face):
            return "there are not so many dice to pick"
        highest = face if showing(table.picked, face) else highest
    return "" if a_of(packed) == highest and table.picked < 8 * ONE_DIE[NUM_FACES - 1] else "other dice are picked"


def bad_losses_in_battle(packed: i64, battle: i64) -> str:
    return "" if b_of(packed) == a_of(battle) else "the battle is elsewhere"
