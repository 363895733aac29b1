"""A player's turn: which character has four actions and which one, and what they do with them."""

from mypy_extensions import i64

from bywater.bots.fate.bearer import add_bearing, look_for_frodo
from bywater.bots.fate.hosts import add_attacks, add_defence, add_holds, add_mustering, add_raids
from bywater.bots.fate.meetings import add_meetings, choose_meetings, waiting_worth
from bywater.bots.fate.mind import TO_DEFEND, TO_RAID, Errands, Mind
from bywater.bots.fate.sharing import add_preparing, add_sharing
from bywater.bots.fate.tasks import add_abilities, add_captures, add_pledges, add_visits
from bywater.core.codes import BIT, lowest
from bywater.games.fate.actions import ACT_AS, DONE, TRAVEL
from bywater.games.fate.board import NOWHERE
from bywater.games.fate.cards import FRODO, GOLLUM, MERRY
from bywater.games.fate.rules import FateState
from bywater.games.fate.turn import actors


def think(mind: Mind, table: FateState) -> None:
    """Look at the table, at who meets whom, and at Frodo's way."""
    mind.look(table)
    choose_meetings(mind, table)
    look_for_frodo(mind, table)


def errands_of(mind: Mind, table: FateState, character: i64) -> Errands:
    """Everything a character could do."""
    found = mind.errands[character]
    if (mind.weighed >> character) & 1:
        return found
    mind.weighed |= BIT[character]
    found.count = 0
    found.about = -1
    found.focus = mind.aim_of(character)
    found.keenness = mind.weights.keenness
    if table.where[character] >= NOWHERE:
        return found
    if character != FRODO:
        _add_journeys(mind, table, character, found)
    else:
        _add_on_the_spot(mind, table, found)
    add_bearing(mind, table, character, found)
    add_sharing(mind, table, character, found)
    add_preparing(mind, table, character, found)
    return found


def _add_journeys(mind: Mind, table: FateState, character: i64, found: Errands) -> None:
    add_abilities(mind, table, character, found)
    add_visits(mind, table, character, found)
    add_meetings(mind, table, character, found)
    if character == MERRY:
        add_pledges(mind, table, found)
    if character != GOLLUM:
        add_captures(mind, table, character, found)
        add_attacks(mind, table, character, found)
        found.about = TO_RAID
        add_raids(mind, table, character, found)
        found.about = TO_DEFEND
        add_defence(mind, table, character, found)
        found.about = -1
        add_holds(mind, table, character, found)
        add_mustering(mind, table, character, found)
    waits: float = waiting_worth(mind, table, character)
    number: i64
    if waits > 0.0:
        for number in range(found.count):
            if TRAVEL <= found.code[number] < TRAVEL + NOWHERE:
                found.rate[number] -= waits


def _add_on_the_spot(mind: Mind, table: FateState, found: Errands) -> None:
    """Frodo does not travel on errands of others."""
    add_visits(mind, table, FRODO, found)
    add_meetings(mind, table, FRODO, found)
    add_captures(mind, table, FRODO, found)
    add_attacks(mind, table, FRODO, found)
    add_defence(mind, table, FRODO, found)
    number: i64
    for number in range(found.count):
        if TRAVEL <= found.code[number] < TRAVEL + NOWHERE:
            found.rate[number] = -1.0


def best_deed(mind: Mind, table: FateState, character: i64) -> i64:
    """The number of the best errand that is open to the one who acts; -1 if none is worth an action."""
    found = errands_of(mind, table, character)
    best: i64 = -1
    number: i64
    for number in range(found.count):
        rate: float = found.rate[number]
        if rate <= mind.weights.least or (best >= 0 and rate < found.rate[best]):
            continue
        if best >= 0 and rate == found.rate[best] and found.code[number] >= found.code[best]:
            continue
        if table.allows(found.code[number]):
            best = number
    return best


def choose_deed(mind: Mind, table: FateState) -> i64:
    """The next action of the active player."""
    others: i64 = actors(table)
    acting: i64 = table.acting
    if acting >= 0:
        others &= ~BIT[acting]
    if acting < 0:
        if not others:
            return DONE
        first: i64 = lowest(others)
        others &= others - 1
        if not others:
            return ACT_AS + first
        return ACT_AS + _begins(mind, table, first, lowest(others))
    best: i64 = best_deed(mind, table, acting)
    code: i64 = DONE
    if best >= 0:
        code = mind.errands[acting].code[best]
    if not others:
        return code
    other: i64 = lowest(others)
    if best < 0:
        return ACT_AS + other
    if table.seats > 1 and table.taken == 1 and table.first_taken < 0:
        # to go on means that the other has one action only
        theirs = errands_of(mind, table, other)
        if four(theirs) > three(errands_of(mind, table, acting)) + theirs.best_rate():
            return ACT_AS + other
    return code


def three(errands: Errands) -> float:
    """About what three actions are worth."""
    often: float = errands.best_often()
    best: float = errands.best_rate()
    if best < often:
        best = often
    return best + 2.0 * often


def four(errands: Errands) -> float:
    return errands.best_rate() + 3.0 * errands.best_often()


def _begins(mind: Mind, table: FateState, one: i64, other: i64) -> i64:
    """Who begins: the one who shall have one action, if there is something to do with it."""
    ones = errands_of(mind, table, one)
    others = errands_of(mind, table, other)
    if table.seats == 1:
        # alone, Frodo has one action in any case
        if one == FRODO and ones.best_rate() <= mind.weights.least:
            return other
        return one
    minor: i64 = other
    main: i64 = one
    if four(ones) + others.best_rate() < ones.best_rate() + four(others):
        minor = one
        main = other
    if mind.errands[minor].best_rate() > mind.weights.least:
        return minor
    return main
