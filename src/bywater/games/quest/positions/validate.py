"""Validate that the parts of a position are consistent."""

from bywater.core.errors import BadPosition
from bywater.games.quest.knowledge.view import face_down_tiles
from bywater.games.quest.model import board
from bywater.games.quest.model.table import Table, special_sum
from bywater.games.quest.rules.lines import complete, in_scenario


def check(table: Table) -> None:
    """Raise BadPosition for a table that is impossible in this game."""
    if table.over:
        return
    if (table.bearer < 0) != (table.place == board.MOUNT_DOOM):
        raise BadPosition("the Ring has a bearer exactly until the mountain")
    if table.bearer >= 0 and not table.is_here(table.bearer):
        raise BadPosition("the Ring-bearer must be in the game")
    if not table.here():
        raise BadPosition("expected a hobbit in the game, got none")
    for seat in range(table.seats):
        _check_seat(table, seat)
    for token in range(len(board.TOKENS)):
        tokens = sum(table.token_count(seat, token) for seat in range(table.seats))
        if tokens > 15:
            raise BadPosition(f"expected at most 15 {board.TOKENS[token]} tokens, got {tokens}")
    if in_scenario(table):
        if complete(table, board.MAIN[board.BOARD_OF[table.place]]) or table.event == board.EVENTS_EACH:
            raise BadPosition("the scenario is over, and a turn would begin on its board")
        sundials = face_down_tiles(table).get("sundial", 0)  # otherwise the tiles could run out
        if sundials < board.EVENTS_EACH - table.event:  # R25
            raise BadPosition(f"expected a sundial among the tiles for each event to come, got {sundials}")
    if (table.tops > 0) != (table.looker >= 0) or (table.looker >= 0 and not in_scenario(table)):
        raise BadPosition("tiles are known exactly if a hobbit looked at them; expected both `looker` and `foreseen`")


def _check_seat(table: Table, seat: int) -> None:
    if table.is_here(seat) and table.dark[seat] >= table.sauron:
        raise BadPosition(f"seat {seat} has met Sauron and is still in the game")
    if not table.is_here(seat) and (table.sizes[seat] or table.tokens[seat]):
        raise BadPosition(f"seat {seat} is eliminated and holds cards or tokens")
    if table.rivals and special_sum(table.taken[seat]) - table.shields[seat] > 18:
        raise BadPosition(f"seat {seat} paid more than it had")
