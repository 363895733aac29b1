"""What a company has to act with: armies that may leave, ways, musters, and what a battle is worth."""

from typing import Final

from mypy_extensions import i64

from bywater.bots.fate.chart import FAR, STEP, distance, next_step
from bywater.bots.fate.mind import Mind
from bywater.bots.fate.needed import ANY
from bywater.bots.fate.needs import DAGORLAD, EMYN_MUIL
from bywater.bots.fate.searches import stay_cost
from bywater.bots.fate.worth import symbol_worth
from bywater.core.codes import BIT, lowest
from bywater.games.fate.actions import TRAVEL
from bywater.games.fate.board import (
    FRIENDSHIP,
    MINAS_TIRITH,
    MUSTERS,
    NUM_PEOPLES,
    ONE_ARMY,
    OSGILIATH,
    REGION_OF,
    ROHAN_PEOPLE,
    army_count,
)
from bywater.games.fate.cards import ARAGORN, EOMER, EOWYN, FRODO, GANDALF, GOLLUM
from bywater.games.fate.deeds import musters_freely
from bywater.games.fate.journey import within_two
from bywater.games.fate.rules import FateState

NOT_NEAR: Final = 99.0


def steps(mind: Mind, table: FateState, character: i64, place: i64) -> float:
    """How many actions it takes a character to come to a place."""
    far: i64 = distance(mind.sight.pays[character], table.where[character], place)
    if far >= FAR:
        return NOT_NEAR
    if character == GANDALF:
        return 0.06 * float(far)
    return 0.1 * float(far)


def way(mind: Mind, table: FateState, character: i64, place: i64, loaded: bool) -> i64:
    """The code of the next step to a place."""
    here: i64 = table.where[character]
    pays: i64 = mind.sight.pays[character]
    if character == GANDALF and not loaded:
        reach: i64 = within_two(here)
        best: i64 = here
        while reach:
            there: i64 = lowest(reach)
            reach &= reach - 1
            if distance(pays, there, place) < distance(pays, best, place):
                best = there
        if distance(pays, best, place) <= distance(pays, here, place) - STEP:
            return TRAVEL + best
    return TRAVEL + next_step(pays, here, place)


def is_scarce(mind: Mind, table: FateState, people: i64) -> bool:
    """Whether an objective still waits for armies of a people that nobody musters for nothing."""
    if not (mind.needs.wanted_peoples >> people) & 1:
        return False
    if not army_count(table.supply, people):
        return True
    here: i64 = mind.sight.here
    while here:
        if musters_freely(lowest(here), people):
            return False
        here &= here - 1
    return True


def spare(mind: Mind, table: FateState, place: i64, for_task: bool) -> i64:
    """The armies that may leave a place, four bits a people."""
    if for_task:
        if not (mind.spare_for_task_known >> place) & 1:
            mind.spare_for_task_known |= BIT[place]
            mind.spare_for_task[place] = _count_spare(mind, table, place, True)
        return mind.spare_for_task[place]
    if not (mind.spare_known >> place) & 1:
        mind.spare_known |= BIT[place]
        mind.spare[place] = _count_spare(mind, table, place, False)
    return mind.spare[place]


def _count_spare(mind: Mind, table: FateState, place: i64, for_task: bool) -> i64:
    sight = mind.sight
    limit: float = -mind.weights.bared
    if for_task:
        limit = -mind.weights.bared_for_task
    if mind.needs.marching and place in (MINAS_TIRITH, OSGILIATH, DAGORLAD, EMYN_MUIL):
        return table.friends[place]  # the host goes together
    garrison: i64 = sight.garrison[place]
    free: i64 = garrison
    if (table.havens >> place) & 1:
        free = 0
        while free < garrison and mind.threats.relief(table, sight, place, -free - 1) > limit:
            free += 1
        if free == garrison and not for_task and not mind.threats.far_away(table, place):
            free -= 1
    free -= mind.needs.bound(place, ANY)
    found: i64 = 0
    people: i64
    for people in range(NUM_PEOPLES):
        unbound: i64 = army_count(table.friends[place], people) - mind.needs.bound(place, people)
        count: i64 = unbound
        if count > free:
            count = free
        if (mind.needs.wanted_peoples >> people) & 1 and MUSTERS[place] != people:
            count = unbound  # they only rest here on their way
        if count > 0:
            found += count * ONE_ARMY[people]
            free -= count
    return found


def common(mind: Mind, table: FateState, place: i64) -> i64:
    """The armies that may leave a place for anything, not only for the objective that waits for them."""
    found: i64 = spare(mind, table, place, False)
    people: i64
    for people in range(NUM_PEOPLES):
        if is_scarce(mind, table, people):
            found -= army_count(found, people) * ONE_ARMY[people]
    return found


def shortage(mind: Mind, table: FateState) -> float:
    """What it is worth to take an army of the Shadow off the board: when none is left, each one costs a hope."""
    if table.shadow_supply >= 12:
        return mind.weights.short
    return mind.weights.short + mind.weights.shorter * float(12 - table.shadow_supply)


def attack_dice(table: FateState, place: i64, garrison: i64) -> i64:
    dice: i64 = 3
    if garrison < dice:
        dice = garrison
    if table.shadow[place] < dice:
        dice = table.shadow[place]
    return dice


def attack_worth(mind: Mind, table: FateState, character: i64, place: i64, garrison: i64) -> float:
    """What an attack with so many armies is worth."""
    sight = mind.sight
    shadow: i64 = table.shadow[place]
    dice: float = float(attack_dice(table, place, garrison))
    haven: bool = (table.havens >> place) & 1 == 1
    killed: float = dice * 0.6667
    if character == ARAGORN:
        killed = dice
    if killed > float(shadow):
        killed = float(shadow)
    each: float = 0.3333
    if not haven:
        each += 0.1667
    if table.nazgul[REGION_OF[place]] and character != EOWYN:
        each += 0.3333
    lost: float = dice * each
    if character == EOMER and army_count(table.friends[place], ROHAN_PEOPLE):  # N24
        lost -= 0.7
        if lost < 0.0:
            lost = 0.0
    if lost > float(garrison):
        lost = float(garrison)
    worth: float = shortage(mind, table)
    if mind.needs.wants_clear(place):
        worth += mind.weights.cleared
    value: float = killed * worth - mind.weights.army * lost
    gone: i64 = i64(killed + 0.5)
    if gone < 1:
        gone = 1
    value += mind.threats.removal(table, sight, place, gone) * sight.hope_worth
    if haven:
        value += mind.threats.relief(table, sight, place, -i64(lost + 0.5)) * 0.5 * sight.hope_worth
    elif garrison < 3 and garrison < shadow:
        value -= 0.3  # they would be swept away
    return value + mind.weights.eye * eye_worth(mind, table, REGION_OF[place]) * sight.hope_worth


def eye_worth(mind: Mind, table: FateState, region: i64) -> float:
    """What it is worth to draw the Eye to a region: away from Frodo, one hopes."""
    sight = mind.sight
    if table.eye == sight.home and region != sight.home:
        return stay_cost(table, sight, sight.frodo, sight.home) - stay_cost(table, sight, sight.frodo, region)
    if region == sight.home and table.eye != sight.home:
        return stay_cost(table, sight, sight.frodo, table.eye) - stay_cost(table, sight, sight.frodo, sight.home)
    return 0.0


def musters(mind: Mind, table: FateState, character: i64, place: i64, people: i64) -> i64:
    """How many armies a character could muster at a place, one action each."""
    here: i64 = MUSTERS[place]
    if here < 0 or character == GOLLUM or (people != ANY and here != people):
        return 0
    left: i64 = army_count(table.supply, here)
    if musters_freely(character, here):
        return left
    friendship: i64 = mind.sight.have[table.owner_of[character] * 4 + FRIENDSHIP]
    if friendship < left:
        return friendship
    return left


def muster_price(mind: Mind, table: FateState, character: i64, place: i64) -> float:
    if musters_freely(character, MUSTERS[place]):
        return 0.0
    seat: i64 = table.owner_of[character]
    price: float = 0.7 * symbol_worth(mind, table, seat, FRIENDSHIP, mind.sight.have[seat * 4 + FRIENDSHIP])
    if price < mind.weights.friendship:
        return mind.weights.friendship
    return price


def most_at_once(table: FateState, character: i64, place: i64) -> i64:
    if character == GANDALF and army_count(table.supply, MUSTERS[place]) > 1:
        return 2
    return 1


def nearer_share(mind: Mind, table: FateState, character: i64, place: i64) -> float:
    """How much of an errand that only asks for somebody to come is left to a character."""
    mine: float = steps(mind, table, character, place)
    others: i64 = mind.sight.here & ~BIT[character] & ~BIT[FRODO] & ~BIT[GOLLUM]
    while others:
        if steps(mind, table, lowest(others), place) < mine - 1.0:
            return mind.weights.left_to_others
        others &= others - 1
    return 1.0


def on_the_way(mind: Mind, table: FateState, source: i64, into: i64) -> i64:
    """Armies that somebody's journey brings nearer to where an objective wants them, four bits a people."""
    needs = mind.needs
    found: i64 = 0
    if not table.friends[source]:
        return 0
    number: i64
    free: i64 = -1
    for number in range(needs.holds):
        people: i64 = needs.hold_people[number]
        target: i64 = needs.hold_place[number]
        missing: i64 = needs.missing(table, mind.sight, number)
        if people == ANY or missing <= 0 or source == target:
            continue
        if distance(0, into, target) >= distance(0, source, target) - 5:
            continue
        if free < 0:
            free = spare(mind, table, source, True)
        count: i64 = army_count(free, people)
        if missing < count:
            count = missing
        if count > army_count(found, people):
            found += (count - army_count(found, people)) * ONE_ARMY[people]
    return found
