"""Cards that change hands: Resistance for the bearer, and what somebody lacks for an objective."""

from typing import NamedTuple

from bywater.bots.fate.errands import Errand, Plan
from bywater.bots.fate.lore import PLACES_IN, REGION
from bywater.bots.fate.roads import FAR
from bywater.bots.fate.sight import Sight
from bywater.bots.fate.worth import card_worth, task_price
from bywater.games.fate.actions import GIVE_TO, TAKE_FROM
from bywater.games.fate.board import NUM_SYMBOLS, RESISTANCE, VALOR
from bywater.games.fate.cards import ARWEN, BOROMIR, CARDS, FIRST_EVENT, FRODO, region_of, symbol_of


class Want(NamedTuple):
    """A player who lacks a symbol, and what one more is worth."""

    seat: int
    symbol: int
    worth: float


def wants(plan: Plan) -> list[Want]:
    """Who lacks what."""
    sight = plan.sight
    found: list[Want] = []
    if sight.missing_resistance():
        found.append(Want(sight.bearer, RESISTANCE, _resistance_worth(sight)))
    for meet, (payer, _, _) in plan.meeting.items():
        seat = sight.owner[payer]
        price = task_price(sight, meet.task)
        lacking = [max(0, price[symbol] - sight.symbols[seat][symbol]) for symbol in range(NUM_SYMBOLS)]
        share = 0.15 * plan.task_worth / max(1, sum(lacking))
        found += [Want(seat, symbol, share) for symbol in range(NUM_SYMBOLS) if lacking[symbol]]
    places = {seize.place for seize in plan.needs.seizes} | {clear.place for clear in plan.needs.clears}
    if places & sight.strongholds:
        seat = max(range(sight.seats), key=lambda seat: (sight.symbols[seat][VALOR], -seat))
        lacking_valor = 3 - sight.symbols[seat][VALOR]
        if 0 < lacking_valor < 3:
            found.append(Want(seat, VALOR, 0.12 * plan.task_worth / lacking_valor))
    return found


def _resistance_worth(sight: Sight) -> float:
    """What a Resistance card is worth in the bearer's hand: less if enough are likely to come by themselves."""
    if sight.only_the_ring:
        return 3.0
    seen = {card for hand in sight.hands for card in hand} | {CARDS.index(name) for name in sight.view["discard"]}
    unseen = sum(1 for card in range(FIRST_EVENT) if int(symbol_of(card)) == RESISTANCE and card not in seen)
    lacking = sight.missing_resistance() - 0.6 * unseen / sight.seats
    return 0.5 + 0.5 * max(0.0, min(3.0, lacking))


def sharing_errands(plan: Plan, character: int) -> list[Errand]:
    """Meet somebody where a card that is wanted may change hands."""
    sight = plan.sight
    if sight.seats == 1:
        return []
    seat = sight.owner[character]
    found: list[Errand] = []
    for want in wants(plan):
        givers = [other for other in range(sight.seats) if other != seat] if seat == want.seat else [seat]
        for giver in givers:
            if giver == want.seat or (giver == sight.bearer and want.symbol == RESISTANCE):
                continue
            for card in sight.hands[giver]:
                if card < FIRST_EVENT and int(symbol_of(card)) == want.symbol:
                    for partner in sight.of_seat(giver if seat == want.seat else want.seat):
                        errand = _meet(plan, character, partner, card, giver, want.worth)
                        if errand is not None:
                            found.append(errand)
    return found


def _meet(plan: Plan, character: int, partner: int, card: int, giver: int, worth: float) -> Errand | None:
    sight = plan.sight
    giving = sight.owner[character] == giver
    if (character if giving else partner) == BOROMIR and int(symbol_of(card)) == RESISTANCE:
        return None
    here = sight.where[partner]
    counsel = character == ARWEN and here in sight.havens
    region = int(region_of(card))
    if REGION[here] == region or counsel:
        far = plan.steps(character, here)
        if far == 0:
            code = GIVE_TO + sight.owner[partner] if giving else TAKE_FROM + giver
            return Errand(worth, code, "share")
        if character == FRODO or far >= FAR:
            return None
        return Errand(worth / (far + 1), plan.way(character, here), "to share")
    if FRODO in (character, partner):
        return None
    # both go where the card may change hands
    place = min(PLACES_IN[region], key=lambda n: (plan.steps(character, n) + plan.steps(partner, n), n))
    both = plan.steps(character, place) + plan.steps(partner, place)
    if both >= FAR or both > 9 or sight.where[character] == place:
        return None
    return Errand(0.8 * worth / (both + 1), plan.way(character, place), "to meet")


def shared_card(plan: Plan, cards: list[int], other: int, given: bool) -> int:
    """The card that is passed on: what the one who gets it wants most, else what is worth least to keep."""
    sight = plan.sight
    taker = other if given else sight.me
    giver = sight.me if given else other
    wanted = {want.symbol: want.worth for want in wants(plan) if want.seat == taker}
    return max(cards, key=lambda card: (wanted.get(int(symbol_of(card)), 0.0), -card_worth(sight, giver, card), -card))
