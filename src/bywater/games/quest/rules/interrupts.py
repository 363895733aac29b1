"""Interrupts and quiet moments, and what may be done at any time."""

from librt.vecs import append, vec
from mypy_extensions import i64

from bywater.core.bits import BIT, append_codes, lowest_bit
from bywater.core.frames import a_of, frame, kind_of, seat_of
from bywater.games.quest.model import actions as do
from bywater.games.quest.model import board, cards
from bywater.games.quest.model import frames as k
from bywater.games.quest.model.demands import FROM, SELF
from bywater.games.quest.model.table import Table
from bywater.games.quest.rules import demands, gandalf, hands, pledges, ring, yellow_cards


def has_interrupts(kind: i64) -> bool:
    """Whether this kind of decision is quiet, so that other seats may interrupt it."""
    return kind == k.QUIET or kind == k.CARDS or kind == k.DEMAND or kind == k.OFFER or kind == k.SHELOB_APPEARS


def list_anytime(table: Table, out: vec[i64], seat: i64) -> vec[i64]:
    """Append the actions that this hobbit may play at any time, unless a payment has begun."""  # R34, Q26, N3, N5
    if table.pledged:
        return out
    base: i64 = base_frame(table)
    if seat == table.bearer and ring.is_ring_open(table, base):
        out = append(out, do.PUT_ON)
    if table.shields[seat] >= cards.CALL_PRICE and gandalf.can_call(table, base):
        out = append(out, do.CALL)
    pledging: i64 = pledges.pledge_frame(table)
    if pledging and pledges.can_volunteer(table, pledging, seat):
        out = append(out, do.VOLUNTEER)
    card: i64
    for card in range(len(do.ANYTIME_CARDS)):
        if table.count(seat, do.ANYTIME_CARDS[card]):
            targets: i64 = yellow_cards.targets(table, seat, do.ANYTIME_CARDS[card])
            out = append_codes(out, do.GIVE_ELESSAR + card * board.MAX_HOBBITS, targets)
    return append_codes(out, do.DISCARD, cards.kinds_in(table.held[seat], table.features[seat]))


def with_interrupts(table: Table, out: vec[i64], packed: i64) -> vec[i64]:
    """Append an interrupt for each seat that may interrupt this decision."""
    return append_codes(out, do.INTERRUPT_OF, interrupt_mask(table, packed))


def act(table: Table, seat: i64, action: i64) -> None:
    """Carry out an action that may be played at any time."""
    if action == do.PUT_ON:
        ring.put_on_ring(table, seat)
    elif action == do.CALL:
        gandalf.call_gandalf(table, seat)
    elif action >= do.DISCARD:
        hands.discard(table, seat, action - do.DISCARD)
    else:
        choice: i64 = action - do.GIVE_ELESSAR
        yellow_cards.play_anytime(
            table, seat, do.ANYTIME_CARDS[choice // board.MAX_HOBBITS], choice % board.MAX_HOBBITS
        )


def base_frame(table: Table) -> i64:
    """Return the frame of the decision below an interrupt or a call for Gandalf, or else the top frame."""
    level: i64 = table.height - 1
    packed: i64 = table.stack[level]
    if kind_of(packed) == k.GANDALF_CALLED:
        level -= 1
        packed = table.stack[level]
    if kind_of(packed) == k.INTERRUPT:
        packed = table.stack[level - 1]
    return packed


def possible_actors(table: Table, base: i64) -> i64:
    """Return the seats that might have a useful action at any time, by public information, as a mask."""  # N6
    mask: i64 = possible_callers(table, base)
    if table.bearer >= 0 and ring.is_ring_open(table, base):
        mask |= BIT[table.bearer]
    card: i64
    for card in do.ANYTIME_CARDS:
        holders: i64 = hands.possible_holders(table, card)
        while holders:
            seat: i64 = lowest_bit(holders)
            holders &= holders - 1
            if yellow_cards.targets(table, seat, card):
                mask |= BIT[seat]
    return mask


def possible_callers(table: Table, base: i64) -> i64:
    """Return the seats that might have the shields to call Gandalf, as a mask; none if no card has an effect."""
    mask: i64 = 0
    seat: i64
    for seat in range(table.seats):
        if table.is_here(seat) and demands.shields_of(table, seat, -1) >= cards.CALL_PRICE:
            mask |= BIT[seat]
    if mask and not gandalf.can_call(table, base):
        return 0
    return mask


def interrupt_mask(table: Table, packed: i64) -> i64:
    """Return the seats that may interrupt this quiet decision, as a mask."""  # R34, N5
    kind: i64 = kind_of(packed)
    actor: i64 = table.actor
    mask: i64 = 0
    seat: i64
    if kind == k.DEMAND and (table.pledged or FROM[a_of(packed)] != SELF):
        for seat in range(table.seats):
            if seat != actor and table.is_here(seat) and pledges.might_pledge(table, packed, seat):
                mask |= BIT[seat]
        if table.pledged:
            return mask & ~table.interrupted
    mask |= possible_actors(table, packed)
    for seat in range(table.seats):
        if table.sizes[seat]:
            mask |= BIT[seat]
    if table.rivals:
        mask &= BIT[actor]
    return mask & table.here() & ~table.interrupted


def quiet(table: Table, moment: i64, seat: i64) -> None:
    """Push a quiet moment in which anyone may act, if any hobbit might have something to do."""  # N6
    if table.rivals:
        prompt_rivals(table, moment, seat)
    elif possible_actors(table, frame(k.QUIET, seat, moment)):
        table.prompt(k.QUIET, seat, moment)


def prompt_rivals(table: Table, moment: i64, seat: i64) -> None:
    """Prompt each rival in turn: they have windows instead of interrupts."""  # V4
    table.interrupted = 0
    prompted: i64 = possible_actors(table, frame(k.RIVALS, seat, 0, 0, moment))
    if moment == k.BEFORE_CARDS:  # N10: the active player can interrupt itself there
        prompted &= ~BIT[seat]
    elif moment == k.NOT_PAID and ring.is_own(ring.unpaid_demand(table)):  # N10: as above
        prompted &= ~BIT[seat_of(table.top())]
    table.open_window(k.RIVALS, prompted, seat, 0, moment)
