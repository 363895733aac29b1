"""A player's turn: which character acts first, and the actions."""

from mypy_extensions import i64

from bywater.bots.fate import planners
from bywater.bots.fate.evaluation.context import GOAL_DEFEND, GOAL_RAID, Context, Errands
from bywater.bots.fate.planning import armies, objectives
from bywater.bots.fate.planning.cards import add_preparing, add_sharing
from bywater.bots.fate.planning.meetings import add_meetings, choose_meetings, waiting_worth
from bywater.bots.fate.planning.ring_bearer import add_bearing, plan_frodo
from bywater.core.bits import BIT, lowest_bit
from bywater.games.fate.model.actions import ACT_AS, DONE, TRAVEL
from bywater.games.fate.model.board import NOWHERE
from bywater.games.fate.model.cards import FRODO, GOLLUM
from bywater.games.fate.rules.turn import actors
from bywater.games.fate.state import FateState


def analyse(context: Context, table: FateState) -> None:
    """Update the context: features, threats, needs, meetings, and Frodo's journey."""
    context.update(table)
    choose_meetings(context, table)
    plan_frodo(context, table)


def errands_of(context: Context, table: FateState, character: i64) -> Errands:
    """Return the errands of a character, computed once per decision."""
    found = context.errands[character]
    if (context.computed >> character) & 1:
        return found
    context.computed |= BIT[character]
    found.count = 0
    found.about = -1
    found.focus = context.goal_of(character)
    found.keenness = context.weights.keenness
    if table.where[character] >= NOWHERE:
        return found
    if character != FRODO:
        _add_journeys(context, table, character, found)
    else:
        _add_on_the_spot(context, table, found)
    add_bearing(context, table, character, found)
    if context.planners & planners.SHARING:
        add_sharing(context, table, character, found)
    if context.planners & planners.TOKENS:
        add_preparing(context, table, character, found)
    return found


def _add_journeys(context: Context, table: FateState, character: i64, found: Errands) -> None:
    chosen: i64 = context.planners
    if chosen & planners.ABILITIES:
        objectives.add_abilities(context, table, character, found)
    if chosen & planners.VISITS:
        objectives.add_visits(context, table, character, found)
    add_meetings(context, table, character, found)
    if character != GOLLUM:
        _add_armies(context, table, character, found)
    waits: float = waiting_worth(context, table, character)
    number: i64
    if waits > 0.0:
        for number in range(found.count):
            if TRAVEL <= found.code[number] < TRAVEL + NOWHERE:
                found.rate[number] -= waits


def _add_armies(context: Context, table: FateState, character: i64, found: Errands) -> None:
    chosen: i64 = context.planners
    if chosen & planners.CAPTURES:
        objectives.add_captures(context, table, character, found)
    if chosen & planners.ATTACKS:
        armies.add_attacks(context, table, character, found)
    if chosen & planners.RAIDS:
        found.about = GOAL_RAID
        armies.add_raids(context, table, character, found)
    if chosen & planners.DEFENCE:
        found.about = GOAL_DEFEND
        armies.add_defence(context, table, character, found)
    found.about = -1
    if chosen & planners.HOSTS:
        armies.add_holds(context, table, character, found)


def _add_on_the_spot(context: Context, table: FateState, found: Errands) -> None:
    """Errands of Frodo at his place; he does not travel for them."""
    chosen: i64 = context.planners
    if chosen & planners.VISITS:
        objectives.add_visits(context, table, FRODO, found)
    add_meetings(context, table, FRODO, found)
    if chosen & planners.CAPTURES:
        objectives.add_captures(context, table, FRODO, found)
    if chosen & planners.ATTACKS:
        armies.add_attacks(context, table, FRODO, found)
    if chosen & planners.DEFENCE:
        armies.add_defence(context, table, FRODO, found)
    number: i64
    for number in range(found.count):
        if TRAVEL <= found.code[number] < TRAVEL + NOWHERE:
            found.rate[number] = -1.0


def best_errand(context: Context, table: FateState, character: i64) -> i64:
    """Return the number of the best errand that is legal now; -1 if none is worth an action."""
    found = errands_of(context, table, character)
    best: i64 = -1
    number: i64
    for number in range(found.count):
        rate: float = found.rate[number]
        if rate <= context.weights.least or (best >= 0 and rate < found.rate[best]):
            continue
        if best >= 0 and rate == found.rate[best] and found.code[number] >= found.code[best]:
            continue
        if table.allows(found.code[number]):
            best = number
    return best


def choose_action(context: Context, table: FateState) -> i64:
    """Return the next action of the active player."""
    others: i64 = actors(table)
    acting: i64 = table.acting
    if acting >= 0:
        others &= ~BIT[acting]
    if acting < 0:
        if not others:
            return DONE
        first: i64 = lowest_bit(others)
        others &= others - 1
        if not others:
            return ACT_AS + first
        return ACT_AS + _first_actor(context, table, first, lowest_bit(others))
    best: i64 = best_errand(context, table, acting)
    code: i64 = DONE
    if best >= 0:
        code = context.errands[acting].code[best]
    if not others:
        return code
    other: i64 = lowest_bit(others)
    if best < 0:
        return ACT_AS + other
    if table.seats > 1 and table.taken == 1 and table.first_taken < 0:
        # a second action means that the other character has only one
        theirs = errands_of(context, table, other)
        if worth_of_four(theirs) > worth_of_three(errands_of(context, table, acting)) + theirs.best_rate():
            return ACT_AS + other
    return code


def worth_of_three(errands: Errands) -> float:
    """Return the estimated value of three actions."""
    often: float = errands.best_often()
    best: float = errands.best_rate()
    if best < often:
        best = often
    return best + 2.0 * often


def worth_of_four(errands: Errands) -> float:
    return errands.best_rate() + 3.0 * errands.best_often()


def _first_actor(context: Context, table: FateState, one: i64, other: i64) -> i64:
    """Return the character to act first: the one with a single action, if it has an errand worth it."""
    ones = errands_of(context, table, one)
    others = errands_of(context, table, other)
    if table.seats == 1:
        # with one player, Frodo has one action in any case
        if one == FRODO and ones.best_rate() <= context.weights.least:
            return other
        return one
    minor: i64 = other
    main: i64 = one
    if worth_of_four(ones) + others.best_rate() < ones.best_rate() + worth_of_four(others):
        minor = one
        main = other
    if context.errands[minor].best_rate() > context.weights.least:
        return minor
    return main
