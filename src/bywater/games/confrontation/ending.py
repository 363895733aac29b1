"""The end: both sides turn their figures round, and everything is known."""

from mypy_extensions import i64

from bywater.games.confrontation.board import LIGHT
from bywater.games.confrontation.figures import EACH
from bywater.games.confrontation.state import ENDED, LOOKED, OPENED, Table
from bywater.games.confrontation.trail import SEEN, fact_at, figure_of, goal_of, kind_of, start_of


def end_game(table: Table, how: i64) -> None:
    """The game is over. All figures are shown, and whom the Palantir showed."""
    table.ended = how
    table.cut(0)
    table.reveal(3)
    table.tell(ENDED, how)
    at = table.at
    figure: i64
    for figure in range(0, 2 * EACH, 6):  # two places to a number
        table.tell(
            OPENED,
            figure,
            at[figure] * 32 + at[figure + 1],
            at[figure + 2] * 32 + at[figure + 3],
            at[figure + 4] * 32 + at[figure + 5],
        )
    number: i64
    for number in range(table.facts[LIGHT]):
        fact: i64 = fact_at(table, LIGHT, number)
        if kind_of(fact) == SEEN and goal_of(fact):
            table.tell(LOOKED, start_of(fact), figure_of(fact))
