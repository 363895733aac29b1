"""Minor decisions: cards to lose, to pass on or to share out, offers in havens, and the order of tiles."""

from mypy_extensions import i64

from bywater.bots.quest.evaluation import values
from bywater.bots.quest.evaluation.features import Features, left_on
from bywater.bots.quest.evaluation.line_values import LineValues
from bywater.core.frames import a_of, b_of
from bywater.games.quest.model import actions as act
from bywater.games.quest.model import board
from bywater.games.quest.model.cards import NUM_KINDS
from bywater.games.quest.model.table import Table
from bywater.games.quest.rules.dice import kinds_to_lose
from bywater.games.quest.rules.hands import cards_left
from bywater.games.quest.rules.journey import first_shared


def choose_loss(features: Features, table: Table) -> i64:
    """Lose the cheapest cards. A set is chosen in ascending order, so its lowest code comes first."""
    packed: i64 = table.top()
    seat: i64 = features.me
    first: i64 = -1
    second: i64 = -1
    least: float = 0.0
    next_least: float = 0.0
    kind: i64
    for kind in range(b_of(packed), NUM_KINDS):
        number: i64 = table.count(seat, kind)
        worth: float = 0.0
        if number:
            worth = values.card_worth(features, table, seat, kind)
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
    if a_of(packed) > 1 and 0 <= second < first and (kinds_to_lose(table, packed) >> second) & 1:
        return act.DISCARD + second
    return act.DISCARD + first


def choose_gift(features: Features, table: Table) -> i64:
    """Pass on the card that is worth most to the receiver compared with its value here."""
    to: i64 = a_of(table.top())
    best: i64 = -1
    most: float = 0.0
    kind: i64
    for kind in range(NUM_KINDS):
        if table.count(features.me, kind):
            worth: float = 2.0 * values.card_worth(features, table, to, kind) - 3.0 * values.card_worth(
                features, table, features.me, kind
            )
            if best < 0 or worth > most:
                best = kind
                most = worth
    return act.GIVE + best


def choose_receiver(features: Features, table: Table) -> i64:
    """Give a turned-up card to the hobbit to whom it is worth most."""
    kind: i64 = first_shared(table)
    best: i64 = -1
    most: float = 0.0
    seat: i64
    for seat in range(table.seats):
        if (features.here >> seat) & 1:
            worth: float = values.card_worth(features, table, seat, kind) - 0.1 * float(table.sizes[seat])
            if best < 0 or worth > most:
                best = seat
                most = worth
    return act.TO + best


def choose_offer(features: Features, table: Table) -> i64:
    """Buy two cards or a step to the light for shields, if worth more than the shields."""
    price_in_shields: i64 = a_of(table.top())
    if table.shields[features.me] < price_in_shields:
        return act.PASS
    price: float = values.shields_worth(features, table, features.me, price_in_shields)
    cards: float = values.drawn_worth(features, table, features.me, 2)
    step: float = values.relief(features, table, features.me, 1)
    if step > cards and step > price and table.dark[features.me]:
        return act.BUY_STEP
    if cards > price and cards_left(table):
        return act.BUY_CARDS
    return act.PASS


def choose_next_tile(features: Features, table: Table, line_values: LineValues) -> i64:
    """Put activities first, the best of them: they end the turn's tiles, so the other tiles may never come."""
    line_values.update(features, table)
    tops: i64 = table.tops >> (4 * a_of(table.top()))
    best: i64 = -1
    most: float = 0.0
    while tops:
        tile: i64 = (tops & 15) - 1
        tops >>= 4
        worth: float = 0.0
        if tile < board.LINES:
            worth = 10.5
            if left_on(features, table, tile) > 0:
                worth = 10.0 + line_values.gain(features, table, table.decider(), tile, 1, -1, 0, False)
        elif tile == board.RING_DARK:
            worth = 3.0
        elif tile == board.EYE_OR_TWO_DARK:
            worth = 2.0
        elif tile == board.SUNDIAL_CARDS:
            worth = 1.5
        elif tile == board.SUNDIAL_ITEMS:
            worth = 1.4
        if best < 0 or worth > most or (worth == most and tile < best):
            best = tile
            most = worth
    return act.NEXT + best
