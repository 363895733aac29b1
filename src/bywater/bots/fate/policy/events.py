"""Events and abilities that are possible at any time, and when to use each."""

from typing import Final

from mypy_extensions import i64

from bywater.bots.fate import planners
from bywater.bots.fate.evaluation.context import Context
from bywater.bots.fate.evaluation.resources import shortage
from bywater.bots.fate.evaluation.values import symbol_worth, wanted_by_tasks
from bywater.bots.fate.policy import event_targets
from bywater.core.bits import BIT, bit_count, lowest_bit
from bywater.games.fate.model import actions as act
from bywater.games.fate.model import board
from bywater.games.fate.model import cards as box
from bywater.games.fate.rules.events import is_playable
from bywater.games.fate.state import FateState

LURING_STEPS: Final = 4  # from the mountain: Nazgûl are lured out of Mordor within this distance


def may_want_anything(table: FateState, seat: i64) -> bool:
    """Whether a player has any event or ability that is possible at any time."""
    if table.hands[seat] & box.ALL_EVENTS:
        return True
    return (
        table.owner_of[box.MERRY] == seat
        or table.owner_of[box.LEGOLAS] == seat
        or table.owner_of[box.GALADRIEL] == seat
    )


def wanted_action(context: Context, table: FateState, seat: i64) -> i64:
    """Return the event or ability that a player should use now; -1 if there is none."""
    features = context.features
    if not context.planners & planners.ANYTIME:
        return wanted_event(context, table, seat)
    if table.owner_of[box.MERRY] == seat and wants_distraction(context, table):
        return act.DISTRACT
    if table.owner_of[box.LEGOLAS] == seat:
        place: i64 = best_shot(context, table, seat)
        if place >= 0:
            return act.SHOOT + place
    if (
        table.owner_of[box.GALADRIEL] == seat
        and seat != features.bearer
        and features.have[seat * 4 + board.STEALTH] >= 2
    ):
        if features.is_here(box.GALADRIEL) and (table.havens >> table.where[box.GALADRIEL]) & 1:
            if not table.settings.lady_friendship and bit_count(table.unseen & box.ALL_EVENTS) > table.events_in:
                return act.LADY
    return wanted_event(context, table, seat)


def wanted_event(context: Context, table: FateState, seat: i64) -> i64:
    if not context.planners & planners.EVENTS:
        return -1
    events: i64 = (table.hands[seat] & box.ALL_EVENTS) >> box.FIRST_EVENT
    while events:
        event: i64 = lowest_bit(events)
        events &= events - 1
        if wants_event(context, table, seat, event) and is_playable(table, event):
            return act.PLAY + event
    return -1


def wants_event(context: Context, table: FateState, seat: i64, event: i64) -> bool:
    features = context.features
    if event == box.GIFTS:
        return True
    if event == box.TOM_BOMBADIL:
        return table.hope <= 3
    if event == box.FORESIGHT:
        return table.active == features.bearer
    if event == box.LEMBAS:
        return event_targets.wants_lembas(context, table, seat)
    if event == box.INFIGHTING:
        place: i64 = event_targets.infighting(context, table)
        return place >= 0 and event_targets.infighting_worth(context, table, place) >= context.weights.infighting
    if event == box.COUNCIL:
        return event_targets.council_helps(context, table)
    if event == box.EAGLES:
        return event_targets.eagles_ride(context, table) >= 0
    if event == box.ENTMOOT:
        return board.army_count(table.supply, board.ELF) >= 2 and event_targets.ents_to(context, table) >= 0
    if event == box.RED_ARROW:
        return event_targets.arrow_from(context, table) >= 0
    if event == box.CONFLICTING:
        source: i64 = event_targets.orders_from(context, table)
        return (
            source >= 0
            and context.threats.removal(table, features, source, table.shadow[source]) >= context.weights.orders
        )
    if event == box.PALANTIR:
        return context.setting_out and table.nazgul[board.MORDOR] >= 2 and event_targets.decoy(context, table) >= 0
    if event == box.CLOAKS:
        return event_targets.wants_cloaks(context, table)
    return False


# -- abilities ----------------------------------------------------------------------------------


def wants_distraction(context: Context, table: FateState) -> bool:
    """Whether Merry and Pippin should lure Nazgûl away from where Frodo is or will be."""
    features = context.features
    if not features.is_here(box.MERRY):
        return False
    region: i64 = board.REGION_OF[table.where[box.MERRY]]
    friendship: i64 = features.have[table.owner_of[box.MERRY] * 4 + board.FRIENDSHIP]
    if not friendship or table.nazgul[region] >= 4 or region == features.home or region == board.MORDOR:
        return False
    if context.setting_out and table.nazgul[board.MORDOR] and context.road.hops[context.destination] <= LURING_STEPS:
        return True
    if friendship <= wanted_by_tasks(context, table, board.FRIENDSHIP):
        return False
    return float(table.nazgul[features.home]) >= context.weights.distraction and table.eye == features.home


def best_shot(context: Context, table: FateState, seat: i64) -> i64:
    """Return the place at which Legolas should shoot; -1 if the Stealth is worth more."""
    features = context.features
    have: i64 = features.have[seat * 4 + board.STEALTH]
    if not features.is_here(box.LEGOLAS) or not have:
        return -1
    here: i64 = table.where[box.LEGOLAS]
    price: float = context.weights.shot + symbol_worth(context, table, seat, board.STEALTH, have)
    if features.is_open(box.SIX):
        price = 0.0
    best: i64 = -1
    places: i64 = board.ROADS[here] | BIT[here]
    while places:
        place: i64 = lowest_bit(places)
        places &= places - 1
        if not table.shadow[place]:
            continue
        gain: float = context.threats.removal(table, features, place, 1) + shortage(context, table)
        if table.shadow[place] == 1 and context.needs.wants_clear(place):
            gain += 0.8
        if gain >= price:
            price = gain + 0.001
            best = place
    return best
