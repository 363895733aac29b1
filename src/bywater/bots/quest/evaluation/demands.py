"""The open demand: who pays, and the cost of refusing."""

from mypy_extensions import i64

from bywater.bots.quest.evaluation import values
from bywater.bots.quest.evaluation.events import event_cost
from bywater.bots.quest.evaluation.features import Features
from bywater.core.bits import bit_count
from bywater.core.frames import kind_of, seat_of
from bywater.games.quest.model import demands as ask
from bywater.games.quest.model.frames import DEMAND
from bywater.games.quest.model.table import Table
from bywater.games.quest.rules.pledges import demand_of, pledge_frame


def open_demand(table: Table) -> i64:
    """Return the demand open to the acting seat, on top of the stack or below an interrupt; -1 if there is none."""
    packed: i64 = pledge_frame(table)
    if not packed:
        return -1
    return demand_of(packed)


def payer_of(table: Table) -> i64:
    """Return the seat that has to pay the demand."""
    packed: i64 = pledge_frame(table)
    if kind_of(packed) == DEMAND:
        return seat_of(packed)
    return table.decider()


def refusal_cost(features: Features, table: Table, demand: i64, payer: i64) -> float:
    """Return the cost of refusing a demand."""
    return features.weights.refused[demand] * _consequence(features, table, demand, payer)


def _consequence(features: Features, table: Table, demand: i64, payer: i64) -> float:
    weights = features.weights
    if demand == ask.NAZGUL_APPEARS or demand == ask.SPEAK_FRIEND or demand == ask.TILE_EYE:
        return values.sauron_cost(features, table, 1)
    if demand == ask.FELLOWSHIP or demand == ask.TEST_OF_GALADRIEL or demand == ask.WATCHER:
        return values.die_cost(features, table, payer)
    if demand == ask.TILE_CARDS or demand == ask.TILE_ITEMS:
        return event_cost(features, table, table.event + 1) + weights.event_paid
    if demand == ask.STONE_IN_THE_WELL:
        return (
            values.sauron_cost(features, table, 1)
            + event_cost(features, table, table.event + 1)
            + weights.event_paid
            + 0.5
        )
    if demand == ask.FORBIDDEN_POOL:
        return values.sauron_cost(features, table, 2) + weights.pool_draw * float(features.count)
    if demand == ask.ORCS_ATTACK or demand == ask.ORCS_STORM:
        return values.sauron_cost(features, table, 2)
    if demand == ask.SHELOB_ATTACKS or demand == ask.DARK_FORCES:
        return values.sauron_cost(features, table, 3)
    if demand == ask.NAZGUL_ATTACKS:
        return values.dice_cost(features, table) + weights.pool_draw * float(features.count)
    if demand == ask.FLY_YOU_FOOLS or demand == ask.FIRE_OF_ORTHANC or demand == ask.NAZGUL_SEARCH:
        return values.dice_cost(features, table)
    if demand == ask.WORMTONGUE:  # the unclaimed cards of the board are lost
        return weights.wormtongue * float(bit_count(table.unclaimed))
    if demand == ask.GOLLUM_EVENT:
        return weights.gollum + weights.gollum_draw * float(features.count - 1)
    if demand == ask.FACES_OF_THE_DEAD:
        return values.fall_cost(features, table, payer)
    # Pelennor Fields, the Mouth of Sauron
    return values.die_cost(features, table, payer) + values.cards_lost_cost(features, table, payer, 2)
