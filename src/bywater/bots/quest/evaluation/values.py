"""The values of steps, dice, cards, shields and tokens to a hobbit at this table."""

from typing import Final

from mypy_extensions import i64

from bywater.bots.quest.evaluation.features import (
    HEART,
    HELMS_BOARD,
    MORDOR_BOARD,
    SHELOB_BOARD,
    SUN,
    Features,
    takers_of,
    wants,
)
from bywater.bots.quest.evaluation.weights import YELLOW_PLACE
from bywater.core.bits import lowest_bit
from bywater.core.frames import b_of, c_of, kind_of
from bywater.games.quest.model import board
from bywater.games.quest.model import cards as box
from bywater.games.quest.model.demands import FACES_OF_THE_DEAD
from bywater.games.quest.model.frames import EACH, EACH_MEETS_DEMAND
from bywater.games.quest.model.table import Table

_FAR: Final = 9

# -- the corruption line ----------------------------------------------------------------------


def danger(features: Features, table: Table, seat: i64, gap: i64) -> float:
    """Return the cost of standing `gap` steps from Sauron."""
    if gap < 0:
        gap = 0
    close: i64 = gap
    if close > _FAR:
        close = _FAR
    weights = features.weights
    near: float
    if seat == table.bearer:
        near = weights.bearer_near[close]
    else:
        near = weights.near[close]
        if features.count < 4:
            near *= 1.0 + weights.few * float(4 - features.count)
    return near + weights.step * float(15 - gap)


def steps_cost(features: Features, table: Table, seat: i64, steps: i64) -> float:
    """Return the cost of steps to the dark; negative for steps to the light."""
    gap: i64 = features.gaps[seat]
    return danger(features, table, seat, gap - steps) - danger(features, table, seat, gap)


def relief(features: Features, table: Table, seat: i64, steps: i64) -> float:
    """Return the value of steps to the light, which end at the first space."""
    if steps > table.dark[seat]:
        steps = table.dark[seat]
    return -steps_cost(features, table, seat, -steps)


def sauron_cost(features: Features, table: Table, steps: i64) -> float:
    """Return the cost of Sauron coming nearer, over all hobbits."""
    total: float = 0.0
    seat: i64
    for seat in range(table.seats):
        if (features.here >> seat) & 1:
            total += steps_cost(features, table, seat, steps)
    return total


def fall_cost(features: Features, table: Table, seat: i64) -> float:
    """Return the cost of losing a hobbit."""
    return danger(features, table, seat, 0) - danger(features, table, seat, features.gaps[seat])


# -- the die ----------------------------------------------------------------------------------


def face_cost(features: Features, table: Table, seat: i64, face: i64) -> float:
    """Return the cost of a face of the die for the hobbit who rolled it."""
    if face == 0:
        return 0.0
    if face == board.EYE:
        return sauron_cost(features, table, 1)
    if face == board.TWO_CARDS:
        if seat == board.SAM:
            return cards_lost_cost(features, table, seat, 1)
        return cards_lost_cost(features, table, seat, 2)
    if seat == board.SAM:
        return steps_cost(features, table, seat, 1)
    return steps_cost(features, table, seat, face)


def die_cost(features: Features, table: Table, seat: i64) -> float:
    """Return the expected cost of a roll."""
    if seat < 0:
        return 0.0
    total: float = 0.0
    face: i64
    for face in range(board.NUM_FACES):
        total += face_cost(features, table, seat, face)
    return total / 6.0


def dice_cost(features: Features, table: Table) -> float:
    """Return the expected cost if every hobbit rolls."""
    total: float = 0.0
    seat: i64
    for seat in range(table.seats):
        if (features.here >> seat) & 1:
            total += die_cost(features, table, seat)
    return total


def cards_lost_cost(features: Features, table: Table, seat: i64, count: i64) -> float:
    """Return the cost of losing one or two cards: the cheapest of the hand, or the hobbit if it has too few."""
    if table.sizes[seat] < count:
        return fall_cost(features, table, seat)
    least: float = 1000.0
    second: float = 1000.0
    kind: i64 = 0
    worth: float
    held: i64 = table.held[seat]
    while held:
        number: i64 = held & 31
        if number:
            worth = card_worth(features, table, seat, kind)
            if worth < least:
                second = least
                least = worth
                if number > 1:
                    second = worth
            elif worth < second:
                second = worth
        held >>= 5
        kind += 1
    feature_cards: i64 = table.features[seat]
    while feature_cards:
        kind = box.NUM_HOBBIT + lowest_bit(feature_cards)
        feature_cards &= feature_cards - 1
        worth = card_worth(features, table, seat, kind)
        if worth < least:
            second = least
            least = worth
        elif worth < second:
            second = worth
    if count == 1:
        return least
    return least + second


# -- cards, shields, tokens -------------------------------------------------------------------


def scarce(features: Features, size: i64) -> float:
    """Return the factor for the value of a card in a hand of this size."""
    if size > 9:
        size = 9
    return features.weights.scarce[size]


def card_worth(features: Features, table: Table, seat: i64, kind: i64) -> float:
    """Return the value of a card in this hand. Cards are worth more in small hands."""
    weights = features.weights
    symbol: i64 = box.SYMBOL[kind]
    if symbol == box.NO_SYMBOL:
        return weights.yellow[YELLOW_PLACE[kind]]
    if seat == board.FRODO and kind < box.WHITE_JOKER:
        symbol = board.JOKER
    stars: float = float(box.STARS[kind])
    if box.STARS[kind] > 2:
        stars = weights.three_stars
    size: i64 = table.sizes[seat]
    worth: float = weights.card * stars * weights.symbol[symbol] * scarce(features, size)
    worth *= weights.play_for[seat]
    if size <= 2:
        worth += bare(features, table, seat)
    if symbol == board.JOKER and table.shields[seat] < 3 and features.jokers[seat] <= box.STARS[kind]:
        worth += dread(features, table, seat)
    return worth


def bare(features: Features, table: Table, seat: i64) -> float:
    """Return the cost of having fewer than two cards: the die may demand two and eliminate the hobbit."""
    return features.weights.bare * fall_cost(features, table, seat)


def drawn_worth(features: Features, table: Table, seat: i64, count: i64) -> float:
    """Return the value of drawing this many Hobbit cards."""
    size: i64 = table.sizes[seat]
    worth: float = 0.0
    held: i64
    for held in range(size, size + count):
        if held < 2:
            worth += bare(features, table, seat)
        worth += features.weights.drawn * features.weights.drawn_for[seat] * scarce(features, held + 1)
    if defenceless(features, seat, table.shields[seat]):  # every fifth card is a joker
        worth += 0.2 * float(count) * dread(features, table, seat)
    return worth


def dread(features: Features, table: Table, seat: i64) -> float:
    """Return the cost of having neither a joker nor three shields when the Faces of the Dead eliminate such hobbits."""
    if features.board != HELMS_BOARD and features.board != SHELOB_BOARD:
        return 0.0
    if features.board == SHELOB_BOARD and table.event == 2:
        level: i64
        for level in range(table.height):
            packed: i64 = table.stack[level]
            if kind_of(packed) == EACH and b_of(packed) == EACH_MEETS_DEMAND and c_of(packed) == FACES_OF_THE_DEAD:
                return fall_cost(features, table, seat)
        return 0.0
    if table.place == board.HELMS_DEEP or (features.board == SHELOB_BOARD and table.event < 2):
        return features.weights.dread * fall_cost(features, table, seat)
    return 0.0


def defenceless(features: Features, seat: i64, shields: i64) -> bool:
    """Whether a hobbit with this many shields can't pay the Faces of the Dead."""
    return shields < 3 and not features.jokers[seat]


def shields_worth(features: Features, table: Table, seat: i64, count: i64) -> float:
    """Return the value of these shields to the hobbit who would give them."""
    worth: float = features.weights.shield * float(count)
    have: i64 = table.shields[seat]
    if have >= 3 and defenceless(features, seat, have - count):
        worth += dread(features, table, seat)
    return worth


def token_worth(features: Features, table: Table, seat: i64, token: i64) -> float:
    """Return the value of gaining a life token; negative if another hobbit needs it more."""
    wanted: bool = (wants(features, table, seat) >> token) & 1 == 1
    if features.board == MORDOR_BOARD:
        if not wanted:
            return 0.0
        return (
            features.weights.tokens[token]
            * features.weights.mordor_token
            * (die_cost(features, table, seat) + cards_lost_cost(features, table, seat, 2))
        )
    burden: float = 0.0
    if token == 0:
        burden = _burden_after(features, table, seat)
    if wanted:
        return features.weights.tokens[token] * steps_cost(features, table, seat, 1) - burden
    if takers_of(features, table, token):
        return -features.weights.token_kept - burden
    return 0.1 - burden


def _burden(features: Features, seat: i64) -> float:
    """Return the cost of bearing the Ring on the next board, two steps nearer to Sauron than now."""
    gap: i64 = features.gaps[seat] - 2
    if seat == board.SAM:  # dice cost Sam less
        gap += 1
    if gap < 0:
        gap = 0
    if gap > _FAR:
        gap = _FAR
    return features.weights.bearer_near[gap]


def next_bearer(features: Features, table: Table, ring_to: i64) -> i64:
    """Return the next Ring-bearer: most rings, in a tie the nearest clockwise, the present bearer last."""
    best: i64 = 0
    most: i64 = -1
    step: i64
    for step in range(1, table.seats + 1):
        seat: i64 = (table.bearer + step) % table.seats
        if (features.here >> seat) & 1:
            rings: i64 = table.token_count(seat, 0)
            if seat == ring_to:
                rings += 1
            if rings > most:
                most = rings
                best = seat
    return best


def _burden_after(features: Features, table: Table, seat: i64) -> float:
    """Return the change in the next bearer's burden if this hobbit took a ring token."""
    after: i64 = next_bearer(features, table, seat)
    before: i64 = next_bearer(features, table, -1)
    if after == before:
        return 0.0
    return features.weights.heir * (_burden(features, after) - _burden(features, before))


def given_token_cost(features: Features, table: Table, seat: i64, token: i64) -> float:
    """Return the cost of giving away a life token."""
    if table.token_count(seat, token) > 1:
        return 0.1
    if features.board == MORDOR_BOARD:
        if (token == HEART and table.event < 3) or (token == SUN and table.event < 4):
            return die_cost(features, table, seat) + cards_lost_cost(features, table, seat, 2)
        return 0.1
    if (
        seat == board.MERRY
        and table.token_count(seat, 0)
        and table.token_count(seat, HEART)
        and table.token_count(seat, SUN)
    ):
        return 0.1  # Merry needs only two of them
    return steps_cost(features, table, seat, 1)
