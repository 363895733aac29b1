"""Yellow cards that are played in a moment of their own: Phial, Staff, Belt, Mithril and Athelas."""

from mypy_extensions import i64

from bywater.core.bits import BIT
from bywater.core.frames import b_of, c_of, with_a
from bywater.games.quest.model import actions as do
from bywater.games.quest.model import cards
from bywater.games.quest.model import frames as k
from bywater.games.quest.model.journal import KEPT, SENT_TO
from bywater.games.quest.model.table import Table
from bywater.games.quest.rules.dice import be_spared, mithril_may_have_moved
from bywater.games.quest.rules.gandalf import call_gandalf
from bywater.games.quest.rules.journey import spare_roll
from bywater.games.quest.rules.turn import ignore_tile, skip_tile
from bywater.games.quest.rules.yellow_cards import use_card


def card_asked_for(kind: i64) -> i64:
    """The yellow card of a window, -1 if it is none."""
    if kind == k.BEFORE_TILE:
        return cards.PHIAL
    if kind == k.AFTER_TILE:
        return cards.STAFF
    if kind == k.BEFORE_ROLL:
        return cards.BELT
    if kind == k.AFTER_ROLL:
        return cards.MITHRIL
    if kind == k.MISSING_TOKENS:
        return cards.ATHELAS
    return -1


def code_asked_for(kind: i64) -> i64:
    """The code that plays it."""
    if kind == k.BEFORE_TILE:
        return do.PLAY_PHIAL
    if kind == k.AFTER_TILE:
        return do.PLAY_STAFF
    if kind == k.BEFORE_ROLL:
        return do.PLAY_BELT
    if kind == k.AFTER_ROLL:
        return do.PLAY_MITHRIL
    return do.PLAY_ATHELAS


# -- windows ----------------------------------------------------------------------------------


def at_window(table: Table, packed: i64, kind: i64, seat: i64) -> None:
    """A card is played in its moment."""  # Q26
    whom: i64 = b_of(packed)
    if kind == k.AFTER_MARKER:
        table.replace_top(with_a(packed, table.here() & ~BIT[seat]))  # seats that passed are prompted again
        call_gandalf(table, seat)
        return
    table.pop()
    if kind == k.BEFORE_TILE:
        use_card(table, seat, cards.PHIAL, table.active)
        skip_tile(table)
    elif kind == k.AFTER_TILE:
        use_card(table, seat, cards.STAFF, table.active)
        ignore_tile(table)
    elif kind == k.BEFORE_ROLL:
        use_card(table, seat, cards.BELT, whom)
        spare_roll(table)
    elif kind == k.AFTER_ROLL:
        use_card(table, seat, cards.MITHRIL, whom)
        be_spared(table)
    else:
        use_card(table, seat, cards.ATHELAS, whom)
        table.truncate(table.height - c_of(packed))


def send(table: Table, seat: i64, action: i64) -> None:
    """Miruvor: to whom the card goes, or it is kept after all."""
    table.pop()
    if action == do.PASS:
        table.emit(KEPT, seat)
    else:
        table.emit(SENT_TO, seat, action - do.TO)
        mithril_may_have_moved(table)
        table.ask(k.PASSING, seat, action - do.TO, 0)
