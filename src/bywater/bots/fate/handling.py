"""Answers about hands and decks: what goes, what is taken, what comes next."""

from mypy_extensions import i64

from bywater.bots.fate.means import spare
from bywater.bots.fate.mind import Mind
from bywater.bots.fate.placing import if_open
from bywater.bots.fate.sharing import shared_card
from bywater.bots.fate.wishes import wished_event
from bywater.bots.fate.worth import card_worth, symbol_worth
from bywater.core.codes import BIT, lowest, size
from bywater.core.stack import a_of, b_of, seat_of
from bywater.games.fate.actions import (
    CARD,
    DISCARD,
    DISCARD_TOKEN,
    GIFT,
    HAND_TOKEN,
    NEXT,
    NEXT_SHADOW,
    PASS,
    PREPARE,
    REMOVE_SHADOW,
    WHEELS_ARMIES,
    WHEELS_HOPE,
    WHEELS_SEAT,
)
from bywater.games.fate.board import (
    LINE_LENGTHS,
    LINE_PLACES,
    LINE_ROOM,
    NUM_PLACES,
    NUM_SYMBOLS,
    RESISTANCE,
    STEALTH,
    armies_in,
)
from bywater.games.fate.cards import FIRST_SKY, NUM_SHADOW, ORDER_EYE, SHADOW_ORDER
from bywater.games.fate.rules import FateState


def choose_wheels(mind: Mind, table: FateState) -> i64:
    """Two cards of who misses them least, or two armies, or a hope."""
    best: i64 = WHEELS_HOPE
    least: float = 1.3
    if table.hope <= 2:
        least = 9.0
    place: i64
    free: i64 = 0
    for place in range(NUM_PLACES):
        if table.friends[place]:
            free += armies_in(spare(mind, table, place, False))
    armies: float = 2.5
    if free >= 2:
        armies = 0.8
    if armies < least and table.allows(WHEELS_ARMIES):
        best = WHEELS_ARMIES
        least = armies
    seat: i64
    for seat in range(table.seats):
        if table.allows(WHEELS_SEAT + seat):
            price: float = _two_least(mind, table, seat)
            if price < least:
                best = WHEELS_SEAT + seat
                least = price
    return best


def _two_least(mind: Mind, table: FateState, seat: i64) -> float:
    """What the two cards are worth that a player misses least."""
    first: float = 9.0
    second: float = 9.0
    cards: i64 = table.hands[seat]
    while cards:
        worth: float = card_worth(mind, table, seat, lowest(cards))
        cards &= cards - 1
        if worth < first:
            second = first
            first = worth
        elif worth < second:
            second = worth
    return first + second


def _thing_worth(mind: Mind, table: FateState, seat: i64, code: i64) -> float:
    """What a card or a token is worth that could be thrown away."""
    if code >= DISCARD_TOKEN:
        symbol: i64 = code - DISCARD_TOKEN
        return symbol_worth(mind, table, seat, symbol, mind.sight.have[seat * 4 + symbol]) + 0.05
    return card_worth(mind, table, seat, code - DISCARD)


def choose_discard(mind: Mind, table: FateState, packed: i64) -> i64:
    """So many go, in ascending order: the first of the least."""
    seat: i64 = seat_of(packed)
    best: i64 = -1
    second: i64 = -1
    code: i64
    for code in table.open_codes:
        worth: float = _thing_worth(mind, table, seat, code)
        if best < 0 or worth < _thing_worth(mind, table, seat, best):
            second = best
            best = code
        elif second < 0 or worth < _thing_worth(mind, table, seat, second):
            second = code
    if a_of(packed) > 1 and 0 <= second < best:
        return second
    return best


def choose_hand_full(mind: Mind, table: FateState, packed: i64) -> i64:
    """Events that are of use are played; else the least card goes."""
    seat: i64 = seat_of(packed)
    event: i64 = wished_event(mind, table, seat)
    if event >= 0 and table.allows(event):
        return event
    best: i64 = -1
    code: i64
    for code in table.open_codes:
        if code >= DISCARD:
            if best < 0 or _thing_worth(mind, table, seat, code) < _thing_worth(mind, table, seat, best):
                best = code
    return best


def choose_payment(table: FateState) -> i64:
    """Cards go before tokens, which no hand limit takes away."""
    return table.open_codes[0]


def choose_trade(mind: Mind, table: FateState, packed: i64) -> i64:
    cards: i64 = 0
    code: i64
    for code in table.open_codes:
        cards |= BIT[code - CARD]
    giver: i64 = a_of(packed)
    taker: i64 = seat_of(packed)
    if b_of(packed):
        giver = seat_of(packed)
        taker = a_of(packed)
    return CARD + shared_card(mind, table, cards, giver, taker)


def choose_foreseen(mind: Mind, table: FateState, packed: i64) -> i64:
    best: i64 = PASS
    most: float = 0.0
    code: i64
    for code in table.open_codes:
        if code >= CARD:
            worth: float = card_worth(mind, table, seat_of(packed), code - CARD)
            if worth > most:
                best = code
                most = worth
    return best


def choose_order(mind: Mind, table: FateState) -> i64:
    """What the next player has most use for comes first, and dark skies last."""
    best: i64 = -1
    most: float = 0.0
    code: i64
    for code in table.open_codes:
        worth: float = -1.0
        if code - NEXT < FIRST_SKY:
            worth = card_worth(mind, table, table.active, code - NEXT)
        if best < 0 or worth > most:
            best = code
            most = worth
    return best


def _harm(mind: Mind, table: FateState, card: i64) -> float:
    """What a shadow card would do."""
    line: i64 = table.settings.lines[card]
    if line < 0:
        return 0.5
    harm: float = 0.0
    if SHADOW_ORDER[card] == ORDER_EYE:
        harm = 0.3
    at: i64
    for at in range(LINE_LENGTHS[line]):
        harm += mind.threats.danger[LINE_PLACES[line * LINE_ROOM + at]]
    return harm


def choose_spied(mind: Mind, table: FateState) -> i64:
    """The worst of the next shadow cards leave the game; of the rest the mildest comes first."""
    best: i64 = -1
    most: float = 0.0
    code: i64
    for code in table.open_codes:
        worth: float = 0.0
        if REMOVE_SHADOW <= code < REMOVE_SHADOW + NUM_SHADOW:
            worth = 1.0 + _harm(mind, table, code - REMOVE_SHADOW)
        elif NEXT_SHADOW <= code < NEXT_SHADOW + NUM_SHADOW:
            worth = 1.0 - 0.01 * _harm(mind, table, code - NEXT_SHADOW)
        if best < 0 or worth > most:
            best = code
            most = worth
    return best


def choose_gift(mind: Mind, table: FateState) -> i64:
    """What the bearer lacks; Stealth if it is not Resistance."""
    first: i64 = GIFT + mind.sight.bearer * NUM_SYMBOLS
    if mind.sight.missing_resistance and table.allows(first + RESISTANCE):
        return first + RESISTANCE
    return if_open(table, first + STEALTH)


def choose_handing(mind: Mind, table: FateState, packed: i64) -> i64:
    """At the Council a token goes to the bearer."""
    first: i64 = HAND_TOKEN + mind.sight.bearer * NUM_SYMBOLS
    if seat_of(packed) != mind.sight.bearer:
        if table.allows(first + RESISTANCE):
            return first + RESISTANCE
        if table.allows(first + STEALTH):
            return first + STEALTH
    return PASS


def choose_free_preparing(mind: Mind, table: FateState, packed: i64) -> i64:
    seat: i64 = seat_of(packed)
    best: i64 = PASS
    most: float = 0.0
    code: i64
    if size(table.hands[seat]) < 5:
        return PASS
    for code in table.open_codes:
        if code >= PREPARE:
            worth: float = card_worth(mind, table, seat, code - PREPARE)
            if worth > most:
                best = code
                most = worth
    return best
