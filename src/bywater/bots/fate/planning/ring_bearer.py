"""Frodo's journey: to a refuge near Mordor, and finally to the mountain."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bywater.bots.fate.evaluation import search_costs
from bywater.bots.fate.evaluation.context import GOAL_GO_ON, GOAL_JOIN, GOAL_SET_OUT, GOAL_WAIT, Context, Errands
from bywater.bots.fate.evaluation.map_tables import TO_MORGUL
from bywater.bots.fate.evaluation.resources import NOT_NEAR, steps, way
from bywater.bots.fate.evaluation.routes import NO_WAY
from bywater.bots.fate.planners import ESCORT, REFUGE
from bywater.core.bits import BIT, bit_count, lowest_bit
from bywater.games.fate.model import board
from bywater.games.fate.model import cards as box
from bywater.games.fate.model.actions import OBJECTIVE, TRAVEL
from bywater.games.fate.rules.payment import wanted
from bywater.games.fate.state import FateState

ONWARD: Final = 0.8  # the additional value of a step nearer with the goal of going on


def plan_frodo(context: Context, table: FateState) -> None:
    """Decide whether Frodo sets out to the mountain."""
    features = context.features
    context.only_the_ring = features.open_tasks & ~BIT[box.SHELOB] == BIT[box.DESTROY_RING]
    context.drainable = _drainable(context, table)
    context.destination = board.MOUNT_DOOM
    if features.is_open(box.SHELOB) and features.frodo != board.MINAS_MORGUL:
        context.destination = board.MINAS_MORGUL
    context.setting_out = False
    ordered: bool = context.focus[box.FRODO] == GOAL_SET_OUT
    if (ordered or _might_be_time(context)) and context.focus[box.FRODO] != GOAL_WAIT:
        context.road.update(table, features, context.drainable)
        context.margin = _margin(context, table)
        context.setting_out = _is_time(context, table) or (ordered and context.margin > -NO_WAY)
    context.way_known = False


def find_next_place(context: Context, table: FateState) -> None:
    """Find Frodo's next step and its value, once per decision."""
    if context.way_known:
        return
    context.way_known = True
    context.next_place = -1
    context.next_worth = 0.0
    if context.setting_out:
        context.next_place = context.road.first(context.destination)
        context.next_worth = context.weights.on_his_way
    else:
        context.routes.update(table, context.features, 0)
        if context.planners & REFUGE:
            _find_refuge(context, table)
        _go_to_meeting(context, table)


def _drainable(context: Context, table: FateState) -> i64:
    features = context.features
    if not features.is_here(box.MERRY) or board.REGION_OF[table.where[box.MERRY]] == board.MORDOR:
        return 0
    most: i64 = 5 - table.nazgul[board.REGION_OF[table.where[box.MERRY]]]
    friendship: i64 = 2 * features.have[table.owner_of[box.MERRY] * 4 + board.FRIENDSHIP]
    if friendship < most:
        most = friendship
    if table.nazgul[board.MORDOR] < most:
        most = table.nazgul[board.MORDOR]
    if most < 0:
        return 0
    return most


def _margin(context: Context, table: FateState) -> float:
    """Return the estimated hope left at the end if Frodo set out now; -NO_WAY if he can't."""
    features = context.features
    road = context.road
    if road.cost[context.destination] >= NO_WAY:
        return -NO_WAY
    stealth: i64 = features.have[features.bearer * 4 + board.STEALTH]
    seats: i64 = table.seats_at(features.frodo) & ~BIT[features.bearer]
    while seats:
        stealth += features.have[lowest_bit(seats) * 4 + board.STEALTH]
        seats &= seats - 1
    hidden: i64 = stealth - road.stealth[context.destination]
    if hidden < 0:
        return -NO_WAY
    counts = vec[i64]([0] * 8)
    place: i64 = context.destination
    while place != road.start:
        counts[search_costs.dice_at(table, features, place, context.drainable)] += 1
        place = road.came[place]
    lost: float = 0.0
    dice: i64 = board.SEARCH_DICE
    while dice > 0:
        open_steps: i64 = counts[dice]
        if hidden >= open_steps:
            hidden -= open_steps
            open_steps = 0
        else:
            open_steps -= hidden
            hidden = 0
        lost += search_costs.HOPE_PER_DIE * float(dice * open_steps)
        dice -= 1
    hope: float = float(table.hope) - lost
    last: float = (
        float(table.nazgul[board.MORDOR] - context.drainable + table.shadow[board.MOUNT_DOOM] + board.MAX_HOPE) - hope
    )
    if last < 0.0:
        last = 0.0
    if last > float(board.SEARCH_DICE):
        last = float(board.SEARCH_DICE)
    lost = search_costs.HOPE_PER_DIE * last - 0.8 * float(features.have[features.bearer * 4 + board.FRIENDSHIP])
    if lost > 0.0:
        return hope - lost
    return hope


def _might_be_time(context: Context) -> bool:
    """Whether nothing but the cost of the route keeps Frodo from setting out."""
    features = context.features
    if context.only_the_ring:
        return features.home == board.MORDOR or not features.missing_resistance
    left: i64 = features.open_tasks & ~BIT[box.SHELOB] & ~BIT[box.DESTROY_RING]
    return not (left & (left - 1) or features.turns_left > context.weights.ahead or features.missing_resistance)


def _is_time(context: Context, table: FateState) -> bool:
    features = context.features
    if features.home == board.MORDOR:
        return True
    if not context.only_the_ring:
        return context.margin >= 0.0
    if features.turns_left <= 3.0 or table.hope <= 2:
        return context.margin > -NO_WAY
    return context.margin >= context.weights.daring


def _find_refuge(context: Context, table: FateState) -> None:
    """Find the first step to the best place to wait: away from the Eye, and near enough to Mordor."""
    features = context.features
    ways = context.routes
    weights = context.weights
    late: float = 1.0 - features.turns_left / 22.0
    if late < 0.0:
        late = 0.0
    forward: float = weights.progress * (1.0 + weights.hurry * float(bit_count(table.done))) + weights.late * late
    if context.focus[box.FRODO] == GOAL_GO_ON:
        forward += ONWARD
    if context.only_the_ring:
        forward += weights.homeward
    here: float = search_costs.stay_cost(table, features, features.frodo, table.eye)
    now: float = 0.1 * float(TO_MORGUL[features.frodo])
    if now < weights.near:
        now = weights.near
    best: float = 0.1
    place: i64
    for place in range(board.NUM_PLACES):
        if ways.cost[place] >= NO_WAY or place == features.frodo or board.REGION_OF[place] == board.MORDOR:
            continue
        there: float = 0.1 * float(TO_MORGUL[place])
        if there < weights.near:
            there = weights.near
        safer: float = (here - search_costs.stay_cost(table, features, place, table.eye)) * features.hope_worth
        hops: float = float(ways.hops[place])
        price: float = weights.toll * (ways.cost[place] - hops)
        rate: float = (weights.lasting * safer + forward * (now - there) - price - 0.1 * hops) / hops
        if rate > best:
            best = rate
            context.next_place = ways.first(place)
            context.next_worth = rate + _capped_by_hiding(
                context, search_costs.search_cost(table, features, context.next_place, 0)
            )


def _capped_by_hiding(context: Context, search: float) -> float:
    """Return the cost of a search, at most the price of hiding from it."""
    if search > context.weights.hiding:
        return context.weights.hiding
    return search


def _go_to_meeting(context: Context, table: FateState) -> None:
    """Let Frodo go to a meeting that needs him, if that is worth more."""
    tasks: i64 = context.needs.meets
    while tasks:
        task: i64 = lowest_bit(tasks)
        tasks &= tasks - 1
        place: i64 = box.OBJECTIVE_PLACE[task]
        if (context.payer[task] != box.FRODO and context.other[task] != box.FRODO) or context.features.frodo == place:
            continue
        if context.routes.cost[place] >= NO_WAY:
            continue
        companion: i64 = context.payer[task]
        if companion == box.FRODO:
            companion = context.other[task]
        far: float = float(context.routes.hops[place])
        if table.where[companion] != context.features.frodo:
            far += steps(context, table, companion, place)
        rate: float = context.weights.meeting * context.readiness[task] * context.task_worth / (far + 1.5)
        if rate > context.next_worth:
            context.next_place = context.routes.first(place)
            context.next_worth = rate


# -- errands ------------------------------------------------------------------------------------


def add_bearing(context: Context, table: FateState, character: i64, found: Errands) -> None:
    """Errands for Frodo's journey: his own steps, and those that others lead or join."""
    features = context.features
    if character == box.FRODO:
        if features.frodo == board.MOUNT_DOOM and features.open_tasks == BIT[box.DESTROY_RING]:
            found.offer(20.0, OBJECTIVE + box.DESTROY_RING)
        if features.frodo == board.MINAS_MORGUL and features.is_open(box.SHELOB) and context.only_the_ring:
            found.offer(9.0, OBJECTIVE + box.SHELOB)
        _add_step(context, table, box.FRODO, 0, 1.0, found)
        return
    if table.owner_of[character] == features.bearer or not context.planners & ESCORT:
        return
    found.about = GOAL_JOIN
    if table.where[character] == features.frodo:
        _add_step(context, table, character, BIT[box.FRODO], context.weights.escort, found)
        found.about = -1
        return
    worth: float = 0.0
    if context.setting_out and features.have[table.owner_of[character] * 4 + board.STEALTH] >= 2:
        worth = context.weights.joining
    elif character == box.MERRY or found.focus == GOAL_JOIN:
        worth = context.weights.singing
    far: float = steps(context, table, character, features.frodo)
    if worth > 0.0 and far < NOT_NEAR:
        found.offer(worth / (far + 1.0), way(context, table, character, features.frodo, False))
    found.about = -1


def _add_step(context: Context, table: FateState, leader: i64, company: i64, share: float, found: Errands) -> None:
    features = context.features
    find_next_place(context, table)
    into: i64 = context.next_place
    if into < 0:
        return
    price: i64 = board.cost_of(features.frodo, into)
    seat: i64 = table.owner_of[leader]
    symbol: i64
    for symbol in range(board.NUM_SYMBOLS):
        if wanted(price, symbol) > features.have[seat * 4 + symbol]:
            return
    search: float = search_costs.search_cost(table, features, into, 0)
    kept: i64 = wanted(price, board.STEALTH)
    if leader == box.FRODO:
        kept += stealth_to_keep(context, into)
    if features.have[seat * 4 + board.STEALTH] > kept:
        search = _capped_by_hiding(context, search)
    rate: float = context.next_worth - search
    if rate > 0.0:
        found.offer(rate * share, TRAVEL + into, 0, company)


def stealth_to_keep(context: Context, into: i64) -> i64:
    """Return the Stealth that special roads after a place will cost."""
    if not context.setting_out:
        return 0
    return context.road.stealth_after(context.destination, into)
