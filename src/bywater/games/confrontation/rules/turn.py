"""Turns: their actions, their beginning and end, and stuck sides."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bywater.core.bits import bit_count, lowest_bit, nth_bit
from bywater.core.errors import IllegalAction
from bywater.games.confrontation.model import endings, options
from bywater.games.confrontation.model import frames as k
from bywater.games.confrontation.model.actions import move_code
from bywater.games.confrontation.model.board import DARK, LIGHT, ROAD
from bywater.games.confrontation.model.figures import EACH
from bywater.games.confrontation.model.table import Table
from bywater.games.confrontation.model.trail import is_full
from bywater.games.confrontation.rules import specials
from bywater.games.confrontation.rules.ending import end_game
from bywater.games.confrontation.rules.moves import can_move, goals
from bywater.games.confrontation.rules.repetition import begin_loop, close_turn

# Scratch buffer for the goals of nine figures, valid within one call.
_MASKS: Final = vec[i64]([0] * EACH)


def begin_turn(table: Table, side: i64) -> None:
    """Start a side's turn. A side that can't move loses; the third occurrence of a table is a draw."""  # M1, M2, E2
    table.truncate(0)
    table.turn = side
    table.turns += 1
    table.face_up = 0
    table.looked = 0
    begin_loop(table)
    if len(table.loop) and close_turn(table):
        end_game(table, endings.REPETITION)  # E5
    elif table.turns > endings.MAX_TURNS or is_full(table):
        end_game(table, endings.TOO_LONG)  # E3
    elif not can_take_turn(table, side):
        end_game(table, endings.LIGHT_STUCK if side == LIGHT else endings.DARK_STUCK)
    else:
        table.prompt(k.TURN, side)


def end_turn(table: Table) -> None:
    """Give the turn to the other side. With the later timing of the Palantir, Dark may look first."""  # D11
    table.truncate(0)
    if table.turn == DARK and table.flags & options.PALANTIR_ANY_TIME and specials.regions_to_look_at(table):
        table.prompt(k.LINGER, DARK)
    else:
        begin_turn(table, 1 - table.turn)


def can_take_turn(table: Table, side: i64) -> bool:
    """Whether a side has a move, or a special card that takes the place of the turn."""  # M2, M3
    if can_move(table, side):
        return True
    if table.flags & options.STUCK_DESPITE_CARD:
        return False
    return specials.can_replace_turn(table, side)


def turn_codes(table: Table, out: vec[i64]) -> vec[i64]:
    """List the moves of the side to move, then its special cards."""  # M1
    side: i64 = table.turn
    at = table.at
    figure: i64
    for figure in range(side * EACH, side * EACH + EACH):
        place: i64 = at[figure]
        if place < ROAD:
            mask: i64 = goals(table, figure, place)
            while mask:
                out = append(out, move_code(figure, place, lowest_bit(mask)))
                mask &= mask - 1
    if table.specials:
        return specials.special_codes(table, side, out)
    return out


def random_move(table: Table, u: float) -> i64:
    """Return a random move for a number in [0, 1), without building the list of moves."""
    first: i64 = table.turn * EACH
    places = table.at
    masks = _MASKS
    total: i64 = 0
    figure: i64
    for figure in range(EACH):
        place: i64 = places[first + figure]
        # Not "goals(...) if ... else 0": a literal in such an expression makes it a boxed number.
        mask: i64 = 0
        if place < ROAD:
            mask = goals(table, first + figure, place)
        masks[figure] = mask
        total += bit_count(mask)
    left: i64 = i64(u * float(total))
    for figure in range(EACH):
        here: i64 = bit_count(masks[figure])
        if left < here:
            return move_code(first + figure, places[first + figure], nth_bit(masks[figure], left))
        left -= here
    raise IllegalAction("expected a side that can move, got none")
