"""Cards that change hands or become tokens: Resistance for the bearer, and what somebody lacks for an objective."""

from typing import Final

from mypy_extensions import i64

from bywater.bots.fate.means import NOT_NEAR, steps, way
from bywater.bots.fate.mind import Errands, Mind
from bywater.bots.fate.worth import card_worth, lacking, task_price
from bywater.core.codes import lowest, size
from bywater.games.fate.actions import GIVE_TO, PREPARE, TAKE_FROM
from bywater.games.fate.board import HAND_LIMIT, NOWHERE, NUM_SYMBOLS, PLACES_OF, REGION_OF, RESISTANCE, VALOR
from bywater.games.fate.cards import (
    ALL_REGION_CARDS,
    ARWEN,
    BOROMIR,
    FRODO,
    LEGOLAS,
    WITH_SYMBOL,
    region_of,
    symbol_of,
)
from bywater.games.fate.deeds import counsels, preparable
from bywater.games.fate.proposals import cards_refused
from bywater.games.fate.rules import FateState
from bywater.games.fate.state import USED_SIGHT, USED_SUPPORT
from bywater.games.fate.symbols import wanted

_MEETING_SHARE: Final = 0.15
_CAPTURE_SHARE: Final = 0.12


def want_worth(mind: Mind, table: FateState, seat: i64, symbol: i64) -> float:
    """What one more of a symbol is worth to a player who lacks it; 0 to one who does not."""
    sight = mind.sight
    worth: float = 0.0
    if symbol == RESISTANCE and seat == sight.bearer and sight.missing_resistance:
        worth = _resistance_worth(mind, table)
    tasks: i64 = mind.needs.meets
    while tasks:
        task: i64 = lowest(tasks)
        tasks &= tasks - 1
        payer: i64 = mind.payer[task]
        if payer < 0 or table.owner_of[payer] != seat:
            continue
        price: i64 = task_price(table, task)
        if wanted(price, symbol) > sight.have[seat * 4 + symbol]:
            share: float = _MEETING_SHARE * mind.task_worth / float(lacking(mind, seat, price))
            if share > worth:
                worth = share
    if symbol == VALOR and mind.needs.strongholds_wanted and seat == _strongest(mind, table):
        short: i64 = 3 - sight.have[seat * 4 + VALOR]
        if 0 < short < 3:
            part: float = _CAPTURE_SHARE * mind.task_worth / float(short)
            if part > worth:
                worth = part
    return worth


def _strongest(mind: Mind, table: FateState) -> i64:
    """Who has most Valor."""
    best: i64 = 0
    seat: i64
    for seat in range(table.seats):
        if mind.sight.have[seat * 4 + VALOR] > mind.sight.have[best * 4 + VALOR]:
            best = seat
    return best


def _resistance_worth(mind: Mind, table: FateState) -> float:
    """What a Resistance card is worth in the bearer's hand: less if enough are likely to come by themselves."""
    if mind.only_the_ring:
        return 3.0
    unseen: float = float(size(table.unseen & WITH_SYMBOL[RESISTANCE]))
    short: float = float(mind.sight.missing_resistance) - 0.6 * unseen / float(table.seats)
    if short < 0.0:
        short = 0.0
    if short > 3.0:
        short = 3.0
    return 0.5 + 0.5 * short


def add_sharing(mind: Mind, table: FateState, character: i64, found: Errands) -> None:
    """Meet somebody where a card that is wanted may change hands."""
    if table.seats == 1:
        return
    seat: i64 = table.owner_of[character]
    other: i64
    symbol: i64
    for other in range(table.seats):
        if other == seat:
            continue
        for symbol in range(NUM_SYMBOLS):
            if table.hands[seat] & WITH_SYMBOL[symbol] and not (seat == mind.sight.bearer and symbol == RESISTANCE):
                _add_handing(mind, table, character, seat, other, symbol, found)
            if table.hands[other] & WITH_SYMBOL[symbol] and not (other == mind.sight.bearer and symbol == RESISTANCE):
                _add_handing(mind, table, character, other, seat, symbol, found)


def _add_handing(
    mind: Mind, table: FateState, character: i64, giver: i64, taker: i64, symbol: i64, found: Errands
) -> None:
    worth: float = mind.weights.sharing * want_worth(mind, table, taker, symbol)
    if worth <= 0.0:
        return
    if want_worth(mind, table, giver, symbol) >= worth:
        return
    partner_seat: i64 = giver
    if table.owner_of[character] == giver:
        partner_seat = taker
    cards: i64 = table.hands[giver] & WITH_SYMBOL[symbol]
    while cards:
        card: i64 = lowest(cards)
        cards &= cards - 1
        partners: i64 = table.of_seat(partner_seat)
        while partners:
            _add_meeting(mind, table, character, lowest(partners), card, giver, worth, found)
            partners &= partners - 1


def _add_meeting(
    mind: Mind, table: FateState, character: i64, partner: i64, card: i64, giver: i64, worth: float, found: Errands
) -> None:
    giving: bool = table.owner_of[character] == giver
    hand: i64 = partner
    if giving:
        hand = character
    if hand == BOROMIR and symbol_of(card) == RESISTANCE:
        return
    here: i64 = table.where[partner]
    far: float
    counsel: bool = character == ARWEN and counsels(table, character, here)
    if REGION_OF[here] == region_of(card) or counsel:
        far = steps(mind, table, character, here)
        if far == 0.0:
            other: i64 = table.owner_of[partner]
            if cards_refused(table, other, 0) | cards_refused(table, other, 1):
                return  # whoever has just said no is left in peace, though another card could be proposed (N17)
            if giving:
                found.offer(worth, GIVE_TO + table.owner_of[partner])
            else:
                found.offer(worth, TAKE_FROM + giver)
        elif character != FRODO and far < NOT_NEAR:
            found.offer(worth / (far + 1.0), way(mind, table, character, here, False))
        return
    if character == FRODO or partner == FRODO:
        return
    # both go where the card may change hands
    best: float = NOT_NEAR
    place: i64 = -1
    places: i64 = PLACES_OF[region_of(card)]
    while places:
        there: i64 = lowest(places)
        places &= places - 1
        far = steps(mind, table, character, there) + steps(mind, table, partner, there)
        if far < best:
            best = far
            place = there
    if best <= 9.0 and table.where[character] != place:
        found.offer(0.8 * worth / (best + 1.0), way(mind, table, character, place, False))


def shared_card(mind: Mind, table: FateState, cards: i64, giver: i64, taker: i64) -> i64:
    """The card that is passed on: what the one who gets it wants most, else what is worth least to keep."""
    best: i64 = -1
    most: float = 0.0
    while cards:
        card: i64 = lowest(cards)
        cards &= cards - 1
        worth: float = 10.0 * want_worth(mind, table, taker, symbol_of(card)) - card_worth(mind, table, giver, card)
        if best < 0 or worth > most:
            best = card
            most = worth
    return best


def add_preparing(mind: Mind, table: FateState, character: i64, found: Errands) -> None:
    """A card becomes a token where the hand grows too full, or where it brings something besides."""
    seat: i64 = table.owner_of[character]
    if table.where[character] >= NOWHERE:
        return
    cards: i64 = preparable(table, character, seat) & ALL_REGION_CARDS
    full: bool = size(table.hands[seat]) > HAND_LIMIT - 2 and seat == table.active
    here: i64 = REGION_OF[table.where[character]]
    while cards:
        card: i64 = lowest(cards)
        cards &= cards - 1
        worth: float = card_worth(mind, table, seat, card)
        rate: float = mind.weights.stored * worth
        if full:
            rate = mind.weights.preparing + 0.15 * worth
        if character == FRODO and region_of(card) == here and not table.used & USED_SUPPORT:
            rate += mind.weights.supported
        if character == LEGOLAS and not table.used & USED_SIGHT:
            rate += 0.02
        if rate > 0.0:
            found.offer(rate + 0.01 * worth, PREPARE + card, 0, 0, 1)
