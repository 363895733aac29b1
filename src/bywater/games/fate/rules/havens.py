"""Havens that fall to the Shadow, and the capture of strongholds."""

from mypy_extensions import i64

from bywater.core.bits import BIT, lowest_bit
from bywater.games.fate.model import board, journal
from bywater.games.fate.model import cards as box
from bywater.games.fate.model.table import Table
from bywater.games.fate.rules import hope, nazgul, turn


def fall(table: Table, place: i64) -> None:
    """Let a haven fall, and lose hope, if it has armies of the Shadow and no friendly army."""  # F29
    if not (table.havens >> place) & 1 or not table.shadow[place] or table.friends[place]:
        return
    table.havens &= ~BIT[place]
    if place == board.OSGILIATH:  # O17: the objective is lost
        table.anduin_lost = 1
    elif place != board.DUNLAND:  # O10
        table.strongholds |= BIT[place]
    table.note(journal.HAVEN_FELL, place)
    hope.lose_hope(table, 3, journal.LOST_WITH_HAVEN)


def fall_all(table: Table) -> None:
    havens: i64 = table.havens
    while havens:
        place: i64 = lowest_bit(havens)
        havens &= havens - 1
        fall(table, place)


def capture(table: Table, place: i64) -> None:
    """Turn a stronghold into a haven, move the Eye, and gain hope. The supply of markers is unlimited."""  # F30, N15
    table.strongholds &= ~BIT[place]
    table.havens |= BIT[place]
    table.note(journal.CAPTURED, place)
    nazgul.move_eye(table, board.REGION_OF[place])
    hope.gain_hope(table, 2)


def can_capture(table: Table, character: i64, place: i64) -> bool:
    """Whether this place has friendly armies only, and is a stronghold or capturable by an objective."""  # F30, K29
    if character == box.GOLLUM or table.shadow[place] or not table.friends[place]:
        return False
    if (table.strongholds >> place) & 1:
        return True
    if (table.havens >> place) & 1:
        return False
    if place == board.DUNLAND:  # O10
        return table.is_open_task(box.FRECA)
    return place == board.OSGILIATH and character == box.FARAMIR and table.is_open_task(box.ANDUIN)  # O17


def capture_cost(character: i64) -> i64:
    if character == box.BOROMIR:  # K08
        return 2 * board.ONE_SYMBOL[board.VALOR]
    return 3 * board.ONE_SYMBOL[board.VALOR]


def other_capture_cost(table: Table, character: i64, place: i64) -> i64:
    """Return the alternative price of an open objective; 0 if there is none."""  # N14
    if place == board.DUNLAND and table.is_open_task(box.FRECA):  # O10
        return 3 * board.ONE_SYMBOL[board.FRIENDSHIP]
    if place == board.DOL_GULDUR and character == box.GALADRIEL and table.is_open_task(box.PITS):  # O14
        return 2 * board.ONE_SYMBOL[board.RESISTANCE] + board.ONE_SYMBOL[board.VALOR]
    if place == board.OSGILIATH and character == box.FARAMIR and table.is_open_task(box.ANDUIN):  # O17
        return 2 * board.ONE_SYMBOL[board.RESISTANCE] + board.ONE_SYMBOL[board.STEALTH]
    if place == board.MINAS_MORGUL and table.is_open_task(box.INFILTRATE):  # O19
        return 3 * board.ONE_SYMBOL[board.STEALTH]
    return 0


def take_stronghold(table: Table) -> None:
    turn.use_action(table)
    capture(table, table.where[table.acting])
