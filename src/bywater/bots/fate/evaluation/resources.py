"""The team's resources: armies that may leave, routes, musters, and the values of battles."""

from typing import Final

from mypy_extensions import i64

from bywater.bots.fate.evaluation import map_tables
from bywater.bots.fate.evaluation.context import Context
from bywater.bots.fate.evaluation.needs import DAGORLAD, EMYN_MUIL
from bywater.bots.fate.evaluation.requirements import ANY
from bywater.bots.fate.evaluation.search_costs import stay_cost
from bywater.bots.fate.evaluation.values import symbol_worth
from bywater.core.bits import BIT, lowest_bit
from bywater.games.fate.model import board
from bywater.games.fate.model import cards as box
from bywater.games.fate.model.actions import TRAVEL
from bywater.games.fate.rules.armies import musters_freely
from bywater.games.fate.rules.travel import within_two
from bywater.games.fate.state import FateState

NOT_NEAR: Final = 99.0


def steps(context: Context, table: FateState, character: i64, place: i64) -> float:
    """Return the estimated number of actions for a character to reach a place."""
    far: i64 = map_tables.distance(context.features.pays[character], table.where[character], place)
    if far >= map_tables.FAR:
        return NOT_NEAR
    if character == box.GANDALF:
        return 0.06 * float(far)
    return 0.1 * float(far)


def way(context: Context, table: FateState, character: i64, place: i64, loaded: bool) -> i64:
    """Return the code of the first step to a place."""
    here: i64 = table.where[character]
    pays: i64 = context.features.pays[character]
    if character == box.GANDALF and not loaded:
        reach: i64 = within_two(here)
        best: i64 = here
        while reach:
            there: i64 = lowest_bit(reach)
            reach &= reach - 1
            if map_tables.distance(pays, there, place) < map_tables.distance(pays, best, place):
                best = there
        if map_tables.distance(pays, best, place) <= map_tables.distance(pays, here, place) - map_tables.STEP:
            return TRAVEL + best
    return TRAVEL + map_tables.next_step(pays, here, place)


def is_scarce(context: Context, table: FateState, people: i64) -> bool:
    """Whether an objective lacks armies of a people that no character musters freely."""
    if not (context.needs.wanted_peoples >> people) & 1:
        return False
    if not board.army_count(table.supply, people):
        return True
    here: i64 = context.features.here
    while here:
        if musters_freely(lowest_bit(here), people):
            return False
        here &= here - 1
    return True


def spare(context: Context, table: FateState, place: i64, for_task: bool) -> i64:
    """Return the armies that may leave a place, four bits per people."""
    if for_task:
        if not (context.spare_for_task_known >> place) & 1:
            context.spare_for_task_known |= BIT[place]
            context.spare_for_task[place] = _count_spare(context, table, place, True)
        return context.spare_for_task[place]
    if not (context.spare_known >> place) & 1:
        context.spare_known |= BIT[place]
        context.spare[place] = _count_spare(context, table, place, False)
    return context.spare[place]


def _count_spare(context: Context, table: FateState, place: i64, for_task: bool) -> i64:
    features = context.features
    limit: float = -context.weights.bared
    if for_task:
        limit = -context.weights.bared_for_task
    if context.needs.marching and place in (board.MINAS_TIRITH, board.OSGILIATH, DAGORLAD, EMYN_MUIL):
        return table.friends[place]  # the whole army marches
    garrison: i64 = features.garrison[place]
    free: i64 = garrison
    if (table.havens >> place) & 1:
        free = 0
        while free < garrison and context.threats.relief(table, features, place, -free - 1) > limit:
            free += 1
        if free == garrison and not for_task and not context.threats.far_away(table, place):
            free -= 1
    free -= context.needs.reserved(place, ANY)
    found: i64 = 0
    people: i64
    for people in range(board.NUM_PEOPLES):
        unbound: i64 = board.army_count(table.friends[place], people) - context.needs.reserved(place, people)
        count: i64 = unbound
        if count > free:
            count = free
        if (context.needs.wanted_peoples >> people) & 1 and board.MUSTERS[place] != people:
            count = unbound  # in transit to another place
        if count > 0:
            found += count * board.ONE_ARMY[people]
            free -= count
    return found


def common(context: Context, table: FateState, place: i64) -> i64:
    """Return the armies that may leave a place for any purpose: without those of scarce peoples."""
    found: i64 = spare(context, table, place, False)
    people: i64
    for people in range(board.NUM_PEOPLES):
        if is_scarce(context, table, people):
            found -= board.army_count(found, people) * board.ONE_ARMY[people]
    return found


def shortage(context: Context, table: FateState) -> float:
    """Return the value of removing a shadow army, which refills the supply: each missing one costs a hope."""
    if table.shadow_supply >= 12:
        return context.weights.short
    return context.weights.short + context.weights.shorter * float(12 - table.shadow_supply)


def attack_dice(table: FateState, place: i64, garrison: i64) -> i64:
    dice: i64 = 3
    if garrison < dice:
        dice = garrison
    if table.shadow[place] < dice:
        dice = table.shadow[place]
    return dice


def attack_worth(context: Context, table: FateState, character: i64, place: i64, garrison: i64) -> float:
    """Return the expected value of an attack with this many armies."""
    features = context.features
    shadow: i64 = table.shadow[place]
    dice: float = float(attack_dice(table, place, garrison))
    haven: bool = (table.havens >> place) & 1 == 1
    killed: float = dice * 0.6667
    if character == box.ARAGORN:
        killed = dice
    if killed > float(shadow):
        killed = float(shadow)
    each: float = 0.3333
    if not haven:
        each += 0.1667
    if table.nazgul[board.REGION_OF[place]] and character != box.EOWYN:
        each += 0.3333
    lost: float = dice * each
    if character == box.EOMER and board.army_count(table.friends[place], board.ROHAN_PEOPLE):  # N24
        lost -= 0.7
        if lost < 0.0:
            lost = 0.0
    if lost > float(garrison):
        lost = float(garrison)
    worth: float = shortage(context, table)
    if context.needs.wants_clear(place):
        worth += context.weights.cleared
    value: float = killed * worth - context.weights.army * lost
    gone: i64 = i64(killed + 0.5)
    if gone < 1:
        gone = 1
    value += context.threats.removal(table, features, place, gone) * features.hope_worth
    if haven:
        value += context.threats.relief(table, features, place, -i64(lost + 0.5)) * 0.5 * features.hope_worth
    elif garrison < 3 and garrison < shadow:
        value -= 0.3  # a small garrison against more would be lost
    return value + context.weights.eye * eye_worth(context, table, board.REGION_OF[place]) * features.hope_worth


def eye_worth(context: Context, table: FateState, region: i64) -> float:
    """Return the value of drawing the Eye to a region; negative if Frodo is there."""
    features = context.features
    if table.eye == features.home and region != features.home:
        return stay_cost(table, features, features.frodo, features.home) - stay_cost(
            table, features, features.frodo, region
        )
    if region == features.home and table.eye != features.home:
        return stay_cost(table, features, features.frodo, table.eye) - stay_cost(
            table, features, features.frodo, features.home
        )
    return 0.0


def musters(context: Context, table: FateState, character: i64, place: i64, people: i64) -> i64:
    """Return the number of armies that a character could muster at a place, one action each."""
    here: i64 = board.MUSTERS[place]
    if here < 0 or character == box.GOLLUM or (people != ANY and here != people):
        return 0
    left: i64 = board.army_count(table.supply, here)
    if musters_freely(character, here):
        return left
    friendship: i64 = context.features.have[table.owner_of[character] * 4 + board.FRIENDSHIP]
    if friendship < left:
        return friendship
    return left


def muster_price(context: Context, table: FateState, character: i64, place: i64) -> float:
    if musters_freely(character, board.MUSTERS[place]):
        return 0.0
    seat: i64 = table.owner_of[character]
    price: float = 0.7 * symbol_worth(
        context, table, seat, board.FRIENDSHIP, context.features.have[seat * 4 + board.FRIENDSHIP]
    )
    if price < context.weights.friendship:
        return context.weights.friendship
    return price


def most_at_once(table: FateState, character: i64, place: i64) -> i64:
    if character == box.GANDALF and board.army_count(table.supply, board.MUSTERS[place]) > 1:
        return 2
    return 1


def nearer_share(context: Context, table: FateState, character: i64, place: i64) -> float:
    """Return the share of an errand for one character: less if another one is nearer."""
    mine: float = steps(context, table, character, place)
    others: i64 = context.features.here & ~BIT[character] & ~BIT[box.FRODO] & ~BIT[box.GOLLUM]
    while others:
        if steps(context, table, lowest_bit(others), place) < mine - 1.0:
            return context.weights.left_to_others
        others &= others - 1
    return 1.0


def on_the_way(context: Context, table: FateState, source: i64, into: i64) -> i64:
    """Return the armies that a journey would bring nearer to where an objective needs them, four bits per people."""
    needs = context.needs
    found: i64 = 0
    if not table.friends[source]:
        return 0
    number: i64
    free: i64 = -1
    for number in range(needs.holds):
        people: i64 = needs.hold_people[number]
        target: i64 = needs.hold_place[number]
        missing: i64 = needs.missing(table, context.features, number)
        if people == ANY or missing <= 0 or source == target:
            continue
        if map_tables.distance(0, into, target) >= map_tables.distance(0, source, target) - 5:
            continue
        if free < 0:
            free = spare(context, table, source, True)
        count: i64 = board.army_count(free, people)
        if missing < count:
            count = missing
        if count > board.army_count(found, people):
            found += (count - board.army_count(found, people)) * board.ONE_ARMY[people]
    return found
