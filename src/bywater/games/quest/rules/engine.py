"""The engine: proceed to the next decision, list the legal actions, and apply them."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bywater.core.bits import BIT, append_codes
from bywater.core.frames import a_of, b_of, frame, kind_of, seat_of, with_b
from bywater.games.quest.model import actions as do
from bywater.games.quest.model import board, cards, journal
from bywater.games.quest.model import frames as k
from bywater.games.quest.model.demands import FROM, SELF, SHELOB_UNPAID
from bywater.games.quest.model.table import Table
from bywater.games.quest.rules import (
    demands,
    dice,
    events,
    gandalf_cards,
    hands,
    interrupts,
    journey,
    offers,
    payment,
    plays,
    pledges,
    turn,
    windows,
)
from bywater.games.quest.rules import lines as activity

# Values that `only_answer` returns instead of a code.
_UNDECIDED: Final = -1
_NOTHING_TO_OFFER: Final = -2


# The code that ends a decision without doing anything, by its kind; -1 if there is none.
_DECLINE: Final = {
    **dict.fromkeys((k.INTERRUPT, k.RIVALS, k.PLEDGING), do.DONE),
    **dict.fromkeys((k.QUIET, *range(k.BEFORE_TILE, k.DEMAND), k.SENDING, k.OFFER, k.PREPARING), do.PASS),
}
DECLINE_CODES: Final = vec[i64]([_DECLINE.get(kind, -1) for kind in range(k.DRAW)])


def proceed(table: Table) -> None:
    """Run to the next decision or chance point, or to the end of the game.

    Without the option `automatic`, players are also prompted if there is only one answer.
    """
    while table.height:
        table.legal_codes = vec[i64]()
        packed: i64 = table.top()
        kind: i64 = kind_of(packed)
        if kind < k.QUIET:
            take_step(table, packed, kind)
        elif kind >= k.DRAW:
            if is_chance_open(table, packed, kind):
                return
        elif not table.is_here(seat_of(packed)):
            skip_decision(table, packed, kind)
        else:
            code: i64 = only_answer(table, packed, kind)
            if kind == k.CARDS and b_of(packed) and code == _UNDECIDED:  # N10
                table.replace_top(with_b(packed, 0))
                interrupts.prompt_rivals(table, k.BEFORE_CARDS, seat_of(packed))
            elif code == _UNDECIDED or not table.automatic:
                return
            elif code == _NOTHING_TO_OFFER:
                table.add_forced(DECLINE_CODES[kind])
                table.pass_window()
            else:
                table.add_forced(code)
                answer(table, code)


def take_step(table: Table, packed: i64, kind: i64) -> None:
    """Run the next step of an automatic frame."""
    if kind == k.TURN:
        turn.run_turn(table, packed)
    elif kind == k.ROLL:
        if table.is_here(seat_of(packed)):
            dice.run_roll(table, packed)
        else:
            table.pop()
    elif kind == k.EACH:
        journey.run_each(table, packed)
    elif kind == k.EVENT:
        events.run_event(table, packed)
    elif kind == k.JOURNEY:
        journey.run_journey(table, packed)
    elif kind == k.SCENARIO_ENDS:
        journey.end_scenario(table)
    elif kind == k.FORFEIT:
        events.forfeit(table, packed)
    else:
        journey.go_to_the_dark(table, packed)


def is_chance_open(table: Table, packed: i64, kind: i64) -> bool:
    """Whether chance decides now. If there is nothing to draw, the frame is popped.

    Nothing is drawn by an eliminated hobbit or from an empty deck. In a hand-written position, feature cards for a
    haven and special shields may be missing, too.
    """  # R26
    ready: bool = True
    if kind == k.DRAW:
        ready = table.is_here(a_of(packed)) and hands.is_deck_ready(table)
    elif kind == k.TURN_UP:
        ready = hands.is_deck_ready(table)
    elif kind == k.DEAL:
        ready = journey.to_deal(table) != 0
    elif kind == k.SPECIAL_DRAW:
        ready = table.specials != 0
    if not ready:
        table.pop()
        if kind == k.TURN_UP and table.shared:
            table.prompt(k.SHARING, table.bearer)
    return ready


def skip_decision(table: Table, packed: i64, kind: i64) -> None:
    """Resolve a decision of an eliminated seat."""  # R27
    if k.RIVALS <= kind <= k.MISSING_TOKENS:
        table.pass_window()
    elif kind == k.DEMAND and FROM[a_of(packed)] != SELF:
        table.replace_top(frame(k.DEMAND, table.decider(), a_of(packed), 0))
    elif kind == k.SHELOB_APPEARS:
        table.pop()
        events.penalize(table, SHELOB_UNPAID, seat_of(packed))
    elif kind == k.QUIET and concerns_all(table, a_of(packed)) and interrupts.possible_actors(table, packed):  # N9
        table.replace_top(frame(k.QUIET, table.decider(), a_of(packed)))
    else:
        table.pop()
        if kind == k.DEMAND:
            events.discard_turned_up(table)


def concerns_all(table: Table, moment: i64) -> bool:
    """Whether a quiet moment takes place after its hobbit's elimination, because what follows concerns all."""
    if moment == k.AFTER_A_TILE:  # N7
        return b_of(table.below()) > board.LINES
    return moment == k.LAST_EVENT or moment == k.BETWEEN_EVENTS


def only_answer(table: Table, packed: i64, kind: i64) -> i64:
    """Return the only answer by public information, _UNDECIDED, or _NOTHING_TO_OFFER for a seat at a window."""
    seat: i64 = seat_of(packed)
    if kind == k.DEMAND:
        if (
            not table.pledged
            and not demands.might_be_paid(table, a_of(packed), seat)
            and not interrupts.possible_actors(table, packed)
        ):
            return do.REFUSE
        if not table.secret and not table.rivals and FROM[a_of(packed)] == SELF:
            return only_code(table)
    elif kind == k.INTERRUPT:
        if table.sizes[seat] and (table.secret or not table.pledged):
            return _UNDECIDED  # there is a card to discard, or there might be one to pledge
        if table.rivals and demands.shields_of(table, seat, -1) >= cards.CALL_PRICE:
            return _UNDECIDED  # only the rival knows if it has enough shields for Gandalf
        return only_code(table)
    elif kind == k.QUIET:
        if not interrupts.interrupt_mask(table, packed):
            return do.PASS
    elif kind == k.CARDS:
        if a_of(packed) and (not table.secret or not table.sizes[seat]):
            return only_code(table)
    elif kind == k.AFTER_MARKER:
        if not (interrupts.possible_callers(table, packed) >> seat) & 1:
            return _NOTHING_TO_OFFER
    elif kind == k.RIVALS:
        if not (interrupts.possible_actors(table, packed) >> seat) & 1:
            return _NOTHING_TO_OFFER
    elif kind == k.PASSING:
        if table.sizes[seat] == 1:
            return only_code(table)
    elif kind == k.FORESEEING:
        if not table.secret or table.tops >> (4 * a_of(packed)) < 16:
            return only_code(table)
    elif kind == k.CHOOSING_LINE or kind == k.GANDALF_CALLED or (kind == k.LOSING and not table.secret):
        return only_code(table)
    return _UNDECIDED


def only_code(table: Table) -> i64:
    """Return the only legal code; _UNDECIDED if there are several. Caches the list for the decision."""
    table.legal_codes = legal(table)
    return table.legal_codes[0] if len(table.legal_codes) == 1 else _UNDECIDED


def legal(table: Table) -> vec[i64]:
    """Return all codes that the actor may choose, ascending."""
    out = vec[i64](capacity=32)
    packed: i64 = table.top()
    kind: i64 = kind_of(packed)
    seat: i64 = seat_of(packed)
    if DECLINE_CODES[kind] >= 0:
        out = append(out, DECLINE_CODES[kind])
    if kind == k.QUIET:
        out = interrupts.with_interrupts(table, out, packed)
    elif kind == k.CARDS:
        out = plays.list_cards(table, out, packed, seat)
    elif kind == k.INTERRUPT or kind == k.RIVALS:
        out = interrupts.list_anytime(table, out, seat)
        out = pledges.with_pledges(table, out, seat)
    elif kind == k.DEMAND or kind == k.PLEDGING:
        out = payment.list_demand(table, out, packed, seat)
    elif kind == k.GANDALF_CALLED:
        out = gandalf_cards.list_gandalf(table, out)
    elif kind == k.LOSING:
        out = append_codes(out, do.DISCARD, dice.kinds_to_lose(table, packed))
    elif kind == k.CHOOSING_LINE:
        out = append_codes(out, do.ADVANCE, activity.unfinished_lines(table))
    elif kind == k.PASSING:
        out = append_codes(out, do.GIVE, cards.kinds_in(table.held[seat], table.features[seat]))
    elif kind == k.FORESEEING:
        out = append_codes(out, do.NEXT, gandalf_cards.looked_at(table, a_of(packed)))
    elif kind == k.SENDING:
        out = append_codes(out, do.TO, table.here() & ~BIT[seat])
    elif kind == k.SHARING:
        out = append_codes(out, do.TO, table.here())
    elif kind == k.OFFER:
        out = interrupts.with_interrupts(table, offers.list_offer(table, out, packed, seat), packed)
    elif kind == k.SHELOB_APPEARS:
        out = interrupts.with_interrupts(table, append(append(out, do.REFUSE), do.ROLL_TWICE), packed)
    elif kind == k.PREPARING:
        out = append(out, do.PREPARE)
    elif k.BEFORE_TILE <= kind <= k.MISSING_TOKENS:
        out = windows.list_window(table, out, packed, seat)
    return out


def answer(table: Table, action: i64) -> None:
    """Carry out an action at the top decision."""
    packed: i64 = table.top()
    kind: i64 = kind_of(packed)
    seat: i64 = seat_of(packed)
    if do.INTERRUPT_OF <= action < do.TO:
        table.emit(journal.BEGAN_INTERRUPT, action - do.INTERRUPT_OF)
        table.push_interrupt(k.INTERRUPT, action - do.INTERRUPT_OF)
    elif kind == k.QUIET:
        table.pop()
        table.emit(journal.WENT_ON, seat)
    elif kind == k.CARDS:
        plays.answer_cards(table, packed, seat, action)
    elif kind == k.INTERRUPT or kind == k.RIVALS or kind == k.DEMAND or kind == k.PLEDGING:
        payment.answer_demand(table, packed, kind, seat, action)
    elif kind == k.GANDALF_CALLED:
        table.pop()
        gandalf_cards.use_gandalf(table, seat, action)
    elif kind == k.LOSING:
        dice.choose_loss(table, packed, action - do.DISCARD)
    elif kind == k.CHOOSING_LINE:
        table.pop()
        if b_of(packed):
            activity.ring_moves(table, seat, action - do.ADVANCE, a_of(packed))
        else:
            activity.advance(table, seat, action - do.ADVANCE, a_of(packed), 0)
    elif kind == k.PASSING:
        table.pop()
        hands.pass_card(table, seat, a_of(packed), action - do.GIVE)
    elif kind == k.SENDING:
        windows.send(table, seat, action)
    elif kind == k.SHARING:
        journey.share(table, action - do.TO)
    elif kind == k.FORESEEING:
        gandalf_cards.order_tile(table, packed, action - do.NEXT)
    elif kind == k.OFFER:
        offers.take_offer(table, packed, action)
    elif kind == k.SHELOB_APPEARS:
        events.shelob_appears(table, seat, action)
    elif kind == k.PREPARING:
        table.pop()
        if action == do.PREPARE:
            table.emit(journal.CHOSE, seat, journal.CHOSE_PREPARATIONS)
            journey.prepare(table, seat)
        else:
            table.emit(journal.CHOSE, seat, journal.CHOSE_NO_PREPARATIONS)
    elif action == do.PASS:
        table.emit(journal.PASSED, seat)
        table.pass_window()
    else:
        windows.answer_window(table, packed, kind, seat)
