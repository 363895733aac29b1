"""Characters entering places and leaving the board, and Gollum tempting Frodo."""

from mypy_extensions import i64

from bywater.core.bits import BIT
from bywater.games.fate.model import board, journal
from bywater.games.fate.model.cards import FRODO, GOLLUM
from bywater.games.fate.model.table import Table
from bywater.games.fate.rules.hope import lose_hope


def move_character(table: Table, character: i64, into: i64) -> None:
    table.where[character] = into
    table.note(journal.MOVED_CHARACTER, character, into)


def may_tempt(party: i64) -> bool:
    """Whether Frodo or Gollum is among these characters."""
    return party & (BIT[FRODO] | BIT[GOLLUM]) != 0


def tempt(table: Table, place: i64) -> None:
    """Lose one hope if Gollum, Frodo and friendly armies are now together at this place."""  # K29
    if table.friends[place] and table.where[GOLLUM] == place and table.where[FRODO] == place:
        table.note(journal.GOLLUM_TEMPTS, place)
        lose_hope(table, 1, journal.LOST_TO_GOLLUM)


def leave(table: Table, character: i64) -> None:
    """Remove a character from the board."""
    table.where[character] = board.NOWHERE
    table.note(journal.LEFT_BOARD, character)
