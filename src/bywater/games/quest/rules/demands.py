"""Demands: the symbols and things asked for, and whether they are met or could be."""

from librt.vecs import vec
from mypy_extensions import i64

from bywater.core.bits import BIT, bit_count, count_packed, sum_packed
from bywater.games.quest.model import board, symbols
from bywater.games.quest.model import demands as ask
from bywater.games.quest.model.cards import BITS, EOWYN, NUM_HOBBIT, NUM_KINDS, SYMBOL, kinds_in
from bywater.games.quest.model.table import TAKEN_BITS, Table


def needs_of(table: Table, demand: i64) -> i64:
    """Return the symbols that a demand asks for; a turned-up card may set them."""  # R08
    if ask.SHOWN_ASKED[demand] and table.turned_up:
        return ask.SHOWN_ASKED[demand] << (4 * SYMBOL[table.turned_up - 1])
    return ask.SYMBOLS_ASKED[demand]


def pledged_symbols(table: Table) -> i64:
    have: i64 = 0
    seat: i64
    for seat in range(table.seats):
        if table.marked_held[seat] or table.marked_features[seat]:
            have += symbols.symbols_in(seat, table.marked_held[seat], table.marked_features[seat])
    return have


def free_held(table: Table, seat: i64, least: i64) -> i64:
    """Return the unpledged Hobbit cards of a hand from this kind on, packed."""
    if least >= NUM_HOBBIT:
        return 0
    return (table.held[seat] - table.marked_held[seat]) >> (5 * least) << (5 * least)


def free_features(table: Table, seat: i64, least: i64) -> i64:
    """Return the unpledged feature cards of a hand from this kind on, as a mask."""
    if least >= NUM_KINDS:
        return 0
    free: i64 = table.features[seat] & ~table.marked_features[seat]
    if least <= NUM_HOBBIT:
        return free
    return free >> (least - NUM_HOBBIT) << (least - NUM_HOBBIT)


def free_symbols(table: Table, seat: i64, least: i64) -> i64:
    """Return the symbols of a hand's unpledged cards from this kind on."""
    return symbols.symbols_in(seat, free_held(table, seat, least), free_features(table, seat, least))


def asks_for_cards(table: Table, demand: i64) -> bool:
    return ask.CARDS_ASKED[demand] > 0 or ask.EOWYN_ASKED[demand] > 0 or needs_of(table, demand) > 0


def asks_for_tokens(demand: i64) -> bool:
    return ask.TOKENS_ASKED[demand] > 0 or ask.ANY_TOKENS[demand] > 0


def asks_for_shields(demand: i64) -> bool:
    return ask.SHIELDS_ASKED[demand] > 0 or ask.OR_SHIELDS[demand] > 0


def kinds_free(table: Table, seat: i64) -> i64:
    """Return the kinds of unpledged cards in a hand, as a mask."""
    return kinds_in(free_held(table, seat, 0), free_features(table, seat, 0))


def sum_of(numbers: vec[i64]) -> i64:
    """Return the sum over all seats; also for packed counts and for masks without common bits."""
    total: i64 = 0
    number: i64
    for number in numbers:
        total += number
    return total


def marked_cards(table: Table) -> i64:
    """Return how many cards are pledged."""
    return sum_packed(sum_of(table.marked_held), BITS) + bit_count(sum_of(table.marked_features))


def marked_tokens(table: Table) -> i64:
    """Return the pledged tokens, four bits per kind."""
    return sum_of(table.marked_tokens)


def marked_shields(table: Table) -> i64:
    return sum_of(table.marked_shields)


def is_eowyn_marked(table: Table) -> bool:
    return (sum_of(table.marked_features) >> (EOWYN - NUM_HOBBIT)) & 1 == 1


def has_enough_tokens(demand: i64, tokens: i64) -> bool:
    """Whether these tokens, packed with four bits per kind, are enough for a demand."""
    total: i64 = 0
    token: i64
    for token in range(board.NUM_TOKENS):
        count: i64 = (tokens >> (4 * token)) & 15
        total += count
        if count < (ask.TOKENS_ASKED[demand] >> (4 * token)) & 15:
            return False
    return total >= ask.ANY_TOKENS[demand]


def is_token_covered(table: Table, demand: i64, token: i64) -> bool:
    """Whether enough of this token, or of tokens in general, is pledged already."""
    marked: i64 = marked_tokens(table)
    if ask.ANY_TOKENS[demand]:
        return (marked & 15) + ((marked >> 4) & 15) + ((marked >> 8) & 15) >= ask.ANY_TOKENS[demand]
    return (marked >> (4 * token)) & 15 >= (ask.TOKENS_ASKED[demand] >> (4 * token)) & 15


def card_helps(table: Table, demand: i64, seat: i64, kind: i64) -> bool:
    """Whether a card would reduce the number of symbols that are missing."""
    worth: i64 = symbols.card_worth(seat, kind)
    if not worth:
        return False
    needs: i64 = needs_of(table, demand)
    have: i64 = pledged_symbols(table)
    return symbols.lacking(needs, have + worth, table.guided) < symbols.lacking(needs, have, table.guided)


def is_met(table: Table, demand: i64) -> bool:
    """Whether the pledges pay the whole demand."""
    if ask.STEPS[demand]:
        return table.volunteer > 0
    if ask.OR_SHIELDS[demand] and marked_shields(table) >= ask.OR_SHIELDS[demand]:
        return True
    needs: i64 = needs_of(table, demand)
    if needs and symbols.lacking(needs, pledged_symbols(table), table.guided):
        return False
    if ask.EOWYN_ASKED[demand] and not is_eowyn_marked(table):
        return False
    if ask.CARDS_ASKED[demand] and marked_cards(table) < ask.CARDS_ASKED[demand]:
        return False
    if not has_enough_tokens(demand, marked_tokens(table)):
        return False
    return marked_shields(table) >= ask.SHIELDS_ASKED[demand]


# -- whether a demand could be paid -----------------------------------------------------------
#
# `viewer` is the hobbit whose knowledge counts, including its own hand and shields; -1 means public knowledge.
# Others know only the size of a secret hand, so each of its cards might be of any kind.


def could_pay(table: Table, demand: i64, seats: i64, own: i64, least: i64, viewer: i64) -> bool:
    """Whether the hobbits in the mask might pay what is missing; `own` may use only things from `least` on."""
    if ask.STEPS[demand]:
        return seats != 0 or table.volunteer > 0
    if ask.OR_SHIELDS[demand] and not table.pledged and shields_of(table, own, viewer) >= ask.OR_SHIELDS[demand]:
        return True
    if needs_of(table, demand) and not _may_pay_symbols(table, demand, seats, own, least, viewer):
        return False
    if ask.EOWYN_ASKED[demand] and not _may_pay_eowyn(table, seats, viewer):
        return False
    if ask.CARDS_ASKED[demand] and not _may_pay_cards(table, demand, seats, own, least):
        return False
    if asks_for_tokens(demand) and not _may_pay_tokens(table, demand, seats, own, least):
        return False
    return not ask.SHIELDS_ASKED[demand] or _may_pay_shields(table, demand, seats, viewer)


def _may_pay_symbols(table: Table, demand: i64, seats: i64, own: i64, least: i64, viewer: i64) -> bool:
    have: i64 = pledged_symbols(table)
    seat: i64
    for seat in range(table.seats):
        if (seats >> seat) & 1:
            if table.secret and seat != viewer:
                if free_cards(table, seat, 0):
                    return True
            else:
                have += free_symbols(table, seat, least if seat == own else 0)
    return symbols.lacking(needs_of(table, demand), have, table.guided) == 0


def _may_pay_eowyn(table: Table, seats: i64, viewer: i64) -> bool:
    seat: i64
    for seat in range(table.seats):
        if (seats >> seat) & 1:
            if table.secret and seat != viewer:
                if not (table.away >> (EOWYN - NUM_HOBBIT)) & 1 and table.sizes[seat]:
                    return True
            elif table.count(seat, EOWYN):
                return True
    return False


def free_cards(table: Table, seat: i64, least: i64) -> i64:
    """Return the number of unpledged cards of a hand from this kind on."""
    return sum_packed(free_held(table, seat, least), BITS) + bit_count(free_features(table, seat, least))


def _may_pay_cards(table: Table, demand: i64, seats: i64, own: i64, least: i64) -> bool:
    cards: i64 = marked_cards(table)
    seat: i64
    for seat in range(table.seats):
        if (seats >> seat) & 1:
            cards += free_cards(table, seat, least if seat == own else 0)
    return cards >= ask.CARDS_ASKED[demand]


def _may_pay_tokens(table: Table, demand: i64, seats: i64, own: i64, least: i64) -> bool:
    tokens: i64 = marked_tokens(table)
    seat: i64
    token: i64
    for seat in range(table.seats):
        if (seats >> seat) & 1:
            free: i64 = table.tokens[seat] - table.marked_tokens[seat]
            for token in range(board.NUM_TOKENS):
                if seat != own or ask.TOKEN_THINGS + token >= least:
                    tokens += ((free >> (4 * token)) & 15) << (4 * token)
    return has_enough_tokens(demand, tokens)


def shields_of(table: Table, seat: i64, viewer: i64) -> i64:
    """Return the largest number of shields that a hobbit can have as far as the viewer knows."""
    if not table.rivals or seat == viewer:
        return table.shields[seat]
    taken: i64 = table.taken[seat]
    return table.shields[seat] - sum_packed(taken, TAKEN_BITS) + 3 * count_packed(taken, TAKEN_BITS)


def _may_pay_shields(table: Table, demand: i64, seats: i64, viewer: i64) -> bool:
    shields: i64 = marked_shields(table)
    seat: i64
    for seat in range(table.seats):
        if (seats >> seat) & 1:
            shields += shields_of(table, seat, viewer) - table.marked_shields[seat]
    return shields >= ask.SHIELDS_ASKED[demand]


def might_be_paid(table: Table, demand: i64, payer: i64) -> bool:
    """Whether a demand might be paid, by public information."""
    if ask.FROM[demand] == ask.GROUP:
        return could_pay(table, demand, table.here(), payer, 0, -1)
    if ask.FROM[demand] == ask.SELF:
        return could_pay(table, demand, BIT[payer], payer, 0, -1)
    seat: i64
    for seat in range(table.seats):
        if table.is_here(seat) and could_pay(table, demand, BIT[seat], seat, 0, -1):
            return True
    return False
