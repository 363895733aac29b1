"""When an event helps: where it would be used, and by whom."""

from mypy_extensions import i64

from bywater.bots.fate.acting import errands_of
from bywater.bots.fate.bearer import know_next_place
from bywater.bots.fate.chart import REACH, TO_MORGUL
from bywater.bots.fate.means import spare, steps
from bywater.bots.fate.mind import Mind
from bywater.bots.fate.needed import NOBODY
from bywater.bots.fate.searches import dice_at
from bywater.bots.fate.worth import can_pay, task_price
from bywater.core.codes import BIT, lowest, size
from bywater.games.fate.board import (
    EDORAS,
    FANGORN_FOREST,
    ISENGARD,
    MORDOR,
    NUM_PLACES,
    REGION_OF,
    RIVENDELL,
    ROADS,
    STEALTH,
    VALOR,
    armies_in,
)
from bywater.games.fate.cards import (
    BLESSING,
    BOROMIR,
    FRODO,
    GOLLUM,
    OBJECTIVE_PLACE,
    SIX,
    STAFF_BROKEN,
)
from bywater.games.fate.rules import FateState


def wants_lembas(mind: Mind, table: FateState, seat: i64) -> bool:
    if table.acting < 0 or seat != table.active:
        return False
    if mind.setting_out and table.active == mind.sight.bearer:
        return table.acting == FRODO
    if seat == mind.sight.bearer and mind.sight.turns_left > 6.0:
        return False  # kept for the way through Mordor
    return errands_of(mind, table, table.acting).best_often() >= 0.6


def infighting_worth(mind: Mind, table: FateState, place: i64) -> float:
    count: i64 = table.shadow[place]
    if count > 2:
        count = 2
    gain: float = mind.threats.removal(table, mind.sight, place, count)
    if mind.sight.garrison[place] and mind.needs.wants_clear(place):
        gain += 0.6 * float(count)
    return gain


def infighting(mind: Mind, table: FateState) -> i64:
    """Where two armies of the Shadow are best removed; -1 if there are none."""
    best: i64 = -1
    worth: float = -1.0
    place: i64
    for place in range(NUM_PLACES):
        if table.shadow[place]:
            gain: float = infighting_worth(mind, table, place)
            if gain > worth:
                best = place
                worth = gain
    return best


def council_helps(mind: Mind, table: FateState) -> bool:
    """Whether the Council would bring the blessing about."""
    if not (mind.needs.meets >> BLESSING) & 1 or mind.payer[BLESSING] < 0:
        return False
    payer: i64 = mind.payer[BLESSING]
    other: i64 = mind.other[BLESSING]
    if payer == FRODO or other == FRODO or mind.ripe[BLESSING] < 1.0:
        return False
    return steps(mind, table, payer, RIVENDELL) + steps(mind, table, other, RIVENDELL) >= 3.0


def flyer(mind: Mind, table: FateState) -> i64:
    """Who is far from where an objective only waits for somebody to come: 64 * character + place; -1 if nobody is."""
    sight = mind.sight
    tasks: i64 = mind.needs.meets
    number: i64
    place: i64
    while tasks:
        task: i64 = lowest(tasks)
        tasks &= tasks - 1
        place = OBJECTIVE_PLACE[task]
        if mind.payer[task] >= 0 and mind.ripe[task] == 1.0:
            if mind.payer[task] != FRODO and steps(mind, table, mind.payer[task], place) >= 4.0:
                return 64 * mind.payer[task] + place
            if mind.other[task] != FRODO and steps(mind, table, mind.other[task], place) >= 4.0:
                return 64 * mind.other[task] + place
    for number in range(mind.needs.seizes):
        place = mind.needs.seize_place[number]
        if sight.garrison[place]:
            found: i64 = _far_seizer(mind, table, place, mind.needs.seize_only[number])
            if found >= 0:
                return 64 * found + place
    for number in range(mind.needs.visits):
        who: i64 = mind.needs.visit_who[number]
        place = mind.needs.visit_place[number]
        if who != FRODO and steps(mind, table, who, place) >= 5.0 and mind.needs.visit_task[number] != SIX:
            if can_pay(mind, table.owner_of[who], task_price(table, mind.needs.visit_task[number])):
                return 64 * who + place
    return -1


def _far_seizer(mind: Mind, table: FateState, place: i64, only: i64) -> i64:
    """Who could capture a place if he were there, and nobody who could is near; -1 if it is not so."""
    best: i64 = -1
    others: i64 = mind.sight.here & ~BIT[FRODO] & ~BIT[GOLLUM]
    while others:
        other: i64 = lowest(others)
        others &= others - 1
        price: i64 = 3
        if other == BOROMIR:
            price = 2
        if (only != NOBODY and only != other) or mind.sight.have[table.owner_of[other] * 4 + VALOR] < price:
            continue
        if steps(mind, table, other, place) < 4.0:
            return -1
        if best < 0:
            best = other
    return best


def _neediest(mind: Mind, table: FateState, havens: i64) -> i64:
    """Which of these havens two armies more would help most; -1 if none is in need."""
    best: i64 = -1
    most: float = mind.weights.relief
    while havens:
        haven: i64 = lowest(havens)
        havens &= havens - 1
        relief: float = mind.threats.relief(table, mind.sight, haven, 2)
        if relief > most:
            best = haven
            most = relief
    return best


def ents_to(mind: Mind, table: FateState) -> i64:
    """Where the Ents should march from Fangorn; -1 if it is not their time."""
    if mind.sight.is_open(STAFF_BROKEN) and not (table.havens >> ISENGARD) & 1:
        return ISENGARD
    return _neediest(mind, table, ROADS[FANGORN_FOREST] & table.havens)


def arrow_to(mind: Mind, table: FateState) -> i64:
    """The haven that armies should be called to; -1 if none is in need."""
    return _neediest(mind, table, table.havens)


def arrow_from(mind: Mind, table: FateState) -> i64:
    """The haven that armies should be called from; -1 if none can spare any."""
    into: i64 = arrow_to(mind, table)
    if into < 0:
        return -1
    best: i64 = -1
    most: i64 = 0
    havens: i64 = table.havens & ~BIT[into]
    while havens:
        haven: i64 = lowest(havens)
        havens &= havens - 1
        count: i64 = armies_in(spare(mind, table, haven, False))
        if count > most:
            best = haven
            most = count
    return best


def strayed(mind: Mind, table: FateState) -> i64:
    """Where a whole host of the Shadow is best led astray; -1 if there is none."""
    best: i64 = -1
    worth: float = -1.0
    place: i64
    for place in range(NUM_PLACES):
        if table.shadow[place] and astray(mind, table, place) >= 0:
            gain: float = mind.threats.removal(table, mind.sight, place, table.shadow[place])
            if gain > worth:
                best = place
                worth = gain
    return best


def astray(mind: Mind, table: FateState, place: i64) -> i64:
    """The neighbour where these armies would do least harm; -1 if there is none."""
    best: i64 = -1
    least: i64 = 0
    ways: i64 = ROADS[place] & ~table.havens & ~BIT[mind.sight.frodo] & ~BIT[EDORAS]
    while ways:
        there: i64 = lowest(ways)
        ways &= ways - 1
        harm: i64 = 10 * size(REACH[there] & table.havens) + mind.sight.garrison[there]
        if best < 0 or harm < least:
            best = there
            least = harm
    return best


def decoy(mind: Mind, table: FateState) -> i64:
    """Who draws the Eye and the Nazgûl away from Frodo; -1 if nobody can."""
    best: i64 = -1
    most: i64 = -1
    others: i64 = mind.sight.here
    while others:
        other: i64 = lowest(others)
        others &= others - 1
        region: i64 = REGION_OF[table.where[other]]
        if region == mind.sight.home or region == MORDOR:
            continue
        far: i64 = TO_MORGUL[table.where[other]]
        if far > most:
            best = other
            most = far
    return best


def wants_cloaks(mind: Mind, table: FateState) -> bool:
    """Two steps without a search, when they lead into Mordor."""
    if not mind.setting_out:
        return False
    know_next_place(mind, table)
    if mind.next_place < 0:
        return False
    if dice_at(table, mind.sight, mind.next_place, 0) < 2:
        return False
    return mind.sight.have[mind.sight.bearer * 4 + STEALTH] >= 2
