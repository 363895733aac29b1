"""The targets of events: places and characters."""

from mypy_extensions import i64

from bywater.bots.fate.evaluation.context import Context
from bywater.bots.fate.evaluation.map_tables import REACH, TO_MORGUL
from bywater.bots.fate.evaluation.requirements import NOBODY
from bywater.bots.fate.evaluation.resources import spare, steps
from bywater.bots.fate.evaluation.search_costs import dice_at
from bywater.bots.fate.evaluation.values import can_pay, task_price
from bywater.bots.fate.planning.ring_bearer import find_next_place
from bywater.bots.fate.policy.turn import errands_of
from bywater.core.bits import BIT, bit_count, lowest_bit
from bywater.games.fate.model import board
from bywater.games.fate.model import cards as box
from bywater.games.fate.state import FateState


def wants_lembas(context: Context, table: FateState, seat: i64) -> bool:
    if table.acting < 0 or seat != table.active:
        return False
    if context.setting_out and table.active == context.features.bearer:
        return table.acting == box.FRODO
    if seat == context.features.bearer and context.features.turns_left > 6.0:
        return False  # kept for the way through Mordor
    return errands_of(context, table, table.acting).best_often() >= 0.6


def infighting_worth(context: Context, table: FateState, place: i64) -> float:
    count: i64 = table.shadow[place]
    if count > 2:
        count = 2
    gain: float = context.threats.removal(table, context.features, place, count)
    if context.features.garrison[place] and context.needs.wants_clear(place):
        gain += 0.6 * float(count)
    return gain


def infighting(context: Context, table: FateState) -> i64:
    """Return the best place for Orc Infighting, which removes two shadow armies; -1 if there is none."""
    best: i64 = -1
    worth: float = -1.0
    place: i64
    for place in range(board.NUM_PLACES):
        if table.shadow[place]:
            gain: float = infighting_worth(context, table, place)
            if gain > worth:
                best = place
                worth = gain
    return best


def council_helps(context: Context, table: FateState) -> bool:
    """Whether the Council of Elrond would bring two distant characters to the blessing."""
    if not (context.needs.meets >> box.BLESSING) & 1 or context.payer[box.BLESSING] < 0:
        return False
    payer: i64 = context.payer[box.BLESSING]
    other: i64 = context.other[box.BLESSING]
    if payer == box.FRODO or other == box.FRODO or context.readiness[box.BLESSING] < 1.0:
        return False
    return steps(context, table, payer, board.RIVENDELL) + steps(context, table, other, board.RIVENDELL) >= 3.0


def eagles_ride(context: Context, table: FateState) -> i64:
    """Return a character far from where an objective needs it, as 64 * character + place; -1 if there is none."""
    features = context.features
    tasks: i64 = context.needs.meets
    number: i64
    place: i64
    while tasks:
        task: i64 = lowest_bit(tasks)
        tasks &= tasks - 1
        place = box.OBJECTIVE_PLACE[task]
        if context.payer[task] >= 0 and context.readiness[task] == 1.0:
            if context.payer[task] != box.FRODO and steps(context, table, context.payer[task], place) >= 4.0:
                return 64 * context.payer[task] + place
            if context.other[task] != box.FRODO and steps(context, table, context.other[task], place) >= 4.0:
                return 64 * context.other[task] + place
    for number in range(context.needs.seizes):
        place = context.needs.seize_place[number]
        if features.garrison[place]:
            found: i64 = _far_seizer(context, table, place, context.needs.seize_only[number])
            if found >= 0:
                return 64 * found + place
    for number in range(context.needs.visits):
        who: i64 = context.needs.visit_who[number]
        place = context.needs.visit_place[number]
        if (
            who != box.FRODO
            and steps(context, table, who, place) >= 5.0
            and context.needs.visit_task[number] != box.SIX
        ):
            if can_pay(context, table.owner_of[who], task_price(table, context.needs.visit_task[number])):
                return 64 * who + place
    return -1


def _far_seizer(context: Context, table: FateState, place: i64, only: i64) -> i64:
    """Return a character who could capture a place, if none who could is near; else -1."""
    best: i64 = -1
    others: i64 = context.features.here & ~BIT[box.FRODO] & ~BIT[box.GOLLUM]
    while others:
        other: i64 = lowest_bit(others)
        others &= others - 1
        price: i64 = 3
        if other == box.BOROMIR:
            price = 2
        if (only != NOBODY and only != other) or context.features.have[table.owner_of[other] * 4 + board.VALOR] < price:
            continue
        if steps(context, table, other, place) < 4.0:
            return -1
        if best < 0:
            best = other
    return best


def _neediest(context: Context, table: FateState, havens: i64) -> i64:
    """Return the haven for which two more armies are worth most; -1 if none needs them."""
    best: i64 = -1
    most: float = context.weights.relief
    while havens:
        haven: i64 = lowest_bit(havens)
        havens &= havens - 1
        relief: float = context.threats.relief(table, context.features, haven, 2)
        if relief > most:
            best = haven
            most = relief
    return best


def ents_to(context: Context, table: FateState) -> i64:
    """Return the target of the Entmoot next to Fangorn; -1 if there is none."""
    if context.features.is_open(box.STAFF_BROKEN) and not (table.havens >> board.ISENGARD) & 1:
        return board.ISENGARD
    return _neediest(context, table, board.ROADS[board.FANGORN_FOREST] & table.havens)


def arrow_to(context: Context, table: FateState) -> i64:
    """Return the haven to which the Red Arrow should call armies; -1 if none needs them."""
    return _neediest(context, table, table.havens)


def arrow_from(context: Context, table: FateState) -> i64:
    """Return the haven from which the Red Arrow should call armies; -1 if none can spare any."""
    into: i64 = arrow_to(context, table)
    if into < 0:
        return -1
    best: i64 = -1
    most: i64 = 0
    havens: i64 = table.havens & ~BIT[into]
    while havens:
        haven: i64 = lowest_bit(havens)
        havens &= havens - 1
        count: i64 = board.armies_in(spare(context, table, haven, False))
        if count > most:
            best = haven
            most = count
    return best


def orders_from(context: Context, table: FateState) -> i64:
    """Return the place whose shadow armies Conflicting Orders should move away; -1 if there is none."""
    best: i64 = -1
    worth: float = -1.0
    place: i64
    for place in range(board.NUM_PLACES):
        if table.shadow[place] and orders_to(context, table, place) >= 0:
            gain: float = context.threats.removal(table, context.features, place, table.shadow[place])
            if gain > worth:
                best = place
                worth = gain
    return best


def orders_to(context: Context, table: FateState, place: i64) -> i64:
    """Return the neighbour to which these shadow armies should be moved; -1 if there is none."""
    best: i64 = -1
    least: i64 = 0
    ways: i64 = board.ROADS[place] & ~table.havens & ~BIT[context.features.frodo] & ~BIT[board.EDORAS]
    while ways:
        there: i64 = lowest_bit(ways)
        ways &= ways - 1
        harm: i64 = 10 * bit_count(REACH[there] & table.havens) + context.features.garrison[there]
        if best < 0 or harm < least:
            best = there
            least = harm
    return best


def decoy(context: Context, table: FateState) -> i64:
    """Return the character who should draw the Eye and the Nazgûl away from Frodo; -1 if there is none."""
    best: i64 = -1
    most: i64 = -1
    others: i64 = context.features.here
    while others:
        other: i64 = lowest_bit(others)
        others &= others - 1
        region: i64 = board.REGION_OF[table.where[other]]
        if region == context.features.home or region == board.MORDOR:
            continue
        far: i64 = TO_MORGUL[table.where[other]]
        if far > most:
            best = other
            most = far
    return best


def wants_cloaks(context: Context, table: FateState) -> bool:
    """Whether to use the Elven Cloaks: two steps without a search, on the way to the mountain."""
    if not context.setting_out:
        return False
    find_next_place(context, table)
    if context.next_place < 0:
        return False
    if dice_at(table, context.features, context.next_place, 0) < 2:
        return False
    return context.features.have[context.features.bearer * 4 + board.STEALTH] >= 2
