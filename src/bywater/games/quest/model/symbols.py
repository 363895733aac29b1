"""What cards are worth in symbols, and how many are missing from a demand."""

from typing import Final

from mypy_extensions import i64

from bywater.core.bits import lowest_bit
from bywater.games.quest.model import board, cards

# How Guidance counts when it is pledged; 0 if it is not.
ONE_KIND: Final = 1  # two symbols of one kind
TWO_JOKERS: Final = 2


def symbols_in(seat: i64, held: i64, features: i64) -> i64:
    """What cards are worth, eight bits a symbol. Frodo's white Hobbit cards are jokers."""  # R02, R04
    worth: i64 = 0
    kind: i64 = 0
    while held:
        count: i64 = held & 31
        if count:
            symbol: i64 = cards.SYMBOL[kind]
            if seat == board.FRODO and kind < cards.WHITE_JOKER:
                symbol = board.JOKER
            worth += count << (8 * symbol)
        held >>= 5
        kind += 1
    while features:
        kind = cards.NUM_HOBBIT + lowest_bit(features)
        features &= features - 1
        if cards.SYMBOL[kind] != cards.NO_SYMBOL:
            worth += cards.STARS[kind] << (8 * cards.SYMBOL[kind])
    return worth


def card_worth(seat: i64, kind: i64) -> i64:
    """What one card is worth, eight bits a symbol."""
    if cards.SYMBOL[kind] == cards.NO_SYMBOL:
        return 0
    symbol: i64 = cards.SYMBOL[kind]
    if seat == board.FRODO and kind < cards.WHITE_JOKER:
        symbol = board.JOKER
    return cards.STARS[kind] << (8 * symbol)


def lacking(needs: i64, have: i64, guided: i64) -> i64:
    """How many symbols are still missing: jokers stand for any, each star for another if need be.

    `guided` says how pledged Guidance counts: not at all, as `ONE_KIND` or as `TWO_JOKERS`.
    """  # R02, R03, C8
    missing: i64 = 0
    most: i64 = 0
    place: i64
    for place in range(4):
        lack: i64 = ((needs >> (4 * place)) & 15) - ((have >> (8 * place)) & 255)
        if lack > 0:
            missing += lack
            if lack > most:
                most = lack
    jokers: i64 = (needs >> 16) & 15
    missing += jokers
    if jokers > most:
        most = jokers
    if guided == TWO_JOKERS:
        missing -= 2
    elif guided:
        if most > 2:
            most = 2
        missing -= most
    missing -= (have >> 32) & 255
    if missing < 0:
        return 0
    return missing
