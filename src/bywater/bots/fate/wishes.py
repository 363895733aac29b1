"""What is worth doing at any time: events and abilities, each with the moment for it."""

from typing import Final

from mypy_extensions import i64

from bywater.bots.fate.means import shortage
from bywater.bots.fate.mind import Mind
from bywater.bots.fate.moments import (
    arrow_from,
    council_helps,
    decoy,
    ents_to,
    flyer,
    infighting,
    infighting_worth,
    strayed,
    wants_cloaks,
    wants_lembas,
)
from bywater.bots.fate.worth import symbol_worth, wanted_by_tasks
from bywater.core.codes import BIT, lowest, size
from bywater.games.fate.actions import DISTRACT, LADY, PLAY, SHOOT
from bywater.games.fate.board import (
    ELF,
    FRIENDSHIP,
    MORDOR,
    REGION_OF,
    ROADS,
    STEALTH,
    army_count,
)
from bywater.games.fate.cards import (
    ALL_EVENTS,
    CLOAKS,
    CONFLICTING,
    COUNCIL,
    EAGLES,
    ENTMOOT,
    FIRST_EVENT,
    FORESIGHT,
    GALADRIEL,
    GIFTS,
    INFIGHTING,
    LEGOLAS,
    LEMBAS,
    MERRY,
    PALANTIR,
    RED_ARROW,
    SIX,
    TOM_BOMBADIL,
)
from bywater.games.fate.events import is_playable
from bywater.games.fate.rules import FateState

LURING_STEPS: Final = 4  # so near to the mountain Nazgûl are lured out of Mordor


def might_wish(table: FateState, seat: i64) -> bool:
    """Whether a player has anything at all that might be used at any time."""
    if table.hands[seat] & ALL_EVENTS:
        return True
    return table.owner_of[MERRY] == seat or table.owner_of[LEGOLAS] == seat or table.owner_of[GALADRIEL] == seat


def wish(mind: Mind, table: FateState, seat: i64) -> i64:
    """The code a player would like to use now; -1 if there is none."""
    sight = mind.sight
    if table.owner_of[MERRY] == seat and wants_distraction(mind, table):
        return DISTRACT
    if table.owner_of[LEGOLAS] == seat:
        place: i64 = best_shot(mind, table, seat)
        if place >= 0:
            return SHOOT + place
    if table.owner_of[GALADRIEL] == seat and seat != sight.bearer and sight.have[seat * 4 + STEALTH] >= 2:
        if sight.is_here(GALADRIEL) and (table.havens >> table.where[GALADRIEL]) & 1:
            if not table.settings.lady_friendship and size(table.unseen & ALL_EVENTS) > table.events_in:
                return LADY
    return wished_event(mind, table, seat)


def wished_event(mind: Mind, table: FateState, seat: i64) -> i64:
    events: i64 = (table.hands[seat] & ALL_EVENTS) >> FIRST_EVENT
    while events:
        event: i64 = lowest(events)
        events &= events - 1
        if wants_event(mind, table, seat, event) and is_playable(table, event):
            return PLAY + event
    return -1


def wants_event(mind: Mind, table: FateState, seat: i64, event: i64) -> bool:
    sight = mind.sight
    if event == GIFTS:
        return True
    if event == TOM_BOMBADIL:
        return table.hope <= 3
    if event == FORESIGHT:
        return table.active == sight.bearer
    if event == LEMBAS:
        return wants_lembas(mind, table, seat)
    if event == INFIGHTING:
        place: i64 = infighting(mind, table)
        return place >= 0 and infighting_worth(mind, table, place) >= mind.weights.infighting
    if event == COUNCIL:
        return council_helps(mind, table)
    if event == EAGLES:
        return flyer(mind, table) >= 0
    if event == ENTMOOT:
        return army_count(table.supply, ELF) >= 2 and ents_to(mind, table) >= 0
    if event == RED_ARROW:
        return arrow_from(mind, table) >= 0
    if event == CONFLICTING:
        host: i64 = strayed(mind, table)
        return host >= 0 and mind.threats.removal(table, sight, host, table.shadow[host]) >= mind.weights.orders
    if event == PALANTIR:
        return mind.setting_out and table.nazgul[MORDOR] >= 2 and decoy(mind, table) >= 0
    if event == CLOAKS:
        return wants_cloaks(mind, table)
    return False


# -- abilities ----------------------------------------------------------------------------------


def wants_distraction(mind: Mind, table: FateState) -> bool:
    """Nazgûl are lured away from where Frodo is or will be."""
    sight = mind.sight
    if not sight.is_here(MERRY):
        return False
    region: i64 = REGION_OF[table.where[MERRY]]
    friendship: i64 = sight.have[table.owner_of[MERRY] * 4 + FRIENDSHIP]
    if not friendship or table.nazgul[region] >= 4 or region == sight.home or region == MORDOR:
        return False
    if mind.setting_out and table.nazgul[MORDOR] and mind.road.hops[mind.goal] <= LURING_STEPS:
        return True
    if friendship <= wanted_by_tasks(mind, table, FRIENDSHIP):
        return False
    return float(table.nazgul[sight.home]) >= mind.weights.distraction and table.eye == sight.home


def best_shot(mind: Mind, table: FateState, seat: i64) -> i64:
    """Where Legolas should shoot; -1 if the Stealth is worth more."""
    sight = mind.sight
    have: i64 = sight.have[seat * 4 + STEALTH]
    if not sight.is_here(LEGOLAS) or not have:
        return -1
    here: i64 = table.where[LEGOLAS]
    price: float = mind.weights.shot + symbol_worth(mind, table, seat, STEALTH, have)
    if sight.is_open(SIX):
        price = 0.0
    best: i64 = -1
    places: i64 = ROADS[here] | BIT[here]
    while places:
        place: i64 = lowest(places)
        places &= places - 1
        if not table.shadow[place]:
            continue
        gain: float = mind.threats.removal(table, sight, place, 1) + shortage(mind, table)
        if table.shadow[place] == 1 and mind.needs.wants_clear(place):
            gain += 0.8
        if gain >= price:
            price = gain + 0.001
            best = place
    return best
