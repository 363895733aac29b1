"""The smaller choices: what is lost, passed on, shared out, bought, or put in order."""

from mypy_extensions import i64

from bywater.bots.quest.prospects import Prospects
from bywater.bots.quest.sight import Sight, left_on
from bywater.bots.quest.worth import card_worth, drawn_worth, relief, shields_worth
from bywater.core.stack import a_of, b_of
from bywater.games.quest.actions import BUY_CARDS, BUY_STEP, DISCARD, GIVE, NEXT, PASS, TO
from bywater.games.quest.board import EYE_OR_TWO_DARK, LINES, RING_DARK, SUNDIAL_CARDS, SUNDIAL_ITEMS
from bywater.games.quest.cards import NUM_KINDS
from bywater.games.quest.dice import can_lose
from bywater.games.quest.hands import cards_left
from bywater.games.quest.journey import first_shared
from bywater.games.quest.state import Table


def choose_loss(sight: Sight, table: Table) -> i64:
    """The least cards go. A set is picked in ascending order, so the first of them comes first."""
    packed: i64 = table.top()
    seat: i64 = sight.me
    first: i64 = -1
    second: i64 = -1
    least: float = 0.0
    next_least: float = 0.0
    kind: i64
    for kind in range(b_of(packed), NUM_KINDS):
        number: i64 = table.count(seat, kind)
        worth: float = 0.0
        if number:
            worth = card_worth(sight, table, seat, kind)
        while number:
            number -= 1
            if first < 0 or worth < least:
                second = first
                next_least = least
                first = kind
                least = worth
            elif second < 0 or worth < next_least:
                second = kind
                next_least = worth
    if a_of(packed) > 1 and 0 <= second < first and can_lose(table, packed, second):
        return DISCARD + second
    return DISCARD + first


def choose_gift(sight: Sight, table: Table) -> i64:
    """The card that is worth more over there than here; of several the one that is missed least."""
    to: i64 = a_of(table.top())
    best: i64 = -1
    most: float = 0.0
    kind: i64
    for kind in range(NUM_KINDS):
        if table.count(sight.me, kind):
            worth: float = 2.0 * card_worth(sight, table, to, kind) - 3.0 * card_worth(sight, table, sight.me, kind)
            if best < 0 or worth > most:
                best = kind
                most = worth
    return GIVE + best


def choose_receiver(sight: Sight, table: Table) -> i64:
    """A card that was turned up goes to the one it is worth most to."""
    kind: i64 = first_shared(table)
    best: i64 = -1
    most: float = 0.0
    seat: i64
    for seat in range(table.seats):
        if (sight.here >> seat) & 1:
            worth: float = card_worth(sight, table, seat, kind) - 0.1 * float(table.sizes[seat])
            if best < 0 or worth > most:
                best = seat
                most = worth
    return TO + best


def choose_offer(sight: Sight, table: Table) -> i64:
    """Shields for two cards or a step to the light, whatever is worth more than they are."""
    price_in_shields: i64 = a_of(table.top())
    if table.shields[sight.me] < price_in_shields:
        return PASS
    price: float = shields_worth(sight, table, sight.me, price_in_shields)
    cards: float = drawn_worth(sight, table, sight.me, 2)
    step: float = relief(sight, table, sight.me, 1)
    if step > cards and step > price and table.dark[sight.me]:
        return BUY_STEP
    if cards > price and cards_left(table):
        return BUY_CARDS
    return PASS


def choose_next_tile(sight: Sight, table: Table, prospects: Prospects) -> i64:
    """Activities first: they end the turn's tiles, and the others may never come. Of these the best for all."""
    prospects.weigh(sight, table)
    tops: i64 = table.tops >> (4 * a_of(table.top()))
    best: i64 = -1
    most: float = 0.0
    while tops:
        tile: i64 = (tops & 15) - 1
        tops >>= 4
        worth: float = 0.0
        if tile < LINES:
            worth = 10.5
            if left_on(sight, table, tile) > 0:
                worth = 10.0 + prospects.gain(sight, table, table.decider(), tile, 1, -1, 0, False)
        elif tile == RING_DARK:
            worth = 3.0
        elif tile == EYE_OR_TWO_DARK:
            worth = 2.0
        elif tile == SUNDIAL_CARDS:
            worth = 1.5
        elif tile == SUNDIAL_ITEMS:
            worth = 1.4
        if best < 0 or worth > most or (worth == most and tile < best):
            best = tile
            most = worth
    return NEXT + best
