"""Validate that the parts of a position are consistent: that the table can occur in a game."""

from mypy_extensions import i64

from bywater.core.bits import BIT, bit_count
from bywater.core.errors import BadPosition
from bywater.games.fate.knowledge.read import refuse_if
from bywater.games.fate.knowledge.view import unpacked
from bywater.games.fate.model import cards as box
from bywater.games.fate.model import frames as k
from bywater.games.fate.model.board import NOWHERE, THREAT
from bywater.games.fate.model.table import MAX_LEVELS, Table
from bywater.games.fate.rules.shadow_deck import flippable, shadow_cards_left, top_back


def check(table: Table) -> None:
    """Raise BadPosition for a table that can't occur in a game."""
    refuse_if(table.done & ~table.tasks, "done: an objective is done that is not in the game")
    refuse_if(not table.hope, "hope: expected at least 1, since the game is not over")
    refuse_if(table.done & 1, "done: the Ring is destroyed, but the game is not over")
    check_characters(table)
    check_progress(table)
    check_turn(table)
    check_piles(table)
    check_shadow_deck(table)


def check_characters(table: Table) -> None:
    refuse_if(table.where[box.FRODO] >= NOWHERE, "characters: Frodo & Sam are always on the board")
    for character in range(box.NUM_CHARACTERS):
        if (table.roster >> character) & 1 and table.owner_of[character] < 0:
            raise BadPosition(f"characters: expected a seat for {box.CHARACTERS[character]}")
    if table.seats == 1:
        check_row(table)
    refuse_if(table.white and not (table.roster >> box.GANDALF) & 1, "gandalf: he is not in the game")
    refuse_if(
        table.white == box.FALLEN and table.where[box.GANDALF] < NOWHERE, "gandalf: he has fallen, but is on the board"
    )
    if table.waiting:
        if (
            not (table.roster >> box.BOROMIR) & 1
            or table.where[box.BOROMIR] < NOWHERE
            or not (table.done >> box.HONOR) & 1
        ):
            raise BadPosition("waiting: Boromir has not fallen")
        if table.owner_of[box.BOROMIR] != table.waiting - 1:
            raise BadPosition("waiting: Boromir belonged to another seat")
    elif table.successor:
        raise BadPosition("successor: expected a seat that waits for one")


def check_row(table: Table) -> None:
    """Validate the row of a solo game: four characters besides Frodo & Sam."""  # F51
    row = unpacked(table.row, 4)
    in_game = [character for character in row if character != box.FRODO and (table.roster >> character) & 1]
    refuse_if(len(set(in_game)) != 4, "row: expected four different characters besides Frodo & Sam in a solo game")


def check_progress(table: Table) -> None:
    """Validate the progress of objectives."""
    if table.slots and (not (table.tasks >> box.EORED) & 1 or table.slots & ~box.EORED_SLOTS):
        raise BadPosition("slots: Éomer's card is not in the game, or has no such region")
    refuse_if(table.shot and not (table.tasks >> box.SIX) & 1, "shot: the card of Legolas is not in the game")
    if table.pledged and not (table.tasks >> box.HOBBITS) & 1:
        raise BadPosition("pledged: the card of the Hobbits is not in the game")
    if table.is_open_task(box.HOBBITS) and bit_count(table.pledged) > 1:
        raise BadPosition("pledged: the objective would be fulfilled")
    refuse_if(bit_count(table.slots) > box.EORED_WANTED, "slots: the objective would be fulfilled")
    if table.is_open_task(box.HONOR) and (table.roster >> box.BOROMIR) & 1 and table.where[box.BOROMIR] >= NOWHERE:
        raise BadPosition("characters: Boromir is gone, and his honor is not reclaimed")


def check_turn(table: Table) -> None:
    mine: i64 = 0
    for character in range(box.NUM_CHARACTERS):
        if table.owner_of[character] == table.active:
            mine |= BIT[character]
    refuse_if(table.acting >= 0 and not (mine >> table.acting) & 1, "acting: the character is not the active player's")
    refuse_if(table.finished & ~mine, "finished: a character is not the active player's")
    refuse_if(table.acting >= 0 and (table.finished >> table.acting) & 1, "finished: the acting character is listed")
    for character in range(box.NUM_CHARACTERS):
        extra = (table.extras >> (3 * character)) & 7
        if extra > max_extras(table, character) or (extra and not (mine >> character) & 1):
            raise BadPosition(f"extras: too many for {box.CHARACTERS[character]}")


def max_extras(table: Table, character: int) -> int:
    """Return the maximum of extra actions that leaves room for those that can still be gained this turn."""
    most = 7
    if not (table.discard >> (box.FIRST_EVENT + box.LEMBAS)) & 1:  # E07
        most -= 2
    if table.settings.slinker_any and not table.used & k.USED_SLINKER:  # K31, X9: Gollum may bring it back
        most -= 2
    if character == box.FRODO and table.is_open_task(box.SHELOB):  # O24
        most -= 1
    return most


def check_piles(table: Table) -> None:
    """Validate that the piles have room for exactly the unseen cards and the Skies Darken cards."""
    expected = bit_count(table.unseen & box.ALL_REGION_CARDS) + table.events_in
    held = sum(table.piles[pile] for pile in range(table.settings.skies)) - bit_count(table.dark)
    refuse_if(held != expected, f"piles: expected {expected} cards besides Skies Darken, got {held}")


def check_shadow_deck(table: Table) -> None:
    """Validate that the back of the top card is known and that there are enough cards for this turn."""  # F37, F55
    top: i64 = table.levels - 1
    if top < 0 or not (table.layers[top] or table.seen[top]):
        raise BadPosition("levels: expected cards in the deck; it is never empty")
    for level in range(table.levels):
        refuse_if(table.backs[level] and not flippable(table, level), "levels: no card of the level has this back")
        refuse_if(table.backs[level] and not table.layers[level], "levels: a level with a back has no unseen card")
    refuse_if(not top_back(table), "levels: expected the back of the top card")
    coming = bit_count(table.dark) + len([card for card in unpacked(table.tops, 7) if card >= box.FIRST_SKY])
    refuse_if(table.levels + coming > MAX_LEVELS, "levels: too many for the Skies Darken cards that are still to come")
    if shadow_cards_left(table) + bit_count(table.shadow_discard) <= THREAT[min(table.threat + 2, len(THREAT) - 1)]:
        raise BadPosition("levels: there are fewer shadow cards than this turn needs")
