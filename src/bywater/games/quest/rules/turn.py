"""A turn: tiles until an activity is turned, then the cards phase."""

from mypy_extensions import i64

from bywater.core.frames import a_of, b_of, frame, seat_of
from bywater.core.seats import CHANCE
from bywater.games.quest.model import board, cards, journal
from bywater.games.quest.model import frames as k
from bywater.games.quest.model.demands import TILE_CARDS, TILE_EYE, TILE_ITEMS
from bywater.games.quest.model.table import Table
from bywater.games.quest.rules import corruption, events, hands, interrupts, plays
from bywater.games.quest.rules.lines import advance, is_unfinished


def begin_turn(table: Table, seat: i64) -> None:
    table.active = seat
    table.emit(journal.TURN_OF, seat)
    table.table_changed()
    table.push_frame(k.TURN, seat, k.TURN_BEGINS)


def run_turn(table: Table, packed: i64) -> None:
    """Run the next step of the turn on top. An eliminated hobbit can't finish its turn.

    A tile that it has turned still takes effect, and the next player decides about it; otherwise the tiles could
    run out. Only an activity is lost.
    """  # R25, R27, N7
    seat: i64 = seat_of(packed)
    step: i64 = a_of(packed)
    tile: i64 = b_of(packed) - 1
    if not table.is_here(seat) and k.TILE_TURNED <= step <= k.CARRY_OUT and tile >= board.LINES:
        go_to(table, packed, k.TURN_ENDS)
        carry_out(table, table.decider(), tile)  # N7
        return
    if step == k.TURN_ENDS or not table.is_here(seat):
        table.pop()
        begin_turn(table, table.next_seat(seat, table.here()))
        return
    go_to(table, packed, step + 1)
    if step == k.TURN_BEGINS:
        interrupts.quiet(table, k.BEFORE_A_TILE, seat)
    elif step == k.PROMPT_PHIAL:
        table.open_window(k.BEFORE_TILE, hands.possible_holders(table, cards.PHIAL), seat)
    elif step == k.TURN_TILE:
        turn_next_tile(table)
    elif step == k.TILE_TURNED:
        interrupts.quiet(table, k.AFTER_A_TILE, seat)
    elif step == k.PROMPT_STAFF:
        if tile == board.SUNDIAL_CARDS or tile == board.SUNDIAL_ITEMS:
            table.open_window(k.AFTER_TILE, hands.possible_holders(table, cards.STAFF), seat)
    elif step == k.CARRY_OUT:
        go_to(table, packed, k.PLAY_CARDS if tile < board.LINES else k.TURN_BEGINS)
        carry_out(table, seat, tile)
    else:
        table.prompt(k.CARDS, seat, 0, plays.prompts_rivals(table))


def go_to(table: Table, packed: i64, step: i64) -> None:
    """Set the next step of the turn on top."""
    table.replace_top(frame(k.TURN, seat_of(packed), step, b_of(packed)))


def turn_next_tile(table: Table) -> None:
    """Turn the next tile: a known one, or by chance."""  # Q09, R25
    if table.tops:
        tile: i64 = (table.tops & 15) - 1
        table.tops >>= 4
        if not table.tops:
            table.looker = -1
        if table.secret:
            table.reveal(31)
        show_tile(table, tile)
    else:
        table.push_frame(k.TILE_DRAW, CHANCE)


def show_tile(table: Table, tile: i64) -> None:
    table.top_tile = tile + 1  # Q13
    packed: i64 = table.top()
    table.replace_top(frame(k.TURN, seat_of(packed), k.TILE_TURNED, tile + 1))
    table.emit(journal.TURNED_TILE, seat_of(packed), tile)
    table.table_changed()


def carry_out(table: Table, seat: i64, tile: i64) -> None:
    """Carry out a tile."""  # Q10, R18
    if tile < board.LINES:
        if is_unfinished(table, tile):
            advance(table, seat, tile, 1, 0)
        else:
            table.prompt(k.CHOOSING_LINE, seat, 1, 0)
    elif tile == board.SUNDIAL:
        events.next_event(table)
    elif tile == board.RING_DARK:
        corruption.darken(table, table.bearer, 1)
    elif tile == board.EYE_OR_TWO_DARK:
        events.demand(table, TILE_EYE, seat)
    else:
        events.demand(table, TILE_CARDS if tile == board.SUNDIAL_CARDS else TILE_ITEMS, seat)
