"""The journey of the marker: on each space every seat gains a card, at each place every seat lays rows."""

from bywater.games.towers.model import journal
from bywater.games.towers.model.board import STOPS
from bywater.games.towers.model.table import Table
from bywater.games.towers.rules.gains import begin_gain
from bywater.games.towers.rules.rows import begin_laying
from bywater.games.towers.rules.scoring import end_game, score_place


def next_space(table: Table) -> None:
    """Move the marker to the next space of the path, or to the place at its end."""  # T3
    table.order = 0
    if table.step < table.paths[table.stage - 1]:
        table.step += 1
        table.emit(journal.MOVED, table.stage, table.step)
        next_gain(table)
    else:
        table.emit(journal.ARRIVED, table.stage)
        next_laying(table)


def next_gain(table: Table) -> None:
    """Let the next seat gain a card, unless no cards are left; after the last seat move the marker."""  # T7, T8
    while table.order < table.seats:
        some: bool = table.display_size > 0 or table.hidden_cards() > 0
        if some and not begin_gain(table, table.seat_in_turn()):
            return
        table.order += 1
    next_space(table)


def after_gain(table: Table, over: bool) -> None:
    """Continue with the next seat if the turn is over."""  # T3
    if over:
        table.order += 1
        next_gain(table)


def next_laying(table: Table) -> None:
    """Let the next seat lay rows; after the last seat score the place and move the marker."""  # T10
    while table.order < table.seats:
        if not begin_laying(table, table.seat_in_turn()):
            return
        table.order += 1
    table.key = 0
    table.touched = 0
    score_place(table)
    if table.stage == STOPS:
        end_game(table)
    else:
        table.stage += 1
        table.step = 0
        next_space(table)


def after_laying(table: Table, over: bool) -> None:
    """Continue with the next seat if the turn is over."""
    if over:
        table.order += 1
        next_laying(table)
