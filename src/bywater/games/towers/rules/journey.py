"""The journey of the marker: on each space every seat gains a card, at each place every seat lays rows."""

from bywater.games.towers.model import journal
from bywater.games.towers.model.board import STOPS
from bywater.games.towers.model.table import Table
from bywater.games.towers.rules.gaining import begin_gain
from bywater.games.towers.rules.laying import begin_laying
from bywater.games.towers.rules.scoring import end_game, evaluate


def next_space(table: Table) -> None:
    """The marker moves on: to a space of the path, or to the place at its end."""  # T3
    table.order = 0
    if table.step < table.paths[table.stage - 1]:
        table.step += 1
        table.emit(journal.MOVED, table.stage, table.step)
        next_gain(table)
    else:
        table.emit(journal.ARRIVED, table.stage)
        next_laying(table)


def next_gain(table: Table) -> None:
    """The next seat gains a card, if there is one; after the last seat the marker moves on."""  # T7, T8
    while table.order < table.seats:
        some: bool = table.display_size > 0 or table.hidden_cards() > 0
        if some and not begin_gain(table, table.seat_in_turn()):
            return
        table.order += 1
    next_space(table)


def after_gain(table: Table, over: bool) -> None:
    """Go on with the next seat if the turn of the last one is over."""  # T3
    if over:
        table.order += 1
        next_gain(table)


def next_laying(table: Table) -> None:
    """The next seat lays rows; after the last seat the place is scored, and the marker moves on."""  # T10
    while table.order < table.seats:
        if not begin_laying(table, table.seat_in_turn()):
            return
        table.order += 1
    table.key = 0
    table.touched = 0
    evaluate(table)
    if table.stage == STOPS:
        end_game(table)
    else:
        table.stage += 1
        table.step = 0
        next_space(table)


def after_laying(table: Table, over: bool) -> None:
    """Go on with the next seat if the turn of the last one is over."""
    if over:
        table.order += 1
        next_laying(table)
