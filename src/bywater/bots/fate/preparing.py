"""Cards that become tokens, which no hand limit takes away."""

from bywater.bots.fate.errands import Errand, Plan
from bywater.bots.fate.lore import REGION
from bywater.bots.fate.worth import card_worth
from bywater.games.fate.actions import PREPARE
from bywater.games.fate.board import HAND_LIMIT
from bywater.games.fate.cards import FIRST_EVENT, FRODO, GOLLUM, LEGOLAS, region_of


def prepare_errands(plan: Plan, character: int) -> list[Errand]:
    """A card becomes a token where the hand grows too full, or where it brings something besides."""
    sight = plan.sight
    seat = sight.owner[character]
    here = sight.where[character]
    if here not in sight.havens and character != GOLLUM:
        return []
    cards = [card for card in sight.hands[seat] if card < FIRST_EVENT]
    found: list[Errand] = []
    full = len(sight.hands[seat]) - (int(HAND_LIMIT) - 2)
    for card in cards:
        worth = card_worth(sight, seat, card)
        own = int(region_of(card)) == REGION[here]
        rate = 0.0
        if full > 0 and seat == sight.active:
            rate = 0.3 + 0.15 * worth
        if character == FRODO and own and "elronds_support" not in sight.view["used"]:
            rate += 0.4
        if character == LEGOLAS and "keen_sight" not in sight.view["used"]:
            rate += 0.02
        if rate > 0:
            found.append(Errand(rate + 0.01 * worth, PREPARE + card, "prepare", once=True))
    return found
