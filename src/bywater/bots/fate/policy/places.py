"""Decisions about the map: places, characters, armies, rides and Nazgûl."""

from mypy_extensions import i64

from bywater.bots.fate.evaluation.context import Context
from bywater.bots.fate.evaluation.resources import attack_dice, attack_worth, spare
from bywater.bots.fate.planning.ring_bearer import find_next_place
from bywater.bots.fate.policy import event_targets
from bywater.core.frames import a_of, b_of, c_of
from bywater.games.fate.model import actions as act
from bywater.games.fate.model import board
from bywater.games.fate.model import frames as k
from bywater.games.fate.model.cards import EOWYN, FRODO
from bywater.games.fate.state import FateState


def if_open(table: FateState, code: i64) -> i64:
    """This code if it is legal; else `done`, `pass`, or the first legal code."""
    if table.allows(code):
        return code
    if table.allows(act.DONE):
        return act.DONE
    if table.allows(act.PASS):
        return act.PASS
    return table.open_codes[0]


def choose_place(context: Context, table: FateState, packed: i64) -> i64:
    what_for: i64 = a_of(packed)
    about: i64 = b_of(packed)
    if what_for == k.AT_ARROW_FROM:
        return if_open(table, act.AT + event_targets.arrow_from(context, table))
    if what_for == k.AT_ARROW_TO:
        return _most_relieved(context, table)
    if what_for == k.AT_INFIGHTING:
        return if_open(table, act.AT + event_targets.infighting(context, table))
    if what_for == k.AT_EAGLES:
        found: i64 = event_targets.eagles_ride(context, table)
        if found >= 0 and found // 64 == about:
            return if_open(table, act.AT + found % 64)
        return table.open_codes[0]
    if what_for == k.AT_ENTS:
        place: i64 = event_targets.ents_to(context, table)
        if place < 0:
            return act.PASS
        return if_open(table, act.AT + place)
    if what_for == k.AT_ORDERS_FROM:
        return if_open(table, act.AT + event_targets.orders_from(context, table))
    if what_for == k.AT_ORDERS_TO:
        return if_open(table, act.AT + event_targets.orders_to(context, table, about))
    if what_for == k.AT_CUNNING:
        if context.threats.removal(table, context.features, about, 1) <= 0.05:
            return act.PASS
        return if_open(table, act.AT + event_targets.orders_to(context, table, about))
    if what_for == k.AT_AID:
        return _best_aid(context, table)
    if what_for == k.AT_WHEELS:
        return _least_missed(context, table)
    return if_open(table, act.DONE)


def _most_relieved(context: Context, table: FateState) -> i64:
    best: i64 = -1
    most: float = 0.0
    code: i64
    for code in table.open_codes:
        relief: float = context.threats.relief(table, context.features, code - act.AT, 2)
        if best < 0 or relief > most:
            best = code
            most = relief
    return best


def _best_aid(context: Context, table: FateState) -> i64:
    """Return a place for an Elf army: for an objective, or for a haven in danger."""
    code: i64
    number: i64
    for code in table.open_codes:
        if code < act.AT:
            continue
        for number in range(context.needs.holds):
            if context.needs.hold_place[number] == code - act.AT and context.needs.hold_people[number] <= board.ELF:
                return code
        if context.threats.relief(table, context.features, code - act.AT, 1) > 0.3:
            return code
    return act.PASS


def _least_missed(context: Context, table: FateState) -> i64:
    """Return the place from which an army can be lost with the least danger."""
    best: i64 = -1
    least: float = 0.0
    code: i64
    for code in table.open_codes:
        missed: float = -context.threats.relief(table, context.features, code - act.AT, -1)
        if not board.armies_in(spare(context, table, code - act.AT, False)):
            missed += 3.0
        if best < 0 or missed < least:
            best = code
            least = missed
    return best


def choose_character(context: Context, table: FateState, packed: i64) -> i64:
    what_for: i64 = a_of(packed)
    if what_for == k.WHO_LEMBAS:
        if context.setting_out and table.allows(act.WHO + FRODO):
            return act.WHO + FRODO
        return if_open(table, act.WHO + table.acting)
    if what_for == k.WHO_EAGLES:
        found: i64 = event_targets.eagles_ride(context, table)
        if found >= 0:
            return if_open(table, act.WHO + found // 64)
        code: i64
        for code in table.open_codes:
            if code != act.WHO + FRODO:
                return code
        return table.open_codes[0]
    if what_for == k.WHO_CLOAKS:
        return if_open(table, act.WHO + FRODO)
    return if_open(table, act.WHO + event_targets.decoy(context, table))


def choose_load(context: Context, table: FateState, packed: i64) -> i64:
    people: i64
    if a_of(packed) != k.LOAD_GATHER:
        free: i64 = spare(context, table, b_of(packed), False)
        for people in range(board.NUM_PEOPLES):
            count: i64 = board.army_count(free, people)
            while count:
                if table.allows(act.TAKE_PEOPLE[people] + count):
                    return act.TAKE_PEOPLE[people] + count
                count -= 1
    return if_open(table, act.DONE)


def choose_ride(context: Context, table: FateState, packed: i64) -> i64:
    """With Elven Cloaks Frodo follows his route; other rides are declined."""
    if c_of(packed) == FRODO + 1 and context.setting_out:
        find_next_place(context, table)
        if context.next_place >= 0:
            return if_open(table, act.TRAVEL + context.next_place)
    return act.DONE


def choose_attack(context: Context, table: FateState, packed: i64) -> i64:
    """Accept or decline a battle after a journey or an event."""
    place: i64 = a_of(packed)
    character: i64 = table.acting
    if character < 0:
        character = EOWYN
    garrison: i64 = context.features.garrison[place]
    if attack_worth(context, table, character, place, garrison) > 0.2:
        return if_open(table, act.ATTACK + attack_dice(table, place, garrison))
    return act.PASS


def choose_hunter(table: FateState) -> i64:
    """Let hunting Nazgûl come through the region farthest from Mordor."""
    best: i64 = -1
    most: i64 = 0
    code: i64
    for code in table.open_codes:
        far: i64 = board.region_steps(act.NAZGUL_STEP_INTO[code - act.NAZGUL_TO], board.MORDOR)
        if best < 0 or far > most:
            best = code
            most = far
    return best


def choose_summoned(context: Context, table: FateState, packed: i64) -> i64:
    """Call Nazgûl away from where Frodo is or will be."""
    what_for: i64 = a_of(packed)
    home: i64 = context.features.home
    if what_for == k.SUMMON_DISTRACT or what_for == k.SUMMON_PALANTIR:
        if context.setting_out and table.allows(act.NAZGUL_FROM + board.MORDOR):
            return act.NAZGUL_FROM + board.MORDOR
        if table.allows(act.NAZGUL_FROM + home):
            return act.NAZGUL_FROM + home
        if table.allows(act.DONE):
            return act.DONE
    best: i64 = -1
    least: i64 = 0
    code: i64
    for code in table.open_codes:
        far: i64 = board.region_steps(code - act.NAZGUL_FROM, home)
        if best < 0 or far < least:
            best = code
            least = far
    return best
