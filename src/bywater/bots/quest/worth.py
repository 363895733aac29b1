"""What steps, dice, cards, shields and tokens are worth to a hobbit as things stand."""

from typing import Final

from mypy_extensions import i64

from bywater.bots.quest.sight import HEART, HELMS_BOARD, MORDOR_BOARD, SHELOB_BOARD, SUN, Sight, somebody_wants, wants
from bywater.bots.quest.weights import YELLOW_PLACE
from bywater.core.codes import lowest
from bywater.core.stack import b_of, c_of, kind_of
from bywater.games.quest.board import EYE, FRODO, HELMS_DEEP, JOKER, MERRY, NUM_FACES, SAM, TWO_CARDS
from bywater.games.quest.cards import NO_SYMBOL, NUM_HOBBIT, STARS, SYMBOL, WHITE_JOKER
from bywater.games.quest.demands import FACES_OF_THE_DEAD
from bywater.games.quest.state import EACH, EACH_IS_ASKED, Table

_FAR: Final = 9

# -- the corruption line ----------------------------------------------------------------------


def danger(sight: Sight, table: Table, seat: i64, gap: i64) -> float:
    """What it costs that this hobbit stands so many steps from Sauron."""
    if gap < 0:
        gap = 0
    close: i64 = gap
    if close > _FAR:
        close = _FAR
    weights = sight.weights
    near: float
    if seat == table.bearer:
        near = weights.bearer_near[close]
    else:
        near = weights.near[close]
        if sight.count < 4:
            near *= 1.0 + weights.few * float(4 - sight.count)
    return near + weights.step * float(15 - gap)


def steps_cost(sight: Sight, table: Table, seat: i64, steps: i64) -> float:
    """What so many steps to the dark cost a hobbit; less than nothing for steps to the light."""
    gap: i64 = sight.gaps[seat]
    return danger(sight, table, seat, gap - steps) - danger(sight, table, seat, gap)


def relief(sight: Sight, table: Table, seat: i64, steps: i64) -> float:
    """What steps to the light are worth to a hobbit, who can't go beyond the first space."""
    if steps > table.dark[seat]:
        steps = table.dark[seat]
    return -steps_cost(sight, table, seat, -steps)


def sauron_cost(sight: Sight, table: Table, steps: i64) -> float:
    """What it costs all hobbits if Sauron comes nearer."""
    total: float = 0.0
    seat: i64
    for seat in range(table.seats):
        if (sight.here >> seat) & 1:
            total += steps_cost(sight, table, seat, steps)
    return total


def fall_cost(sight: Sight, table: Table, seat: i64) -> float:
    """What it costs if a hobbit is out."""
    return danger(sight, table, seat, 0) - danger(sight, table, seat, sight.gaps[seat])


# -- the die ----------------------------------------------------------------------------------


def face_cost(sight: Sight, table: Table, seat: i64, face: i64) -> float:
    """What a face of the die costs the one who rolled it."""
    if face == 0:
        return 0.0
    if face == EYE:
        return sauron_cost(sight, table, 1)
    if face == TWO_CARDS:
        if seat == SAM:
            return cards_lost_cost(sight, table, seat, 1)
        return cards_lost_cost(sight, table, seat, 2)
    if seat == SAM:
        return steps_cost(sight, table, seat, 1)
    return steps_cost(sight, table, seat, face)


def die_cost(sight: Sight, table: Table, seat: i64) -> float:
    """What a roll costs on average."""
    if seat < 0:
        return 0.0
    total: float = 0.0
    face: i64
    for face in range(NUM_FACES):
        total += face_cost(sight, table, seat, face)
    return total / 6.0


def dice_cost(sight: Sight, table: Table) -> float:
    """What it costs if every hobbit rolls."""
    total: float = 0.0
    seat: i64
    for seat in range(table.seats):
        if (sight.here >> seat) & 1:
            total += die_cost(sight, table, seat)
    return total


def cards_lost_cost(sight: Sight, table: Table, seat: i64, count: i64) -> float:
    """What it costs to give one or two cards: the least of the hand, or the game for one who has not enough."""
    if table.sizes[seat] < count:
        return fall_cost(sight, table, seat)
    least: float = 1000.0
    second: float = 1000.0
    kind: i64 = 0
    worth: float
    held: i64 = table.held[seat]
    while held:
        number: i64 = held & 31
        if number:
            worth = card_worth(sight, table, seat, kind)
            if worth < least:
                second = least
                least = worth
                if number > 1:
                    second = worth
            elif worth < second:
                second = worth
        held >>= 5
        kind += 1
    features: i64 = table.features[seat]
    while features:
        kind = NUM_HOBBIT + lowest(features)
        features &= features - 1
        worth = card_worth(sight, table, seat, kind)
        if worth < least:
            second = least
            least = worth
        elif worth < second:
            second = worth
    if count == 1:
        return least
    return least + second


# -- cards, shields, tokens -------------------------------------------------------------------


def scarce(sight: Sight, size: i64) -> float:
    """How much dearer a card is in a hand of so many."""
    if size > 9:
        size = 9
    return sight.weights.scarce[size]


def card_worth(sight: Sight, table: Table, seat: i64, kind: i64) -> float:
    """What a card in this hand is worth. Few cards are precious, many wait for turns that don't come."""
    weights = sight.weights
    symbol: i64 = SYMBOL[kind]
    if symbol == NO_SYMBOL:
        return weights.yellow[YELLOW_PLACE[kind]]
    if seat == FRODO and kind < WHITE_JOKER:
        symbol = JOKER
    stars: float = float(STARS[kind])
    if STARS[kind] > 2:
        stars = weights.three_stars
    size: i64 = table.sizes[seat]
    worth: float = weights.card * stars * weights.symbol[symbol] * scarce(sight, size)
    worth *= weights.play_for[seat]
    if size <= 2:
        worth += bare(sight, table, seat)
    if symbol == JOKER and table.shields[seat] < 3 and sight.jokers[seat] <= STARS[kind]:
        worth += dread(sight, table, seat)
    return worth


def bare(sight: Sight, table: Table, seat: i64) -> float:
    """What it costs to be left with fewer than two cards: the die may ask for two, and who has them not is out."""
    return sight.weights.bare * fall_cost(sight, table, seat)


def drawn_worth(sight: Sight, table: Table, seat: i64, count: i64) -> float:
    """What so many new Hobbit cards are worth to a hobbit."""
    size: i64 = table.sizes[seat]
    worth: float = 0.0
    held: i64
    for held in range(size, size + count):
        if held < 2:
            worth += bare(sight, table, seat)
        worth += sight.weights.drawn * sight.weights.drawn_for[seat] * scarce(sight, held + 1)
    if defenceless(sight, seat, table.shields[seat]):  # every fifth card is a joker
        worth += 0.2 * float(count) * dread(sight, table, seat)
    return worth


def dread(sight: Sight, table: Table, seat: i64) -> float:
    """What it costs to have neither a joker nor three shields when the faces of the dead appear: that is the end."""
    if sight.board != HELMS_BOARD and sight.board != SHELOB_BOARD:
        return 0.0
    if sight.board == SHELOB_BOARD and table.event == 2:
        level: i64
        for level in range(table.height):
            packed: i64 = table.stack[level]
            if kind_of(packed) == EACH and b_of(packed) == EACH_IS_ASKED and c_of(packed) == FACES_OF_THE_DEAD:
                return fall_cost(sight, table, seat)
        return 0.0
    if table.place == HELMS_DEEP or (sight.board == SHELOB_BOARD and table.event < 2):
        return sight.weights.dread * fall_cost(sight, table, seat)
    return 0.0


def defenceless(sight: Sight, seat: i64, shields: i64) -> bool:
    """Whether a hobbit with so many shields has nothing to show the dead."""
    return shields < 3 and not sight.jokers[seat]


def shields_worth(sight: Sight, table: Table, seat: i64, count: i64) -> float:
    """What so many shields are worth to the one who would give them."""
    worth: float = sight.weights.shield * float(count)
    have: i64 = table.shields[seat]
    if have >= 3 and defenceless(sight, seat, have - count):
        worth += dread(sight, table, seat)
    return worth


def token_worth(sight: Sight, table: Table, seat: i64, token: i64) -> float:
    """What a life token is worth to a hobbit who would get it; one who has it already only keeps it from others."""
    wanted: bool = (wants(sight, table, seat) >> token) & 1 == 1
    if sight.board == MORDOR_BOARD:
        if not wanted:
            return 0.0
        return (
            sight.weights.tokens[token]
            * sight.weights.mordor_token
            * (die_cost(sight, table, seat) + cards_lost_cost(sight, table, seat, 2))
        )
    burden: float = 0.0
    if token == 0:
        burden = _burden_after(sight, table, seat)
    if wanted:
        return sight.weights.tokens[token] * steps_cost(sight, table, seat, 1) - burden
    if somebody_wants(sight, table, token):
        return -sight.weights.token_kept - burden
    return 0.1 - burden


def _burden(sight: Sight, seat: i64) -> float:
    """What it costs that this hobbit bears the Ring on the next board, a little nearer to Sauron than now."""
    gap: i64 = sight.gaps[seat] - 2
    if seat == SAM:  # the die does Sam less harm
        gap += 1
    if gap < 0:
        gap = 0
    if gap > _FAR:
        gap = _FAR
    return sight.weights.bearer_near[gap]


def next_bearer(sight: Sight, table: Table, ring_to: i64) -> i64:
    """Who would bear the Ring next: most rings, in a tie the nearest clockwise, the present bearer last."""
    best: i64 = 0
    most: i64 = -1
    step: i64
    for step in range(1, table.seats + 1):
        seat: i64 = (table.bearer + step) % table.seats
        if (sight.here >> seat) & 1:
            rings: i64 = table.token_count(seat, 0)
            if seat == ring_to:
                rings += 1
            if rings > most:
                most = rings
                best = seat
    return best


def _burden_after(sight: Sight, table: Table, seat: i64) -> float:
    """How much harder the Ring would weigh on whoever bears it next if this hobbit took a ring token."""
    after: i64 = next_bearer(sight, table, seat)
    before: i64 = next_bearer(sight, table, -1)
    if after == before:
        return 0.0
    return sight.weights.heir * (_burden(sight, after) - _burden(sight, before))


def given_token_cost(sight: Sight, table: Table, seat: i64, token: i64) -> float:
    """What a life token is worth to a hobbit who has it and would give it away."""
    if table.token_count(seat, token) > 1:
        return 0.1
    if sight.board == MORDOR_BOARD:
        if (token == HEART and table.event < 3) or (token == SUN and table.event < 4):
            return die_cost(sight, table, seat) + cards_lost_cost(sight, table, seat, 2)
        return 0.1
    if seat == MERRY and table.token_count(seat, 0) and table.token_count(seat, HEART) and table.token_count(seat, SUN):
        return 0.1  # Merry needs but two of them
    return steps_cost(sight, table, seat, 1)
