"""Errands of cards: giving them to a player who needs them, and preparing them."""

from typing import Final

from mypy_extensions import i64

from bywater.bots.fate.evaluation.context import Context, Errands
from bywater.bots.fate.evaluation.resources import NOT_NEAR, steps, way
from bywater.bots.fate.evaluation.values import card_worth, lacking, task_price
from bywater.core.bits import bit_count, lowest_bit
from bywater.games.fate.model import board
from bywater.games.fate.model import cards as box
from bywater.games.fate.model.actions import GIVE_TO, PREPARE, TAKE_FROM
from bywater.games.fate.model.frames import USED_SIGHT, USED_SUPPORT
from bywater.games.fate.rules.hands import preparable
from bywater.games.fate.rules.payment import wanted
from bywater.games.fate.rules.proposals import cards_refused
from bywater.games.fate.rules.trade import counsels
from bywater.games.fate.state import FateState

_MEETING_SHARE: Final = 0.15
_CAPTURE_SHARE: Final = 0.12


def want_worth(context: Context, table: FateState, seat: i64, symbol: i64) -> float:
    """Return the value of one more symbol to a player who lacks it; 0 to others."""
    features = context.features
    worth: float = 0.0
    if symbol == board.RESISTANCE and seat == features.bearer and features.missing_resistance:
        worth = _resistance_worth(context, table)
    tasks: i64 = context.needs.meets
    while tasks:
        task: i64 = lowest_bit(tasks)
        tasks &= tasks - 1
        payer: i64 = context.payer[task]
        if payer < 0 or table.owner_of[payer] != seat:
            continue
        price: i64 = task_price(table, task)
        if wanted(price, symbol) > features.have[seat * 4 + symbol]:
            share: float = _MEETING_SHARE * context.task_worth / float(lacking(context, seat, price))
            if share > worth:
                worth = share
    if symbol == board.VALOR and context.needs.strongholds_wanted and seat == _strongest(context, table):
        short: i64 = 3 - features.have[seat * 4 + board.VALOR]
        if 0 < short < 3:
            part: float = _CAPTURE_SHARE * context.task_worth / float(short)
            if part > worth:
                worth = part
    return worth


def _strongest(context: Context, table: FateState) -> i64:
    """Return the player with most Valor."""
    best: i64 = 0
    seat: i64
    for seat in range(table.seats):
        if context.features.have[seat * 4 + board.VALOR] > context.features.have[best * 4 + board.VALOR]:
            best = seat
    return best


def _resistance_worth(context: Context, table: FateState) -> float:
    """Return the value of a Resistance card for the bearer: less if enough are likely to be drawn."""
    if context.only_the_ring:
        return 3.0
    unseen: float = float(bit_count(table.unseen & box.WITH_SYMBOL[board.RESISTANCE]))
    short: float = float(context.features.missing_resistance) - 0.6 * unseen / float(table.seats)
    if short < 0.0:
        short = 0.0
    if short > 3.0:
        short = 3.0
    return 0.5 + 0.5 * short


def add_sharing(context: Context, table: FateState, character: i64, found: Errands) -> None:
    """Meet another player where a needed card may be given or taken."""
    if table.seats == 1:
        return
    seat: i64 = table.owner_of[character]
    other: i64
    symbol: i64
    for other in range(table.seats):
        if other == seat:
            continue
        for symbol in range(board.NUM_SYMBOLS):
            if table.hands[seat] & box.WITH_SYMBOL[symbol] and not (
                seat == context.features.bearer and symbol == board.RESISTANCE
            ):
                _add_handing(context, table, character, seat, other, symbol, found)
            if table.hands[other] & box.WITH_SYMBOL[symbol] and not (
                other == context.features.bearer and symbol == board.RESISTANCE
            ):
                _add_handing(context, table, character, other, seat, symbol, found)


def _add_handing(
    context: Context, table: FateState, character: i64, giver: i64, taker: i64, symbol: i64, found: Errands
) -> None:
    worth: float = context.weights.sharing * want_worth(context, table, taker, symbol)
    if worth <= 0.0:
        return
    if want_worth(context, table, giver, symbol) >= worth:
        return
    partner_seat: i64 = giver
    if table.owner_of[character] == giver:
        partner_seat = taker
    cards: i64 = table.hands[giver] & box.WITH_SYMBOL[symbol]
    while cards:
        card: i64 = lowest_bit(cards)
        cards &= cards - 1
        partners: i64 = table.of_seat(partner_seat)
        while partners:
            _add_meeting(context, table, character, lowest_bit(partners), card, giver, worth, found)
            partners &= partners - 1


def _add_meeting(
    context: Context,
    table: FateState,
    character: i64,
    partner: i64,
    card: i64,
    giver: i64,
    worth: float,
    found: Errands,
) -> None:
    giving: bool = table.owner_of[character] == giver
    hand: i64 = partner
    if giving:
        hand = character
    if hand == box.BOROMIR and box.symbol_of(card) == board.RESISTANCE:
        return
    here: i64 = table.where[partner]
    far: float
    counsel: bool = character == box.ARWEN and counsels(table, character, here)
    if board.REGION_OF[here] == box.region_of(card) or counsel:
        far = steps(context, table, character, here)
        if far == 0.0:
            other: i64 = table.owner_of[partner]
            if cards_refused(table, other, 0) | cards_refused(table, other, 1):
                return  # no further proposal to a player who has just refused one (N17)
            if giving:
                found.offer(worth, GIVE_TO + table.owner_of[partner])
            else:
                found.offer(worth, TAKE_FROM + giver)
        elif character != box.FRODO and far < NOT_NEAR:
            found.offer(worth / (far + 1.0), way(context, table, character, here, False))
        return
    if character == box.FRODO or partner == box.FRODO:
        return
    # both go where the card may change hands
    best: float = NOT_NEAR
    place: i64 = -1
    places: i64 = board.PLACES_OF[box.region_of(card)]
    while places:
        there: i64 = lowest_bit(places)
        places &= places - 1
        far = steps(context, table, character, there) + steps(context, table, partner, there)
        if far < best:
            best = far
            place = there
    if best <= 9.0 and table.where[character] != place:
        found.offer(0.8 * worth / (best + 1.0), way(context, table, character, place, False))


def shared_card(context: Context, table: FateState, cards: i64, giver: i64, taker: i64) -> i64:
    """Return the card to hand over: the one that the taker needs most, else the one that the giver needs least."""
    best: i64 = -1
    most: float = 0.0
    while cards:
        card: i64 = lowest_bit(cards)
        cards &= cards - 1
        worth: float = 10.0 * want_worth(context, table, taker, box.symbol_of(card)) - card_worth(
            context, table, giver, card
        )
        if best < 0 or worth > most:
            best = card
            most = worth
    return best


def add_preparing(context: Context, table: FateState, character: i64, found: Errands) -> None:
    """Prepare a card if the hand is nearly full, or for an ability that comes with it."""
    seat: i64 = table.owner_of[character]
    if table.where[character] >= board.NOWHERE:
        return
    cards: i64 = preparable(table, character, seat) & box.ALL_REGION_CARDS
    full: bool = bit_count(table.hands[seat]) > board.HAND_LIMIT - 2 and seat == table.active
    here: i64 = board.REGION_OF[table.where[character]]
    while cards:
        card: i64 = lowest_bit(cards)
        cards &= cards - 1
        worth: float = card_worth(context, table, seat, card)
        rate: float = context.weights.stored * worth
        if full:
            rate = context.weights.preparing + 0.15 * worth
        if character == box.FRODO and box.region_of(card) == here and not table.used & USED_SUPPORT:
            rate += context.weights.supported
        if character == box.LEGOLAS and not table.used & USED_SIGHT:
            rate += 0.02
        if rate > 0.0:
            found.offer(rate + 0.01 * worth, PREPARE + card, 0, 0, 1)
