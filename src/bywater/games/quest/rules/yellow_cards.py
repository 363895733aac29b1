"""Yellow cards that may be played at any time: Elessar, Lembas and Miruvor."""

from mypy_extensions import i64

from bywater.core.bits import BIT
from bywater.games.quest.model import cards, journal
from bywater.games.quest.model.frames import SENDING
from bywater.games.quest.model.table import Table
from bywater.games.quest.rules import corruption, hands
from bywater.games.quest.rules.lines import note_card


def could_eat(table: Table, seat: i64, eater: i64) -> bool:
    """Whether Lembas from this hand would feed the eater: the hand is filled up to six."""  # N3
    size: i64 = table.sizes[eater]
    if eater == seat:
        size -= 1
    return table.is_here(eater) and size < cards.HAND and hands.cards_left(table) > 0


def could_send(table: Table, seat: i64, giver: i64) -> bool:
    """Whether Miruvor from this hand would let the giver pass a card on."""
    size: i64 = table.sizes[giver]
    if giver == seat:
        size -= 1
    return table.is_here(giver) and size > 0 and table.next_seat(giver, table.here() & ~BIT[giver]) >= 0


def use_card(table: Table, seat: i64, kind: i64, target: i64) -> None:
    """A yellow card is played for a hobbit and goes to the discards."""  # Q26
    hands.show_card(table, seat, kind)
    note_card(table)
    table.emit(journal.USED, seat, kind, target)
    table.table_changed()


def play_elessar(table: Table, seat: i64, target: i64) -> None:
    use_card(table, seat, cards.ELESSAR, target)
    corruption.lighten(table, target, 1)


def play_lembas(table: Table, seat: i64, target: i64) -> None:
    use_card(table, seat, cards.LEMBAS, target)
    hands.push_draw(table, target, cards.HAND - table.sizes[target])


def play_miruvor(table: Table, seat: i64, target: i64) -> None:
    use_card(table, seat, cards.MIRUVOR, target)
    table.prompt(SENDING, target)
