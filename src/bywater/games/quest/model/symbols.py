"""Symbols of cards, and the number of symbols missing from a demand."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bywater.core.bits import lowest_bit
from bywater.games.quest.model import board, cards

# How Guidance counts when it is pledged; 0 if it is not.
ONE_KIND: Final = 1  # two symbols of one kind
TWO_JOKERS: Final = 2


def _worth(kind: int, jokers: int) -> int:
    symbol = board.JOKER if kind < jokers else cards.SYMBOL[kind]
    return 0 if symbol == cards.NO_SYMBOL else cards.STARS[kind] * 256**symbol


# The symbols of a card, eight bits per symbol: by kind, then again for Frodo, whose white Hobbit cards are jokers.
_WORTH: Final = vec[i64]([_worth(kind, jokers) for jokers in (0, cards.WHITE_JOKER) for kind in range(cards.NUM_KINDS)])


def card_worth(seat: i64, kind: i64) -> i64:
    """Return the symbols of one card, eight bits per symbol. Frodo's white Hobbit cards are jokers."""  # R04
    return _WORTH[cards.NUM_KINDS + kind if seat == board.FRODO else kind]


def symbols_in(seat: i64, held: i64, features: i64) -> i64:
    """Return the total symbols of a set of cards, eight bits per symbol."""  # R02
    worth: i64 = 0
    kind: i64 = 0
    while held:
        if held & 31:
            worth += (held & 31) * card_worth(seat, kind)
        held >>= 5
        kind += 1
    while features:
        worth += card_worth(seat, cards.NUM_HOBBIT + lowest_bit(features))
        features &= features - 1
    return worth


def lacking(needs: i64, have: i64, guided: i64) -> i64:
    """Return how many symbols are missing. Jokers count as any symbol, each of their stars separately if needed.

    `guided` is how pledged Guidance counts: 0, `ONE_KIND` or `TWO_JOKERS`.
    """  # R02, R03, C8
    missing: i64 = 0
    most: i64 = 0
    place: i64
    for place in range(4):
        lack: i64 = ((needs >> (4 * place)) & 15) - ((have >> (8 * place)) & 255)
        if lack > 0:
            missing += lack
            most = max(most, lack)
    jokers: i64 = (needs >> 16) & 15
    missing += jokers
    most = max(most, jokers)
    if guided == TWO_JOKERS:
        missing -= 2
    elif guided:
        missing -= min(most, 2)
    missing -= (have >> 32) & 255
    return max(missing, 0)
