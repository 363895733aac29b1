"""Errands of meetings: objectives that two characters complete with symbols at one place."""

from mypy_extensions import i64

from bywater.bots.fate.evaluation.context import GOAL_NONE, Context, Errands
from bywater.bots.fate.evaluation.map_tables import TO_MORGUL
from bywater.bots.fate.evaluation.resources import NOT_NEAR, steps, way
from bywater.bots.fate.evaluation.values import can_pay, lacking, task_price
from bywater.bots.fate.planners import MEETINGS
from bywater.bots.fate.planning.objectives import AT_ONCE
from bywater.core.bits import BIT, lowest_bit
from bywater.games.fate.model import cards as box
from bywater.games.fate.model.actions import OBJECTIVE
from bywater.games.fate.state import FateState


def choose_meetings(context: Context, table: FateState) -> None:
    """Choose for each meeting the payer and the other character, and compute the payable share of its price."""
    tasks: i64 = context.needs.meets
    while tasks:
        task: i64 = lowest_bit(tasks)
        tasks &= tasks - 1
        _choose_meeting(context, table, task)


def _choose_meeting(context: Context, table: FateState, task: i64) -> None:
    features = context.features
    place: i64 = box.OBJECTIVE_PLACE[task]
    price: i64 = task_price(table, task)
    best: float = NOT_NEAR
    context.payer[task] = -1
    context.other[task] = -1
    if not context.planners & MEETINGS:
        return
    payers: i64 = features.here
    while payers:
        payer: i64 = lowest_bit(payers)
        payers &= payers - 1
        missing: i64 = lacking(context, table.owner_of[payer], price)
        mine: float = _meeting_steps(context, table, payer, place, task) + 2.5 * float(missing)
        others: i64 = features.here & ~BIT[payer]
        while others:
            other: i64 = lowest_bit(others)
            others &= others - 1
            cost: float = mine + _meeting_steps(context, table, other, place, task)
            if (
                task == box.BLESSING
                and table.owner_of[payer] != features.bearer
                and table.owner_of[other] != features.bearer
            ):
                cost += 2.0  # the bearer should get the token
            if table.where[payer] == table.where[other]:
                cost *= 0.7  # they can travel together
            if cost < best:
                best = cost
                context.payer[task] = payer
                context.other[task] = other
                context.readiness[task] = 0.2
                if not missing:
                    context.readiness[task] = 1.0
                elif missing == 1:
                    context.readiness[task] = 0.5


def _meeting_steps(context: Context, table: FateState, character: i64, place: i64, task: i64) -> float:
    far: float = steps(context, table, character, place)
    goal: i64 = context.goal_of(character)
    if goal == task:
        return 0.3 * far
    if goal >= 0 and goal < GOAL_NONE:
        far += 6.0
    if far == 0.0:
        return 0.0
    if character == box.FRODO:
        if TO_MORGUL[place] < TO_MORGUL[context.features.frodo]:
            return context.weights.pilgrim * far
        return 2.0 * far + 3.0
    if character == box.EOWYN or character == box.BOROMIR or character == box.GIMLI:
        return far + context.weights.busy
    return far


def add_meetings(context: Context, table: FateState, character: i64, found: Errands) -> None:
    here: i64 = table.where[character]
    tasks: i64 = context.needs.meets
    while tasks:
        task: i64 = lowest_bit(tasks)
        tasks &= tasks - 1
        found.about = task
        place: i64 = box.OBJECTIVE_PLACE[task]
        payer: i64 = context.payer[task]
        other: i64 = context.other[task]
        if here == place and table.at_place(here) != BIT[character]:
            if can_pay(context, table.owner_of[character], task_price(table, task)):
                found.offer(AT_ONCE, OBJECTIVE + task)
        if (character != payer and character != other) or here == place:
            continue
        far: float = steps(context, table, payer, place) + steps(context, table, other, place)
        companion: i64 = payer
        if character == payer:
            companion = other
        company: i64 = 0
        if table.where[companion] == here:
            if companion != box.FRODO:
                company = BIT[companion]
            far *= 0.5
        if far < NOT_NEAR:
            rate: float = context.weights.meeting * context.readiness[task] * context.task_worth / (far + 1.5)
            found.offer(rate, way(context, table, character, place, company != 0), 0, company)
    found.about = -1


def is_awaited(context: Context, character: i64) -> bool:
    """Whether a meeting needs a character."""
    tasks: i64 = context.needs.meets
    while tasks:
        task: i64 = lowest_bit(tasks)
        tasks &= tasks - 1
        if context.payer[task] == character or context.other[task] == character:
            return True
    return False


def waiting_worth(context: Context, table: FateState, character: i64) -> float:
    """Return the cost of leaving a meeting place while the other character is on the way."""
    tasks: i64 = context.needs.meets
    while tasks:
        task: i64 = lowest_bit(tasks)
        tasks &= tasks - 1
        place: i64 = box.OBJECTIVE_PLACE[task]
        payer: i64 = context.payer[task]
        other: i64 = context.other[task]
        if (character == payer or character == other) and table.where[character] == place:
            far: float = steps(context, table, payer, place) + steps(context, table, other, place)
            worth: float = context.weights.meeting * context.readiness[task] * context.task_worth / (far + 1.5)
            if worth > 2.0:
                return 2.0
            return worth
    return 0.0
