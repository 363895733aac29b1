"""Offers: shields for cards or for a step to the light."""

from mypy_extensions import i64

from bywater.core.frames import a_of, seat_of
from bywater.games.quest.model import board, journal
from bywater.games.quest.model.actions import BUY_CARDS, BUY_STEP, PASS
from bywater.games.quest.model.table import Table
from bywater.games.quest.rules import corruption, hands, pledges


def allows_offer(table: Table, packed: i64, seat: i64, action: i64) -> bool:
    if action == PASS:
        return True
    if table.shields[seat] < a_of(packed):
        return False
    if action == BUY_CARDS:
        return hands.cards_left(table) > 0
    return action == BUY_STEP and table.dark[seat] > 0


def take_offer(table: Table, packed: i64, action: i64) -> None:
    """Shields for two cards or a step, once."""  # R29
    seat: i64 = seat_of(packed)
    table.pop()
    if action == PASS:
        table.emit(journal.PASSED, seat)
        return
    table.emit(journal.BOUGHT, seat, journal.BOUGHT_CARDS if action == BUY_CARDS else journal.BOUGHT_STEP)
    pledges.spend_shields(table, seat, a_of(packed))
    if action == BUY_STEP:
        corruption.lighten(table, seat, board.DATA["offers"]["recovery"]["steps"])
    else:
        table.table_changed()
        hands.push_draw(table, seat, board.DATA["offers"]["recovery"]["cards"])
