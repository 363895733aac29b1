"""Errands for objectives that want characters at a place, symbols, or a stronghold."""

from typing import Final

from mypy_extensions import i64

from bywater.bots.fate.means import NOT_NEAR, steps, way
from bywater.bots.fate.mind import Errands, Mind
from bywater.bots.fate.needed import NOBODY
from bywater.bots.fate.worth import can_pay, symbol_worth, task_price, wanted_by_tasks
from bywater.core.codes import BIT, lowest
from bywater.games.fate.actions import (
    ANDURIL,
    CAPTURE,
    CAPTURE_OTHERWISE,
    CRAFT,
    FRIEND,
    OATH,
    OBJECTIVE,
    PLEDGE,
    SLINK,
    SONG,
    WALK,
    WISDOM,
)
from bywater.games.fate.board import (
    FRIENDSHIP,
    MOST_HOPE,
    MUSTERS,
    PLACES_OF,
    SHADOW_PLACES,
    STEALTH,
    VALOR,
)
from bywater.games.fate.cards import (
    ALL_REGION_CARDS,
    ARAGORN,
    BOROMIR,
    FARAMIR,
    GIMLI,
    GOLLUM,
    HOBBITS,
    LEGOLAS,
    MERRY,
    OATHBREAKERS,
    SIX,
    WITH_SYMBOL,
    region_of,
)
from bywater.games.fate.deeds import can_be_wise, other_capture_cost, slinkable
from bywater.games.fate.rules import FateState
from bywater.games.fate.state import USED_CRAFT, USED_FRIEND, USED_SLINKER, USED_WALK

AT_ONCE: Final = 9.0


def add_abilities(mind: Mind, table: FateState, character: i64, found: Errands) -> None:
    sight = mind.sight
    seat: i64 = table.owner_of[character]
    place: i64 = table.where[character]
    have: i64
    worth: float
    if character == LEGOLAS and not table.used & USED_WALK:
        have = sight.have[seat * 4 + STEALTH]
        worth = symbol_worth(mind, table, seat, STEALTH, have + 1)
        if have >= 2:
            worth *= 0.7
        found.offer(mind.weights.token * worth, WALK, 0, 0, 1)
    elif character == MERRY:
        have = sight.have[seat * 4 + FRIENDSHIP]
        worth = symbol_worth(mind, table, seat, FRIENDSHIP, have + 1)
        if have < 8 and worth < mind.weights.lures:
            worth = mind.weights.lures
        if not table.used & USED_FRIEND:
            found.offer(mind.weights.token * worth, FRIEND, 0, 0, 1)
        _add_song(mind, table, have, found)
    elif character == GIMLI and not table.used & USED_CRAFT:
        have = sight.have[seat * 4 + VALOR]
        found.offer(mind.weights.token * symbol_worth(mind, table, seat, VALOR, have + 1), CRAFT, 0, 0, 1)
    elif character == FARAMIR and can_be_wise(table, place):
        found.offer(1.2, WISDOM, 0, 0, 1)
    elif character == ARAGORN and table.shadow[place]:
        worth = 0.2 + mind.threats.removal(table, sight, place, 1)
        if mind.needs.wants_clear(place):
            worth += mind.weights.cleared
        found.offer(worth, ANDURIL, 0, 0, 1)
    elif character == GOLLUM and not table.used & USED_SLINKER:
        cards: i64 = slinkable(table) & WITH_SYMBOL[STEALTH]
        if cards:
            have = sight.have[seat * 4 + STEALTH]
            found.offer(symbol_worth(mind, table, seat, STEALTH, have + 1), SLINK + lowest(cards), 0, 0, 1)


def _add_song(mind: Mind, table: FateState, friendship: i64, found: Errands) -> None:
    """A song for Frodo: three Friendship for two hope, and the way to him."""
    gain: i64 = MOST_HOPE - table.hope
    if gain > 2:
        gain = 2
    short: i64 = 3 + promised_friendship(mind, table) - friendship
    if short < 0:
        short = 0
    if gain <= 0 or short > 1:
        return
    far: float = steps(mind, table, MERRY, mind.sight.frodo)
    value: float = mind.weights.song * float(gain) * mind.sight.hope_worth
    if far == 0.0:
        if not short:
            found.offer(value, SONG)
    elif far < NOT_NEAR:
        found.offer(value / (far + 1.0 + float(short)), way(mind, table, MERRY, mind.sight.frodo, False))


def promised_friendship(mind: Mind, table: FateState) -> i64:
    """The Friendship that a meeting will ask of the Hobbits' player."""
    tasks: i64 = mind.needs.meets
    while tasks:
        task: i64 = lowest(tasks)
        tasks &= tasks - 1
        payer: i64 = mind.payer[task]
        if payer >= 0 and table.owner_of[payer] == table.owner_of[MERRY]:
            return task_price(table, task) & 7
    return 0


# -- one or two at a place ----------------------------------------------------------------------


def add_visits(mind: Mind, table: FateState, character: i64, found: Errands) -> None:
    needs = mind.needs
    number: i64
    for number in range(needs.visits):
        if needs.visit_who[number] != character:
            continue
        task: i64 = needs.visit_task[number]
        found.about = task
        place: i64 = needs.visit_place[number]
        if task != OATHBREAKERS and task != SIX:
            if not can_pay(mind, table.owner_of[character], task_price(table, task)):
                continue
        if table.where[character] == place:
            if task == OATHBREAKERS:
                found.offer(AT_ONCE, OATH)
            else:
                found.offer(AT_ONCE, OBJECTIVE + task)
        else:
            far: float = steps(mind, table, character, place)
            if far < NOT_NEAR:
                found.offer(
                    mind.weights.visit * mind.task_worth / (far + 1.0), way(mind, table, character, place, False)
                )
    found.about = -1


def add_pledges(mind: Mind, table: FateState, found: Errands) -> None:
    """A pledge at a haven whose card the Hobbits' player holds."""
    if not mind.sight.is_open(HOBBITS):
        return
    cards: i64 = table.hands[table.owner_of[MERRY]] & ALL_REGION_CARDS
    if not table.settings.pledge_any:
        cards &= WITH_SYMBOL[FRIENDSHIP]
    while cards:
        card: i64 = lowest(cards)
        cards &= cards - 1
        havens: i64 = table.havens & PLACES_OF[region_of(card)]
        while havens:
            haven: i64 = lowest(havens)
            havens &= havens - 1
            people: i64 = MUSTERS[haven]
            if people < 0 or (table.pledged >> people) & 1:
                continue
            if table.where[MERRY] == haven:
                found.offer(4.0, PLEDGE + card)
            else:
                far: float = steps(mind, table, MERRY, haven)
                if far < NOT_NEAR:
                    found.offer(0.5 * mind.task_worth / (far + 1.0), way(mind, table, MERRY, haven, False))


# -- strongholds --------------------------------------------------------------------------------


def may_spend_valor(mind: Mind, table: FateState, seat: i64) -> bool:
    """Whether no objective will ask this player for Valor."""
    return mind.sight.have[seat * 4 + VALOR] >= 3 + wanted_by_tasks(mind, table, VALOR)


def prize(mind: Mind, place: i64) -> float:
    """What a stronghold is worth that no objective asks for: hope, and no more armies from there."""
    worth: float = 2.0 * mind.sight.hope_worth
    if (SHADOW_PLACES >> place) & 1:
        worth += 1.5
    return worth


def add_captures(mind: Mind, table: FateState, character: i64, found: Errands) -> None:
    sight = mind.sight
    seat: i64 = table.owner_of[character]
    places: i64 = table.strongholds
    number: i64
    for number in range(mind.needs.seizes):
        places |= BIT[mind.needs.seize_place[number]]
    while places:
        place: i64 = lowest(places)
        places &= places - 1
        if table.shadow[place] or not sight.garrison[place]:
            continue
        wanted_here: bool = False
        found.about = -1
        only: i64 = NOBODY
        for number in range(mind.needs.seizes):
            if mind.needs.seize_place[number] == place:
                wanted_here = True
                only = mind.needs.seize_only[number]
                found.about = mind.needs.seize_task[number]
        if only != NOBODY and only != character:
            continue
        value: float = 2.0 + mind.weights.seizing * mind.task_worth
        if not wanted_here:
            if not may_spend_valor(mind, table, seat):
                continue
            value = prize(mind, place)
        far: float = steps(mind, table, character, place)
        if far >= NOT_NEAR:
            continue
        price: i64 = 3
        if character == BOROMIR:
            price = 2
        other: i64 = other_capture_cost(table, character, place)
        able: bool = sight.have[seat * 4 + VALOR] >= price
        if not able and not (other and can_pay(mind, seat, other)):
            continue
        if far == 0.0:
            found.offer(value, CAPTURE)
            found.offer(value - 0.01, CAPTURE_OTHERWISE)
        else:
            found.offer(value / (far + 1.0), way(mind, table, character, place, False))
    found.about = -1
