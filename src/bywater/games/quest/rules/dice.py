"""Rolls of the die: the Belt, the face, Mithril, a last quiet moment, and the effect."""

from mypy_extensions import i64

from bywater.core.bits import BIT
from bywater.core.frames import a_of, b_of, c_of, frame, kind_of, seat_of, with_a
from bywater.core.seats import CHANCE
from bywater.games.quest.model import board, cards, endings, journal
from bywater.games.quest.model import frames as k
from bywater.games.quest.model.actions import DISCARD
from bywater.games.quest.model.table import Table
from bywater.games.quest.rules import corruption, hands, interrupts
from bywater.games.quest.rules.lines import unfinished_lines


def roll(table: Table, seat: i64, purpose: i64 = k.ORDINARY) -> None:
    """Push a roll of the die."""
    table.push_frame(k.ROLL, seat, k.PROMPT_BELT, 0, purpose)


def run_roll(table: Table, packed: i64) -> None:
    """Run the next step of the roll on top."""
    seat: i64 = seat_of(packed)
    step: i64 = a_of(packed)
    _next_step(table, packed, step + 1)
    if step == k.PROMPT_BELT:
        if c_of(packed) != k.THE_RINGS:  # R20: the Ring needs a face, so the Belt can't replace its roll
            table.open_window(k.BEFORE_ROLL, hands.possible_holders(table, cards.BELT), seat, seat)
    elif step == k.THROW:
        table.push_frame(k.DIE, CHANCE)
    elif step == k.LAST_MOMENT:
        if b_of(packed) == board.BLANK and c_of(packed) != k.THE_RINGS:  # N9: a moment follows anyway
            take_effect(table, packed)
        else:
            interrupts.quiet(table, k.AFTER_A_ROLL, seat)
    elif step == k.PROMPT_MITHRIL:
        if b_of(packed) != board.BLANK:
            open_mithril_window(table, packed)
    elif step == k.MITHRIL_DECLINED:
        _next_step(table, packed, k.TAKE_EFFECT)
        if is_deadly(table, seat, b_of(packed)):
            interrupts.quiet(table, k.AFTER_A_ROLL, seat)
    else:
        take_effect(table, packed)


def open_mithril_window(table: Table, packed: i64) -> None:
    """Open the window for Mithril. If nobody plays it against a deadly face, a last moment follows."""  # N9
    seat: i64 = seat_of(packed)
    holders: i64 = hands.possible_holders(table, cards.MITHRIL)
    if holders:
        _next_step(table, packed, k.MITHRIL_DECLINED)
        table.open_window(k.AFTER_ROLL, holders, seat, seat)


def is_deadly(table: Table, seat: i64, face: i64) -> bool:
    """Whether the rolled face would eliminate a hobbit, by public information."""
    if face == board.EYE:
        return corruption.would_catch(table, 1)
    if face == board.TWO_CARDS:
        return table.sizes[seat] < loss_by(seat, face)
    return table.dark[seat] + loss_by(seat, face) >= table.sauron


def loss_by(seat: i64, face: i64) -> i64:
    """Return how many cards or steps a face costs a hobbit; for Sam at most one."""  # Q24
    if seat == board.SAM:
        return 1
    return 2 if face == board.TWO_CARDS else face


def mithril_may_have_moved(table: Table) -> None:
    """Reopen the window for Mithril, because Miruvor passed a card on in the last moment."""  # N9
    level: i64
    for level in range(table.height):
        packed: i64 = table.stack[level]
        if kind_of(packed) == k.ROLL and a_of(packed) == k.TAKE_EFFECT:
            table.stack[level] = with_a(packed, k.PROMPT_MITHRIL)


def _next_step(table: Table, packed: i64, step: i64) -> None:
    table.replace_top(frame(k.ROLL, seat_of(packed), step, b_of(packed), c_of(packed)))


def show_face(table: Table, face: i64) -> None:
    """Apply the chance outcome of a roll: reveal the face, and continue with the last moment."""
    packed: i64 = table.top()
    table.replace_top(frame(k.ROLL, seat_of(packed), k.LAST_MOMENT, face, c_of(packed)))
    table.emit(journal.ROLLED, seat_of(packed), face)
    table.table_changed()


def end_roll(table: Table, packed: i64) -> None:
    """Finish a roll. If it was for the Ring, prompt for a line to move by four minus the printed symbols."""  # R20, C6
    table.pop()
    if c_of(packed) == k.THE_RINGS and unfinished_lines(table):
        table.prompt(k.CHOOSING_LINE, seat_of(packed), 4 - board.FACE_SYMBOLS[b_of(packed)], 1)


def take_effect(table: Table, packed: i64) -> None:
    """Apply the face of the die to the roller."""  # Q14
    seat: i64 = seat_of(packed)
    face: i64 = b_of(packed)
    end_roll(table, packed)
    if face == board.EYE:
        corruption.move_sauron(table, 1)
    elif face == board.TWO_CARDS:
        lose_cards(table, seat, loss_by(seat, face))
    elif face != board.BLANK:
        corruption.darken(table, seat, loss_by(seat, face))


def lose_cards(table: Table, seat: i64, count: i64) -> None:
    """Lose this many cards: a hobbit with fewer is eliminated, one with exactly as many has no choice."""  # R14
    if table.sizes[seat] < count:
        corruption.fall(table, seat, endings.WANT)
    elif table.sizes[seat] == count and table.automatic:
        discard_hand(table, seat)
    else:
        table.prompt(k.LOSING, seat, count, 0)


def discard_hand(table: Table, seat: i64) -> None:
    while table.sizes[seat]:
        kind: i64 = hands.lowest_kind(table, seat)
        table.add_forced(DISCARD + kind)
        hands.discard(table, seat, kind)


def choose_loss(table: Table, packed: i64, kind: i64) -> None:
    """Discard one of the cards to lose. A set is picked in ascending order."""
    seat: i64 = seat_of(packed)
    left: i64 = a_of(packed) - 1
    table.pop()
    hands.discard(table, seat, kind)
    if left:
        table.prompt(k.LOSING, seat, left, kind)


def kinds_to_lose(table: Table, packed: i64) -> i64:
    """Return the kinds that may be discarded next, as a mask: enough cards must follow in the order."""
    seat: i64 = seat_of(packed)
    mask: i64 = 0
    left: i64 = 0
    kind: i64
    for kind in range(cards.NUM_KINDS - 1, b_of(packed) - 1, -1):
        count: i64 = table.count(seat, kind)
        left += count
        if count and left >= a_of(packed):
            mask |= BIT[kind]
    return mask
