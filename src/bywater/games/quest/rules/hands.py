"""Movement of cards between hands, deck and piles: draw, deal, pass on, claim, discard, reshuffle."""

from mypy_extensions import i64

from bywater.core.bits import BIT, lowest_bit
from bywater.core.seats import CHANCE
from bywater.games.quest.model import cards, facts, journal
from bywater.games.quest.model.frames import DRAW
from bywater.games.quest.model.table import ALL_FEATURES, Table


def push_draw(table: Table, seat: i64, count: i64) -> None:
    """Push the draw of Hobbit cards, one after the other. There is no hand limit."""  # R24
    if count > 0:
        table.push_frame(DRAW, CHANCE, seat, count)


def is_deck_ready(table: Table) -> bool:
    """Whether a card can be drawn. Reshuffles the discarded Hobbit cards if the deck is empty."""  # R26, N1
    if table.deck_size:
        return True
    if not table.discards_size:
        return False
    table.deck = table.discards
    table.deck_size = table.discards_size
    table.discards = 0
    table.discards_size = 0
    table.top_discard = 0
    table.emit(journal.RESHUFFLED, table.deck_size)
    if table.secret:
        table.poured[table.pours] = table.deck
        table.pours += 1
        table.note(facts.FACT_POURED, 0)
    return True


def take_from_deck(table: Table, kind: i64) -> None:
    table.deck -= cards.ONE[kind]
    table.deck_size -= 1


def draw(table: Table, seat: i64, kind: i64) -> None:
    """Move a Hobbit card from the deck to a hand."""
    take_from_deck(table, kind)
    receive_unseen(table, journal.DREW, facts.FACT_DREW, seat, kind)


def receive_unseen(table: Table, what: i64, fact: i64, seat: i64, kind: i64) -> None:
    """Add a card to a hand face down: drawn or dealt."""  # R33
    table.add(seat, kind)
    if table.secret:
        table.note(fact, seat, kind)
    reveal_to(table, seat)
    emit_secret(table, what, seat, kind)


def reveal_to(table: Table, seat: i64) -> None:
    """Count a reveal to this seat, or to all seats if hands are not secret."""  # R33
    table.reveal(BIT[seat] if table.secret else 31)


def emit_secret(table: Table, what: i64, seat: i64, number: i64) -> None:
    """Emit an event. If hands are secret, only this seat may know its second number."""  # R33
    if table.secret:
        table.emit(what, seat, number, 0, 0, 2, BIT[seat])
    else:
        table.emit(what, seat, number)


def claim_card(table: Table, seat: i64, kind: i64) -> None:
    """Move a feature card of the board to a hand, if it is still unclaimed."""  # R11
    bit: i64 = BIT[kind - cards.NUM_HOBBIT]
    if not table.unclaimed & bit:
        return
    table.unclaimed &= ~bit
    table.away &= ~bit
    table.add(seat, kind)
    table.emit(journal.GOT_CARD, seat, kind)
    if table.secret:
        table.note(facts.FACT_GOT, seat, kind)


def put_away(table: Table, kind: i64, count: i64) -> None:
    """Put cards on the discard pile; feature cards never return from it."""  # R26, Q13
    table.top_discard = 1 + kind
    if kind < cards.NUM_HOBBIT:
        table.discards += cards.ONE[kind] * count
        table.discards_size += count
    else:
        table.away |= BIT[kind - cards.NUM_HOBBIT]


def show_card(table: Table, seat: i64, kind: i64) -> None:
    """Remove a card from a hand face up."""
    table.remove(seat, kind)
    put_away(table, kind, 1)
    if table.secret:
        table.reveal(31)
        table.note(facts.FACT_SHOWED, seat, kind)


def discard(table: Table, seat: i64, kind: i64) -> None:
    show_card(table, seat, kind)
    table.emit(journal.DISCARDED, seat, kind)
    table.table_changed()


def pass_card(table: Table, seat: i64, other: i64, kind: i64) -> None:
    """Pass a card face down from one hand to another."""  # R33
    table.remove(seat, kind)
    table.add(other, kind)
    if table.secret:
        both: i64 = BIT[seat] | BIT[other]
        table.reveal(both)
        table.note(facts.FACT_PASSED, seat, kind, other)
        table.emit(journal.PASSED_CARD, seat, other, kind, 0, 4, both)
    else:
        table.emit(journal.PASSED_CARD, seat, other, kind)
    table.table_changed()


def undealt(table: Table) -> i64:
    """Return the feature cards in no hand that are not publicly gone: still to be dealt, or left over unseen."""
    rest: i64 = ALL_FEATURES & ~table.away
    seat: i64
    for seat in range(table.seats):
        rest &= ~table.features[seat]
    return rest


def cards_left(table: Table) -> i64:
    """Return how many Hobbit cards could be drawn."""
    return table.deck_size + table.discards_size


def possible_holders(table: Table, kind: i64) -> i64:
    """Return the seats that might hold a feature card by public information, as a mask."""  # R33
    bit: i64 = BIT[kind - cards.NUM_HOBBIT]
    mask: i64 = 0
    if table.away & bit:
        return 0
    seat: i64
    for seat in range(table.seats):
        if table.secret:
            if table.sizes[seat]:
                mask |= BIT[seat]
        elif table.features[seat] & bit:
            mask |= BIT[seat]
    return mask & table.here()


def lowest_kind(table: Table, seat: i64) -> i64:
    """Return the first kind of card in a hand, which must not be empty."""
    return lowest_bit(cards.kinds_in(table.held[seat], table.features[seat]))


def all_hobbit_cards(table: Table) -> i64:
    """Return all Hobbit cards that are not in the deck, packed."""
    elsewhere: i64 = table.discards + table.shared
    if 0 < table.turned_up <= cards.NUM_HOBBIT:
        elsewhere += cards.ONE[table.turned_up - 1]
    seat: i64
    for seat in range(table.seats):
        elsewhere += table.held[seat]
    return cards.FULL_DECK - elsewhere
