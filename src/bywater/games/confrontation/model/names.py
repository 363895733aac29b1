"""Keys of the words for figures, places, cards and sides, by number."""

from bywater.games.confrontation.model.board import PLACES, SIDES
from bywater.games.confrontation.model.cards import CARDS, SPECIALS
from bywater.games.confrontation.model.figures import FIGURES


def figure_key(number: int) -> str:
    return f"figure-{FIGURES[number]}"


def region_key(number: int) -> str:
    return f"region-{PLACES[number]}"


def card_key(number: int) -> str:
    return f"card-{CARDS[number]}"


def special_key(number: int) -> str:
    return f"special-{SPECIALS[number]}"


def side_key(number: int) -> str:
    return f"side-{SIDES[number]}"
