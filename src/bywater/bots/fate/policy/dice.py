"""Decisions about dice: rerolls, Valor, help for a roll, and which armies are lost."""

from typing import Final

from mypy_extensions import i64

from bywater.bots.fate.evaluation.context import Context
from bywater.bots.fate.evaluation.features import RING_PRICE
from bywater.core import frames
from bywater.core.bits import BIT
from bywater.games.fate.model import actions as act
from bywater.games.fate.model import board
from bywater.games.fate.model import cards as box
from bywater.games.fate.model import dice as die
from bywater.games.fate.model.frames import SEARCH
from bywater.games.fate.rules.perils import peril_loss
from bywater.games.fate.rules.rolls import roll_place
from bywater.games.fate.state import FateState

FALL: Final = 4.0  # the cost of a lost haven in units of `battle_worth`


def choose_roll(context: Context, table: FateState, packed: i64) -> i64:
    if frames.b_of(packed):
        return _battle_roll(context, table, frames.seat_of(packed))
    return _search_roll(context, table, frames.seat_of(packed))


# -- searches -----------------------------------------------------------------------------------


def _is_last(table: FateState) -> bool:
    level: i64 = table.height - 1
    while level >= 0:
        if frames.kind_of(table.stack[level]) == SEARCH:
            return frames.b_of(table.stack[level]) == 1
        level -= 1
    return False


def _search_roll(context: Context, table: FateState, seat: i64) -> i64:
    features = context.features
    dice: i64 = table.dice
    haven: bool = (table.havens >> features.frodo) & 1 == 1
    lost: i64 = die.showing(dice, die.WEARY)
    face: i64 = die.WEARY
    if not lost:
        face = die.EXPOSED
    if not haven:
        lost += die.showing(dice, die.EXPOSED)
    if not lost:
        return act.PASS
    last: bool = _is_last(table)
    left: i64 = table.hope - lost
    if last and left > 0:
        return act.PASS  # the Ring is destroyed anyway
    if table.allows(act.RANGER + face):
        return act.RANGER + face
    if table.allows(act.TURN_SEARCH + act.TURN_NUMBER[face * 4 + die.SLIP]):
        return act.TURN_SEARCH + act.TURN_NUMBER[face * 4 + die.SLIP]
    desperate: bool = left <= 0
    aid: i64 = act.SAMS_AID
    if face == die.EXPOSED:
        aid += 1
    if table.allows(aid) and (desperate or table.hope <= 5 or features.open_tasks == BIT[box.DESTROY_RING]):
        return aid
    if table.allows(act.BOMBADIL) and (desperate or lost >= 3):
        return act.BOMBADIL
    if table.allows(act.REROLL_SEARCH + face):
        have: i64 = features.have[seat * 4 + board.RESISTANCE]
        if seat == features.bearer:
            have -= RING_PRICE
        if desperate or last or (have > 0 and (table.hope <= 4 or not features.missing_resistance)):
            return act.REROLL_SEARCH + face
    return act.PASS


# -- battles ------------------------------------------------------------------------------------


def battle_worth(table: FateState, garrison: i64, place: i64, dice: i64) -> float:
    """Return the value of a battle with these dice."""
    haven: bool = (table.havens >> place) & 1 == 1
    killed: i64 = die.showing(dice, die.ROUT)
    if table.where[box.ARAGORN] == place:
        killed += killed
    killed += die.showing(dice, die.EXCHANGE)
    lost: i64 = die.showing(dice, die.EXCHANGE)
    if not haven:
        lost += die.showing(dice, die.OVERRUN)
    if table.nazgul[board.REGION_OF[place]] and table.where[box.EOWYN] != place:
        lost += 2 * die.showing(dice, die.NAZGUL_FACE)
    shadow: i64 = table.shadow[place] - killed
    if shadow < 0:
        shadow = 0
    friends: i64 = garrison - lost
    if friends < 0:
        friends = 0
    worth: float = 0.5 * float(friends - shadow)
    if haven and shadow and not friends:
        worth -= FALL
    return worth


def _rerolled(table: FateState, garrison: i64, place: i64, dice: i64, face: i64) -> float:
    """Return the expected value of a battle if one die of this face is rolled again."""
    rest: i64 = dice - die.ONE_DIE[face]
    return (
        0.3333 * battle_worth(table, garrison, place, rest + die.ONE_DIE[die.ROUT])
        + 0.3333 * battle_worth(table, garrison, place, rest + die.ONE_DIE[die.EXCHANGE])
        + 0.1667 * battle_worth(table, garrison, place, rest + die.ONE_DIE[die.OVERRUN])
        + 0.1667 * battle_worth(table, garrison, place, rest + die.ONE_DIE[die.NAZGUL_FACE])
    )


def _battle_roll(context: Context, table: FateState, seat: i64) -> i64:
    features = context.features
    place: i64 = roll_place(table)
    garrison: i64 = features.garrison[place]
    dice: i64 = table.dice
    now: float = battle_worth(table, garrison, place, dice)
    falls: bool = now <= -FALL
    resistance: float = _resistance_price(context, table, seat, falls)
    valor: float = 0.9
    if features.have[seat * 4 + board.VALOR] > 3:
        valor = 0.5
    best: i64 = act.PASS
    gain: float = 0.0
    face: i64
    for face in range(die.NUM_FACES):
        if not die.showing(dice, face):
            continue
        chance: float = _rerolled(table, garrison, place, dice, face) - now
        better: float = battle_worth(table, garrison, place, dice - die.ONE_DIE[face] + die.ONE_DIE[die.ROUT]) - now
        if chance - 0.05 > gain and table.allows(act.NENYA + face):
            best = act.NENYA + face
            gain = chance - 0.05
        if chance - resistance > gain and table.allows(act.REROLL_BATTLE + face):
            best = act.REROLL_BATTLE + face
            gain = chance - resistance
        if (
            face != die.ROUT
            and better - valor > gain
            and table.allows(act.TURN_BATTLE + act.TURN_NUMBER[face * 4 + die.ROUT])
        ):
            best = act.TURN_BATTLE + act.TURN_NUMBER[face * 4 + die.ROUT]
            gain = better - valor
        if better - 0.9 > gain and table.allows(act.AMBUSH_DIE + face):
            best = act.AMBUSH_DIE + face
            gain = better - 0.9
        if (
            gain < 1.5
            and face != die.NAZGUL_FACE
            and table.nazgul[board.REGION_OF[place]]
            and table.allows(act.DEFY + face)
        ):
            best = act.DEFY + face
            gain = 1.5
        if falls and chance > 1.0 and gain < 0.5 and table.allows(act.BOMBADIL):
            best = act.BOMBADIL
            gain = 0.5
    return best


def _resistance_price(context: Context, table: FateState, seat: i64, falls: bool) -> float:
    if seat == context.features.bearer and context.features.have[seat * 4 + board.RESISTANCE] <= RING_PRICE:
        if falls and table.hope <= 4:
            return 1.2
        return 2.5
    if falls:
        return 0.6
    return 1.0


def choose_after_battle(context: Context, table: FateState, packed: i64) -> i64:
    """Spend Valor to save a haven, or to remove armies where it matters."""
    features = context.features
    place: i64 = frames.a_of(table.below())
    valor: i64 = features.have[frames.seat_of(packed) * 4 + board.VALOR]
    if (table.havens >> place) & 1 and not features.garrison[place]:
        if valor >= table.shadow[place]:
            return act.SPEND_VALOR
        return act.PASS
    if context.needs.strongholds_wanted:
        valor -= 3
    if valor <= 0:
        return act.PASS
    if context.needs.wants_clear(place) or context.threats.removal(table, features, place, 1) > 0.5:
        return act.SPEND_VALOR
    return act.PASS


def choose_loss(context: Context, table: FateState, packed: i64) -> i64:
    """Lose an army of the people that objectives need least."""
    place: i64 = frames.b_of(packed)
    best: i64 = -1
    least: float = 0.0
    people: i64
    for people in range(board.NUM_PEOPLES):
        count: i64 = board.army_count(table.friends[place], people)
        if not count:
            continue
        missed: float = -0.1 * float(board.army_count(table.supply, people))
        if count <= context.needs.reserved(place, people):
            missed += 2.0
        if (context.needs.wanted_peoples >> people) & 1:
            missed += 0.5
        if best < 0 or missed < least:
            best = people
            least = missed
    return act.LOSE + best


def choose_picked_dice(context: Context, table: FateState, packed: i64) -> i64:
    """Choose dice to roll again with Tom Bombadil, the worst first."""
    face: i64
    if frames.c_of(packed):
        for face in range(1, die.NUM_FACES):
            if table.allows(act.DIE_BATTLE + face):
                return act.DIE_BATTLE + face
    else:
        if table.allows(act.DIE_SEARCH + die.WEARY):
            return act.DIE_SEARCH + die.WEARY
        if not (table.havens >> context.features.frodo) & 1 and table.allows(act.DIE_SEARCH + die.EXPOSED):
            return act.DIE_SEARCH + die.EXPOSED
    if table.allows(act.DONE):
        return act.DONE
    return table.open_codes[0]


def choose_in_peril(context: Context, table: FateState, packed: i64) -> i64:
    """Against the Balrog or Shelob: spend symbols to save hope while they are not needed more."""
    features = context.features
    seat: i64 = frames.seat_of(packed)
    task: i64 = frames.a_of(packed)
    lost: i64 = peril_loss(table, task)
    have: i64 = features.have[seat * 4 + board.VALOR]
    if task == box.BALROG:
        have = features.have[seat * 4 + board.RESISTANCE]
        if seat == features.bearer:
            have -= RING_PRICE
    face: i64 = die.NAZGUL_FACE
    for turn in range(3):
        if turn == 1:
            face = die.EXCHANGE
        elif turn == 2:
            face = die.OVERRUN
        if table.allows(act.DISREGARD + face) and (have > 0 or lost >= table.hope or face == die.NAZGUL_FACE):
            return act.DISREGARD + face
    if table.allows(act.SPARE):
        return act.SPARE
    return act.DONE
