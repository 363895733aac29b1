"""Refused proposals: trades of a card, and places to which a character would not come.

They are stored until the table changes (N17). Clones share the vecs, so replace them and never modify one in place.
"""

from librt.vecs import vec
from mypy_extensions import i64

from bywater.core.bits import BIT
from bywater.games.fate.model.board import NUM_PLACES
from bywater.games.fate.model.table import Table


def refuse_card(table: Table, card: i64, other: i64, give: i64) -> None:
    """Store that a player refused to take (`give` is 1) or to give this card."""
    refused = table.refused_cards[:]
    if not len(refused):
        refused = vec[i64]([0] * (2 * table.seats))
    refused[2 * other + give] |= BIT[card]
    table.refused_cards = refused


def refuse_company(table: Table, characters: i64, place: i64) -> None:
    """Store that these characters (a mask) refused to come to a place."""
    refused = table.refused_company[:]
    if not len(refused):
        refused = vec[i64]([0] * NUM_PLACES)
    refused[place] |= characters
    table.refused_company = refused


def cards_refused(table: Table, other: i64, give: i64) -> i64:
    """Return the cards that a player has refused to take (`give` is 1) or to give, as a mask."""
    if not len(table.refused_cards):
        return 0
    return table.refused_cards[2 * other + give]


def company_refused(table: Table, place: i64) -> i64:
    """Return the characters that have refused to come to a place, as a mask."""
    if not len(table.refused_company):
        return 0
    return table.refused_company[place]
