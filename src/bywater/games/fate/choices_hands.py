"""What may be chosen about hands and decks: discards, gifts, cards that were looked at."""

from librt.vecs import append, vec
from mypy_extensions import i64

from bywater.core.codes import BIT, lowest, size
from bywater.core.stack import a_of, b_of, seat_of
from bywater.games.fate.actions import (
    DISCARD,
    DISCARD_TOKEN,
    DONE,
    HAND_TOKEN,
    NEXT_SHADOW,
    PASS,
    REMOVE_SHADOW,
    WHEELS_ARMIES,
    WHEELS_HOPE,
    WHEELS_SEAT,
)
from bywater.games.fate.board import (
    HAND_LIMIT,
    NUM_SYMBOLS,
)
from bywater.games.fate.cards import NUM_CARDS
from bywater.games.fate.events import (
    list_events,
    total_friends,
)
from bywater.games.fate.shadow_deck import known_on
from bywater.games.fate.state import (
    Table,
)


def from_mask(out: vec[i64], first: i64, mask: i64) -> vec[i64]:
    while mask:
        out = append(out, first + lowest(mask))
        mask &= mask - 1
    return out


def in_order(out: vec[i64]) -> vec[i64]:
    """A short list in ascending order."""
    n: i64 = len(out)
    i: i64
    for i in range(1, n):
        value: i64 = out[i]
        j: i64 = i
        while j > 0 and out[j - 1] > value:
            out[j] = out[j - 1]
            j -= 1
        out[j] = value
    return out


def list_hand_full(table: Table, out: vec[i64], seat: i64) -> vec[i64]:
    """Discard, or play events, down to seven."""  # F35
    if size(table.hands[seat]) <= HAND_LIMIT:
        return append(out, DONE)
    return from_mask(list_events(table, out, seat), DISCARD, table.hands[seat])


def list_discarding(table: Table, out: vec[i64], packed: i64) -> vec[i64]:
    """So many cards and tokens, in ascending order."""  # S2
    seat: i64 = seat_of(packed)
    left: i64 = a_of(packed)
    least: i64 = b_of(packed)
    symbol: i64
    tokens: i64 = 0
    for symbol in range(NUM_SYMBOLS):
        tokens += table.token_count(seat, symbol)
    if least < NUM_CARDS:
        cards: i64 = table.hands[seat] & ~(BIT[least] - 1)
        while cards:
            card: i64 = lowest(cards)
            cards &= cards - 1
            if size(cards) + tokens >= left - 1:
                out = append(out, DISCARD + card)
    for symbol in range(NUM_SYMBOLS):
        if NUM_CARDS + symbol >= least and tokens >= left and table.token_count(seat, symbol):
            out = append(out, DISCARD_TOKEN + symbol)
        if NUM_CARDS + symbol >= least:
            tokens -= table.token_count(seat, symbol)
    return out


def list_wheels(table: Table, out: vec[i64]) -> vec[i64]:
    """Two armies, or two cards and tokens of one player, or a hope."""  # S2, X14
    if total_friends(table) >= 2:
        out = append(out, WHEELS_ARMIES)
    out = append(out, WHEELS_HOPE)
    seat: i64
    symbol: i64
    for seat in range(table.seats):
        if table.settings.wheels_current and seat != table.active:
            continue
        held: i64 = size(table.hands[seat])
        for symbol in range(NUM_SYMBOLS):
            held += table.token_count(seat, symbol)
        if held >= 2:
            out = append(out, WHEELS_SEAT + seat)
    return out


def list_giving(table: Table, out: vec[i64], seat: i64) -> vec[i64]:
    """A token to another player."""  # E03
    out = append(out, PASS)
    other: i64
    symbol: i64
    for other in range(table.seats):
        if other != seat:
            for symbol in range(NUM_SYMBOLS):
                if table.token_count(seat, symbol):
                    out = append(out, HAND_TOKEN + other * NUM_SYMBOLS + symbol)
    return out


def list_spied(table: Table, out: vec[i64], packed: i64) -> vec[i64]:
    """Known cards on top of the shadow deck: remove some, then put the rest in order."""  # O19
    level: i64 = table.levels - 1
    first: i64 = (table.seen[level] & 63) - 1
    second: i64 = (table.seen[level] >> 6) - 1
    if a_of(packed):
        if known_on(table, level) < 2:
            return append(out, DONE)
        out = append(out, NEXT_SHADOW + first)
        out = append(out, NEXT_SHADOW + second)
        return in_order(out)
    out = append(out, DONE)
    if first >= b_of(packed):
        out = append(out, REMOVE_SHADOW + first)
    if second >= b_of(packed):
        out = append(out, REMOVE_SHADOW + second)
    return in_order(out)
