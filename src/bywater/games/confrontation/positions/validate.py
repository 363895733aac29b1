"""Validate a table at the start of a turn."""

from bywater.core.errors import BadPosition
from bywater.games.confrontation.model import board, trail
from bywater.games.confrontation.model.board import DARK, LIGHT, OUT, REGIONS, ROAD, SIDES
from bywater.games.confrontation.model.cards import DECK
from bywater.games.confrontation.model.figures import EACH, FIGURES, FRODO
from bywater.games.confrontation.model.table import Table
from bywater.games.confrontation.rules.repetition import ENDS_TURN, known_places
from bywater.games.confrontation.rules.turn import can_take_turn


def validate(table: Table) -> None:
    """Raise BadPosition if the game would be over or the table is impossible."""
    _validate_figures(table)
    _validate_hands(table)
    _validate_loop(table)
    if trail.is_full(table):
        raise BadPosition("trails: expected room for another fact, got full trails: the game would be over")
    if not can_take_turn(table, table.turn):
        raise BadPosition(f"turn: expected a side that can move, got {SIDES[table.turn]}: the game would be over")


def _validate_figures(table: Table) -> None:
    if table.at[FRODO] == OUT:
        raise BadPosition("frodo: expected a region, got none: the game would be over")
    if table.at[FRODO] == board.MORDOR:
        raise BadPosition("frodo: expected a region other than mordor: the game would be over")
    if table.count(DARK, board.SHIRE) >= 3:
        raise BadPosition("shire: expected at most two figures of dark, got three: the game would be over")
    for figure in range(2 * EACH):
        if table.at[figure] == ROAD:
            raise BadPosition(f"{FIGURES[figure]}: expected a region, got the road, which is used only within a turn")
    for region in range(len(REGIONS)):
        counts = [int(table.count(side, region)) for side in (LIGHT, DARK)]
        room = int(board.CAPACITY[region])
        if max(counts) > room:
            raise BadPosition(f"{REGIONS[region]}: expected at most {room} figures of a side, got {max(counts)}")
        if all(counts):  # M6
            raise BadPosition(
                f"{REGIONS[region]}: expected figures of one side, got both; turns begin after all battles"
            )


def _validate_hands(table: Table) -> None:
    held = [bin(table.hand & DECK[side]).count("1") for side in (LIGHT, DARK)]
    if held[LIGHT] != held[DARK] or not held[LIGHT]:
        raise BadPosition(
            f"expected equally many cards for both sides, and at least 1: got {held[LIGHT]} for light"
            f" and {held[DARK]} for dark"
        )  # K12


def _validate_loop(table: Table) -> None:
    """Check that the moves of the repetition lead to this table."""  # E5
    if len(table.loop) and not table.loop[len(table.loop) - 1] & ENDS_TURN:
        raise BadPosition("repetition: expected 'end' or 'warned' at the last move, got neither")
    known = known_places(table)
    for figure in range(2 * EACH):
        if known[figure] != OUT and known[figure] != table.at[figure]:
            raise BadPosition(
                f"repetition: expected moves of {FIGURES[figure]} to {board.PLACES[table.at[figure]]}, where it stands,"
                f" got {board.PLACES[known[figure]]}"
            )
