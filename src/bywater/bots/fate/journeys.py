"""On the way: who comes along, who agrees, and whether to hide from a search."""

from mypy_extensions import i64

from bywater.bots.fate.acting import errands_of
from bywater.bots.fate.bearer import stealth_to_keep
from bywater.bots.fate.means import on_the_way
from bywater.bots.fate.meetings import awaited
from bywater.bots.fate.mind import Mind
from bywater.bots.fate.searches import search_cost
from bywater.core.codes import BIT, lowest
from bywater.core.stack import a_of, b_of, c_of, d_of, seat_of
from bywater.games.fate.actions import (
    BE_SEARCHED,
    DONE,
    PASS,
    PUT_ON,
    TAKE_ALONG,
    TAKE_PEOPLE,
    TRAVEL,
    USE_STEALTH,
)
from bywater.games.fate.board import NUM_PEOPLES, ONE_ARMY, RIVENDELL, STEALTH, army_count, cost_of
from bywater.games.fate.cards import BLESSING, FRODO, MERRY, NUM_CHARACTERS
from bywater.games.fate.rules import FateState
from bywater.games.fate.state import TO_COUNCIL, TO_TRAVEL
from bywater.games.fate.symbols import wanted


def choose_company(mind: Mind, table: FateState, packed: i64) -> i64:
    least: i64 = a_of(packed)
    company: i64 = 0
    load: i64 = 0
    here: i64 = 0
    if b_of(packed) == TO_TRAVEL:
        journey: i64 = table.under()
        leader: i64 = d_of(journey)
        into: i64 = c_of(journey)
        here = table.where[leader]
        errand: i64 = errand_behind(mind, table, leader, into)
        if errand >= 0:
            company = mind.errands[leader].company[errand]
            load = mind.errands[leader].load[errand]
        company |= _fellows(mind, table, leader, into)
        if leader != FRODO:
            load = _more(load, on_the_way(mind, table, here, into))
    elif b_of(packed) == TO_COUNCIL:
        company = _council(mind, table)
    character: i64
    for character in range(NUM_CHARACTERS):
        if character >= least and (company >> character) & 1 and table.allows(TAKE_ALONG + character):
            return TAKE_ALONG + character
    people: i64
    for people in range(NUM_PEOPLES):
        count: i64 = army_count(load, people)
        if not count or NUM_CHARACTERS + people < least:
            continue
        if army_count(table.friends[here], people) < count:
            count = army_count(table.friends[here], people)
        if count and table.allows(TAKE_PEOPLE[people] + count):
            return TAKE_PEOPLE[people] + count
    return DONE


def errand_behind(mind: Mind, table: FateState, leader: i64, into: i64) -> i64:
    """The number of the errand that a journey belongs to: the best that begins with this step; -1 if there is none."""
    found = errands_of(mind, table, leader)
    best: i64 = -1
    number: i64
    for number in range(found.count):
        if found.code[number] == TRAVEL + into and (best < 0 or found.rate[number] > found.rate[best]):
            best = number
    return best


def _more(one: i64, other: i64) -> i64:
    """The larger of two loads, people by people."""
    found: i64 = 0
    people: i64
    for people in range(NUM_PEOPLES):
        count: i64 = army_count(one, people)
        if army_count(other, people) > count:
            count = army_count(other, people)
        found += count * ONE_ARMY[people]
    return found


def _fellows(mind: Mind, table: FateState, leader: i64, into: i64) -> i64:
    """Those who would go the same way on their own errands, as a mask."""
    found: i64 = 0
    others: i64 = table.at_place(table.where[leader]) & ~BIT[leader] & ~BIT[FRODO]
    while others:
        other: i64 = lowest(others)
        others &= others - 1
        if other == MERRY and leader == FRODO and not awaited(mind, MERRY):
            found |= BIT[other]  # there will be songs
            continue
        errands = errands_of(mind, table, other)
        best: i64 = errands.best()
        number: i64
        for number in range(errands.count):
            if not errands.once[number] and errands.rate[number] == errands.best_often():
                best = number
                break
        if best >= 0 and errands.code[best] == TRAVEL + into and not errands.load[best] and errands.rate[best] > 0.1:
            found |= BIT[other]
    return found


def _council(mind: Mind, table: FateState) -> i64:
    """Those who are wanted in Rivendell for the blessing, as a mask."""
    if not (mind.needs.meets >> BLESSING) & 1 or mind.payer[BLESSING] < 0:
        return 0
    found: i64 = BIT[mind.payer[BLESSING]] | BIT[mind.other[BLESSING]]
    return found & ~BIT[FRODO] & ~table.at_place(RIVENDELL)


def choose_hiding(mind: Mind, table: FateState, packed: i64) -> i64:
    """Stealth, where the search would cost more than the symbol, and none that the roads ahead ask for."""
    sight = mind.sight
    journey: i64 = table.under()
    into: i64 = c_of(journey)
    seat: i64 = seat_of(packed)
    held: i64 = sight.have[seat * 4 + STEALTH] - wanted(cost_of(table.where[d_of(journey)], into), STEALTH)
    kept: i64 = 0
    if seat == sight.bearer:
        kept = stealth_to_keep(mind, into)
    if held <= kept:
        return BE_SEARCHED
    cost: float = search_cost(table, sight, into, 0)
    if table.hope <= 3:
        cost *= 1.5
    price: float = 0.5
    if seat == sight.bearer and not mind.setting_out:
        price = mind.weights.hiding_early
        if held >= 7:
            price -= 0.3
        elif held < 3:
            price += 0.3
    if cost >= price:
        return USE_STEALTH
    return BE_SEARCHED


def choose_wearing(mind: Mind, table: FateState) -> i64:
    """The Ring costs a hope, so it is put on where it hides Frodo from many armies."""
    if table.hope > 3 and table.shadow[mind.sight.frodo] >= 4:
        return PUT_ON
    return PASS
