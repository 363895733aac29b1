"""About what the events of the four boards will cost, as things stand: what makes a turn dear."""

from mypy_extensions import i64

from bywater.bots.quest.sight import HEART, SUN, Sight, left_on
from bywater.bots.quest.worth import (
    cards_lost_cost,
    defenceless,
    dice_cost,
    die_cost,
    fall_cost,
    sauron_cost,
    steps_cost,
)
from bywater.games.quest.board import EVENTS_EACH, FIGHTING, FRIENDSHIP, HIDING, JOKER, TRAVELLING
from bywater.games.quest.cards import EOWYN, NUM_HOBBIT
from bywater.games.quest.state import Table
from bywater.games.quest.symbols import symbols_in


def least(one: float, other: float) -> float:
    if one < other:
        return one
    return other


def group_symbols(sight: Sight, table: Table, symbol: i64) -> i64:
    """How many symbols all hands could give together."""
    total: i64 = 0
    seat: i64
    for seat in range(table.seats):
        if (sight.here >> seat) & 1:
            have: i64 = symbols_in(seat, table.held[seat], table.features[seat])
            total += ((have >> (8 * symbol)) & 255) + ((have >> (8 * JOKER)) & 255)
    return total


def group_cards(sight: Sight, table: Table) -> i64:
    total: i64 = 0
    seat: i64
    for seat in range(table.seats):
        if (sight.here >> seat) & 1:
            total += table.sizes[seat]
    return total


def event_cost(sight: Sight, table: Table, event: i64) -> float:
    """About what an event of this board will cost the hobbits, if it happens as things stand."""
    if event > EVENTS_EACH:
        return 0.0
    cost: float
    if sight.board == 0:
        cost = _moria(sight, table, event)
    elif sight.board == 1:
        cost = _helms_deep(sight, table, event)
    elif sight.board == 2:
        cost = _shelobs_lair(sight, table, event)
    else:
        cost = _mordor(sight, table, event)
    return cost * sight.weights.events[event - 1]


def _moria(sight: Sight, table: Table, event: i64) -> float:
    total: float = 0.0
    seat: i64
    if event == 1:
        return least(sauron_cost(sight, table, 1), 1.1)
    if event == 2:
        for seat in range(table.seats):
            if (sight.here >> seat) & 1:
                total += least(0.7, die_cost(sight, table, seat))
        return total
    if event == 3:
        return least(sauron_cost(sight, table, 1) + 2.0, 2.0)
    if event == 4:
        if left_on(sight, table, TRAVELLING) or left_on(sight, table, HIDING):
            return sauron_cost(sight, table, 2) + die_cost(sight, table, table.bearer)
        return 0.0
    if event == 5:
        if group_symbols(sight, table, FIGHTING) >= 6:
            return least(3.2, sauron_cost(sight, table, 2))
        return sauron_cost(sight, table, 2)
    total = dice_cost(sight, table)
    for seat in range(table.seats):
        if (sight.here >> seat) & 1:
            total = least(total, steps_cost(sight, table, seat, 3))
    return total


def _helms_deep(sight: Sight, table: Table, event: i64) -> float:
    if event == 1:
        return 1.2
    if event == 2:
        if left_on(sight, table, FRIENDSHIP):
            return sauron_cost(sight, table, 1) + die_cost(sight, table, table.bearer)
        return 0.0
    if event == 3:
        if table.lines[TRAVELLING] < 5:
            return sauron_cost(sight, table, 2)
        return -0.5 * float(sight.count)
    if event == 4:
        return least(2.0, dice_cost(sight, table))
    if event == 5:
        return least(2.5, sauron_cost(sight, table, 2))
    if left_on(sight, table, TRAVELLING):
        return sauron_cost(sight, table, 2) + 2.0 * die_cost(sight, table, table.bearer)
    return sauron_cost(sight, table, 2)


def _shelobs_lair(sight: Sight, table: Table, event: i64) -> float:
    seat: i64
    if event == 1:
        return 0.0
    if event == 2:
        total: float = 0.0
        for seat in range(table.seats):
            if (sight.here >> seat) & 1:
                if defenceless(sight, seat, table.shields[seat]):
                    total += fall_cost(sight, table, seat)
                else:
                    total += 0.9
        return total
    if event == 3:
        for seat in range(table.seats):
            if (sight.here >> seat) & 1 and table.shields[seat] >= 5:
                return 1.0
        return sauron_cost(sight, table, 2)
    if event == 4:
        return 0.7 * dice_cost(sight, table)
    if event == 5:
        return least(sauron_cost(sight, table, 2), 2.0 * dice_cost(sight, table) / float(sight.count))
    if group_symbols(sight, table, FIGHTING) >= 8:
        return least(4.0, sauron_cost(sight, table, 3))
    return sauron_cost(sight, table, 3)


def _mordor(sight: Sight, table: Table, event: i64) -> float:
    seat: i64
    if event == 1:
        return 0.0
    if event == 2:
        for seat in range(table.seats):
            if (table.features[seat] >> (EOWYN - NUM_HOBBIT)) & 1:
                return 1.0
        return dice_cost(sight, table)
    if event == 3 or event == 4:
        token: i64 = HEART
        if event == 4:
            token = SUN
        total: float = 0.0
        for seat in range(table.seats):
            if (sight.here >> seat) & 1 and not table.token_count(seat, token):
                total += die_cost(sight, table, seat) + cards_lost_cost(sight, table, seat, 2)
        return total
    if event == 5:
        if group_cards(sight, table) >= 10:
            return least(4.0, sauron_cost(sight, table, 3))
        return sauron_cost(sight, table, 3)
    return sight.weights.lost_ring
