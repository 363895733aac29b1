"""Errands for objectives: abilities, visits and captures."""

from typing import Final

from mypy_extensions import i64

from bywater.bots.fate.evaluation import values
from bywater.bots.fate.evaluation.context import Context, Errands
from bywater.bots.fate.evaluation.requirements import NOBODY
from bywater.bots.fate.evaluation.resources import NOT_NEAR, steps, way
from bywater.core.bits import BIT, lowest_bit
from bywater.games.fate.model import actions as act
from bywater.games.fate.model import board
from bywater.games.fate.model import cards as box
from bywater.games.fate.model.frames import USED_CRAFT, USED_FRIEND, USED_SLINKER, USED_WALK
from bywater.games.fate.rules.abilities import can_be_wise, slinkable
from bywater.games.fate.rules.havens import other_capture_cost
from bywater.games.fate.state import FateState

AT_ONCE: Final = 9.0  # the rate of completing an objective now


def add_abilities(context: Context, table: FateState, character: i64, found: Errands) -> None:
    features = context.features
    seat: i64 = table.owner_of[character]
    place: i64 = table.where[character]
    have: i64
    worth: float
    if character == box.LEGOLAS and not table.used & USED_WALK:
        have = features.have[seat * 4 + board.STEALTH]
        worth = values.symbol_worth(context, table, seat, board.STEALTH, have + 1)
        if have >= 2:
            worth *= 0.7
        found.offer(context.weights.token * worth, act.WALK, 0, 0, 1)
    elif character == box.MERRY:
        have = features.have[seat * 4 + board.FRIENDSHIP]
        worth = values.symbol_worth(context, table, seat, board.FRIENDSHIP, have + 1)
        if have < 8 and worth < context.weights.lures:
            worth = context.weights.lures
        if not table.used & USED_FRIEND:
            found.offer(context.weights.token * worth, act.FRIEND, 0, 0, 1)
        _add_song(context, table, have, found)
    elif character == box.GIMLI and not table.used & USED_CRAFT:
        have = features.have[seat * 4 + board.VALOR]
        found.offer(
            context.weights.token * values.symbol_worth(context, table, seat, board.VALOR, have + 1), act.CRAFT, 0, 0, 1
        )
    elif character == box.FARAMIR and can_be_wise(table, place):
        found.offer(1.2, act.WISDOM, 0, 0, 1)
    elif character == box.ARAGORN and table.shadow[place]:
        worth = 0.2 + context.threats.removal(table, features, place, 1)
        if context.needs.wants_clear(place):
            worth += context.weights.cleared
        found.offer(worth, act.ANDURIL, 0, 0, 1)
    elif character == box.GOLLUM and not table.used & USED_SLINKER:
        cards: i64 = slinkable(table) & box.WITH_SYMBOL[board.STEALTH]
        if cards:
            have = features.have[seat * 4 + board.STEALTH]
            found.offer(
                values.symbol_worth(context, table, seat, board.STEALTH, have + 1),
                act.SLINK + lowest_bit(cards),
                0,
                0,
                1,
            )


def _add_song(context: Context, table: FateState, friendship: i64, found: Errands) -> None:
    """A song for Frodo: three Friendship for two hope, and the way to him."""
    gain: i64 = board.MAX_HOPE - table.hope
    if gain > 2:
        gain = 2
    short: i64 = 3 + promised_friendship(context, table) - friendship
    if short < 0:
        short = 0
    if gain <= 0 or short > 1:
        return
    far: float = steps(context, table, box.MERRY, context.features.frodo)
    value: float = context.weights.song * float(gain) * context.features.hope_worth
    if far == 0.0:
        if not short:
            found.offer(value, act.SONG)
    elif far < NOT_NEAR:
        found.offer(value / (far + 1.0 + float(short)), way(context, table, box.MERRY, context.features.frodo, False))


def promised_friendship(context: Context, table: FateState) -> i64:
    """Return the Friendship that a meeting will cost the player of Merry and Pippin."""
    tasks: i64 = context.needs.meets
    while tasks:
        task: i64 = lowest_bit(tasks)
        tasks &= tasks - 1
        payer: i64 = context.payer[task]
        if payer >= 0 and table.owner_of[payer] == table.owner_of[box.MERRY]:
            return values.task_price(table, task) & 7
    return 0


# -- one or two at a place ----------------------------------------------------------------------


def add_visits(context: Context, table: FateState, character: i64, found: Errands) -> None:
    needs = context.needs
    number: i64
    for number in range(needs.visits):
        if needs.visit_who[number] != character:
            continue
        task: i64 = needs.visit_task[number]
        found.about = task
        place: i64 = needs.visit_place[number]
        if task != box.OATHBREAKERS and task != box.SIX:
            if not values.can_pay(context, table.owner_of[character], values.task_price(table, task)):
                continue
        if table.where[character] == place:
            if task == box.OATHBREAKERS:
                found.offer(AT_ONCE, act.OATH)
            else:
                found.offer(AT_ONCE, act.OBJECTIVE + task)
        else:
            far: float = steps(context, table, character, place)
            if far < NOT_NEAR:
                found.offer(
                    context.weights.visit * context.task_worth / (far + 1.0),
                    way(context, table, character, place, False),
                )
    found.about = -1


# -- strongholds --------------------------------------------------------------------------------


def may_spend_valor(context: Context, table: FateState, seat: i64) -> bool:
    """Whether a player has three Valor beyond what objectives will cost."""
    return context.features.have[seat * 4 + board.VALOR] >= 3 + values.wanted_by_tasks(context, table, board.VALOR)


def prize(context: Context, place: i64) -> float:
    """Return the value of a stronghold that no objective needs: hope, and no more armies from there."""
    worth: float = 2.0 * context.features.hope_worth
    if (board.SHADOW_PLACES >> place) & 1:
        worth += 1.5
    return worth


def add_captures(context: Context, table: FateState, character: i64, found: Errands) -> None:
    features = context.features
    seat: i64 = table.owner_of[character]
    places: i64 = table.strongholds
    number: i64
    for number in range(context.needs.seizes):
        places |= BIT[context.needs.seize_place[number]]
    while places:
        place: i64 = lowest_bit(places)
        places &= places - 1
        if table.shadow[place] or not features.garrison[place]:
            continue
        wanted_here: bool = False
        found.about = -1
        only: i64 = NOBODY
        for number in range(context.needs.seizes):
            if context.needs.seize_place[number] == place:
                wanted_here = True
                only = context.needs.seize_only[number]
                found.about = context.needs.seize_task[number]
        if only != NOBODY and only != character:
            continue
        value: float = 2.0 + context.weights.seizing * context.task_worth
        if not wanted_here:
            if not may_spend_valor(context, table, seat):
                continue
            value = prize(context, place)
        far: float = steps(context, table, character, place)
        if far >= NOT_NEAR:
            continue
        price: i64 = 3
        if character == box.BOROMIR:
            price = 2
        other: i64 = other_capture_cost(table, character, place)
        able: bool = features.have[seat * 4 + board.VALOR] >= price
        if not able and not (other and values.can_pay(context, seat, other)):
            continue
        if far == 0.0:
            found.offer(value, act.CAPTURE)
            found.offer(value - 0.01, act.CAPTURE_OTHERWISE)
        else:
            found.offer(value / (far + 1.0), way(context, table, character, place, False))
    found.about = -1
