"""Gaining a card on a space of the path: take an open one, draw one, or offer one and get two.

Functions that apply an action return True when the turn of the seat is over.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from bywater.core.bits import BIT
from bywater.core.seats import CHANCE
from bywater.games.towers.model import actions as act
from bywater.games.towers.model import frames as k
from bywater.games.towers.model import journal, trail
from bywater.games.towers.model.cards import NUM_KINDS
from bywater.games.towers.model.table import Table

# -- what may be chosen -----------------------------------------------------------------------


def list_gains(table: Table, seat: i64) -> vec[i64]:
    """List the actions of a turn: take, draw, or offer a card of the hand. There is no pass."""  # T4, T7
    out = list_takes(table, 1)
    hands = table.hands
    first: i64 = seat * NUM_KINDS
    kind: i64
    for kind in range(NUM_KINDS):
        if hands[first + kind]:
            out = append(out, act.OFFER + kind)
    return out


def list_takes(table: Table, left: i64) -> vec[i64]:
    """List the ways to get the next of `left` cards: take one, or draw all of them."""  # T4, T6
    out = vec[i64](capacity=36)
    display = table.display
    kind: i64
    for kind in range(NUM_KINDS):
        if display[kind]:
            out = append(out, act.TAKE + kind)
    if table.hidden_cards() >= left:
        out = append(out, act.DRAW)
    return out


def may_gain(table: Table, seat: i64, action: i64) -> bool:
    """Whether `list_gains` contains this action."""
    if act.OFFER <= action < act.LAY:
        return table.hands[seat * NUM_KINDS + action - act.OFFER] > 0
    return may_take(table, 1, action)


def may_take(table: Table, left: i64, action: i64) -> bool:
    """Whether `list_takes` contains this action."""
    if act.TAKE <= action < act.DRAW:
        return table.display[action - act.TAKE] > 0
    return action == act.DRAW and table.hidden_cards() >= left


# -- a turn -----------------------------------------------------------------------------------


def begin_gain(table: Table, seat: i64) -> bool:
    """Prompt the seat to gain a card. With an empty hand, a single way to do so is played automatically."""  # A1
    if table.hand_sizes[seat] or not table.automatic:
        table.prompt(k.GAIN, seat, table.stage)
        return False
    if table.display_size == 0:
        table.add_forced(act.DRAW)
        return draw(table, seat, 0)
    if table.hidden_cards() == 0 and has_one_kind(table):
        kind: i64 = first_kind(table)
        table.add_forced(act.TAKE + kind)
        return take(table, seat, kind)
    table.prompt(k.GAIN, seat, table.stage)
    return False


def gain(table: Table, seat: i64, action: i64) -> bool:
    """Play an action of `list_gains`."""
    if action < act.DRAW:
        return take(table, seat, action - act.TAKE)
    if action == act.DRAW:
        return draw(table, seat, 0)
    return offer(table, seat, action - act.OFFER)


def take(table: Table, seat: i64, kind: i64) -> bool:
    """Move a card from the display to a hand. All seats know it, and the display is not refilled."""  # T4, T6
    table.display[kind] -= 1
    table.display_size -= 1
    table.gain(seat, kind)
    table.known[seat * NUM_KINDS + kind] += 1
    table.emit(journal.TOOK, seat, kind)
    return True


def draw(table: Table, seat: i64, more: i64) -> bool:
    """Draw the top card of the pile, and then `more` cards. The discards become the pile if it is empty."""  # T4, T8
    table.emit(journal.REACHED, seat, more)
    if table.pile_size == 0:
        trail.reshuffle(table)
    table.prompt(k.PILE, CHANCE, seat, more)
    return False


def draw_card(table: Table, seat: i64, more: i64, kind: i64) -> bool:
    """Apply the chance outcome: the top card of the pile goes to a hand."""
    table.pile[kind] -= 1
    table.pile_size -= 1
    table.gain(seat, kind)
    table.emit(journal.DREW, seat, kind, 0, 0, 2, BIT[seat])
    trail.record_draw(table, seat, kind)
    if more and table.hidden_cards():
        return draw(table, seat, more - 1)
    return True


def offer(table: Table, seat: i64, kind: i64) -> bool:
    """Put a card of the hand into the display and prompt for two cards, which may include that one."""  # T4, T5
    table.lose(seat, kind)
    trail.record_shown(table, seat, kind)
    table.display[kind] += 1
    table.display_size += 1
    table.emit(journal.OFFERED, seat, kind)
    return next_card(table, seat, 2)


def next_card(table: Table, seat: i64, left: i64) -> bool:
    """Prompt for the next of `left` cards after an offer. A single way to get it is played automatically."""  # T4, A1
    may_draw: bool = table.hidden_cards() >= left
    if table.display_size == 0 and not may_draw:
        return True
    if table.automatic and table.display_size == 0:
        table.add_forced(act.DRAW)
        return draw(table, seat, left - 1)
    if table.automatic and not may_draw and has_one_kind(table):
        kind: i64 = first_kind(table)
        table.add_forced(act.TAKE + kind)
        return take_next(table, seat, left, act.TAKE + kind)
    table.prompt(k.TAKING, seat, left)
    return False


def take_next(table: Table, seat: i64, left: i64, action: i64) -> bool:
    """Play an action of `list_takes`. After a card from the pile, the rest comes from the pile, too."""  # T4, T6
    if action == act.DRAW:
        return draw(table, seat, left - 1)
    take(table, seat, action - act.TAKE)
    return left <= 1 or next_card(table, seat, left - 1)


def has_one_kind(table: Table) -> bool:
    """Whether all cards of the display are of one kind."""
    return table.display[first_kind(table)] == table.display_size


def first_kind(table: Table) -> i64:
    """Return the first kind of card in the display, which must not be empty."""
    kind: i64 = 0
    while not table.display[kind]:
        kind += 1
    return kind
