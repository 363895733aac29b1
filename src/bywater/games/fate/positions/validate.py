"""Validate that the parts of a position are consistent: that the table can occur in a game."""

from mypy_extensions import i64

from bywater.core.bits import BIT, bit_count, unpack
from bywater.core.errors import BadPosition
from bywater.games.fate.knowledge.read import refuse_if
from bywater.games.fate.model import cards as box
from bywater.games.fate.model import frames as k
from bywater.games.fate.model.board import NOWHERE, THREAT
from bywater.games.fate.model.table import MAX_LEVELS, Table
from bywater.games.fate.rules.shadow_deck import flippable, shadow_cards_left, top_back


def check(table: Table) -> None:
    """Raise BadPosition for a table that can't occur in a game."""
    refuse_if(table.done & ~table.tasks, "done: expected objectives of this game, got one that is not in the game")
    refuse_if(not table.hope, "hope: expected at least 1, since the game is not over")
    refuse_if(table.done & 1, "done: expected the Ring not to be destroyed, since the game is not over")
    check_characters(table)
    check_progress(table)
    check_turn(table)
    check_piles(table)
    check_shadow_deck(table)


def check_characters(table: Table) -> None:
    refuse_if(table.where[box.FRODO] >= NOWHERE, "characters: expected Frodo & Sam on the board")
    for character in range(box.NUM_CHARACTERS):
        if (table.roster >> character) & 1 and table.owner_of[character] < 0:
            raise BadPosition(f"characters: expected a seat for {box.CHARACTERS[character]}")
    if table.seats == 1:
        check_row(table)
    refuse_if(table.white and not (table.roster >> box.GANDALF) & 1, "gandalf: expected grey: he is not in the game")
    refuse_if(
        table.white == box.FALLEN and table.where[box.GANDALF] < NOWHERE,
        "characters: expected no place for fallen Gandalf, got one",
    )
    if table.waiting:
        if (
            not (table.roster >> box.BOROMIR) & 1
            or table.where[box.BOROMIR] < NOWHERE
            or not (table.done >> box.HONOR) & 1
        ):
            raise BadPosition("waiting: expected -1, since Boromir has not fallen")
        if table.owner_of[box.BOROMIR] != table.waiting - 1:
            raise BadPosition(f"waiting: expected the seat of Boromir, got {table.waiting - 1}")
    elif table.successor:
        raise BadPosition("successor: expected false, since no seat waits for a successor")


def check_row(table: Table) -> None:
    """Validate the row of a solo game: four characters besides Frodo & Sam."""  # F51
    row = [character - 1 for character in unpack(table.row, 4)]
    in_game = [character for character in row if character != box.FRODO and (table.roster >> character) & 1]
    refuse_if(len(set(in_game)) != 4, "row: expected four different characters besides Frodo & Sam in a solo game")


def check_progress(table: Table) -> None:
    """Validate the progress of objectives."""
    if table.slots and (not (table.tasks >> box.EORED) & 1 or table.slots & ~box.EORED_SLOTS):
        raise BadPosition("slots: expected regions of Éomer's objective, and none without it")
    refuse_if(table.shot and not (table.tasks >> box.SIX) & 1, "shot: expected 0 without Legolas's objective")
    if table.pledged and not (table.tasks >> box.HOBBITS) & 1:
        raise BadPosition("pledged: expected none without the Hobbits' objective")
    if table.is_open_task(box.HOBBITS) and bit_count(table.pledged) > 1:
        raise BadPosition("pledged: expected at most one people, since the objective is not done")
    refuse_if(bit_count(table.slots) > box.EORED_WANTED, f"slots: expected at most {box.EORED_WANTED} regions")
    if table.is_open_task(box.HONOR) and (table.roster >> box.BOROMIR) & 1 and table.where[box.BOROMIR] >= NOWHERE:
        raise BadPosition("done: expected Boromir's objective, since he is off the board")


def check_turn(table: Table) -> None:
    mine: i64 = 0
    for character in range(box.NUM_CHARACTERS):
        if table.owner_of[character] == table.active:
            mine |= BIT[character]
    refuse_if(table.acting >= 0 and not (mine >> table.acting) & 1, "acting: expected a character of the active player")
    refuse_if(table.finished & ~mine, "finished: expected characters of the active player")
    refuse_if(table.acting >= 0 and (table.finished >> table.acting) & 1, "finished: expected no acting character")
    for character in range(box.NUM_CHARACTERS):
        extra = (table.extras >> (3 * character)) & 7
        if extra > max_extras(table, character) or (extra and not (mine >> character) & 1):
            raise BadPosition(f"extras: expected fewer extra actions for {box.CHARACTERS[character]}, got {extra}")


def max_extras(table: Table, character: int) -> int:
    """Return the maximum number of extra actions that leaves room for those that can still be gained this turn."""
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
        raise BadPosition("levels: expected cards in the deck, which is never empty")
    for level in range(table.levels):
        refuse_if(
            table.backs[level] and not flippable(table, level),
            "levels: expected the back of an unseen card, got another",
        )
        refuse_if(table.backs[level] and not table.layers[level], "levels: expected no back without unseen cards")
    refuse_if(not top_back(table), "levels: expected the back of the top card, got none")
    coming = bit_count(table.dark) + len([card for card in unpack(table.tops, 7) if card > box.FIRST_SKY])
    refuse_if(table.levels + coming > MAX_LEVELS, "levels: expected fewer, since Skies Darken adds more")
    if shadow_cards_left(table) + bit_count(table.shadow_discard) <= THREAT[min(table.threat + 2, len(THREAT) - 1)]:
        raise BadPosition("levels: expected enough cards for this turn, got fewer shadow cards than it needs")
