"""Yellow cards that are played in windows: Phial, Staff, Belt, Mithril and Athelas."""

from librt.vecs import append, vec
from mypy_extensions import i64

from bywater.core.bits import BIT
from bywater.core.frames import b_of, c_of, kind_of, with_a
from bywater.games.quest.model import actions as do
from bywater.games.quest.model import cards
from bywater.games.quest.model import frames as k
from bywater.games.quest.model.journal import KEPT, SENT_TO
from bywater.games.quest.model.table import Table
from bywater.games.quest.rules import dice, gandalf, journey, turn, yellow_cards


def window_code(kind: i64) -> i64:
    """Return the code for playing the card of a window."""
    return do.PLAY_ATHELAS if kind == k.MISSING_TOKENS else do.PLAY_PHIAL + kind - k.BEFORE_TILE


def window_card(kind: i64) -> i64:
    """Return the yellow card of a window."""
    return do.WINDOW_CARDS[window_code(kind) - do.PLAY_PHIAL]


def list_window(table: Table, out: vec[i64], packed: i64, seat: i64) -> vec[i64]:
    """Append the code for the card of a window if the seat has it, or for calling Gandalf at his window."""
    kind: i64 = kind_of(packed)
    if kind == k.AFTER_MARKER:
        if table.shields[seat] >= cards.CALL_PRICE and gandalf.can_call(table, packed):
            out = append(out, do.CALL)
    elif table.count(seat, window_card(kind)):
        out = append(out, window_code(kind))
    return out


def answer_window(table: Table, packed: i64, kind: i64, seat: i64) -> None:
    """Carry out an answer at a window."""  # Q26
    if kind == k.AFTER_MARKER:
        table.replace_top(with_a(packed, table.here() & ~BIT[seat]))  # seats that passed are prompted again
        gandalf.call_gandalf(table, seat)
        return
    table.pop()
    target: i64 = table.active if kind <= k.AFTER_TILE else b_of(packed)
    yellow_cards.use_card(table, seat, window_card(kind), target)
    if kind == k.BEFORE_TILE:  # Phial: no more tiles in this turn
        turn.go_to(table, table.top(), k.PLAY_CARDS)
    elif kind == k.AFTER_TILE:  # Staff: the tile has no effect, and the next one is turned
        turn.go_to(table, table.top(), k.TURN_BEGINS)
    elif kind == k.BEFORE_ROLL:
        journey.skip_roll(table)
    elif kind == k.AFTER_ROLL:  # Mithril: the roll has no effect, but the Ring still moves, R20
        dice.end_roll(table, table.top())
    else:
        table.truncate(table.height - c_of(packed))


def send(table: Table, seat: i64, action: i64) -> None:
    """Answer for Miruvor: the hobbit that gets the card, or none."""
    table.pop()
    if action == do.PASS:
        table.emit(KEPT, seat)
    else:
        table.emit(SENT_TO, seat, action - do.TO)
        dice.mithril_may_have_moved(table)
        table.prompt(k.PASSING, seat, action - do.TO, 0)
