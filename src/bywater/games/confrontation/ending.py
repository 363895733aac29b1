"""The end: both sides turn their figures round, and everything is known."""

from mypy_extensions import i64

from bywater.games.confrontation.board import LIGHT, OUT
from bywater.games.confrontation.figures import EACH
from bywater.games.confrontation.state import ENDED, LOOKED, OPENED, Table
from bywater.games.confrontation.trail import SEEN, fact_at, figure_of, goal_of, kind_of, start_of


def end_game(table: Table, how: i64) -> None:
    """The game is over. All figures are shown, and whom the Palantir showed."""
    table.ended = how
    table.cut(0)
    table.reveal(3)
    table.tell(ENDED, how)
    figure: i64
    for figure in range(2 * EACH):
        if table.at[figure] < OUT:
            table.tell(OPENED, figure, table.at[figure])
    number: i64
    for number in range(table.facts[LIGHT]):
        fact: i64 = fact_at(table, LIGHT, number)
        if kind_of(fact) == SEEN and goal_of(fact):
            table.tell(LOOKED, start_of(fact), figure_of(fact))
