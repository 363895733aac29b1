"""The hope that searches cost Frodo, on his way to a place and while he stays there."""

from typing import Final

from mypy_extensions import i64

from bywater.bots.fate.evaluation.features import Features
from bywater.games.fate.model.board import MORDOR, REGION_OF, SEARCH_DICE
from bywater.games.fate.model.cards import GOLLUM
from bywater.games.fate.state import FateState

HOPE_PER_DIE: Final = 0.5  # the expected loss of hope by a search die
HOPE_PER_DIE_AT_HAVEN: Final = 0.3333
EYE_ORDERS: Final = 0.1667  # the share of shadow cards with an order of the Eye


def dice_at(table: FateState, features: Features, place: i64, drained: i64) -> i64:
    """Return the number of dice of a search at a place, with `drained` Nazgûl lured out of Mordor."""
    region: i64 = REGION_OF[place]
    dice: i64 = table.nazgul[region]
    if region == MORDOR:
        dice -= drained
        if dice < 0:
            dice = 0
    dice += table.shadow[place]
    if features.is_here(GOLLUM) and (table.where[GOLLUM] == place or table.where[GOLLUM] == features.frodo):
        dice -= 3
    if dice < 0:
        return 0
    if dice > SEARCH_DICE:
        return SEARCH_DICE
    return dice


def search_cost(table: FateState, features: Features, place: i64, drained: i64) -> float:
    """Return the expected loss of hope by a search at a place."""
    dice: float = float(dice_at(table, features, place, drained))
    if (table.havens >> place) & 1:
        return dice * HOPE_PER_DIE_AT_HAVEN
    return dice * HOPE_PER_DIE


def stay_cost(table: FateState, features: Features, place: i64, eye: i64) -> float:
    """Return the expected loss of hope until the next turn with Frodo at a place and the Eye on a region."""
    cards: float = float(features.shadow_cards)
    orders: float = EYE_ORDERS * cards * search_cost(table, features, place, 0)
    if eye != REGION_OF[place]:
        return features.weights.unseen * orders
    return features.weights.sky * features.sky_chance + features.weights.called * cards + orders
