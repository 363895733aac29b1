"""Turns: how one begins, who can't move and loses, and how it passes on."""

from mypy_extensions import i64

from bywater.core.codes import BIT
from bywater.games.confrontation.board import DARK, FANGORN, LIGHT, MORDOR, OUT, ROAD, SHIRE
from bywater.games.confrontation.cards import GANDALF_THE_WHITE, PALANTIR, RECALL
from bywater.games.confrontation.ending import end_game
from bywater.games.confrontation.figures import EACH, GANDALF
from bywater.games.confrontation.moves import can_move
from bywater.games.confrontation.repetition import begin_loop, is_drawn
from bywater.games.confrontation.state import (
    DARK_STUCK,
    LIGHT_STUCK,
    LINGER,
    MOST_TURNS,
    PALANTIR_ANY_TIME,
    REPETITION,
    STUCK_DESPITE_CARD,
    TOO_LONG,
    TURN,
    Table,
)
from bywater.games.confrontation.trail import is_full


def begin_turn(table: Table, side: i64) -> None:
    """This side is to move; if it can't, it loses at once. The same table a third time is a draw."""  # M1, M2, E2, E5
    table.cut(0)
    table.turn = side
    table.turns += 1
    table.face_up = 0
    table.looked = 0
    table.field = ROAD
    begin_loop(table)
    if len(table.loop) and is_drawn(table):
        end_game(table, REPETITION)  # E5
    elif table.turns > MOST_TURNS or is_full(table):
        end_game(table, TOO_LONG)  # E3
    elif not can_take_turn(table, side):
        end_game(table, LIGHT_STUCK if side == LIGHT else DARK_STUCK)
    else:
        table.ask(TURN, side)


def end_turn(table: Table) -> None:
    """The turn passes on. With the later Palantir, Dark may look before it does."""  # D11
    table.cut(0)
    if table.turn == DARK and table.flags & PALANTIR_ANY_TIME and regions_to_look_at(table):
        table.field = ROAD
        table.ask(LINGER, DARK)
    else:
        begin_turn(table, 1 - table.turn)


def can_take_turn(table: Table, side: i64) -> bool:
    """A move, or a special card that takes the place of the turn."""  # M2, M3
    if can_move(table, side):
        return True
    if table.flags & STUCK_DESPITE_CARD:
        return False
    return gandalf_may_return(table) if side == LIGHT else figures_to_recall(table) != 0


def holds(table: Table, special: i64) -> bool:
    """Whether this special card is still to be used."""
    return (table.specials & BIT[special]) != 0


def gandalf_may_return(table: Table) -> bool:
    """Gandalf the White: to Fangorn, if no Dark and at most one Light figure are there."""
    return (
        holds(table, GANDALF_THE_WHITE)
        and table.at[GANDALF] == OUT
        and table.count(DARK, FANGORN) == 0
        and table.count(LIGHT, FANGORN) < 2
    )


def figures_to_recall(table: Table) -> i64:
    """Recall: any Dark figure that is not in Mordor, if no Light figure and fewer than four Dark ones are there."""
    if not holds(table, RECALL) or table.count(LIGHT, MORDOR) or table.count(DARK, MORDOR) >= 4:
        return 0
    mask: i64 = 0
    figure: i64
    for figure in range(EACH, 2 * EACH):
        if table.at[figure] != MORDOR and table.at[figure] < ROAD:
            mask |= BIT[figure]
    return mask


def regions_to_look_at(table: Table) -> i64:
    """Palantir: the regions with Light figures, but not the Shire, as a mask."""
    if not holds(table, PALANTIR):
        return 0
    return table.occupied[LIGHT] & ~BIT[SHIRE]
