"""What an answer about hands and decks does, and what may be taken or left."""

from mypy_extensions import i64

from bywater.core.codes import BIT
from bywater.core.stack import a_of, with_a, with_b
from bywater.games.fate.actions import (
    CARD,
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
    DUNLAND,
    GONDOR_PEOPLE,
    NUM_SYMBOLS,
    ONE_ARMY,
    OSGILIATH,
    RESISTANCE,
    ROHAN_PEOPLE,
    STEALTH,
    VALOR,
)
from bywater.games.fate.cards import (
    EORED,
    NUM_CARDS,
    SIX,
)
from bywater.games.fate.deck import take_from_tops, to_hand
from bywater.games.fate.effects import (
    add_friends,
    check_hand,
    discard_card,
    drop_token,
    gain_token,
    lose_hope,
)
from bywater.games.fate.entries import (
    DISCARDED_TOKEN,
    PUT_ON_CARD,
    TOKEN_GIVEN,
)
from bywater.games.fate.shadow_deck import put_first, remove_seen, settle_top
from bywater.games.fate.state import (
    AT_WHEELS,
    DISCARDING,
    MAY_GONDOR,
    MAY_RESISTANCE,
    MAY_ROHAN,
    MAY_SIX,
    MAY_SLOT,
    MAY_STEALTH,
    ORDERING,
    PLACING,
    Table,
)


def at_giving(table: Table, seat: i64, action: i64) -> None:
    """One token in all changes hands."""  # E03
    if action == PASS:
        table.pass_window()
        return
    table.pop()
    other: i64 = (action - HAND_TOKEN) // NUM_SYMBOLS
    symbol: i64 = (action - HAND_TOKEN) % NUM_SYMBOLS
    table.tokens[seat] -= ONE_ARMY[symbol]
    table.tokens[other] += ONE_ARMY[symbol]
    table.note(TOKEN_GIVEN, seat, other, symbol)


def turn_wheels(table: Table, seat: i64, action: i64) -> None:
    table.pop()
    if action == WHEELS_ARMIES:
        table.ask(PLACING, seat, AT_WHEELS, 2)
    elif action == WHEELS_HOPE:
        lose_hope(table, 1, 9)
    else:
        table.ask(DISCARDING, action - WHEELS_SEAT, 2)


def at_discarding(table: Table, packed: i64, seat: i64, action: i64) -> None:
    least: i64
    if action < DISCARD_TOKEN:
        discard_card(table, seat, action - DISCARD)
        least = action - DISCARD + 1
    else:
        symbol: i64 = action - DISCARD_TOKEN
        drop_token(table, seat, symbol, 1)
        table.note(DISCARDED_TOKEN, seat, symbol)
        least = NUM_CARDS + symbol
    if a_of(packed) > 1:
        table.swap(with_b(with_a(packed, a_of(packed) - 1), least))
    else:
        table.pop()


def at_foreseen(table: Table, seat: i64, action: i64) -> None:
    """One of the cards may be taken; the rest goes back in any order."""  # E09
    table.pop()
    if table.tops:
        table.ask(ORDERING, seat)
    if action != PASS:
        take_from_tops(table, action - CARD)
        to_hand(table, seat, action - CARD)
        if not table.tops:
            table.pop()
        check_hand(table, seat)


def at_spied(table: Table, packed: i64, action: i64) -> None:
    """Of the cards on top of the shadow deck some leave the game; the rest is put in order."""  # O19
    if action >= REMOVE_SHADOW:
        remove_seen(table, action - REMOVE_SHADOW)
        table.swap(with_b(packed, action - REMOVE_SHADOW))
    elif action == DONE and not a_of(packed):
        table.swap(with_a(packed, 1))
    else:
        table.pop()
        if action != DONE:
            put_first(table, action - NEXT_SHADOW)
        settle_top(table)


def do_may(table: Table, what_for: i64, about: i64) -> None:
    if what_for == MAY_SLOT:  # O08
        table.slots |= BIT[about]
        table.shadow_supply -= 1
        table.note(PUT_ON_CARD, EORED, about)
    elif what_for == MAY_SIX:  # O12
        table.shot += 1
        table.shadow_supply -= 1
        table.note(PUT_ON_CARD, SIX, table.shot)
    elif what_for == MAY_RESISTANCE:  # O03
        gain_token(table, table.active, RESISTANCE)
    elif what_for == MAY_GONDOR:  # O17
        add_friends(table, OSGILIATH, GONDOR_PEOPLE, 1)
    elif what_for == MAY_ROHAN:  # O10
        add_friends(table, DUNLAND, ROHAN_PEOPLE, 1)
    else:
        symbol: i64 = VALOR
        if what_for == MAY_STEALTH:  # O19
            symbol = STEALTH
        gain_token(table, table.active, symbol)
        gain_token(table, table.active, symbol)
