"""The player deck: piles with a Skies Darken card in each, and known cards on top.

An order that no player knows is not stored.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from bywater.core.bits import BIT, append_codes, bit_count, count_packed, nth_bit
from bywater.core.frames import a_of, b_of, frame, seat_of, with_a
from bywater.core.seats import CHANCE
from bywater.games.fate.model import actions, journal
from bywater.games.fate.model import cards as box
from bywater.games.fate.model import frames as k
from bywater.games.fate.model.table import MAX_PILES, Table
from bywater.games.fate.rules.hands import check_hand


def pile_on_top(table: Table) -> i64:
    """Return the first pile with cards in it; -1 if there is none."""
    pile: i64
    for pile in range(MAX_PILES):
        if table.piles[pile]:
            return pile
    return -1


def tops_known(table: Table) -> i64:
    return count_packed(table.tops, 7)


def cards_left(table: Table) -> i64:
    """Return the number of cards in the player deck."""
    total: i64 = tops_known(table)
    pile: i64
    for pile in range(MAX_PILES):
        total += table.piles[pile]
    return total


def unseen_in_deck(table: Table) -> i64:
    """Return the number of unseen region cards and events in the deck."""
    return bit_count(table.unseen & box.ALL_REGION_CARDS) + table.events_in


def events_left_out(table: Table) -> i64:
    """Return the number of events that were left out at set-up. Nobody knows which ones."""
    return bit_count(table.unseen & box.ALL_EVENTS) - table.events_in


def card_chance(table: Table, packed: i64, card: i64) -> float:
    """Return the probability that this card comes next."""
    what_for: i64 = a_of(packed)
    if card < 0 or card >= box.FIRST_SKY + box.NUM_SKIES:
        return 0.0
    if what_for == k.DRAW_LADY:
        if box.FIRST_EVENT <= card < box.NUM_CARDS and (table.unseen >> card) & 1:
            return 1.0 / float(bit_count(table.unseen & box.ALL_EVENTS))
        return 0.0
    share: float = 1.0
    if what_for != k.DRAW_OPENING:
        pile: i64 = pile_on_top(table)
        if (table.dark >> pile) & 1:
            dark: float = 1.0 / float(table.piles[pile])
            if card >= box.FIRST_SKY:
                if (table.skies >> (card - box.FIRST_SKY)) & 1:
                    return dark / float(bit_count(table.skies))
                return 0.0
            share = 1.0 - dark
    left: i64 = unseen_in_deck(table)
    if not left or card >= box.FIRST_SKY or not (table.unseen >> card) & 1:  # not an unseen card of the deck
        return 0.0
    share /= float(left)
    if card >= box.FIRST_EVENT:
        share *= float(table.events_in) / float(bit_count(table.unseen & box.ALL_EVENTS))
    return share


def card_at(table: Table, packed: i64, at: float) -> i64:
    """Return the card for a random number in [0, 1)."""
    what_for: i64 = a_of(packed)
    events: i64 = table.unseen & box.ALL_EVENTS
    if what_for == k.DRAW_LADY:
        return nth_bit(events, i64(at * float(bit_count(events))))
    if what_for != k.DRAW_OPENING:
        pile: i64 = pile_on_top(table)
        if (table.dark >> pile) & 1:
            place: float = at * float(table.piles[pile])
            if place < 1.0:
                return box.FIRST_SKY + nth_bit(table.skies, i64(place * float(bit_count(table.skies))))
            at = (place - 1.0) / float(table.piles[pile] - 1)
    regions: i64 = table.unseen & box.ALL_REGION_CARDS
    count: i64 = bit_count(regions)
    among: float = at * float(count + table.events_in)
    if among < float(count):
        return nth_bit(regions, i64(among))
    number: i64 = bit_count(events)
    one: i64 = i64((among - float(count)) / float(table.events_in) * float(number))
    if one >= number:
        one = number - 1
    return nth_bit(events, one)


def card_drawn(table: Table, packed: i64, card: i64) -> None:
    """Carry out the draw of a card."""
    table.pop()
    what_for: i64 = a_of(packed)
    seat: i64 = b_of(packed)
    if card >= box.FIRST_SKY:
        table.skies &= ~BIT[card - box.FIRST_SKY]
    else:
        table.unseen &= ~BIT[card]
        if card >= box.FIRST_EVENT and what_for != k.DRAW_LADY:
            table.events_in -= 1
    if what_for == k.DRAW_LADY:
        to_hand(table, seat, card)
        check_hand(table, seat)
        return
    if what_for == k.DRAW_OPENING:
        table.hands[seat] |= BIT[card]
        table.note(journal.OPENED_WITH, seat, card)
        return
    pile: i64 = pile_on_top(table)
    table.piles[pile] -= 1
    if card >= box.FIRST_SKY:
        table.dark &= ~BIT[pile]
    if what_for == k.DRAW_LOOK:
        table.tops |= (card + 1) << (7 * tops_known(table))
        table.note(journal.LOOKED_AT, seat, card)
    else:
        drawn(table, seat, card)


def to_hand(table: Table, seat: i64, card: i64) -> None:
    table.hands[seat] |= BIT[card]
    table.note(journal.DREW, seat, card)


def drawn(table: Table, seat: i64, card: i64) -> None:
    """Put a card of the draw step into the hand, or set a Skies Darken card aside until both are drawn."""  # F32, F34
    if card < box.FIRST_SKY:
        to_hand(table, seat, card)
        return
    table.note(journal.DREW, seat, card)
    if table.drawn_skies:
        table.drawn_skies |= (card - box.FIRST_SKY + 1) << 4
    else:
        table.drawn_skies = card - box.FIRST_SKY + 1


def draw_next(table: Table, seat: i64) -> bool:
    """Draw the next card: a known one, or by chance. Returns False if the deck is empty."""
    if table.tops:
        card: i64 = (table.tops & 127) - 1
        table.tops >>= 7
        drawn(table, seat, card)
        return True
    if pile_on_top(table) < 0:
        return False
    table.push(frame(k.DRAW_CARD, CHANCE, k.DRAW_TURN, seat))
    return True


def run_step(table: Table, packed: i64, _kind: i64) -> None:
    """Look at top cards until enough are known, then prompt for their order."""  # K22, E09, N11
    seat: i64 = seat_of(packed)
    if tops_known(table) < a_of(packed) and pile_on_top(table) >= 0:
        table.push(frame(k.DRAW_CARD, CHANCE, k.DRAW_LOOK, seat))
        return
    table.pop()
    if b_of(packed) == k.LOOK_FORESIGHT:
        table.prompt(k.FORESEEN, seat)
    else:
        table.prompt(k.ORDERING, seat)


def look(table: Table, seat: i64, count: i64, what_for: i64) -> None:
    table.push(frame(k.LOOKING, seat, count, what_for))


def list_choices(table: Table, out: vec[i64], packed: i64, kind: i64) -> vec[i64]:
    number: i64
    if kind == k.ORDERING:  # the known cards that are not in order yet
        for number in range(a_of(packed), tops_known(table)):
            out = append(out, actions.NEXT + ((table.tops >> (7 * number)) & 127) - 1)
        return actions.in_order(out)
    cards: i64 = 0  # E09: the known cards that may be taken; no Skies Darken card
    for number in range(tops_known(table)):
        card: i64 = ((table.tops >> (7 * number)) & 127) - 1
        if card < box.FIRST_SKY:
            cards |= BIT[card]
    return append_codes(append(out, actions.PASS), actions.CARD, cards)


def answer(table: Table, packed: i64, kind: i64, seat: i64, action: i64) -> None:
    if kind == k.ORDERING:
        put_next(table, packed, action - actions.NEXT)
        return
    table.pop()  # E09: take at most one of the cards, then put back the others in any order
    if table.tops:
        table.prompt(k.ORDERING, seat)
    if action != actions.PASS:
        take_from_tops(table, action - actions.CARD)
        to_hand(table, seat, action - actions.CARD)
        if not table.tops:
            table.pop()
        check_hand(table, seat)


def put_next(table: Table, packed: i64, card: i64) -> None:
    """Put one of the known cards next in the order."""
    ordered: i64 = a_of(packed)
    take_from_tops(table, card)
    low: i64 = table.tops & (BIT[7 * ordered] - 1)
    table.tops = low | ((card + 1) * BIT[7 * ordered]) | ((table.tops >> (7 * ordered)) << (7 * (ordered + 1)))
    if ordered + 1 >= tops_known(table):
        table.pop()
    else:
        table.replace_top(with_a(packed, ordered + 1))


def take_from_tops(table: Table, card: i64) -> None:
    """Remove a known card from the top of the deck."""
    place: i64 = 0
    while (table.tops >> (7 * place)) & 127 != card + 1:
        place += 1
    low: i64 = table.tops & (BIT[7 * place] - 1)
    table.tops = low | ((table.tops >> (7 * (place + 1))) << (7 * place))
