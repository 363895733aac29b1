"""Pledges: who may pledge what to an open demand, and the payment of a met demand."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bywater.core.bits import BIT, append_codes, count_packed, lowest_bit, sum_packed
from bywater.core.frames import a_of, b_of, c_of, kind_of, seat_of
from bywater.games.quest.model import actions as do
from bywater.games.quest.model import board, cards, facts, journal
from bywater.games.quest.model import demands as ask
from bywater.games.quest.model.frames import DEMAND, INTERRUPT, PLEDGING
from bywater.games.quest.model.table import TAKEN_BITS, Table
from bywater.games.quest.rules import corruption, demands, hands

# Masks of things to pledge: see model/demands.py. Shields are pledged one to seven at once.
_TOKENS: Final[i64] = (2**board.NUM_TOKENS - 1) * 2**ask.TOKEN_THINGS
_SHIELDS: Final[i64] = (2**do.MAX_PLEDGED - 1) * 2**ask.SHIELD_THING


def pledge_frame(table: Table) -> i64:
    """Return the frame of the open demand, on top or below an interrupt; 0 if there is none."""
    packed: i64 = table.top()
    if kind_of(packed) == INTERRUPT:
        seat: i64 = seat_of(packed)
        packed = table.below()
        if seat_of(packed) == seat:
            return 0
    return packed if kind_of(packed) == DEMAND or kind_of(packed) == PLEDGING else 0


def demand_of(packed: i64) -> i64:
    """Return the demand of a frame."""
    return c_of(packed) if kind_of(packed) == PLEDGING else a_of(packed)


def may_pledge(table: Table, demand: i64, packed: i64, seat: i64) -> bool:
    """Whether this hobbit may pledge, given the pledges so far."""  # R17, R32
    if ask.FROM[demand] == ask.SELF:
        return seat == seat_of(packed)
    if ask.FROM[demand] == ask.GROUP or not table.pledged:
        return True
    return table.volunteer == 0 and is_payer(table, seat)


def is_payer(table: Table, seat: i64) -> bool:
    """Whether the pledges so far are this hobbit's. Guidance counts as the active player's."""
    if table.marked_held[seat] or table.marked_features[seat] or table.marked_shields[seat]:
        return True
    return table.guided > 0 and seat == table.decider()


def givers(table: Table, demand: i64, packed: i64, seat: i64) -> i64:
    """Return the hobbits that may complete a payment which this one begins, as a mask: itself, or the group."""
    if ask.FROM[demand] != ask.GROUP:
        return BIT[seat]
    if kind_of(packed) == PLEDGING:
        return (a_of(packed) & table.here()) | BIT[seat]
    return table.here()


def can_volunteer(table: Table, packed: i64, seat: i64) -> bool:
    """Whether this hobbit may volunteer to take the steps of a demand."""
    demand: i64 = demand_of(packed)
    return ask.STEPS[demand] > 0 and table.volunteer == 0 and may_pledge(table, demand, packed, seat)


def _card_helps(table: Table, demand: i64, seat: i64, kind: i64) -> bool:
    if ask.CARDS_ASKED[demand]:
        return demands.marked_cards(table) < ask.CARDS_ASKED[demand]
    if ask.EOWYN_ASKED[demand]:
        return kind == cards.EOWYN and not demands.is_eowyn_marked(table)
    return not demands.marked_shields(table) and demands.card_helps(table, demand, seat, kind)


def _shields_help(table: Table, packed: i64, seat: i64, count: i64) -> bool:
    """Whether a hobbit may pledge this number of shields; it pledges all its shields for a demand in one action."""
    demand: i64 = demand_of(packed)
    if table.marked_shields[seat] or count > table.shields[seat]:
        return False
    if ask.OR_SHIELDS[demand]:
        return not table.pledged and count == ask.OR_SHIELDS[demand]
    missing: i64 = ask.SHIELDS_ASKED[demand] - demands.marked_shields(table)
    if ask.FROM[demand] != ask.GROUP:
        return count == missing
    least: i64 = missing
    others: i64 = givers(table, demand, packed, seat) & ~BIT[seat]
    other: i64
    for other in range(table.seats):
        if (others >> other) & 1 and not table.marked_shields[other]:
            least -= demands.shields_of(table, other, seat)
    return least <= count <= missing


def _thing_helps(table: Table, packed: i64, seat: i64, thing: i64) -> bool:
    """Whether a card in hand, a token or a number of shields reduces what a demand lacks."""
    demand: i64 = demand_of(packed)
    if thing < ask.TOKEN_THINGS:
        return _card_helps(table, demand, seat, thing)
    if thing >= ask.SHIELD_THING:
        return _shields_help(table, packed, seat, thing - ask.SHIELD_THING + 1)
    token: i64 = thing - ask.TOKEN_THINGS
    return ((table.tokens[seat] - table.marked_tokens[seat]) >> (4 * token)) & 15 > 0 and not demands.is_token_covered(
        table, demand, token
    )


def things_to_pledge(table: Table, packed: i64, seat: i64, least: i64, first: bool) -> i64:
    """Return the things that a hobbit can pledge now, as a mask; with `first`, only the first of them.

    The demand must remain payable, and a set is picked in ascending order, from `least` on.
    """
    demand: i64 = demand_of(packed)
    payers: i64 = givers(table, demand, packed, seat)
    candidates: i64 = 0
    if demands.asks_for_cards(table, demand):
        candidates = demands.kinds_free(table, seat)
    if demands.asks_for_tokens(demand):
        candidates |= _TOKENS
    if demands.asks_for_shields(demand):
        candidates |= _SHIELDS
    candidates = candidates >> least << least
    found: i64 = 0
    while candidates:
        thing: i64 = lowest_bit(candidates)
        candidates &= candidates - 1
        if _thing_helps(table, packed, seat, thing) and demands.could_pay(
            table, demand, payers, seat, in_order(thing), seat
        ):
            found |= BIT[thing]
            if first:
                return found
    return found


def in_order(thing: i64) -> i64:
    """Return the rank of a thing in the order of picking; all numbers of shields have the same rank."""
    return thing if thing < ask.SHIELD_THING else ask.SHIELD_THING


def might_pledge(table: Table, packed: i64, seat: i64) -> bool:
    """Whether this hobbit might have something to pledge, by public information."""
    demand: i64 = demand_of(packed)
    if demands.is_met(table, demand) or not may_pledge(table, demand, packed, seat):
        return False
    if table.secret or table.rivals:
        if ask.FROM[demand] != ask.GROUP:
            return demands.could_pay(table, demand, BIT[seat], seat, 0, -1)
        if (
            demands.marked_shields(table) < ask.SHIELDS_ASKED[demand]
            and not table.marked_shields[seat]
            and demands.shields_of(table, seat, -1) > 0
        ):
            return True
        if demands.asks_for_tokens(demand) and table.tokens[seat] > table.marked_tokens[seat]:
            return True
        if not demands.asks_for_cards(table, demand):
            return False
        if table.secret:
            return demands.free_cards(table, seat, 0) > 0
    return can_volunteer(table, packed, seat) or things_to_pledge(table, packed, seat, 0, True) != 0


def pledge(table: Table, seat: i64, action: i64) -> None:
    """Pledge a card, a token or shields, or volunteer. A pledged card stays in the hand, marked."""
    table.pledged += 1
    if action == do.VOLUNTEER:
        table.volunteer = seat + 1
        table.emit(journal.VOLUNTEERED, seat)
    elif action < do.PLEDGE_TOKEN:
        kind: i64 = action - do.PLEDGE
        if kind < cards.NUM_HOBBIT:
            table.marked_held[seat] += cards.ONE[kind]
        else:
            table.marked_features[seat] |= BIT[kind - cards.NUM_HOBBIT]
        if table.secret:
            table.reveal(31)
        table.emit(journal.PLEDGED, seat, kind)
    elif action <= do.PLEDGE_SHIELDS:
        table.marked_tokens[seat] += BIT[4 * (action - do.PLEDGE_TOKEN)]
        table.emit(journal.PLEDGED_TOKEN, seat, action - do.PLEDGE_TOKEN)
    else:
        table.marked_shields[seat] = action - do.PLEDGE_SHIELDS
        table.emit(journal.PLEDGED_SHIELDS, seat, action - do.PLEDGE_SHIELDS)
    table.table_changed()


def pay(table: Table, demand: i64) -> None:
    """Pay a demand with all pledges at once. Excess symbols are lost."""  # R02
    table.emit(journal.PAID, demand)
    seat: i64
    kind: i64
    for seat in range(table.seats):
        for kind in _marked_cards(table, seat):
            hands.show_card(table, seat, kind)
            table.emit(journal.CARDS_PAID, seat, kind)
        if table.marked_tokens[seat]:
            table.tokens[seat] -= table.marked_tokens[seat]
            table.emit(journal.TOKENS_PAID, seat, table.marked_tokens[seat])
        if table.marked_shields[seat]:
            spend_shields(table, seat, table.marked_shields[seat])
    corruption.clear_pledges(table)
    table.table_changed()


def note_pledges_kept(table: Table) -> None:
    """Record that all seats have seen the pledged cards, which return to secret hands."""
    if not table.secret or not table.pledged:
        return
    seat: i64
    kind: i64
    for seat in range(table.seats):  # show all cards before any returns, so that two equal cards count as two
        marked = _marked_cards(table, seat)
        for kind in marked:
            table.note(facts.FACT_SHOWED, seat, kind)
        for kind in marked:
            table.note(facts.FACT_GOT, seat, kind)


def _marked_cards(table: Table, seat: i64) -> vec[i64]:
    """Return the kinds of a hobbit's pledged cards, once per card."""
    found = vec[i64]()
    kinds: i64 = cards.kinds_in(table.marked_held[seat], table.marked_features[seat])
    while kinds:
        kind: i64 = lowest_bit(kinds)
        kinds &= kinds - 1
        for _ in range(table.count(seat, kind) - table.free(seat, kind)):
            found = append(found, kind)
    return found


def spend_shields(table: Table, seat: i64, count: i64) -> None:
    """Spend shields. With rivals, record the least value that face-down shields must have for this payment."""  # V4
    table.shields[seat] -= count
    table.emit(journal.SHIELDS_PAID, seat, count)
    if table.rivals:
        owed: i64 = sum_packed(table.taken[seat], TAKEN_BITS) - table.shields[seat]
        place: i64 = 5 * count_packed(table.taken[seat], TAKEN_BITS)
        if owed > (table.proofs[seat] >> place) & 31:
            table.proofs[seat] += (owed - ((table.proofs[seat] >> place) & 31)) << place


def with_pledges(table: Table, out: vec[i64], seat: i64) -> vec[i64]:
    """Append every pledge that this hobbit may make to the open demand."""
    packed: i64 = pledge_frame(table)
    demand: i64 = demand_of(packed)
    if not packed or not may_pledge(table, demand, packed, seat) or demands.is_met(table, demand):
        return out
    return append_codes(out, do.PLEDGE, things_to_pledge(table, packed, seat, b_of(table.top()), False))
