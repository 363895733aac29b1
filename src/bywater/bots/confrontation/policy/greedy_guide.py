"""The guide of the greedy bot: it plays the turn to its end and counts material and progress."""

from typing import Final, cast, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from bywater.bots.confrontation.policy.guide import winning_move
from bywater.bots.search.guide import Guide
from bywater.core.frames import kind_of
from bywater.core.seats import CHANCE, OVER
from bywater.core.state import State
from bywater.games.confrontation.model.board import ROAD
from bywater.games.confrontation.model.figures import EACH, FRODO, STRENGTH
from bywater.games.confrontation.model.frames import TURN
from bywater.games.confrontation.model.table import Table
from bywater.games.confrontation.state import ConfrontationState

# The distance of each region from the Shire.
ROW: Final = vec[i64]([0, 1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 5, 5, 6])

FIGURE: Final = 3.0
"""The value of a figure besides its strength."""

FRODO_STEP: Final = 2.0
DARK_STEP: Final = 0.4
SCALE: Final = 100.0
"""Divides material into values in [-1, 1]."""


@final
class GreedyGuide(Guide):
    """Plays at random to the end of the turn and evaluates by material."""

    def finish(self, state: State, rng: Random) -> i64:
        table = cast(ConfrontationState, state)
        count: i64 = 0
        actor: i64 = table.actor
        while actor != OVER and kind_of(table.top()) != TURN:
            if actor == CHANCE:
                table.apply_legal(table.pick(rng.random()))
            else:
                table.apply_legal(table.random_action(rng.random()))
            count += 1
            actor = table.actor
        if actor != OVER:
            # An immediate win of the other side counts as a loss.
            winning: i64 = winning_move(table)
            if winning >= 0:
                table.apply_legal(winning)
        return count

    def worth(self, state: State) -> list[float]:
        table = cast(ConfrontationState, state)
        if table.height == 0:
            return table.returns()
        light = material(table) / SCALE
        return [light, -light]


def material(table: Table) -> float:
    """Return the value of Light's figures and Frodo's progress, minus that of Dark's figures and their progress."""
    total = 0.0
    figure: i64
    for figure in range(2 * EACH):
        place: i64 = table.at[figure]
        if place < ROAD:
            own = FIGURE + float(STRENGTH[figure])
            if figure == FRODO:
                total += own + FRODO_STEP * float(ROW[place])
            elif figure < EACH:
                total += own
            else:
                total -= own + DARK_STEP * float(6 - ROW[place])
    return total
