"""Decisions during travel: who comes along, and whether to hide from a search."""

from mypy_extensions import i64

from bywater.bots.fate import planners
from bywater.bots.fate.evaluation.context import Context
from bywater.bots.fate.evaluation.resources import on_the_way
from bywater.bots.fate.evaluation.search_costs import search_cost
from bywater.bots.fate.planning.meetings import is_awaited
from bywater.bots.fate.planning.ring_bearer import stealth_to_keep
from bywater.bots.fate.policy.turn import errands_of
from bywater.core import frames
from bywater.core.bits import BIT, lowest_bit
from bywater.games.fate.model import actions as act
from bywater.games.fate.model import board
from bywater.games.fate.model import cards as box
from bywater.games.fate.model.frames import TO_COUNCIL, TO_TRAVEL
from bywater.games.fate.rules.payment import wanted
from bywater.games.fate.state import FateState


def choose_company(context: Context, table: FateState, packed: i64) -> i64:
    least: i64 = frames.a_of(packed)
    company: i64 = 0
    load: i64 = 0
    here: i64 = 0
    if frames.b_of(packed) == TO_TRAVEL:
        journey: i64 = table.below()
        leader: i64 = frames.d_of(journey)
        into: i64 = frames.c_of(journey)
        here = table.where[leader]
        errand: i64 = errand_of_journey(context, table, leader, into)
        if errand >= 0:
            company = context.errands[leader].company[errand]
            load = context.errands[leader].load[errand]
        if context.planners & planners.COMPANY:
            company |= _fellow_travellers(context, table, leader, into)
        if leader != box.FRODO and context.planners & planners.COMPANY:
            load = _larger_load(load, on_the_way(context, table, here, into))
    elif frames.b_of(packed) == TO_COUNCIL:
        company = _called_to_council(context, table)
    character: i64
    for character in range(box.NUM_CHARACTERS):
        if character >= least and (company >> character) & 1 and table.allows(act.TAKE_ALONG + character):
            return act.TAKE_ALONG + character
    people: i64
    for people in range(board.NUM_PEOPLES):
        count: i64 = board.army_count(load, people)
        if not count or box.NUM_CHARACTERS + people < least:
            continue
        if board.army_count(table.friends[here], people) < count:
            count = board.army_count(table.friends[here], people)
        if count and table.allows(act.TAKE_PEOPLE[people] + count):
            return act.TAKE_PEOPLE[people] + count
    return act.DONE


def errand_of_journey(context: Context, table: FateState, leader: i64, into: i64) -> i64:
    """Return the number of the best errand that begins with this step; -1 if there is none."""
    found = errands_of(context, table, leader)
    best: i64 = -1
    number: i64
    for number in range(found.count):
        if found.code[number] == act.TRAVEL + into and (best < 0 or found.rate[number] > found.rate[best]):
            best = number
    return best


def _larger_load(one: i64, other: i64) -> i64:
    """Return the maximum of two loads for each people."""
    found: i64 = 0
    people: i64
    for people in range(board.NUM_PEOPLES):
        count: i64 = board.army_count(one, people)
        if board.army_count(other, people) > count:
            count = board.army_count(other, people)
        found += count * board.ONE_ARMY[people]
    return found


def _fellow_travellers(context: Context, table: FateState, leader: i64, into: i64) -> i64:
    """Return the characters who would go the same way on their own errands, as a mask."""
    found: i64 = 0
    others: i64 = table.at_place(table.where[leader]) & ~BIT[leader] & ~BIT[box.FRODO]
    while others:
        other: i64 = lowest_bit(others)
        others &= others - 1
        if other == box.MERRY and leader == box.FRODO and not is_awaited(context, box.MERRY):
            found |= BIT[other]  # they can sing for Frodo later
            continue
        errands = errands_of(context, table, other)
        best: i64 = errands.best()
        number: i64
        for number in range(errands.count):
            if not errands.once[number] and errands.rate[number] == errands.best_often():
                best = number
                break
        if (
            best >= 0
            and errands.code[best] == act.TRAVEL + into
            and not errands.load[best]
            and errands.rate[best] > 0.1
        ):
            found |= BIT[other]
    return found


def _called_to_council(context: Context, table: FateState) -> i64:
    """Return the characters who are needed in Rivendell for the blessing, as a mask."""
    if not (context.needs.meets >> box.BLESSING) & 1 or context.payer[box.BLESSING] < 0:
        return 0
    found: i64 = BIT[context.payer[box.BLESSING]] | BIT[context.other[box.BLESSING]]
    return found & ~BIT[box.FRODO] & ~table.at_place(board.RIVENDELL)


def choose_hiding(context: Context, table: FateState, packed: i64) -> i64:
    """Hide if the search would cost more than the Stealth, and roads ahead don't need it."""
    features = context.features
    journey: i64 = table.below()
    into: i64 = frames.c_of(journey)
    seat: i64 = frames.seat_of(packed)
    held: i64 = features.have[seat * 4 + board.STEALTH] - wanted(
        board.cost_of(table.where[frames.d_of(journey)], into), board.STEALTH
    )
    kept: i64 = 0
    if seat == features.bearer:
        kept = stealth_to_keep(context, into)
    if held <= kept:
        return act.BE_SEARCHED
    cost: float = search_cost(table, features, into, 0)
    if table.hope <= 3:
        cost *= 1.5
    price: float = 0.5
    if seat == features.bearer and not context.setting_out:
        price = context.weights.hiding_early
        if held >= 7:
            price -= 0.3
        elif held < 3:
            price += 0.3
    if cost >= price:
        return act.USE_STEALTH
    return act.BE_SEARCHED


def choose_ring(context: Context, table: FateState) -> i64:
    """Put on the Ring, which costs a hope, only if it hides Frodo from many armies."""
    if table.hope > 3 and table.shadow[context.features.frodo] >= 4:
        return act.PUT_ON
    return act.PASS
