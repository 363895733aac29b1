"""Havens fall to the Shadow, and strongholds are captured."""

from mypy_extensions import i64

from bywater.core.codes import BIT, lowest
from bywater.games.fate.board import DUNLAND, OSGILIATH, REGION_OF
from bywater.games.fate.effects import gain_hope, lose_hope, move_eye
from bywater.games.fate.entries import (
    CAPTURED,
    HAVEN_FELL,
)
from bywater.games.fate.state import Table


def fall(table: Table, place: i64) -> None:
    """A haven with armies of the Shadow and no friends is lost."""  # F29
    if not (table.havens >> place) & 1 or not table.shadow[place] or table.friends[place]:
        return
    table.havens &= ~BIT[place]
    if place == OSGILIATH:  # O17: it can't be held again
        table.anduin_lost = 1
    elif place != DUNLAND:  # O10
        table.strongholds |= BIT[place]
    table.note(HAVEN_FELL, place)
    lose_hope(table, 3, 6)


def fall_all(table: Table) -> None:
    havens: i64 = table.havens
    while havens:
        place: i64 = lowest(havens)
        havens &= havens - 1
        if table.shadow[place] and not table.friends[place]:
            fall(table, place)


def capture(table: Table, place: i64) -> None:
    """A stronghold becomes a haven; the Eye comes, and hope grows. Markers never run out."""  # F30, N15
    table.strongholds &= ~BIT[place]
    table.havens |= BIT[place]
    table.note(CAPTURED, place)
    move_eye(table, REGION_OF[place])
    gain_hope(table, 2)
