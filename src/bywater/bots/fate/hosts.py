"""Errands of armies: battles, raids, the defence of havens, and hosts for objectives."""

from typing import Final

from mypy_extensions import i64

from bywater.bots.fate.means import (
    attack_dice,
    attack_worth,
    common,
    most_at_once,
    muster_price,
    musters,
    nearer_share,
    steps,
    way,
)
from bywater.bots.fate.mind import TO_RAID, Errands, Mind
from bywater.bots.fate.needed import ANY, MOST_NEEDS, NOBODY
from bywater.bots.fate.sources import find_source, know_source, offer_bringing, share_of
from bywater.bots.fate.tasks import may_spend_valor, prize
from bywater.core.codes import BIT, lowest
from bywater.games.fate.actions import ATTACK, MUSTER, TRAVEL
from bywater.games.fate.board import (
    FREE_ROADS,
    MUSTERS,
    NUM_PLACES,
    ROHAN_PEOPLE,
    armies_in,
    army_count,
)
from bywater.games.fate.cards import EOMER, FRODO, GANDALF, HONOR
from bywater.games.fate.deeds import musters_freely
from bywater.games.fate.rules import FateState

ENDANGERED: Final = 0.2


def add_attacks(mind: Mind, table: FateState, character: i64, found: Errands) -> None:
    sight = mind.sight
    place: i64
    number: i64
    for place in range(NUM_PLACES):
        if not table.shadow[place] or not sight.garrison[place]:
            continue
        far: float = steps(mind, table, character, place)
        if far > 6.0:
            continue
        value: float = attack_worth(mind, table, character, place, sight.garrison[place])
        found.about = TO_RAID
        for number in range(mind.needs.clears):
            if mind.needs.clear_place[number] == place:
                found.about = mind.needs.clear_task[number]
            if mind.needs.clear_only[number] == character and mind.needs.clear_place[number] == place:
                value += 1.0
                if mind.needs.clear_task[number] == HONOR:
                    value -= 0.5
                    if table.at_place(place) & ~BIT[character] and sight.garrison[place] == 1:
                        value += 2.5
        if value <= 0.05:
            continue
        if far == 0.0:
            found.offer(mind.weights.attacking * value, ATTACK + attack_dice(table, place, sight.garrison[place]))
        else:
            rate: float = mind.weights.attacking * nearer_share(mind, table, character, place) * value / (far + 1.0)
            found.offer(rate, way(mind, table, character, place, False))
    found.about = -1


def add_raids(mind: Mind, table: FateState, character: i64, found: Errands) -> None:
    """Armies that can be spared fall upon the Shadow next to them: it thins its ranks and draws the Eye."""
    sight = mind.sight
    sources: i64 = mind.sources
    while sources:
        source: i64 = lowest(sources)
        sources &= sources - 1
        far: float = steps(mind, table, character, source)
        if far > 4.0:
            continue
        here: i64 = common(mind, table, source)
        force: i64 = armies_in(here)
        mustered: i64 = 0
        people: i64 = MUSTERS[source]
        if force < 3 and people >= 0 and musters_freely(character, people):
            mustered = 3 - force
            if army_count(table.supply, people) < mustered:
                mustered = army_count(table.supply, people)
        force += mustered
        if not force:
            continue
        places: i64 = FREE_ROADS[source]
        while places:
            place: i64 = lowest(places)
            places &= places - 1
            shadow: i64 = table.shadow[place]
            together: i64 = sight.garrison[place] + force
            if not shadow or (together < 2 and together < shadow):
                continue
            value: float = attack_worth(mind, table, character, place, together)
            rate: float = mind.weights.raiding * value / (far + float(mustered) + 2.0)
            if rate <= 0.05:
                continue
            if far > 0.0:
                found.offer(rate, way(mind, table, character, source, False))
            elif mustered:
                found.offer(rate, MUSTER + 1)
            else:
                found.offer(rate, TRAVEL + place, here)


def add_defence(mind: Mind, table: FateState, character: i64, found: Errands) -> None:
    """Armies for havens that may fall."""
    sight = mind.sight
    havens: i64 = table.havens
    while havens:
        haven: i64 = lowest(havens)
        havens &= havens - 1
        if mind.threats.danger[haven] < ENDANGERED:
            continue
        far: float = steps(mind, table, character, haven)
        more: i64 = 1
        if character == GANDALF:
            more = 2
        rate: float = 0.0
        most: i64 = musters(mind, table, character, haven, ANY)
        if most > 3:
            most = 3
        actions: i64
        for actions in range(1, most + 1):
            relief: float = mind.threats.relief(table, sight, haven, more * actions) * sight.hope_worth
            gain: float = relief - float(actions) * muster_price(mind, table, character, haven)
            gain *= mind.weights.defending / (far + float(actions))
            if gain > rate:
                rate = gain
        if rate > 0.0 and far == 0.0:
            found.offer(rate + 0.1, MUSTER + most_at_once(table, character, haven))
        elif rate > 0.0 and far < 6.0:
            rate *= nearer_share(mind, table, character, haven)
            found.offer(rate, way(mind, table, character, haven, False))
        worth: float = mind.weights.defending * mind.threats.relief(table, sight, haven, 2) * sight.hope_worth / 2.0
        if worth > 0.1:
            find_source(mind, table, character, haven, ANY, 2, worth, False, 0)
            offer_bringing(mind, table, character, haven, ANY, 2, 0, 1.0, found)


def add_holds(mind: Mind, table: FateState, character: i64, found: Errands) -> None:
    needs = mind.needs
    number: i64
    place: i64
    missing: i64
    for number in range(needs.holds):
        missing = needs.missing(table, mind.sight, number)
        if missing > 0:
            found.about = needs.hold_task[number]
            know_source(mind, table, character, number)
            slot: i64 = character * MOST_NEEDS + number
            mind.found_rate = mind.source_rate[slot]
            mind.found_place = mind.source_place[slot]
            mind.found_mustered = mind.source_mustered[slot]
            share: float = 1.0
            if mind.found_rate > 0.02:
                share = share_of(mind, table, character, number)
            offer_bringing(
                mind, table, character, needs.hold_place[number], needs.hold_people[number], missing, 0, share, found
            )
    found.about = -1
    if may_spend_valor(mind, table, table.owner_of[character]):
        places: i64 = table.strongholds
        while places:
            place = lowest(places)
            places &= places - 1
            if not table.shadow[place] and not mind.sight.garrison[place]:
                find_source(mind, table, character, place, ANY, 1, 0.8 * prize(mind, place), False, 0)
                offer_bringing(mind, table, character, place, ANY, 1, 0, 1.0, found)
    for number in range(needs.clears):
        found.about = needs.clear_task[number]
        _add_clearing(mind, table, character, number, found)
    found.about = -1


def _add_clearing(mind: Mind, table: FateState, character: i64, number: i64, found: Errands) -> None:
    """Armies to where the Shadow must be driven out."""
    needs = mind.needs
    only: i64 = needs.clear_only[number]
    place: i64 = needs.clear_place[number]
    if only != NOBODY and only != character:
        return
    honor: bool = needs.clear_task[number] == HONOR
    want: i64 = table.shadow[place] + 1
    if want > 5:
        want = 5
    if honor:
        want = 1
    garrison: i64 = mind.sight.garrison[place]
    enough: i64 = 3
    if want < enough:
        enough = want
    if garrison >= enough and not (table.strongholds >> place) & 1:
        return
    if garrison >= want:
        return
    people: i64 = ANY
    if only == EOMER:
        people = ROHAN_PEOPLE
    company: i64 = 0
    if honor:
        company = table.at_place(table.where[character]) & ~BIT[character] & ~BIT[FRODO]
        company &= -company
    worth: float = mind.weights.clearing * mind.weights.cleared
    if only == character:
        worth *= 1.5
    find_source(mind, table, character, place, people, want - garrison, worth, not honor, garrison)
    offer_bringing(mind, table, character, place, people, want - garrison, company, 1.0, found)


def add_mustering(mind: Mind, table: FateState, character: i64, found: Errands) -> None:
    """An army for nothing where one stands is always worth something."""
    people: i64 = MUSTERS[table.where[character]]
    if people >= 0 and musters_freely(character, people) and army_count(table.supply, people):
        found.offer(mind.weights.mustering, MUSTER + most_at_once(table, character, table.where[character]))
