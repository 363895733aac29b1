"""The player deck: piles with a Skies Darken card in each, and what is known to lie on top. No order is kept that
nobody knows."""

from mypy_extensions import i64

from bywater.core.codes import BIT, CHANCE, nth, size
from bywater.core.stack import a_of, b_of, frame, seat_of, with_a
from bywater.games.fate.cards import (
    ALL_EVENTS,
    ALL_REGION_CARDS,
    FIRST_EVENT,
    FIRST_SKY,
    NUM_CARDS,
    NUM_SKIES,
)
from bywater.games.fate.effects import check_hand
from bywater.games.fate.entries import (
    DREW,
    LOOKED_AT,
    OPENED_WITH,
)
from bywater.games.fate.state import (
    DRAW_CARD,
    DRAW_LADY,
    DRAW_LOOK,
    DRAW_OPENING,
    DRAW_TURN,
    FORESEEN,
    LOOK_FORESIGHT,
    LOOKING,
    MOST_PILES,
    ORDERING,
    Table,
)


def pile_on_top(table: Table) -> i64:
    """The first pile with cards in it; -1 if there is none."""
    pile: i64
    for pile in range(MOST_PILES):
        if table.piles[pile]:
            return pile
    return -1


def tops_known(table: Table) -> i64:
    count: i64 = 0
    tops: i64 = table.tops
    while tops:
        tops >>= 7
        count += 1
    return count


def cards_left(table: Table) -> i64:
    """How many cards the player deck holds."""
    total: i64 = tops_known(table)
    pile: i64
    for pile in range(MOST_PILES):
        total += table.piles[pile]
    return total


def unseen_in_deck(table: Table) -> i64:
    """How many region cards and events lie unseen in the deck."""
    return size(table.unseen & ALL_REGION_CARDS) + table.events_in


def events_left_out(table: Table) -> i64:
    """How many events were left out at set-up, and nobody knows which."""
    return size(table.unseen & ALL_EVENTS) - table.events_in


# -- chance -------------------------------------------------------------------------------------


def card_chance(table: Table, packed: i64, card: i64) -> float:
    """How likely it is that this card comes next."""
    what_for: i64 = a_of(packed)
    if card < 0 or card >= FIRST_SKY + NUM_SKIES:
        return 0.0
    if what_for == DRAW_LADY:
        if FIRST_EVENT <= card < NUM_CARDS and (table.unseen >> card) & 1:
            return 1.0 / float(size(table.unseen & ALL_EVENTS))
        return 0.0
    share: float = 1.0
    if what_for != DRAW_OPENING:
        pile: i64 = pile_on_top(table)
        if (table.dark >> pile) & 1:
            dark: float = 1.0 / float(table.piles[pile])
            if card >= FIRST_SKY:
                if (table.skies >> (card - FIRST_SKY)) & 1:
                    return dark / float(size(table.skies))
                return 0.0
            share = 1.0 - dark
    left: i64 = unseen_in_deck(table)
    if not left or card >= FIRST_SKY or not (table.unseen >> card) & 1:  # none is left under a last Skies Darken
        return 0.0
    share /= float(left)
    if card >= FIRST_EVENT:
        share *= float(table.events_in) / float(size(table.unseen & ALL_EVENTS))
    return share


def card_at(table: Table, packed: i64, at: float) -> i64:
    """The card at this place of the unit interval."""
    what_for: i64 = a_of(packed)
    events: i64 = table.unseen & ALL_EVENTS
    if what_for == DRAW_LADY:
        return nth(events, i64(at * float(size(events))))
    if what_for != DRAW_OPENING:
        pile: i64 = pile_on_top(table)
        if (table.dark >> pile) & 1:
            place: float = at * float(table.piles[pile])
            if place < 1.0:
                return FIRST_SKY + nth(table.skies, i64(place * float(size(table.skies))))
            at = (place - 1.0) / float(table.piles[pile] - 1)
    regions: i64 = table.unseen & ALL_REGION_CARDS
    count: i64 = size(regions)
    among: float = at * float(count + table.events_in)
    if among < float(count):
        return nth(regions, i64(among))
    number: i64 = size(events)
    one: i64 = i64((among - float(count)) / float(table.events_in) * float(number))
    if one >= number:
        one = number - 1
    return nth(events, one)


def card_drawn(table: Table, packed: i64, card: i64) -> None:
    """Chance has shown a card."""
    table.pop()
    what_for: i64 = a_of(packed)
    seat: i64 = b_of(packed)
    if card >= FIRST_SKY:
        table.skies &= ~BIT[card - FIRST_SKY]
    else:
        table.unseen &= ~BIT[card]
        if card >= FIRST_EVENT and what_for != DRAW_LADY:
            table.events_in -= 1
    if what_for == DRAW_LADY:
        to_hand(table, seat, card)
        check_hand(table, seat)
        return
    if what_for == DRAW_OPENING:
        table.hands[seat] |= BIT[card]
        table.note(OPENED_WITH, seat, card)
        return
    pile: i64 = pile_on_top(table)
    table.piles[pile] -= 1
    if card >= FIRST_SKY:
        table.dark &= ~BIT[pile]
    if what_for == DRAW_LOOK:
        table.tops |= (card + 1) << (7 * tops_known(table))
        table.note(LOOKED_AT, seat, card)
    else:
        drawn(table, seat, card)


# -- drawing ------------------------------------------------------------------------------------


def to_hand(table: Table, seat: i64, card: i64) -> None:
    table.hands[seat] |= BIT[card]
    table.note(DREW, seat, card)


def drawn(table: Table, seat: i64, card: i64) -> None:
    """A card of the draw step: into the hand, or to be carried out after both are drawn."""  # F32, F34
    if card < FIRST_SKY:
        to_hand(table, seat, card)
        return
    table.note(DREW, seat, card)
    if table.drawn_skies:
        table.drawn_skies |= (card - FIRST_SKY + 1) << 4
    else:
        table.drawn_skies = card - FIRST_SKY + 1


def draw_next(table: Table, seat: i64) -> bool:
    """The next card of the deck, known or by chance; false if there is none."""
    if table.tops:
        card: i64 = (table.tops & 127) - 1
        table.tops >>= 7
        drawn(table, seat, card)
        return True
    if pile_on_top(table) < 0:
        return False
    table.push(frame(DRAW_CARD, CHANCE, DRAW_TURN, seat))
    return True


# -- looking ------------------------------------------------------------------------------------


def run_looking(table: Table, packed: i64) -> None:
    """Look at the top cards until so many are known; then put them back in an order."""  # K22, E09, N11
    seat: i64 = seat_of(packed)
    if tops_known(table) < a_of(packed) and pile_on_top(table) >= 0:
        table.push(frame(DRAW_CARD, CHANCE, DRAW_LOOK, seat))
        return
    table.pop()
    if b_of(packed) == LOOK_FORESIGHT:
        table.ask(FORESEEN, seat)
    else:
        table.ask(ORDERING, seat)


def look(table: Table, seat: i64, count: i64, what_for: i64) -> None:
    table.push(frame(LOOKING, seat, count, what_for))


def put_next(table: Table, packed: i64, card: i64) -> None:
    """One of the known cards comes next in the order."""
    ordered: i64 = a_of(packed)
    place: i64 = ordered
    while (table.tops >> (7 * place)) & 127 != card + 1:
        place += 1
    low: i64 = table.tops & (BIT[7 * ordered] - 1)
    between: i64 = (table.tops >> (7 * ordered)) & (BIT[7 * (place - ordered)] - 1)
    high: i64 = table.tops >> (7 * (place + 1))
    table.tops = low | ((card + 1) << (7 * ordered)) | (between << (7 * (ordered + 1))) | (high << (7 * (place + 1)))
    if ordered + 1 >= tops_known(table):
        table.pop()
    else:
        table.swap(with_a(packed, ordered + 1))


def take_from_tops(table: Table, card: i64) -> None:
    """A known card leaves the top of the deck."""
    place: i64 = 0
    while (table.tops >> (7 * place)) & 127 != card + 1:
        place += 1
    low: i64 = table.tops & (BIT[7 * place] - 1)
    table.tops = low | ((table.tops >> (7 * (place + 1))) << (7 * place))
