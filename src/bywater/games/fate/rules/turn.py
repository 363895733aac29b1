"""The turn: actions, two card draws, and shadow cards according to the threat."""

from mypy_extensions import i64

from bywater.core.bits import BIT
from bywater.core.frames import a_of, b_of, frame, with_a, with_b
from bywater.games.fate.model import board, journal
from bywater.games.fate.model import frames as k
from bywater.games.fate.model.cards import EOMER, FRODO
from bywater.games.fate.model.table import Table
from bywater.games.fate.rules import hands, hope, player_deck


def run_step(table: Table, packed: i64, _kind: i64) -> None:
    """Run a step of the active player's turn."""  # F10
    step: i64 = a_of(packed)
    table.replace_top(with_a(packed, step + 1))
    if step == k.TURN_BEGINS:
        begin_turn(table)
        table.prompt(k.ACT, table.active)
    elif step <= k.TURN_DRAWS_AGAIN:  # F32
        if not player_deck.draw_next(table, table.active):
            table.note(journal.NO_CARD, table.active)
            hope.lose_hope(table, 1, journal.LOST_WITHOUT_CARDS)
    elif step == k.TURN_DARKENS:
        push_skies_darken(table)
    elif step == k.TURN_CHECKS_HAND:
        hands.check_hand(table, table.active)
    elif step == k.TURN_COUNTS_SHADOW:
        table.replace_top(with_b(table.top(), board.THREAT[table.threat]))
        table.changed()
    elif step == k.TURN_PAUSES:
        if not b_of(packed):
            table.replace_top(with_a(packed, k.TURN_ENDS))
        else:
            table.changed()
            table.prompt(k.QUIET, table.active)
    elif step == k.TURN_FLIPS:
        table.replace_top(with_b(with_a(packed, k.TURN_PAUSES), b_of(packed) - 1))
        table.push_step(k.SHADOW, 0, k.SHADOW_FLIPS)
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
    table.note(journal.TURN_OF, table.active, table.solo_turn)


def end_turn(table: Table) -> None:
    """Discard the shadow cards of the turn, and begin the next player's turn."""  # F10, F52
    table.pop()
    table.shadow_discard |= table.resolving
    table.resolving = 0
    if table.seats == 1:
        pass_solo_token(table)
    else:
        table.active = (table.active + 1) % table.seats
    table.push(frame(k.TURN, table.active, k.TURN_BEGINS))


def pass_solo_token(table: Table) -> None:
    """Pass the Solo token to the next character of the row that is on the board."""  # F52, N3
    step: i64
    for step in range(1, 5):
        place: i64 = (table.solo_turn + step) % 4
        if table.where[in_row(table, place)] < board.NOWHERE:
            table.solo_turn = place
            return


def in_row(table: Table, place: i64) -> i64:
    """Return the character at this place of the row in a solo game."""
    return ((table.row >> (4 * place)) & 15) - 1


def push_skies_darken(table: Table) -> None:
    """Push the drawn Skies Darken cards: they follow each other without interruption."""  # F33, F34, F59
    second: i64 = table.drawn_skies >> 4
    if second:
        table.push_step(k.AFTERWARDS)
        table.push_step(k.SKIES_DARKEN, k.SKY_DARKENS, second - 1)
    if table.drawn_skies:
        table.push_step(k.AFTERWARDS)
        table.push_step(k.SKIES_DARKEN, k.SKY_DARKENS, (table.drawn_skies & 15) - 1)
    table.drawn_skies = 0


def actors(table: Table) -> i64:
    """Return the characters that may still act this turn, as a mask."""  # F11, F52
    if table.seats > 1:
        return table.of_seat(table.active) & ~table.finished
    mask: i64 = BIT[in_row(table, table.solo_turn)] | BIT[FRODO]
    return mask & table.of_seat(0) & ~table.finished


def extra_of(table: Table, character: i64) -> i64:
    return (table.extras >> (3 * character)) & 7


def allowance(table: Table, character: i64) -> i64:
    """Return the action limit of a character: four, or one for the second character of the turn."""  # F11, F12, F52
    if table.seats == 1 and character == FRODO:
        return 1
    if table.seats > 1 and table.first_taken > 1:
        return 1
    return 4


def actions_left(table: Table, character: i64) -> i64:
    """Return the number of actions left to a character, extra ones included."""
    if table.where[character] >= board.NOWHERE:
        return 0
    return allowance(table, character) - table.taken + extra_of(table, character)


def has_ride(table: Table, character: i64) -> bool:
    """Whether Éomer still has his free journey of the turn."""  # K10, N16
    return character == EOMER and not table.used & k.USED_RIDER


def use_action(table: Table) -> None:
    """Spend an action of the acting character."""
    character: i64 = table.acting
    if extra_of(table, character):
        table.extras -= BIT[3 * character]
    else:
        table.taken += 1
    table.changed()


def use_travel(table: Table) -> None:
    if has_ride(table, table.acting):
        table.used |= k.USED_RIDER
        table.changed()
    else:
        use_action(table)


def act_as(table: Table, character: i64) -> None:
    """Make this the acting character; the previous one is finished for the turn."""  # F11, N25
    if table.acting >= 0:
        table.finished |= BIT[table.acting]
        table.first_taken = table.taken
    table.acting = character
    table.taken = 0
    table.note(journal.ACTS, character)


def give_extra(table: Table, character: i64, count: i64) -> None:
    table.extras += count * BIT[3 * character]
