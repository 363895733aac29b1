"""How a table looks for the team at the beginning of a turn: the chance that its rules of thumb would win from here.

The numbers in `data.toml` were fitted to games of the rules of thumb, apart for each number of objectives left.
"""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bywater.bots.fate.chart import TO_MORGUL
from bywater.bots.fate.mind import Mind
from bywater.bots.fate.worth import lacking, task_price
from bywater.core.codes import lowest, size
from bywater.core.data import read_data
from bywater.games.fate.board import (
    FRIENDSHIP,
    MORDOR,
    MOUNT_DOOM,
    NUM_PLACES,
    RESISTANCE,
    STEALTH,
    VALOR,
)
from bywater.games.fate.cards import ALL_EVENTS
from bywater.games.fate.rules import FateState

NUM_SIGNS: Final = 26
NUM_STAGES: Final = 4  # objectives left beside the Ring; three or more are one stage


def _fitted() -> list[float]:
    data = read_data(__file__)
    return [float(number) for stage in data["stages"] for number in stage]


_FITTED: Final = vec[float](_fitted())


def _least(one: float, other: float) -> float:
    if one < other:
        return one
    return other


def stage_of(table: FateState) -> i64:
    left: i64 = size(table.tasks & ~table.done & ~1)
    if left >= NUM_STAGES:
        return NUM_STAGES - 1
    return left


def signs(mind: Mind, table: FateState) -> vec[float]:
    """What speaks for the team or against it, in numbers of about the size of one."""
    sight = mind.sight
    needs = mind.needs
    found = vec[float]([0.0] * NUM_SIGNS)
    bearer: i64 = sight.bearer * 4
    hope: float = float(table.hope)
    found[0] = 1.0
    found[1] = hope / 8.0
    found[2] = _least(hope, 3.0) / 3.0
    number: i64
    missing: i64 = 0
    for number in range(needs.holds):
        short: i64 = needs.missing(table, sight, number)
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
        task: i64 = lowest(tasks)
        tasks &= tasks - 1
        found[6] += 0.3
        if mind.payer[task] >= 0:
            found[6] += 0.3 * float(lacking(mind, table.owner_of[mind.payer[task]], task_price(table, task)))
    far: float = float(TO_MORGUL[sight.frodo]) / 100.0
    if sight.frodo == MOUNT_DOOM:
        far = -0.3
    elif sight.home == MORDOR:
        far = -0.1
    found[7] = far
    found[8] = far * sight.turns_left / 10.0
    found[9] = float(sight.missing_resistance) / 5.0
    found[10] = _least(float(sight.have[bearer + STEALTH]), 8.0) / 8.0
    friendship: float = 0.0
    valor: float = 0.0
    resistance: float = 0.0
    events: float = 0.0
    most_valor: float = 0.0
    seat: i64
    for seat in range(table.seats):
        friendship += float(sight.have[seat * 4 + FRIENDSHIP])
        valor += float(sight.have[seat * 4 + VALOR])
        if float(sight.have[seat * 4 + VALOR]) > most_valor:
            most_valor = float(sight.have[seat * 4 + VALOR])
        resistance += float(sight.have[seat * 4 + RESISTANCE])
        events += float(size(table.hands[seat] & ALL_EVENTS))
    found[11] = _least(friendship, 10.0) / 5.0
    found[12] = _least(valor, 10.0) / 5.0
    found[13] = _least(most_valor, 3.0) / 3.0
    found[14] = _least(resistance, 12.0) / 5.0
    found[15] = events / 3.0
    found[16] = sight.turns_left / 20.0
    found[17] = _least(sight.turns_left, 6.0) / 6.0
    found[18] = float(table.threat) / 4.0
    danger: float = 0.0
    worst: float = 0.0
    friends: i64 = 0
    place: i64
    for place in range(NUM_PLACES):
        friends += sight.garrison[place]
        danger += mind.threats.danger[place]
        if mind.threats.danger[place] > worst:
            worst = mind.threats.danger[place]
    found[19] = danger / 3.0
    found[20] = worst / 3.0
    found[21] = _least(float(table.shadow_supply), 12.0) / 12.0
    found[22] = float(friends) / 15.0
    found[23] = float(table.nazgul[MORDOR]) / 5.0
    found[24] = float(table.nazgul[sight.home]) / 4.0
    if table.eye == sight.home:
        found[25] = 1.0
    return found


def outlook(mind: Mind, table: FateState) -> float:
    """The chance that it will end well, about; the mind has thought about this table."""
    first: i64 = stage_of(table) * NUM_SIGNS
    found = signs(mind, table)
    total: float = 0.0
    number: i64
    for number in range(NUM_SIGNS):
        total += found[number] * _FITTED[first + number]
    if total > 30.0:
        return 1.0
    if total < -30.0:
        return 0.0
    return 1.0 / (1.0 + exp(-total))
