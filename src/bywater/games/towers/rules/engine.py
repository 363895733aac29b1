"""Dispatch by the kind of decision: which rule lists the actions, and which one applies them."""

from librt.vecs import vec
from mypy_extensions import i64

from bywater.core.frames import a_of, b_of, kind_of, seat_of
from bywater.games.towers.model import actions as act
from bywater.games.towers.model import frames as k
from bywater.games.towers.model.table import Table
from bywater.games.towers.rules import chance, gains, journey, rows, setup


def legal(table: Table) -> vec[i64]:
    """Return the actor's actions, ascending; empty at a chance point and at the end."""
    packed: i64 = table.top()
    kind: i64 = kind_of(packed)
    if kind == k.GAIN:
        return gains.list_gains(table, seat_of(packed))
    if kind == k.TAKING:
        return gains.list_takes(table, a_of(packed))
    if kind == k.LAYING:
        return rows.list_laying(table, seat_of(packed))
    return vec[i64]()


def allows(table: Table, action: i64) -> bool:
    """Whether an action or a chance outcome is possible now."""
    packed: i64 = table.top()
    kind: i64 = kind_of(packed)
    if kind == k.GAIN:
        return gains.may_gain(table, seat_of(packed), action)
    if kind == k.TAKING:
        return gains.may_take(table, a_of(packed), action)
    if kind == k.LAYING:
        return rows.may_lay(table, seat_of(packed), action)
    return chance.weight(table, action) > 0


def apply(table: Table, action: i64) -> None:
    """Apply a legal action or a possible chance outcome."""
    packed: i64 = table.pop()
    kind: i64 = kind_of(packed)
    seat: i64 = seat_of(packed)
    if kind == k.GAIN:
        journey.after_gain(table, gains.gain(table, seat, action))
    elif kind == k.PILE:
        table.reveal(31)
        journey.after_gain(table, gains.draw_card(table, a_of(packed), b_of(packed), action - act.CARD))
    elif kind == k.TAKING:
        journey.after_gain(table, gains.take_next(table, seat, a_of(packed), action))
    elif kind == k.LAYING:
        journey.after_laying(table, rows.lay(table, seat, action))
    else:
        table.reveal(31)
        if setup.apply(table, packed, action):
            table.stage = 1
            journey.next_space(table)
