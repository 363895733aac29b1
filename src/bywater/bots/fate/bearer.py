"""Frodo's way: first to a haven near Mordor, and when all else is done to the mountain."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bywater.bots.fate.chart import TO_MORGUL
from bywater.bots.fate.means import NOT_NEAR, steps, way
from bywater.bots.fate.mind import TO_GO_ON, TO_JOIN, TO_SET_OUT, TO_WAIT, Errands, Mind
from bywater.bots.fate.searches import BAD, dice_at, search_cost, stay_cost
from bywater.bots.fate.trek import NO_WAY
from bywater.core.codes import BIT, lowest, size
from bywater.games.fate.actions import OBJECTIVE, TRAVEL
from bywater.games.fate.board import (
    FRIENDSHIP,
    MINAS_MORGUL,
    MORDOR,
    MOST_HOPE,
    MOUNT_DOOM,
    NUM_PLACES,
    NUM_SYMBOLS,
    REGION_OF,
    SEARCH_DICE,
    STEALTH,
    cost_of,
)
from bywater.games.fate.cards import DESTROY_RING, FRODO, MERRY, OBJECTIVE_PLACE, SHELOB
from bywater.games.fate.rules import FateState
from bywater.games.fate.symbols import wanted

ONWARD: Final = 0.8  # how much more a step nearer counts to a Frodo who shall go on


def look_for_frodo(mind: Mind, table: FateState) -> None:
    """Whether it is time to go to the mountain, and Frodo's next step."""
    sight = mind.sight
    mind.only_the_ring = sight.open_tasks & ~BIT[SHELOB] == BIT[DESTROY_RING]
    mind.drainable = _drainable(mind, table)
    mind.goal = MOUNT_DOOM
    if sight.is_open(SHELOB) and sight.frodo != MINAS_MORGUL:
        mind.goal = MINAS_MORGUL
    mind.setting_out = False
    told: bool = mind.focus[FRODO] == TO_SET_OUT
    if (told or _might_be_time(mind)) and mind.focus[FRODO] != TO_WAIT:
        mind.road.look(table, sight, mind.drainable)
        mind.margin = _margin(mind, table)
        mind.setting_out = _is_time(mind, table) or (told and mind.margin > -NO_WAY)
    mind.way_known = False


def know_next_place(mind: Mind, table: FateState) -> None:
    """Frodo's next step and what it is worth; found once a decision."""
    if mind.way_known:
        return
    mind.way_known = True
    mind.next_place = -1
    mind.next_worth = 0.0
    if mind.setting_out:
        mind.next_place = mind.road.first(mind.goal)
        mind.next_worth = mind.weights.on_his_way
    else:
        _find_refuge(mind, table)
        _go_to_meeting(mind, table)


def _drainable(mind: Mind, table: FateState) -> i64:
    sight = mind.sight
    if not sight.is_here(MERRY) or REGION_OF[table.where[MERRY]] == MORDOR:
        return 0
    most: i64 = 5 - table.nazgul[REGION_OF[table.where[MERRY]]]
    friendship: i64 = 2 * sight.have[table.owner_of[MERRY] * 4 + FRIENDSHIP]
    if friendship < most:
        most = friendship
    if table.nazgul[MORDOR] < most:
        most = table.nazgul[MORDOR]
    if most < 0:
        return 0
    return most


def _margin(mind: Mind, table: FateState) -> float:
    """About how much hope would be left if Frodo set out now."""
    sight = mind.sight
    road = mind.road
    if road.cost[mind.goal] >= NO_WAY:
        return -NO_WAY
    stealth: i64 = sight.have[sight.bearer * 4 + STEALTH]
    seats: i64 = table.seats_at(sight.frodo) & ~BIT[sight.bearer]
    while seats:
        stealth += sight.have[lowest(seats) * 4 + STEALTH]
        seats &= seats - 1
    hidden: i64 = stealth - road.stealth[mind.goal]
    if hidden < 0:
        return -NO_WAY
    counts = vec[i64]([0] * 8)
    place: i64 = mind.goal
    while place != road.start:
        counts[dice_at(table, sight, place, mind.drainable)] += 1
        place = road.came[place]
    lost: float = 0.0
    dice: i64 = SEARCH_DICE
    while dice > 0:
        open_steps: i64 = counts[dice]
        if hidden >= open_steps:
            hidden -= open_steps
            open_steps = 0
        else:
            open_steps -= hidden
            hidden = 0
        lost += BAD * float(dice * open_steps)
        dice -= 1
    hope: float = float(table.hope) - lost
    last: float = float(table.nazgul[MORDOR] - mind.drainable + table.shadow[MOUNT_DOOM] + MOST_HOPE) - hope
    if last < 0.0:
        last = 0.0
    if last > float(SEARCH_DICE):
        last = float(SEARCH_DICE)
    lost = BAD * last - 0.8 * float(sight.have[sight.bearer * 4 + FRIENDSHIP])
    if lost > 0.0:
        return hope - lost
    return hope


def _might_be_time(mind: Mind) -> bool:
    """Whether nothing but the hope that the way would cost can keep Frodo from setting out."""
    sight = mind.sight
    if mind.only_the_ring:
        return sight.home == MORDOR or not sight.missing_resistance
    left: i64 = sight.open_tasks & ~BIT[SHELOB] & ~BIT[DESTROY_RING]
    return not (left & (left - 1) or sight.turns_left > mind.weights.ahead or sight.missing_resistance)


def _is_time(mind: Mind, table: FateState) -> bool:
    sight = mind.sight
    if sight.home == MORDOR:
        return True
    if not mind.only_the_ring:
        return mind.margin >= 0.0
    if sight.turns_left <= 3.0 or table.hope <= 2:
        return mind.margin > -NO_WAY
    return mind.margin >= mind.weights.daring


def _find_refuge(mind: Mind, table: FateState) -> None:
    """The next step to where Frodo had better wait: out of the Eye's way, and not too far from Mordor."""
    sight = mind.sight
    ways = mind.ways
    ways.look(table, sight, 0)
    weights = mind.weights
    late: float = 1.0 - sight.turns_left / 22.0
    if late < 0.0:
        late = 0.0
    forward: float = weights.progress * (1.0 + weights.hurry * float(size(table.done))) + weights.late * late
    if mind.focus[FRODO] == TO_GO_ON:
        forward += ONWARD
    if mind.only_the_ring:
        forward += weights.homeward
    here: float = stay_cost(table, sight, sight.frodo, table.eye)
    now: float = 0.1 * float(TO_MORGUL[sight.frodo])
    if now < weights.near:
        now = weights.near
    best: float = 0.1
    place: i64
    for place in range(NUM_PLACES):
        if ways.cost[place] >= NO_WAY or place == sight.frodo or REGION_OF[place] == MORDOR:
            continue
        there: float = 0.1 * float(TO_MORGUL[place])
        if there < weights.near:
            there = weights.near
        safer: float = (here - stay_cost(table, sight, place, table.eye)) * sight.hope_worth
        hops: float = float(ways.hops[place])
        price: float = weights.toll * (ways.cost[place] - hops)
        rate: float = (weights.lasting * safer + forward * (now - there) - price - 0.1 * hops) / hops
        if rate > best:
            best = rate
            mind.next_place = ways.first(place)
            mind.next_worth = rate + _veiled(mind, search_cost(table, sight, mind.next_place, 0))


def _veiled(mind: Mind, search: float) -> float:
    """What a search costs at most, since one may hide. The search of a step is reckoned by who leads it."""
    if search > mind.weights.hiding:
        return mind.weights.hiding
    return search


def _go_to_meeting(mind: Mind, table: FateState) -> None:
    """Frodo goes to a meeting that counts on him."""
    tasks: i64 = mind.needs.meets
    while tasks:
        task: i64 = lowest(tasks)
        tasks &= tasks - 1
        place: i64 = OBJECTIVE_PLACE[task]
        if (mind.payer[task] != FRODO and mind.other[task] != FRODO) or mind.sight.frodo == place:
            continue
        if mind.ways.cost[place] >= NO_WAY:
            continue
        companion: i64 = mind.payer[task]
        if companion == FRODO:
            companion = mind.other[task]
        far: float = float(mind.ways.hops[place])
        if table.where[companion] != mind.sight.frodo:
            far += steps(mind, table, companion, place)
        rate: float = mind.weights.meeting * mind.ripe[task] * mind.task_worth / (far + 1.5)
        if rate > mind.next_worth:
            mind.next_place = mind.ways.first(place)
            mind.next_worth = rate


# -- errands ------------------------------------------------------------------------------------


def add_bearing(mind: Mind, table: FateState, character: i64, found: Errands) -> None:
    """What a character can do for Frodo's journey."""
    sight = mind.sight
    if character == FRODO:
        if sight.frodo == MOUNT_DOOM and sight.open_tasks == BIT[DESTROY_RING]:
            found.offer(20.0, OBJECTIVE + DESTROY_RING)
        if sight.frodo == MINAS_MORGUL and sight.is_open(SHELOB) and mind.only_the_ring:
            found.offer(9.0, OBJECTIVE + SHELOB)
        _add_step(mind, table, FRODO, 0, 1.0, found)
        return
    if table.owner_of[character] == sight.bearer:
        return
    found.about = TO_JOIN
    if table.where[character] == sight.frodo:
        _add_step(mind, table, character, BIT[FRODO], mind.weights.escort, found)
        found.about = -1
        return
    worth: float = 0.0
    if mind.setting_out and sight.have[table.owner_of[character] * 4 + STEALTH] >= 2:
        worth = mind.weights.joining
    elif character == MERRY or found.focus == TO_JOIN:
        worth = mind.weights.singing
    far: float = steps(mind, table, character, sight.frodo)
    if worth > 0.0 and far < NOT_NEAR:
        found.offer(worth / (far + 1.0), way(mind, table, character, sight.frodo, False))
    found.about = -1


def _add_step(mind: Mind, table: FateState, leader: i64, company: i64, share: float, found: Errands) -> None:
    sight = mind.sight
    know_next_place(mind, table)
    into: i64 = mind.next_place
    if into < 0:
        return
    price: i64 = cost_of(sight.frodo, into)
    seat: i64 = table.owner_of[leader]
    symbol: i64
    for symbol in range(NUM_SYMBOLS):
        if wanted(price, symbol) > sight.have[seat * 4 + symbol]:
            return
    search: float = search_cost(table, sight, into, 0)
    kept: i64 = wanted(price, STEALTH)
    if leader == FRODO:
        kept += stealth_to_keep(mind, into)
    if sight.have[seat * 4 + STEALTH] > kept:
        search = _veiled(mind, search)
    rate: float = mind.next_worth - search
    if rate > 0.0:
        found.offer(rate * share, TRAVEL + into, 0, company)


def stealth_to_keep(mind: Mind, into: i64) -> i64:
    """The Stealth that the special roads behind a place will ask for."""
    if not mind.setting_out:
        return 0
    return mind.road.stealth_after(mind.goal, into)
