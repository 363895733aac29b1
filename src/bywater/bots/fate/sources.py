"""Where armies had best be fetched for what lacks them, and the first step of bringing them."""

from typing import Final

from mypy_extensions import i64

from bywater.bots.fate.chart import FAR, distance
from bywater.bots.fate.means import (
    NOT_NEAR,
    common,
    is_scarce,
    most_at_once,
    muster_price,
    musters,
    spare,
    steps,
    way,
)
from bywater.bots.fate.mind import Errands, Mind
from bywater.bots.fate.needed import ANY, MOST_NEEDS
from bywater.core.codes import BIT, lowest
from bywater.games.fate.actions import MUSTER
from bywater.games.fate.board import (
    MUSTERS,
    NUM_PEOPLES,
    ONE_ARMY,
    armies_in,
    army_count,
)
from bywater.games.fate.cards import FRODO, GANDALF, GOLLUM
from bywater.games.fate.rules import FateState

ENDANGERED: Final = 0.2


def army_worth(mind: Mind, table: FateState, task: i64) -> float:
    """What an army where it is wanted is worth: the more the fewer are still missing."""
    missing: i64 = 0
    number: i64
    for number in range(mind.needs.holds):
        if mind.needs.hold_task[number] == task:
            short: i64 = mind.needs.missing(table, mind.sight, number)
            if short > 0:
                missing += short
    worth: float = mind.weights.hosting * mind.task_worth / (float(missing) + mind.weights.patience)
    if worth > mind.weights.most_for_an_army:
        return mind.weights.most_for_an_army
    return worth


def know_source(mind: Mind, table: FateState, character: i64, number: i64) -> None:
    """Where a character had better fetch what a hold lacks; found once a decision."""
    if (mind.source_known[character] >> number) & 1:
        return
    mind.source_known[character] |= BIT[number]
    needs = mind.needs
    worth: float = army_worth(mind, table, needs.hold_task[number])
    missing: i64 = needs.missing(table, mind.sight, number)
    find_source(mind, table, character, needs.hold_place[number], needs.hold_people[number], missing, worth, False, 0)
    slot: i64 = character * MOST_NEEDS + number
    mind.source_rate[slot] = mind.found_rate
    mind.source_place[slot] = mind.found_place
    mind.source_mustered[slot] = mind.found_mustered


def share_of(mind: Mind, table: FateState, character: i64, number: i64) -> float:
    """How much of an errand is left to a character if somebody else is better placed for it."""
    mine: float = mind.source_rate[character * MOST_NEEDS + number]
    rate: float = mind.found_rate
    place: i64 = mind.found_place
    mustered: i64 = mind.found_mustered
    share: float = 1.0
    others: i64 = mind.sight.here & ~BIT[character] & ~BIT[FRODO] & ~BIT[GOLLUM]
    while others:
        other: i64 = lowest(others)
        others &= others - 1
        know_source(mind, table, other, number)
        theirs: float = mind.source_rate[other * MOST_NEEDS + number]
        alike: bool = theirs > 0.95 * mine and other < character and table.owner_of[other] == table.owner_of[character]
        if theirs > 1.15 * mine or alike:
            share = mind.weights.left_to_others
            break
    mind.found_rate = rate
    mind.found_place = place
    mind.found_mustered = mustered
    return share


def find_source(
    mind: Mind,
    table: FateState,
    character: i64,
    target: i64,
    people: i64,
    missing: i64,
    worth: float,
    together: bool,
    present: i64,
) -> None:
    """Where armies had best be fetched: what it gains per action, and how many are mustered there."""
    mind.found_rate = -1.0
    pays: i64 = mind.sight.pays[character]
    sources: i64 = mind.sources
    while sources:
        source: i64 = lowest(sources)
        sources &= sources - 1
        carry: i64 = distance(pays, source, target)
        if carry >= FAR:
            continue
        far: float = steps(mind, table, character, source)
        if far >= NOT_NEAR:
            continue
        free: i64 = 0
        if source != target and mind.sight.garrison[source]:
            if people == ANY:
                free = armies_in(common(mind, table, source))
            else:
                free = army_count(spare(mind, table, source, True), people)
            if free > missing:
                free = missing
        most: i64 = musters(mind, table, character, source, people)
        if people == ANY and MUSTERS[source] >= 0 and is_scarce(mind, table, MUSTERS[source]):
            most = 0
        if most > missing - free:
            most = missing - free
        if most > 3:
            most = 3
        mustered: i64 = 0
        while mustered <= most:
            gain: i64 = free + mustered
            if gain:
                actions: i64 = mustered
                if character == GANDALF:
                    actions = (mustered + 1) // 2
                effort: float = far + float(actions) + 0.1 * float(carry) + 0.3
                price: float = 0.0
                if actions:
                    price = muster_price(mind, table, character, source) * float(actions)
                rate: float = (worth * float(gain) - price) / effort
                if together:  # a few alone would be swept away
                    enough: i64 = missing + present
                    if enough > 3:
                        enough = 3
                    if present + gain < enough:
                        rate *= float(present + gain) / float(enough)
                if rate > mind.found_rate:
                    mind.found_rate = rate
                    mind.found_place = source
                    mind.found_mustered = mustered
            mustered += 1


def offer_bringing(
    mind: Mind,
    table: FateState,
    character: i64,
    target: i64,
    people: i64,
    missing: i64,
    company: i64,
    share: float,
    found: Errands,
) -> None:
    """The first step of what was found: go there, muster, or march."""
    rate: float = mind.found_rate
    if rate <= 0.02:
        return
    source: i64 = mind.found_place
    if table.where[character] != source:
        found.offer(rate * share, way(mind, table, character, source, False))
    elif mind.found_mustered:
        found.offer(rate * share, MUSTER + most_at_once(table, character, source))
    else:
        load: i64 = _loaded(mind, table, source, people, missing)
        if load and source != target:
            found.offer(rate * share, way(mind, table, character, target, True), load, company)


def _loaded(mind: Mind, table: FateState, source: i64, people: i64, missing: i64) -> i64:
    free: i64 = spare(mind, table, source, True)
    if people == ANY:
        free = common(mind, table, source)
    load: i64 = 0
    other: i64
    for other in range(NUM_PEOPLES):
        if people == ANY or people == other:
            count: i64 = army_count(free, other)
            if count > missing:
                count = missing
            missing -= count
            load += count * ONE_ARMY[other]
    return load
