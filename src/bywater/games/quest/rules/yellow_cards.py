"""Yellow cards that may be played at any time: Elessar, Lembas and Miruvor."""

from mypy_extensions import i64

from bywater.core.bits import BIT
from bywater.games.quest.model import cards, journal
from bywater.games.quest.model.frames import SENDING
from bywater.games.quest.model.table import Table
from bywater.games.quest.rules import corruption, hands
from bywater.games.quest.rules.lines import note_card


def could_help(table: Table, seat: i64, kind: i64, target: i64) -> bool:
    """Whether Elessar, Lembas or Miruvor from this hand would have an effect for a hobbit."""  # N3
    if not table.is_here(target):
        return False
    if kind == cards.ELESSAR:
        return table.dark[target] > 0
    size: i64 = table.sizes[target] - 1 if target == seat else table.sizes[target]
    if kind == cards.LEMBAS:  # it fills the hand up to six cards
        return size < cards.HAND and hands.cards_left(table) > 0
    return size > 0 and table.next_seat(target, table.here() & ~BIT[target]) >= 0


def targets(table: Table, seat: i64, kind: i64) -> i64:
    """Return the hobbits for whom this card would have an effect, as a mask."""
    mask: i64 = 0
    target: i64
    for target in range(table.seats):
        if could_help(table, seat, kind, target):
            mask |= BIT[target]
    return mask


def use_card(table: Table, seat: i64, kind: i64, target: i64) -> None:
    """Discard a yellow card that is played for a hobbit."""  # Q26
    hands.show_card(table, seat, kind)
    note_card(table)
    table.emit(journal.USED, seat, kind, target)
    table.table_changed()


def play_anytime(table: Table, seat: i64, kind: i64, target: i64) -> None:
    """Play Elessar, Lembas or Miruvor for a hobbit."""  # Q26
    use_card(table, seat, kind, target)
    if kind == cards.ELESSAR:
        corruption.lighten(table, target, 1)
    elif kind == cards.LEMBAS:
        hands.push_draw(table, target, cards.HAND - table.sizes[target])
    else:
        table.prompt(SENDING, target)
