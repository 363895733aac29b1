"""Write a position: the table at the start of a turn, or the beginning of the game."""

from bywater.core.bits import names_in
from bywater.core.errors import BadPosition
from bywater.core.frames import kind_of
from bywater.core.state import Position
from bywater.games.confrontation.knowledge import view
from bywater.games.confrontation.model import frames as k
from bywater.games.confrontation.model.board import DARK, LIGHT, SIDES
from bywater.games.confrontation.model.cards import CARDS, DECK, SPECIALS
from bywater.games.confrontation.model.options import RULES
from bywater.games.confrontation.model.table import Table


def write_position(table: Table) -> Position:
    """Return the position. Raises BadPosition in the middle of a turn and at the end of the game."""
    position: Position = {"game": "confrontation", "rules": RULES, "seats": 2, "options": view.options_of(table)}
    if is_game_start(table):
        return {**position, "turns": 0}
    if not is_turn_start(table):
        raise BadPosition(
            "expected the start of a turn, got the middle of one or the end of the game: use snapshot(), which works at"
            " any moment"
        )
    position["specials"] = names_in(table.specials, SPECIALS)
    position["turn"] = SIDES[table.turn]
    position["turns"] = table.turns
    if len(table.loop):
        position["repetition"] = {"moves": view.loop_moves(table)}
    for side in (LIGHT, DARK):
        position[SIDES[side]] = {
            "figures": {place: there for place, there in view.figures_by_place(table, side).items() if there},
            "hand": names_in(table.hand & DECK[side], CARDS),
            "trail": view.trail_for(table, side, view.BOTH),
        }
    return position


def is_game_start(table: Table) -> bool:
    """Whether no figure has been set up yet."""
    return kind_of(table.top()) == k.PLACE and not table.left(LIGHT)


def is_turn_start(table: Table) -> bool:
    """Whether this is the first decision of a turn, without a look by the Palantir."""
    return kind_of(table.top()) == k.TURN and not table.looked
