"""The outlook at the beginning of a turn: the probability that the rules of thumb win from here.

It is a logistic regression for each number of objectives left, fitted to games of the rules of thumb.
"""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bywater.bots.fate.evaluation.context import Context
from bywater.bots.fate.evaluation.map_tables import TO_MORGUL
from bywater.bots.fate.evaluation.values import lacking, task_price
from bywater.bots.weights import read_weights
from bywater.core.bits import bit_count, lowest_bit
from bywater.games.fate.model import board
from bywater.games.fate.model.cards import ALL_EVENTS
from bywater.games.fate.state import FateState

NUM_FEATURES: Final = 26
NUM_STAGES: Final = 4  # objectives left besides the Ring; three or more are one stage


def _fitted() -> list[float]:
    stages: list[list[float]] = read_weights("fate", "outlook")["stages"]
    return [number for stage in stages for number in stage]


_FITTED: Final = vec[float](_fitted())


def _least(one: float, other: float) -> float:
    if one < other:
        return one
    return other


def stage_of(table: FateState) -> i64:
    left: i64 = bit_count(table.tasks & ~table.done & ~1)
    if left >= NUM_STAGES:
        return NUM_STAGES - 1
    return left


def outlook_features(context: Context, table: FateState) -> vec[float]:
    """Return the features of the regression, scaled to about one; `analyse` was called for this table."""
    features = context.features
    needs = context.needs
    found = vec[float]([0.0] * NUM_FEATURES)
    bearer: i64 = features.bearer * 4
    hope: float = float(table.hope)
    found[0] = 1.0
    found[1] = hope / 8.0
    found[2] = _least(hope, 3.0) / 3.0
    number: i64
    missing: i64 = 0
    for number in range(needs.holds):
        short: i64 = needs.missing(table, features, number)
        if short > 0:
            missing += short
    found[3] = float(missing) / 7.0
    standing: i64 = 0
    for number in range(needs.clears):
        standing += table.shadow[needs.clear_place[number]]
    found[4] = _least(float(standing), 10.0) / 5.0
    found[5] = float(needs.seizes)
    found[6] = 0.0
    tasks: i64 = needs.meets
    while tasks:
        task: i64 = lowest_bit(tasks)
        tasks &= tasks - 1
        found[6] += 0.3
        if context.payer[task] >= 0:
            found[6] += 0.3 * float(lacking(context, table.owner_of[context.payer[task]], task_price(table, task)))
    far: float = float(TO_MORGUL[features.frodo]) / 100.0
    if features.frodo == board.MOUNT_DOOM:
        far = -0.3
    elif features.home == board.MORDOR:
        far = -0.1
    found[7] = far
    found[8] = far * features.turns_left / 10.0
    found[9] = float(features.missing_resistance) / 5.0
    found[10] = _least(float(features.have[bearer + board.STEALTH]), 8.0) / 8.0
    friendship: float = 0.0
    valor: float = 0.0
    resistance: float = 0.0
    events: float = 0.0
    most_valor: float = 0.0
    seat: i64
    for seat in range(table.seats):
        friendship += float(features.have[seat * 4 + board.FRIENDSHIP])
        valor += float(features.have[seat * 4 + board.VALOR])
        if float(features.have[seat * 4 + board.VALOR]) > most_valor:
            most_valor = float(features.have[seat * 4 + board.VALOR])
        resistance += float(features.have[seat * 4 + board.RESISTANCE])
        events += float(bit_count(table.hands[seat] & ALL_EVENTS))
    found[11] = _least(friendship, 10.0) / 5.0
    found[12] = _least(valor, 10.0) / 5.0
    found[13] = _least(most_valor, 3.0) / 3.0
    found[14] = _least(resistance, 12.0) / 5.0
    found[15] = events / 3.0
    found[16] = features.turns_left / 20.0
    found[17] = _least(features.turns_left, 6.0) / 6.0
    found[18] = float(table.threat) / 4.0
    danger: float = 0.0
    worst: float = 0.0
    friends: i64 = 0
    place: i64
    for place in range(board.NUM_PLACES):
        friends += features.garrison[place]
        danger += context.threats.danger[place]
        if context.threats.danger[place] > worst:
            worst = context.threats.danger[place]
    found[19] = danger / 3.0
    found[20] = worst / 3.0
    found[21] = _least(float(table.shadow_supply), 12.0) / 12.0
    found[22] = float(friends) / 15.0
    found[23] = float(table.nazgul[board.MORDOR]) / 5.0
    found[24] = float(table.nazgul[features.home]) / 4.0
    if table.eye == features.home:
        found[25] = 1.0
    return found


def outlook(context: Context, table: FateState) -> float:
    """Return the probability to win; `analyse` was called for this table."""
    first: i64 = stage_of(table) * NUM_FEATURES
    found = outlook_features(context, table)
    total: float = 0.0
    number: i64
    for number in range(NUM_FEATURES):
        total += found[number] * _FITTED[first + number]
    if total > 30.0:
        return 1.0
    if total < -30.0:
        return 0.0
    return 1.0 / (1.0 + exp(-total))
