"""Armies of both sides: adding, removing, moving and mustering them."""

from librt.vecs import vec
from mypy_extensions import i64

from bywater.core.bits import BIT, lowest_bit
from bywater.games.fate.model import board, journal
from bywater.games.fate.model import cards as box
from bywater.games.fate.model.table import Table
from bywater.games.fate.rules import characters, hope, turn


def add_shadow(table: Table, place: i64, count: i64) -> None:
    """Add armies from the supply. For each army that the supply lacks, one hope is lost."""  # F33, F40
    missing: i64 = max(count - table.shadow_supply, 0)
    count -= missing
    if count:
        table.shadow_supply -= count
        table.shadow[place] += count
        table.note(journal.SHADOW_ADDED, place, count)
    if missing:
        hope.lose_hope(table, missing, journal.LOST_WITHOUT_ARMIES)


def remove_shadow(table: Table, place: i64, count: i64) -> i64:
    """Return up to this many armies to the supply. Returns their number."""  # F28
    count = min(count, table.shadow[place])
    if count > 0:
        table.shadow[place] -= count
        table.shadow_supply += count
        table.note(journal.SHADOW_REMOVED, place, count)
    return count


def add_friends(table: Table, place: i64, people: i64, count: i64) -> i64:
    """Add up to this many armies from the supply. Returns their number."""
    count = min(count, board.army_count(table.supply, people))
    if count > 0:
        table.supply -= count * board.ONE_ARMY[people]
        table.friends[place] += count * board.ONE_ARMY[people]
        table.note(journal.FRIENDS_ADDED, place, people, count)
        characters.tempt(table, place)
    return count


def remove_friends(table: Table, place: i64, people: i64, count: i64) -> None:
    if count:
        table.friends[place] -= count * board.ONE_ARMY[people]
        table.supply += count * board.ONE_ARMY[people]
        table.note(journal.FRIENDS_LOST, place, people, count)


def move_friends(table: Table, place: i64, into: i64, armies: i64) -> None:
    """Move armies, given as a packed number, to another place."""
    if not armies or place == into:
        return
    table.friends[place] -= armies
    table.friends[into] += armies
    people: i64
    for people in range(board.NUM_PEOPLES):
        if board.army_count(armies, people):
            table.note(journal.FRIENDS_MOVED, place, into, people, board.army_count(armies, people))


def total_friends(table: Table) -> i64:
    """Return the number of friendly armies on the board."""
    total: i64 = 0
    place: i64
    for place in range(board.NUM_PLACES):
        total += board.armies_in(table.friends[place])
    return total


def with_armies(armies: vec[i64], places: i64) -> i64:
    """Return which of these places have armies, as a mask; `armies` is `table.friends` or `table.shadow`."""
    found: i64 = 0
    while places:
        place: i64 = lowest_bit(places)
        places &= places - 1
        if armies[place]:
            found |= BIT[place]
    return found


def march(table: Table, place: i64, into: i64, count: i64) -> None:
    """Move armies of the Shadow, without a battle."""
    table.shadow[place] -= count
    table.shadow[into] += count
    table.note(journal.SHADOW_WENT, place, into, count)


def bring(table: Table, place: i64, into: i64) -> None:
    """Move the picked armies to a place, without a battle."""  # N10
    move_friends(table, place, into, table.load)
    table.load = 0


def musters_freely(character: i64, people: i64) -> bool:
    """Whether a character needs no Friendship to muster this people."""  # K04, K07, K12, K27
    if character == box.ARWEN:
        return people == board.ELF
    if character == box.BOROMIR:
        return people == board.GONDOR_PEOPLE
    if character == box.EOWYN:
        return people == board.ROHAN_PEOPLE
    return character == box.GIMLI and people == board.DWARF


def can_muster(table: Table, character: i64, seat: i64, place: i64) -> bool:
    """Whether the people here (even at a fallen haven) has armies left, and the price can be paid."""  # F24, K29, N26
    people: i64 = board.MUSTERS[place]
    if people < 0 or character == box.GOLLUM or not board.army_count(table.supply, people):
        return False
    return musters_freely(character, people) or table.has_symbol(seat, board.FRIENDSHIP)


def max_mustered(table: Table, character: i64, place: i64) -> i64:
    """Return the maximum number of armies to muster: one, or two for Gandalf if the supply has two."""  # K24
    if character == box.GANDALF and board.army_count(table.supply, board.MUSTERS[place]) > 1:
        return 2
    return 1


def muster(table: Table, count: i64) -> None:
    """Spend an action to add armies of the people that musters at the acting character's place."""  # F24, K24
    place: i64 = table.where[table.acting]
    turn.use_action(table)
    table.note(journal.MUSTERED, table.acting, place, count)
    add_friends(table, place, board.MUSTERS[place], count)
