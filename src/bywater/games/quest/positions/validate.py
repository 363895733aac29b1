"""Validate that the parts of a position are consistent."""

from bywater.core.bits import sum_packed
from bywater.core.errors import BadPosition
from bywater.games.quest.knowledge.view import face_down_tiles
from bywater.games.quest.model import board
from bywater.games.quest.model.table import TAKEN_BITS, Table
from bywater.games.quest.rules.lines import is_complete, is_in_scenario


def check(table: Table) -> None:
    """Raise BadPosition for a table that is impossible in this game."""
    if table.over:
        return
    if (table.bearer < 0) != (table.place == board.MOUNT_DOOM):
        raise BadPosition(f"bearer: expected -1 at mount_doom and a seat elsewhere, got {table.bearer}")
    if table.bearer >= 0 and not table.is_here(table.bearer):
        raise BadPosition(f"bearer: expected a Ring-bearer who is in the game, got the eliminated seat {table.bearer}")
    if not table.here():
        raise BadPosition("gone: expected at least one hobbit in the game, got none")
    for seat in range(table.seats):
        _check_seat(table, seat)
    for token in range(len(board.TOKENS)):
        tokens = sum(table.token_count(seat, token) for seat in range(table.seats))
        if tokens > 15:
            raise BadPosition(f"tokens: expected at most 15 of {board.TOKENS[token]}, got {tokens}")
    if is_in_scenario(table):
        if is_complete(table, board.MAIN[board.BOARD_OF[table.place]]) or table.event == board.EVENTS_EACH:
            raise BadPosition("event, lines: expected a scenario in which a turn can begin, got one that is over")
        sundials = face_down_tiles(table).get("sundial", 0)  # otherwise the tiles could run out
        if sundials < board.EVENTS_EACH - table.event:  # R25
            raise BadPosition(f"tiles: expected at least one sundial per event to come, got {sundials}")
    if (table.tops > 0) != (table.looker >= 0) or (table.looker >= 0 and not is_in_scenario(table)):
        raise BadPosition("looker, foreseen: expected both or neither, and neither outside a scenario")


def _check_seat(table: Table, seat: int) -> None:
    if table.is_here(seat) and table.dark[seat] >= table.sauron:
        raise BadPosition(f"dark: expected seat {seat} to be eliminated, since it has met Sauron")
    if not table.is_here(seat) and (table.sizes[seat] or table.tokens[seat]):
        raise BadPosition(f"gone: expected no cards or tokens of seat {seat}, which is eliminated")
    if table.rivals and sum_packed(table.taken[seat], TAKEN_BITS) - table.shields[seat] > 18:
        raise BadPosition(f"shields: expected payments that seat {seat} could make, got higher ones")
