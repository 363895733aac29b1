"""What the Eye and the Nazgûl may cost Frodo, on the way to a place and while he stays there."""

from typing import Final

from bywater.bots.fate.lore import REGION
from bywater.bots.fate.sight import Sight
from bywater.games.fate.board import MORDOR, SEARCH_DICE
from bywater.games.fate.cards import GOLLUM

BAD: Final = 0.5  # hope that a search die costs, about
BAD_AT_HAVEN: Final = 1 / 3
SKY: Final = 2.0  # hope lost when the skies darken over Frodo
_EYE_ORDERS: Final = 1 / 6  # how many of the shadow cards look for Frodo
_CALLED: Final = 0.25  # what a shadow card costs later by the Nazgûl that it may call to the Eye


def search_dice(sight: Sight, place: int, drained: int = 0) -> int:
    """The dice of a search at a place, if so many Nazgûl had been lured out of Mordor."""
    region = REGION[place]
    riders = sight.nazgul[region] - (drained if region == MORDOR else 0)
    dice = max(0, riders) + sight.shadow[place]
    if sight.where[GOLLUM] == place or (GOLLUM in sight.here and sight.where[GOLLUM] == sight.frodo):
        dice -= 3
    return max(0, min(int(SEARCH_DICE), dice))


def search_cost(sight: Sight, place: int, drained: int = 0) -> float:
    """The hope that a search at a place costs, about."""
    return search_dice(sight, place, drained) * (BAD_AT_HAVEN if place in sight.havens else BAD)


def stay_cost(sight: Sight, place: int, eye: int) -> float:
    """The hope Frodo must expect to lose until the next turn at a place, with the Eye on a region."""
    seen = eye == REGION[place]
    orders = _EYE_ORDERS * sight.view["threat_cards"] * (1.0 if seen else 0.4)
    called = _CALLED * sight.view["threat_cards"] if seen else 0.0
    return float((SKY * sight.sky_chance if seen else 0.0) + called + orders * search_cost(sight, place))
