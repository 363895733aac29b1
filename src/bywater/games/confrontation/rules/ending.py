"""The end of the game."""

from mypy_extensions import i64

from bywater.games.confrontation.model import trail
from bywater.games.confrontation.model.board import LIGHT
from bywater.games.confrontation.model.figures import EACH
from bywater.games.confrontation.model.journal import ENDED, LOOKED, OPENED
from bywater.games.confrontation.model.table import Table


def end_game(table: Table, how: i64) -> None:
    """End the game, and reveal all figures and all looks by the Palantir."""
    table.ended = how
    table.truncate(0)
    table.clear_battle()
    table.reveal(3)
    table.emit(ENDED, how)
    at = table.at
    figure: i64
    for figure in range(0, 2 * EACH, 6):  # two places per number
        table.emit(
            OPENED,
            figure,
            at[figure] * 32 + at[figure + 1],
            at[figure + 2] * 32 + at[figure + 3],
            at[figure + 4] * 32 + at[figure + 5],
        )
    number: i64
    for number in range(table.facts[LIGHT]):
        fact: i64 = trail.fact_at(table, LIGHT, number)
        if trail.kind_of(fact) == trail.SEEN and trail.goal_of(fact):
            table.emit(LOOKED, trail.start_of(fact), trail.figure_of(fact))
