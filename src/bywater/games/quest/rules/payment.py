"""Answers to an open demand: pledge, pay or refuse."""

from librt.vecs import append, vec
from mypy_extensions import i64

from bywater.core.bits import BIT
from bywater.core.frames import a_of, c_of, kind_of, with_a, with_b
from bywater.games.quest.model import actions as do
from bywater.games.quest.model import demands as ask
from bywater.games.quest.model import frames as k
from bywater.games.quest.model.journal import ENDED_INTERRUPT
from bywater.games.quest.model.table import Table
from bywater.games.quest.rules import demands, events, interrupts, pledges


def list_demand(table: Table, out: vec[i64], packed: i64, seat: i64) -> vec[i64]:
    """List the choices of a seat that is prompted to pay, or with rivals to pledge."""
    demand: i64 = pledges.demand_of(packed)
    if kind_of(packed) == k.DEMAND:
        if demands.is_met(table, demand):
            out = append(out, do.PAY)
        if not ask.OR_SHIELDS[demand] or not demands.could_pay(table, demand, BIT[seat], seat, 0, seat):  # R10, R14
            out = append(out, do.REFUSE)
    if pledges.can_volunteer(table, packed, seat):
        out = append(out, do.VOLUNTEER)
    if kind_of(packed) == k.DEMAND:
        out = interrupts.with_interrupts(table, out, packed)
    return pledges.with_pledges(table, out, seat)


def answer_demand(table: Table, packed: i64, kind: i64, seat: i64, action: i64) -> None:
    """Carry out an answer to a demand, or an action in an interrupt or in a window of rivals."""
    if action == do.DONE:
        end_interrupt(table, packed, kind, seat)
    elif action == do.PAY:
        table.pop()
        events.fulfil(table, a_of(packed), seat)
    elif action == do.REFUSE:
        table.pop()
        events.refuse(table, a_of(packed), seat)
    elif action == do.VOLUNTEER or do.PLEDGE <= action < do.GIVE:
        pledge(table, packed, kind, seat, action)
    else:
        if kind == k.RIVALS:  # seats that passed are prompted again
            table.replace_top(with_a(packed, seats_to_prompt(table, packed, seat)))
        interrupts.act(table, seat, action)


def seats_to_prompt(table: Table, packed: i64, seat: i64) -> i64:
    """Return the seats prompted again after a rival acted: all others except the interrupted active player."""  # N10
    others: i64 = table.here() & ~BIT[seat]
    if c_of(packed) == k.BEFORE_CARDS:
        others &= ~BIT[table.active]
    return others


def end_interrupt(table: Table, packed: i64, kind: i64, seat: i64) -> None:
    """End an interrupt, or pass the window of a rival."""
    table.emit(ENDED_INTERRUPT, seat)
    if kind == k.INTERRUPT:
        table.pop()
        under: i64 = table.top()
        if kind_of(under) == k.DEMAND:
            table.replace_top(with_b(under, 0))
    elif kind == k.PLEDGING:
        table.replace_top(with_b(packed, 0))
        if table.pass_window():
            events.refuse(table, c_of(packed), table.decider())
    else:
        table.pass_window()


def pledge(table: Table, packed: i64, kind: i64, seat: i64, action: i64) -> None:
    """Pledge something to the demand. A demand on the pledging seat alone is paid as soon as it is met."""
    number: i64 = pledges.demand_of(table.below() if kind == k.INTERRUPT else packed)
    if action != do.VOLUNTEER:  # only later things of the same type may follow
        table.replace_top(with_b(packed, pledges.in_order(action - do.PLEDGE)))
    pledges.pledge(table, seat, action)
    if (kind == k.PLEDGING or ask.FROM[number] == ask.SELF) and demands.is_met(table, number):
        table.pop()
        events.fulfil(table, number, seat)
