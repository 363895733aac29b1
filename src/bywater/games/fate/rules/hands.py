"""Hands and tokens: gaining, discarding, preparing, giving, and losses to the Wheels."""

from librt.vecs import append, vec
from mypy_extensions import i64

from bywater.core.bits import BIT, append_codes, bit_count, lowest_bit
from bywater.core.frames import a_of, b_of, seat_of, with_a, with_b
from bywater.games.fate.model import actions, board, journal
from bywater.games.fate.model import cards as box
from bywater.games.fate.model import frames as k
from bywater.games.fate.model.table import Table
from bywater.games.fate.rules import payment, shadow_deck


def check_hand(table: Table, seat: i64) -> None:
    """Prompt a player with more than seven cards to discard or to play events."""  # F35
    if bit_count(table.hands[seat]) > board.HAND_LIMIT:
        table.prompt(k.HAND_FULL, seat)


def discard_card(table: Table, seat: i64, card: i64) -> None:
    table.hands[seat] &= ~BIT[card]
    table.discard |= BIT[card]
    table.note(journal.DISCARDED, seat, card)


def has_token(table: Table, symbol: i64) -> bool:
    """Whether the supply has a token of this symbol."""
    return (table.token_supply >> (4 * symbol)) & 15 != 0


def gain_token(table: Table, seat: i64, symbol: i64) -> bool:
    """Take a token from the supply. Returns False if there is none left."""  # F13
    if not has_token(table, symbol):
        return False
    table.token_supply -= board.ONE_TOKEN[symbol]
    table.tokens[seat] += board.ONE_TOKEN[symbol]
    table.note(journal.GOT_TOKEN, seat, symbol)
    return True


def exchangeable(table: Table, cards: i64) -> i64:
    """Return which of these region cards have a token of their symbol in the supply, as a mask."""  # F23
    cards &= box.ALL_REGION_CARDS
    symbol: i64
    for symbol in range(board.NUM_SYMBOLS):
        if not has_token(table, symbol):
            cards &= ~box.WITH_SYMBOL[symbol]
    return cards


def list_choices(table: Table, out: vec[i64], packed: i64, kind: i64) -> vec[i64]:
    seat: i64 = seat_of(packed)
    if kind == k.DISCARDING:
        return _list_discarding(table, out, packed)
    if kind == k.FREE_PREPARING:
        out = append(out, actions.PASS)
        return append_codes(out, actions.PREPARE, exchangeable(table, table.hands[seat]))
    gifts: bool = kind == k.GIFTING
    if not gifts:
        out = append(out, actions.PASS)
    other: i64
    symbol: i64
    for other in range(table.seats):
        for symbol in range(board.NUM_SYMBOLS):
            if gifts and has_token(table, symbol):  # E14
                out = append(out, actions.GIFT + other * board.NUM_SYMBOLS + symbol)
            elif not gifts and other != seat and table.token_count(seat, symbol):  # E03
                out = append(out, actions.HAND_TOKEN + other * board.NUM_SYMBOLS + symbol)
    return out


def _list_discarding(table: Table, out: vec[i64], packed: i64) -> vec[i64]:
    """List cards and tokens to discard, in ascending order."""  # S2
    seat: i64 = seat_of(packed)
    left: i64 = a_of(packed)
    least: i64 = b_of(packed)
    symbol: i64
    tokens: i64 = 0
    for symbol in range(board.NUM_SYMBOLS):
        tokens += table.token_count(seat, symbol)
    if least < box.NUM_CARDS:
        cards: i64 = table.hands[seat] & ~(BIT[least] - 1)
        while cards:
            card: i64 = lowest_bit(cards)
            cards &= cards - 1
            if bit_count(cards) + tokens >= left - 1:
                out = append(out, actions.DISCARD + card)
    for symbol in range(board.NUM_SYMBOLS):
        if box.NUM_CARDS + symbol >= least and tokens >= left and table.token_count(seat, symbol):
            out = append(out, actions.DISCARD_TOKEN + symbol)
        if box.NUM_CARDS + symbol >= least:
            tokens -= table.token_count(seat, symbol)
    return out


def answer(table: Table, packed: i64, kind: i64, seat: i64, action: i64) -> None:
    if kind == k.DISCARDING:
        answer_discarding(table, packed, seat, action)
        return
    if kind == k.GIVING and action == actions.PASS:
        table.pass_window()
        return
    table.pop()
    if kind == k.GIVING:  # E03: this closes the window for all players
        other: i64 = (action - actions.HAND_TOKEN) // board.NUM_SYMBOLS
        symbol: i64 = (action - actions.HAND_TOKEN) % board.NUM_SYMBOLS
        table.tokens[seat] -= board.ONE_TOKEN[symbol]
        table.tokens[other] += board.ONE_TOKEN[symbol]
        table.note(journal.TOKEN_GIVEN, seat, other, symbol)
    elif kind == k.GIFTING:
        gift: i64 = action - actions.GIFT
        gain_token(table, gift // board.NUM_SYMBOLS, gift % board.NUM_SYMBOLS)
    elif action != actions.PASS:
        discard_card(table, seat, action - actions.PREPARE)
        gain_token(table, seat, box.symbol_of(action - actions.PREPARE))


def answer_discarding(table: Table, packed: i64, seat: i64, action: i64) -> None:
    least: i64
    if action < actions.DISCARD_TOKEN:
        discard_card(table, seat, action - actions.DISCARD)
        least = action - actions.DISCARD + 1
    else:
        symbol: i64 = action - actions.DISCARD_TOKEN
        payment.drop_token(table, seat, symbol, 1)
        table.note(journal.DISCARDED_TOKEN, seat, symbol)
        least = box.NUM_CARDS + symbol
    if a_of(packed) > 1:
        table.replace_top(with_b(with_a(packed, a_of(packed) - 1), least))
    else:
        table.pop()


def preparable(table: Table, character: i64, seat: i64) -> i64:
    """Return the region cards that a character could discard for a token, as a mask."""  # F23, F53, K06, K32
    place: i64 = table.where[character]
    if not (table.havens >> place) & 1 and character != box.GOLLUM:
        return 0
    cards: i64 = exchangeable(table, table.hands[seat])
    if table.seats == 1 and not (character == box.ARWEN and not table.used & k.USED_COUNSEL):
        cards &= 15 * BIT[4 * board.REGION_OF[place]]
    return cards


def prepare(table: Table, seat: i64, character: i64, card: i64) -> None:
    """Exchange a region card for a token of its symbol, and apply the character's abilities."""  # F23
    place: i64 = table.where[character]
    region: i64 = board.REGION_OF[place]
    table.note(journal.PREPARED, character, card)
    if table.seats == 1 and character == box.ARWEN and box.region_of(card) != region:  # K06
        table.used |= k.USED_COUNSEL
    discard_card(table, seat, card)
    gain_token(table, seat, box.symbol_of(card))
    if character == box.FRODO and box.region_of(card) == region and not table.used & k.USED_SUPPORT:  # K18
        table.used |= k.USED_SUPPORT
        gain_token(table, seat, board.FRIENDSHIP)
    elif character == box.LEGOLAS and not table.used & k.USED_SIGHT:  # K35, N22
        table.used |= k.USED_SIGHT
        shadow_deck.spy(table, seat, 1, k.SPY_SIGHT)
    elif character == box.ARWEN:
        if board.army_count(table.friends[place], board.ELF) and aid_places(table, box.region_of(card)):  # K05
            table.prompt(k.PLACING, seat, k.AT_AID, box.region_of(card))
    elif character == box.GOLLUM and table.shadow[place]:  # K32
        table.prompt(k.PLACING, seat, k.AT_CUNNING, place)


def aid_places(table: Table, region: i64) -> i64:
    """Return where Arwen may send an Elf army: to characters in the region, except at her place."""  # K05
    mask: i64 = 0
    character: i64
    for character in range(box.NUM_CHARACTERS):
        place: i64 = table.where[character]
        if place < board.NOWHERE and board.REGION_OF[place] == region and place != table.where[box.ARWEN]:
            mask |= BIT[place]
    return mask


def take_discarded(table: Table, seat: i64, card: i64) -> None:
    table.discard &= ~BIT[card]
    table.hands[seat] |= BIT[card]
    table.note(journal.TOOK_CARD, seat, card)
    check_hand(table, seat)
