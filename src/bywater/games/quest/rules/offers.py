"""Offers: two cards or a step to the light for shields."""

from librt.vecs import append, vec
from mypy_extensions import i64

from bywater.core.frames import a_of, seat_of
from bywater.games.quest.model import board, journal
from bywater.games.quest.model.actions import BUY_CARDS, BUY_STEP, PASS
from bywater.games.quest.model.table import Table
from bywater.games.quest.rules import corruption, hands, pledges


def list_offer(table: Table, out: vec[i64], packed: i64, seat: i64) -> vec[i64]:
    if table.shields[seat] >= a_of(packed):
        if hands.cards_left(table):
            out = append(out, BUY_CARDS)
        if table.dark[seat]:
            out = append(out, BUY_STEP)
    return out


def take_offer(table: Table, packed: i64, action: i64) -> None:
    """Answer an offer: buy two cards or a step with shields, or decline."""  # R29
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
