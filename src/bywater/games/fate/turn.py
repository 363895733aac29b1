"""The turn: four actions and one, two cards, and as many shadow cards as the threat says."""

from mypy_extensions import i64

from bywater.core.codes import BIT
from bywater.core.stack import a_of, b_of, frame, with_a, with_b
from bywater.games.fate.board import NOWHERE, THREAT
from bywater.games.fate.cards import EOMER, FRODO
from bywater.games.fate.deck import draw_next
from bywater.games.fate.effects import check_hand, lose_hope
from bywater.games.fate.entries import (
    ACTS,
    NO_CARD,
    TURN_OF,
)
from bywater.games.fate.state import (
    ACT,
    AFTERWARDS,
    QUIET,
    SHADOW,
    SKIES_DARKEN,
    TURN,
    USED_RIDER,
    Table,
)


def run_turn(table: Table, packed: i64) -> None:
    """One step of the active player's turn."""  # F10
    step: i64 = a_of(packed)
    table.swap(with_a(packed, step + 1))
    if step == 0:
        begin_turn(table)
        table.ask(ACT, table.active)
    elif step <= 2:  # F32
        if not draw_next(table, table.active):
            table.note(NO_CARD, table.active)
            lose_hope(table, 1, 7)
    elif step == 3:
        darken(table)
    elif step == 4:
        check_hand(table, table.active)
    elif step == 5:
        table.swap(with_b(table.top(), THREAT[table.threat]))
        table.changed()
    elif step == 6:
        if not b_of(packed):
            table.swap(with_a(packed, 8))
        else:
            table.changed()
            table.ask(QUIET, table.active)
    elif step == 7:
        table.swap(with_b(with_a(packed, 6), b_of(packed) - 1))
        table.then(SHADOW)
    else:
        end_turn(table)


def begin_turn(table: Table) -> None:
    table.acting = -1
    table.taken = 0
    table.first_taken = -1
    table.finished = 0
    table.extras = 0
    table.used = 0
    table.changed()
    table.note(TURN_OF, table.active, table.solo_turn)


def end_turn(table: Table) -> None:
    """The shadow cards of the turn are laid down; the next player follows."""  # F10, F52
    table.pop()
    table.shadow_discard |= table.resolving
    table.resolving = 0
    if table.seats == 1:
        pass_solo_token(table)
    else:
        table.active = (table.active + 1) % table.seats
    table.push(frame(TURN, table.active))


def pass_solo_token(table: Table) -> None:
    """To the next character of the row who is on the board."""  # F52, N3
    step: i64
    for step in range(1, 5):
        place: i64 = (table.solo_turn + step) % 4
        if table.where[in_row(table, place)] < NOWHERE:
            table.solo_turn = place
            return


def in_row(table: Table, place: i64) -> i64:
    """Alone: the character at this place of the row."""
    return ((table.row >> (4 * place)) & 15) - 1


def darken(table: Table) -> None:
    """Skies Darken cards are carried out one after the other, with nothing played in between."""  # F33, F34, F59
    second: i64 = table.drawn_skies >> 4
    if second:
        table.then(AFTERWARDS)
        table.then(SKIES_DARKEN, 0, second - 1)
    if table.drawn_skies:
        table.then(AFTERWARDS)
        table.then(SKIES_DARKEN, 0, (table.drawn_skies & 15) - 1)
    table.drawn_skies = 0


# -- four actions and one -----------------------------------------------------------------------


def actors(table: Table) -> i64:
    """The characters that the active player may act with this turn and that are not done, as a mask."""  # F11, F52
    if table.seats > 1:
        return table.of_seat(table.active) & ~table.finished
    mask: i64 = BIT[in_row(table, table.solo_turn)] | BIT[FRODO]
    return mask & table.of_seat(0) & ~table.finished


def extra_of(table: Table, character: i64) -> i64:
    return (table.extras >> (3 * character)) & 7


def allowance(table: Table, character: i64) -> i64:
    """Four actions, or one for the second of two once the first has taken more than one."""  # F11, F12, F52
    if table.seats == 1 and character == FRODO:
        return 1
    if table.seats > 1 and table.first_taken > 1:
        return 1
    return 4


def actions_left(table: Table, character: i64) -> i64:
    """How many actions the character that acts still has, extra ones included."""
    if table.where[character] >= NOWHERE:
        return 0
    return allowance(table, character) - table.taken + extra_of(table, character)


def has_ride(table: Table, character: i64) -> bool:
    """Éomer travels once a turn without an action: his first journey is that one."""  # K10, N16
    return character == EOMER and not table.used & USED_RIDER


def use_action(table: Table) -> None:
    """The character that acts has done something."""
    character: i64 = table.acting
    if extra_of(table, character):
        table.extras -= BIT[3 * character]
    else:
        table.taken += 1
    table.changed()


def use_travel(table: Table) -> None:
    if has_ride(table, table.acting):
        table.used |= USED_RIDER
        table.changed()
    else:
        use_action(table)


def act_as(table: Table, character: i64) -> None:
    """A character begins; the one who acted before is done, whatever it did."""  # F11, N25
    if table.acting >= 0:
        table.finished |= BIT[table.acting]
        table.first_taken = table.taken
    table.acting = character
    table.taken = 0
    table.note(ACTS, character)


def give_extra(table: Table, character: i64, count: i64) -> None:
    table.extras += count * BIT[3 * character]
