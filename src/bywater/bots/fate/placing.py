"""Answers about the map: places, characters, armies, rides, Nazgûl."""

from mypy_extensions import i64

from bywater.bots.fate.bearer import know_next_place
from bywater.bots.fate.means import attack_dice, attack_worth, spare
from bywater.bots.fate.mind import Mind
from bywater.bots.fate.moments import arrow_from, astray, decoy, ents_to, flyer, infighting, strayed
from bywater.core.stack import a_of, b_of, c_of
from bywater.games.fate.actions import (
    AT,
    ATTACK,
    DONE,
    NAZGUL_FROM,
    NAZGUL_STEP_INTO,
    NAZGUL_TO,
    PASS,
    TAKE_PEOPLE,
    TRAVEL,
    WHO,
)
from bywater.games.fate.board import ELF, MORDOR, NUM_PEOPLES, armies_in, army_count, region_steps
from bywater.games.fate.cards import EOWYN, FRODO
from bywater.games.fate.rules import FateState
from bywater.games.fate.state import (
    AT_AID,
    AT_ARROW_FROM,
    AT_ARROW_TO,
    AT_CUNNING,
    AT_EAGLES,
    AT_ENTS,
    AT_INFIGHTING,
    AT_ORDERS_FROM,
    AT_ORDERS_TO,
    AT_WHEELS,
    LOAD_GATHER,
    SUMMON_DISTRACT,
    SUMMON_PALANTIR,
    WHO_CLOAKS,
    WHO_EAGLES,
    WHO_LEMBAS,
)


def if_open(table: FateState, code: i64) -> i64:
    """This code if it may be chosen; else a way out, or whatever comes first."""
    if table.allows(code):
        return code
    if table.allows(DONE):
        return DONE
    if table.allows(PASS):
        return PASS
    return table.open_codes[0]


def choose_place(mind: Mind, table: FateState, packed: i64) -> i64:
    what_for: i64 = a_of(packed)
    about: i64 = b_of(packed)
    if what_for == AT_ARROW_FROM:
        return if_open(table, AT + arrow_from(mind, table))
    if what_for == AT_ARROW_TO:
        return _most_relieved(mind, table)
    if what_for == AT_INFIGHTING:
        return if_open(table, AT + infighting(mind, table))
    if what_for == AT_EAGLES:
        found: i64 = flyer(mind, table)
        if found >= 0 and found // 64 == about:
            return if_open(table, AT + found % 64)
        return table.open_codes[0]
    if what_for == AT_ENTS:
        place: i64 = ents_to(mind, table)
        if place < 0:
            return PASS
        return if_open(table, AT + place)
    if what_for == AT_ORDERS_FROM:
        return if_open(table, AT + strayed(mind, table))
    if what_for == AT_ORDERS_TO:
        return if_open(table, AT + astray(mind, table, about))
    if what_for == AT_CUNNING:
        if mind.threats.removal(table, mind.sight, about, 1) <= 0.05:
            return PASS
        return if_open(table, AT + astray(mind, table, about))
    if what_for == AT_AID:
        return _best_aid(mind, table)
    if what_for == AT_WHEELS:
        return _least_missed(mind, table)
    return if_open(table, DONE)


def _most_relieved(mind: Mind, table: FateState) -> i64:
    best: i64 = -1
    most: float = 0.0
    code: i64
    for code in table.open_codes:
        relief: float = mind.threats.relief(table, mind.sight, code - AT, 2)
        if best < 0 or relief > most:
            best = code
            most = relief
    return best


def _best_aid(mind: Mind, table: FateState) -> i64:
    """An Elf army for whoever has use for it."""
    code: i64
    number: i64
    for code in table.open_codes:
        if code < AT:
            continue
        for number in range(mind.needs.holds):
            if mind.needs.hold_place[number] == code - AT and mind.needs.hold_people[number] <= ELF:
                return code
        if mind.threats.relief(table, mind.sight, code - AT, 1) > 0.3:
            return code
    return PASS


def _least_missed(mind: Mind, table: FateState) -> i64:
    """Where an army may go: one that can be spared, where it leaves least danger behind."""
    best: i64 = -1
    least: float = 0.0
    code: i64
    for code in table.open_codes:
        missed: float = -mind.threats.relief(table, mind.sight, code - AT, -1)
        if not armies_in(spare(mind, table, code - AT, False)):
            missed += 3.0
        if best < 0 or missed < least:
            best = code
            least = missed
    return best


def choose_character(mind: Mind, table: FateState, packed: i64) -> i64:
    what_for: i64 = a_of(packed)
    if what_for == WHO_LEMBAS:
        if mind.setting_out and table.allows(WHO + FRODO):
            return WHO + FRODO
        return if_open(table, WHO + table.acting)
    if what_for == WHO_EAGLES:
        found: i64 = flyer(mind, table)
        if found >= 0:
            return if_open(table, WHO + found // 64)
        code: i64
        for code in table.open_codes:
            if code != WHO + FRODO:
                return code
        return table.open_codes[0]
    if what_for == WHO_CLOAKS:
        return if_open(table, WHO + FRODO)
    return if_open(table, WHO + decoy(mind, table))


def choose_load(mind: Mind, table: FateState, packed: i64) -> i64:
    people: i64
    if a_of(packed) != LOAD_GATHER:
        free: i64 = spare(mind, table, b_of(packed), False)
        for people in range(NUM_PEOPLES):
            count: i64 = army_count(free, people)
            while count:
                if table.allows(TAKE_PEOPLE[people] + count):
                    return TAKE_PEOPLE[people] + count
                count -= 1
    return if_open(table, DONE)


def choose_ride(mind: Mind, table: FateState, packed: i64) -> i64:
    """In Elven cloaks Frodo goes his way; horses are not for him."""
    if c_of(packed) == FRODO + 1 and mind.setting_out:
        know_next_place(mind, table)
        if mind.next_place >= 0:
            return if_open(table, TRAVEL + mind.next_place)
    return DONE


def choose_attack(mind: Mind, table: FateState, packed: i64) -> i64:
    """A battle that is offered beside a journey or an event."""
    place: i64 = a_of(packed)
    character: i64 = table.acting
    if character < 0:
        character = EOWYN
    garrison: i64 = mind.sight.garrison[place]
    if attack_worth(mind, table, character, place, garrison) > 0.2:
        return if_open(table, ATTACK + attack_dice(table, place, garrison))
    return PASS


def choose_hunter(table: FateState) -> i64:
    """They come all the same: rather from Mordor, and by a region where Frodo will not be."""
    best: i64 = -1
    most: i64 = 0
    code: i64
    for code in table.open_codes:
        far: i64 = region_steps(NAZGUL_STEP_INTO[code - NAZGUL_TO], MORDOR)
        if best < 0 or far > most:
            best = code
            most = far
    return best


def choose_summoned(mind: Mind, table: FateState, packed: i64) -> i64:
    """Nazgûl that are called somewhere: rather from where Frodo is or will be."""
    what_for: i64 = a_of(packed)
    home: i64 = mind.sight.home
    if what_for == SUMMON_DISTRACT or what_for == SUMMON_PALANTIR:
        if mind.setting_out and table.allows(NAZGUL_FROM + MORDOR):
            return NAZGUL_FROM + MORDOR
        if table.allows(NAZGUL_FROM + home):
            return NAZGUL_FROM + home
        if table.allows(DONE):
            return DONE
    best: i64 = -1
    least: i64 = 0
    code: i64
    for code in table.open_codes:
        far: i64 = region_steps(code - NAZGUL_FROM, home)
        if best < 0 or far < least:
            best = code
            least = far
    return best
