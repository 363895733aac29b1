"""Why a character can't act, and why a player can't interrupt."""

from bywater.core.frames import kind_of
from bywater.core.message import Message
from bywater.games.fate.model import board, names
from bywater.games.fate.model import frames as k
from bywater.games.fate.model.table import Table


def no_actor(table: Table, character: int, _seat: int) -> Message:
    """Why this character can't act."""  # F11, F52
    if not (table.roster >> character) & 1:
        reason = "refused-not-in-game"
    elif table.owner_of[character] != table.active:
        reason = "refused-not-your-character"
    elif table.where[character] >= board.NOWHERE:
        reason = "refused-off-board"
    elif table.acting == character:
        reason = "refused-acting-already"
    elif (table.finished >> character) & 1:
        reason = "refused-character-done"
    else:
        reason = "refused-solo-turn"
    return names.message(reason, character=character)


def no_interrupt(table: Table, other: int, _seat: int) -> Message:  # F36
    if other >= table.seats:
        return names.message("refused-no-such-seat", seat=other)
    if kind_of(table.top()) not in (k.ACT, k.QUIET):
        return Message("refused-not-quiet")
    if other == table.actor:
        return Message("refused-interrupt-yours")
    if (table.interrupted >> other) & 1:
        return names.message("refused-interrupt-again", seat=other)
    return names.message("refused-nothing-to-do", seat=other)
