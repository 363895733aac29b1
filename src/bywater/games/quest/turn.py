"""A turn: tiles until an activity comes up, then cards, or two new ones, or a step back."""

from typing import Final

from mypy_extensions import i64

from bywater.core.codes import CHANCE
from bywater.core.stack import a_of, b_of, frame, seat_of
from bywater.games.quest.anytime import quiet
from bywater.games.quest.board import (
    DATA,
    EYE_OR_TWO_DARK,
    LINES,
    PIPPIN,
    RING_DARK,
    SUNDIAL,
    SUNDIAL_CARDS,
    SUNDIAL_ITEMS,
)
from bywater.games.quest.cards import COLOUR, GOLLUM, PHIAL, STAFF, STARS, YELLOW
from bywater.games.quest.corruption import darken, lighten
from bywater.games.quest.demands import TILE_CARDS, TILE_EYE, TILE_ITEMS
from bywater.games.quest.events import demand, next_event
from bywater.games.quest.hands import ask_draw, might_hold, show_card
from bywater.games.quest.lines import advance, note_card, unfinished
from bywater.games.quest.state import (
    AFTER_A_TILE,
    AFTER_TILE,
    BEFORE_A_TILE,
    BEFORE_TILE,
    CARDS,
    CHOOSING_LINE,
    CHOSE,
    PLAYED,
    TILE_DRAW,
    TURN,
    TURN_OF,
    TURNED_TILE,
    Table,
)

# The steps of a turn.
BEGIN: Final = 0
_PHIAL: Final = 1
_TURN_TILE: Final = 2
_LOOK: Final = 3
_STAFF: Final = 4
_CARRY_OUT: Final = 5
PLAY_CARDS: Final = 6
END: Final = 7

_DRAWN: Final[i64] = DATA["turn"]["draw"]
_STEPS: Final[i64] = DATA["turn"]["steps"]


def begin_turn(table: Table, seat: i64) -> None:
    table.active = seat
    table.tell(TURN_OF, seat)
    table.table_changed()
    table.then(TURN, seat, BEGIN, 0)


def run_turn(table: Table, packed: i64) -> None:
    """The next step of the turn that lies on top. Who is out can't finish it.

    A tile that was turned still happens, decided by the next player: without its sundials the stack could run
    out. Only an activity is lost with the one who turned it.
    """  # R25, R27, N7
    seat: i64 = seat_of(packed)
    step: i64 = a_of(packed)
    tile: i64 = b_of(packed) - 1
    if not table.is_here(seat) and _LOOK <= step <= _CARRY_OUT and tile >= LINES:
        go_to(table, packed, END)
        carry_out(table, table.decider(), tile)  # N7
        return
    if step == END or not table.is_here(seat):
        table.pop()
        begin_turn(table, table.next_seat(seat, table.here()))
        return
    go_to(table, packed, step + 1)
    if step == BEGIN:
        quiet(table, BEFORE_A_TILE, seat)
    elif step == _PHIAL:
        table.open_window(BEFORE_TILE, might_hold(table, PHIAL), seat)
    elif step == _TURN_TILE:
        turn_next_tile(table)
    elif step == _LOOK:
        quiet(table, AFTER_A_TILE, seat)
    elif step == _STAFF:
        if tile == SUNDIAL_CARDS or tile == SUNDIAL_ITEMS:
            table.open_window(AFTER_TILE, might_hold(table, STAFF), seat)
    elif step == _CARRY_OUT:
        if tile < LINES:
            go_to(table, packed, PLAY_CARDS)
        else:
            go_to(table, packed, BEGIN)
        carry_out(table, seat, tile)
    else:
        table.ask(CARDS, seat, 0, asks_rivals(table))


def go_to(table: Table, packed: i64, step: i64) -> None:
    """The turn on top goes on with this step."""
    table.swap(frame(TURN, seat_of(packed), step, b_of(packed)))


# -- tiles ------------------------------------------------------------------------------------


def turn_next_tile(table: Table) -> None:
    """The next tile is turned up: by chance, unless somebody looked at it before."""  # Q09, R25
    if table.tops:
        tile: i64 = (table.tops & 15) - 1
        table.tops >>= 4
        if not table.tops:
            table.looker = -1
        if table.secret:
            table.reveal(31)
        show_tile(table, tile)
    else:
        table.then(TILE_DRAW, CHANCE)


def show_tile(table: Table, tile: i64) -> None:
    table.top_tile = tile + 1  # Q13
    packed: i64 = table.top()
    table.swap(frame(TURN, seat_of(packed), _LOOK, tile + 1))
    table.tell(TURNED_TILE, seat_of(packed), tile)
    table.table_changed()


def carry_out(table: Table, seat: i64, tile: i64) -> None:
    """What a tile does."""  # Q10, R18
    if tile < LINES:
        if unfinished(table, tile):
            advance(table, seat, tile, 1, 0)
        else:
            table.ask(CHOOSING_LINE, seat, 1, 0)
    elif tile == SUNDIAL:
        next_event(table)
    elif tile == SUNDIAL_CARDS:
        demand(table, TILE_CARDS, seat)
    elif tile == SUNDIAL_ITEMS:
        demand(table, TILE_ITEMS, seat)
    elif tile == RING_DARK:
        darken(table, table.bearer, 1)
    elif tile == EYE_OR_TWO_DARK:
        demand(table, TILE_EYE, seat)


def skip_tile(table: Table) -> None:
    """Phial: no tile is turned any more in this turn; the cards come next."""  # Q26
    go_to(table, table.top(), PLAY_CARDS)


def ignore_tile(table: Table) -> None:
    """Staff: the tile does nothing, and the next one is turned."""  # Q26
    go_to(table, table.top(), BEGIN)


# -- cards ------------------------------------------------------------------------------------


def asks_rivals(table: Table) -> i64:
    """1 if rivals may act before the active player goes on with cards: nobody gives them the floor there."""  # N10
    if table.rivals:
        return 1
    return 0


def may_play(table: Table, seat: i64, kind: i64, before: i64) -> bool:
    """Whether a card may be played after the first one: one white, one grey; Pippin any two."""  # Q11, Q24
    colour: i64 = COLOUR[kind]
    if colour == YELLOW or not table.count(seat, kind):
        return False
    return before == 0 or seat == PIPPIN or colour != before - 1


def play_card(table: Table, packed: i64, kind: i64, line: i64) -> None:
    """A card moves one line by its symbols, and everything on the way is carried out."""  # Q11, R03, R18, R19
    seat: i64 = seat_of(packed)
    if a_of(packed):
        table.pop()
    else:
        table.swap(frame(CARDS, seat, 1 + COLOUR[kind], asks_rivals(table)))
    show_card(table, seat, kind)
    note_card(table)
    table.tell(PLAYED, seat, kind, line)
    table.table_changed()
    dice: i64 = 0
    if kind == GOLLUM:
        dice = 1
    advance(table, seat, line, STARS[kind], dice)


def draw_instead(table: Table, seat: i64) -> None:
    """No card is played: two new ones."""  # Q12
    table.pop()
    table.tell(CHOSE, seat, 1)
    table.table_changed()
    ask_draw(table, seat, _DRAWN)


def step_back(table: Table, seat: i64) -> None:
    """No card is played: a step to the light."""  # Q12
    table.pop()
    table.tell(CHOSE, seat, 2)
    lighten(table, seat, _STEPS)
