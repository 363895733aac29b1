"""Decisions about hands and decks: discards, payments, trades, gifts, and the order of cards."""

from mypy_extensions import i64

from bywater.bots.fate.evaluation.context import Context
from bywater.bots.fate.evaluation.resources import spare
from bywater.bots.fate.evaluation.values import card_worth, symbol_worth
from bywater.bots.fate.planning.cards import shared_card
from bywater.bots.fate.policy.events import wanted_event
from bywater.bots.fate.policy.places import if_open
from bywater.core.bits import BIT, bit_count, lowest_bit
from bywater.core.frames import a_of, b_of, seat_of
from bywater.games.fate.model import actions as act
from bywater.games.fate.model import board
from bywater.games.fate.model import cards as box
from bywater.games.fate.state import FateState


def choose_wheels(context: Context, table: FateState) -> i64:
    """Pay for a turning wheel: two cards of one player, two armies, or a hope."""
    best: i64 = act.WHEELS_HOPE
    least: float = 1.3
    if table.hope <= 2:
        least = 9.0
    place: i64
    free: i64 = 0
    for place in range(board.NUM_PLACES):
        if table.friends[place]:
            free += board.armies_in(spare(context, table, place, False))
    armies: float = 2.5
    if free >= 2:
        armies = 0.8
    if armies < least and table.allows(act.WHEELS_ARMIES):
        best = act.WHEELS_ARMIES
        least = armies
    seat: i64
    for seat in range(table.seats):
        if table.allows(act.WHEELS_SEAT + seat):
            price: float = _two_least(context, table, seat)
            if price < least:
                best = act.WHEELS_SEAT + seat
                least = price
    return best


def _two_least(context: Context, table: FateState, seat: i64) -> float:
    """Return the value of a player's two cheapest cards."""
    first: float = 9.0
    second: float = 9.0
    cards: i64 = table.hands[seat]
    while cards:
        worth: float = card_worth(context, table, seat, lowest_bit(cards))
        cards &= cards - 1
        if worth < first:
            second = first
            first = worth
        elif worth < second:
            second = worth
    return first + second


def _discard_worth(context: Context, table: FateState, seat: i64, code: i64) -> float:
    """Return the value of a card or token that could be discarded."""
    if code >= act.DISCARD_TOKEN:
        symbol: i64 = code - act.DISCARD_TOKEN
        return symbol_worth(context, table, seat, symbol, context.features.have[seat * 4 + symbol]) + 0.05
    return card_worth(context, table, seat, code - act.DISCARD)


def choose_discard(context: Context, table: FateState, packed: i64) -> i64:
    """Discard the cheapest cards or tokens. A set is chosen in ascending order, so its lowest code comes first."""
    seat: i64 = seat_of(packed)
    best: i64 = -1
    second: i64 = -1
    code: i64
    for code in table.open_codes:
        worth: float = _discard_worth(context, table, seat, code)
        if best < 0 or worth < _discard_worth(context, table, seat, best):
            second = best
            best = code
        elif second < 0 or worth < _discard_worth(context, table, seat, second):
            second = code
    if a_of(packed) > 1 and 0 <= second < best:
        return second
    return best


def choose_hand_full(context: Context, table: FateState, packed: i64) -> i64:
    """Play an event that helps; else discard the cheapest card."""
    seat: i64 = seat_of(packed)
    event: i64 = wanted_event(context, table, seat)
    if event >= 0 and table.allows(event):
        return event
    best: i64 = -1
    code: i64
    for code in table.open_codes:
        if code >= act.DISCARD:
            if best < 0 or _discard_worth(context, table, seat, code) < _discard_worth(context, table, seat, best):
                best = code
    return best


def choose_payment(table: FateState) -> i64:
    """Spend cards before tokens, which don't count towards the hand limit."""
    return table.open_codes[0]


def choose_trade(context: Context, table: FateState, packed: i64) -> i64:
    cards: i64 = 0
    code: i64
    for code in table.open_codes:
        cards |= BIT[code - act.CARD]
    giver: i64 = a_of(packed)
    taker: i64 = seat_of(packed)
    if b_of(packed):
        giver = seat_of(packed)
        taker = a_of(packed)
    return act.CARD + shared_card(context, table, cards, giver, taker)


def choose_foreseen(context: Context, table: FateState, packed: i64) -> i64:
    best: i64 = act.PASS
    most: float = 0.0
    code: i64
    for code in table.open_codes:
        if code >= act.CARD:
            worth: float = card_worth(context, table, seat_of(packed), code - act.CARD)
            if worth > most:
                best = code
                most = worth
    return best


def choose_order(context: Context, table: FateState) -> i64:
    """Put the card that is worth most to the next player first, and Skies Darken last."""
    best: i64 = -1
    most: float = 0.0
    code: i64
    for code in table.open_codes:
        worth: float = -1.0
        if code - act.NEXT < box.FIRST_SKY:
            worth = card_worth(context, table, table.active, code - act.NEXT)
        if best < 0 or worth > most:
            best = code
            most = worth
    return best


def _harm(context: Context, table: FateState, card: i64) -> float:
    """Return the harm that a shadow card would do."""
    line: i64 = table.settings.lines[card]
    if line < 0:
        return 0.5
    harm: float = 0.0
    if box.SHADOW_ORDER[card] == box.ORDER_EYE:
        harm = 0.3
    at: i64
    for at in range(board.LINE_LENGTHS[line]):
        harm += context.threats.danger[board.LINE_PLACES[line * board.LINE_ROOM + at]]
    return harm


def choose_spied(context: Context, table: FateState) -> i64:
    """Remove the worst of the next shadow cards; of the others put the mildest first."""
    best: i64 = -1
    most: float = 0.0
    code: i64
    for code in table.open_codes:
        worth: float = 0.0
        if act.REMOVE_SHADOW <= code < act.REMOVE_SHADOW + box.NUM_SHADOW:
            worth = 1.0 + _harm(context, table, code - act.REMOVE_SHADOW)
        elif act.NEXT_SHADOW <= code < act.NEXT_SHADOW + box.NUM_SHADOW:
            worth = 1.0 - 0.01 * _harm(context, table, code - act.NEXT_SHADOW)
        if best < 0 or worth > most:
            best = code
            most = worth
    return best


def choose_gift(context: Context, table: FateState) -> i64:
    """Give the bearer Resistance if it is missing, else Stealth."""
    first: i64 = act.GIFT + context.features.bearer * board.NUM_SYMBOLS
    if context.features.missing_resistance and table.allows(first + board.RESISTANCE):
        return first + board.RESISTANCE
    return if_open(table, first + board.STEALTH)


def choose_handing(context: Context, table: FateState, packed: i64) -> i64:
    """At the Council, give a token to the bearer."""
    first: i64 = act.HAND_TOKEN + context.features.bearer * board.NUM_SYMBOLS
    if seat_of(packed) != context.features.bearer:
        if table.allows(first + board.RESISTANCE):
            return first + board.RESISTANCE
        if table.allows(first + board.STEALTH):
            return first + board.STEALTH
    return act.PASS


def choose_free_preparing(context: Context, table: FateState, packed: i64) -> i64:
    seat: i64 = seat_of(packed)
    best: i64 = act.PASS
    most: float = 0.0
    code: i64
    if bit_count(table.hands[seat]) < 5:
        return act.PASS
    for code in table.open_codes:
        if code >= act.PREPARE:
            worth: float = card_worth(context, table, seat, code - act.PREPARE)
            if worth > most:
                best = code
                most = worth
    return best
