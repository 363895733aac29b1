"""Interrupts and quiet moments: who may act first, and what may be done at any time."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bywater.core.bits import BIT, lowest_bit
from bywater.core.frames import a_of, frame, kind_of, seat_of
from bywater.games.quest.model import actions as do
from bywater.games.quest.model import board, cards
from bywater.games.quest.model import frames as k
from bywater.games.quest.model.demands import FROM, SELF
from bywater.games.quest.model.table import Table
from bywater.games.quest.rules import demands, gandalf, hands, pledges, ring, yellow_cards

_ANYTIME_CARDS: Final[i64] = sum(
    2 ** (int(kind) - cards.NUM_HOBBIT) for kind in (cards.ELESSAR, cards.LEMBAS, cards.MIRUVOR)
)


def has_interrupts(kind: i64) -> bool:
    """Whether this kind of decision is quiet, so that other seats may interrupt it."""
    return kind == k.QUIET or kind == k.CARDS or kind == k.DEMAND or kind == k.OFFER or kind == k.SHELOB_APPEARS


def allows_anytime(table: Table, seat: i64, action: i64) -> bool:
    """What may be done at any time, unless a payment has begun."""  # R34, Q26, N3, N5
    if table.pledged:
        return False
    if action == do.PUT_ON:
        return seat == table.bearer and ring.ring_open(table, base_frame(table))
    if action == do.CALL:
        return table.shields[seat] >= cards.CALL_PRICE and gandalf.can_call(table, base_frame(table))
    if do.DISCARD <= action < do.PLEDGE:
        return table.count(seat, action - do.DISCARD) > 0
    if not do.GIVE_ELESSAR <= action < do.LOOK_AHEAD:
        return False
    target: i64 = (action - do.GIVE_ELESSAR) % board.MAX_HOBBITS
    if target >= table.seats:
        return False
    if action < do.GIVE_LEMBAS:
        return table.count(seat, cards.ELESSAR) > 0 and table.is_here(target) and table.dark[target] > 0
    if action < do.GIVE_MIRUVOR:
        return table.count(seat, cards.LEMBAS) > 0 and yellow_cards.could_eat(table, seat, target)
    return table.count(seat, cards.MIRUVOR) > 0 and yellow_cards.could_send(table, seat, target)


def with_anytime(table: Table, out: vec[i64], seat: i64) -> vec[i64]:
    """Append everything that this hobbit may do at any time."""
    if allows_anytime(table, seat, do.PUT_ON):
        out = append(out, do.PUT_ON)
    if allows_anytime(table, seat, do.CALL):
        out = append(out, do.CALL)
    if pledges.can_volunteer_here(table, seat):
        out = append(out, do.VOLUNTEER)
    if table.pledged:
        return out
    action: i64
    if table.features[seat] & _ANYTIME_CARDS:
        for action in range(do.GIVE_ELESSAR, do.LOOK_AHEAD):
            if allows_anytime(table, seat, action):
                out = append(out, action)
    kinds: i64 = cards.kinds_in(table.held[seat], table.features[seat])
    while kinds:
        out = append(out, do.DISCARD + lowest_bit(kinds))
        kinds &= kinds - 1
    return out


def with_interrupts(table: Table, out: vec[i64], packed: i64) -> vec[i64]:
    mask: i64 = interrupt_mask(table, packed)
    while mask:
        out = append(out, do.INTERRUPT_OF + lowest_bit(mask))
        mask &= mask - 1
    return out


def act(table: Table, seat: i64, action: i64) -> None:
    """Something that may be done at any time."""
    if action == do.PUT_ON:
        ring.put_on_ring(table, seat)
    elif action == do.CALL:
        gandalf.call_gandalf(table, seat)
    elif action >= do.DISCARD:
        hands.discard(table, seat, action - do.DISCARD)
    elif action < do.GIVE_LEMBAS:
        yellow_cards.play_elessar(table, seat, action - do.GIVE_ELESSAR)
    elif action < do.GIVE_MIRUVOR:
        yellow_cards.play_lembas(table, seat, action - do.GIVE_LEMBAS)
    else:
        yellow_cards.play_miruvor(table, seat, action - do.GIVE_MIRUVOR)


def base_frame(table: Table) -> i64:
    """The decision below an interrupt or a call for Gandalf, or the current one."""
    level: i64 = table.height - 1
    packed: i64 = table.stack[level]
    if kind_of(packed) == k.GANDALF_CALLED:
        level -= 1
        packed = table.stack[level]
    if kind_of(packed) == k.INTERRUPT:
        packed = table.stack[level - 1]
    return packed


def possible_actors(table: Table, base: i64) -> i64:
    """Who might do something useful at any time,, from public information."""
    mask: i64 = 0
    if gandalf.is_any_in_dark(table):
        mask |= hands.possible_holders(table, cards.ELESSAR)
    mask |= possible_helpers(table, cards.LEMBAS) | possible_helpers(table, cards.MIRUVOR)
    if table.bearer >= 0 and ring.ring_open(table, base):
        mask |= BIT[table.bearer]
    return mask | possible_callers(table, base)


def possible_helpers(table: Table, card: i64) -> i64:
    """Who might hold Lembas or Miruvor and have a hobbit to play it for."""  # N6
    holders: i64 = hands.possible_holders(table, card)
    mask: i64 = 0
    target: i64
    while holders:
        seat: i64 = lowest_bit(holders)
        holders &= holders - 1
        for target in range(table.seats):
            if (card == cards.LEMBAS and yellow_cards.could_eat(table, seat, target)) or (
                card == cards.MIRUVOR and yellow_cards.could_send(table, seat, target)
            ):
                mask |= BIT[seat]
    return mask


def possible_callers(table: Table, base: i64) -> i64:
    """Who might have the shields to call Gandalf, if there is any use in it."""
    mask: i64 = 0
    seat: i64
    for seat in range(table.seats):
        if table.is_here(seat) and demands.shields_of(table, seat, -1) >= cards.CALL_PRICE:
            mask |= BIT[seat]
    if mask and not gandalf.can_call(table, base):
        return 0
    return mask


def interrupt_mask(table: Table, packed: i64) -> i64:
    """The seats that may interrupt this quiet decision, as a mask."""  # R34, N5
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
    """A moment in which anyone may act first; it is a decision only if a hobbit might have something to do."""  # N6
    if table.rivals:
        prompt_rivals(table, moment, seat)
    elif possible_actors(table, frame(k.QUIET, seat, moment)):
        table.prompt(k.QUIET, seat, moment)


def prompt_rivals(table: Table, moment: i64, seat: i64) -> None:
    """Among rivals there are no interrupts: each is prompted in turn."""  # V4
    table.interrupted = 0
    prompted: i64 = possible_actors(table, frame(k.RIVALS, seat, 0, 0, moment))
    if moment == k.BEFORE_CARDS:  # N10: who plays the cards can interrupt himself there
        prompted &= ~BIT[seat]
    elif moment == k.NOT_PAID and ring.is_own(ring.unpaid_demand(table)):  # N10: who refused had one there, too
        prompted &= ~BIT[seat_of(table.top())]
    table.open_window(k.RIVALS, prompted, seat, 0, moment)
