"""Errands of armies: battles, raids, the defence of havens, and armies for objectives."""

from typing import Final

from mypy_extensions import i64

from bywater.bots.fate.evaluation import resources
from bywater.bots.fate.evaluation.context import GOAL_RAID, Context, Errands
from bywater.bots.fate.evaluation.requirements import ANY, MAX_NEEDS, NOBODY
from bywater.bots.fate.planning import reinforcements
from bywater.bots.fate.planning.objectives import may_spend_valor, prize
from bywater.core.bits import BIT, lowest_bit
from bywater.games.fate.model import board
from bywater.games.fate.model import cards as box
from bywater.games.fate.model.actions import ATTACK, MUSTER, TRAVEL
from bywater.games.fate.rules.armies import musters_freely
from bywater.games.fate.state import FateState

ENDANGERED: Final = 0.2


def add_attacks(context: Context, table: FateState, character: i64, found: Errands) -> None:
    features = context.features
    place: i64
    number: i64
    for place in range(board.NUM_PLACES):
        if not table.shadow[place] or not features.garrison[place]:
            continue
        far: float = resources.steps(context, table, character, place)
        if far > 6.0:
            continue
        value: float = resources.attack_worth(context, table, character, place, features.garrison[place])
        found.about = GOAL_RAID
        for number in range(context.needs.clears):
            if context.needs.clear_place[number] == place:
                found.about = context.needs.clear_task[number]
            if context.needs.clear_only[number] == character and context.needs.clear_place[number] == place:
                value += 1.0
                if context.needs.clear_task[number] == box.HONOR:
                    value -= 0.5
                    if table.at_place(place) & ~BIT[character] and features.garrison[place] == 1:
                        value += 2.5
        if value <= 0.05:
            continue
        if far == 0.0:
            found.offer(
                context.weights.attacking * value,
                ATTACK + resources.attack_dice(table, place, features.garrison[place]),
            )
        else:
            rate: float = (
                context.weights.attacking
                * resources.nearer_share(context, table, character, place)
                * value
                / (far + 1.0)
            )
            found.offer(rate, resources.way(context, table, character, place, False))
    found.about = -1


def add_raids(context: Context, table: FateState, character: i64, found: Errands) -> None:
    """Add raids: attacks by spare armies on neighbouring shadow armies, which also draw the Eye."""
    features = context.features
    sources: i64 = context.sources
    while sources:
        source: i64 = lowest_bit(sources)
        sources &= sources - 1
        far: float = resources.steps(context, table, character, source)
        if far > 4.0:
            continue
        here: i64 = resources.common(context, table, source)
        force: i64 = board.armies_in(here)
        mustered: i64 = 0
        people: i64 = board.MUSTERS[source]
        if force < 3 and people >= 0 and musters_freely(character, people):
            mustered = 3 - force
            if board.army_count(table.supply, people) < mustered:
                mustered = board.army_count(table.supply, people)
        force += mustered
        if not force:
            continue
        places: i64 = board.FREE_ROADS[source]
        while places:
            place: i64 = lowest_bit(places)
            places &= places - 1
            shadow: i64 = table.shadow[place]
            together: i64 = features.garrison[place] + force
            if not shadow or (together < 2 and together < shadow):
                continue
            value: float = resources.attack_worth(context, table, character, place, together)
            rate: float = context.weights.raiding * value / (far + float(mustered) + 2.0)
            if rate <= 0.05:
                continue
            if far > 0.0:
                found.offer(rate, resources.way(context, table, character, source, False))
            elif mustered:
                found.offer(rate, MUSTER + 1)
            else:
                found.offer(rate, TRAVEL + place, here)


def add_defence(context: Context, table: FateState, character: i64, found: Errands) -> None:
    """Add errands that bring armies to havens in danger."""
    features = context.features
    havens: i64 = table.havens
    while havens:
        haven: i64 = lowest_bit(havens)
        havens &= havens - 1
        if context.threats.danger[haven] < ENDANGERED:
            continue
        far: float = resources.steps(context, table, character, haven)
        more: i64 = 1
        if character == box.GANDALF:
            more = 2
        rate: float = 0.0
        most: i64 = resources.musters(context, table, character, haven, ANY)
        if most > 3:
            most = 3
        actions: i64
        for actions in range(1, most + 1):
            relief: float = context.threats.relief(table, features, haven, more * actions) * features.hope_worth
            gain: float = relief - float(actions) * resources.muster_price(context, table, character, haven)
            gain *= context.weights.defending / (far + float(actions))
            if gain > rate:
                rate = gain
        if rate > 0.0 and far == 0.0:
            found.offer(rate + 0.1, MUSTER + resources.most_at_once(table, character, haven))
        elif rate > 0.0 and far < 6.0:
            rate *= resources.nearer_share(context, table, character, haven)
            found.offer(rate, resources.way(context, table, character, haven, False))
        worth: float = (
            context.weights.defending * context.threats.relief(table, features, haven, 2) * features.hope_worth / 2.0
        )
        if worth > 0.1:
            reinforcements.find_source(context, table, character, haven, ANY, 2, worth, False, 0)
            reinforcements.offer_bringing(context, table, character, haven, ANY, 2, 0, 1.0, found)


def add_holds(context: Context, table: FateState, character: i64, found: Errands) -> None:
    needs = context.needs
    number: i64
    place: i64
    missing: i64
    for number in range(needs.holds):
        missing = needs.missing(table, context.features, number)
        if missing > 0:
            found.about = needs.hold_task[number]
            reinforcements.find_source_once(context, table, character, number)
            slot: i64 = character * MAX_NEEDS + number
            context.found_rate = context.source_rate[slot]
            context.found_place = context.source_place[slot]
            context.found_mustered = context.source_mustered[slot]
            share: float = 1.0
            if context.found_rate > 0.02:
                share = reinforcements.share_of(context, table, character, number)
            reinforcements.offer_bringing(
                context, table, character, needs.hold_place[number], needs.hold_people[number], missing, 0, share, found
            )
    found.about = -1
    if may_spend_valor(context, table, table.owner_of[character]):
        places: i64 = table.strongholds
        while places:
            place = lowest_bit(places)
            places &= places - 1
            if not table.shadow[place] and not context.features.garrison[place]:
                reinforcements.find_source(
                    context, table, character, place, ANY, 1, 0.8 * prize(context, place), False, 0
                )
                reinforcements.offer_bringing(context, table, character, place, ANY, 1, 0, 1.0, found)
    for number in range(needs.clears):
        found.about = needs.clear_task[number]
        _add_clearing(context, table, character, number, found)
    found.about = -1


def _add_clearing(context: Context, table: FateState, character: i64, number: i64, found: Errands) -> None:
    """Add errands that bring armies to places that must be cleared of the Shadow."""
    needs = context.needs
    only: i64 = needs.clear_only[number]
    place: i64 = needs.clear_place[number]
    if only != NOBODY and only != character:
        return
    honor: bool = needs.clear_task[number] == box.HONOR
    want: i64 = table.shadow[place] + 1
    if want > 5:
        want = 5
    if honor:
        want = 1
    garrison: i64 = context.features.garrison[place]
    enough: i64 = 3
    if want < enough:
        enough = want
    if garrison >= enough and not (table.strongholds >> place) & 1:
        return
    if garrison >= want:
        return
    people: i64 = ANY
    if only == box.EOMER:
        people = board.ROHAN_PEOPLE
    company: i64 = 0
    if honor:
        company = table.at_place(table.where[character]) & ~BIT[character] & ~BIT[box.FRODO]
        company &= -company
    worth: float = context.weights.clearing * context.weights.cleared
    if only == character:
        worth *= 1.5
    reinforcements.find_source(context, table, character, place, people, want - garrison, worth, not honor, garrison)
    reinforcements.offer_bringing(context, table, character, place, people, want - garrison, company, 1.0, found)
