"""The fitted evaluation: log odds of a Light win, from figures at their places, cards in hands and a few features."""

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bywater.bots.weights import read_weights
from bywater.core.bits import BIT, bit_count
from bywater.games.confrontation.model import board
from bywater.games.confrontation.model.endings import WINNER
from bywater.games.confrontation.model.figures import EACH, FRODO
from bywater.games.confrontation.model.table import Table
from bywater.games.confrontation.rules.moves import goals

PLACES: Final = 18


_WEIGHTS: Final[dict[str, list[float]]] = read_weights("confrontation", "evaluation")
# FIGURE_AT[figure * PLACES + place]; the last place is out of the game.
FIGURE_AT: Final = vec[float](_WEIGHTS["figures"])
CARD: Final = vec[float](_WEIGHTS["cards"])
FEATURE_WEIGHTS: Final = vec[float](_WEIGHTS["features"])
NUM_FEATURES: Final = 8


def features_of(table: Table) -> vec[float]:
    """Features beyond the places of single figures, such as threats to Frodo, for the side to move."""
    found = vec[float](capacity=NUM_FEATURES)
    light_to_move: bool = table.turn == board.LIGHT
    frodo: i64 = table.at[FRODO]
    dark_at_home: i64 = table.count(board.DARK, board.SHIRE)
    threats: i64 = 0
    figure: i64
    light_ways: i64 = 0
    dark_ways: i64 = 0
    for figure in range(EACH, 2 * EACH):
        place: i64 = table.at[figure]
        if place < board.ROAD:
            mask: i64 = goals(table, figure, place)
            dark_ways += bit_count(mask)
            if frodo < board.ROAD and mask & BIT[frodo]:
                threats += 1
    for figure in range(EACH):
        here: i64 = table.at[figure]
        if here < board.ROAD:
            light_ways += bit_count(goals(table, figure, here))
    near: bool = frodo < board.ROAD and (board.FORWARD[frodo] & BIT[board.MORDOR]) != 0
    found = append(found, 1.0 if light_to_move else 0.0)
    found = append(found, 1.0 if dark_at_home == 1 else 0.0)
    found = append(found, 1.0 if dark_at_home == 2 else 0.0)
    found = append(found, float(threats) if light_to_move else 0.0)
    found = append(found, 0.0 if light_to_move else float(threats))
    found = append(found, 1.0 if near and not light_to_move else 0.0)
    found = append(found, float(light_ways) * 0.1)
    return append(found, float(dark_ways) * 0.1)


def light_log_odds(table: Table) -> float:
    """Return the log odds that Light wins."""
    total = 0.0
    at = table.at
    figure: i64
    for figure in range(2 * EACH):
        total += FIGURE_AT[figure * PLACES + at[figure]]
    hand: i64 = table.hand
    card: i64
    for card in range(2 * EACH):
        if (hand >> card) & 1:
            total += CARD[card]
    found = features_of(table)
    number: i64
    for number in range(NUM_FEATURES):
        total += FEATURE_WEIGHTS[number] * found[number]
    return total


def chance_of_light(table: Table) -> float:
    """Return the probability that Light wins; 0 or 1 when the game is over."""
    if table.height == 0:
        winner: i64 = WINNER[table.ended]
        return 1.0 if winner == board.LIGHT else 0.0 if winner == board.DARK else 0.5
    return chance(light_log_odds(table))


def chance(odds: float) -> float:
    """Convert log odds to a probability."""
    return 1.0 / (1.0 + exp(-odds))
