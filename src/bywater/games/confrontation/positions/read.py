"""Read a position: the table at the start of a turn."""

from typing import Any, Final

from bywater.core.errors import BadPosition
from bywater.core.validate import check_keys, index_of, list_in, mask_of_names, number_of, table_in
from bywater.games.confrontation.knowledge.read import read_figures, read_hand, read_loop, read_trail
from bywater.games.confrontation.model import frames as k
from bywater.games.confrontation.model.board import DARK, LIGHT, MORDOR, SIDES
from bywater.games.confrontation.model.cards import SPECIALS
from bywater.games.confrontation.model.endings import MAX_TURNS
from bywater.games.confrontation.model.figures import FRODO
from bywater.games.confrontation.model.trail import record_absence
from bywater.games.confrontation.positions.validate import validate
from bywater.games.confrontation.rules.repetition import begin_loop
from bywater.games.confrontation.rules.setup import begin_setup
from bywater.games.confrontation.state import ConfrontationState, new_state

_HEAD: Final = ("game", "rules", "seats", "options", "turns")
_KEYS: Final = (*_HEAD, "specials", "turn", "repetition", "light", "dark", "then")  # core plays `then`
_SIDE_KEYS: Final = ("figures", "hand", "trail")


def read_position(position: dict[str, Any]) -> ConfrontationState:
    """Return the state of a position. Missing parts have their values in a first turn without known figures."""
    check_keys(position, _KEYS, "position")
    table = new_state(position["options"])
    turns = number_of(position.get("turns", 1), 0, MAX_TURNS, "turns")
    if turns == 0:
        return _read_beginning(table, position)
    _read_specials(table, position)
    table.turn = index_of(position.get("turn", "dark"), SIDES, "side")
    table.turns = turns
    for side in (LIGHT, DARK):
        part = table_in(position, SIDES[side])
        check_keys(part, _SIDE_KEYS, SIDES[side])
        read_figures(table, side, table_in(part, "figures"))
        read_hand(table, side, part)
        read_trail(table, side, list_in(part, "trail"))
    loop = table_in(position, "repetition")
    check_keys(loop, ("moves",), "repetition")
    read_loop(table, loop)
    begin_loop(table)
    if table.count(LIGHT, MORDOR) and not table.facts[LIGHT]:
        record_absence(table, FRODO, MORDOR)  # otherwise the game would be over, so everyone knows this
    table.prompt(k.TURN, table.turn)
    validate(table)
    return table


def _read_beginning(table: ConfrontationState, position: dict[str, Any]) -> ConfrontationState:
    """Read turn 0: the beginning of the secret set-up."""
    for key in position:
        if key not in _HEAD:
            raise BadPosition(f"expected no {key!r} with turns = 0, the beginning of the set-up: leave it out")
    begin_setup(table)
    return table


def _read_specials(table: ConfrontationState, position: dict[str, Any]) -> None:
    if "specials" in position:
        table.specials = mask_of_names(position["specials"], SPECIALS, "special card")
        for number, name in enumerate(SPECIALS):
            if (table.specials & ~table.dealt) >> number & 1:
                raise BadPosition(f"specials: expected cards of the options ..._specials, got {name}")
