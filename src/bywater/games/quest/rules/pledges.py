"""Pledges: who may pledge what to an open demand, and paying it when it is met."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bywater.core.bits import BIT, lowest_bit
from bywater.core.frames import a_of, b_of, c_of, kind_of, seat_of
from bywater.games.quest.model import actions as do
from bywater.games.quest.model import board, cards, facts, journal
from bywater.games.quest.model import demands as ask
from bywater.games.quest.model.frames import DEMAND, INTERRUPT, PLEDGING
from bywater.games.quest.model.table import Table, special_sum, specials_taken
from bywater.games.quest.rules import corruption, demands, hands

# Masks of things to pledge: see model/demands.py. Shields are pledged one to seven at once.
_TOKENS: Final[i64] = (2**board.NUM_TOKENS - 1) * 2**ask.TOKEN_THINGS
_SHIELDS: Final[i64] = (2**do.MAX_PLEDGED - 1) * 2**ask.SHIELD_THING


def pledge_frame(table: Table) -> i64:
    """The frame of the demand that is open: on top, or under another's interrupt; 0 if there is none."""
    packed: i64 = table.top()
    if kind_of(packed) == INTERRUPT:
        seat: i64 = seat_of(packed)
        packed = table.below()
        if seat_of(packed) == seat:
            return 0
    kind: i64 = kind_of(packed)
    if kind == DEMAND or kind == PLEDGING:
        return packed
    return 0


def demand_of(packed: i64) -> i64:
    """Which demand a frame is about."""
    if kind_of(packed) == PLEDGING:
        return c_of(packed)
    return a_of(packed)


def may_pledge(table: Table, demand: i64, packed: i64, seat: i64) -> bool:
    """Whether this hobbit may pledge, given what is pledged already."""  # R17, R32
    if ask.FROM[demand] == ask.SELF:
        return seat == seat_of(packed)
    if ask.FROM[demand] == ask.GROUP or not table.pledged:
        return True
    return table.volunteer == 0 and is_payer(table, seat)


def is_payer(table: Table, seat: i64) -> bool:
    """Whether this hobbit is the one who has pledged so far. Guidance is the active player's."""
    if table.marked_held[seat] or table.marked_features[seat] or table.marked_shields[seat]:
        return True
    return table.guided > 0 and seat == table.decider()


def givers(table: Table, demand: i64, packed: i64, seat: i64) -> i64:
    """Who could complete what this hobbit begins: it alone, or the group."""
    if ask.FROM[demand] != ask.GROUP:
        return BIT[seat]
    if kind_of(packed) == PLEDGING:
        return (a_of(packed) & table.here()) | BIT[seat]
    return table.here()


def can_pledge_card(table: Table, demand: i64, packed: i64, seat: i64, kind: i64, least: i64) -> bool:
    """Whether a card helps, and the whole can still be paid after it: a set is picked in ascending order."""
    if kind < least or not table.free(seat, kind):
        return False
    if ask.CARDS_ASKED[demand]:
        if demands.marked_cards(table) >= ask.CARDS_ASKED[demand]:
            return False
    elif ask.EOWYN_ASKED[demand]:
        if kind != cards.EOWYN or demands.eowyn_marked(table):
            return False
    else:
        if demands.marked_shields(table) or not demands.needs_of(table, demand):
            return False
        if not demands.card_helps(table, demand, seat, kind):
            return False
    return demands.could_pay(table, demand, givers(table, demand, packed, seat), seat, kind, seat)


def can_pledge_token(table: Table, demand: i64, packed: i64, seat: i64, token: i64, least: i64) -> bool:
    """Whether a life token helps, and the rest can still be paid after it."""
    if ask.TOKEN_THINGS + token < least:
        return False
    if ((table.tokens[seat] - table.marked_tokens[seat]) >> (4 * token)) & 15 == 0:
        return False
    if demands.token_covered(table, demand, token):
        return False
    return demands.could_pay(table, demand, givers(table, demand, packed, seat), seat, ask.TOKEN_THINGS + token, seat)


def can_pledge_shields(table: Table, demand: i64, packed: i64, seat: i64, count: i64) -> bool:
    """Whether a hobbit may pledge this number of shields: its whole share at once."""
    if table.marked_shields[seat] or count > table.shields[seat]:
        return False
    if ask.OR_SHIELDS[demand]:
        return not table.pledged and count == ask.OR_SHIELDS[demand]
    missing: i64 = ask.SHIELDS_ASKED[demand] - demands.marked_shields(table)
    if count > missing or not demands.could_pay(
        table, demand, givers(table, demand, packed, seat), seat, ask.SHIELD_THING, seat
    ):
        return False
    if ask.FROM[demand] != ask.GROUP:
        return count == missing
    others: i64 = givers(table, demand, packed, seat) & ~BIT[seat]
    other: i64
    for other in range(table.seats):
        if (others >> other) & 1 and not table.marked_shields[other]:
            missing -= demands.shields_of(table, other, seat)
    return count >= missing


def can_volunteer(table: Table, demand: i64) -> bool:
    return ask.STEPS[demand] > 0 and table.volunteer == 0


def can_pledge(table: Table, demand: i64, packed: i64, seat: i64, thing: i64, least: i64) -> bool:
    """Whether this hobbit, which may pledge at all, may pledge this thing: a card, a token or a number of shields."""
    if thing < ask.TOKEN_THINGS:
        return can_pledge_card(table, demand, packed, seat, thing, least)
    if thing < ask.SHIELD_THING:
        return can_pledge_token(table, demand, packed, seat, thing - ask.TOKEN_THINGS, least)
    return can_pledge_shields(table, demand, packed, seat, thing - ask.SHIELD_THING + 1)


def things_to_pledge(table: Table, packed: i64, seat: i64, least: i64, first: bool) -> i64:
    """What a hobbit that may pledge can pledge now, as a mask of things; only the first of them with `first`."""
    demand: i64 = demand_of(packed)
    candidates: i64 = 0
    if demands.asks_for_cards(table, demand):
        candidates = demands.kinds_free(table, seat, least)
    if demands.asks_for_tokens(demand):
        candidates |= _TOKENS
    if demands.asks_for_shields(demand):
        candidates |= _SHIELDS
    found: i64 = 0
    while candidates:
        thing: i64 = lowest_bit(candidates)
        candidates &= candidates - 1
        if can_pledge(table, demand, packed, seat, thing, least):
            found |= BIT[thing]
            if first:
                return found
    return found


def pledges_something(table: Table, packed: i64, seat: i64) -> bool:
    """Whether this hobbit has anything to pledge now."""
    demand: i64 = demand_of(packed)
    if not may_pledge(table, demand, packed, seat):
        return False
    return can_volunteer(table, demand) or things_to_pledge(table, packed, seat, 0, True) != 0


def might_pledge(table: Table, packed: i64, seat: i64) -> bool:
    """Whether this hobbit might have something to pledge, from public information."""
    demand: i64 = demand_of(packed)
    if demands.is_met(table, demand) or not may_pledge(table, demand, packed, seat):
        return False
    if not table.secret and not table.rivals:
        return pledges_something(table, packed, seat)
    if ask.FROM[demand] != ask.GROUP:
        return demands.could_pay(table, demand, BIT[seat], seat, 0, -1)
    if (
        ask.SHIELDS_ASKED[demand]
        and demands.marked_shields(table) < ask.SHIELDS_ASKED[demand]
        and not table.marked_shields[seat]
    ):
        if demands.shields_of(table, seat, -1) > 0:
            return True
    if (ask.TOKENS_ASKED[demand] or ask.ANY_TOKENS[demand]) and table.tokens[seat] > table.marked_tokens[seat]:
        return True
    if ask.CARDS_ASKED[demand] or demands.needs_of(table, demand):
        if not table.secret:
            return pledges_something(table, packed, seat)
        return demands.free_cards(table, seat, 0) > 0
    return False


def pledge(table: Table, seat: i64, action: i64) -> None:
    """Promise a card, a token, shields or oneself. A pledged card stays in its hand, marked."""
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
    """All that is pledged is given at once; symbols beyond the demand are lost."""  # R02
    table.emit(journal.PAID, demand)
    seat: i64
    for seat in range(table.seats):
        _pay_cards(table, seat)
        if table.marked_tokens[seat]:
            table.tokens[seat] -= table.marked_tokens[seat]
            table.emit(journal.TOKENS_PAID, seat, table.marked_tokens[seat])
        if table.marked_shields[seat]:
            spend_shields(table, seat, table.marked_shields[seat])
    corruption.clear_pledges(table)
    table.table_changed()


def note_pledges_kept(table: Table) -> None:
    """Pledged cards go back to secret hands, but all seats have seen them."""
    if not table.secret or not table.pledged:
        return
    seat: i64
    for seat in range(table.seats):  # all are shown before any comes back: two equal cards are two
        _note_marked(table, facts.FACT_SHOWED, seat)
        _note_marked(table, facts.FACT_GOT, seat)


def _note_marked(table: Table, fact: i64, seat: i64) -> None:
    kinds: i64 = cards.kinds_in(table.marked_held[seat], table.marked_features[seat])
    while kinds:
        kind: i64 = lowest_bit(kinds)
        kinds &= kinds - 1
        left: i64 = table.count(seat, kind) - table.free(seat, kind)
        while left:
            table.note(fact, seat, kind)
            left -= 1


def _pay_cards(table: Table, seat: i64) -> None:
    kinds: i64 = cards.kinds_in(table.marked_held[seat], table.marked_features[seat])
    while kinds:
        kind: i64 = lowest_bit(kinds)
        kinds &= kinds - 1
        left: i64 = 1
        if kind < cards.NUM_HOBBIT:
            left = cards.count_in(table.marked_held[seat], kind)
        while left:
            hands.show_card(table, seat, kind)
            table.emit(journal.CARDS_PAID, seat, kind)
            left -= 1


def spend_shields(table: Table, seat: i64, count: i64) -> None:
    """Shields go back. Among rivals a payment shows what face-down shields must at least be worth."""  # V4
    table.shields[seat] -= count
    table.emit(journal.SHIELDS_PAID, seat, count)
    if table.rivals:
        owed: i64 = special_sum(table.taken[seat]) - table.shields[seat]
        place: i64 = 5 * specials_taken(table.taken[seat])
        if owed > (table.proofs[seat] >> place) & 31:
            table.proofs[seat] += (owed - ((table.proofs[seat] >> place) & 31)) << place


def allows_pledge(table: Table, seat: i64, action: i64) -> bool:
    """Whether this may be pledged to the demand that is open."""
    packed: i64 = pledge_frame(table)
    if not packed:
        return False
    demand: i64 = demand_of(packed)
    if not may_pledge(table, demand, packed, seat) or demands.is_met(table, demand):
        return False
    if action == do.VOLUNTEER:
        return can_volunteer(table, demand)
    if do.PLEDGE <= action < do.GIVE:
        return can_pledge(table, demand, packed, seat, action - do.PLEDGE, b_of(table.top()))
    return False


def can_volunteer_here(table: Table, seat: i64) -> bool:
    packed: i64 = pledge_frame(table)
    if not packed:
        return False
    demand: i64 = demand_of(packed)
    return can_volunteer(table, demand) and may_pledge(table, demand, packed, seat)


def with_pledges(table: Table, out: vec[i64], seat: i64) -> vec[i64]:
    """Append every pledge that this hobbit may make to the open demand."""
    packed: i64 = pledge_frame(table)
    if not packed:
        return out
    demand: i64 = demand_of(packed)
    if not may_pledge(table, demand, packed, seat) or demands.is_met(table, demand):
        return out
    things: i64 = things_to_pledge(table, packed, seat, b_of(table.top()), False)
    while things:
        out = append(out, do.PLEDGE + lowest_bit(things))
        things &= things - 1
    return out
