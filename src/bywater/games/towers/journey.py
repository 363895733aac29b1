"""The marker's way: space by space everybody gains a card, and at each place everybody lays rows."""

from mypy_extensions import i64

from bywater.core.codes import BIT, CHANCE
from bywater.core.stack import a_of, b_of
from bywater.games.towers.actions import DONE, DRAW, TAKE
from bywater.games.towers.board import STOPS
from bywater.games.towers.cards import GANDALF, NUM_KINDS
from bywater.games.towers.rows import lay_in_row
from bywater.games.towers.scoring import end_game, evaluate
from bywater.games.towers.state import (
    ARRIVED,
    DREW,
    FINISHED,
    GAIN,
    LAID,
    LAYING_ROWS,
    MOVED,
    OFFERED,
    PILE_DRAW,
    REACHED,
    TAKING,
    TOOK,
    Table,
)
from bywater.games.towers.trail import draws, pour, shows


def next_space(table: Table) -> None:
    """The marker moves on: to a space of the path, or to the place at its end."""  # T3
    table.order = 0
    if table.step < table.paths[table.stage - 1]:
        table.step += 1
        table.tell(MOVED, table.stage, table.step)
        ask_gain(table)
    else:
        table.tell(ARRIVED, table.stage)
        ask_laying(table)


def ask_gain(table: Table) -> None:
    """The next player gains a card, if there is any."""  # T7, T8
    while table.order < table.seats:
        if table.display_size or table.hidden_cards():
            gain_card(table, table.seat_in_turn())
            return
        table.order += 1
    next_space(table)


def gain_card(table: Table, seat: i64) -> None:
    """A player takes or draws a card; with an empty hand and one way to do so it is done at once."""  # A1
    if table.hand_sizes[seat] or not table.automatic:
        table.ask(GAIN, seat)
    elif table.display_size == 0:
        table.force(DRAW)
        draw(table, seat, 0)
    elif table.hidden_cards() == 0 and one_kind(table):
        kind: i64 = first_kind(table)
        table.force(TAKE + kind)
        take(table, seat, kind)
        had_turn(table)
    else:
        table.ask(GAIN, seat)


def had_turn(table: Table) -> None:
    table.order += 1
    ask_gain(table)


def take(table: Table, seat: i64, kind: i64) -> None:
    """A card of the display goes to a hand, all remember it, and no new one is turned up."""  # T4, T6
    table.display[kind] -= 1
    table.display_size -= 1
    table.gain(seat, kind)
    table.known[seat * NUM_KINDS + kind] += 1
    table.tell(TOOK, seat, kind)


def draw(table: Table, seat: i64, then: i64) -> None:
    """The top card of the pile; `then` cards are to follow from there."""  # T4, T8
    table.tell(REACHED, seat, then)
    if table.pile_size == 0:
        pour(table)
    table.ask(PILE_DRAW, CHANCE, seat, then)


def drew(table: Table, packed: i64, kind: i64) -> None:
    """Chance has given the card."""
    seat: i64 = a_of(packed)
    table.pile[kind] -= 1
    table.pile_size -= 1
    table.gain(seat, kind)
    table.tell(DREW, seat, kind, 0, 0, 2, BIT[seat])
    draws(table, seat, kind)
    if b_of(packed) and table.hidden_cards():
        draw(table, seat, b_of(packed) - 1)
    else:
        had_turn(table)


def offer(table: Table, seat: i64, kind: i64) -> None:
    """A card of the hand is laid into the display, and two are taken for it: even that one."""  # T4, T5
    table.lose(seat, kind)
    shows(table, seat, kind)
    table.display[kind] += 1
    table.display_size += 1
    table.tell(OFFERED, seat, kind)
    ask_taking(table, seat, 2)


def ask_taking(table: Table, seat: i64, left: i64) -> None:
    """Face-up cards come first: who draws blind draws the rest blind. A single way is taken at once."""  # T4, T6, A1
    may_draw: bool = table.hidden_cards() >= left
    if table.display_size == 0 and not may_draw:
        had_turn(table)
    elif not table.automatic:
        table.ask(TAKING, seat, left)
    elif table.display_size == 0:
        table.force(DRAW)
        draw(table, seat, left - 1)
    elif not may_draw and one_kind(table):
        kind: i64 = first_kind(table)
        table.force(TAKE + kind)
        take_and_go_on(table, seat, left, kind)
    else:
        table.ask(TAKING, seat, left)


def one_kind(table: Table) -> bool:
    """Whether all cards of the display are alike."""
    return table.display[first_kind(table)] == table.display_size


def first_kind(table: Table) -> i64:
    kind: i64 = 0
    while not table.display[kind]:
        kind += 1
    return kind


def take_and_go_on(table: Table, seat: i64, left: i64, kind: i64) -> None:
    take(table, seat, kind)
    if left > 1:
        ask_taking(table, seat, left - 1)
    else:
        had_turn(table)


# -- at a place -------------------------------------------------------------------------------


def ask_laying(table: Table) -> None:
    """The next player lays rows; who holds nothing is done at once. Then the place is scored."""  # T10, A1
    table.key = 0
    table.touched = 0
    while table.order < table.seats:
        if table.hand_sizes[table.seat_in_turn()] or not table.automatic:
            table.ask(LAYING_ROWS, table.seat_in_turn())
            return
        table.force(DONE)
        table.order += 1
    evaluate(table)
    if table.stage == STOPS:
        end_game(table)
    else:
        table.stage += 1
        table.step = 0
        next_space(table)


def lay(table: Table, seat: i64, kind: i64, lead: i64) -> None:
    """One card goes to its row, with Gandalf at the head of a new one if `lead` is 1."""  # T10, T11, T12, T13
    if lead:
        table.lose(seat, GANDALF)
        shows(table, seat, GANDALF)
    table.lose(seat, kind)
    shows(table, seat, kind)
    lay_in_row(table, seat, kind, lead)
    table.tell(LAID, seat, kind, lead)
    table.touched |= BIT[kind >> 2]
    table.key = 2 * kind + 1 - lead
    if table.hand_sizes[seat] or not table.automatic:
        table.ask(LAYING_ROWS, seat)
    else:
        table.force(DONE)
        done_laying(table)


def done_laying(table: Table) -> None:
    table.tell(FINISHED, table.seat_in_turn())
    table.order += 1
    ask_laying(table)
