"""Demands: what happens otherwise, and whether the price is fair."""

from mypy_extensions import i64

from bywater.bots.quest.events import event_cost
from bywater.bots.quest.sight import Sight
from bywater.bots.quest.worth import cards_lost_cost, dice_cost, die_cost, fall_cost, sauron_cost
from bywater.core.codes import size
from bywater.core.stack import kind_of, seat_of
from bywater.games.quest.demands import (
    DARK_FORCES,
    FACES_OF_THE_DEAD,
    FELLOWSHIP,
    FIRE_OF_ORTHANC,
    FLY_YOU_FOOLS,
    FORBIDDEN_POOL,
    GOLLUM_EVENT,
    NAZGUL_APPEARS,
    NAZGUL_ATTACKS,
    NAZGUL_SEARCH,
    ORCS_ATTACK,
    ORCS_STORM,
    SHELOB_ATTACKS,
    SPEAK_FRIEND,
    STONE_IN_THE_WELL,
    TEST_OF_GALADRIEL,
    TILE_CARDS,
    TILE_EYE,
    TILE_ITEMS,
    WATCHER,
    WORMTONGUE,
)
from bywater.games.quest.pledges import demand_of, pledge_frame
from bywater.games.quest.state import DEMAND, Table


def asked_of(table: Table) -> i64:
    """The demand that is open to the one who is asked, -1 if there is none: on top, or under a floor."""
    packed: i64 = pledge_frame(table)
    if not packed:
        return -1
    return demand_of(packed)


def payer_of(table: Table) -> i64:
    """Of whom it is asked."""
    packed: i64 = pledge_frame(table)
    if kind_of(packed) == DEMAND:
        return seat_of(packed)
    return table.decider()


def otherwise(sight: Sight, table: Table, demand: i64, payer: i64) -> float:
    """What it costs if a demand is refused."""
    return sight.weights.refused[demand] * _consequence(sight, table, demand, payer)


def _consequence(sight: Sight, table: Table, demand: i64, payer: i64) -> float:
    weights = sight.weights
    if demand == NAZGUL_APPEARS or demand == SPEAK_FRIEND or demand == TILE_EYE:
        return sauron_cost(sight, table, 1)
    if demand == FELLOWSHIP or demand == TEST_OF_GALADRIEL or demand == WATCHER:
        return die_cost(sight, table, payer)
    if demand == TILE_CARDS or demand == TILE_ITEMS:
        return event_cost(sight, table, table.event + 1) + weights.event_paid
    if demand == STONE_IN_THE_WELL:
        return sauron_cost(sight, table, 1) + event_cost(sight, table, table.event + 1) + weights.event_paid + 0.5
    if demand == FORBIDDEN_POOL:
        return sauron_cost(sight, table, 2) + weights.pool_draw * float(sight.count)
    if demand == ORCS_ATTACK or demand == ORCS_STORM:
        return sauron_cost(sight, table, 2)
    if demand == SHELOB_ATTACKS or demand == DARK_FORCES:
        return sauron_cost(sight, table, 3)
    if demand == NAZGUL_ATTACKS:
        return dice_cost(sight, table) + weights.pool_draw * float(sight.count)
    if demand == FLY_YOU_FOOLS or demand == FIRE_OF_ORTHANC or demand == NAZGUL_SEARCH:
        return dice_cost(sight, table)
    if demand == WORMTONGUE:  # the cards of the board are lost
        return weights.wormtongue * float(size(table.unclaimed))
    if demand == GOLLUM_EVENT:
        return weights.gollum + weights.gollum_draw * float(sight.count - 1)
    if demand == FACES_OF_THE_DEAD:
        return fall_cost(sight, table, payer)
    return die_cost(sight, table, payer) + cards_lost_cost(sight, table, payer, 2)  # Pelennor, the Mouth of Sauron
