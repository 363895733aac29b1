"""Skies Darken: threat, the Eye, armies at a place, and the shadow discard back on the deck."""

from mypy_extensions import i64

from bywater.core.frames import a_of, b_of, with_a
from bywater.games.fate.model import board, journal
from bywater.games.fate.model import cards as box
from bywater.games.fate.model import frames as k
from bywater.games.fate.model.table import Table
from bywater.games.fate.rules import armies, characters, hope, nazgul, shadow_deck, shadow_step


def run_step(table: Table, packed: i64, _kind: i64) -> None:
    """Return Gandalf if he has fallen, then carry out a Skies Darken card and remove it from the game."""  # F33, N20
    card: i64 = b_of(packed)
    if a_of(packed) == k.SKY_DARKENS:
        table.replace_top(with_a(packed, k.SKY_SHUFFLES))
        table.changed()
        place: i64 = box.SKY_PLACES[card]
        table.note(journal.DARKENED, place)
        return_white(table)
        if table.threat < board.LAST_THREAT:  # F56
            table.threat += 1
        table.note(journal.THREAT_GREW, table.threat)
        if table.eye == table.frodo_region():
            hope.lose_hope(table, 2, journal.LOST_TO_SKIES)
        else:
            nazgul.move_eye(table, table.frodo_region())
        armies.add_shadow(table, place, box.SKY_ARMIES)
        if table.friends[place] and table.shadow[place]:
            shadow_step.shadow_attacks(table, place)
    else:
        table.pop()
        shadow_deck.shuffle_on_top(table)


def return_white(table: Table) -> None:
    """Put Gandalf the White on the board."""  # O05
    if table.white == box.FALLEN:
        table.white = box.WHITE
        table.note(journal.RETURNED, box.GANDALF)
        characters.move_character(table, box.GANDALF, board.LORIEN)
        hope.gain_hope(table, 2)
