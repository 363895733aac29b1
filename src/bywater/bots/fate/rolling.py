"""After the dice: what a reroll, Valor or a friend's help is worth, and who falls."""

from typing import Final

from mypy_extensions import i64

from bywater.bots.fate.mind import Mind
from bywater.bots.fate.sight import RING_PRICE
from bywater.core.codes import BIT
from bywater.core.stack import a_of, b_of, c_of, kind_of, seat_of
from bywater.games.fate.actions import (
    AMBUSH_DIE,
    BOMBADIL,
    DEFY,
    DIE_BATTLE,
    DIE_SEARCH,
    DISREGARD,
    DONE,
    LOSE,
    NENYA,
    PASS,
    RANGER,
    REROLL_BATTLE,
    REROLL_SEARCH,
    SAMS_AID,
    SPARE,
    SPEND_VALOR,
    TURN_BATTLE,
    TURN_NUMBER,
    TURN_SEARCH,
)
from bywater.games.fate.board import NUM_PEOPLES, REGION_OF, RESISTANCE, VALOR, army_count
from bywater.games.fate.cards import ARAGORN, BALROG, DESTROY_RING, EOWYN
from bywater.games.fate.dice import (
    EXCHANGE,
    EXPOSED,
    NAZGUL_FACE,
    NUM_FACES,
    ONE_DIE,
    OVERRUN,
    ROUT,
    SLIP,
    WEARY,
    showing,
)
from bywater.games.fate.perils import peril_loss
from bywater.games.fate.rolls import roll_place
from bywater.games.fate.rules import FateState
from bywater.games.fate.state import SEARCH

FALLS: Final = 4.0


def choose_roll(mind: Mind, table: FateState, packed: i64) -> i64:
    if b_of(packed):
        return _battle_roll(mind, table, seat_of(packed))
    return _search_roll(mind, table, seat_of(packed))


# -- searches -----------------------------------------------------------------------------------


def _is_last(table: FateState) -> bool:
    level: i64 = table.height - 1
    while level >= 0:
        if kind_of(table.stack[level]) == SEARCH:
            return b_of(table.stack[level]) == 1
        level -= 1
    return False


def _search_roll(mind: Mind, table: FateState, seat: i64) -> i64:
    sight = mind.sight
    dice: i64 = table.dice
    haven: bool = (table.havens >> sight.frodo) & 1 == 1
    lost: i64 = showing(dice, WEARY)
    face: i64 = WEARY
    if not lost:
        face = EXPOSED
    if not haven:
        lost += showing(dice, EXPOSED)
    if not lost:
        return PASS
    last: bool = _is_last(table)
    left: i64 = table.hope - lost
    if last and left > 0:
        return PASS  # it is enough
    if table.allows(RANGER + face):
        return RANGER + face
    if table.allows(TURN_SEARCH + TURN_NUMBER[face * 4 + SLIP]):
        return TURN_SEARCH + TURN_NUMBER[face * 4 + SLIP]
    desperate: bool = left <= 0
    aid: i64 = SAMS_AID
    if face == EXPOSED:
        aid += 1
    if table.allows(aid) and (desperate or table.hope <= 5 or sight.open_tasks == BIT[DESTROY_RING]):
        return aid
    if table.allows(BOMBADIL) and (desperate or lost >= 3):
        return BOMBADIL
    if table.allows(REROLL_SEARCH + face):
        have: i64 = sight.have[seat * 4 + RESISTANCE]
        if seat == sight.bearer:
            have -= RING_PRICE
        if desperate or last or (have > 0 and (table.hope <= 4 or not sight.missing_resistance)):
            return REROLL_SEARCH + face
    return PASS


# -- battles ------------------------------------------------------------------------------------


def battle_worth(table: FateState, garrison: i64, place: i64, dice: i64) -> float:
    """What a battle is worth as these dice would end it."""
    haven: bool = (table.havens >> place) & 1 == 1
    killed: i64 = showing(dice, ROUT)
    if table.where[ARAGORN] == place:
        killed += killed
    killed += showing(dice, EXCHANGE)
    lost: i64 = showing(dice, EXCHANGE)
    if not haven:
        lost += showing(dice, OVERRUN)
    if table.nazgul[REGION_OF[place]] and table.where[EOWYN] != place:
        lost += 2 * showing(dice, NAZGUL_FACE)
    shadow: i64 = table.shadow[place] - killed
    if shadow < 0:
        shadow = 0
    friends: i64 = garrison - lost
    if friends < 0:
        friends = 0
    worth: float = 0.5 * float(friends - shadow)
    if haven and shadow and not friends:
        worth -= FALLS
    return worth


def _rerolled(table: FateState, garrison: i64, place: i64, dice: i64, face: i64) -> float:
    """What one must expect of a die that is rolled again."""
    rest: i64 = dice - ONE_DIE[face]
    return (
        0.3333 * battle_worth(table, garrison, place, rest + ONE_DIE[ROUT])
        + 0.3333 * battle_worth(table, garrison, place, rest + ONE_DIE[EXCHANGE])
        + 0.1667 * battle_worth(table, garrison, place, rest + ONE_DIE[OVERRUN])
        + 0.1667 * battle_worth(table, garrison, place, rest + ONE_DIE[NAZGUL_FACE])
    )


def _battle_roll(mind: Mind, table: FateState, seat: i64) -> i64:
    sight = mind.sight
    place: i64 = roll_place(table)
    garrison: i64 = sight.garrison[place]
    dice: i64 = table.dice
    now: float = battle_worth(table, garrison, place, dice)
    falls: bool = now <= -FALLS
    resistance: float = _resistance_price(mind, table, seat, falls)
    valor: float = 0.9
    if sight.have[seat * 4 + VALOR] > 3:
        valor = 0.5
    best: i64 = PASS
    gain: float = 0.0
    face: i64
    for face in range(NUM_FACES):
        if not showing(dice, face):
            continue
        chance: float = _rerolled(table, garrison, place, dice, face) - now
        better: float = battle_worth(table, garrison, place, dice - ONE_DIE[face] + ONE_DIE[ROUT]) - now
        if chance - 0.05 > gain and table.allows(NENYA + face):
            best = NENYA + face
            gain = chance - 0.05
        if chance - resistance > gain and table.allows(REROLL_BATTLE + face):
            best = REROLL_BATTLE + face
            gain = chance - resistance
        if face != ROUT and better - valor > gain and table.allows(TURN_BATTLE + TURN_NUMBER[face * 4 + ROUT]):
            best = TURN_BATTLE + TURN_NUMBER[face * 4 + ROUT]
            gain = better - valor
        if better - 0.9 > gain and table.allows(AMBUSH_DIE + face):
            best = AMBUSH_DIE + face
            gain = better - 0.9
        if gain < 1.5 and face != NAZGUL_FACE and table.nazgul[REGION_OF[place]] and table.allows(DEFY + face):
            best = DEFY + face
            gain = 1.5
        if falls and chance > 1.0 and gain < 0.5 and table.allows(BOMBADIL):
            best = BOMBADIL
            gain = 0.5
    return best


def _resistance_price(mind: Mind, table: FateState, seat: i64, falls: bool) -> float:
    if seat == mind.sight.bearer and mind.sight.have[seat * 4 + RESISTANCE] <= RING_PRICE:
        if falls and table.hope <= 4:
            return 1.2
        return 2.5
    if falls:
        return 0.6
    return 1.0


def choose_after_battle(mind: Mind, table: FateState, packed: i64) -> i64:
    """Valor saves a haven, or finishes what an objective asks for."""
    sight = mind.sight
    place: i64 = a_of(table.under())
    valor: i64 = sight.have[seat_of(packed) * 4 + VALOR]
    if (table.havens >> place) & 1 and not sight.garrison[place]:
        if valor >= table.shadow[place]:
            return SPEND_VALOR
        return PASS
    if mind.needs.strongholds_wanted:
        valor -= 3
    if valor <= 0:
        return PASS
    if mind.needs.wants_clear(place) or mind.threats.removal(table, sight, place, 1) > 0.5:
        return SPEND_VALOR
    return PASS


def choose_loss(mind: Mind, table: FateState, packed: i64) -> i64:
    """The people that is missed least: none that an objective counts on."""
    place: i64 = b_of(packed)
    best: i64 = -1
    least: float = 0.0
    people: i64
    for people in range(NUM_PEOPLES):
        count: i64 = army_count(table.friends[place], people)
        if not count:
            continue
        missed: float = -0.1 * float(army_count(table.supply, people))
        if count <= mind.needs.bound(place, people):
            missed += 2.0
        if (mind.needs.wanted_peoples >> people) & 1:
            missed += 0.5
        if best < 0 or missed < least:
            best = people
            least = missed
    return LOSE + best


def choose_picked_dice(mind: Mind, table: FateState, packed: i64) -> i64:
    """Tom Bombadil: the worst dice, one after the other."""
    face: i64
    if c_of(packed):
        for face in range(1, NUM_FACES):
            if table.allows(DIE_BATTLE + face):
                return DIE_BATTLE + face
    else:
        if table.allows(DIE_SEARCH + WEARY):
            return DIE_SEARCH + WEARY
        if not (table.havens >> mind.sight.frodo) & 1 and table.allows(DIE_SEARCH + EXPOSED):
            return DIE_SEARCH + EXPOSED
    if table.allows(DONE):
        return DONE
    return table.open_codes[0]


def choose_in_peril(mind: Mind, table: FateState, packed: i64) -> i64:
    """Before the Balrog or Shelob: hope is spared while symbols last that are not needed more."""
    sight = mind.sight
    seat: i64 = seat_of(packed)
    task: i64 = a_of(packed)
    lost: i64 = peril_loss(table, task)
    have: i64 = sight.have[seat * 4 + VALOR]
    if task == BALROG:
        have = sight.have[seat * 4 + RESISTANCE]
        if seat == sight.bearer:
            have -= RING_PRICE
    face: i64 = NAZGUL_FACE
    for turn in range(3):
        if turn == 1:
            face = EXCHANGE
        elif turn == 2:
            face = OVERRUN
        if table.allows(DISREGARD + face) and (have > 0 or lost >= table.hope or face == NAZGUL_FACE):
            return DISREGARD + face
    if table.allows(SPARE):
        return SPARE
    return DONE
