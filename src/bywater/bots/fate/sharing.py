"""Cards that change hands, and cards that become tokens."""

from bywater.bots.fate.errands import Errand, Plan
from bywater.bots.fate.lore import PLACES_IN, REGION
from bywater.bots.fate.roads import FAR
from bywater.bots.fate.sight import Sight
from bywater.bots.fate.worth import card_worth
from bywater.games.fate.actions import GIVE_TO, PREPARE, TAKE_FROM
from bywater.games.fate.board import HAND_LIMIT, RESISTANCE
from bywater.games.fate.cards import (
    ARWEN,
    BOROMIR,
    CARDS,
    FIRST_EVENT,
    FRODO,
    GOLLUM,
    LEGOLAS,
    region_of,
    symbol_of,
)


def resistance_cards(plan: Plan, seat: int) -> list[int]:
    return [card for card in plan.sight.hands[seat] if card < FIRST_EVENT and int(symbol_of(card)) == RESISTANCE]


def resistance_urgency(sight: Sight) -> float:
    """What a Resistance card is worth in the bearer's hand: less if enough are likely to come by themselves."""
    if sight.only_the_ring:
        return 3.0
    seen = {card for hand in sight.hands for card in hand} | {CARDS.index(name) for name in sight.view["discard"]}
    unseen = sum(1 for card in range(FIRST_EVENT) if int(symbol_of(card)) == RESISTANCE and card not in seen)
    lacking = sight.missing_resistance() - 0.6 * unseen / sight.seats
    return 0.5 + 0.5 * max(0.0, min(3.0, lacking))


def sharing_errands(plan: Plan, character: int) -> list[Errand]:
    """Resistance goes to the bearer: meet somebody where a card may change hands."""
    sight = plan.sight
    if sight.seats == 1 or not sight.missing_resistance():
        return []
    seat = sight.owner[character]
    found: list[Errand] = []
    givers = [other for other in range(sight.seats) if other != sight.bearer] if seat == sight.bearer else [seat]
    for giver in givers:
        for card in resistance_cards(plan, giver):
            taker = sight.bearer
            partner_seat = giver if seat == taker else taker
            for partner in sight.of_seat(partner_seat):
                errand = _meet(plan, character, partner, card, giver)
                if errand is not None:
                    found.append(errand)
    return found


def _meet(plan: Plan, character: int, partner: int, card: int, giver: int) -> Errand | None:
    sight = plan.sight
    giving = sight.owner[character] == giver
    if BOROMIR in (character if giving else -1, -1 if giving else partner):
        return None
    urgency = resistance_urgency(sight)
    here = sight.where[partner]
    counsel = character == ARWEN and here in sight.havens
    region = int(region_of(card))
    if REGION[here] == region or counsel:
        far = plan.steps(character, here)
        if far == 0:
            code = GIVE_TO + sight.owner[partner] if giving else TAKE_FROM + giver
            return Errand(urgency, code, f"share {card}")
        if character == FRODO or far >= FAR:
            return None
        return Errand(urgency / (far + 1), plan.way(character, here), "to share")
    if FRODO in (character, partner) and sight.frodo not in PLACES_IN[region]:
        return None
    # both go where the card may change hands
    place = min(PLACES_IN[region], key=lambda n: (plan.steps(character, n) + plan.steps(partner, n), n))
    both = plan.steps(character, place) + plan.steps(partner, place)
    if both >= FAR or both > 9 or sight.where[character] == place:
        return None
    return Errand(0.8 * urgency / (both + 1), plan.way(character, place), "to meet")


def shared_card(plan: Plan, cards: list[int]) -> int:
    """The card that is passed on: Resistance before all, then what is worth least to keep."""
    sight = plan.sight
    return min(cards, key=lambda card: (int(symbol_of(card)) != RESISTANCE, card_worth(sight, sight.me, card), card))


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
