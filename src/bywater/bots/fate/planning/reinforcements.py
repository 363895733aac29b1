"""Errands of reinforcements: the best source of armies for a place, and the first step of bringing them."""

from mypy_extensions import i64

from bywater.bots.fate.evaluation import resources
from bywater.bots.fate.evaluation.context import Context, Errands
from bywater.bots.fate.evaluation.map_tables import FAR, distance
from bywater.bots.fate.evaluation.requirements import ANY, MAX_NEEDS
from bywater.core.bits import BIT, lowest_bit
from bywater.games.fate.model import board
from bywater.games.fate.model.actions import MUSTER
from bywater.games.fate.model.cards import FRODO, GANDALF, GOLLUM
from bywater.games.fate.state import FateState


def army_worth(context: Context, table: FateState, task: i64) -> float:
    """Return the value of an army for an objective: the fewer are missing, the more each counts."""
    missing: i64 = 0
    number: i64
    for number in range(context.needs.holds):
        if context.needs.hold_task[number] == task:
            short: i64 = context.needs.missing(table, context.features, number)
            if short > 0:
                missing += short
    worth: float = context.weights.hosting * context.task_worth / (float(missing) + context.weights.patience)
    if worth > context.weights.most_for_an_army:
        return context.weights.most_for_an_army
    return worth


def find_source_once(context: Context, table: FateState, character: i64, number: i64) -> None:
    """The best source of a character for what a hold lacks, computed once per decision."""
    if (context.source_known[character] >> number) & 1:
        return
    context.source_known[character] |= BIT[number]
    needs = context.needs
    worth: float = army_worth(context, table, needs.hold_task[number])
    missing: i64 = needs.missing(table, context.features, number)
    find_source(
        context, table, character, needs.hold_place[number], needs.hold_people[number], missing, worth, False, 0
    )
    slot: i64 = character * MAX_NEEDS + number
    context.source_rate[slot] = context.found_rate
    context.source_place[slot] = context.found_place
    context.source_mustered[slot] = context.found_mustered


def share_of(context: Context, table: FateState, character: i64, number: i64) -> float:
    """Return the share of an errand for a character: less if another one is better placed."""
    mine: float = context.source_rate[character * MAX_NEEDS + number]
    rate: float = context.found_rate
    place: i64 = context.found_place
    mustered: i64 = context.found_mustered
    share: float = 1.0
    others: i64 = context.features.here & ~BIT[character] & ~BIT[FRODO] & ~BIT[GOLLUM]
    while others:
        other: i64 = lowest_bit(others)
        others &= others - 1
        find_source_once(context, table, other, number)
        theirs: float = context.source_rate[other * MAX_NEEDS + number]
        alike: bool = theirs > 0.95 * mine and other < character and table.owner_of[other] == table.owner_of[character]
        if theirs > 1.15 * mine or alike:
            share = context.weights.left_to_others
            break
    context.found_rate = rate
    context.found_place = place
    context.found_mustered = mustered
    return share


def find_source(
    context: Context,
    table: FateState,
    character: i64,
    target: i64,
    people: i64,
    missing: i64,
    worth: float,
    together: bool,
    present: i64,
) -> None:
    """Find the best source of armies for a target: its rate, place, and number of musters."""
    context.found_rate = -1.0
    pays: i64 = context.features.pays[character]
    sources: i64 = context.sources
    while sources:
        source: i64 = lowest_bit(sources)
        sources &= sources - 1
        carry: i64 = distance(pays, source, target)
        if carry >= FAR:
            continue
        far: float = resources.steps(context, table, character, source)
        if far >= resources.NOT_NEAR:
            continue
        free: i64 = 0
        if source != target and context.features.garrison[source]:
            if people == ANY:
                free = board.armies_in(resources.common(context, table, source))
            else:
                free = board.army_count(resources.spare(context, table, source, True), people)
            if free > missing:
                free = missing
        most: i64 = resources.musters(context, table, character, source, people)
        if people == ANY and board.MUSTERS[source] >= 0 and resources.is_scarce(context, table, board.MUSTERS[source]):
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
                    price = resources.muster_price(context, table, character, source) * float(actions)
                rate: float = (worth * float(gain) - price) / effort
                if together:  # too few would be lost
                    enough: i64 = missing + present
                    if enough > 3:
                        enough = 3
                    if present + gain < enough:
                        rate *= float(present + gain) / float(enough)
                if rate > context.found_rate:
                    context.found_rate = rate
                    context.found_place = source
                    context.found_mustered = mustered
            mustered += 1


def offer_bringing(
    context: Context,
    table: FateState,
    character: i64,
    target: i64,
    people: i64,
    missing: i64,
    company: i64,
    share: float,
    found: Errands,
) -> None:
    """Offer the first step for the source found last: go there, muster, or march."""
    rate: float = context.found_rate
    if rate <= 0.02:
        return
    source: i64 = context.found_place
    if table.where[character] != source:
        found.offer(rate * share, resources.way(context, table, character, source, False))
    elif context.found_mustered:
        found.offer(rate * share, MUSTER + resources.most_at_once(table, character, source))
    else:
        load: i64 = _loaded(context, table, source, people, missing)
        if load and source != target:
            found.offer(rate * share, resources.way(context, table, character, target, True), load, company)


def _loaded(context: Context, table: FateState, source: i64, people: i64, missing: i64) -> i64:
    free: i64 = resources.spare(context, table, source, True)
    if people == ANY:
        free = resources.common(context, table, source)
    load: i64 = 0
    other: i64
    for other in range(board.NUM_PEOPLES):
        if people == ANY or people == other:
            count: i64 = board.army_count(free, other)
            if count > missing:
                count = missing
            missing -= count
            load += count * board.ONE_ARMY[other]
    return load
