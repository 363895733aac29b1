"""Objectives that two characters and symbols fulfil at one place: who goes, and whether to wait."""

from mypy_extensions import i64

from bywater.bots.fate.chart import TO_MORGUL
from bywater.bots.fate.means import NOT_NEAR, steps, way
from bywater.bots.fate.mind import FREELY, Errands, Mind
from bywater.bots.fate.tasks import AT_ONCE
from bywater.bots.fate.worth import can_pay, lacking, task_price
from bywater.core.codes import BIT, lowest
from bywater.games.fate.actions import (
    OBJECTIVE,
)
from bywater.games.fate.cards import (
    BLESSING,
    BOROMIR,
    EOWYN,
    FRODO,
    GIMLI,
    OBJECTIVE_PLACE,
)
from bywater.games.fate.rules import FateState


def choose_meetings(mind: Mind, table: FateState) -> None:
    """Who goes to each meeting: who pays, who comes too, and how ripe it is."""
    tasks: i64 = mind.needs.meets
    while tasks:
        task: i64 = lowest(tasks)
        tasks &= tasks - 1
        _choose_meeting(mind, table, task)


def _choose_meeting(mind: Mind, table: FateState, task: i64) -> None:
    sight = mind.sight
    place: i64 = OBJECTIVE_PLACE[task]
    price: i64 = task_price(table, task)
    best: float = NOT_NEAR
    mind.payer[task] = -1
    mind.other[task] = -1
    payers: i64 = sight.here
    while payers:
        payer: i64 = lowest(payers)
        payers &= payers - 1
        missing: i64 = lacking(mind, table.owner_of[payer], price)
        mine: float = _meeting_steps(mind, table, payer, place, task) + 2.5 * float(missing)
        others: i64 = sight.here & ~BIT[payer]
        while others:
            other: i64 = lowest(others)
            others &= others - 1
            cost: float = mine + _meeting_steps(mind, table, other, place, task)
            if task == BLESSING and table.owner_of[payer] != sight.bearer and table.owner_of[other] != sight.bearer:
                cost += 2.0  # the bearer wants the token
            if table.where[payer] == table.where[other]:
                cost *= 0.7  # they may go together
            if cost < best:
                best = cost
                mind.payer[task] = payer
                mind.other[task] = other
                mind.ripe[task] = 0.2
                if not missing:
                    mind.ripe[task] = 1.0
                elif missing == 1:
                    mind.ripe[task] = 0.5


def _meeting_steps(mind: Mind, table: FateState, character: i64, place: i64, task: i64) -> float:
    far: float = steps(mind, table, character, place)
    aim: i64 = mind.aim_of(character)
    if aim == task:
        return 0.3 * far
    if aim >= 0 and aim < FREELY:
        far += 6.0
    if far == 0.0:
        return 0.0
    if character == FRODO:
        if TO_MORGUL[place] < TO_MORGUL[mind.sight.frodo]:
            return mind.weights.pilgrim * far
        return 2.0 * far + 3.0
    if character == EOWYN or character == BOROMIR or character == GIMLI:
        return far + mind.weights.busy
    return far


def add_meetings(mind: Mind, table: FateState, character: i64, found: Errands) -> None:
    here: i64 = table.where[character]
    tasks: i64 = mind.needs.meets
    while tasks:
        task: i64 = lowest(tasks)
        tasks &= tasks - 1
        found.about = task
        place: i64 = OBJECTIVE_PLACE[task]
        payer: i64 = mind.payer[task]
        other: i64 = mind.other[task]
        if here == place and table.at_place(here) != BIT[character]:
            if can_pay(mind, table.owner_of[character], task_price(table, task)):
                found.offer(AT_ONCE, OBJECTIVE + task)
        if (character != payer and character != other) or here == place:
            continue
        far: float = steps(mind, table, payer, place) + steps(mind, table, other, place)
        companion: i64 = payer
        if character == payer:
            companion = other
        company: i64 = 0
        if table.where[companion] == here:
            if companion != FRODO:
                company = BIT[companion]
            far *= 0.5
        if far < NOT_NEAR:
            rate: float = mind.weights.meeting * mind.ripe[task] * mind.task_worth / (far + 1.5)
            found.offer(rate, way(mind, table, character, place, company != 0), 0, company)
    found.about = -1


def awaited(mind: Mind, character: i64) -> bool:
    """Whether a meeting counts on a character."""
    tasks: i64 = mind.needs.meets
    while tasks:
        task: i64 = lowest(tasks)
        tasks &= tasks - 1
        if mind.payer[task] == character or mind.other[task] == character:
            return True
    return False


def waiting_worth(mind: Mind, table: FateState, character: i64) -> float:
    """What it would cost to leave a meeting to which the other is still on the way."""
    tasks: i64 = mind.needs.meets
    while tasks:
        task: i64 = lowest(tasks)
        tasks &= tasks - 1
        place: i64 = OBJECTIVE_PLACE[task]
        payer: i64 = mind.payer[task]
        other: i64 = mind.other[task]
        if (character == payer or character == other) and table.where[character] == place:
            far: float = steps(mind, table, payer, place) + steps(mind, table, other, place)
            worth: float = mind.weights.meeting * mind.ripe[task] * mind.task_worth / (far + 1.5)
            if worth > 2.0:
                return 2.0
            return worth
    return 0.0
