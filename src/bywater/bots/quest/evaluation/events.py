"""Estimates of what the events of the four boards cost at this table."""

from mypy_extensions import i64

from bywater.bots.quest.evaluation import values
from bywater.bots.quest.evaluation.features import HEART, SUN, Features, left_on
from bywater.games.quest.model import board
from bywater.games.quest.model.cards import EOWYN, NUM_HOBBIT
from bywater.games.quest.model.symbols import symbols_in
from bywater.games.quest.model.table import Table


def lesser(one: float, other: float) -> float:
    if one < other:
        return one
    return other


def group_symbols(features: Features, table: Table, symbol: i64) -> i64:
    """Return the number of symbols that all hands hold together, jokers included."""
    total: i64 = 0
    seat: i64
    for seat in range(table.seats):
        if (features.here >> seat) & 1:
            have: i64 = symbols_in(seat, table.held[seat], table.features[seat])
            total += ((have >> (8 * symbol)) & 255) + ((have >> (8 * board.JOKER)) & 255)
    return total


def group_cards(features: Features, table: Table) -> i64:
    total: i64 = 0
    seat: i64
    for seat in range(table.seats):
        if (features.here >> seat) & 1:
            total += table.sizes[seat]
    return total


def event_cost(features: Features, table: Table, event: i64) -> float:
    """Return the estimated cost of an event of this board, if it happened now."""
    if event > board.EVENTS_EACH:
        return 0.0
    cost: float
    if features.board == 0:
        cost = _moria(features, table, event)
    elif features.board == 1:
        cost = _helms_deep(features, table, event)
    elif features.board == 2:
        cost = _shelobs_lair(features, table, event)
    else:
        cost = _mordor(features, table, event)
    return cost * features.weights.events[event - 1]


def _moria(features: Features, table: Table, event: i64) -> float:
    total: float = 0.0
    seat: i64
    if event == 1:
        return lesser(values.sauron_cost(features, table, 1), 1.1)
    if event == 2:
        for seat in range(table.seats):
            if (features.here >> seat) & 1:
                total += lesser(0.7, values.die_cost(features, table, seat))
        return total
    if event == 3:
        return lesser(values.sauron_cost(features, table, 1) + 2.0, 2.0)
    if event == 4:
        if left_on(features, table, board.TRAVELLING) or left_on(features, table, board.HIDING):
            return values.sauron_cost(features, table, 2) + values.die_cost(features, table, table.bearer)
        return 0.0
    if event == 5:
        if group_symbols(features, table, board.FIGHTING) >= 6:
            return lesser(3.2, values.sauron_cost(features, table, 2))
        return values.sauron_cost(features, table, 2)
    total = values.dice_cost(features, table)
    for seat in range(table.seats):
        if (features.here >> seat) & 1:
            total = lesser(total, values.steps_cost(features, table, seat, 3))
    return total


def _helms_deep(features: Features, table: Table, event: i64) -> float:
    if event == 1:
        return 1.2
    if event == 2:
        if left_on(features, table, board.FRIENDSHIP):
            return values.sauron_cost(features, table, 1) + values.die_cost(features, table, table.bearer)
        return 0.0
    if event == 3:
        if table.lines[board.TRAVELLING] < 5:
            return values.sauron_cost(features, table, 2)
        return -0.5 * float(features.count)
    if event == 4:
        return lesser(2.0, values.dice_cost(features, table))
    if event == 5:
        return lesser(2.5, values.sauron_cost(features, table, 2))
    if left_on(features, table, board.TRAVELLING):
        return values.sauron_cost(features, table, 2) + 2.0 * values.die_cost(features, table, table.bearer)
    return values.sauron_cost(features, table, 2)


def _shelobs_lair(features: Features, table: Table, event: i64) -> float:
    seat: i64
    if event == 1:
        return 0.0
    if event == 2:
        total: float = 0.0
        for seat in range(table.seats):
            if (features.here >> seat) & 1:
                if values.defenceless(features, seat, table.shields[seat]):
                    total += values.fall_cost(features, table, seat)
                else:
                    total += 0.9
        return total
    if event == 3:
        for seat in range(table.seats):
            if (features.here >> seat) & 1 and table.shields[seat] >= 5:
                return 1.0
        return values.sauron_cost(features, table, 2)
    if event == 4:
        return 0.7 * values.dice_cost(features, table)
    if event == 5:
        return lesser(
            values.sauron_cost(features, table, 2), 2.0 * values.dice_cost(features, table) / float(features.count)
        )
    if group_symbols(features, table, board.FIGHTING) >= 8:
        return lesser(4.0, values.sauron_cost(features, table, 3))
    return values.sauron_cost(features, table, 3)


def _mordor(features: Features, table: Table, event: i64) -> float:
    seat: i64
    if event == 1:
        return 0.0
    if event == 2:
        for seat in range(table.seats):
            if (table.features[seat] >> (EOWYN - NUM_HOBBIT)) & 1:
                return 1.0
        return values.dice_cost(features, table)
    if event == 3 or event == 4:
        token: i64 = HEART
        if event == 4:
            token = SUN
        total: float = 0.0
        for seat in range(table.seats):
            if (features.here >> seat) & 1 and not table.token_count(seat, token):
                total += values.die_cost(features, table, seat) + values.cards_lost_cost(features, table, seat, 2)
        return total
    if event == 5:
        if group_cards(features, table) >= 10:
            return lesser(4.0, values.sauron_cost(features, table, 3))
        return values.sauron_cost(features, table, 3)
    return features.weights.lost_ring
