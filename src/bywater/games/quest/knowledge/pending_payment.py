"""Constraints on hidden hands from pending payments: a payment is begun only if it can be completed."""

from mypy_extensions import i64

from bywater.core.bits import BIT
from bywater.core.frames import b_of, kind_of, seat_of
from bywater.games.quest.model import frames as k
from bywater.games.quest.model.demands import FROM, GROUP
from bywater.games.quest.model.table import Table
from bywater.games.quest.rules import demands, engine, pledges


def hidden_payers(table: Table, hidden: list[int]) -> list[int]:
    """Return the hidden seats with a pending payment or loss."""
    losing: i64 = -1
    if kind_of(table.top()) == k.LOSING:
        losing = seat_of(table.top())
    return [seat for seat in hidden if table.marked_held[seat] or table.marked_features[seat] or seat == losing]


def can_continue(table: Table, payers: list[int], strictly: bool) -> bool:
    """Whether each payer has something to choose, and with `strictly` can also complete the payment."""
    for seat in payers:
        if seat == table.actor and not len(engine.legal(table)):
            return False
        if strictly and not _can_complete(table, seat):
            return False
    return True


def _can_complete(table: Table, seat: i64) -> bool:
    """Whether a pending payment could be completed, given what the payer knows."""  # R32
    top: i64 = table.top()
    packed: i64 = top
    if kind_of(top) == k.INTERRUPT:
        packed = table.below()
    if kind_of(packed) != k.DEMAND and kind_of(packed) != k.PLEDGING:
        return True
    demand: i64 = pledges.demand_of(packed)
    if demands.is_met(table, demand):
        return True
    picking: bool = seat_of(top) == seat
    least: i64 = 0
    if picking:
        least = b_of(top)
    if FROM[demand] != GROUP:
        return demands.could_pay(table, demand, BIT[seat], seat, least, seat)
    # others may have pledged their last card since the payment began
    if not picking or not least:
        return True
    return demands.could_pay(table, demand, pledges.givers(table, demand, packed, seat), seat, least, seat)
