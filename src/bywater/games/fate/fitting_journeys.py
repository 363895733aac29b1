"""Whether journeys and companies of a position fit: who goes, from where, with which armies, and who could pay."""

from typing import Final

from mypy_extensions import i64

from bywater.core.codes import BIT
from bywater.core.stack import a_of, b_of, c_of, d_of, kind_of, seat_of
from bywater.games.fate.board import (
    EDORAS,
    ERECH,
    FANGORN_FOREST,
    FREE_ROADS,
    NOWHERE,
    NUM_PEOPLES,
    ROADS,
    STEALTH,
    army_count,
)
from bywater.games.fate.cards import ARAGORN, FARAMIR, GANDALF, GOLLUM, NUM_CHARACTERS
from bywater.games.fate.fitting_deeds import is_deed
from bywater.games.fate.journey import journey_cost, road_cost, within_two
from bywater.games.fate.state import (
    AFTERWARDS,
    AMBUSHING,
    BATTLE,
    BY_ACTION,
    BY_AMBUSH,
    BY_EVENT,
    CALLING_OFF,
    COMPANY,
    COMPANY_GOES,
    CONSENT,
    HIDING,
    IN_CLOAKS,
    JOURNEY,
    NUMBERING,
    PATHS_OF_THE_DEAD,
    PAYING,
    SEARCH,
    TO_COUNCIL,
    TO_TRAVEL,
    WITH_ENTS,
    WITH_HORSES,
    Table,
)
from bywater.games.fate.symbols import ONE_SYMBOL, could_pay
from bywater.games.fate.turn import actions_left, has_ride

# The step of a journey at which each thing lies on it.
_STEPS: Final = {
    COMPANY: (1,),
    CONSENT: (2,),
    CALLING_OFF: (3,),
    HIDING: (4,),
    PAYING: (6, 7),
    SEARCH: (8,),
    AMBUSHING: (9,),
    NUMBERING: (9,),
    BATTLE: (9,),
}


def _carries(table: Table, place: i64) -> bool:
    """Whether the armies of the company stand at this place."""
    return all(
        army_count(table.load, people) <= army_count(table.friends[place], people) for people in range(NUM_PEOPLES)
    )


def bad_journey(table: Table, level: int) -> str:
    packed: i64 = table.stack[level]
    step, into, who = a_of(packed), c_of(packed), d_of(packed)
    over = int(kind_of(table.stack[level + 1])) if level + 1 < table.height else 0
    place: i64 = table.where[who]
    if place >= NOWHERE:
        return "who leads it is not on the board"
    if over and step not in _STEPS[over]:
        return "the journey is at another step"
    why = _bad_lead(table, level, packed)
    if why:
        return why
    if not (table.party >> who) & 1:
        return "who leads it goes along"
    if step >= 8:
        return "" if place == into else "who leads it is elsewhere"
    if table.party & ~table.at_place(place) or not _carries(table, place):
        return "the company is elsewhere"
    if who == GOLLUM and table.load:
        return "no army follows Gollum"
    return _bad_road(table, packed, over)


def _bad_lead(table: Table, level: int, packed: i64) -> str:
    """Whether what lies under it can have begun this journey."""
    under: i64 = table.stack[level - 1]
    kind, who = b_of(packed), d_of(packed)
    if kind_of(under) == AFTERWARDS:
        if kind not in (BY_ACTION, PATHS_OF_THE_DEAD) or not is_deed(table, level):
            return "nobody began it"
        if table.acting != who or seat_of(packed) != table.active:
            return "somebody else acts"
        paid = a_of(packed) > 7 or (a_of(packed) > 5 and level + 1 == table.height)
        ride = kind == BY_ACTION and has_ride(table, who)
        return "" if paid or ride or actions_left(table, who) > 0 else "no action is left for it"
    if a_of(under) != c_of(packed):
        return "the ride goes elsewhere"
    if kind == WITH_HORSES:
        fine = not c_of(under) and a_of(packed) in (6, 8, 9) and table.party == table.riders and not table.load
        return "" if fine else "others ride"
    if kind != IN_CLOAKS or c_of(under) != who + 1 or seat_of(packed) != table.owner_of[who]:
        return "somebody else walks"
    if a_of(packed) not in (4, 6, 8, 9) or table.party != BIT[who] or table.load:
        return "one walks alone"
    return ""


def _bad_road(table: Table, packed: i64, over: int) -> str:
    """Whether there is a road, and its cost can be paid."""
    step, kind, into, who, seat = a_of(packed), b_of(packed), c_of(packed), d_of(packed), seat_of(packed)
    place: i64 = table.where[who]
    roads: i64 = ROADS[place]
    alone = table.party == BIT[who] and not table.load and over != COMPANY
    if kind == WITH_HORSES:
        roads = FREE_ROADS[place]
    elif kind == PATHS_OF_THE_DEAD:
        roads = BIT[ERECH] if who == ARAGORN and place == EDORAS and not table.oath else 0
    elif who == GANDALF and alone:
        roads |= within_two(place)
    if not (roads >> into) & 1:
        return "there is no such road"
    if kind in (PATHS_OF_THE_DEAD, WITH_HORSES) or step > 5:
        return ""
    cost: i64 = journey_cost(table, packed) if alone else road_cost(who, place, into)
    if step == 5 or over == HIDING:
        cost += ONE_SYMBOL[STEALTH]
    return "" if could_pay(table, seat, cost) else "the road can't be paid"


def bad_on_journey(table: Table, level: int) -> str:
    """What is asked of the one who leads a journey."""
    packed: i64 = table.stack[level]
    under: i64 = table.stack[level - 1]
    if b_of(under) not in (BY_ACTION, PATHS_OF_THE_DEAD) or seat_of(packed) != seat_of(under):
        return "who leads the journey is asked"
    if kind_of(packed) == HIDING:
        cost: i64 = journey_cost(table, under) + ONE_SYMBOL[STEALTH]
        return "" if could_pay(table, seat_of(packed), cost) else "no Stealth can be paid"
    return ""


def bad_company(table: Table, level: int) -> str:
    packed: i64 = table.stack[level]
    under: i64 = table.stack[level - 1]
    homes = {TO_TRAVEL: JOURNEY, TO_COUNCIL: AFTERWARDS, WITH_ENTS: COMPANY_GOES}
    if kind_of(under) != homes[int(b_of(packed))]:
        return "no company is called there"
    if b_of(packed) == TO_COUNCIL:
        return "" if not table.load and not _away(table) else "somebody of the company is not on the board"
    if b_of(packed) == WITH_ENTS:
        return "" if a_of(under) == WITH_ENTS else "the Ents are not called"
    for people in range(NUM_PEOPLES):
        if army_count(table.load, people) and a_of(packed) <= NUM_CHARACTERS + people:
            return "armies are taken along once"
    return bad_on_journey(table, level)


def _away(table: Table) -> i64:
    """Those of a company who are not on the board."""
    return table.party & (table.at_place(NOWHERE) | ~table.roster)


def bad_company_goes(table: Table, level: int) -> str:
    packed: i64 = table.stack[level]
    if a_of(packed) == TO_COUNCIL:
        return "" if not (b_of(packed) or table.load or _away(table)) else "that company can't go"
    if a_of(packed) != WITH_ENTS or not (ROADS[FANGORN_FOREST] >> b_of(packed)) & 1:
        return "that company can't go"
    if table.party & ~table.at_place(FANGORN_FOREST) or not _carries(table, FANGORN_FOREST):
        return "the company is elsewhere"
    return ""


def bad_consent(table: Table, level: int) -> str:
    packed: i64 = table.stack[level]
    under: i64 = table.stack[level - 1]
    purpose = TO_TRAVEL if kind_of(under) == JOURNEY else a_of(under)
    if b_of(packed) != purpose or a_of(packed) >> table.seats or (a_of(packed) >> seat_of(packed)) & 1:
        return "others are asked, each once"
    return ""


def bad_riding(table: Table, level: int) -> str:
    packed: i64 = table.stack[level]
    is_going = level + 1 < table.height
    if not c_of(packed):
        there = table.riders if is_going else table.riders & table.at_place(a_of(packed))
        return "" if there and there == table.riders else "the riders are elsewhere"
    who = c_of(packed) - 1
    if b_of(packed) > 2 or table.where[who] >= NOWHERE or (not is_going and table.where[who] != a_of(packed)):
        return "nobody walks there"
    return ""


def bad_ambush(table: Table, level: int) -> str:
    packed: i64 = table.stack[level]
    under: i64 = table.stack[level - 1]
    if kind_of(under) == AFTERWARDS:
        return "" if b_of(packed) == BY_EVENT else "no event leads to it"
    if b_of(packed) != BY_AMBUSH or d_of(under) != FARAMIR or a_of(packed) != c_of(under):
        return "Faramir is elsewhere"
    return ""
